import type { Command } from 'commander'
import { variableNames } from '#server/config.ts'
import { withCredentials } from '#server/kernel/credentials.ts'
import { examine } from '#server/operations/doctor/doctor.ts'
import { exit, print, withEnv } from './command.ts'

const signs = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

/** `ponte doctor`: runs even with a faulty configuration, to report what is wrong. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('checks what the site depends on, and says what to do about each fault')
    .action(withEnv(doctor))
}

/** Exit code: 0 without a fault, even with warnings; 1 with a fault; 78 with a fault in the configuration. */
async function doctor(output: { json: boolean }): Promise<number> {
  const { configured, findings } = await examine({
    env: withCredentials(process.env, variableNames()),
    cwd: process.cwd(),
  })
  const count = (state: string) => findings.filter((finding) => finding.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const lines = findings.map(({ state, text, remedy }) =>
    remedy === undefined ? `${signs[state]}  ${text}` : `${signs[state]}  ${text}\n         → ${remedy}`,
  )
  const summary = `Faults: ${faults}, warnings: ${warnings}.`
  print(output, { faults, warnings, findings }, [...lines, '', summary].join('\n'))
  if (!configured) return exit.configuration
  return faults > 0 ? exit.failed : exit.done
}
