import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { edgeThreads } from '#server/edge/open-edge.ts'
import { listen } from '#server/listen.ts'
import { makeFolders, send, signIn, startAndFail, startServer } from '#tests/helpers/server.ts'

const needed = { skip: edgeThreads(2) < 2 && 'only one thread can listen on a port with this Node' }

test('one thread where a port cannot be shared, otherwise as many as wanted, or one less than processors', () => {
  const [major = 0] = process.versions.node.split('.').map(Number)
  const canShare = edgeThreads(2) === 2
  assert.ok(canShare || major < 24 || process.platform !== 'linux')
  assert.equal(edgeThreads(3), canShare ? 3 : 1)
  assert.ok(edgeThreads(null) >= 1 && edgeThreads(null) <= 4)
})

test(
  'with several threads each sends the page as it is after a save, and all stop in order',
  needed,
  async (t) => {
    const folders = await makeFolders()
    const server = await startServer({ folders, env: { EDGE_THREADS: '3' } })
    t.after(async () => {
      await server.stop()
      await folders.remove()
    })
    const cookie = await signIn(server.origin)
    const words = { content: 'Words.', description: 'What.', category: 'Technology', readTime: '1 min read' }
    // A connection each, so that the system distributes them
    const titles = () =>
      Promise.all(
        Array.from({ length: 40 }, async () => {
          const answer = await fetch(`${server.origin}/blog`, { headers: { connection: 'close' } })
          return answer.text()
        }),
      )
    for (let save = 1; save <= 5; save += 1) {
      await titles()
      const title = `Saved ${save} of five`
      const body = { ...words, title, published: true }
      assert.equal((await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })).status, 201)
      for (const text of await titles()) assert.ok(text.includes(title), title)
    }
    const { text } = await send('GET', `${server.origin}/metrics`)
    // Each thread has rendered and kept the page
    assert.ok(Number(/^ponte_pages_kept (\d+)$/m.exec(text)?.[1]) >= 3)
    assert.equal(await server.stop(), 0)
  },
)

test('several threads do not share the port with another program', needed, async (t) => {
  const other = createServer()
  const folders = await makeFolders()
  t.after(async () => {
    other.close()
    await folders.remove()
  })
  await listen(other, { port: 0, host: '127.0.0.1', reusePort: true })
  const { port } = other.address() as AddressInfo
  const { code, output } = await startAndFail({
    folders,
    env: {
      PORT: String(port),
      EDGE_THREADS: '2',
      CONTENT_DIR: folders.contentDir,
      DATA_DIR: folders.dataDir,
    },
  })
  assert.equal(code, 1)
  assert.match(output, /EADDRINUSE/)
})
