import { problem } from './errors.ts'
import { networkPrefix } from './http/network-prefix.ts'

/** Kept free of files, in bytes: for leads without files, sessions and saves, which are small and must always succeed. */
export const spareBytes = 200 * 1024 * 1024
/** Between looks at the disk while something is written: others write on it too. In bytes. */
const lookEvery = 4 * 1024 * 1024

type AdmitOptions = {
  /** What will be written at most. */
  bytes: number
  /** Of the sender, whose network may not take everything; null for what staff or the server itself writes. */
  address: string | null
}

/** Room on the disk that nobody else is given. */
export type Room = {
  /** Before so many bytes are written. Throws `storage-full` once the disk has fallen below the reserve. */
  use(bytes: number): Promise<void>
  /** What has not been used is free for others again. */
  release(): void
}

export type DiskReserve = ReturnType<typeof createDiskReserve>

/**
 * Gives out room on one disk, so that `spareBytes` stay free however much arrives at once: what has been promised and
 * not been written yet counts as taken. A network that has something under way gets at most half of what there is for
 * it, so that others find room too; its first request may take all of it.
 */
export function createDiskReserve({ freeBytes }: { freeBytes: () => Promise<number> }) {
  let promised = 0
  const networks = new Map<string, number>()
  let admitting: Promise<unknown> = Promise.resolve()

  async function admitNow({ bytes, address }: AdmitOptions): Promise<Room> {
    // Before the look: what is written during it is missing from both numbers otherwise
    const before = promised
    const left = (await freeBytes()) - spareBytes - before
    const network = address === null ? null : networkPrefix(address)
    const own = network === null ? 0 : (networks.get(network) ?? 0)
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
    /** Throws `storage-full` when there is no room for so much. */
    admit(options: AdmitOptions): Promise<Room> {
      // One after the other, so that two do not take the same room
      const admitted = admitting.then(() => admitNow(options))
      admitting = admitted.catch(() => undefined)
      return admitted
    },
  }
}

const full = () => problem('storage-full', 'The server has no space left. Nothing was changed.')
