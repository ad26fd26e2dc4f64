import { examine } from '#server/operations/doctor/doctor.ts'
import { exit, print, UsageError, type Words } from './command.ts'
import { buildState } from './setup.mjs'

const signs = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

/** `ponte doctor`: 0 without a fault, warnings or not; 1 with one; 78 when it is the configuration. */
export async function doctor(words: Words): Promise<number> {
  if (words.verb !== undefined) throw new UsageError('doctor takes no further word.')
  const { configured, findings } = await examine({
    env: process.env,
    build: buildState(),
    cwd: process.cwd(),
  })
  const count = (state: string) => findings.filter((finding) => finding.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const lines = findings.map(({ state, text, remedy }) =>
    remedy === undefined ? `${signs[state]}  ${text}` : `${signs[state]}  ${text}\n         → ${remedy}`,
  )
  const summary = `Faults: ${faults}, warnings: ${warnings}.`
  print(words, { faults, warnings, findings }, [...lines, '', summary].join('\n'))
  if (!configured) return exit.configuration
  return faults > 0 ? exit.failed : exit.done
}
