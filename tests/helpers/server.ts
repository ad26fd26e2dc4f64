import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { bareEnvironment } from './bare-environment.ts'
import { deployedEnvironment, deployedOptions } from './deployed.ts'

/** The unit's options, but with a larger young generation: a start costs a seventh less CPU. Measurements need the small one. */
const quickOptions = deployedOptions.map((option) => option.replace(/^(--max-semi-space-size)=\d+$/, '$1=8'))

const root = path.resolve(import.meta.dirname, '../..')

export const owner = { email: 'owner@example.com', password: 'correct horse battery' }

export type Folders = { base: string; contentDir: string; dataDir: string; remove(): Promise<void> }

/** A copy of the project's content and an empty data folder, outside any repository. */
export async function makeFolders({ content = true } = {}): Promise<Folders> {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-'))
  const contentDir = path.join(base, 'content')
  if (content) await cp(path.join(root, 'content'), contentDir, { recursive: true })
  return {
    base,
    contentDir,
    dataDir: path.join(base, 'data'),
    remove: () => rm(base, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Like `makeFolders`, for one test: removed after it. */
export async function foldersOf(
  context: TestContext,
  options?: Parameters<typeof makeFolders>[0],
): Promise<Folders> {
  const folders = await makeFolders(options)
  context.after(() => folders.remove())
  return folders
}

export const envOf = ({ contentDir, dataDir }: Folders) => ({ CONTENT_DIR: contentDir, DATA_DIR: dataDir })

export type RunningServer = {
  origin: string
  pid: number
  /** Its output so far. */
  output(): string
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL. */
  kill(): Promise<void>
}

type ServerOptions = {
  folders: Folders
  env?: Record<string, string>
  program?: string
  /** A start that takes longer has failed; a busy machine may need half a minute. 60 s unless given. */
  readyWithinMs?: number
  /** A socket to listen on, passed as a supervisor does. */
  socket?: number
  /** Start with exactly the unit's options, because memory or time is measured. */
  isMeasured?: boolean
  /** Receives its output once it is ready; `output` then ends there. */
  watch?: (chunk: Buffer, from: 'stdout' | 'stderr') => void
}

/** Starts the production build on a free port, with its own folders and a clean environment. */
export async function startServer({
  folders,
  env = {},
  program,
  readyWithinMs = 60_000,
  socket,
  isMeasured = false,
  watch,
}: ServerOptions): Promise<RunningServer> {
  const nodeOptions = isMeasured ? deployedOptions : quickOptions
  const serve = [process.execPath, ...nodeOptions, program ?? path.join(root, 'scripts/serve.mjs')]
  // Only the child itself knows its process id before it runs
  const [command = '', ...parameters] =
    socket === undefined ? serve : ['/bin/sh', '-c', 'LISTEN_PID=$$ exec "$@"', 'sh', ...serve]
  const child = spawn(command, parameters, {
    cwd: folders.base,
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
    env: {
      ...(socket !== undefined && { LISTEN_FDS: '1' }),
      ...bareEnvironment,
      PORT: '0',
      CONTENT_DIR: folders.contentDir,
      DATA_DIR: folders.dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      RETRY_BASE_MS: '50',
      // A killed server leaves its socket behind
      TMPDIR: folders.base,
      ...deployedEnvironment,
      ...env,
    },
  })
  let output = ''
  let ready = false
  for (const from of ['stdout', 'stderr'] as const) {
    child[from]?.on('data', (chunk: Buffer) => {
      if (ready && watch) watch(chunk, from)
      else output += chunk
    })
  }
  const address = await readyAddress(child, readyWithinMs, () => output)
  ready = true
  const exited = once(child, 'exit')
  return {
    origin: address.replace('127.0.0.1', 'localhost'),
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Output and exit code of a server that must not start. */
export async function startAndFail(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
    cwd: options.folders.base,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment, ...options.env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  return { code: child.exitCode, output }
}

function readyAddress(child: ChildProcess, withinMs: number, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server was not ready in ${withinMs / 1000} seconds:\n${output()}`))
    }, withinMs)
    const look = () => {
      const address = /Ready at (http:\/\/[^\s"]+)/.exec(output())?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${output()}`))
    })
  })
}

/** Signs in and returns the cookie to send along. */
export async function signIn(origin: string, account = owner): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (response.status !== 200)
    throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`)
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}

/** Sends JSON, or a form like a browser without script; a JSON answer is parsed. */
export async function send(
  method: string,
  url: string,
  { body, cookie, headers = {} }: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
) {
  const form = body instanceof URLSearchParams
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      ...(form && { Accept: 'text/html,application/xhtml+xml' }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: form || typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: type.includes('json') && text !== '' ? JSON.parse(text) : null,
    setCookie: response.headers.getSetCookie(),
  }
}

type UploadAnswer = { path: string; picture: { copies?: { base: string; widths: number[] } } }

/** Both steps of an upload. */
export async function uploadPicture(
  origin: string,
  cookie: string,
  bytes: Uint8Array,
  filename = 'a.png',
): Promise<UploadAnswer> {
  const wanted = await send('POST', `${origin}/api/blog/image-upload-url`, { cookie, body: { filename } })
  const body = new Uint8Array(bytes)
  const put = await fetch(origin + wanted.json.uploadURL, { method: 'PUT', body, headers: { cookie } })
  if (put.status !== 200) throw new Error(`The upload answered ${put.status}: ${await put.text()}`)
  return put.json()
}
