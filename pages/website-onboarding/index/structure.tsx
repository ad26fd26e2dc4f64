import { onboardingPages } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingText as text } from '#locales/en/onboarding.ts'
import * as styles from './brief.css.ts'
import { Ask, Choice, Line, Sentences } from './controls.tsx'
import { PageDrawing } from './page-drawings.tsx'
import { Part } from './part.tsx'

export function Structure() {
  return (
    <Part id="structure" text={text.parts.structure.text}>
      <Choice
        field="desiredPages"
        legend={text.desiredPages.label}
        help={text.desiredPages.help}
        required
        look="pictures"
        options={onboardingPages.map((value) => ({ value, drawing: <PageDrawing page={value} /> }))}
      />
      <Line field="customPages" label={text.customPages} />
      <div className={`${styles.asks} ${styles.paired}`}>
        <Ask field="needsBookingSystem" label={text.needsBookingSystem} />
        <Ask field="needsShop" label={text.needsShop} />
      </div>
      <Sentences field="otherFunctionality" label={text.otherFunctionality} />
    </Part>
  )
}
