import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { StoredPasskey } from './accounts-file.ts'
import { challengeMs, createChallenges } from './challenges.ts'

export type WebAuthn = ReturnType<typeof createWebAuthn>

type WebAuthnOptions = { origin: () => string; siteName: () => string; now: () => number }
type Person = { id: string; name: string; email: string }
type Refused = { ok: false; reason: string }
type Registered =
  | { ok: true; passkey: Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> }
  | Refused
type Asserted = { ok: true; counter: number } | Refused

/** Loaded with the first use of a passkey: it would delay the start by a quarter of a second. */
const library = () => import('@simplewebauthn/server')

/**
 * The two ceremonies of WebAuthn, for passkeys that a browser finds by itself (discoverable) and that ask for
 * finger, face or PIN (user verification). The site's address decides for which host they work: a passkey of
 * another host, or of a page inside a foreign frame, is refused. `reason` is for the log.
 */
export function createWebAuthn({ origin, siteName, now }: WebAuthnOptions) {
  const challenges = createChallenges({ now })
  const host = () => new URL(origin()).hostname
  const ours = () => ({
    expectedOrigin: origin(),
    expectedRPID: host(),
    requireUserVerification: true,
  })

  function expecting(purpose: string) {
    const seen = { challenge: '' }
    const expectedChallenge = (challenge: string): boolean => {
      seen.challenge = challenge
      return challenges.isOpen(challenge, purpose)
    }
    return { expectedChallenge, spend: () => challenges.spend(seen.challenge, purpose) }
  }

  return {
    /** `purpose` binds a challenge to its use; `passkeys` are the member's existing ones. */
    async registrationOptions(purpose: string, { id, name, email }: Person, passkeys: StoredPasskey[]) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: siteName(),
        rpID: host(),
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        challenge: challenges.issue(purpose),
        timeout: challengeMs,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: passkeys.map(descriptorOf),
      })
    },

    /** Without `passkeys`, the browser offers those that it knows for this site. */
    async assertionOptions(purpose: string, passkeys: StoredPasskey[] = []) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID: host(),
        challenge: challenges.issue(purpose),
        timeout: challengeMs,
        userVerification: 'required',
        allowCredentials: passkeys.map(descriptorOf),
      })
    },

    async verifyRegistration(purpose: string, response: RegistrationResponseJSON): Promise<Registered> {
      const { verifyRegistrationResponse } = await library()
      const { expectedChallenge, spend } = expecting(purpose)
      try {
        if (isFramed(response.response.clientDataJSON)) return refused('made inside a foreign frame')
        const verified = await verifyRegistrationResponse({ response, expectedChallenge, ...ours() })
        if (!verified.verified) return refused('attestation not verified')
        const { id, publicKey, counter } = verified.registrationInfo.credential
        // Only signed values are stored, not the unsigned ones beside them.
        if (id !== response.id) return refused('another credential than the one named')
        if (!spend()) return refused('challenge used already')
        const { transports = [] } = response.response
        return { ok: true, passkey: { id, publicKey: toBase64url(publicKey), counter, transports } }
      } catch (error) {
        return refused(reasonOf(error))
      }
    },

    async verifyAssertion(
      purpose: string,
      response: AuthenticationResponseJSON,
      { id, publicKey, counter, transports }: StoredPasskey,
    ): Promise<Asserted> {
      const { verifyAuthenticationResponse } = await library()
      const { expectedChallenge, spend } = expecting(purpose)
      try {
        if (isFramed(response.response.clientDataJSON)) return refused('made inside a foreign frame')
        const credential = { id, publicKey: fromBase64url(publicKey), counter, transports }
        const verified = await verifyAuthenticationResponse({
          response,
          expectedChallenge,
          credential,
          ...ours(),
        })
        if (!verified.verified) return refused('wrong signature')
        if (!spend()) return refused('challenge used already')
        return { ok: true, counter: verified.authenticationInfo.newCounter }
      } catch (error) {
        return refused(reasonOf(error))
      }
    },
  }
}

const descriptorOf = ({ id, transports }: StoredPasskey) => ({ id, transports })

const refused = (reason: string): Refused => ({ ok: false, reason })

/** The library throws for an invalid response, which is an expected outcome here. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown').slice(0, 200)

/** The library accepts cross-origin responses without a top origin. No page of ours is in a frame. */
function isFramed(clientData: string): boolean {
  const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
  return Reflect.get(Object(data), 'crossOrigin') === true
}

const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'))
