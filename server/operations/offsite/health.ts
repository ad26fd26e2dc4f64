import type { Locale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import { type Offsite, offsiteAlarmSeconds } from './offsite.ts'

/** What staff are told by mail and in the drive; null while there is nothing to say. */
export function offsiteTrouble(
  offsite: Pick<Offsite, 'alarm'>,
  language: Locale,
): { subject: string; text: string } | null {
  const { notice } = mailTexts[language]
  const about = offsite.alarm()
  if (about === null) return null
  const texts = {
    ...notice.offsiteText,
    late: notice.offsiteText.late({ minutes: offsiteAlarmSeconds / 60 }),
  }
  return { subject: notice.offsite, text: texts[about] }
}

/** Without the engine's messages, which may name a host. */
export function offsiteHealth(offsite: Offsite) {
  const { lagSeconds, copiedAt, fault, shared, check } = offsite.state()
  return {
    status: offsite.isWell() ? ('ok' as const) : ('degraded' as const),
    lagSeconds: Math.round(lagSeconds * 10) / 10,
    copiedAt: copiedAt === null ? null : new Date(copiedAt).toISOString(),
    ...(fault !== null && { fault }),
    ...(shared && { shared }),
    check: check === null ? 'none yet' : check.ok ? 'ok' : 'failed',
    checkedAt: check?.at ?? null,
  }
}
