import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

type RunOptions = { env: Record<string, string>; input?: string; cwd?: string }

/** The command line as its own process, with a clean environment. */
export function runPonte(words: string[], { env, input = '', cwd = root }: RunOptions) {
  const program = ['--import', import.meta.resolve('tsx'), path.join(root, 'scripts/ponte.ts')]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words], {
    encoding: 'utf8',
    input,
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  return { status, stdout, stderr }
}
