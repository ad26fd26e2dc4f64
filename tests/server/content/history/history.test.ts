import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { PostChange } from '#domain/posts/post.schema.ts'
import { type Blog, grace, startBlog } from '../blog-site.ts'
import { ada, eventually, git, openStore, sampleInput, temporaryContent } from '../sample-content.ts'

const postFile = (dir: string, slug: string) => path.join(dir, 'posts', `${slug}.md`)
const subject = ({ message }: PostChange) => message.split('\n')[0]

async function make(blog: Pick<Blog, 'asStaff'>, title: string, more: object = {}) {
  const answer = await blog.asStaff('POST', '/posts', sampleInput(title, more))
  assert.equal(answer.status, 201)
  return answer.body
}
const historyOf = async (blog: Pick<Blog, 'asStaff'>, id: string): Promise<PostChange[]> =>
  (await blog.asStaff('GET', `/posts/${id}/history`)).body

/** As the studio gets them. */
const deletedIn = async (blog: Blog) => JSON.parse(JSON.stringify(await blog.store.deleted()))

test('history tells who changed what, here and outside, across renames', async (t) => {
  const blog = await startBlog(t)
  const { id } = await make(blog, 'One')
  await blog.asGrace('PUT', `/posts/${id}`, sampleInput('One', { slug: 'two', published: true }))
  const { dir } = blog
  await writeFile(
    postFile(dir, 'two'),
    (await readFile(postFile(dir, 'two'), 'utf8')).replace('First', 'Outside'),
  )
  git(dir, 'commit', '-qam', 'From outside')
  git(dir, 'mv', 'posts/two.md', 'posts/three.md')
  await writeFile(
    postFile(dir, 'three'),
    (await readFile(postFile(dir, 'three'), 'utf8')).replace('slug: two', 'slug: three'),
  )
  git(dir, 'commit', '-qam', 'Moved outside')
  await eventually('the move is served', () => blog.store.byId(id)?.slug === 'three')
  await blog.asStaff('PUT', `/posts/${id}`, sampleInput('Last', { slug: 'four' }))

  const answer = await blog.asStaff('GET', `/posts/${id}/history`)
  assert.match(answer.headers.get('Cache-Control') ?? '', /private, no-store/)
  const history: PostChange[] = answer.body
  assert.deepEqual(
    history.map((change) => [subject(change), change.author.name, change.outside ?? false]),
    [
      ['Edit "Last" (four)', ada.name, false],
      ['Moved outside', 'Outside', true],
      ['From outside', 'Outside', true],
      ['Publish "One" (two)', grace.name, false],
      ['Create "One" (one)', ada.name, false],
    ],
  )
  const versions = await Promise.all(
    history.map(async ({ commit }) => (await blog.asStaff('GET', `/posts/${id}/history/${commit}`)).body),
  )
  const found = versions.map(({ id: ownId, slug }) => [ownId, slug])
  assert.deepEqual(
    found,
    ['four', 'three', 'two', 'two', 'one'].map((slug) => [id, slug]),
  )
  assert.match(versions[2].content, /^Outside/)
})

test('a history that was just read is read again after every commit, also after one that is taken back', async (t) => {
  const blog = await startBlog(t)
  const { dir } = blog
  const { id } = await make(blog, 'Read often')
  const subjects = async () => (await historyOf(blog, id)).map(subject)
  const created = 'Create "Read often" (read-often)'
  assert.deepEqual(await subjects(), [created])
  assert.deepEqual(await subjects(), [created])
  const file = postFile(dir, 'read-often')
  await writeFile(file, (await readFile(file, 'utf8')).replace('First', 'Outside'))
  git(dir, 'commit', '-qam', 'From outside')
  assert.deepEqual(await subjects(), ['From outside', created])
  git(dir, 'reset', '-q', '--hard', 'HEAD~1')
  assert.deepEqual(await subjects(), [created])
  await blog.asStaff('PUT', `/posts/${id}`, sampleInput('Read often', { content: 'Saved here.' }))
  assert.deepEqual(await subjects(), ['Edit "Read often" (read-often)', created])
})

test('a file written by hand without id or slug has its history, also after its first save here', async (t) => {
  const blog = await startBlog(t)
  const { dir } = blog
  const text =
    '---\ntitle: By hand\ndescription: D.\ncategory: Technology\nreadTime: 1 min\n---\n\nBy hand.\n'
  await writeFile(postFile(dir, 'by-hand'), text)
  git(dir, 'add', '.')
  git(dir, 'commit', '-qm', 'Written outside')
  await eventually('the file is served', () => blog.store.bySlug('by-hand') !== null)
  assert.deepEqual((await historyOf(blog, 'by-hand')).map(subject), ['Written outside'])
  await blog.asStaff('PUT', '/posts/by-hand', sampleInput('By hand', { slug: 'renamed' }))
  assert.deepEqual((await historyOf(blog, 'by-hand')).map(subject), [
    'Edit "By hand" (renamed)',
    'Written outside',
  ])
})

