import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, readOrNull, writeDurable } from '../files.ts'

type Session = { id: string; tokenHash: string; staffId: string; createdAt: number; seenAt: number }
export type Sessions = Awaited<ReturnType<typeof createSessions>>

const longestMs = 30 * 86_400_000
const idleMs = 7 * 86_400_000
/** How often being seen is written down. */
const seenEveryMs = 600_000

/** Who is signed in. Tokens are kept hashed, in one file; a session is durable before its cookie is sent. */
export async function createSessions({ dir, now = Date.now }: { dir: string; now?: () => number }) {
  const file = path.join(dir, 'sessions.json')
  await ensureFolder(dir)
  const text = await readOrNull(file)
  const byHash = new Map<string, Session>()
  for (const session of (text === null ? [] : JSON.parse(text)) as Session[])
    byHash.set(session.tokenHash, session)
  let last: Promise<unknown> = Promise.resolve()

  const alive = (session: Session): boolean =>
    now() - session.createdAt < longestMs && now() - session.seenAt < idleMs

  function save(): Promise<void> {
    const next = last.then(async () => {
      for (const session of byHash.values()) if (!alive(session)) byHash.delete(session.tokenHash)
      await writeDurable(file, `${JSON.stringify([...byHash.values()], null, 2)}\n`)
      await chmod(file, 0o600)
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    /** Resolves with the token once the session would survive a power cut. */
    async create(staffId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const session = { id: randomUUID(), tokenHash: sha256(token), staffId, createdAt: now(), seenAt: now() }
      byHash.set(session.tokenHash, session)
      await save()
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

    list(staffId: string): { id: string; createdAt: number; seenAt: number }[] {
      return [...byHash.values()]
        .filter((session) => session.staffId === staffId && alive(session))
        .map(({ id, createdAt, seenAt }) => ({ id, createdAt, seenAt }))
    },

    async revoke(id: string): Promise<void> {
      for (const session of byHash.values()) if (session.id === id) byHash.delete(session.tokenHash)
      await save()
    },

    async revokeAll(staffId: string): Promise<void> {
      for (const session of byHash.values()) if (session.staffId === staffId) byHash.delete(session.tokenHash)
      await save()
    },
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
