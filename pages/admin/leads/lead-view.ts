import { capitalised } from '#domain/capitalised.ts'
import { type ChannelState, isStuck } from '#domain/leads/channel-state.ts'
import type { ChannelView, ChannelViews, DeliveryOutcome } from '#domain/leads/channel-view.ts'
import { copyIn, outcomeOf, writtenNote } from '#domain/leads/delivery-words.ts'
import type { LeadStatus, Owner } from '#domain/leads/handling.ts'
import type { HeldReason, Lead, LeadKind } from '#domain/leads/lead.ts'
import type { LeadOverview, LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { heldFrom, type SpamSign } from '#domain/leads/spam-signs.ts'
import { visibleLine, visibleText } from '#domain/leads/visible-text.ts'
import { callAddressOf } from '#domain/telephone.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { mailText } from '#locales/en/mail.ts'
import { replySubjects } from '#locales/in-browser.ts'
import { momentInWords, timeOfDay } from '#renderer/ui/studio/moments.ts'

/** How the inbox describes a lead. Pure, so that server and browser render the same words. */

export type LeadRow = {
  id: string
  name: string
  kind: LeadKind
  /** Package or business; may be empty. */
  about: string
  files: number
  /** The beginning of the message; may be empty. */
  excerpt: string
  /** Milliseconds since the epoch. */
  receivedAt: number
  held: HeldReason | null
  status: LeadStatus
  owner: Owner | null
  /** Channels on which delivery is stuck. */
  stuck: string[]
}

type LeadList = { total: number; leads: readonly LeadRecord[] }

/** What a refresh replaces. */
export type Inbox = {
  /** The server's time, in milliseconds, so that server and browser render the same words. */
  now: number
  overview: LeadOverview
  rows: LeadRow[]
  total: number
  /** The latest held leads, shown below those to answer; `total` counts all held ones. */
  held: { rows: LeadRow[]; total: number }
}

export function inboxOf(overview: LeadOverview, list: LeadList, held: LeadList | null): Inbox {
  const { now } = overview
  const rowsOf = ({ total, leads }: LeadList) => ({ total, rows: leads.map((record) => rowOf(record, now)) })
  return { now, overview, ...rowsOf(list), held: rowsOf(held ?? { total: 0, leads: [] }) }
}

export function rowOf({ lead, held, deliveries, handling }: LeadRecord, now: number): LeadRow {
  return {
    id: lead.id,
    name: nameOf(lead),
    kind: lead.kind,
    about: visibleLine(textOf(lead, 'packageName') || textOf(lead, 'businessName'), 80),
    files: lead.files.length,
    excerpt: visibleLine(textOf(lead, 'question') || textOf(lead, 'businessDescription'), 160),
    receivedAt: Date.parse(lead.receivedAt),
    held,
    status: handling.status,
    owner: handling.owner,
    stuck:
      held === null
        ? Object.entries(deliveries).flatMap(([name, state]) => (isStuck(state, now) ? [name] : []))
        : [],
  }
}

export const textOf = ({ fields }: Lead, field: string): string => {
  const value = fields[field]
  return typeof value === 'string' ? value : ''
}

/** On one line; the e-mail address if no name was given. */
export function nameOf(lead: Lead): string {
  const parts = ['fullName', 'name', 'surname'].map((field) => textOf(lead, field)).filter(Boolean)
  return visibleLine(parts.join(' '), 120) || visibleLine(textOf(lead, 'email'), 120) || text.nobody
}

const minute = 60_000
const hour = 60 * minute
const soonMs = 4 * hour
const longLateMs = 72 * hour

/** How much of the promised reply time is left. */
export type Clock = {
  /** Milliseconds; below zero once it is past due. */
  left: number
  /** The part of the promised time that is left: 1 = all, 0 = none. */
  share: number
  /** Less than four hours, or past due. */
  soon: boolean
  late: boolean
  /** Past due for days. */
  longLate: boolean
  dueAt: number
}

export function clockOf(receivedAt: number, now: number, promiseHours: number): Clock {
  const promise = promiseHours * hour
  // Received in the future: the server's clock has been set back since
  const dueAt = Math.min(receivedAt, now) + promise
  const left = dueAt - now
  return {
    left,
    share: Math.min(1, Math.max(0, left / promise)),
    soon: left < soonMs,
    late: left <= 0,
    longLate: left < -longLateMs,
    dueAt,
  }
}

/** Days and hours, or hours and minutes, in whole words: `3 hours 40 minutes`. */
export function durationInWords(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minute)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return text.days({ count: Math.floor(hours / 24) })
  const rest = minutes % 60
  if (hours === 0) return text.minutes({ count: minutes })
  return rest === 0
    ? text.hours({ count: hours })
    : `${text.hours({ count: hours })} ${text.minutes({ count: rest })}`
}

