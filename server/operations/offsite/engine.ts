import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { hasCode } from '../../files.ts'
import type { OffsiteTarget } from './target.ts'

/**
 * restic as a child process without a shell (ADR-0031). Passwords reach it by its environment and a file, never by
 * arguments, which other accounts of the machine could read.
 */

/** What ended an operation, for health and metrics; the message has the details for the log. */
export type EngineFault =
  | 'engine'
  | 'key'
  | 'locked'
  | 'clock'
  | 'rights'
  | 'full'
  | 'damaged'
  | 'missing'
  | 'changed'
  | 'time-out'
  | 'interrupted'
  | 'store'

export class EngineError extends Error {
  readonly fault: EngineFault
  constructor(fault: EngineFault, message: string) {
    super(message)
    this.name = 'EngineError'
    this.fault = fault
  }
}

type RunOptions = {
  timeLimitMs: number
  /** Exit codes beside 0 that are no failure. */
  accept?: readonly number[]
  input?: string
  signal?: AbortSignal | undefined
  cwd?: string
}

export type Engine = {
  /** Runs one command. Throws `EngineError` unless it succeeded. */
  run(
    words: readonly string[],
    options: RunOptions,
  ): Promise<{ stdout: string; stderr: string; exitCode: number }>
}

type EngineOptions = {
  target: OffsiteTarget
  keyFile: string
  /** The store that the commands `copy` and `init --copy-chunker-params` read from, with the same key. */
  from?: OffsiteTarget
  /** For its cache, and nothing that must survive. */
  cacheDir: string
  program?: string
}

const outputLimit = 64_000_000
const keptErrors = 20_000
/** Lower than the server's: visitors come first. */
const niceness = '5'

/** Only these of the server's environment: the rest is not the engine's business. */
const inherited = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'HTTPS_PROXY',
  'NO_PROXY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]

export function createEngine({ target, keyFile, from, cacheDir, program = 'restic' }: EngineOptions): Engine {
  let prepared: Promise<Record<string, string>> | null = null

  const environment = (): Promise<Record<string, string>> => {
    prepared ??= environmentOf(target, from).catch((error: unknown) => {
      prepared = null
      throw error
    })
    return prepared
  }

  return {
    async run(words, options) {
      const env = {
        ...Object.fromEntries(
          inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
        ),
        ...(await environment()),
        RESTIC_PASSWORD_FILE: keyFile,
        ...(from && { RESTIC_FROM_PASSWORD_FILE: keyFile }),
        RESTIC_CACHE_DIR: cacheDir,
        // A status line a second is enough to see that it lives
        RESTIC_PROGRESS_FPS: '1',
      }
      const { accept = [], ...rest } = options
      const result = await runProgram(
        'nice',
        ['-n', niceness, program, ...optionsOf(from ?? target), ...words],
        {
          ...rest,
          env,
        },
      )
      if (result.exitCode === 0 || accept.includes(result.exitCode ?? -1)) {
        return { ...result, exitCode: result.exitCode ?? 0 }
      }
      if (result.exitCode === 127) throw new EngineError('engine', 'restic is not installed.')
      throw errorOf(words[0] ?? '', result)
    },
  }
}

const optionsOf = (target: OffsiteTarget): string[] =>
  target.kind === 's3'
    ? ['-o', `s3.region=${target.region}`, ...(target.pathStyle ? ['-o', 's3.bucket-lookup=path'] : [])]
    : []

/** Whether a program of this name starts. */
export const isInstalled = async (program: string): Promise<boolean> =>
  runProgram(program, ['version'], { timeLimitMs: 10_000, env: { PATH: process.env.PATH ?? '' } }).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  )

