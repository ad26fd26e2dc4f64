import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import {
  confirmEndpoint,
  confirmOptionsEndpoint,
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
  setUpEndpoint,
  setUpOptionsEndpoint,
} from '#domain/staff/credentials.schema.ts'
import {
  type OwnPasskey,
  ownPasskeyOptionsEndpoint,
  ownPasskeysEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { type Failure, request } from '#renderer/ui/studio/request.ts'

/** Passkeys in the browser, for the studio's screens only: no public page may import this. */

export type PasskeyOutcome<Answer> =
  | { ok: true; answer: Answer }
  /**
   * `cancelled`: closed by the person, or timed out. `known`: this device already has a passkey for the
   * account. `unsupported`: this browser, device or address cannot do it. `refused`: by the server. `failed`:
   * for any other reason, such as a server that cannot be reached.
   */
  | { ok: false; why: 'cancelled' | 'known' | 'unsupported' | 'failed' }
  | (Failure & { why: 'refused' })

/** The message for a failed passkey; null if the member cancelled. `unsupported` defaults to `failed`. */
export function passkeyProblem(
  outcome: Extract<PasskeyOutcome<unknown>, { ok: false }>,
  { failed, unsupported = failed }: { failed: string; unsupported?: string },
): string | null {
  if (outcome.why === 'cancelled') return null
  if (outcome.why === 'refused') return outcome.detail || failed
  return outcome.why === 'unsupported' ? unsupported : failed
}

type SignedIn = { email: string; name: string }

/** False on an insecure address, too. */
export const passkeysWork = (): boolean => browserSupportsWebAuthn()

/** Whether a passkey can be offered in the e-mail field (its `autocomplete` must end in `webauthn`). */
export const passkeyAutofillWorks = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/**
 * Signs in without an e-mail address. `autofill` waits for a choice in the e-mail field, until another call
 * or `stopPasskey`.
 */
export const signInWithPasskey = ({ autofill = false } = {}): Promise<PasskeyOutcome<SignedIn>> =>
  attempt(async () => {
    const optionsJSON = await post<AuthenticationOptions>(passkeyOptionsEndpoint)
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    return post<SignedIn>(passkeySignInEndpoint, answer)
  })

/** Creates a passkey and, with it, the account of a set-up link; the account has no password. */
export const setUpWithPasskey = (person: {
  token: string
  name: string
  email: string
}): Promise<PasskeyOutcome<SignedIn>> =>
  attempt(async () => {
    const optionsJSON = await post<RegistrationOptions>(setUpOptionsEndpoint, person)
    const passkey = await startRegistration({ optionsJSON })
    return post<SignedIn>(setUpEndpoint, { ...person, passkey })
  })

/** Confirms the member's identity again: for the next 15 minutes passkeys and codes may be changed. */
export const confirmWithPasskey = (): Promise<PasskeyOutcome<null>> =>
  attempt(async () => {
    const optionsJSON = await post<AuthenticationOptions>(confirmOptionsEndpoint)
    const passkey = await startAuthentication({ optionsJSON })
    return post<null>(confirmEndpoint, { passkey })
  })

/** Creates a passkey on this device or a security key; if it has no name, the server uses the browser's. */
export const addPasskey = (name?: string): Promise<PasskeyOutcome<OwnPasskey>> =>
  attempt(async () => {
    const optionsJSON = await post<RegistrationOptions>(ownPasskeyOptionsEndpoint)
    const response = await startRegistration({ optionsJSON })
    return post<OwnPasskey>(ownPasskeysEndpoint, { response, ...(name && { name }) })
  })

/** Cancels a request that waits for the person, for example because its dialog closes. */
export const stopPasskey = (): void => WebAuthnAbortService.cancelCeremony()

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

class Refusal extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`Answered ${failure.status}`)
    this.failure = failure
  }
}

async function attempt<Answer>(ceremony: () => Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
  try {
    return { ok: true, answer: await ceremony() }
  } catch (error) {
    if (error instanceof Refusal) return { ...error.failure, why: 'refused' }
    return { ok: false, why: reasonOf(error) }
  }
}

function reasonOf(error: unknown): 'cancelled' | 'known' | 'unsupported' | 'failed' {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_CEREMONY_ABORTED') return 'cancelled'
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
    if (unsupported.has(error.code)) return 'unsupported'
  }
  // Browsers use this name for "closed", "timed out" and "not allowed here" alike (WebAuthn §5.1.3)
  if (error instanceof Error && error.name === 'NotAllowedError') return 'cancelled'
  if (error instanceof Error && error.name === 'SecurityError') return 'unsupported'
  return 'failed'
}

const unsupported: ReadonlySet<string> = new Set([
  'ERROR_INVALID_DOMAIN',
  'ERROR_INVALID_RP_ID',
  'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT',
  'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
  'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
])

async function post<Answer>(address: string, body: object = {}): Promise<Answer> {
  const answer = await request<Answer>(address, { method: 'POST', body })
  if (answer.ok) return answer.value
  throw answer.status === 0 ? new Error('The server was not reached') : new Refusal(answer)
}
