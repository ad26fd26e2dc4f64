import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { createHistoryView } from '#server/content/pages/history-view.ts'
import { editor } from '#tests/helpers/editor.ts'
import type { Until } from '#tests/helpers/temporary-folder.ts'
import { ada, added, git, newStore, openStore, postFile, sampleInput } from '../sample-content.ts'

const link = 'Read the [guide](/services/websites).'
const first = { content: 'One.\n\nTwo.\n\nThree.' }
const second = { content: `One.\n\nTwo, and more words here.\n\n${link}`, published: true }

/** A post with two versions, and functions that return what the screens show. */
async function start(t: Until) {
  const { dir, store } = await newStore(t)
  const { id, slug } = await added(store, 'Old title', first)
  const saved = await store.update(id, sampleInput('New title', { ...second, slug }), ada)
  assert.ok(saved.ok)
  const history = createHistoryView(store, Date.now)
  return { dir, store, history, view: viewOf(history, id), id }
}

const viewOf =
  (history: ReturnType<typeof createHistoryView>, id: string) =>
  async (query: Parameters<typeof history.view>[1] = {}) => {
    const answer = await history.view(id, query)
    assert.ok(answer.status === 200)
    return answer
  }

/** Shared by the tests that change nothing. */
const seen = await start({ after })

test('the last change is shown unless versions are chosen', async () => {
  const { view } = seen
  const { versions, comparison, post } = await view()
  assert.deepEqual(versions[0]?.changed, ['title', 'published', 'publishedAt', 'content'])
  assert.equal(versions[1]?.changed, null)
  assert.equal(post.state, 'published')
  assert.equal(comparison?.from.commit, versions[1]?.commit)
  assert.equal(comparison?.to.commit, null)
})

test('the older of two versions is on the left, whichever was named first', async (t) => {
  const { store, view, id } = await start(t)
  await store.update(id, sampleInput('Newest title', second), ada)
  const [, middle, oldest] = (await view()).versions
  assert.ok(middle && oldest)
  const straight = await view({ version: oldest.commit, with: middle.commit })
  const turned = await view({ version: middle.commit, with: oldest.commit })
  for (const { comparison } of [straight, turned]) {
    assert.deepEqual([comparison?.from.commit, comparison?.to.commit], [oldest.commit, middle.commit])
  }
})

test('a version that does not exist is reported, and the list is still shown', async () => {
  const { view, history } = seen
  const { missing, comparison, versions } = await view({ version: 'f'.repeat(40) })
  assert.deepEqual([missing, comparison, versions.length], [true, null, 2])
  assert.equal((await view({ version: '../../etc' })).missing, true)
  assert.deepEqual(await history.view('nothing', {}), { status: 404 })
})

test('a deleted post shows its last text and the address it would be restored to', async (t) => {
  const { store, view, history, id } = await start(t)
  await store.remove(id, ada)
  await added(store, 'Old title')
  const { post, comesBack, comparison, versions } = await view()
  assert.deepEqual([post.state, post.title, post.revision], ['deleted', 'New title', null])
  assert.deepEqual([comesBack?.slug, comesBack?.state, comesBack?.by], ['old-title-2', 'published', ada])
  assert.equal(versions[0]?.removed, true)
  assert.equal(comparison?.from.commit, versions[2]?.commit)
  const list = await history.deleted()
  assert.ok(list.status === 200)
  const found = list.posts.map(({ slug, nextSlug, state }) => [slug, nextSlug, state])
  assert.deepEqual(found, [['old-title', 'old-title-2', 'published']])
  const restored = await store.restore(id, list.posts[0]?.commit ?? '', ada)
  assert.ok(restored.ok)
  assert.equal(restored.post.slug, 'old-title-2')
})

test('a deleted post shows the state it would be restored in', async (t) => {
  const { store, history } = await start(t)
  const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
  for (const [slug, publication] of [
    ['draft', { published: false }],
    ['scheduled', { published: true, publishedAt: hour(1) }],
    ['ended', { published: true, publishedAt: hour(-2), publishedUntil: hour(-1) }],
    ['published', { published: true, publishedUntil: hour(1) }],
  ] as const) {
    const { id } = await added(store, slug, { ...first, ...publication, slug })
    await store.remove(id, ada)
  }
  const list = await history.deleted()
  assert.ok(list.status === 200)
  assert.equal(list.posts.length, 4)
  for (const { slug, state } of list.posts) assert.equal(state, slug)
})

/** Makes many commits by hand with a single git process. */
async function editOften(dir: string, slug: string, times: number) {
  const text = await readFile(postFile(dir, slug), 'utf8')
  const commits = Array.from({ length: times }, (_, at) => {
    const edited = text.replace(/^title: .*$/m, `title: Title ${at}`)
    const who = `committer Edda <edda@example.org> ${1_900_000_000 + at} +0000`
    const parent = at === 0 ? 'from refs/heads/main^0\n' : ''
    const file = `M 100644 inline posts/${slug}.md\ndata ${Buffer.byteLength(edited)}\n${edited}\n`
    return `commit refs/heads/main\n${who}\ndata 4\nEdit\n${parent}${file}`
  })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: dir, env: editor, input: commits.join('') })
  git(dir, 'reset', '--quiet', '--hard')
}

test('a history of many versions is listed in parts', async (t) => {
  const { dir, store, id } = await start(t)
  await store.close()
  await editOften(dir, store.byId(id)?.slug ?? '', 52)
  const view = viewOf(createHistoryView(await openStore(t, dir), Date.now), id)
  const part = await view()
  assert.deepEqual([part.versions.length, part.total, part.nextShow], [50, 54, 100])
  assert.deepEqual(part.versions.at(-1)?.changed, ['title'])
  const oldest = (await view({ show: '100' })).versions.at(-1)
  assert.equal(oldest?.first, true)
  const { comparison, missing } = await view({ version: oldest?.commit ?? '' })
  assert.deepEqual([missing, comparison?.from.commit], [false, oldest?.commit])
})

test('an unreadable repository gives 503, not 404', async () => {
  const { dir, history, id } = seen
  const head = path.join(dir, '.git', 'HEAD')
  await rename(head, `${head}.away`)
  assert.deepEqual(await history.view(id, {}), { status: 503 })
  await rename(`${head}.away`, head)
  assert.equal((await history.view(id, {})).status, 200)
})
