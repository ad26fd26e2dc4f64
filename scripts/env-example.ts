// `node --import tsx scripts/env-example.ts`: prints .env.example, as the table of settings has it; `--write` writes the file.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
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

/** The text of .env.example. */
export const envExample = (): string =>
  [
    ...comment(
      'Copy to .env. Every variable is optional; an empty one counts as not set. Wrong values stop the start with exit code 78 and are listed all at once. This file is generated: node --import tsx scripts/env-example.ts --write',
    ),
    ...Object.entries<{ group?: string; about?: string; schema: z.ZodType }>(settings).flatMap(
      ([name, { group, about, schema }]) => [
        ...(group === undefined ? [] : ['', `## ${group}`]),
        ...(about === undefined ? [] : comment(about)),
        `${name}=${defaultOf(schema)}`,
      ],
    ),
    '',
  ].join('\n')

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--write')) writeFileSync(path.join(root, '.env.example'), envExample())
  else process.stdout.write(envExample())
}
