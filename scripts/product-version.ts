import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './setup.mjs'

export async function productVersion(): Promise<string> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  return String(JSON.parse(text).version)
}
