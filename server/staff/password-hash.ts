import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '../kernel/errors.ts'

// Argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of Node's four threads for files and hashes: sign-ins must not delay the writing of leads. */
const hashesAtOnce = 2
const hashesWaiting = 64

/** A few at a time. Both functions throw a `Problem` (unavailable) when too many wait already. */
export function createPasswordHash() {
  let running = 0
  const waiting: (() => void)[] = []
  let nobody: Promise<string> | null = null

  /** Hashes take 19 MiB each. Further ones wait; when too many wait, they are refused. */
  async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= hashesWaiting) {
      const headers = { 'Retry-After': '5' }
      throw problem('unavailable', 'Too many people are signing in. Please try again.', { headers })
    }
    while (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  const hashOf = (password: string): Promise<string> => limited(() => hash(password.normalize('NFC'), argon))

  function nobodysHash(): Promise<string> {
    nobody ??= hashOf(randomBytes(16).toString('hex')).catch((error: unknown) => {
      nobody = null
      throw error
    })
    return nobody
  }

  return {
    hashOf,

    /** Whether the password matches the hash. `null` (unknown account) takes as long and never matches. */
    async matches(password: string, expected: string | null): Promise<boolean> {
      const dummy = await nobodysHash()
      const right = await limited(() => verify(expected ?? dummy, password.normalize('NFC'), argon))
      return right && expected !== null
    },
  }
}
