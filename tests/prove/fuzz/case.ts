import type { Random } from '#tests/helpers/random.ts'

export type FuzzCase = {
  bytes: Buffer
  /** 5xx statuses that are allowed here. */
  mayAnswer?: readonly number[]
}

/** What a generator may know about the server under test. */
export type Target = {
  host: string
  /** Session of a signed-in member. */
  cookie: string
  postId: string
}

export type Generator = (random: Random, target: Target) => FuzzCase

type Head = { method: string; target: string; headers: readonly string[]; body?: Buffer | undefined }

/** The bytes of a request: `Host`, then the header lines unchanged. The answer closes the connection. */
export function request({ method, target, headers, body }: Head, host: string): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close']
  if (body) lines.push(`Content-Length: ${body.length}`)
  // Each character is one byte
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}
