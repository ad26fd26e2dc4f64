import * as z from 'zod/mini'
import { accountSchema } from './credentials.schema.ts'
import { passkeyName, registrationSchema } from './passkey.schema.ts'
import type { StaffRole } from './roles.ts'

/** The page with the plain forms, to which they also return, with `done` or `error` in the query. */
export const accountPage = '/admin/account'
export const ownAccountEndpoint = '/api/staff/me'
export const ownPasswordEndpoint = '/api/staff/me/password'
export const ownPasskeyOptionsEndpoint = '/api/staff/me/passkeys/options'
export const ownPasskeysEndpoint = '/api/staff/me/passkeys'
export const ownPasskeyEndpoint = (id: string): string => `${ownPasskeysEndpoint}/${encodeURIComponent(id)}`
export const ownSessionsEndpoint = '/api/staff/me/sessions'
export const ownSessionEndpoint = (id: string): string => `${ownSessionsEndpoint}/${encodeURIComponent(id)}`

/** For plain forms, which cannot send DELETE. */
export const ownSessionEndEndpoint = (id: string): string => `${ownSessionEndpoint(id)}/end`
export const ownSessionsEndEndpoint = `${ownSessionsEndpoint}/end`

/** Result of a plain form: `?done=`. */
export type AccountDone = 'password' | 'session' | 'sessions'
/** Failure of a plain form: `?error=`. */
export type AccountError = 'current' | 'current-missing' | 'password' | 'throttled' | 'session' | 'failed'

/** `reason` of the 403 that requires a confirmation at `confirmEndpoint` first. */
export const confirmFirst = 'confirm-first'

/** `current` may be left out within 15 minutes of a sign-in by passkey. */
export const newPasswordSchema = z.object({
  current: z.optional(z.string().check(z.maxLength(200))),
  password: accountSchema.shape.password,
})

/** Without a name the passkey is named after the browser. */
export const newPasskeySchema = z.object({ name: z.optional(passkeyName), response: registrationSchema })

export const renamePasskeySchema = z.object({ name: passkeyName })

export type OwnPasskey = {
  id: string
  name: string
  /** ISO 8601, as the other times here. */
  createdAt: string
  lastUsedAt: string | null
}

export type OwnSession = {
  id: string
  /** Browser and operating system, in words. */
  device: string
  signedInBy: 'password' | 'passkey' | 'link'
  createdAt: string
  /** To within ten minutes. */
  lastSeenAt: string
  current: boolean
}

export type OwnAccount = {
  email: string
  name: string
  role: StaffRole
  /** Until when passkeys may be changed without confirming again; null = confirm first. */
  confirmedUntil: string | null
  /** False for an account with only passkeys. */
  hasPassword: boolean
  needsCurrentPassword: boolean
  passkeys: OwnPasskey[]
  /** Newest first. */
  sessions: OwnSession[]
}
