import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { hasCode } from './files.ts'

/**
 * Sets the variables of a file that the environment lacks. Replaces `process.loadEnvFile`, which reads a byte
 * order mark as part of the first name and cuts an unquoted value at every `#`. Returns null, or a message
 * that names a variable whose value would be cut.
 */
export function loadEnvFile(file: string): string | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  // A comment has blanks on both sides of its `#`, or the value before it is empty
  const cut = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!["'`#])[^\n#]*(?:(?<![ \t])#|#(?=\S))/m.exec(text)
  if (cut) return `${file}: ${cut[1]} has a # in its value, which begins a comment. Put the value in quotes.`
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
  return null
}
