import { lateAfterHours, type Owner, remindAfterHours } from '#domain/leads/handling.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { type Locale, localeRows } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import type { Notice } from '../channels/channel.ts'
import { channelWords } from '../channels/channels.ts'

/** Notices about unanswered leads. They outlive an erasure, so they contain nothing that a visitor sent. */

type Written = Pick<Notice, 'subject' | 'paragraphs'>

export type ReminderKind = 'reminder' | 'late'

export type ReminderFacts = {
  kind: ReminderKind
  lead: Pick<Lead, 'id' | 'kind' | 'receivedAt'>
  owner: Owner | null
  timeZone: string
  origin: string
}

export function reminderText(facts: ReminderFacts, language: Locale): Written {
  const { kind, lead, owner, timeZone, origin } = facts
  const { notice, kinds } = mailTexts[language]
  const { reminder } = notice
  const what = { kind: kinds[lead.kind], reference: referenceOf(lead.id) }
  const when = momentText(Date.parse(lead.receivedAt), timeZone, language)
  const told = { ...what, when, most: lateAfterHours }
  const hours = lateAfterHours - remindAfterHours
  const text = kind === 'late' ? reminder.lateText(told) : reminder.text({ ...told, hours })
  const taken = owner === null ? reminder.nobody : reminder.owner({ name: owner.name })
  return {
    subject: kind === 'late' ? reminder.lateSubject(what) : reminder.subject(what),
    paragraphs: [`${text} ${taken}`, reminder.open({ address: `${origin}/admin/leads/${lead.id}` })],
  }
}

type SummaryFacts = {
  open: readonly { id: string; receivedAt: number }[]
  late: readonly string[]
  held: number
  stuck: readonly { channel: string; leads: number }[]
  timeZone: string
  origin: string
}

/** A summary lists this many late leads; the rest are only counted. */
const mostNamed = 20

export function summaryText(facts: SummaryFacts, language: Locale): Written {
  const { open, late, held, stuck, timeZone, origin } = facts
  const { summary } = mailTexts[language].notice
  const [oldest] = open
  const references = late.slice(0, mostNamed).map(referenceOf)
  if (late.length > mostNamed) references.push(`+ ${late.length - mostNamed}`)
  const lines = [
    oldest &&
      summary.open({
        open: open.length,
        reference: referenceOf(oldest.id),
        when: momentText(oldest.receivedAt, timeZone, language),
      }),
    late.length > 0 && summary.late({ late: late.length, references: references.join(', ') }),
    ...stuck.map(({ channel, leads }) =>
      summary.stuck({ count: leads, channel: channelWords(channel, language).name }),
    ),
    held > 0 && summary.held({ held }),
  ]
  return {
    subject: summary.subject({ open: open.length, late: late.length }),
    paragraphs: [
      lines.filter((line) => typeof line === 'string').join('\n'),
      summary.list({ address: `${origin}/admin/leads` }),
    ],
  }
}

const momentText = (at: number, timeZone: string, language: Locale): string =>
  new Intl.DateTimeFormat(localeRows[language].region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
