import path from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { isServerRunning } from '../backup/running.ts'
import { checkAddress } from './address.ts'
import { checkCertificate } from './certificate.ts'
import { checkDrive, checkMail, checkWebhook } from './channels.ts'
import { checkClockDifference, clockSources } from './clock.ts'
import { checkContent } from './content.ts'
import { codeOf, type Finding, fault, ok, warning } from './finding.ts'
import { checkFolders, checkSecret } from './folders.ts'
import { checkFormat } from './format.ts'
import { checkLeads, checkStaff } from './leads.ts'
import { checkMailReputation, type TextResolver } from './mail-reputation.ts'
import { type BuildState, changedAt, checkClock, checkPrograms } from './programs.ts'
import { checkRemote } from './remote.ts'
import { checkSharedCaches } from './shared-caches.ts'

type DoctorOptions = {
  env: Record<string, string | undefined>
  build: BuildState
  /** The folder in which the program is started and `.env` is read. */
  cwd: string
  /** Left out: that of the system. */
  resolver?: TextResolver
}

export type Examination = { configured: boolean; findings: Finding[] }

/**
 * Looks at everything the product stands on and changes nothing: what it writes to see whether that is possible, it
 * removes again. One part that cannot be looked at does not keep the others from being seen. Bounded: a mail server or
 * drive that says nothing costs 15 s, a long history a minute.
 */
export async function examine({ env, build, cwd, resolver }: DoctorOptions): Promise<Examination> {
  const programs = await part('programs', () => checkPrograms({ build, cwd }))
  const read = readConfig(env)
  if (!read.ok) {
    const faults = read.faults.map(({ name, message, example }) =>
      fault('configuration', `${name} ${message}`, `For example: ${example}`),
    )
    return { configured: false, findings: [...programs, ...faults] }
  }
  const { config } = read
  return {
    configured: true,
    findings: [
      ...programs,
      ok('configuration', 'The configuration has no fault.'),
      ...(await look(config, cwd, resolver)),
    ],
  }
}

async function look(config: Config, cwd: string, resolver?: TextResolver): Promise<Finding[]> {
  const running = (await isServerRunning(config.dataDir).catch(() => null)) === true
  const written: number[] = [await changedAt(path.join(cwd, 'dist', 'server', 'index.mjs'))]
  const parts = await Promise.all([
    part('folders', () => checkFolders(config, path.join(cwd, '.env'))),
    part('format', async () => [await checkFormat(config.dataDir)]),
    part('content', async () => {
      const { findings, committedAt, email } = await checkContent(config.contentDir)
      written.push(committedAt)
      const sender = config.mailFrom?.address ?? email
      if (sender === null) return findings
      const options = { sender, ...(resolver && { resolver }) }
      return [...findings, ...(await checkMailReputation(config, options))]
    }),
    part('remote', () => checkRemote(config)),
    part('cache', () => checkSharedCaches(config.cachePurgeUrls)),
    part('leads', async () => {
      const { findings, newest } = await checkLeads(config, { running })
      written.push(newest)
      return findings
    }),
    part('staff', async () => [await checkStaff(config), await checkSecret(config)]),
    part('mail', async () => [await checkMail(config)]),
    part('drive', async () => [await checkDrive(config)]),
    part('webhook', () => checkWebhook(config)),
    part('address', () => checkAddress(config, { running })),
    part('certificate', () => (running ? checkCertificate(config.publicUrl) : Promise.resolve([]))),
    part('clock', () =>
      checkClockDifference(clockSources({ ...config, publicUrl: running ? config.publicUrl : null })),
    ),
  ])
  const state = running
    ? ok('server', `A server is running on ${config.dataDir}.`)
    : warning('server', `No server is running on ${config.dataDir}.`, 'npm start')
  return [state, ...parts.flat(), checkClock(written)]
}

/** The reason is a code: a message might quote file contents. */
async function part(id: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [
      fault(
        id,
        `This could not be looked at (${codeOf(error)}).`,
        'Run this as the user who runs the server.',
      ),
    ]
  }
}
