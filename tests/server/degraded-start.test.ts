import assert from 'node:assert/strict'
import fs from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { mock, test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { envOf, foldersOf, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Time until the server reads all files again, with a margin for a busy machine. */
const mostMs = 60_000

const post = postBody('Missed calls', 'First.')
const byHand = (title: string, text: string, more = '') =>
  `---\n${more}title: ${title}\ndescription: D\ncategory: Technology\nreadTime: 1 min read\npublished: true\n---\n\n${text}\n`

test('with a damaged repository pages are served, saves are refused, and doctor tells how to repair it', async (context) => {
  const folders = await foldersOf(context)
  const { contentDir } = folders
  const id = 'missed-calls'
  await writeFile(path.join(contentDir, `posts/${id}.md`), byHand('Missed calls', 'First.', `id: ${id}\n`))
  gitOfEditor(contentDir, 'init', '--quiet')
  gitOfEditor(contentDir, 'add', '--all')
  gitOfEditor(contentDir, 'commit', '--quiet', '--message', 'Start')
  const commit = gitOfEditor(contentDir, 'rev-parse', 'HEAD')
  const object = path.join(contentDir, '.git/objects', commit.slice(0, 2), commit.slice(2))
  await rename(object, `${object}.away`)

  const server = await startServer({ folders })
  context.after(() => server.stop())
  const { origin } = server
  for (const address of ['/', '/blog', '/blog/missed-calls', '/it', '/feed.xml']) {
    assert.equal((await send('GET', origin + address)).status, 200, address)
  }
  const ready = await send('GET', `${origin}/readyz`)
  assert.equal(ready.status, 200)
  assert.equal(ready.json.status, 'degraded')
  assert.equal(ready.json.parts.content.history, 'damaged')
  assert.match(server.output(), /The history of the content is damaged: /)
  const cookie = await signIn(origin)
  const address = `${origin}/api/blog/posts/${id}`
  const edit = { cookie, body: { ...post, content: 'Second.' } }
  for (const answer of [
    await send('PUT', address, edit),
    await send('POST', `${origin}/api/blog/posts`, { cookie, body: { ...post, title: 'New' } }),
    await send('DELETE', address, { cookie }),
    await send('GET', `${address}/history`, { cookie }),
  ]) {
    assert.equal(answer.status, 503)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.match(answer.json.detail, /history of the content is damaged.* Nothing was changed/)
  }
  assert.equal((await send('GET', `${origin}/admin`, { cookie })).status, 200)
  const screen = await send('GET', `${origin}/admin/posts/${id}/history`, { cookie })
  assert.equal(screen.status, 503)
  assert.match(screen.text, /<title>.*History/)
  const doctor = await callPonte(['doctor', '--json'], { env: envOf(folders) })
  const { findings } = JSON.parse(doctor.stdout)
  const history = findings.find(({ id }: { id: string }) => id === 'history')
  assert.equal(history.state, 'fault')
  assert.match(history.remedy, /git fsck.*restore a backup/)

  await rename(`${object}.away`, object)
  assert.equal((await send('PUT', address, edit)).status, 200)
  assert.equal((await send('GET', `${origin}/readyz`)).json.parts.content.history, 'ok')
})

test('without file watches hand edits are still served, and the content is reported as degraded', async (context) => {
  const folders = await foldersOf(context)
  // The system's answer when no inotify instance is left
  const watches = mock.method(fs, 'watch', () => {
    throw Object.assign(new Error('EMFILE: no watches'), { code: 'EMFILE' })
  })
  syncBuiltinESMExports()
  context.after(() => {
    watches.mock.restore()
    syncBuiltinESMExports()
  })
  const { origin, stop } = await startApplication({ folders })
  context.after(stop)
  const ready = await send('GET', `${origin}/readyz`)
  assert.equal(ready.status, 200)
  assert.equal(ready.json.parts.content.status, 'degraded')
  assert.equal(ready.json.parts.content.watching, 'unavailable')
  for (const words of ['Written by hand.', 'Changed by hand.']) {
    await writeFile(path.join(folders.contentDir, 'posts/by-hand.md'), byHand('By hand', words))
    const isShown = async () => (await send('GET', `${origin}/blog/by-hand.md`)).text.includes(words)
    await waitFor(words, isShown, mostMs)
  }
})
