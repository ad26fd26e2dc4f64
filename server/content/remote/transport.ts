import { randomBytes } from 'node:crypto'
import { type Git, GitError } from '../git/git.ts'
import { removeRemains } from '../git/pack-remains.ts'
import { idOf } from '../git/read-log.ts'
import type { RemoteAddress } from './address.ts'

/** Fetches and pushes, and runs no program that the repository's configuration names (ADR-0017). */

/** The last seen commit of the remote's branch. */
export const remoteReference = 'refs/ponte/remote'

/** What is wrong with the remote; `/readyz` and metrics reveal nothing else. */
export type RemoteFault =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'no rights'
  | 'disk full'
  | 'unrelated'
  | 'failed'

export class RemoteError extends Error {
  readonly fault: RemoteFault
  constructor(fault: RemoteFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Limits for a whole fetch or push, and for silence from the other side. Milliseconds. */
const limits = { timeLimitMs: 600_000, stallLimitMs: 20_000 }

type Options = { address: RemoteAddress; branch: string }

export function createTransport({ address, branch }: Options) {
  // No configuration can mention a remote of this name
  const name = `ponte-${randomBytes(8).toString('hex')}`
  const settings = [
    [`remote.${name}.url`, address.url],
    ...address.settings,
    ['credential.helper', ''],
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '20'],
    ['fetch.fsckObjects', 'true'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
  ] as const
  const given = 'HOME USER SSH_AUTH_SOCK http_proxy https_proxy HTTPS_PROXY NO_PROXY no_proxy'.split(' ')
  const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=5 -o ServerAliveCountMax=3'
  const run = (git: Git, parameters: readonly string[], signal: AbortSignal) =>
    git(parameters, {
      env: {
        ...Object.fromEntries(given.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []))),
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND || ssh,
        // Nobody is there to answer a prompt
        GIT_ASKPASS: 'true',
        GIT_PROXY_COMMAND: '',
      },
      settings,
      accept: [1, 128],
      signal,
      ...limits,
    })

  return {
    /** The last commit of the remote's branch, with all its objects; null when there is no such branch. */
    async fetch(git: Git, signal: AbortSignal): Promise<string | null> {
      const begun = Date.now()
      const from = `+refs/heads/${branch}:${remoteReference}`
      const flags = ['--no-tags', '--no-write-fetch-head', '--progress']
      try {
        const { exitCode, stderr } = await run(git, ['fetch', ...flags, name, from], signal)
        if (exitCode !== 0) {
          if (/couldn't find remote ref/.test(stderr)) return null
          throw new GitError('fetch', exitCode, stderr)
        }
        return await idOf(git, remoteReference)
      } catch (error) {
        await removeRemains(git, begun).catch(() => undefined)
        throw remoteError(error)
      }
    },

    /** Sends a commit to the remote's branch. False when the remote has commits that the sent one lacks. */
    async push(git: Git, commit: string, signal: AbortSignal): Promise<boolean> {
      try {
        const command = ['push', '--porcelain', '--progress', name, `${commit}:refs/heads/${branch}`]
        const { exitCode, stdout, stderr } = await run(git, command, signal)
        if (exitCode !== 0) {
          const said = `${stdout}\n${stderr}`
          if (/\((?:fetch first|non-fast-forward|stale info)\)/.test(said)) return false
          throw new GitError('push', exitCode, said)
        }
        await git(['update-ref', remoteReference, commit])
        return true
      } catch (error) {
        throw remoteError(error)
      }
    },
  }
}

// In this order: a line may match several
const faults: [RegExp, RemoteFault][] = [
  [/No space left|disk quota|disk full|unpacker error/i, 'disk full'],
  [/remote rejected|hook declined|protected branch/i, 'refused'],
  [
    /permission denied|authentication failed|could not read (?:username|password)|access denied|not exported|insufficient permission|read-only file system|403|401|host key verification/i,
    'no rights',
  ],
  [
    /could not resolve|connection (?:refused|reset|timed out|closed)|unable to (?:access|connect)|network is unreachable|hung up|early EOF|does not appear to be a git repository|could not read from remote|no route|unexpected disconnect/i,
    'unreachable',
  ],
]

/** Progress, and other lines that do not explain the error. */
const noise =
  /^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Resolving|Unpacking|Writing|Total|Delta|To |Done|$)/

function remoteError(error: unknown): unknown {
  if (!(error instanceof GitError)) return error
  if (error.code === 'ETIMEDOUT') return new RemoteError('timeout', 'The remote does not answer.')
  const fault = faults.find(([words]) => words.test(error.stderr))?.[1] ?? 'failed'
  const lines = error.stderr.split(/[\r\n]+/).filter((line) => !noise.test(line.trim()))
  return new RemoteError(fault, lines.slice(0, 3).join(' ').slice(0, 500) || 'The remote has refused.')
}
