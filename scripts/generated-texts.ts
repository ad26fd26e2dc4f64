// `node --import tsx scripts/generated-texts.ts` generates .env.example from the table of settings, and the table of limits in
// the operations guide.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { limitRows } from '#server/kernel/limits.ts'
import type { Setting } from '#server/kernel/setting.ts'
import { settings } from '#server/settings.ts'
import { root } from './setup.mjs'

const width = 120

const comment = (text: string): string[] => {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + 1 + word.length > width) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const defaultOf = (schema: z.ZodType): string => String(schema.safeParse(undefined).data ?? '')

export const envExample = (): string =>
  [
    ...comment(
      'Copy to .env. Every variable is optional; an empty one counts as not set. Wrong values stop the start with exit code 78 and are listed all at once. This file is generated: node --import tsx scripts/generated-texts.ts',
    ),
    ...Object.entries<Setting>(settings()).flatMap(([name, { group, about, schema }]) => [
      ...(group === undefined ? [] : ['', `## ${group}`]),
      ...(about === undefined ? [] : comment(about)),
      `${name}=${defaultOf(schema)}`,
    ]),
    '',
  ].join('\n')

const guide = path.join(root, 'docs/operations.md')

export function operationsGuide(): string {
  const rows = [['Limit', 'Value', 'Beyond it'], ...limitRows]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
  return readFileSync(guide, 'utf8').replace(
    /(## Limits on what strangers send\n\n)(?:\|.*\n)+/,
    (_all, title: string) => `${title}${table}\n`,
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(path.join(root, '.env.example'), envExample())
  writeFileSync(guide, operationsGuide())
}
