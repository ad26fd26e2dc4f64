import { defaultLocale, languageName, locales } from '#domain/locales.ts'
import './memory-options.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { accountSchema, signInLinkEndpoint } from '#domain/staff/credentials.schema.ts'
import { type Config, describeFaults, readConfig } from '#server/config.ts'
import type { ReviewedDifferences } from '#server/content/history/differences.ts'
import { reviewContent } from '#server/operations/doctor/content.ts'
import { type Accounts, createAccounts } from '#server/staff/accounts.ts'
import { backup, restore } from './backup.ts'
import { exit, failed, print, UsageError, type Words } from './command.ts'
import { doctor } from './doctor.ts'
import { leads } from './leads.ts'
import { type TranslationAge, translationAge } from './translations.ts'

const help = `npm run ponte -- <command> [--json]

  staff list                    who can sign in
  staff add <e-mail>            a one-time link with which this person sets up an account
      --name N --password-stdin the account itself, with the password read from standard input
  staff link [<e-mail>]         a one-time link to choose a new password; without an e-mail, for a new member
      --sign-in                 to sign in once, with the password left as it is
  staff remove <e-mail>         ends the account, its links and its sessions
  check                         faults in the content folder and figures that differ without a note; lists those that
                                differ on purpose, and Italian texts older than their English ones
  leads list                    every lead, newest first, with the state of its deliveries
  leads show <lead>             one lead as it was stored
  leads resend <lead>           delivers it again by every channel; releases a held one
  leads release <lead>          a held lead is no spam: it goes its way
  leads export [<lead>]         one lead or every one as a table (CSV) on standard output; with --json all there is
  leads erase <e-mail>|<lead>   removes every copy that can be reached of what a person sent, or of one lead, for good,
                                and prints a receipt that names what is out of reach
  leads receipts                the receipts of all erasures, newest first
  backup [<file>]               everything that must survive as one archive; the server may run. Unless named, the file
                                is ponte-backup-<date>.tar.gz in this folder
  restore <file>                puts a backup into empty content and data folders; the server must not run
      --force                   moves what is in the folders aside first
      --check                   only reads the backup from end to end and compares it with its manifest
  doctor                        looks at everything the site stands on, and says what to do about what is wrong

<lead> is its id or its reference (7K3M-9QWD), or the beginning of one if only one lead begins so; erasing asks for a
whole reference. Links work once, within a day. Exit codes: 0 done (doctor: no fault, though perhaps warnings), 1 failed
or something was found, 2 usage error, 78 invalid configuration.`

async function execute(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
      'sign-in': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  })
  const [command = 'help', verb, subject, ...more] = positionals
  if (values.help || command === 'help') {
    console.log(help)
    return exit.done
  }
  const commands = { staff, leads, check, backup, restore }
  const known = command === 'doctor' || Object.hasOwn(commands, command)
  if (!known) throw new UsageError(`There is no command ${command}.`)
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}.`)

  if (existsSync('.env')) process.loadEnvFile('.env')
  const words: Words = {
    verb,
    subject,
    json: values.json,
    name: values.name,
    passwordStdin: values['password-stdin'],
    signIn: values['sign-in'],
    force: values.force,
    check: values.check,
  }
  // Whatever is wrong with the configuration is what it is asked for
  if (command === 'doctor') return doctor(words)
  const read = readConfig(process.env)
  if (!read.ok) {
    console.error(describeFaults(read.faults))
    return exit.configuration
  }
  return commands[command as keyof typeof commands](read.config, words)
}

// ---- staff ----

async function staff(config: Config, words: Words): Promise<number> {
  const accounts = createAccounts({ dir: path.join(config.dataDir, 'staff') })
  if (words.verb === 'list') {
    const known = await accounts.list()
    const lines = known.map((member) => `${member.email}  ${member.name}`)
    print(words, known, lines.join('\n') || 'Nobody yet: staff add <e-mail>')
    return exit.done
  }
  if (words.verb === 'add') return addStaff(config, accounts, words)
  if (words.verb === 'link') return linkStaff(config, accounts, words)
  if (words.verb !== 'remove') throw new UsageError('Say list, add, link or remove.')
  const email = emailOf(words)
  if (!(await accounts.remove(email))) return failed(`Nobody has the address ${email}.`)
  print(words, { removed: email }, `${email} can no longer sign in.`)
  return exit.done
}

async function addStaff(config: Config, accounts: Accounts, words: Words): Promise<number> {
  const email = emailOf(words)
  const taken = `${email} has an account already: use staff link.`
  if (!words.passwordStdin) {
    if (words.name !== undefined) {
      throw new UsageError('Whoever opens the link chooses the name: --name goes with --password-stdin.')
    }
    if (await isKnown(accounts, email)) return failed(taken)
    return printSetUp(config, accounts, words, email)
  }
  const password = (await readText(process.stdin)).replace(/\r?\n$/, '')
  const parsed = accountSchema.safeParse({ email, name: words.name, password })
  if (!parsed.success) {
    throw new UsageError(parsed.error.issues.map((issue) => `${issue.message}.`).join('\n'))
  }
  const member = await accounts.add(parsed.data)
  if (!member) return failed(taken)
  print(words, member, `${member.email} can sign in.`)
  return exit.done
}

async function linkStaff(config: Config, accounts: Accounts, words: Words): Promise<number> {
  if (words.subject === undefined && !words.signIn) return printSetUp(config, accounts, words, null)
  const email = emailOf(words)
  if (!(await isKnown(accounts, email))) return failed(`Nobody has the address ${email}: use staff add.`)
  if (!words.signIn) return printSetUp(config, accounts, words, email)
  const token = await accounts.createLink(email, 'sign-in')
  return printLink(words, `${originOf(config)}${signInLinkEndpoint}?token=${token}`, email)
}

async function printSetUp(config: Config, accounts: Accounts, words: Words, email: string | null) {
  const token = await accounts.createLink(email)
  return printLink(words, `${originOf(config)}/admin?setup=${token}`, email)
}

function printLink(words: Words, link: string, email: string | null): number {
  print(words, { link }, `For ${email ?? 'a new member'}, once, within a day:\n${link}`)
  return exit.done
}

const originOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`

