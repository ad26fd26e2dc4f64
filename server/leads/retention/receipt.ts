import { leadKinds } from '#domain/leads/lead.ts'
import { type Locale, localeRows } from '#domain/locales.ts'
import { erasureTexts } from '#locales/dictionaries.ts'
import { say } from '#locales/texts.ts'
import { channelKinds } from '../channels/channels.ts'
import type { Receipt } from './erasure.schema.ts'

/** A receipt as text, one fact per line, for the studio and the command line. Pure. */
export function describeReceipt(receipt: Receipt, language: Locale): string[] {
  const text = erasureTexts[language]
  const { id, at, reason, months, kinds = {}, first, last, removed, references, pending, doneAt } = receipt
  const why = reason === 'retention' && months !== undefined ? text.expired({ months }) : text.reasons[reason]
  const those = leadKinds.flatMap((kind) => {
    const count = kinds[kind]
    return count ? [text.kinds[kind]({ count })] : []
  })
  const byHand = toEraseByHand(receipt, language)
  const words = wordsOf('removed', language)
  const list = removed.map(({ place, count }) => say(words[place] ?? place, { count })).join(', ')
  return [
    text.receipt({ id, at }),
    why,
    ...(first && last && those.length > 0 ? [received(those.join(', '), first, last)] : []),
    removed.length === 0 ? text.nothing : text.removedTitle({ list }),
    ...(references.length > 0 ? [text.references({ list: references.join(', ') })] : []),
    ...(pending > 0 ? [text.pending({ count: pending })] : []),
    ...(byHand === null ? [] : [byHand]),
    text.tombstone,
    ...(doneAt === null ? [] : [text.done({ at: doneAt })]),
  ]

  function received(list: string, first: string, last: string): string {
    const day = new Intl.DateTimeFormat(localeRows[language].region, {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    })
    const days = { first: day.format(new Date(first)), last: day.format(new Date(last)) }
    return days.first === days.last
      ? text.leadsOfDay({ list, day: days.first })
      : text.leads({ list, ...days })
  }
}

/** The line that asks staff to erase what this software cannot. Null when it can erase everything. */
export function toEraseByHand({ unreachable }: Receipt, language: Locale): string | null {
  const text = erasureTexts[language]
  const words = wordsOf('unreachable', language)
  const list = unreachable.map(({ what, count }) => say(words[what] ?? what, { count })).join('; ')
  return list === '' ? null : text.unreachableTitle({ list })
}

type Words = Readonly<Record<string, string | ((values: { count: number }) => string)>>

const wordsOf = (of: 'removed' | 'unreachable', language: Locale): Words =>
  Object.assign({}, erasureTexts[language][of], ...channelKinds.map(({ words }) => words[language][of]))
