import * as z from 'zod/mini'
import { withLineFeeds } from '../text.ts'
import { emailAddress, faultsOf, formNotes, requiredText } from './form.schema.ts'
import { onboardingLimits } from './onboarding-form.schema.ts'

/** The website brief (R58). Messages are keys of the dictionary of onboarding messages. */

const { line, name, phone, text } = onboardingLimits

const optional = (most: number) =>
  z._default(z.string().check(z.overwrite(withLineFeeds), z.trim(), z.maxLength(most, 'tooLong')), '')

// Any text is a valid answer: a brief from a page opened before the options changed must not be lost.
const answers = z.array(z.string().check(z.trim(), z.maxLength(line, 'tooLong'))).check(
  z.maxLength(50, 'tooLong'),
  z.overwrite((values) => [...new Set(values)].filter(Boolean)),
)
const chosen = (message: string) =>
  z.pipe(z._default(answers, []), z.array(z.string()).check(z.minLength(1, message)))

const yes = z._default(z.boolean(), false)

/** The fields, in the order of the page (R58). */
const fields = {
  fullName: requiredText('fullNameRequired', name),
  businessName: requiredText('businessNameRequired', name),
  email: emailAddress('emailInvalid'),
  phone: requiredText('phoneRequired', phone),
  businessDescription: requiredText('descriptionTooShort', text, 10),
  targetAudience: requiredText('audienceTooShort', text, 5),
  websiteGoals: chosen('goalRequired'),
  customGoals: optional(line),
  hasExistingDomain: yes,
  domainName: optional(line),
  hasExistingHosting: yes,
  hostingDetails: optional(line),
  inspirationWebsites: optional(text),
  colorPreferences: optional(line),
  fontPreferences: optional(line),
  desiredPages: chosen('pageRequired'),
  customPages: optional(line),
  needsBookingSystem: yes,
  needsShop: yes,
  otherFunctionality: optional(text),
  desiredIntegrations: z._default(answers, []),
  customIntegrations: optional(line),
  needsSEOSupport: yes,
  needsAnalytics: yes,
  specialRequests: optional(text),
}

export const onboardingSchema = z.object({ ...fields, ...formNotes })

export type Onboarding = z.output<typeof onboardingSchema>
export type OnboardingField = keyof typeof fields

export const onboardingFields = Object.keys(fields) as OnboardingField[]

const listFields: readonly string[] = [
  'websiteGoals',
  'desiredPages',
  'desiredIntegrations',
] satisfies OnboardingField[]
const yesFields: readonly string[] = [
  'hasExistingDomain',
  'hasExistingHosting',
  'needsBookingSystem',
  'needsShop',
  'needsSEOSupport',
  'needsAnalytics',
] satisfies OnboardingField[]

type FormValue = string | string[]

/** A list: scripts send it as JSON text, native forms as repeated values. */
export function listOf(value: FormValue | undefined): string[] {
  if (value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(listOf)
  if (!value.startsWith('[')) return [value]
  try {
    const parsed: unknown = JSON.parse(value)
    if (Array.isArray(parsed)) return parsed.filter((entry) => typeof entry === 'string')
  } catch {
    // Text that only starts like a JSON list
  }
  return [value]
}

/** A native checkbox sends `on`, a script `true` or `false`; an unticked native one is missing. */
export const isYes = (value: FormValue | undefined): boolean =>
  [value].flat().some((text) => text === 'true' || text === 'on' || text === '1')

export const textOf = (value: FormValue | undefined): string => [value].flat()[0] ?? ''

/** The text part of a form body, its lists and switches converted to arrays and booleans. */
export function normalised(raw: Readonly<Record<string, FormValue>>): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(raw).map(([field, value]) => [field, textOf(value)]),
    ...listFields.map((field) => [field, listOf(raw[field])]),
    ...yesFields.map((field) => [field, isYes(raw[field])]),
  ])
}

/** `faults` has one message key per faulty field. `raw` is the text part of a multipart body. */
export function readOnboarding(
  raw: Readonly<Record<string, FormValue>>,
): { ok: true; brief: Onboarding } | { ok: false; faults: Partial<Record<string, string>> } {
  const parsed = onboardingSchema.safeParse(normalised(raw))
  if (parsed.success) return { ok: true, brief: parsed.data }
  return { ok: false, faults: faultsOf(parsed.error.issues) }
}
