import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The version in package.json. */
export async function productVersion(): Promise<string> {
  const text = await readFile(path.resolve(import.meta.dirname, '../package.json'), 'utf8')
  return String(JSON.parse(text).version)
}
