import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { makeFolders } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const serve = path.resolve(import.meta.dirname, '../../scripts/serve.mjs')

type Started = {
  origin: string
  child: ChildProcess
  /** The pipe's reading end; reads only in flowing mode. */
  log: Socket
  lines(): string[]
}

/** A server with a named pipe as standard output, read by the test. */
async function start(context: TestContext): Promise<Started> {
  const folders = await makeFolders()
  const pipe = path.join(folders.base, 'log')
  execFileSync('mkfifo', [pipe])
  const log = new Socket({ fd: openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK), writable: false })
  const end = openSync(pipe, 'w')
  const child = spawn(process.execPath, [serve], {
    cwd: folders.base,
    stdio: ['ignore', end, 'inherit'],
    env: {
      ...bareEnvironment,
      PORT: '0',
      CONTENT_DIR: folders.contentDir,
      DATA_DIR: folders.dataDir,
      TMPDIR: folders.base,
    },
  })
  closeSync(end)
  const exited = once(child, 'exit')
  context.after(async () => {
    child.kill('SIGKILL')
    await exited
    log.destroy()
    await folders.remove()
  })
  let text = ''
  log.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  const origin = await waitFor(
    'the ready line',
    () => /Ready at (http:\/\/[^\s"]+)/.exec(text)?.[1] ?? null,
    30_000,
  )
  return { origin, child, log, lines: () => text.trimEnd().split('\n') }
}

/** Sends requests; returns the milliseconds of the slowest one. */
async function ask(origin: string, requests: number): Promise<number> {
  let slowest = 0
  const visitor = async () => {
    for (let at = 0; at < requests / 10; at += 1) {
      const started = performance.now()
      const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })
      assert.equal(response.status, 200)
      await response.arrayBuffer()
      slowest = Math.max(slowest, performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  return slowest
}

test('while nobody reads the log, every request is answered; dropped lines are counted and reported', async (context) => {
  const { origin, child, log, lines } = await start(context)
  const requests = 2_400
  log.pause()
  const slowest = await ask(origin, requests)
  assert.ok(slowest < 2_000, `the slowest answer took ${slowest} ms`)
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const counted = Number(/^ponte_log_lines_dropped (\d+)$/m.exec(metrics)?.[1])
  assert.ok(counted > 0, `${counted} dropped`)

  log.resume()
  await waitFor('the line about dropped lines', () => lines().some((line) => line.includes('"dropped":')))
  child.kill('SIGTERM')
  await once(child, 'exit')
  assert.equal(child.exitCode, 0)
  await waitFor('the last line', () => lines().some((line) => line.includes('"Stopped"')))
  const read = lines().map((line) => JSON.parse(line))
  const [{ dropped }] = read.filter((line) => line.dropped !== undefined)
  const answered = read.filter((line) => line.path === '/healthz')
  assert.ok(answered.length < requests, `${answered.length} lines were kept`)
  // The lines of the pages that the server itself requests after the start may be among the dropped ones
  assert.ok(answered.length + dropped >= requests, `${answered.length} kept and ${dropped} dropped`)
})

test('while nobody reads the log, the server still ends on SIGTERM', async (context) => {
  const { origin, child, log } = await start(context)
  log.pause()
  await ask(origin, 1_000)
  const started = performance.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  assert.equal(child.exitCode, 0)
  assert.ok(performance.now() - started < 10_000)
})
