import { createHash, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import { ensureFolder, readOrNull } from '../files.ts'
import { writePrivate } from './private-file.ts'

const sessionSchema = z.object({
  id: z.string(),
  tokenHash: z.string(),
  staffId: z.string(),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  seenAt: z.number(),
})
type Session = z.infer<typeof sessionSchema>
export type Sessions = Awaited<ReturnType<typeof createSessions>>

const longestMs = 30 * 86_400_000
const idleMs = 7 * 86_400_000
/** How often being seen is written down. */
const seenEveryMs = 600_000
/** Of one member; the oldest go. A script that signs in for every call must not fill the file. */
const mostPerMember = 100

/**
 * Who is signed in. Tokens are kept hashed, in one file; a session is durable before its cookie is sent. The server is
 * the only writer of the file.
 */
export async function createSessions({ dir, now = Date.now }: { dir: string; now?: () => number }) {
  const file = path.join(dir, 'sessions.json')
  await ensureFolder(dir)
  const byHash = new Map(parseSessions(await readOrNull(file)).map((session) => [session.tokenHash, session]))
  let last: Promise<unknown> = Promise.resolve()

  const alive = (session: Session): boolean =>
    now() - session.createdAt < longestMs && now() - session.seenAt < idleMs

  const drop = (wanted: (session: Session) => boolean): number => {
    const found = [...byHash.values()].filter(wanted)
    for (const { tokenHash } of found) byHash.delete(tokenHash)
    return found.length
  }

  function save(): Promise<void> {
    const next = last.then(async () => {
      drop((session) => !alive(session))
      await writePrivate(file, `${JSON.stringify([...byHash.values()], null, 2)}\n`)
    })
    last = next.catch(() => undefined)
    return next
  }

  /** In memory at once, so that a full disk keeps nobody signed in; on disk when it resolves. */
  async function end(wanted: (session: Session) => boolean): Promise<void> {
    if (drop(wanted) > 0) await save()
  }

  return {
    /** Resolves with the token once the session would survive a power cut. `replaces` = a session that ends with it. */
    async create(staffId: string, { replaces }: { replaces?: string } = {}): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const session = { id: randomUUID(), tokenHash: sha256(token), staffId, createdAt: now(), seenAt: now() }
      drop((other) => other.id === replaces)
      const own = [...byHash.values()].filter((other) => other.staffId === staffId)
      const tooMany = new Set(own.slice(0, Math.max(0, own.length + 1 - mostPerMember)))
      drop((other) => tooMany.has(other))
      byHash.set(session.tokenHash, session)
      try {
        await save()
      } catch (error) {
        byHash.delete(session.tokenHash)
        throw error
      }
      return token
    },

    /** Whose session a token opens; null for one that is unknown, over or revoked. */
    find(token: string): { id: string; staffId: string } | null {
      const session = byHash.get(sha256(token))
      if (!session || !alive(session)) return null
      if (now() - session.seenAt > seenEveryMs) {
        session.seenAt = now()
        // Being seen is a convenience: a full disk must not sign anybody out.
        save().catch(() => undefined)
      }
      return { id: session.id, staffId: session.staffId }
    },

    /** Oldest first. */
    list(staffId: string): { id: string; createdAt: number; seenAt: number }[] {
      return [...byHash.values()]
        .filter((session) => session.staffId === staffId && alive(session))
        .map(({ id, createdAt, seenAt }) => ({ id, createdAt, seenAt }))
    },

    revoke: (id: string): Promise<void> => end((session) => session.id === id),

    revokeAll: (staffId: string): Promise<void> => end((session) => session.staffId === staffId),
  }
}

/** What cannot be read is no session: staff sign in again, and the site starts. */
function parseSessions(text: string | null): Session[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry) => sessionSchema.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
