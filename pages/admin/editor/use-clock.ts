import { useEffect, useState } from 'react'

/** A timer cannot wait for longer than some weeks, and a device may have slept. */
const lookEveryMs = 3_600_000

/**
 * The time by the server's clock, as of the last of these moments that has come: what depends on it is drawn again when
 * the next one comes. `start`: when the server wrote the page. Times are milliseconds since 1970.
 */
export function useClock(start: number, moments: readonly number[]): number {
  const [reached, setReached] = useState(start)
  // This device's clock may be wrong: only what passes on it counts
  const [ahead] = useState(() => Date.now() - start)
  const now = Math.max(reached, start)
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const time = Date.now() - ahead
      if (time >= next) setReached(time)
      else timer = setTimeout(look, Math.min(next - time, lookEveryMs))
    }
    look()
    return () => clearTimeout(timer)
  }, [next, ahead])
  return now
}
