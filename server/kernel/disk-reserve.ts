import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { problem } from './errors.ts'
import { limits } from './limits.ts'
import { networkPrefix } from './network-prefix.ts'
import { createQueue } from './queue.ts'

const spareBytes = limits.spareDiskBytes
const dayMs = 86_400_000
/** Bytes written between two checks of the disk's free space, which other programs use too. */
const lookEvery = 4 * 1024 * 1024

type AdmitOptions = {
  /** Upper limit of the bytes to be written. */
  bytes: number
  /** The sender's address, to limit its network; null for writes of staff or the server. */
  address: string | null
}

export type Room = {
  /** Call before writing. Throws `storage-full` when the disk has fallen below the reserve. */
  use(bytes: number): Promise<void>
  /** Frees the unused rest. */
  release(): void
}

export type DiskReserve = ReturnType<typeof createDiskReserve>

/**
 * Reserves space on one disk, so that `spareBytes` stay free with any number of concurrent uploads: reserved and unwritten
 * bytes count as used (R132). A network with an upload in progress gets at most half of the remaining space; its first
 * request may take all of it. What it writes in a day is limited as well.
 */
export function createDiskReserve({
  freeBytes,
  now = Date.now,
}: {
  freeBytes: () => Promise<number>
  now?: () => number
}) {
  let promised = 0
  const networks = new Map<string, number>()
  // One at a time, so that two requests do not get the same space
  const queue = createQueue()
  /** Bytes that each network has written today (UTC). */
  const written = new Map<string, number>()
  let day = 0

  function writtenBy(network: string): number {
    const today = Math.floor(now() / dayMs)
    if (today !== day || written.size > limits.countedNames) written.clear()
    day = today
    return written.get(network) ?? 0
  }

  async function admitNow({ bytes, address }: AdmitOptions): Promise<Room> {
    // Read before the check: bytes written during it would be missing from both numbers
    const before = promised
    const left = (await freeBytes()) - spareBytes - before
    const network = address === null ? null : networkPrefix(address)
    const own = network === null ? 0 : (networks.get(network) ?? 0)
    if (
      network !== null &&
      bytes > limits.smallBriefBytes &&
      writtenBy(network) + own + bytes > limits.briefBytesPerDay
    )
      throw tooMuch(dayMs - (now() % dayMs))
    if (bytes > left || (own > 0 && own + bytes > (left + own) / 2)) throw full()
    promised += bytes
    if (network !== null) networks.set(network, own + bytes)
    return room(bytes, network)
  }

  function room(bytes: number, network: string | null): Room {
    let unused = bytes
    let sinceLook = 0
    let isFull = false
    let isReleased = false
    return {
      async use(some) {
        if (network !== null) written.set(network, writtenBy(network) + some)
        sinceLook += some
        if (sinceLook >= lookEvery) {
          sinceLook = 0
          isFull ||= (await freeBytes()) < spareBytes + some
        }
        if (isFull) throw full()
        const used = Math.min(some, unused)
        unused -= used
        promised -= used
      },
      release() {
        if (isReleased) return
        isReleased = true
        promised -= unused
        unused = 0
        if (network === null) return
        const own = (networks.get(network) ?? 0) - bytes
        if (own > 0) networks.set(network, own)
        else networks.delete(network)
      },
    }
  }

  return {
    /** Throws `storage-full` without space, `too-many-requests` when the network's daily share is used up. */
    admit: (options: AdmitOptions): Promise<Room> => queue.run(() => admitNow(options)),
  }
}

const tooMuch = (waitMs: number) =>
  problem(
    'too-many-requests',
    'Many files have come from your network today. Please send them tomorrow, or by email.',
    {
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    },
  )

const full = () => problem('storage-full', 'The server has no space left. Nothing was changed.')

/** Free bytes on the disk of a folder that this account may use. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** For a missing folder, its nearest existing ancestor counts. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const diskOf = async (folder: string): Promise<number> => {
    const facts = await stat(folder).catch(() => null)
    return facts?.dev ?? (folder === path.dirname(folder) ? -1 : diskOf(path.dirname(folder)))
  }
  return (await diskOf(one)) === (await diskOf(other))
}
