import { onboardingText as text } from '#locales/en/onboarding.ts'
import * as styles from './brief.css.ts'
import { Ask, Line, Sentences } from './controls.tsx'
import { Part } from './part.tsx'

export function Preferences() {
  return (
    <Part id="preferences" text={text.parts.preferences.text}>
      <div className={styles.asks}>
        <Ask field="hasExistingDomain" {...text.hasExistingDomain}>
          <Line field="domainName" label={text.domainName} />
        </Ask>
        <Ask field="hasExistingHosting" {...text.hasExistingHosting}>
          <Line field="hostingDetails" label={text.hostingDetails} />
        </Ask>
      </div>
      <Sentences field="inspirationWebsites" {...text.inspirationWebsites} />
      <Line field="colorPreferences" label={text.colorPreferences} half />
      <Line field="fontPreferences" label={text.fontPreferences} half />
    </Part>
  )
}
