import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { readConfig, variableNames } from '#server/config.ts'
import { withCredentials } from '#server/credentials.ts'
import { checkUpgrade, readOtherReport, type UpgradeReport } from '#server/operations/upgrade/upgrade.ts'
import { exit, failed, print, UsageError, withEnv } from './command.ts'
import { productVersion } from './product-version.ts'
import { buildState, root } from './setup.mjs'

const signs = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

type Options = { check?: boolean; to?: string }

/** `ponte upgrade --check` (R253). */
export function addUpgradeCommand(program: Command): void {
  program
    .command('upgrade')
    .summary('says what starting this version, or another one, on these folders would meet')
    .description(
      'Reads configuration, content and data with this version, or with the one in another folder, changes nothing, and says whether it can be started on them. Works for a step back, too.',
    )
    .option('--check', 'only looks; there is no other way')
    .option('--to <folder>', 'asks the version in this folder, with its packages installed')
    .action(withEnv(upgrade))
}

/** 0: this version can be started. 1: something must be done first. */
async function upgrade({ json }: { json: boolean }, { check, to }: Options): Promise<number> {
  if (!check) throw new UsageError('Say upgrade --check. docs/operations.md describes the way of an upgrade.')
  if (to !== undefined && path.resolve(to) !== root) return askOther(path.resolve(to), json)
  const report = await checkUpgrade({
    env: withCredentials(process.env, variableNames),
    envFile: path.resolve('.env'),
    build: buildState(),
    version: await productVersion(),
    programFolder: root,
  })
  return printReport(report, json)
}

function printReport(report: UpgradeReport, json: boolean): number {
  print({ json }, report, inWords(report))
  return report.possible ? exit.done : exit.failed
}

function inWords({ version, possible, findings, writes }: UpgradeReport): string {
  const lines = findings.map(({ state, text, remedy }) =>
    remedy === undefined ? `${signs[state]}  ${text}` : `${signs[state]}  ${text}\n         → ${remedy}`,
  )
  const first =
    writes.length > 0
      ? ['The first start writes:', ...writes.map((one) => `  ${one}`)]
      : ['The first start writes nothing by itself.']
  const verdict = possible
    ? `Ponte ${version} can be started on these folders.`
    : `Something must be done before Ponte ${version} is started: see FAULT.`
  return [...lines, '', ...first, '', verdict].join('\n')
}

/** Runs the same command of the other version in this folder, so that it reads the same `.env`. */
async function askOther(folder: string, json: boolean): Promise<number> {
  const program = path.join(folder, 'scripts/ponte.ts')
  if (!existsSync(program)) return failed(`There is no Ponte in ${folder}.`)
  if (!existsSync(path.join(folder, 'scripts/upgrade.ts'))) {
    return failed(
      `The version in ${folder} is older than this command. Run its ponte check and ponte doctor; whether it reads DATA_DIR, docs/operations.md says.`,
    )
  }
  let tsx: string
  try {
    tsx = pathToFileURL(createRequire(program).resolve('tsx')).href
  } catch {
    return failed(`The packages of ${folder} are not installed: npm install --no-save there.`)
  }
  const words = ['--import', tsx, program, 'upgrade', '--check', '--json']
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [answer] = await Promise.all([readText(child.stdout), once(child, 'close')])
  const read = readConfig(withCredentials(process.env, variableNames))
  const report = await readOtherReport(answer, read.ok ? read.config.contentDir : null)
  if (!report) return failed(`The version in ${folder} gave no report (exit code ${child.exitCode}).`)
  return printReport(report, json)
}
