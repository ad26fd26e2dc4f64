import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import { staffCookieDays } from '#domain/staff/session-days.ts'
import { ensureFolder, readOrNull } from '../kernel/files.ts'
import { type Log, silentLog } from '../kernel/log.ts'
import { createQueue } from '../kernel/queue.ts'
import { writePrivate } from './private-file.ts'
import { hashToken } from './token-hash.ts'

const proofKinds = ['password', 'passkey', 'link'] as const
/** A session from a recovery code of an older version counts as one from a link. */
const proofKind = z.enum(proofKinds).catch('link')
export type ProofKind = (typeof proofKinds)[number]
/** How the member last showed who they are, and when (milliseconds since the epoch). */
export type Proof = { by: ProofKind; at: number }

const sessionSchema = z.object({
  id: z.string().min(1),
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  staffId: z.string().min(1),
  epoch: z.int().min(0).default(0),
  device: z.string().default(''),
  signedInBy: proofKind.default('password'),
  proof: z.object({ by: proofKind, at: z.number() }).default({ by: 'password', at: 0 }),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  seenAt: z.number(),
})
type Session = z.infer<typeof sessionSchema>
export type Sessions = Awaited<ReturnType<typeof createSessions>>
export type OpenSession = Pick<Session, 'id' | 'staffId' | 'epoch' | 'proof'>
export type SessionFacts = Pick<Session, 'id' | 'device' | 'signedInBy' | 'createdAt' | 'seenAt'>

const longestMs = staffCookieDays.session * 86_400_000
const idleMs = staffCookieDays.idle * 86_400_000
/** Minimum interval between updates of `seenAt`. Milliseconds. */
const seenEveryMs = 600_000
/** Tolerance for sessions dated in the future after a clock was set back. Milliseconds. */
const clockMs = 300_000
/** Per member. The oldest are removed: a script that signs in for every call must not fill the file. */
const mostPerMember = 100

type SessionsOptions = { dir: string; now?: () => number; log?: Log }
type NewSession = { epoch?: number; by?: ProofKind; device?: string; replaces?: string }

/** Who is signed in. Tokens are stored as hashes. A session is durable before its cookie is sent. */
export async function createSessions({ dir, now = Date.now, log = silentLog }: SessionsOptions) {
  const { byHash, drop, save, end, settle } = await openSessionsFile({ dir, now, log })
  const byId = (id: string): Session | undefined => [...byHash.values()].find((session) => session.id === id)

  return {
    /**
     * Durable when it resolves with the token. `replaces`: id of a session that ends when this one begins.
     */
    async create(
      staffId: string,
      { epoch = 0, by = 'password', device = '', replaces }: NewSession = {},
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const session: Session = {
        id: randomUUID(),
        tokenHash: hashToken(token),
        staffId,
        epoch,
        device,
        signedInBy: by,
        proof: { by, at: now() },
        createdAt: now(),
        seenAt: now(),
      }
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

    /** Null for a token that is unknown, expired or revoked. */
    find(token: string): OpenSession | null {
      const session = byHash.get(hashToken(token))
      if (!session || !isAlive(session, now())) return null
      if (now() - session.seenAt > seenEveryMs) {
        session.seenAt = now()
        // `seenAt` is a convenience: a full disk must not sign anybody out.
        save().catch(() => undefined)
      }
      const { id, epoch, proof } = session
      return { id, staffId: session.staffId, epoch, proof }
    },

    /** Oldest first. */
    list(staffId: string): SessionFacts[] {
      return [...byHash.values()]
        .filter((session) => session.staffId === staffId && isAlive(session, now()))
        .map(({ id, device, signedInBy, createdAt, seenAt }) => ({
          id,
          device,
          signedInBy,
          createdAt,
          seenAt,
        }))
    },

    /** The member has confirmed their identity. In memory at once, on disk with the next change. */
    prove(id: string, by: ProofKind): void {
      const session = byId(id)
      if (session) session.proof = { by, at: now() }
    },

    /** After a new password: ends the member's other sessions. Resolves with their number. */
    async renew(id: string, { epoch, by }: { epoch: number; by: ProofKind }): Promise<number> {
      const session = byId(id)
      if (!session) return 0
      session.epoch = epoch
      session.proof = { by, at: now() }
      const ended = drop((other) => other.staffId === session.staffId && other.id !== id)
      // A full disk undoes nothing: sessions with the old epoch open nothing any more.
      await save().catch(() => undefined)
      return ended
    },

    settle,

    async revoke(id: string): Promise<void> {
      await end((session) => session.id === id)
    },

    revokeAll(staffId: string, { except }: { except?: string } = {}): Promise<number> {
      return end((session) => session.staffId === staffId && session.id !== except)
    },
  }
}

/** The sessions by the hash of their token, in memory and in one file that only the server writes. */
async function openSessionsFile({ dir, now, log }: Required<SessionsOptions>) {
  const file = path.join(dir, 'sessions.json')
  await ensureFolder(dir)
  const read = parseSessions(await readOrNull(file))
  if (read.damaged) {
    log.error({}, 'The file staff/sessions.json is damaged: some members have to sign in again')
  }
  const byHash = new Map(read.sessions.map((session) => [session.tokenHash, session]))
  const saves = createQueue()
  /** False after a failed write: the file may still contain sessions that have ended. */
  let isSaved = true

  /** In memory only. Returns their number. */
  function drop(wanted: (session: Session) => boolean): number {
    const found = [...byHash.values()].filter(wanted)
    for (const { tokenHash } of found) byHash.delete(tokenHash)
    return found.length
  }

  const save = (): Promise<void> =>
    saves.run(async () => {
      drop((session) => !isAlive(session, now()))
      isSaved = false
      await writePrivate(file, `${JSON.stringify([...byHash.values()], null, 2)}\n`)
      isSaved = true
    })

  return {
    byHash,
    drop,
    save,

    /** In memory at once, even with a full disk; on disk when it resolves. Resolves with their number. */
    async end(wanted: (session: Session) => boolean): Promise<number> {
      const ended = drop(wanted)
      if (ended > 0 || !isSaved) await save()
      return ended
    },

    /** Repeats a write that failed earlier. Rejects when it fails again. */
    async settle(): Promise<void> {
      if (!isSaved) await save()
    },
  }
}

const isAlive = ({ createdAt, seenAt }: Session, now: number): boolean =>
  now - createdAt < longestMs && now - seenAt < idleMs && createdAt < now + clockMs

/** Invalid entries are dropped: staff sign in again, and the site starts. */
function parseSessions(text: string | null): { sessions: Session[]; damaged: boolean } {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return { sessions: [], damaged: true }
    const sessions = entries.flatMap((entry) => sessionSchema.safeParse(entry).data ?? [])
    return { sessions, damaged: sessions.length < entries.length }
  } catch {
    return { sessions: [], damaged: true }
  }
}
