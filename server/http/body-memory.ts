import { limits } from '../kernel/limits.ts'
import { networkPrefix } from '../kernel/network-prefix.ts'

const { unfinishedBytes, unfinishedOverhead: overheadBytes } = limits

type HeldBody = {
  /** Sets how many bytes the body holds now. May drop other bodies, or this one. */
  hold(bytes: number): void
  /** Frees everything. Call when the body is complete or given up. */
  release(): void
}

type Held = { network: string; bytes: number; drop: () => void }

/**
 * Counts the bytes of unfinished bodies. Over a limit, the network that holds most loses its largest bodies, and among small
 * ones the oldest: a visitor's form is small and arrives at once, so it is never dropped.
 */
function createBodyMemory() {
  const bodies = new Set<Held>()
  const byNetwork = new Map<string, number>()
  let all = 0

  function count(body: Held, bytes: number): void {
    const network = (byNetwork.get(body.network) ?? 0) + bytes - body.bytes
    all += bytes - body.bytes
    body.bytes = bytes
    if (network === 0) byNetwork.delete(body.network)
    else byNetwork.set(body.network, network)
  }

  function remove(body: Held): void {
    if (!bodies.delete(body)) return
    count(body, 0)
  }

  /** Drops the largest bodies of a network until it holds at most `most` bytes. */
  function shrink(network: string, most: number): void {
    const largest = [...bodies]
      .filter((body) => body.network === network)
      // Small bodies count as equal, so they keep their order, the oldest first
      .sort((one, other) => Math.max(other.bytes, 2 * overheadBytes) - Math.max(one.bytes, 2 * overheadBytes))
    for (const body of largest) {
      if ((byNetwork.get(network) ?? 0) <= most) return
      remove(body)
      body.drop()
    }
  }

  return {
    /** `drop` is called once when the body must be given up; it holds nothing from then on. */
    open(address: string, drop: () => void): HeldBody {
      const body: Held = { network: networkPrefix(address), bytes: 0, drop }
      bodies.add(body)
      function hold(bytes: number): void {
        if (!bodies.has(body)) return
        count(body, overheadBytes + bytes)
        // Well below the limit, so that the bodies are not sorted for every chunk of an attack
        if ((byNetwork.get(body.network) ?? 0) > unfinishedBytes.perNetwork)
          shrink(body.network, unfinishedBytes.perNetwork * 0.75)
        while (all > unfinishedBytes.all) {
          const [greediest] = [...byNetwork].sort(([, one], [, other]) => other - one)
          if (!greediest) return
          shrink(greediest[0], greediest[1] / 2)
        }
      }
      hold(0)
      return { hold, release: () => remove(body) }
    },
    status: () => ({ bodies: bodies.size, bytes: all }),
  }
}

/** One per process: the limits apply to all requests together. */
export const bodyMemory = createBodyMemory()
