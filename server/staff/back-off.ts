type BackOffOptions = {
  /** Tries without a wait. */
  free: number
  firstWaitMs: number
  longestWaitMs: number
  /** How long after its last try a name starts afresh. */
  forgetAfterMs: number
  now: () => number
}

/** Names remembered; beyond it those tried longest ago are forgotten. */
const most = 20_000

/**
 * Counts tries by name. From the last free one on each is followed by a wait, twice as long as the one before. Being
 * refused during a wait does not lengthen it: an attacker cannot put off the next try of somebody else.
 */
export function createBackOff({ free, firstWaitMs, longestWaitMs, forgetAfterMs, now }: BackOffOptions) {
  /** In the order of their last try. */
  const byName = new Map<string, { tries: number; until: number; at: number }>()

  return {
    /** Counts an attempt before its result is known. Milliseconds to wait, or null when it is allowed now. */
    take(name: string): number | null {
      const known = byName.get(name)
      const entry = known && now() - known.at < forgetAfterMs ? known : { tries: 0, until: 0, at: 0 }
      if (entry.until > now()) return entry.until - now()
      entry.tries += 1
      entry.at = now()
      const beyond = entry.tries - free
      if (beyond >= 0) entry.until = now() + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(beyond, 30))
      byName.delete(name)
      byName.set(name, entry)
      const [oldest] = byName.keys()
      if (byName.size > most && oldest !== undefined) byName.delete(oldest)
      return null
    },

    /** The try taken last was a good one, or was not made. */
    giveBack(name: string): void {
      const entry = byName.get(name)
      if (!entry) return
      entry.tries -= 1
      entry.until = 0
      if (entry.tries <= 0) byName.delete(name)
    },

    forget(name: string): void {
      byName.delete(name)
    },
  }
}