async function environmentOf(target: OffsiteTarget, from?: OffsiteTarget): Promise<Record<string, string>> {
  if (from) {
    const { RESTIC_REPOSITORY: source = '', ...rest } = await environmentOf(from)
    return { ...rest, ...(await environmentOf(target)), RESTIC_FROM_REPOSITORY: source }
  }
  if (target.kind === 'file') return { RESTIC_REPOSITORY: target.dir }
  if (target.kind === 's3') return { RESTIC_REPOSITORY: target.repository }
  // rclone takes passwords in its own reversible spelling only
  const { stdout, exitCode } = await runProgram('rclone', ['obscure', '-'], {
    timeLimitMs: 10_000,
    input: target.password,
    env: { PATH: process.env.PATH ?? '' },
  })
  if (exitCode !== 0) throw new EngineError('engine', 'rclone does not start.')
  return {
    RESTIC_REPOSITORY: `rclone:ponte:${target.folder}`,
    RCLONE_CONFIG: '/dev/null',
    RCLONE_CONFIG_PONTE_TYPE: 'webdav',
    RCLONE_CONFIG_PONTE_URL: target.address,
    ...(target.user !== '' && { RCLONE_CONFIG_PONTE_USER: target.user }),
    ...(target.password !== '' && { RCLONE_CONFIG_PONTE_PASS: stdout.trim() }),
    RCLONE_CONTIMEOUT: '15s',
    RCLONE_TIMEOUT: '60s',
  }
}

type Result = { stdout: string; stderr: string; exitCode: number | null; ended: 'itself' | 'time' | 'signal' }

/** Its whole process group is killed at the end of its time: restic starts rclone. */
function runProgram(
  program: string,
  words: readonly string[],
  { timeLimitMs, env, input, signal, cwd }: RunOptions & { env: Record<string, string | undefined> },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, detached: true, stdio: 'pipe', ...(cwd && { cwd }) })
    let stdout = ''
    let stderr = ''
    let ended: Result['ended'] = 'itself'
    const end = (why: Result['ended']) => {
      ended = why
      killGroup(child)
    }
    const timer = setTimeout(() => end('time'), timeLimitMs)
    const onAbort = () => end('signal')
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort)
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (stdout.length < outputLimit) stdout += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr = (stderr + chunk).slice(-keptErrors)
    })
    // It may end without reading
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    child.once('error', (error) => {
      done()
      reject(hasCode(error, 'ENOENT') ? new EngineError('engine', `${program} is not installed.`) : error)
    })
    child.once('close', (exitCode) => {
      done()
      resolve({ stdout, stderr, exitCode, ended })
    })
  })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** By the messages of restic and of the stores' libraries. What none of them matches is the store's fault. */
const faults: [RegExp, EngineFault][] = [
  [/wrong password or no key found|an empty password is not a password/i, 'key'],
  [/already locked|unable to create lock/i, 'locked'],
  [/RequestTimeTooSkewed|difference between the request time/i, 'clock'],
  [/no space left|quota exceeded|Insufficient Storage|\b507\b/i, 'full'],
  [
    /Access ?Denied|Forbidden|SignatureDoesNotMatch|InvalidAccessKeyId|permission denied|Unauthorized|\b40[13]\b/i,
    'rights',
  ],
  [
    /ciphertext verification failed|hash does not match|invalid data returned|does not match id|repository contains errors|pack .* not found/i,
    'damaged',
  ],
  // Last: every failure to open it asks this. Only a store that says so has none
  [
    /(?:does not exist|no such file|not found|NoSuch)[\s\S]*Is there a repository at the following/i,
    'missing',
  ],
]

function errorOf(command: string, { stderr, stdout, exitCode, ended }: Result): EngineError {
  if (ended === 'time') return new EngineError('time-out', `restic ${command} was ended: it took too long.`)
  if (ended === 'signal') return new EngineError('interrupted', `restic ${command} was ended.`)
  const said = stderr.trim() === '' ? stdout.slice(-keptErrors) : stderr
  const fault = faults.find(([words]) => words.test(said))?.[1] ?? 'store'
  const last = said.trim().split('\n').slice(-4).join(' ').slice(-600)
  return new EngineError(fault, `restic ${command} failed: ${last || `exit code ${exitCode}`}`)
}

export const cacheFolder = (dataDir: string): string => path.join(dataDir, 'offsite', 'cache')
