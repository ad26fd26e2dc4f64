import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

type Credential = {
  id: string
  rpId: string
  userHandle: string
  privateKey: KeyObject
  publicKey: Uint8Array
  counter: number
}

/** Deviations from an honest browser and authenticator. */
export type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  crossOrigin?: boolean
  userPresent?: boolean
  userVerified?: boolean
  /** Replaces the next counter value. */
  counter?: number
  userHandle?: string
  /** Signs with another key than the one registered. */
  foreignKey?: boolean
}

/**
 * A browser with a passkey store in software (WebAuthn level 3): ES256, discoverable, counting. It answers what the
 * server asks as navigator.credentials would, unless it is told to lie.
 */
export function createAuthenticator({ origin }: { origin: string }) {
  const credentials: Credential[] = []

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )

  /** navigator.credentials.create */
  function register(
    options: PublicKeyCredentialCreationOptionsJSON,
    lies: Lies = {},
  ): RegistrationResponseJSON {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const credential: Credential = {
      id: randomBytes(32).toString('base64url'),
      rpId: lies.rpId ?? options.rp.id ?? new URL(origin).hostname,
      userHandle: options.user.id,
      privateKey,
      // RFC 9053 §7.1: kty EC2, alg ES256, crv P-256, x, y
      publicKey: cbor(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      ),
      counter: lies.counter ?? 1,
    }
    const authData = Buffer.concat([
      authenticatorData(credential, lies, 0x40),
      Buffer.alloc(16),
      uint16(Buffer.from(credential.id, 'base64url').length),
      Buffer.from(credential.id, 'base64url'),
      credential.publicKey,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    credentials.push(credential)
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(cbor(attestation)).toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    }
  }

  /** navigator.credentials.get; the first matching passkey, or null. */
  function find(options: PublicKeyCredentialRequestOptionsJSON): Credential | null {
    const allowed = (options.allowCredentials ?? []).map(({ id }) => id)
    const fits = ({ id, rpId }: Credential) =>
      rpId === options.rpId && (allowed.length === 0 || allowed.includes(id))
    return credentials.find(fits) ?? null
  }

  function assert(
    options: PublicKeyCredentialRequestOptionsJSON,
    lies: Lies = {},
    credential = find(options),
  ): AuthenticationResponseJSON {
    if (!credential) throw new Error('This authenticator has no passkey that fits')
    credential.counter = lies.counter ?? credential.counter + 1
    const authData = authenticatorData({ ...credential, rpId: lies.rpId ?? credential.rpId }, lies, 0)
    const data = clientData('webauthn.get', options.challenge, lies)
    const key = lies.foreignKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : credential.privateKey
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), key).toString('base64url'),
        userHandle: lies.userHandle ?? credential.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  return { register, assert, credentials }
}

/** RP id hash, flags, counter (WebAuthn §6.1). */
function authenticatorData({ rpId, counter }: Credential, lies: Lies, moreFlags: number): Buffer {
  const flags = ((lies.userPresent ?? true) ? 0x01 : 0) | ((lies.userVerified ?? true) ? 0x04 : 0) | moreFlags
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), tail])
}

/** As much of RFC 8949 as an attestation needs. */
function cbor(value: unknown): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new TypeError('No such CBOR here')
}

function head(major: number, argument: number): Buffer {
  const first = major << 5
  if (argument < 24) return Buffer.from([first | argument])
  if (argument < 256) return Buffer.from([first | 24, argument])
  return Buffer.from([first | 25, argument >> 8, argument & 0xff])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
