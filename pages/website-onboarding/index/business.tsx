import { onboardingGoals } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingText as text } from '#locales/en/onboarding.ts'
import { Choice, Line, Sentences } from './controls.tsx'
import { Part } from './part.tsx'

export function Business() {
  const { businessDescription, targetAudience, websiteGoals } = text
  return (
    <Part id="business" text={text.parts.business.text}>
      <Sentences field="businessDescription" {...businessDescription} required minLength={10} />
      <Line field="targetAudience" {...targetAudience} required minLength={5} />
      <Choice
        field="websiteGoals"
        legend={websiteGoals.label}
        help={websiteGoals.help}
        required
        options={onboardingGoals.map((value) => ({ value }))}
      />
      <Line field="customGoals" label={text.customGoals} />
    </Part>
  )
}
