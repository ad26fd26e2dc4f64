import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '#server/config.ts'
import { hasCode } from '#server/files.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { exit, failed, print, UsageError, withEnv } from './command.ts'
import { root } from './setup.mjs'
import { emailArgument } from './staff.ts'

/** `ponte init`: a site of its own, whose content, data and settings an upgrade of the code never touches. */
export function addInitCommand(program: Command): void {
  program
    .command('init')
    .summary('a folder for a site of its own: content, data and settings')
    .description(
      'Makes a folder for a site of its own, outside the code: content, data, and a file .env with the settings.',
    )
    .argument('<folder>', 'a new or an empty one')
    .addArgument(emailArgument('[e-mail]'))
    .option('--url <address>', 'that visitors will use', 'http://localhost:3000')
    .action(withEnv(init))
}

type Options = { url: string }

async function init(
  output: { json: boolean },
  folder: string,
  email: string | undefined,
  { url }: Options,
): Promise<number> {
  const site = path.resolve(folder)
  if (!path.relative(root, site).startsWith('..'))
    return failed(`${site} lies in the folder of the code, and would be met by an upgrade. Choose another.`)
  const env = environmentOf(site, url)
  const read = readConfig(env)
  if (!read.ok) throw new UsageError(read.faults.map(({ message }) => `--url ${message}`).join('\n'))
  const names = await namesIn(site)
  if (names === null) return failed(`${site} is no folder.`)
  const isNew = names.length === 0
  if (!isNew && !(names.includes('.env') && names.includes('content'))) return failed(`${site} is not empty.`)
  try {
    if (isNew) await make(site, env)
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'))
      return failed(`${site} cannot be made (${Reflect.get(Object(error), 'code')}).`)
    throw error
  }
  const link = isNew && email !== undefined ? await firstLink(site, url, email) : null
  print(output, { folder: site, made: isNew, link }, whatNext({ site, isNew, link, email }))
  return exit.done
}

const environmentOf = (site: string, url: string): Record<string, string> => ({
  PUBLIC_URL: url,
  CONTENT_DIR: path.join(site, 'content'),
  DATA_DIR: path.join(site, 'data'),
})

/** Empty for a folder that is not there; null where something else is. */
async function namesIn(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    if (hasCode(error, 'ENOTDIR')) return null
    throw error
  }
}

/** In a folder beside it, which then gets its name: a run that is cut off leaves nothing under the name. */
async function make(site: string, env: Record<string, string>): Promise<void> {
  await mkdir(path.dirname(site), { recursive: true })
  const staging = await mkdtemp(path.join(path.dirname(site), '.ponte-init-'))
  try {
    await chmod(staging, (await stat(site).catch(() => null))?.mode ?? 0o755)
    await cp(path.join(root, 'content'), path.join(staging, 'content'), {
      recursive: true,
      filter: (source) => !path.basename(source).startsWith('.'),
    })
    await mkdir(path.join(staging, 'data'), { mode: 0o700 })
    await writeFile(path.join(staging, '.env'), settings(env), { mode: 0o600 })
    await rename(staging, site)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  }
}

const settings = (env: Record<string, string>): string =>
  [
    `# Settings of this site. All others are explained in ${path.join(root, '.env.example')}.`,
    ...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`),
    '',
    '# Without it mails are written as files to the data folder.',
    'SMTP_URL=',
    '# 1 behind a reverse proxy.',
    'TRUST_PROXY=0',
    '',
  ].join('\n')

/** A path may have a space or a #. */
const quoted = (value: string): string => (/^[\w./:@-]+$/.test(value) ? value : `"${value}"`)

async function firstLink(site: string, url: string, email: string): Promise<string> {
  const accounts = createAccounts({ dir: path.join(site, 'data/staff') })
  return `${url.replace(/\/$/, '')}/admin?setup=${await accounts.createLink(email)}`
}

type Made = { site: string; isNew: boolean; link: string | null; email: string | undefined }

function whatNext({ site, isNew, link, email }: Made): string {
  const inCode = (name: string) => quoted(path.join(root, 'scripts', name))
  return [
    isNew
      ? `Made ${site} with content, data, and .env for the settings.`
      : `${site} is a site already: nothing was changed.`,
    '',
    'Start:     ' +
      `cd ${quoted(site)} && node --max-semi-space-size=2 --max-old-space-size=256 ${inCode('start.mjs')}`,
    `Commands:  cd ${quoted(site)} && node ${inCode('bin.mjs')} doctor`,
    link === null
      ? 'The first start prints a one-time link for the first account.'
      : `For ${email}, once, within a day, when the server runs:\n${link}`,
  ].join('\n')
}
