import type { ReactNode } from 'react'
import { onboardingLimits } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingText as text } from '#locales/en/onboarding.ts'
import { Line } from './controls.tsx'
import { Part } from './part.tsx'

const { name, email, phone } = onboardingLimits

/** The children stand below its fields. */
export function Contact({ children }: { children: ReactNode }) {
  return (
    <Part id="contact" text={text.parts.contact.text}>
      <Line field="fullName" label={text.fullName} required half autoComplete="name" maxLength={name} />
      <Line
        field="businessName"
        label={text.businessName}
        required
        half
        autoComplete="organization"
        maxLength={name}
      />
      <Line
        field="email"
        label={text.email}
        required
        half
        type="email"
        autoComplete="email"
        maxLength={email}
      />
      <Line field="phone" label={text.phone} required half type="tel" autoComplete="tel" maxLength={phone} />
      {children}
    </Part>
  )
}
