import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { DeliveryError } from '../channel.ts'
import { exchange, Interrupted } from './exchange.ts'

/** What is used of the JSON key that Google Cloud hands out for a service account. */
const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  private_key_id: z.string().optional(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })

type ServiceAccount = Omit<z.infer<typeof keySchema>, 'private_key'> & { privateKey: KeyObject }

type TokenOptions = { credentialsFile: string | null; silenceMs: number }

/** Other scopes see only what the account made itself, not a folder that was shared with it. */
const scope = 'https://www.googleapis.com/auth/drive'
const assertionSeconds = 3600
/** A token is not used so shortly before its end that it could end under way. */
const marginMs = 60_000

/**
 * Access tokens of a service account (OAuth 2.0 JWT bearer grant, RFC 7523), kept until shortly before they end. The
 * key is read anew for each token, so that a new one needs no restart. Throws `DeliveryError`.
 */
export function createTokenSource({ credentialsFile, silenceMs }: TokenOptions) {
  let kept: { token: string; goodUntil: number } | null = null

  async function get(signal: AbortSignal): Promise<string> {
    if (kept && kept.goodUntil > Date.now()) return kept.token
    const account = await readServiceAccount(credentialsFile)
    const askedAt = Date.now()
    const answer = await exchange({
      method: 'POST',
      url: account.token_uri,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signedAssertion(account, askedAt),
      }).toString(),
      server: 'Google’s sign-in',
      silenceMs,
      signal,
    })
    if (answer.status === 429 || answer.status >= 500) {
      throw new Interrupted(`Google’s sign-in has a fault of its own (${answer.status}).`)
    }
    const grant = grantSchema.safeParse(parseOrNull(answer.text))
    if (answer.status !== 200 || !grant.success) {
      throw new DeliveryError(
        `Google did not accept the key of the service account ${account.client_email}: it may have been deleted, or the clock of this server is wrong.`,
        { unreachable: true },
      )
    }
    kept = {
      token: grant.data.access_token,
      goodUntil: askedAt + grant.data.expires_in * 1000 - marginMs,
    }
    return grant.data.access_token
  }

  return {
    get,
    /** Google no longer takes this one. */
    drop(token: string): void {
      if (kept?.token === token) kept = null
    },
    email: async (): Promise<string> => (await readServiceAccount(credentialsFile)).client_email,
  }
}

async function readServiceAccount(file: string | null): Promise<ServiceAccount> {
  if (file === null) {
    throw new DeliveryError(
      'GOOGLE_APPLICATION_CREDENTIALS does not name the JSON key of a service account.',
      {
        unreachable: true,
      },
    )
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new DeliveryError('The file that GOOGLE_APPLICATION_CREDENTIALS names cannot be read.', {
      unreachable: true,
      cause: error,
    })
  })
  const parsed = keySchema.safeParse(parseOrNull(text))
  const privateKey = parsed.success ? privateKeyOrNull(parsed.data.private_key) : null
  if (!parsed.success || !privateKey) {
    // No cause: what could not be read may be the key itself
    throw new DeliveryError(
      'The file that GOOGLE_APPLICATION_CREDENTIALS names is not the JSON key of a service account.',
      { unreachable: true },
    )
  }
  const { private_key: _, ...account } = parsed.data
  return { ...account, privateKey }
}

function signedAssertion(account: ServiceAccount, now: number): string {
  const issuedAt = Math.floor(now / 1000)
  const header = {
    alg: 'RS256',
    typ: 'JWT',
    ...(account.private_key_id !== undefined && { kid: account.private_key_id }),
  }
  const claims = {
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: issuedAt,
    exp: issuedAt + assertionSeconds,
  }
  const unsigned = `${encode(header)}.${encode(claims)}`
  return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), account.privateKey).toString('base64url')}`
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function privateKeyOrNull(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null
  }
}
