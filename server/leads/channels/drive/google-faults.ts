import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { clippedLine } from '../../delivery/message.ts'
import { DeliveryError } from '../channel.ts'
import type { Answer } from './exchange.ts'

/** What Drive answers when it does not do what it was asked (https://developers.google.com/drive/api/guides/handle-errors). */
const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded', 'backendError']
const quotaReasons = ['storageQuotaExceeded', 'quotaExceeded']
const fullReasons = ['teamDriveFileLimitExceeded', 'numChildrenInNonRootLimitExceeded', 'fileLimitExceeded']

export const isPassing = (answer: Answer): boolean =>
  [408, 429, 500, 502, 503, 504].includes(answer.status) ||
  (answer.status === 403 && rateReasons.includes(faultOf(answer).reason))

/** `Retry-After` in milliseconds; null when there is none. */
export function retryAfterOf({ headers }: Answer): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

export function explainGoogle(answer: Answer, email: string): DeliveryError {
  const { reason, message } = faultOf(answer)
  const { status } = answer
  const whole = (words: string) => new DeliveryError(words, { unreachable: true })
  if (/do(?:es)? not have storage quota/i.test(message)) return noQuota(email)
  if (quotaReasons.includes(reason)) return noRoom(email)
  if (isPassing(answer)) {
    return whole(
      status >= 500 ? `Google Drive has a fault of its own (${status}).` : 'Google Drive asks us to wait.',
    )
  }
  if (reason === 'dailyLimitExceeded')
    return whole('Google Drive takes no more requests from this project today.')
  if (reason === 'accessNotConfigured' || reason === 'SERVICE_DISABLED') {
    return whole('The Google Drive API is not switched on in the project of the service account.')
  }
  if (fullReasons.includes(reason))
    return whole('The folder or shared drive that DRIVE_URL names has as many files as it may.')
  if (status === 401) return whole(`Google Drive did not accept the service account ${email}.`)
  if (status === 403) return notAllowed(email)
  if (status === 404) return noFolder(email)
  return new DeliveryError(
    `Google Drive refused the request (${status}${message && `: ${clippedLine(message, 200)}`}).`,
    {
      permanent: true,
    },
  )
}

export const noFolder = (email: string): DeliveryError =>
  new DeliveryError(
    `The Google Drive folder that DRIVE_URL names is not there, or is not shared with the service account ${email}.`,
    { unreachable: true },
  )

export const notAllowed = (email: string): DeliveryError =>
  new DeliveryError(
    `The service account ${email} may not add files to the Google Drive folder: make it a content manager there.`,
    { unreachable: true },
  )

const fix =
  'move the folder into a shared drive, add the service account to that drive as content manager, and set DRIVE_URL to the folder’s id.'

/** Google gives service accounts no room of their own: only in a shared drive do files belong to someone else. */
const noQuota = (email: string): DeliveryError =>
  new DeliveryError(
    `Google Drive gives the service account ${email} no room for files (service accounts do not have storage quota): ${fix}`,
    { unreachable: true },
  )

const noRoom = (email: string): DeliveryError =>
  new DeliveryError(
    `The room that Google Drive gives is used up. If the folder belongs to no shared drive, the room is that of the service account ${email}: ${fix}`,
    { unreachable: true },
  )

function faultOf({ text }: Answer): { reason: string; message: string } {
  const parsed = errorSchema.safeParse(parseOrNull(text))
  if (!parsed.success) return { reason: '', message: '' }
  const { message, errors } = parsed.data.error
  return { reason: errors[0]?.reason ?? '', message }
}
