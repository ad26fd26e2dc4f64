import type { Command } from 'commander'
import { type ExplainedSetting, explainConfig } from '#server/operations/explain-config.ts'
import { environmentAtStart, exit, print, withEnv } from './command.ts'

/** `ponte config`: every setting, the value in force and where it comes from. */
export function addConfig(program: Command): void {
  program
    .command('config')
    .description('explains every setting: the value in force, where it comes from, and what is wrong with it')
    .action(withEnv(config))
}

/** 0, or 78 when a setting has a fault. */
async function config(output: { json: boolean }): Promise<number> {
  const explained = await explainConfig({ env: environmentAtStart, file: '.env' })
  const { groups, unknown, faults } = explained
  const blocks = groups.map(({ title, settings }) => [title, ...settings.map(shown)].join('\n'))
  const unread = unknown.length > 0 ? [`Not a setting of this program, in .env: ${unknown.join(', ')}`] : []
  const summary = faults > 0 ? `Faults: ${faults}.` : 'No setting has a fault.'
  print(output, explained, [...blocks, [...unread, summary].join('\n')].join('\n\n'))
  return faults > 0 ? exit.configuration : exit.done
}

function shown({ name, value, source, meaning, note, faults }: ExplainedSetting): string {
  const lines = [
    `  ${name} = ${value ?? '(not shown, because it has a fault)'}  [${source}]`,
    `      ${meaning}.`,
    ...(note === undefined ? [] : [`      Note: ${note}`]),
    ...faults.map(({ message, example }) => `      FAULT: ${message}, for example: ${example}`),
  ]
  return lines.join('\n')
}
