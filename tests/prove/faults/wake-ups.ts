import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Compiles wake-ups.c to a library and returns its path. Throws without a C compiler. */
export function buildWakeUps(folder: string): string {
  const library = path.join(folder, 'wake-ups.so')
  const source = path.join(import.meta.dirname, 'wake-ups.c')
  const { status, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`cc: ${stderr ?? 'not installed'}`)
  return library
}