const isKnown = async (accounts: Accounts, email: string): Promise<boolean> =>
  (await accounts.list()).some((member) => member.email === email)

function emailOf({ subject }: Words): string {
  const parsed = accountSchema.shape.email.safeParse(subject)
  if (!parsed.success) throw new UsageError('Name one e-mail address.')
  return parsed.data
}

// ---- check ----

/** Reads the folder as the server does, without its git: a check changes nothing. */
async function check(config: Config, words: Words): Promise<number> {
  if (words.verb !== undefined) throw new UsageError('check takes no further word.')
  const { posts, faults, differences } = await reviewContent(config.contentDir)
  const translations = await translationAge(process.cwd())
  const found = [
    ...faults.map(({ file, field, message }) => `${file}: ${field} ${message}`),
    ...(differences ? describeDifferences(differences) : []),
  ]
  const sound = `${posts} posts and all settings are sound.`
  const sections = [
    found.length > 0 ? found : [sound],
    ...(differences ? [listOnPurpose(differences)] : []),
    describeAge(translations),
  ]
  const text = sections.map((lines) => lines.join('\n')).join('\n\n')
  print(words, { faults, differences: differences ?? undefined, translations }, text)
  return found.length > 0 ? exit.failed : exit.done
}

const listReadings = (readings: { where: string; value: string }[]): string =>
  readings.map(({ where, value }) => `${value} (${where})`).join(', ')

function describeDifferences({ unexplained, outdated }: ReviewedDifferences): string[] {
  return [
    ...unexplained.map(
      ({ subject, readings }) =>
        `catalogue.yaml: ${subject} reads differently in two places without a note: ${listReadings(readings)}`,
    ),
    ...outdated.map(({ subject, actual }) =>
      actual.length === 0
        ? `catalogue.yaml: differences has a note on ${subject}, which does not differ`
        : `catalogue.yaml: the note on ${subject} names other figures than these: ${listReadings(actual)}`,
    ),
  ]
}

const listOnPurpose = ({ onPurpose }: ReviewedDifferences): string[] => [
  `Figures that differ on purpose (${onPurpose.length}):`,
  ...onPurpose.map(({ subject, readings, note }) => `  ${subject}: ${listReadings(readings)}\n    ${note}`),
]

const language = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => languageName(locale, defaultLocale))
  .join(' or ')

/** A hint to translators, never a failure. */
function describeAge(age: TranslationAge): string[] {
  if (!age.known)
    return [`Whether English texts are newer than the ${language} ones is not known: ${age.why}.`]
  const cut = age.shallow ? ['The history is cut off: older changes are not seen.'] : []
  if (age.overtaken.length === 0) {
    return [`No English text is newer than its ${language} one (${age.texts} compared).`, ...cut]
  }
  return [
    `${language} texts older than their English ones (${age.overtaken.length} of ${age.texts}):`,
    ...age.overtaken.map(({ file, key, before, now, commit, date }) =>
      [
        `  ${file}: ${key}, last written ${date} (${commit})`,
        `    English then: ${before ?? 'nothing'}`,
        `    English now:  ${now}`,
      ].join('\n'),
    ),
    ...cut,
  ]
}

// ---- start: last, when every constant above has its value ----

try {
  process.exitCode = await execute()
} catch (error) {
  const words =
    error instanceof UsageError ||
    (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof Error ? error.message : String(error))
  if (words) console.error(`\n${help}`)
  process.exitCode = words ? exit.usage : exit.failed
}
