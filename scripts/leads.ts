import { access } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { channelNames } from '#domain/leads/channels.ts'
import { isEmailAddress } from '#domain/leads/form.schema.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import type { Config } from '#server/config.ts'
import { silentLog } from '#server/http/log.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { idleChannels } from '#server/leads/channels/idle-channels.ts'
import { toCsv, toJson } from '#server/leads/export.ts'
import { createOutbox, type Outbox } from '#server/leads/outbox.ts'
import type { Receipt } from '#server/leads/retention/erasure.schema.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { describeReceipt } from '#server/leads/retention/receipt.ts'
import { isServerRunning } from '#server/operations/backup/running.ts'
import { exit, failed, print, printStream, readable, UsageError, type Words } from './command.ts'

/** Stand for the server's channels in the delivery log. */
const channels = idleChannels(channelNames, 'The command line')
/** The beginning of an id, of four characters or more. A reference is its first eight, with or without the hyphen. */
const beginningPattern = /^[0-9a-hjkmnp-tv-z]{4,26}$/
/** Characters of a whole reference: with less of it nothing is erased. */
const referenceLength = 8
/** Of the leads that a beginning leaves open, how many are listed. */
const mostCandidates = 20
/** How long a running server is waited for, after an erasure. */
const confirmedWithinMs = 5_000

/** `ponte leads …`. A running server notices what is changed here at once; one that is not, when it starts. */
export async function leads(config: Config, words: Words): Promise<number> {
  const dir = path.join(config.dataDir, 'leads')
  const outbox = createOutbox({ dir, channels, retryBaseMs: config.retryBaseMs, log: silentLog })
  const isThere = await access(dir).then(
    () => true,
    () => false,
  )
  if (isThere) await outbox.load()
  try {
    return await verbOf(words)(outbox, words, config)
  } finally {
    await outbox.close()
  }
}

type Verb = (outbox: Outbox, words: Words, config: Config) => Promise<number>

function verbOf({ verb = '' }: Words): Verb {
  const verbs: Record<string, Verb> = { list, show, resend, release, export: exportSome, erase, receipts }
  const found = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!found) throw new UsageError(`Say one of ${Object.keys(verbs).join(', ')}.`)
  return found
}

const list: Verb = async (outbox, words) => {
  const { damaged } = outbox.status()
  await printStream(words.json ? toJson(outbox.records()) : linesOf(outbox.records()))
  return damaged > 0 ? failed(`${damaged} leads cannot be read.`) : exit.done
}

const show: Verb = async (outbox, words) => {
  const record = await known(outbox, words)
  print(words, record, JSON.stringify(record, null, 2))
  return exit.done
}

const resend: Verb = async (outbox, words) => {
  const { lead, held } = await known(outbox, words)
  if (held !== null) await outbox.handle(lead.id, { ...stamp(), event: 'release' })
  await outbox.resend(lead.id, { by: stamp().by })
  await outbox.announce(lead.id)
  print(words, { resend: lead.id }, `${referenceOf(lead.id)} is delivered again.`)
  return exit.done
}

const release: Verb = async (outbox, words) => {
  const { lead, held } = await known(outbox, words)
  if (held === null) return failed(`${referenceOf(lead.id)} is not held.`)
  await outbox.handle(lead.id, { ...stamp(), event: 'release' })
  await outbox.announce(lead.id)
  print(words, { release: lead.id }, `${referenceOf(lead.id)} goes its way.`)
  return exit.done
}

const exportSome: Verb = async (outbox, words) => {
  // For a file: as it is, not as a terminal may show it
  const one = words.subject === undefined ? null : await known(outbox, words)
  const records = one ? only(one) : outbox.records()
  const fields = one ? Object.keys(one.lead.fields) : outbox.fieldNames()
  await printStream(words.json ? toJson(records) : toCsv(records, fields))
  return exit.done
}

async function* only(record: LeadRecord): AsyncGenerator<LeadRecord, void, undefined> {
  yield record
}

