import * as z from 'zod/mini'

/** The pricing and service inquiry (spec §3, §5). Browser and server check with this; messages are dictionary keys. */

export const inquiryEndpoint = '/api/pricing-inquiry'

/** A field people never see. Whoever fills it in is held as suspected spam (decision 40). */
export const honeypotField = 'website'

/** Longest values taken, in UTF-16 units. */
export const inquiryLimits = { name: 200, surname: 200, email: 254, phone: 60, packageName: 200 } as const

const inquiryMessageKeys = [
  'nameRequired',
  'surnameRequired',
  'emailInvalid',
  'phoneRequired',
  'tooLong',
] as const
export type InquiryMessageKey = (typeof inquiryMessageKeys)[number]

const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,20}[\p{L}\p{M}]{2,63}$/u
const punycodePattern = /^[\x21-\x7e]{1,64}@(?:[a-z0-9-]{1,63}\.){1,20}xn--[a-z0-9-]{1,59}$/i
const notInAddress = /[\s@,;:<>()[\]"\\]/

/**
 * One address as people really have it: letters of any script, at least one dot in the domain, and nothing that could
 * make it a list, a name with an address, or a second header line.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > inquiryLimits.email) return false
  const local = value.slice(0, value.lastIndexOf('@'))
  return !notInAddress.test(local) && (emailPattern.test(value) || punycodePattern.test(value))
}

const required = (message: InquiryMessageKey, most: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(most, 'tooLong'))

/** What the visitor did not type and cannot correct never refuses a lead: it is cut to size, or taken as empty. */
const note = (most: number) =>
  z.optional(
    z.catch(
      z.string().check(
        z.trim(),
        z.overwrite((value) => value.slice(0, most)),
      ),
      '',
    ),
  )

export const inquirySchema = z.object({
  name: required('nameRequired', inquiryLimits.name),
  surname: required('surnameRequired', inquiryLimits.surname),
  email: z.string('emailInvalid').check(
    z.trim(),
    z.maxLength(inquiryLimits.email, 'tooLong'),
    // An address that is too long is told so, and only so
    z.refine((value) => value.length > inquiryLimits.email || isEmailAddress(value), 'emailInvalid'),
  ),
  phone: required('phoneRequired', inquiryLimits.phone),
  packageName: note(inquiryLimits.packageName),
  /** Where it was sent from (decision 12): the page's path and the text of the button. */
  page: note(300),
  button: note(200),
  language: z.optional(z.catch(z.enum(['en', 'it']), 'en')),
  /** Random text made with the form. The same id with the same fields is the same lead, however often it is sent. */
  submissionId: z.optional(z.catch(z.string().check(z.maxLength(200)), '')),
  [honeypotField]: note(500),
})

export type InquiryInput = z.input<typeof inquirySchema>
export type Inquiry = z.output<typeof inquirySchema>

/** One message key per faulty field. `input` is a parsed body of any shape. */
export function readInquiry(
  input: unknown,
): { ok: true; inquiry: Inquiry } | { ok: false; faults: Partial<Record<string, InquiryMessageKey>> } {
  const parsed = inquirySchema.safeParse(input)
  if (parsed.success) return { ok: true, inquiry: parsed.data }
  const faults: Partial<Record<string, InquiryMessageKey>> = {}
  for (const issue of parsed.error.issues) {
    const key = inquiryMessageKeys.find((known) => known === issue.message)
    if (key) faults[String(issue.path[0])] ??= key
  }
  return { ok: false, faults }
}
