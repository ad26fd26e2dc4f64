import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Activity, actors, type RecordedActivity } from '#domain/audit/activity.ts'
import { auditFolder, createAuditTrail } from '#server/audit/audit-trail.ts'
import { entriesSince } from '#server/audit/read-trail.ts'
import { type TrailFinding, verifyTrail } from '#server/audit/verify-trail.ts'
import { readOrNull } from '#server/files.ts'
import { silentLog } from '#server/http/log.ts'
import { loadSecret } from '#server/staff/secret.ts'
import { type Context, exit, print, printStream, withConfig } from './command.ts'

/** `ponte audit …`. Both change nothing, also while a server runs. */
export function addAuditCommands(program: Command): void {
  const audit = program.command('audit').description('What members of staff did.')
  audit
    .command('list')
    .description('every entry of the audit trail, newest first')
    .option('--since <date>', 'only from this day on, as 2026-11-23', since)
    .action(withConfig(list))
  audit
    .command('verify')
    .summary('whether lines of the audit trail were changed, removed or moved')
    .description(
      'Whether lines of the audit trail were changed, removed or moved; each fault by file and line. What a crash has left is listed and is no fault.',
    )
    .action(withConfig(verify))
}

function since(text: string): string {
  const isDate = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDate) throw new InvalidArgumentError('Give a day, as 2026-11-23, or a moment in UTC.')
  return text
}

async function list({ config, json }: Context, options: { since?: string }): Promise<number> {
  const entries = entriesSince(auditFolder(config.dataDir), options.since ?? null)
  await printStream(json ? jsonOf(entries) : linesOf(entries))
  return exit.done
}

async function* jsonOf(entries: AsyncIterable<RecordedActivity>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const { facts, ...entry } of entries) {
    yield `${before}  ${JSON.stringify({ ...entry, ...facts })}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* linesOf(entries: AsyncIterable<RecordedActivity>): AsyncGenerator<string> {
  let any = false
  for await (const { at, by, action, object, facts } of entries) {
    any = true
    const words = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
    yield `${[at, by ?? 'nobody', action, object ?? '', ...words].filter(Boolean).join('  ')}\n`
  }
  if (!any) yield 'Nothing is recorded.\n'
}

async function verify({ config, json }: Context): Promise<number> {
  const secret = ((await readOrNull(path.join(config.dataDir, 'secret'))) ?? '').trim()
  const report = await verifyTrail(auditFolder(config.dataDir), secret)
  const { entries, last, faults, notes } = report
  const verdict =
    faults.length > 0
      ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the audit trail.`
      : `The audit trail is whole: ${entries} entries${last ? `, the last ${last.n} with ${last.hash}` : ''}.`
  const text = [...faults.map(lineOf), ...notes.map((note) => `Note: ${lineOf(note)}`), verdict].join('\n')
  print({ json }, report, text)
  return faults.length > 0 ? exit.failed : exit.done
}

const lineOf = ({ file, line, message }: TrailFinding): string =>
  `${file}${line === null ? '' : `:${line}`} ${message}`

/** Records what a command has done. A trail that cannot be written is told and undoes nothing. */
export async function recordAtCommandLine(
  { config }: Context,
  activity: Omit<Activity, 'by'>,
): Promise<void> {
  const say = () => console.error('This could not be written into the audit trail.')
  try {
    const { dataDir, auditMonths: months } = config
    // Nothing was shown or changed where there is no data
    if (!existsSync(dataDir)) return
    const secret = await loadSecret(dataDir)
    const trail = createAuditTrail({ dataDir, secret, months, log: { ...silentLog, error: say } })
    await trail.record({ by: actors.commandLine, ...activity })
    await trail.close()
  } catch {
    say()
  }
}
