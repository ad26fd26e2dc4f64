import { getSystemErrorName } from 'node:util'
import { GitConstructError, GitPluginError, simpleGit } from 'simple-git'
import {
  configEnvironment,
  environment,
  listPrograms,
  permissions,
  programsOff,
  type Setting,
  settingsFor,
} from './git-settings.ts'

/**
 * git, run by simple-git as a child process without a shell. Arguments are constant, except for paths, which
 * are literal and follow `--`. Messages and lists go through stdin.
 */

export class GitError extends Error {
  /** The code of a system error that git reports; `ELOCKED` for another process's lock; else `EGIT`. */
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

export type RunOptions = {
  /** A text, or bytes where names are not UTF-8. */
  input?: string | Buffer
  env?: Record<string, string>
  /** Passed through the environment, so that a value may be secret. */
  settings?: readonly Setting[]
  timeLimitMs?: number
  /** Marks a network command, and ends it when it prints nothing for this long. */
  stallLimitMs?: number
  signal?: AbortSignal
  /** Exit codes, besides 0, that are not a failure. */
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

/**
 * Commands run concurrently, each in its own simple-git instance: a shared one would queue them. Before
 * the first command, and again after `git init`, the repository's configuration is searched for filters and
 * hooks; every command then runs with these switched off.
 */
export function createGit({
  cwd,
  trust,
  timeLimitMs: usualLimitMs = 30_000,
  outputLimit = 64_000_000,
  program = 'git',
}: GitOptions): Git {
  const config = settingsFor(trust)
  const fixed = environment()

  const run: Git = async (
    parameters,
    { input = '', env = {}, accept = [], timeLimitMs = usualLimitMs, stallLimitMs, signal } = {},
  ) => {
    const command = parameters[0] ?? ''
    const all = { ...fixed, ...env }
    const usesNetwork = stallLimitMs !== undefined
    const stop = new AbortController()
    let ended = ''
    const end = (why: string) => {
      ended ||= why
      stop.abort()
    }
    const onAbort = () => end('was ended')
    const timer = setTimeout(() => end(`took longer than ${timeLimitMs} ms`), timeLimitMs)
    const result: { exitCode: number | null; stdout: Buffer[]; stderr: Buffer[] } = {
      exitCode: null,
      stdout: [],
      stderr: [],
    }
    try {
      if (signal?.aborted) onAbort()
      signal?.addEventListener('abort', onAbort, { once: true })
      const git = simpleGit({
        baseDir: cwd,
        binary: program,
        config,
        ...permissions(Object.keys(all), { network: usesNetwork }),
        // Needed even without input: git reads until stdin is closed. An empty string would leave it open.
        input: () => Buffer.from(input),
        abort: stop.signal,
        ...(usesNetwork && { timeout: { block: stallLimitMs } }),
        // Output is read to its end, except where an ssh that outlives git may keep it open
        completion: { onClose: true, onExit: usesNetwork ? 50 : false },
        errors(error, { exitCode, stdOut, stdErr }) {
          Object.assign(result, { exitCode, stdout: stdOut, stderr: stdErr })
          if (error instanceof GitPluginError && error.plugin === 'timeout') ended ||= 'has stalled'
          return undefined
        },
      })
      let size = 0
      git.env(all).outputHandler((_, stdout, stderr) => {
        for (const stream of [stdout, stderr]) {
          stream.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size > outputLimit) end('wrote too much')
          })
        }
      })
      // `errors` above has the bytes already; for file contents, `raw` would also decode them to a string
      await (command === 'cat-file' ? git.binaryCatFile(parameters.slice(1)) : git.raw([...parameters]))
    } catch (error) {
      if (!(error instanceof GitConstructError)) throw error
      throw new GitError(command, null, `${cwd} is not a folder`, 'ENOENT')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }

    const { exitCode } = result
    if (ended) throw new GitError(command, exitCode, ended, 'ETIMEDOUT')
    if (exitCode !== null && exitCode < 0) {
      const code = getSystemErrorName(exitCode)
      const why = code === 'ENOENT' ? `${program} is not installed` : `${program} cannot be started: ${code}`
      throw new GitError(command, null, why, code)
    }
    const stderr = Buffer.concat(result.stderr).toString('utf8', 0, 64_000)
    if (exitCode === null || (exitCode !== 0 && !accept.includes(exitCode))) {
      throw new GitError(command, exitCode, stderr)
    }
    return { stdout: Buffer.concat(result.stdout), stderr, exitCode }
  }

  let off: Promise<readonly Setting[]> | undefined
  const lookUp = async () => {
    // 128: git cannot read the configuration, so it runs nothing else either
    const { stdout } = await run(listPrograms, { accept: [1, 128] })
    try {
      return programsOff(stdout)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw new GitError('config', 0, 'the name of a filter or hook is not UTF-8')
    }
  }

  return async (parameters, options = {}) => {
    off ??= lookUp().catch((error) => {
      off = undefined
      throw error
    })
    const settings = configEnvironment([...(await off), ...(options.settings ?? [])])
    const env = { ...settings, ...options.env }
    const answer = await run(parameters, { ...options, env })
    if (parameters[0] === 'init') off = undefined
    return answer
  }
}
