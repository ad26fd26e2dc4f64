import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { bareEnvironment } from './bare-environment.ts'

const root = path.resolve(import.meta.dirname, '../..')
const program = [path.join(root, 'scripts/bin.mjs')]

type RunOptions = { env: Record<string, string>; input?: string; cwd?: string; signal?: AbortSignal }

/** The command line as its own process, with a clean environment. */
export function runPonte(words: string[], { env, input = '', cwd = root }: RunOptions) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words], {
    encoding: 'utf8',
    input,
    cwd,
    env: { ...bareEnvironment, ...env },
  })
  return { status, stdout, stderr }
}

/**
 * The same while this process goes on, for a command that asks a server of this process or works beside a load. `signal`
 * ends it by SIGTERM.
 */
export async function startPonte(words: string[], { env, cwd = root, signal }: Omit<RunOptions, 'input'>) {
  const child = spawn(process.execPath, [...program, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment, ...env },
  })
  signal?.addEventListener('abort', () => child.kill('SIGTERM'))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { status, stdout, stderr }
}
