import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import type { ChannelState } from '#domain/leads/channel-state.ts'
import type { DeliveryOutcome } from '#domain/leads/channel-view.ts'
import { outcomeOf } from '#domain/leads/delivery-words.ts'
import { isEmailAddress } from '#domain/leads/form.schema.ts'
import { servedByOf } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { leadsText } from '#locales/en/admin-leads.ts'
import type { Config } from '#server/config.ts'
import { DataInUse, type DataLock, lockData } from '#server/kernel/data-lock.ts'
import { ensureFolder } from '#server/kernel/files.ts'
import { silentLog } from '#server/kernel/log.ts'
import { channelViews, erasingChannels, idleChannels } from '#server/leads/channels/channels.ts'
import { toCsv, toJson } from '#server/leads/export.ts'
import { createLeadRepository, type LeadRepository } from '#server/leads/lead-repository.ts'
import type { Receipt } from '#server/leads/retention/erasure.schema.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { describeReceipt } from '#server/leads/retention/receipt.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import {
  type Context,
  exit,
  failed,
  print,
  printStream,
  readable,
  UsageError,
  withConfig,
} from './command.ts'
import { recordAtCommandLine } from './record-activity.ts'

/** At least the first four characters of an id. The first eight are the reference, with or without a hyphen. */
const beginningPattern = /^[0-9a-hjkmnp-tv-z]{4,26}$/
/** Characters of a whole reference; `erase` refuses a shorter one. */
const referenceLength = 8
/** Maximum leads listed when several match a beginning. */
const mostCandidates = 20

/** `ponte leads …`. Changes leads only while no server runs, since a server keeps their state in memory. */
export function addLeadsCommands(program: Command): void {
  const leads = program.command('leads').description('What visitors sent.')
  leads
    .command('list')
    .description('every lead, newest first, with the state of its deliveries')
    .action(withLeads(list))
  leads
    .command('show')
    .description('one lead as it was stored')
    .argument('<lead>', leadArgument)
    .action(withLeads(show))
  leads
    .command('resend')
    .description('delivers it again by every channel; releases a held one')
    .argument('<lead>', leadArgument)
    .action(withLeads(resend, { changes: true }))
  leads
    .command('release')
    .description('delivers a held lead that is not spam')
    .argument('<lead>', leadArgument)
    .action(withLeads(release, { changes: true }))
  leads
    .command('export')
    .summary('one lead, those of one address, or every one as a table (CSV)')
    .description(
      'One lead, those of one address, or every one as a table (CSV) on standard output; with --json all there is.',
    )
    .argument('[lead]', leadArgument)
    .option('--email <address>', 'every lead of this email address, in any case')
    .action(withLeads(exportSome))
  leads
    .command('erase')
    .summary('removes every copy that can be reached, for good')
    .description(
      'Removes every copy that can be reached of what a person sent, or of one lead, for good, and prints a receipt that names what is out of reach.',
    )
    .argument('<email|lead>', 'the address of one person, or the whole reference or id of one lead')
    .action(withLeads(erase, { changes: true }))
  leads
    .command('receipts')
    .description('the receipts of all erasures, newest first')
    .action(withLeads(receipts))
}

const leadArgument = 'its id or its reference (7K3M-9QWD), or the beginning of one if only one lead begins so'

type LeadsContext = Context & { repository: LeadRepository }

const withLeads = <Words extends unknown[]>(
  run: (context: LeadsContext, ...words: Words) => Promise<number>,
  { changes = false } = {},
) =>
  withConfig(async (context, ...words: Words) => {
    const { dataDir, retryBaseMs } = context.config
    const dir = path.join(dataDir, 'leads')
    const lock = changes ? await lockAgainstServer(dataDir) : undefined
    if (lock === null) {
      console.error('A server runs on this data folder: use the studio, or stop the server first.')
      return exit.inUse
    }
    // These stand in for the server's channels in the delivery log
    const channels = await idleChannels('The command line', dataDir)
    const members = createAccounts({ dir: path.join(dataDir, 'staff') }).list
    const repository = createLeadRepository({ dir, channels, retryBaseMs, log: silentLog, members })
    try {
      if (existsSync(dir)) await repository.load()
      return await run({ ...context, repository }, ...words)
    } finally {
      await repository.close()
      await lock?.release()
    }
  })

/** Locks the data folder against servers, so that none delivers what is being erased. Null when one is running. */
async function lockAgainstServer(dataDir: string): Promise<DataLock | null> {
  await ensureFolder(dataDir)
  try {
    return await lockData({ dataDir, log: silentLog, onLost: () => undefined })
  } catch (error) {
    if (error instanceof DataInUse) return null
    throw error
  }
}

async function list(context: LeadsContext): Promise<number> {
  const { repository, json } = context
  const { damaged } = repository.status()
  await recordAtCommandLine(context, { action: 'leads-listed' })
  await printStream(json ? toJson(repository.records()) : linesOf(repository.records()))
  return damaged > 0 ? failed(`${damaged} leads cannot be read.`) : exit.done
}

async function show(context: LeadsContext, subject: string): Promise<number> {
  const { repository, json } = context
  const record = await known(repository, subject)
  await recordAtCommandLine(context, { action: 'lead-viewed', object: record.lead.id })
  print(
    { json },
    record,
    [...deliveryLines(record), ...servedByLine(record), JSON.stringify(record, null, 2)].join('\n'),
  )
  return exit.done
}

async function resend(context: LeadsContext, subject: string): Promise<number> {
  const { repository, json } = context
  const { lead, held } = await known(repository, subject)
  if (held !== null) await repository.handle(lead.id, { ...stamp(), event: 'release' })
  await repository.resend(lead.id, { by: stamp().by })
  await recordAtCommandLine(context, { action: 'lead-resent', object: lead.id })
  print({ json }, { resend: lead.id }, `${referenceOf(lead.id)} is delivered again.`)
  return exit.done
}

