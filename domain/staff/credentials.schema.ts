import * as z from 'zod/mini'
import { assertionSchema, registrationSchema } from './passkey.schema.ts'

/** Input and addresses of sign-in (R94). */

export const sessionEndpoint = '/api/session'
/** Native forms cannot send DELETE. */
export const sessionEndEndpoint = '/api/session/end'
/** Field of a plain sign-in form for the requested address, with its query. */
export const returnField = 'next'
export const setUpEndpoint = '/api/session/setup'
/** Options for creating a passkey instead of a password. */
export const setUpOptionsEndpoint = '/api/session/setup/options'
/** GET shows a button, POST signs in, so that a mail scanner's GET does not use up the link. */
export const signInLinkEndpoint = '/api/session/link'
/** POST returns the options for the browser's passkeys; the assertion is sent to `passkeySignInEndpoint`. */
export const passkeyOptionsEndpoint = '/api/session/passkey/options'
export const passkeySignInEndpoint = '/api/session/passkey'
/** Confirms the member's identity within a session, which changes of passkeys require. */
export const confirmOptionsEndpoint = '/api/session/confirm/options'
export const confirmEndpoint = '/api/session/confirm'
/** Asks for the confirmation after a link was followed; `next` = the screen with the link. */
export const confirmPage = '/admin/confirm'

const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,190}$/, 'A valid email is required'),
  )

export const passwordLeast = 12

export const signInSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  password: z.string().check(z.maxLength(200)),
})

export const confirmSchema = z.union([
  z.object({ password: z.string().check(z.maxLength(200)) }),
  z.object({ passkey: assertionSchema }),
])

export const signInLinkSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

export const accountSchema = z.object({
  name: z
    .string('Name is required')
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(100, 'Name must have at most 100 characters'),
      z.regex(/^[^\p{C}<>]*$/u, 'Name has characters that a commit cannot hold'),
    ),
  email,
  password: z
    .string('Password is required')
    .check(
      z.minLength(passwordLeast, `Password must have at least ${passwordLeast} characters`),
      z.maxLength(200, 'Password must have at most 200 characters'),
    ),
})

const person = { name: accountSchema.shape.name, email, token: z.string().check(z.maxLength(100)) }

export const setUpSchema = z.object({ ...person, password: accountSchema.shape.password })

export const setUpOptionsSchema = z.object(person)

export const passkeySetUpSchema = z.object({ ...person, passkey: registrationSchema })
