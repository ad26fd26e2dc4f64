import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from './files.ts'

/**
 * The environment with the variables that systemd passes as files, by LoadCredential (systemd.exec(5)): a
 * file with the name of a variable contains its value. A variable that is already set wins.
 */
export function withCredentials(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const { CREDENTIALS_DIRECTORY: folder } = env
  if (!folder) return env
  const found = names.flatMap((name) => {
    if (env[name]) return []
    const value = readOrNothing(path.join(folder, name))
    return value === null ? [] : [[name, value] as const]
  })
  return { ...env, ...Object.fromEntries(found) }
}

function readOrNothing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
