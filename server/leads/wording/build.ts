import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { readOrNull } from '../../files.ts'
import type { Build } from './wordings.ts'

const buildSchema = z.object({ id: z.string().min(1), commit: z.string().nullable() })

/** What a build was made from. One that does not say, and development, count as another one at each start. */
export async function readBuild(file: string | undefined): Promise<Build> {
  const text = file === undefined ? null : await readOrNull(file)
  const parsed = buildSchema.safeParse(parseOrNull(text ?? ''))
  return parsed.success ? parsed.data : { id: `unknown ${Date.now()}`, commit: null }
}

/** The text of a style sheet among the built client files; null when the address is not that of one. */
export async function readSheet(clientFolder: string, address: string): Promise<string | null> {
  if (!/^\/assets\/(?:[\w-]+\/)*[\w.-]+\.css$/.test(address)) return null
  return readOrNull(path.join(clientFolder, address))
}