/** For the small clock of a row: `6d`, `3h`, `40m`. */
export function durationShort(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minute)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)}d`
  return hours > 0 ? `${hours}h` : `${minutes}m`
}

export const isDueNow = ({ left }: Clock): boolean => Math.abs(left) < minute

export function clockInWords(clock: Clock): string {
  if (isDueNow(clock)) return text.dueNow
  const time = durationInWords(clock.left)
  return clock.late ? text.late({ time }) : text.left({ time })
}

export const moment = (at: number | string, now: number): string =>
  momentInWords(typeof at === 'string' ? at : new Date(at).toISOString(), now)

/** `12:54 today`, `12:54 tomorrow`, or the day with its time. */
export function deadline(at: number, now: number): string {
  const isOn = (day: number) => moment(at, day).startsWith('today')
  if (isOn(now)) return text.today({ time: timeOfDay(at) })
  return isOn(now + 24 * hour) ? text.tomorrow({ time: timeOfDay(at) }) : moment(at, now)
}

const full = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
})
/** `23 November 2026 at 16:50`, for paper. Milliseconds since the epoch. */
export const fullMoment = (at: number): string => full.format(at)

const contactFields = new Set(['name', 'surname', 'fullName', 'email', 'phone'])

type Answer = { field: string; label: string; value: string | string[] }

/** The form's answers without contact details, with its labels and order, and the labels of empty fields. */
export function answersOf({ fields }: Lead): { given: Answer[]; unanswered: string[] } {
  const given: Answer[] = []
  const unanswered: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    if (contactFields.has(field)) continue
    const label = labelOf(field)
    if (typeof value === 'boolean') given.push({ field, label, value: value ? mailText.yes : mailText.no })
    else if (value.length === 0) unanswered.push(label)
    else
      given.push({
        field,
        label,
        value: typeof value === 'string' ? visibleText(value) : value.map(visibleText),
      })
  }
  return { given, unanswered }
}

/** `businessName` → `Business name`, for a field that no form has any more. */
function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = mailText.fields
  if (Object.hasOwn(labels, field) && labels[field]) return labels[field]
  const words = field.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return capitalised(words)
}

/** With the reference in the subject, so that the reply can be matched to the lead. */
export function replyAddress(lead: Lead): string | null {
  const email = textOf(lead, 'email')
  if (email === '') return null
  const subject = `Re: ${replySubjects[lead.language][lead.kind]} [${referenceOf(lead.id)}]`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

export const callAddress = (lead: Lead): string | null => callAddressOf(textOf(lead, 'phone'))

/** `4.1 MB`, `212 KB`. */
export function sizeInWords(bytes: number): string {
  const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
  if (bytes >= 1_048_576) return text.megabytes({ size: figure(bytes / 1_048_576) })
  return text.kilobytes({ size: figure(Math.ceil(bytes / 1024)) })
}

export type Delivery = {
  channel: string
  /** Undefined for a channel that no longer exists. */
  view: ChannelView | undefined
  name: string
  state: DeliveryOutcome | 'waiting' | 'stuck' | 'held'
  lines: string[]
  /** The name of the folder with the copy; null without one. */
  folder: string | null
  /** Who last had it sent again; null if nobody did. */
  sentAgain: ChannelState['sentAgain']
}

export function deliveriesOf(
  { held, deliveries }: LeadRecord,
  channels: ChannelViews,
  now: number,
): Delivery[] {
  return Object.entries(deliveries).map(([channel, state]) => ({
    channel,
    view: channels[channel],
    name: channels[channel]?.label ?? channel,
    sentAgain: state.sentAgain,
    folder: copyIn(state.note)?.folder ?? null,
    ...(held === null
      ? deliveryOf(channels[channel], state, now)
      : { state: 'held' as const, lines: [text.heldBack] }),
  }))
}

function deliveryOf(
  channel: ChannelView | undefined,
  state: ChannelState,
  now: number,
): Pick<Delivery, 'state' | 'lines'> {
  if (state.status === 'delivered') {
    const lines = [
      state.deliveredAt === null ? '' : `${capitalised(moment(state.deliveredAt, now))}.`,
      sentence(noteInWords(state.note)),
    ]
    return { state: outcomeOf(channel, state.note), lines: lines.filter(Boolean) }
  }
  const { attempts, lastError, firstFailureAt, nextTryAt } = state
  const tried =
    firstFailureAt === null ? '' : text.tried({ count: attempts, since: moment(firstFailureAt, now) })
  const next = nextTryInWords(nextTryAt, now)
  if (isStuck(state, now)) {
    const end = state.status === 'failed' ? text.givenUp : next
    return { state: 'stuck', lines: [sentence(lastError), tried, end, text.nothingLost].filter(Boolean) }
  }
  if (attempts === 0) return { state: 'waiting', lines: [text.goesNow] }
  return { state: 'waiting', lines: [sentence(lastError), next].filter(Boolean) }
}

/** Puts a note into words; it may be a mail server's response, such as `250 2.0.0 Ok: queued as 4XhZ`. */
function noteInWords(note: string | null): string | null {
  if (note === writtenNote) return text.written
  const copy = copyIn(note)
  if (copy) return text.copyIn(copy)
  const answer = /^(?:Accepted by the mail server: )?2\d\d[ -](?:2\.\d+\.\d+ )?(?:ok)?:?\s*(.*)$/i.exec(
    note ?? '',
  )
  if (!answer) return note
  const line = visibleLine(answer[1] ?? '', 80)
  return line === '' ? text.taken : text.takenWith({ answer: line })
}

function nextTryInWords(nextTryAt: number | null, now: number): string {
  if (nextTryAt === null) return ''
  const minutes = Math.round((nextTryAt - now) / minute)
  if (minutes < 1) return text.nextTry({ when: 'in a moment' })
  return text.nextTry({ when: `at ${timeOfDay(nextTryAt)}, in ${text.minutes({ count: minutes })}` })
}

/** Makes a sentence of a note, which is the raw response of a mail server or drive. */
export function sentence(words: string | null): string {
  const line = visibleLine(words ?? '', 200)
  return line === '' || /[.!?…]$/.test(line) ? capitalised(line) : `${capitalised(line)}.`
}

const signName = (sign: SpamSign): string =>
  sign.kind === 'phrase' ? `“${sign.phrase}”` : text.signs[sign.kind]

/** Why a message was held because of its words. */
export function signsInWords(signs: readonly SpamSign[]): string {
  const list = signs.map((sign) => text.sign({ what: signName(sign), points: sign.points }))
  return text.signsFound({ list: list.join(', '), from: heldFrom })
}
