import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { clippedLine } from '../../delivery/message.ts'
import { DeliveryError } from '../channel.ts'
import { type Answer, Interrupted } from './exchange.ts'

/** How Google Drive refuses a request (https://developers.google.com/drive/api/guides/handle-errors). */
const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded', 'backendError']

const full = () => 'The folder or shared drive that DRIVE_URL names has as many files as it may.'
const switchedOff = () => 'The Google Drive API is not switched on in the project of the service account.'
const fix =
  'move the folder into a shared drive, add the service account to that drive as content manager, and set DRIVE_URL to the folder’s id.'
const usedUp = (email: string) =>
  `The room that Google Drive gives is used up. If the folder belongs to no shared drive, the room is that of the service account ${email}: ${fix}`

const causes: Record<string, (email: string) => string> = {
  storageQuotaExceeded: usedUp,
  quotaExceeded: usedUp,
  dailyLimitExceeded: () => 'Google Drive takes no more requests from this project today.',
  accessNotConfigured: switchedOff,
  SERVICE_DISABLED: switchedOff,
  teamDriveFileLimitExceeded: full,
  numChildrenInNonRootLimitExceeded: full,
  fileLimitExceeded: full,
}

export const isPassing = (answer: Answer): boolean =>
  [408, 429, 500, 502, 503, 504].includes(answer.status) ||
  (answer.status === 403 && rateReasons.includes(faultOf(answer).reason))

/** `Interrupted` when a repeat may succeed. */
export function explainGoogle(answer: Answer, email: string): DeliveryError {
  const { reason, message } = faultOf(answer)
  const { status } = answer
  // Google gives service accounts no room of their own: only files in a shared drive belong to someone else
  if (/do(?:es)? not have storage quota/i.test(message))
    return whole(
      `Google Drive gives the service account ${email} no room for files (service accounts do not have storage quota): ${fix}`,
    )
  const known = causes[reason]?.(email)
  if (known) return whole(known)
  if (isPassing(answer)) {
    const words =
      status >= 500 ? `Google Drive has a fault of its own (${status}).` : 'Google Drive asks us to wait.'
    return new Interrupted(words, { retryAfterMs: retryAfterOf(answer) })
  }
  if (status === 401) return whole(`Google Drive did not accept the service account ${email}.`)
  if (status === 403) return notAllowed(email)
  if (status === 404) return noFolder(email)
  const words = `Google Drive refused the request (${status}${message && `: ${clippedLine(message, 200)}`}).`
  return new DeliveryError(words, { permanent: true })
}

export const noFolder = (email: string): DeliveryError =>
  whole(
    `The Google Drive folder that DRIVE_URL names is not there, or is not shared with the service account ${email}.`,
  )

export const notAllowed = (email: string): DeliveryError =>
  whole(
    `The service account ${email} may not add files to the Google Drive folder: make it a content manager there.`,
  )

/** A fault of the whole drive, not of one lead. */
const whole = (words: string): DeliveryError => new DeliveryError(words, { unreachable: true })

function retryAfterOf({ headers }: Answer): number {
  const value = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Math.max(0, ms || 0)
}

function faultOf({ text }: Answer): { reason: string; message: string } {
  const parsed = errorSchema.safeParse(parseOrNull(text))
  if (!parsed.success) return { reason: '', message: '' }
  const { message, errors } = parsed.data.error
  return { reason: errors[0]?.reason ?? '', message }
}
