import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { type Config, readConfig, variableNames } from '../../config.ts'
import { type Finding, fault, ok, warning } from '../doctor/finding.ts'

/** Variables that an earlier version read: what has taken their place, for the operator. */
const formerNames: Readonly<Record<string, string>> = {}
/** Of others, that may stand in the same file. */
const foreignName =
  /^(?:AWS|RCLONE|RESTIC|NODE|MALLOC|GIT|SSH|PONTE|OTEL|npm)_|^(?:TMPDIR|TZ|PATH|HOME|LANG|LC_\w+|NO_COLOR)$/

/** The configuration as this version reads it. A faulty one is null. Values are never printed. */
export async function checkSettings(
  env: Readonly<Record<string, string | undefined>>,
  envFile: string,
): Promise<{ config: Config | null; findings: Finding[] }> {
  const findings: Finding[] = []
  const read = readConfig(env)
  if (!read.ok) {
    findings.push(
      ...read.faults.map(({ name, message, example }) =>
        fault('settings', `${name} ${message}`, `For example: ${example}`),
      ),
    )
  }
  const text = await readFile(envFile, 'utf8').catch(() => '')
  for (const name of Object.keys(parseEnv(text))) {
    const successor = formerNames[name]
    if (successor !== undefined) {
      findings.push(fault('settings-former', `${name} is not read any more.`, successor))
    } else if (!variableNames.includes(name) && !foreignName.test(name)) {
      findings.push(
        warning(
          'settings-unknown',
          `${envFile}: this version reads no variable ${name}.`,
          'Correct its name, or remove it. .env.example has all that there are.',
        ),
      )
    }
  }
  if (findings.length === 0) findings.push(ok('settings', 'All settings are read by this version.'))
  return { config: read.ok ? read.config : null, findings }
}
