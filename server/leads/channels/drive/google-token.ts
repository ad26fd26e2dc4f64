import { createPrivateKey, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { DeliveryError } from '../channel.ts'
import { exchange, Interrupted } from './exchange.ts'

/** The parts that we use of the JSON key that Google Cloud issues for a service account. */
const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().transform((pem) => createPrivateKey(pem)),
  private_key_id: z.string().optional(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })

type ServiceAccount = z.infer<typeof keySchema>

/** Other scopes see only what the account made itself, not a folder that was shared with it. */
const scope = 'https://www.googleapis.com/auth/drive'
const assertionSeconds = 3600
/** A token is not used this shortly before it expires: it could expire during the request. */
const marginMs = 60_000

/**
 * Access tokens of a service account (OAuth 2.0 JWT bearer grant, RFC 7523), reused until shortly before they
 * expire. The key file is read for each new token, so that a new key needs no restart. Throws
 * `DeliveryError`.
 */
export function createTokenSource(credentialsFile: string | null, silenceMs: number) {
  let kept = { token: '', goodUntil: 0 }

  return {
    async get(signal: AbortSignal): Promise<string> {
      if (kept.goodUntil > Date.now()) return kept.token
      const account = await readServiceAccount(credentialsFile)
      const askedAt = Date.now()
      const answer = await exchange({
        method: 'POST',
        url: account.token_uri,
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: signedAssertion(account, askedAt),
        }),
        server: 'Google’s sign-in',
        silenceMs,
        signal,
      })
      if (answer.status === 429 || answer.status >= 500)
        throw new Interrupted(`Google’s sign-in has a fault of its own (${answer.status}).`)
      const grant = grantSchema.safeParse(parseOrNull(answer.text))
      if (answer.status !== 200 || !grant.success) {
        throw new DeliveryError(
          `Google did not accept the key of the service account ${account.client_email}: it may have been deleted, or the clock of this server is wrong.`,
          { unreachable: true },
        )
      }
      const { access_token: token, expires_in: seconds } = grant.data
      kept = { token, goodUntil: askedAt + seconds * 1000 - marginMs }
      return token
    },
    drop(token: string): void {
      if (kept.token === token) kept.goodUntil = 0
    },
    email: async (): Promise<string> => (await readServiceAccount(credentialsFile)).client_email,
  }
}

async function readServiceAccount(file: string | null): Promise<ServiceAccount> {
  const text = await readFile(file ?? '', 'utf8').catch((cause: unknown) => {
    throw unusable('cannot be read', cause)
  })
  try {
    return keySchema.parse(JSON.parse(text))
  } catch {
    // No `cause`: it could quote the key itself
    throw unusable('is not the JSON key of a service account')
  }
}

const unusable = (fault: string, cause?: unknown): DeliveryError =>
  new DeliveryError(`The file that GOOGLE_APPLICATION_CREDENTIALS names ${fault}.`, {
    unreachable: true,
    cause,
  })

function signedAssertion(account: ServiceAccount, now: number): string {
  const { client_email: iss, token_uri: aud, private_key: key, private_key_id: kid } = account
  const iat = Math.floor(now / 1000)
  const unsigned = [
    { alg: 'RS256', typ: 'JWT', kid },
    { iss, scope, aud, iat, exp: iat + assertionSeconds },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), key).toString('base64url')}`
}
