import * as z from 'zod/mini'
import { defaultLocale, locales } from '../locales.ts'
import { withLineFeeds, withoutInvisible } from '../text.ts'
import { longestCampaign } from './campaign.ts'
import { contactLimits, honeypotField } from './lead-form.schema.ts'

export { contactLimits }

/** Fields that all forms share (R54, R55, R67, R78). Browser and server validate with them. */

const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,20}[\p{L}\p{M}]{2,63}$/u
const punycodePattern = /^[\x21-\x7e]{1,64}@(?:[a-z0-9-]{1,63}\.){1,20}xn--[a-z0-9-]{1,59}$/i
const notInAddress = /[\s@,;:<>()[\]"\\]/

/**
 * Whether this is one address as people really use them: letters of any script, at least one dot in the domain, and nothing
 * that could make it a list, a name with an address, or a second header line.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > contactLimits.email) return false
  const local = value.slice(0, value.lastIndexOf('@'))
  return !notInAddress.test(local) && (emailPattern.test(value) || punycodePattern.test(value))
}

/** Strips what a mail program, a phone or a sentence leaves around a copied address. */
const pastedAddress = (value: string): string =>
  withoutInvisible(value.normalize('NFKC'))
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\.$/, '')

/** Required text of `least` to `most` UTF-16 units, trimmed. */
export const requiredText = (message: string, most: number, least = 1) =>
  z
    .string(message)
    .check(z.overwrite(withLineFeeds), z.trim(), z.minLength(least, message), z.maxLength(most, 'tooLong'))

export const emailAddress = (message: string) =>
  z.string(message).check(
    z.overwrite(pastedAddress),
    z.maxLength(contactLimits.email, 'tooLong'),
    // An address that is too long gets only `tooLong`
    z.refine((value) => value.length > contactLimits.email || isEmailAddress(value), message),
  )

/** For fields that the visitor did not type: they never cause a refusal, but are truncated or treated as empty. */
export const note = (most: number) =>
  z.optional(
    z.catch(
      z.string().check(
        z.trim(),
        z.overwrite((value) => value.slice(0, most)),
      ),
      '',
    ),
  )

/** Hidden fields of every form. */
export const formNotes = {
  /** Where it was sent from (R54): the page's path and the text of the button. */
  page: note(300),
  button: note(200),
  /** The campaign that brought the visitor, as a query (R279). */
  campaign: note(longestCampaign),
  language: z.optional(z.catch(z.enum(locales), defaultLocale)),
  /** Random text generated with the form. The same id with the same fields is one lead, however often it is sent. */
  submissionId: z.optional(z.catch(z.string().check(z.maxLength(200)), '')),
  /** When the form was issued; signed. */
  issued: note(100),
  [honeypotField]: note(500),
} as const

export type FieldsOf<Form> = Exclude<keyof Form, keyof typeof formNotes>
export type LabelsOf<Field extends string> = Record<Field, string> & {
  [Name in Field as `${Name}Help`]?: string
}

export type FormNotes = {
  page?: string | undefined
  button?: string | undefined
  campaign?: string | undefined
  submissionId?: string | undefined
  issued?: string | undefined
  [honeypotField]?: string | undefined
}

type Fault = { path: PropertyKey[]; message: string }

/** The first message of each faulty field. */
export function faultsOf(issues: readonly Fault[]): Partial<Record<string, string>> {
  const faults: Partial<Record<string, string>> = {}
  for (const { path, message } of issues) faults[String(path[0])] ??= message
  return faults
}
