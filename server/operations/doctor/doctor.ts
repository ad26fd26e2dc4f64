import path from 'node:path'
import * as z from 'zod'
import { type Config, readConfig } from '../../config.ts'
import { dataFormatRefusal } from '../../kernel/data-format.ts'
import { isServerRunning } from '../../kernel/data-lock.ts'
import { Problem } from '../../kernel/errors.ts'
import { codeOf, type Finding, fault, ok, warning } from '../../kernel/finding.ts'
import { channelKinds } from '../../leads/channels/channels.ts'
import { createAccounts } from '../../staff/accounts.ts'
import { checkAddress } from './address.ts'
import { checkContent } from './content.ts'
import { checkFolders } from './folders.ts'

type DoctorOptions = {
  env: Record<string, string | undefined>
  cwd: string
}

export type Examination = { configured: boolean; findings: Finding[] }

/**
 * Checks what the site depends on. Changes nothing: the test file that it writes is removed again. A check
 * that fails does not stop the others. A mail server that does not answer costs 5 s, a long history a minute.
 */
export async function examine({ env, cwd }: DoctorOptions): Promise<Examination> {
  const read = readConfig(env)
  if (!read.ok) {
    const findings = read.faults.map(({ name, message, example }) =>
      fault('configuration', `${name} ${message}`, `For example: ${example}`),
    )
    return { configured: false, findings }
  }
  const { config } = read
  const running = await isServerRunning(config.dataDir).catch(() => false)
  const content = checkContent(config.contentDir)
  const parts = await Promise.all([
    part('server', () => checkServer(config, running)),
    part('folders', () => checkFolders(config, path.join(cwd, '.env'))),
    part('format', () => checkFormat(config.dataDir)),
    part('content', async () => (await content).findings),
    part('staff', () => checkStaff(config)),
    ...channelKinds.map((kind) =>
      part(kind.name, async () => {
        const siteEmail = await content.then(({ email }) => email).catch(() => null)
        return (await kind.examine?.({ ...config, values: config.channels, siteEmail })) ?? []
      }),
    ),
    part('address', () => checkAddress(config, running)),
  ])
  return {
    configured: true,
    findings: [ok('configuration', 'The configuration has no fault.'), ...parts.flat()],
  }
}

/** The checks that need no network, for the end of the first start: a failure must not fail the start. */
export async function firstWarnings(config: Config, cwd: string): Promise<Finding[]> {
  const parts = await Promise.all([
    checkFolders(config, path.join(cwd, '.env')),
    checkAddress(config, false),
  ]).catch(() => [])
  return parts.flat().filter(({ state }) => state !== 'ok')
}

/** The reason is a code: an error's message might quote the content of a file. */
async function part(id: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [
      fault(id, `This could not be checked (${codeOf(error)}).`, 'Run this as the user who runs the server.'),
    ]
  }
}

const readySchema = z.object({
  parts: z.record(z.string(), z.looseObject({ status: z.enum(['ok', 'degraded', 'down']) })),
})
const patienceMs = 5_000

async function checkServer({ dataDir, host, port, publicUrl }: Config, running: boolean): Promise<Finding[]> {
  if (!running) return [warning('server', `No server is running on ${dataDir}.`, 'npm start')]
  const local = `http://${{ '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host}:${port}`
  // A proxy may not pass /readyz on, and the server's socket may not be that of PORT
  for (const origin of publicUrl === null ? [local] : [publicUrl, local]) {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
      .then((response) => response.json())
      .catch(() => null)
    const { data } = readySchema.safeParse(answer)
    if (!data) continue
    const parts = Object.entries(data.parts).map(([name, { status, ...details }]) => {
      if (status === 'ok') return ok(`server-${name}`, `The server says that ${name} is in order.`)
      const text = `The server says that ${name} is ${status}: ${JSON.stringify(details)}`
      return (status === 'down' ? fault : warning)(
        `server-${name}`,
        text,
        'See the log, and Monitoring in docs/operations.md.',
      )
    })
    return [ok('server', `A server is running on ${dataDir}.`), ...parts]
  }
  return [
    warning(
      'server',
      `A server is running on ${dataDir}, but its /readyz does not answer.`,
      'Check PORT and HOST, or look at the log.',
    ),
  ]
}

async function checkFormat(dataDir: string): Promise<Finding[]> {
  const refusal = await dataFormatRefusal(dataDir)
  return refusal ? [fault('format', refusal.message, 'This version does not start on this DATA_DIR.')] : []
}

async function checkStaff({ dataDir, admin }: Config): Promise<Finding[]> {
  try {
    const accounts = await createAccounts({ dir: path.join(dataDir, 'staff') }).list()
    if (accounts.length > 0) return [ok('staff', `${accounts.length} members of staff can sign in.`)]
    if (admin !== null) return [ok('staff', 'The first start creates the account of ADMIN_EMAIL.')]
    return [warning('staff', 'Nobody can sign in yet.', 'npm run ponte -- staff add <email>')]
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [fault('staff', error.detail, 'Take DATA_DIR/staff/accounts.json from a backup, or repair it.')]
  }
}
