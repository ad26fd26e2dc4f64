import type { Random } from '#tests/helpers/random.ts'

/** One request, as the bytes that are sent. */
export type FuzzCase = {
  bytes: Buffer
  /** 5xx that are no fault here. */
  mayAnswer?: readonly number[]
}

/** What a generator may use of the server under test. */
export type Target = {
  host: string
  /** Of a signed-in member. */
  cookie: string
  /** An identifier of a post that is there. */
  postId: string
}

export type Generator = (random: Random, target: Target) => FuzzCase

type Head = { method: string; target: string; headers: readonly string[]; body?: Buffer | undefined }

/** The bytes of a request; header lines as they are, after a `Host`. Its answer ends the connection. */
export function request({ method, target, headers, body }: Head, host: string): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close']
  if (body) lines.push(`Content-Length: ${body.length}`)
  // Each character is one byte
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}