async function release({ repository, json }: LeadsContext, subject: string): Promise<number> {
  const { lead, held } = await known(repository, subject)
  if (held === null) return failed(`${referenceOf(lead.id)} is not held.`)
  await repository.handle(lead.id, { ...stamp(), event: 'release' })
  print({ json }, { release: lead.id }, `${referenceOf(lead.id)} goes its way.`)
  return exit.done
}

async function exportSome(
  context: LeadsContext,
  subject: string | undefined,
  { email }: { email?: string },
): Promise<number> {
  const { repository, json } = context
  if (email !== undefined && (subject !== undefined || !isEmailAddress(email)))
    throw new UsageError('Name one lead, or the email address of one person.')
  // The export usually goes to a file: texts as stored, not made safe for a terminal
  const one = subject === undefined ? null : await known(repository, subject)
  await recordAtCommandLine(context, {
    action: 'leads-exported',
    object: one?.lead.id ?? null,
    format: json ? 'json' : 'csv',
  })
  const records = one ? only(one) : repository.records({ email })
  const fields = one ? Object.keys(one.lead.fields) : repository.fieldNames()
  await printStream(json ? toJson(records) : toCsv(records, fields))
  return exit.done
}

async function* only(record: LeadRecord): AsyncGenerator<LeadRecord, void, undefined> {
  yield record
}

async function erase(context: LeadsContext, subject: string): Promise<number> {
  const { repository, config, json } = context
  const isPerson = isEmailAddress(subject)
  if (!isPerson && beginningOf(subject).length < referenceLength) {
    throw new UsageError('Name the email address of one person, or one lead by its reference.')
  }
  const leadId = isPerson ? null : (await known(repository, subject)).lead.id
  const erasures = await erasuresOf(config, repository)
  const { erased, receipt } = await (leadId === null
    ? erasures.erasePerson(subject)
    : erasures.eraseLeads([leadId], 'lead'))
  await recordAtCommandLine(context, {
    action: leadId === null ? 'person-erased' : 'lead-erased',
    object: leadId,
    count: erased.length,
    receipt: receipt.id,
  })
  await erasures.close()
  printReceipts(json, { erased, receipt }, [receipt])
  return exit.done
}

async function receipts({ repository, config, json }: LeadsContext): Promise<number> {
  const erasures = await erasuresOf(config, repository)
  const all = await erasures.receipts()
  await erasures.close()
  printReceipts(json, all, all)
  return exit.done
}

function printReceipts(json: boolean, value: unknown, all: readonly Receipt[]): void {
  const texts = all.map((receipt) => describeReceipt(receipt, 'en').join('\n'))
  print({ json }, value, texts.join('\n\n') || 'Nothing was erased yet.')
}

const erasuresOf = ({ dataDir, channels, retryBaseMs }: Config, repository: LeadRepository) =>
  createErasures({
    dataDir,
    repository,
    channels: erasingChannels(dataDir, channels),
    retryMs: retryBaseMs,
    log: silentLog,
  })

/** The one lead with this id or reference, or with this beginning of either. */
async function known(repository: LeadRepository, subject: string): Promise<LeadRecord> {
  if (subject === '') throw new UsageError('Name one lead by its reference or id.')
  const beginning = beginningOf(subject)
  const ids = isLeadId(beginning)
    ? [beginning]
    : repository.received().flatMap(({ id }) => (beginning !== '' && id.startsWith(beginning) ? [id] : []))
  const [id, ...others] = ids
  const record = id === undefined ? null : await repository.get(id)
  if (!record) throw new Error(`There is no lead ${subject}.`)
  if (others.length === 0) return record
  const lines = [lineOf(record)]
  for (const other of others.slice(0, mostCandidates - 1)) {
    const candidate = await repository.get(other)
    if (candidate) lines.push(lineOf(candidate))
  }
  const more = ids.length > lines.length ? [`… and ${ids.length - lines.length} more`] : []
  const said = `${ids.length} leads begin with ${subject}. Name one of them by its id:`
  throw new Error([said, ...[...lines, ...more].map((line) => `  ${readable(line)}`)].join('\n'))
}

/** The text in the spelling of ids; empty if no id can begin with it. */
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
  const states = Object.entries(deliveries).map(([channel, state]) => `${channel} ${wordOf(channel, state)}`)
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

function deliveryLines({ deliveries }: LeadRecord): string[] {
  const views = channelViews()
  return Object.entries(deliveries).map(([channel, state]) => {
    const facts = [state.deliveredAt === null ? '' : new Date(state.deliveredAt).toISOString()]
    facts.push(state.status === 'delivered' ? (state.note ?? '') : (state.lastError ?? ''))
    const line = `${views[channel]?.label ?? channel}: ${wordOf(channel, state)}`
    return readable([line, ...facts].filter(Boolean).join('  '))
  })
}

function servedByLine({ lead }: LeadRecord): string[] {
  const servedBy = servedByOf(lead)
  return servedBy ? [readable(leadsText.servedBy(servedBy))] : []
}

/** The exact outcome: a mail written to a file was not sent. */
function wordOf(channel: string, { status, note }: ChannelState): string {
  return status === 'delivered' ? outcomeWords[outcomeOf(channelViews()[channel], note)] : status
}

const outcomeWords: Record<DeliveryOutcome, string> = {
  sent: 'sent',
  written: 'written to a file, not sent',
  copied: 'copied',
  stored: 'in a folder on this server',
  'passed-on': 'passed on',
  none: 'not sent',
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const stamp = () => ({ at: new Date().toISOString(), by: 'command line' })
