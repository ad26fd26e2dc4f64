import type { Config } from '../../config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const patienceMs = 3_000
/** Seconds. */
const [noticed, grave] = [5, 60]

/** Servers of others that this one talks to anyway, and their answers have a date. Without credentials. */
export function clockSources(config: Pick<Config, 'contentRemote' | 'drive' | 'publicUrl'>): string[] {
  const { contentRemote, drive, publicUrl } = config
  const addresses = [
    contentRemote?.address.url,
    drive.kind === 'webdav' ? drive.url : drive.kind === 'gdrive' ? 'https://www.googleapis.com' : undefined,
    // Often this very machine, hence the last
    publicUrl ?? undefined,
  ]
  const origins = addresses.flatMap((address) =>
    address !== undefined && /^https?:/.test(address) && URL.canParse(address)
      ? [new URL(address).origin]
      : [],
  )
  return [...new Set(origins)]
}

/** Compares the clock with the `Date` of the first of the addresses that answers. Empty when none does. */
export async function checkClockDifference(
  origins: readonly string[],
  { patience = patienceMs, now = Date.now }: { patience?: number; now?: () => number } = {},
): Promise<Finding[]> {
  for (const origin of origins) {
    const seconds = await secondsAhead(origin, patience, now)
    if (seconds === null) continue
    const { host } = new URL(origin)
    const off = Math.abs(seconds)
    if (off <= noticed) return [ok('clock-difference', `The clock agrees with that of ${host}.`)]
    const text = `The clock is ${off} s ${seconds > 0 ? 'ahead of' : 'behind'} that of ${host}.`
    const remedy =
      'Keep it right with NTP (timedatectl set-ntp true): sign-in codes, links and posts go by it.'
    return [(off > grave ? fault : warning)('clock-difference', text, remedy)]
  }
  return []
}

/** Whole seconds, against the middle of the request; null without an answer that has a date. */
async function secondsAhead(origin: string, patience: number, now: () => number): Promise<number | null> {
  try {
    const sent = now()
    const answer = await fetch(`${origin}/healthz`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const middle = (sent + now()) / 2
    // A cache sends the date of what it keeps, and its age in seconds
    const date = Date.parse(answer.headers.get('date') ?? '') + Number(answer.headers.get('age') ?? 0) * 1000
    // The date has no fractions: on average half a second is missing
    return Number.isNaN(date) ? null : Math.round((middle - date - 500) / 1000)
  } catch {
    return null
  }
}
