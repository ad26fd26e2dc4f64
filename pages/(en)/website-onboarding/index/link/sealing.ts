/**
 * What the secret in a private link gives (R282, ADR-0046): an identifier and a proof for the server, and a key that never
 * leaves the browser. Nothing can be told of the secret or of the key from the other two (HKDF, RFC 5869).
 */
export type LinkKeys = { id: string; proof: string; key: CryptoKey }

const secretBytes = 32
const secretPattern = /^[\w-]{43}$/
const nonceBytes = 12
/** Sealed along: bytes of another format or another use are refused. */
const purpose = bytesOf('ponte website brief 1')

/** 256 random bits, as they stand in a link. */
export function newSecret(): string {
  const random = crypto.getRandomValues(new Uint8Array(secretBytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Whether a link arrived whole. */
export const isSecret = (text: string): boolean => secretPattern.test(text)

export async function keysOf(secret: string): Promise<LinkKeys> {
  const raw = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (unit) =>
    unit.charCodeAt(0),
  )
  const base = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const use = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(`ponte website brief: ${info}`),
  })
  const [id, proof, key] = await Promise.all([
    crypto.subtle.deriveBits(use('identifier'), base, 128),
    crypto.subtle.deriveBits(use('proof'), base, 256),
    crypto.subtle.deriveKey(use('key'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ])
  return { id: hexOf(id), proof: hexOf(proof), key }
}

/** Encrypts a text by AES-256-GCM, compressed where the browser can. A nonce is random, and used once. */
export async function seal(text: string, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const plain = bytesOf(text)
  const packed = 'CompressionStream' in globalThis
  const body = packed ? await through(plain, new CompressionStream('deflate-raw')) : plain
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: purpose },
    key,
    joined(Uint8Array.of(packed ? 1 : 0), body),
  )
  return joined(nonce, new Uint8Array(sealed))
}

/** Rejects for bytes that were not sealed with this key, or were changed since. */
export async function unseal(sealed: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<string> {
  const opened = new Uint8Array(
    await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.subarray(0, nonceBytes), additionalData: purpose },
      key,
      sealed.subarray(nonceBytes),
    ),
  )
  const body = opened.subarray(1)
  const plain = opened[0] === 1 ? await through(body, new DecompressionStream('deflate-raw')) : body
  return new TextDecoder().decode(plain)
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(changed).arrayBuffer())
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