const erase: Verb = async (outbox, words, config) => {
  const { subject = '' } = words
  const isPerson = isEmailAddress(subject)
  if (!isPerson && beginningOf(subject).length < referenceLength) {
    throw new UsageError('Name the e-mail address of one person, or one lead by its reference.')
  }
  const leadId = isPerson ? null : (await known(outbox, words)).lead.id
  const isServed = (await isServerRunning(config.dataDir)) ?? false
  const erasures = await erasuresOf(config, outbox, isServed)
  const { erased, receipt } = await (leadId === null
    ? erasures.erasePerson(subject)
    : erasures.eraseLeads([leadId], 'lead'))
  // A running server ends its deliveries, and looks once more at what they may have written meanwhile
  for (const id of erased) if (isServed) await outbox.announce(id)
  const latest = async () => (await erasures.receipts()).find(({ id }) => id === receipt.id) ?? receipt
  let last = await latest()
  for (const end = Date.now() + confirmedWithinMs; isServed && !last.doneAt && Date.now() < end; ) {
    await sleep(50)
    last = await latest()
  }
  await erasures.close()
  printReceipts(words, { erased, receipt: last }, [last])
  return exit.done
}

const receipts: Verb = async (outbox, words, config) => {
  const erasures = await erasuresOf(config, outbox, false)
  const all = await erasures.receipts()
  await erasures.close()
  printReceipts(words, all, all)
  return exit.done
}

function printReceipts(words: Words, value: unknown, all: readonly Receipt[]): void {
  const texts = all.map((receipt) => describeReceipt(receipt, 'en').join('\n'))
  print(words, value, texts.join('\n\n') || 'Nothing was erased yet.')
}

const erasuresOf = (
  { dataDir, drive, googleCredentialsFile, retryBaseMs }: Config,
  outbox: Outbox,
  isServed: boolean,
) =>
  createErasures({
    dataDir,
    outbox,
    channels: [createDriveChannel({ target: drive, googleCredentialsFile })],
    ...(isServed && { leaveTo: 'server' }),
    retryMs: retryBaseMs,
    log: silentLog,
  })

/** The one lead that the subject names: by its id, by the reference that screens and mails show, or by the beginning of either. */
async function known(outbox: Outbox, { subject }: Words): Promise<LeadRecord> {
  if (!subject) throw new UsageError('Name one lead by its reference or id.')
  const beginning = beginningOf(subject)
  const ids = isLeadId(beginning)
    ? [beginning]
    : outbox.received().flatMap(({ id }) => (beginning !== '' && id.startsWith(beginning) ? [id] : []))
  const [id, ...others] = ids
  const record = id === undefined ? null : await outbox.get(id)
  if (!record) throw new Error(`There is no lead ${subject}.`)
  if (others.length === 0) return record
  const lines = [lineOf(record)]
  for (const other of others.slice(0, mostCandidates - 1)) {
    const candidate = await outbox.get(other)
    if (candidate) lines.push(lineOf(candidate))
  }
  const more = ids.length > lines.length ? [`… and ${ids.length - lines.length} more`] : []
  const said = `${ids.length} leads begin with ${subject}. Name one of them by its id:`
  throw new Error([said, ...[...lines, ...more].map((line) => `  ${readable(line)}`)].join('\n'))
}

/** As ids are written; empty for what begins none. */
function beginningOf(subject: string): string {
  const text = subject.replaceAll('-', '').toLowerCase()
  return beginningPattern.test(text) ? text : ''
}

async function* linesOf(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let any = false
  for await (const record of records) {
    any = true
    yield `${readable(lineOf(record))}\n`
  }
  if (!any) yield 'No leads yet.\n'
}

function lineOf({ lead, held, deliveries, handling }: LeadRecord): string {
  const { name, surname, fullName, email } = lead.fields
  const states = Object.entries(deliveries).map(([channel, { status }]) => `${channel} ${status}`)
  const sender = [fullName, name, surname].map(text).filter(Boolean).join(' ')
  return [
    lead.receivedAt,
    lead.id,
    referenceOf(lead.id),
    lead.kind,
    handling.status,
    held ? `held: ${held}` : states.join(', '),
    `${sender} <${text(email)}>`,
  ].join('  ')
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const stamp = () => ({ at: new Date().toISOString(), by: 'command line' })