test('a hand edit nobody committed goes into the history before a save replaces it', async (t) => {
  const blog = await startBlog(t)
  const { dir } = blog
  const post = await make(blog, 'Edited')
  const file = postFile(dir, 'edited')
  await writeFile(file, (await readFile(file, 'utf8')).replace('First paragraph', 'By a hand'))
  await eventually('the edit is served', () => /By a hand/.test(blog.store.byId(post.id)?.content ?? ''))
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Edited', { content: 'Replaced.' }))
  const [, kept] = await historyOf(blog, post.id)
  assert.equal(kept?.message, 'Keep edited as it was edited outside')
  assert.equal(kept.outside, true)
  const version = await blog.asStaff('GET', `/posts/${post.id}/history/${kept.commit}`)
  assert.match(version.body.content, /^By a hand/)
})

test('restoring brings the texts back as a new version by who is signed in', async (t) => {
  const blog = await startBlog(t)
  const first = await make(blog, 'Before', { image: 'a.jpg' })
  const { id } = first
  await blog.asStaff(
    'PUT',
    `/posts/${id}`,
    sampleInput('After', { slug: 'after', published: true, image: null }),
  )
  const [, created] = await historyOf(blog, id)
  assert.deepEqual((await blog.asStaff('GET', `/posts/${id}/history/${created?.commit}`)).body, first)
  const restored = await blog.asGrace('POST', `/posts/${id}/restore`, { commit: created?.commit })
  assert.equal(restored.status, 200)
  const { title, image, slug, published } = restored.body
  assert.deepEqual([title, image, slug, published], ['Before', 'a.jpg', 'after', true])
  const [newest, ...older] = await historyOf(blog, id)
  assert.match(newest?.message ?? '', /^Restore "Before" to the version of .+ UTC \(after\)$/)
  assert.deepEqual(newest?.author, grace)
  assert.equal(older.length, 2)
  const again = await blog.asGrace('POST', `/posts/${id}/restore`, { commit: created?.commit })
  assert.equal(again.body.revision, restored.body.revision)
  assert.equal((await historyOf(blog, id)).length, 3)
})

test('a restore that is based on an older revision changes nothing', async (t) => {
  const blog = await startBlog(t)
  const first = await make(blog, 'First')
  const second = (await blog.asStaff('PUT', `/posts/${first.id}`, sampleInput('Second'))).body
  const commit = (await historyOf(blog, first.id))[1]?.commit
  const headers = { 'If-Match': `"${first.revision}"` }
  const answer = await blog.asStaff('POST', `/posts/${first.id}/restore`, { commit }, headers)
  assert.deepEqual([answer.status, answer.body.current], [409, second])
})

test('deleted posts are listed and come back with id, address and state', async (t) => {
  const blog = await startBlog(t)
  const post = await make(blog, 'Gone', { published: true })
  const draft = await make(blog, 'Never seen')
  await make(blog, 'Stays')
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Gone', { slug: 'gone-now' }))
  await blog.asGrace('DELETE', `/posts/${post.id}`)
  await blog.asStaff('DELETE', `/posts/${draft.id}`)

  const list = await deletedIn(blog)
  assert.deepEqual(
    list.map(({ id, slug, title, by }: Record<string, unknown>) => ({ id, slug, title, by })),
    [
      { id: draft.id, slug: 'never-seen', title: 'Never seen', by: ada },
      { id: post.id, slug: 'gone-now', title: 'Gone', by: grace },
    ],
  )
  assert.ok(!Number.isNaN(Date.parse(list[1].deletedAt)))
  const [removal, , created] = await historyOf(blog, post.id)
  assert.equal(removal?.commit, list[1].commit)
  assert.equal(
    (await blog.asStaff('GET', `/posts/${post.id}/history/${removal?.commit}`)).body.slug,
    'gone-now',
  )

  // Of the first version the texts come back, not the address and state of then
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: created?.commit })
  assert.equal(restored.status, 200)
  const { id, slug, published, redirectFrom } = restored.body
  assert.deepEqual([id, slug, published, redirectFrom], [post.id, 'gone-now', true, ['gone']])
  assert.equal((await blog.call('GET', '/slug/gone-now')).status, 200)
  const found = (await deletedIn(blog)).map(({ slug }: { slug: string }) => slug)
  assert.deepEqual(found, ['never-seen'])
})

