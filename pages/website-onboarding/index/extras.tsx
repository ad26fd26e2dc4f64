import { onboardingIntegrations } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingText as text } from '#locales/en/onboarding.ts'
import * as styles from './brief.css.ts'
import { Ask, Choice, Line, Sentences } from './controls.tsx'
import { Part } from './part.tsx'

export function Extras() {
  return (
    <Part id="extras" text={text.parts.extras.text}>
      <Choice
        field="desiredIntegrations"
        legend={text.desiredIntegrations}
        look="short"
        options={onboardingIntegrations.map((value) => ({ value }))}
      />
      <Line field="customIntegrations" label={text.customIntegrations} />
      <div className={`${styles.asks} ${styles.paired}`}>
        <Ask field="needsSEOSupport" {...text.needsSEOSupport} />
        <Ask field="needsAnalytics" {...text.needsAnalytics} />
      </div>
      <Sentences field="specialRequests" {...text.specialRequests} />
    </Part>
  )
}
