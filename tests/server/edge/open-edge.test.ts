import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createContentRevision } from '#server/edge/content-revision.ts'
import { openEdge } from '#server/edge/open-edge.ts'
import { makeFolders, startAndFail } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** An edge whose thread runs these lines, which have `parentPort`. */
async function open(context: TestContext, lines: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-program-'))
  context.after(() => rm(folder, { recursive: true }))
  const program = path.join(folder, 'edge.mjs')
  await writeFile(program, `import { parentPort, workerData } from 'node:worker_threads'\n${lines}\n`)
  const failures: string[] = []
  const edge = await openEdge({
    program,
    threads: 1,
    application: (_request, response) => response.end('answered'),
    memory: createContentRevision().memory,
    clientFolder: folder,
    headers: [],
    sessionCookie: 'ponte',
    trustProxy: 0,
    sharedCache: false,
    ownHost: null,
    port: 0,
    host: '127.0.0.1',
    onFailure: (error) => failures.push(error.message),
  })
  return { edge, failures }
}

test('an edge that fails is noticed at once', async (context) => {
  const { edge, failures } = await open(
    context,
    `parentPort.once('message', ({ reply }) => {
      reply.postMessage({ listening: 'http://here' })
      setTimeout(() => { throw new Error('broken') }, 50)
    })`,
  )
  assert.equal(await edge.listen(), 'http://here')
  assert.equal(await waitFor('the failure', async () => failures[0]), 'broken')
})

test('an edge that cannot begin is reported as such, once', async (context) => {
  const { edge, failures } = await open(
    context,
    "parentPort.once('message', ({ reply }) => reply.postMessage({ failed: 'no room' }))",
  )
  await assert.rejects(edge.listen(), { message: 'no room' })
  // Its thread is ended, which must not be told again
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.deepEqual(failures, [])
})

test('an edge that fails before it listens is reported by listening', async (context) => {
  const { edge } = await open(context, "throw new Error('broken')")
  await assert.rejects(edge.listen(), { message: 'broken' })
})

test('a port that is taken ends the start with the reason', async (context) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const folders = await makeFolders()
  context.after(async () => {
    other.close()
    await folders.remove()
  })
  const { port } = other.address() as AddressInfo
  const { code, output } = await startAndFail({
    folders,
    env: { PORT: String(port), CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
  })
  assert.equal(code, 1)
  assert.match(output, /Could not start: listen EADDRINUSE/)
  assert.doesNotMatch(output, /Nobody is answered/)
})
