import * as z from 'zod/mini'

/** The authenticator's responses as the browser sends them (WebAuthn §5.1, JSON forms). */

const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/))
/** WebAuthn allows 1023 bytes. */
const credentialId = z.string().check(z.regex(/^[\w-]{1,1364}$/))
// The library requires this property; nothing here reads it
const extensionResults = z._default(z.object({}), {})

export const registrationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensionResults,
})

export const assertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.exactOptional(z.string().check(z.regex(/^[\w-]{1,90}$/))),
  }),
  clientExtensionResults: extensionResults,
})

export const passkeyName = z
  .string('Name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Name is required'),
    z.maxLength(60, 'Name must have at most 60 characters'),
    z.regex(/^\P{C}*$/u, 'Name has characters that cannot be shown'),
  )
