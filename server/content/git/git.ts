import { spawn } from 'node:child_process'
import { devNull } from 'node:os'

/**
 * `git` as a child process. Arguments are constant but for paths, which are literal and follow `--`; messages and
 * lists go through stdin. Hooks, the machine's and the user's configuration are off; what remains is the repository's.
 */

export class GitError extends Error {
  /** The system's code when git names a system error; `ELOCKED` for a lock held by another; else `EGIT`. */
  readonly code: string
  readonly exitCode: number | null
  readonly stderr: string

  constructor(command: string, exitCode: number | null, stderr: string, code = codeOf(stderr)) {
    super(
      `git ${command} failed: ${stderr.trim().split('\n').slice(-3).join(' ') || `exit code ${exitCode}`}`,
    )
    this.name = 'GitError'
    this.code = code
    this.exitCode = exitCode
    this.stderr = stderr
  }
}

// git's messages under LC_ALL=C
const systemErrors: [RegExp, string][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Input\/output error/i, 'EIO'],
  [/Too many open files/i, 'EMFILE'],
  [/Permission denied|insufficient permission/i, 'EACCES'],
  [/\.lock'?: File exists|cannot lock ref|could not lock/i, 'ELOCKED'],
]

const codeOf = (stderr: string): string => systemErrors.find(([words]) => words.test(stderr))?.[1] ?? 'EGIT'

const settings = [
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'core.autocrlf=false',
  // With its defaults git acknowledges commits that a power cut takes back.
  'core.fsync=all',
  'core.fsyncMethod=fsync',
  'commit.gpgSign=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  // A save must not set off a clean-up in the background.
  'gc.auto=0',
  'maintenance.auto=false',
]

export type RunOptions = {
  input?: string
  env?: Record<string, string>
  timeLimitMs?: number
  /** Ends the command. */
  signal?: AbortSignal
  /** Exit codes, besides 0, that are an answer and no failure. */
  accept?: readonly number[]
}

/** Resolves with git's output and exit code; throws `GitError`. */
export type Git = (
  parameters: readonly string[],
  options?: RunOptions,
) => Promise<{ stdout: Buffer; stderr: string; exitCode: number }>

export type GitOptions = {
  cwd: string
  /** A work tree that git may use although another user owns it. */
  trust?: string
  timeLimitMs?: number
  /** Bytes of output above which a command is ended. */
  outputLimit?: number
  program?: string
}

export function createGit({
  cwd,
  trust,
  timeLimitMs: usualLimitMs = 30_000,
  outputLimit = 64_000_000,
  program = 'git',
}: GitOptions): Git {
  const fixed = [...settings, ...(trust ? [`safe.directory=${trust}`] : [])].flatMap((setting) => [
    '-c',
    setting,
  ])
  const environment = {
    PATH: process.env.PATH ?? '',
    ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
  }

  return (parameters, { input = '', env = {}, accept = [], timeLimitMs = usualLimitMs, signal } = {}) =>
    new Promise((resolve, reject) => {
      const command = parameters[0] ?? ''
      const child = spawn(program, [...fixed, ...parameters], { cwd, env: { ...environment, ...env } })
      const output: Buffer[] = []
      let size = 0
      let stderr = ''
      let ended = ''
      const end = (why: string) => {
        ended ||= why
        // SIGTERM lets git remove its locks.
        child.kill('SIGTERM')
        killTimer ??= setTimeout(() => child.kill('SIGKILL'), 2000)
      }
      let killTimer: NodeJS.Timeout | undefined
      const timer = setTimeout(() => end(`took longer than ${timeLimitMs} ms`), timeLimitMs)
      const onAbort = () => end('was ended')
      signal?.addEventListener('abort', onAbort, { once: true })
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > outputLimit) end('wrote too much')
        else output.push(chunk)
      })
      child.stderr.on('data', (chunk: Buffer) => {
        if (stderr.length < 64_000) stderr += chunk.toString()
      })
      // git may end before it has read everything; its exit code is the result.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
      child.on('error', (error) => {
        clearTimeout(timer)
        clearTimeout(killTimer)
        const missing = 'code' in error && error.code === 'ENOENT'
        reject(missing ? new GitError(command, null, `${program} is not installed`, 'ENOENT') : error)
      })
      child.on('close', (exitCode) => {
        signal?.removeEventListener('abort', onAbort)
        clearTimeout(timer)
        clearTimeout(killTimer)
        if (ended) reject(new GitError(command, exitCode, ended, 'ETIMEDOUT'))
        else if (exitCode !== null && (exitCode === 0 || accept.includes(exitCode))) {
          resolve({ stdout: Buffer.concat(output), stderr, exitCode })
        } else reject(new GitError(command, exitCode, stderr))
      })
    })
}
