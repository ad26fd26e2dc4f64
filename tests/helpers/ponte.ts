import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { mock } from 'node:test'
import { bareEnvironment } from './bare-environment.ts'
import { envOf, type Folders } from './server.ts'

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
 * Like `runPonte` without blocking, for a command that calls a server in this process or runs under load. `signal` ends it
 * by SIGTERM.
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

/** Like `runPonte` within this process, for a file that runs its tests one after the other. */
export async function callPonte(words: readonly string[], { env, input = '' }: RunOptions) {
  const { runCommand } = await import('#scripts/run-command.ts')
  const printed = { stdout: '', stderr: '' }
  const outputs = (['stdout', 'stderr'] as const).map((from) => {
    const { write } = process[from]
    return mock.method(process[from], 'write', (chunk: string | Uint8Array) => {
      // Test results are written as bytes
      if (typeof chunk !== 'string') return write.call(process[from], chunk)
      printed[from] += chunk
      return true
    })
  })
  const stdin = mock.getter(process, 'stdin', () => Readable.from([input]))
  const before = { ...process.env }
  const { exitCode } = process
  try {
    replaceEnvironment({ ...bareEnvironment, ...env })
    process.exitCode = 0
    await runCommand(words)
    return { status: Number(process.exitCode), ...printed }
  } finally {
    process.exitCode = exitCode
    replaceEnvironment(before)
    for (const one of [...outputs, stdin]) one.mock.restore()
  }
}

/** `callPonte` with `--json` on a site's folders; `report` is null when nothing was printed. */
export async function ponteReport(folders: Folders, ...words: string[]) {
  const { status, stdout, stderr } = await callPonte([...words, '--json'], { env: envOf(folders) })
  return { status, stderr, report: stdout === '' ? null : JSON.parse(stdout) }
}

function replaceEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
}
