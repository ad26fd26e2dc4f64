import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { runPonte } from '#tests/helpers/ponte.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { foldersOf, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// The production build on a folder or a machine that is not as it should be.

/** Between two looks at all files, on a machine that is busy with other things. */
const mostMs = 60_000

const post = postBody('Missed calls', 'First.')

test('with a damaged repository pages are served, saves refused, and how to repair it is said', async (context) => {
  const folders = await foldersOf(context)
  const { contentDir, dataDir } = folders
  const before = await startServer({ folders })
  const made = await send('POST', `${before.origin}/api/blog/posts`, {
    cookie: await signIn(before.origin),
    body: post,
  })
  assert.equal(made.status, 201)
  await before.stop()
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: contentDir, encoding: 'utf8' }).trim()
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
  const address = `${origin}/api/blog/posts/${made.json.id}`
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
  const screen = await send('GET', `${origin}/admin/posts/${made.json.id}/history`, { cookie })
  assert.equal(screen.status, 503)
  assert.match(screen.text, /<title>.*History/)
  const doctor = runPonte(['doctor', '--json'], { env: { CONTENT_DIR: contentDir, DATA_DIR: dataDir } })
  const { findings } = JSON.parse(doctor.stdout)
  const history = findings.find(({ id }: { id: string }) => id === 'history')
  assert.equal(history.state, 'fault')
  assert.match(history.remedy, /git fsck.*restore a backup/)

  await rename(`${object}.away`, object)
  assert.equal((await send('PUT', address, edit)).status, 200)
  assert.equal((await send('GET', `${origin}/readyz`)).json.parts.content.history, 'ok')
})

test('a machine without watches to give serves what was edited by hand, and says so', async (context) => {
  for (const code of ['EMFILE', 'ENOSPC']) {
    const folders = await foldersOf(context)
    const file = path.join(folders.base, 'no-watches.mjs')
    // As the system answers when inotify has no instance (EMFILE) or no watch (ENOSPC) left
    await writeFile(
      file,
      `import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      fs.watch = () => { throw Object.assign(new Error('${code}: no watches'), { code: '${code}' }) }
      syncBuiltinESMExports()`,
    )
    const server = await startServer({ folders, env: { NODE_OPTIONS: `--import=${file}` } })
    try {
      const { origin } = server
      const ready = await send('GET', `${origin}/readyz`)
      assert.equal(ready.status, 200)
      assert.equal(ready.json.parts.content.status, 'degraded')
      assert.equal(ready.json.parts.content.watching, 'unavailable')
      const edited = path.join(folders.contentDir, 'posts/by-hand.md')
      const text = `---\ntitle: By hand\ndescription: D\ncategory: Technology\nreadTime: 1 min read\npublished: true\n---\n\nWritten by hand.\n`
      await writeFile(edited, text)
      await waitFor(
        'the post',
        async () => (await send('GET', `${origin}/blog/by-hand`)).status === 200,
        mostMs,
      )
      await writeFile(edited, (await readFile(edited, 'utf8')).replace('Written', 'Changed'))
      await waitFor(
        'the edit',
        async () => (await send('GET', `${origin}/blog/by-hand`)).text.includes('Changed by hand'),
        mostMs,
      )
    } finally {
      await server.stop()
    }
  }
})
