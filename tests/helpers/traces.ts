import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import PostalMime from 'postal-mime'
import { readBytesOrNull } from '#server/kernel/files.ts'

/**
 * Files below a folder in which one of the words occurs, ignoring case: in their names, raw, unpacked, or decoded as mail.
 * Each as `path: word`.
 */
export async function tracesIn(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file)
    const texts = [name, ...(entry.isFile() ? await textsOf(file) : [])].map((text) => text.toLowerCase())
    for (const word of words)
      if (texts.some((text) => text.includes(word.toLowerCase()))) found.push(`${name}: ${word}`)
  }
  return found.sort()
}

async function textsOf(file: string): Promise<string[]> {
  const bytes = await readBytesOrNull(file)
  // A lock file may have been removed meanwhile
  if (bytes === null) return []
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return [gunzipSync(bytes).toString('utf8')]
  if (!file.endsWith('.eml')) return [bytes.toString('utf8')]
  const { text = '', html = '', headers } = await PostalMime.parse(bytes)
  return [bytes.toString('utf8'), text, html, ...headers.map(({ value }) => value)]
}
