import type { Config } from '../../config.ts'
import { type Finding, fault, ok, warning } from '../../kernel/finding.ts'
import { channelKinds } from '../../leads/channels/channels.ts'

const patienceMs = 3_000
/** Differences that are a warning and a fault. Seconds. */
const [noticed, grave] = [5, 60]

/** Servers that this one talks to anyway and whose answers have a date. */
export function clockSources({
  contentRemote,
  channels,
  publicUrl,
}: Pick<Config, 'contentRemote' | 'channels' | 'publicUrl'>): string[] {
  // The site itself is the last one: it is often this very machine
  const addresses = [
    contentRemote?.address.url,
    ...channelKinds.map(({ clock }) => clock?.(channels)),
    publicUrl,
  ]
  const found = addresses.filter((address) => address && /^https?:/.test(address) && URL.canParse(address))
  return [...new Set(found.map((address) => new URL(address ?? '').origin))]
}

/** Compares the clock with the `Date` of the first of the addresses that answers. Empty when none does. */
export async function checkClockDifference(origins: readonly string[]): Promise<Finding[]> {
  for (const origin of origins) {
    const seconds = await secondsAhead(origin).catch(() => Number.NaN)
    if (Number.isNaN(seconds)) continue
    const { host } = new URL(origin)
    const off = Math.abs(seconds)
    if (off <= noticed) return [ok('clock-difference', `The clock agrees with that of ${host}.`)]
    const text = `The clock is ${off} s ${seconds > 0 ? 'ahead of' : 'behind'} that of ${host}.`
    const remedy =
      'Synchronise it by NTP (timedatectl set-ntp true): sign-in codes, links and posts depend on it.'
    return [(off > grave ? fault : warning)('clock-difference', text, remedy)]
  }
  return []
}

/** Whole seconds, measured against the middle of the request. NaN without a date. */
async function secondsAhead(origin: string): Promise<number> {
  const sent = Date.now()
  const { headers } = await fetch(`${origin}/healthz`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const middle = (sent + Date.now()) / 2
  // A cache sends the date of what it keeps, and its age in seconds
  const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000
  // The date has no fractions: on average half a second is missing
  return Math.round((middle - date - 500) / 1000)
}