test('a post that was withdrawn before it was deleted does not come back published', async (t) => {
  const blog = await startBlog(t)
  const post = await make(blog, 'Withdrawn', { published: true })
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Withdrawn', { published: false }))
  await blog.asStaff('DELETE', `/posts/${post.id}`)
  const created = (await historyOf(blog, post.id)).at(-1)
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: created?.commit })
  assert.equal(restored.body.published, false)
})

test('a deleted post whose address is taken comes back under the next free one', async (t) => {
  const blog = await startBlog(t)
  const old = await make(blog, 'Same')
  await blog.asStaff('DELETE', `/posts/${old.id}`)
  const taker = await make(blog, 'Same')
  const [{ commit }] = await deletedIn(blog)
  const restored = await blog.asStaff('POST', `/posts/${old.id}/restore`, { commit })
  assert.deepEqual([restored.body.id, restored.body.slug, taker.slug], [old.id, 'same-2', 'same'])
})

test('what was removed outside is listed too, with its author once that is committed', async (t) => {
  const blog = await startBlog(t)
  const post = await make(blog, 'Taken away')
  await rm(postFile(blog.dir, 'taken-away'))
  await eventually('the post is gone', () => blog.store.byId(post.id) === null)
  const [open] = await deletedIn(blog)
  assert.deepEqual([open.id, open.by], [post.id, null])
  git(blog.dir, 'commit', '-qam', 'Taken away outside')
  const [known] = await deletedIn(blog)
  assert.deepEqual([known.by.name, known.commit], ['Outside', git(blog.dir, 'rev-parse', 'HEAD')])
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: known.commit })
  assert.deepEqual([restored.body.id, restored.body.title], [post.id, 'Taken away'])
})

test('deleted posts are known after a restart', async (t) => {
  const dir = await temporaryContent(t)
  const first = await openStore(t, dir)
  const made = await first.create(sampleInput('Gone'), ada)
  assert.ok(made.ok)
  await first.remove(made.post.id, ada)
  const before = await first.deleted()
  await first.close()
  const second = await openStore(t, dir)
  const [after] = await second.deleted()
  assert.deepEqual(
    [after?.id, after?.title, after?.commit, after?.by],
    [before[0]?.id, 'Gone', before[0]?.commit, ada],
  )
})

test('versions of another post, and what is no version, are not found', async (t) => {
  const blog = await startBlog(t)
  const [one, other] = [await make(blog, 'One'), await make(blog, 'Other')]
  const foreign = (await historyOf(blog, other.id))[0]?.commit
  const root = git(blog.dir, 'rev-list', '--max-parents=0', 'HEAD')
  for (const commit of [foreign, 'HEAD', '--all', '0'.repeat(40), root]) {
    assert.equal((await blog.asStaff('GET', `/posts/${one.id}/history/${commit}`)).status, 404, commit)
    const restore = await blog.asStaff('POST', `/posts/${one.id}/restore`, { commit })
    assert.deepEqual([restore.status, restore.body.detail], [404, 'Version not found'])
  }
  assert.equal((await blog.asStaff('POST', `/posts/${one.id}/restore`, {})).status, 400)
  assert.equal((await blog.asStaff('GET', '/posts/nobody/history')).body.detail, 'Post not found')
})

test('a merge that was settled by hand is part of the history', async (t) => {
  const blog = await startBlog(t)
  const { id } = await make(blog, 'Merged')
  const { dir } = blog
  const file = postFile(dir, 'merged')
  const edit = async (text: string) =>
    writeFile(file, (await readFile(file, 'utf8')).replace(/First paragraph.*|By .*/, text))
  git(dir, 'checkout', '-qb', 'side')
  await edit('By the side.')
  git(dir, 'commit', '-qam', 'On the side')
  git(dir, 'checkout', '-q', 'main')
  await edit('By main.')
  git(dir, 'commit', '-qam', 'On main')
  assert.throws(() => git(dir, 'merge', '-q', 'side'))
  git(dir, 'checkout', '-q', '--ours', 'posts/merged.md')
  await edit('By both.')
  git(dir, 'commit', '-qam', 'Settled')
  const subjects = (await historyOf(blog, id)).map(subject)
  assert.equal(subjects[0], 'Settled')
  assert.deepEqual(subjects.slice(1).toSorted(), ['Create "Merged" (merged)', 'On main', 'On the side'])
})
