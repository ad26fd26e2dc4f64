import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { briefLinkId, briefLinkMs, mostSealedBytes } from '#domain/leads/brief-link.ts'
import type { DiskReserve } from '../../disk-reserve.ts'
import { errorCodeForLog, problem } from '../../errors.ts'
import { ensureFolder, ignoreMissing, readBytesOrNull, removeDurable, writeDurable } from '../../files.ts'
import type { Log } from '../../http/log.ts'
import { networkPrefix } from '../../http/network-prefix.ts'
import { createQueue } from '../../queue.ts'

const removeEveryMs = 3_600_000
/** A clock that was set back by some minutes dates nothing in the future. */
const skewMs = 3_600_000
/** Bytes of the proof's hash, with which each file begins. */
const hashBytes = 32

/** Upper limits for all links, and for those of one network. Nothing stored gives way to something new. */
const mostStored = {
  inAll: { links: 2_000, bytes: 100 * 1024 * 1024 },
  ofNetwork: { links: 40, bytes: 40 * mostSealedBytes },
}

export type BriefLinks = ReturnType<typeof createBriefLinks>

type BriefLinksOptions = {
  dir: string
  reserve: Pick<DiskReserve, 'admit'>
  log: Log
  /** Decides what is shown. */
  now?: () => number
  /** Decides what is removed: a clock that is suddenly weeks ahead must remove nothing. */
  trusted?: () => number
  most?: typeof mostStored
}

/** Who asks for a link: its identifier, and the proof that its secret is known. */
export type Claim = { id: string; proof: string }
type Sealed = { sealed: Buffer; address: string }

/**
 * Stores the sealed answers of briefs that are continued on another device, for seven days (R282, R283). A file is named by
 * the link's identifier and holds the hash of its proof and the ciphertext; it is as old as its modification time.
 */
export function createBriefLinks({
  dir,
  reserve,
  log,
  now = Date.now,
  trusted = now,
  most = mostStored,
}: BriefLinksOptions) {
  const stored = createStored(most)
  const queue = createQueue()
  let counted = false
  let timer: NodeJS.Timeout | undefined
  const fileOf = (id: string): string => path.join(dir, id)

  /** Counts the links stored before this process started. */
  async function count(): Promise<void> {
    if (counted) return
    await ensureFolder(dir)
    for (const id of await idsIn(dir)) stored.add(id, (await stat(fileOf(id))).size, null)
    counted = true
  }

  /** Null when there is none, it has expired or the proof is not the link's: the caller is not told which. */
  async function open({ id, proof }: Claim): Promise<Buffer | null> {
    const bytes = await readBytesOrNull(fileOf(id))
    if (!bytes || bytes.length <= hashBytes) return null
    const isOwn = timingSafeEqual(bytes.subarray(0, hashBytes), hashOf(proof))
    if (!isOwn) return null
    const facts = await stat(fileOf(id)).catch(ignoreMissing)
    return facts && now() - facts.mtimeMs < briefLinkMs ? bytes.subarray(hashBytes) : null
  }

  /** Throws `storage-full` above a limit or on a full disk; what was stored is then as it was. */
  async function store({ id, proof }: Claim, { sealed, address }: Sealed): Promise<void> {
    const bytes = hashBytes + sealed.length
    const undo = stored.add(id, bytes, address)
    if (undo === null) throw problem('storage-full', 'Too many briefs are waiting already.')
    try {
      const room = await reserve.admit({ bytes, address })
      try {
        await writeDurable(fileOf(id), Buffer.concat([hashOf(proof), sealed]))
      } finally {
        room.release()
      }
    } catch (error) {
      undo()
      throw error
    }
  }

  async function remove(id: string): Promise<void> {
    await removeDurable(fileOf(id))
    stored.remove(id)
  }

  async function removeExpired(): Promise<void> {
    await count()
    for (const id of await idsIn(dir)) {
      const file = fileOf(id)
      const { mtimeMs } = await stat(file)
      // Written while the clock was ahead: its days begin now
      if (mtimeMs - now() > skewMs) await utimes(file, now() / 1_000, now() / 1_000)
      else if (trusted() - mtimeMs >= briefLinkMs) await remove(id)
    }
  }

  const removeAndLog = () =>
    void queue
      .run(removeExpired)
      .catch((error: unknown) => log.error(errorCodeForLog(error), 'expired brief links cannot be removed'))

  return {
    /**
     * Stores a new link durably. A repeat by the same browser, whose answer was lost, is stored again. Throws `conflict` for
     * an identifier that is somebody else's, and `storage-full`.
     */
    create: (claim: Claim, sealed: Sealed): Promise<void> =>
      queue.run(async () => {
        await count()
        const isTaken = (await stat(fileOf(claim.id)).catch(ignoreMissing)) !== undefined
        if (isTaken && (await open(claim)) === null) throw problem('conflict', 'Please make another link.')
        await store(claim, sealed)
      }),

    /** Replaces what a link holds; its days begin again. False when there is no such link for this proof. */
    replace: (claim: Claim, sealed: Sealed): Promise<boolean> =>
      queue.run(async () => {
        await count()
        if ((await open(claim)) === null) return false
        await store(claim, sealed)
        return true
      }),

    /** The sealed answers; null when there is no such link for this proof. */
    read: open,

    /** Removes a link durably. False when there is no such link for this proof. */
    remove: (claim: Claim): Promise<boolean> =>
      queue.run(async () => {
        await count()
        if ((await open(claim)) === null) return false
        await remove(claim.id)
        return true
      }),

    removeExpired: () => queue.run(removeExpired),

    start() {
      removeAndLog()
      timer = setInterval(removeAndLog, removeEveryMs).unref()
    },
    /** Resolves when nothing is being written any more. */
    async close() {
      clearInterval(timer)
      await queue.run(async () => undefined)
    },
  }
}

type Stored = { bytes: number; network: string | null }

/** Numbers and bytes of what is stored, in all and by network. */
function createStored(most: typeof mostStored) {
  const byId = new Map<string, Stored>()
  // Lives as long as the process: neither addresses nor anything that identifies one later is stored
  const secret = randomBytes(32)
  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(networkPrefix(address)).digest('base64')

  return {
    /** Adds or replaces one and returns a function that undoes it; null, with nothing changed, above a limit. */
    add(id: string, bytes: number, address: string | null): (() => void) | null {
      const before = byId.get(id)
      const network = address === null ? null : keyOf(address)
      const inAll = { links: 1, bytes }
      const ofNetwork = { links: 1, bytes }
      for (const [other, one] of byId) {
        if (other === id) continue
        for (const sum of one.network === network ? [inAll, ofNetwork] : [inAll]) {
          sum.links += 1
          sum.bytes += one.bytes
        }
      }
      if (network !== null && (isOver(inAll, most.inAll) || isOver(ofNetwork, most.ofNetwork))) return null
      byId.set(id, { bytes, network })
      return () => {
        if (before) byId.set(id, before)
        else byId.delete(id)
      }
    },
    remove: (id: string) => byId.delete(id),
  }
}

type Amount = { links: number; bytes: number }

const isOver = (sum: Amount, most: Amount): boolean => sum.links > most.links || sum.bytes > most.bytes

const hashOf = (proof: string): Buffer => createHash('sha256').update(proof).digest()

const idsIn = async (dir: string): Promise<string[]> => {
  const names = await readdir(dir).catch(ignoreMissing)
  return (names ?? []).filter((name) => briefLinkId.test(name))
}
