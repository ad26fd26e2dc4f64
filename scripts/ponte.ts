import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, describeFaults, readConfig } from '#server/config.ts'
import { unexplainedDifferences } from '#server/content/site.schema.ts'
import { createContentStore } from '#server/content/store.ts'
import { silentLog } from '#server/http/log.ts'
import { referenceOf } from '#server/leads/lead.ts'
import { createOutbox } from '#server/leads/outbox.ts'
import { createAccounts } from '#server/staff/accounts.ts'

const help = `npm run ponte -- <command> [--json]

  staff list               who can sign in
  staff add <e-mail>       a one-time link with which this person sets up an account
  staff link <e-mail>      the same, to choose a new password
  staff remove <e-mail>    ends the account and its sessions
  check                    faults in the content folder, and figures that differ without a note
  leads list               every lead, newest first, with the state of its deliveries
  leads show <id>          one lead as it was stored

Exit codes: 0 done, 1 failed or something was found, 2 wrong words, 78 wrong configuration.`

const exit = { done: 0, failed: 1, usage: 2, configuration: 78 } as const

class UsageError extends Error {}

if (existsSync('.env')) process.loadEnvFile('.env')
const read = readConfig(process.env)
if (!read.ok) {
  console.error(describeFaults(read.faults))
  process.exit(exit.configuration)
}
try {
  process.exitCode = await execute(read.config)
} catch (error) {
  const words =
    error instanceof UsageError ||
    (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof Error ? error.message : String(error))
  if (words) console.error(`\n${help}`)
  process.exitCode = words ? exit.usage : exit.failed
}

async function execute(config: Config): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [command = 'help', verb, subject] = positionals
  const print = (value: unknown, text: string) =>
    console.log(values.json ? JSON.stringify(value, null, 2) : text)
  if (values.help || command === 'help') {
    console.log(help)
    return exit.done
  }
  if (command === 'staff') return staff(config, verb, subject, print)
  if (command === 'leads') return leads(config, verb, subject, print)
  if (command === 'check') return check(config, print)
  throw new UsageError(`There is no command ${command}.`)
}

type Print = (value: unknown, text: string) => void

async function staff(
  config: Config,
  verb: string | undefined,
  email: string | undefined,
  print: Print,
): Promise<number> {
  const accounts = createAccounts({ dir: path.join(config.dataDir, 'staff') })
  const known = await accounts.list()
  if (verb === 'list') {
    print(
      known,
      known.map((member) => `${member.email}  ${member.name}`).join('\n') || 'Nobody yet: staff add <e-mail>',
    )
    return exit.done
  }
  const address = email?.trim().toLowerCase()
  if (!address || !/^[^\s@]+@[^\s@]+$/.test(address)) throw new UsageError('Name one e-mail address.')
  const isKnown = known.some((member) => member.email === address)
  if (verb === 'remove') {
    if (!(await accounts.remove(address))) return failed(`Nobody has the address ${address}.`)
    print({ removed: address }, `${address} can no longer sign in.`)
    return exit.done
  }
  if (verb !== 'add' && verb !== 'link') throw new UsageError('Say list, add, link or remove.')
  if (verb === 'add' && isKnown) return failed(`${address} has an account already: use staff link.`)
  if (verb === 'link' && !isKnown) return failed(`Nobody has the address ${address}: use staff add.`)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  const link = `${origin}/admin?setup=${await accounts.createLink(address)}`
  print({ link }, `For ${address}, once, within a day:\n${link}`)
  return exit.done
}

async function leads(
  config: Config,
  verb: string | undefined,
  id: string | undefined,
  print: Print,
): Promise<number> {
  // Only looked at: a running server delivers.
  const { dataDir, retryBaseMs } = config
  const outbox = createOutbox({ dir: path.join(dataDir, 'leads'), channels: [], retryBaseMs, log: silentLog })
  await outbox.load()
  if (verb === 'list') {
    const { leads: records } = await outbox.list({ offset: 0, limit: 10_000 })
    const lines = records.map(({ lead, held }) => {
      const { name = '', surname = '', email = '' } = lead.fields
      return [
        lead.receivedAt,
        lead.id,
        referenceOf(lead.id),
        lead.kind,
        `${name} ${surname} <${email}>`,
        held ? `held: ${held}` : '',
      ].join('  ')
    })
    print(records, lines.join('\n') || 'No leads yet.')
    return exit.done
  }
  if (verb !== 'show' || !id) throw new UsageError('Say list, or show and an id.')
  const record = await outbox.get(id)
  if (!record) return failed(`There is no lead ${id}.`)
  print(record, JSON.stringify(record, null, 2))
  return exit.done
}

async function check(config: Config, print: Print): Promise<number> {
  const committer = { name: 'Ponte', email: 'noreply@localhost' }
  const store = await createContentStore({ dir: config.contentDir, committer, log: silentLog })
  try {
    const faults = store.faults()
    const differences = unexplainedDifferences(store.site(), store.catalogue())
    const lines = [
      ...faults.map(({ file, field, message }) => `${file}: ${field} ${message}`),
      ...differences.map(
        (subject) => `catalogue.yaml: ${subject} reads differently in two places without a note`,
      ),
    ]
    print(
      { faults, differences },
      lines.join('\n') || `${store.posts().length} posts and all settings are sound.`,
    )
    return lines.length > 0 ? exit.failed : exit.done
  } finally {
    await store.close()
  }
}

function failed(message: string): number {
  console.error(message)
  return exit.failed
}
