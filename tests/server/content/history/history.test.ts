import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import type { PostChange } from '#domain/posts/post.schema.ts'
import { postText } from '#tests/helpers/post-body.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { grace, startBlog } from '../blog-site.ts'
import { ada, added, editFile, git, newStore, openStore, postFile, sampleInput } from '../sample-content.ts'

// Every test uses its own posts
const blog = await startBlog({ after })
const { dir } = blog

const subject = ({ message }: PostChange) => message.split('\n')[0]

async function make(title: string, more: object = {}) {
  const answer = await blog.asStaff('POST', '/posts', sampleInput(title, more))
  assert.equal(answer.status, 201)
  return answer.body
}
const historyOf = async (id: string): Promise<PostChange[]> =>
  (await blog.asStaff('GET', `/posts/${id}/history`)).body

/** The deleted post as the studio receives it. */
const deleted = async (of: string) =>
  JSON.parse(JSON.stringify(await blog.store.deleted())).find(({ id }: { id: string }) => id === of)

test('the history shows who changed what, in the studio and outside, across renames', async () => {
  const { id } = await make('One')
  await blog.asGrace('PUT', `/posts/${id}`, sampleInput('One', { slug: 'two', published: true }))
  await editFile(postFile(dir, 'two'), 'First', 'Outside')
  git(dir, 'commit', '-qam', 'From outside')
  git(dir, 'mv', 'posts/two.md', 'posts/three.md')
  await editFile(postFile(dir, 'three'), 'slug: two', 'slug: three')
  git(dir, 'commit', '-qam', 'Moved outside')
  await waitFor('the move is served', () => blog.store.byId(id)?.slug === 'three')
  await blog.asStaff('PUT', `/posts/${id}`, sampleInput('Last', { slug: 'four' }))

  const answer = await blog.asStaff('GET', `/posts/${id}/history`)
  assert.match(answer.headers.get('Cache-Control') ?? '', /private, no-store/)
  const history: PostChange[] = answer.body
  assert.deepEqual(
    history.map((change) => [subject(change), change.author.name, change.outside ?? false]),
    [
      ['Edit "Last" (four)', ada.name, false],
      ['Moved outside', 'Edda', true],
      ['From outside', 'Edda', true],
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

test('the history is up to date after every commit, and after one is taken back', async () => {
  const { id } = await make('Read often')
  const subjects = async () => (await historyOf(id)).map(subject)
  const created = 'Create "Read often" (read-often)'
  assert.deepEqual(await subjects(), [created])
  assert.deepEqual(await subjects(), [created])
  await editFile(postFile(dir, 'read-often'), 'First', 'Outside')
  git(dir, 'commit', '-qam', 'From outside')
  assert.deepEqual(await subjects(), ['From outside', created])
  git(dir, 'reset', '-q', '--hard', 'HEAD~1')
  assert.deepEqual(await subjects(), [created])
  await blog.asStaff('PUT', `/posts/${id}`, sampleInput('Read often', { content: 'Saved here.' }))
  assert.deepEqual(await subjects(), ['Edit "Read often" (read-often)', created])
})

test('a hand-written file without id or slug has its history, even after its first save here', async () => {
  await writeFile(postFile(dir, 'by-hand'), postText('By hand'))
  git(dir, 'add', '.')
  git(dir, 'commit', '-qm', 'Written outside')
  await waitFor('the file is served', () => blog.store.bySlug('by-hand') !== null)
  assert.deepEqual((await historyOf('by-hand')).map(subject), ['Written outside'])
  await blog.asStaff('PUT', '/posts/by-hand', sampleInput('By hand', { slug: 'renamed' }))
  assert.deepEqual((await historyOf('by-hand')).map(subject), ['Edit "By hand" (renamed)', 'Written outside'])
})

test('an uncommitted edit by hand goes into the history before a save replaces it', async () => {
  const post = await make('Edited')
  await editFile(postFile(dir, 'edited'), 'First paragraph', 'By a hand')
  await waitFor('the edit is served', () => /By a hand/.test(blog.store.byId(post.id)?.content ?? ''))
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Edited', { content: 'Replaced.' }))
  const [, kept] = await historyOf(post.id)
  assert.equal(kept?.message, 'Keep edited as it was edited outside')
  assert.equal(kept.outside, true)
  const version = await blog.asStaff('GET', `/posts/${post.id}/history/${kept.commit}`)
  assert.match(version.body.content, /^By a hand/)
})

test('restoring brings the texts back as a new version by the signed-in member', async () => {
  const first = await make('Before', { image: 'a.jpg' })
  const { id } = first
  await blog.asStaff(
    'PUT',
    `/posts/${id}`,
    sampleInput('After', { slug: 'after', published: true, image: null }),
  )
  const [, created] = await historyOf(id)
  assert.deepEqual((await blog.asStaff('GET', `/posts/${id}/history/${created?.commit}`)).body, first)
  const restored = await blog.asGrace('POST', `/posts/${id}/restore`, { commit: created?.commit })
  assert.equal(restored.status, 200)
  const { title, image, slug, published } = restored.body
  assert.deepEqual([title, image, slug, published], ['Before', 'a.jpg', 'after', true])
  const [newest, ...older] = await historyOf(id)
  assert.match(newest?.message ?? '', /^Restore "Before" to the version of .+ UTC \(after\)$/)
  assert.deepEqual(newest?.author, grace)
  assert.equal(older.length, 2)
  const again = await blog.asGrace('POST', `/posts/${id}/restore`, { commit: created?.commit })
  assert.equal(again.body.revision, restored.body.revision)
  assert.equal((await historyOf(id)).length, 3)
})

test('a restore based on an older revision is refused with 409', async () => {
  const first = await make('First')
  const second = (await blog.asStaff('PUT', `/posts/${first.id}`, sampleInput('Second'))).body
  const commit = (await historyOf(first.id))[1]?.commit
  const headers = { 'If-Match': `"${first.revision}"` }
  const answer = await blog.asStaff('POST', `/posts/${first.id}/restore`, { commit }, headers)
  assert.deepEqual([answer.status, answer.body.current], [409, second])
})

test('deleted posts are listed, and restored with their id, address and state', async () => {
  const post = await make('Gone', { published: true })
  const draft = await make('Never seen')
  const stays = await make('Stays')
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Gone', { slug: 'gone-now' }))
  await blog.asGrace('DELETE', `/posts/${post.id}`)
  await blog.asStaff('DELETE', `/posts/${draft.id}`)

  assert.equal(await deleted(stays.id), undefined)
  const [gone, unseen] = [await deleted(post.id), await deleted(draft.id)]
  assert.deepEqual([gone.slug, gone.title, gone.by], ['gone-now', 'Gone', grace])
  assert.deepEqual([unseen.slug, unseen.by], ['never-seen', ada])
  assert.ok(!Number.isNaN(Date.parse(gone.deletedAt)))
  const [removal, , created] = await historyOf(post.id)
  assert.equal(removal?.commit, gone.commit)
  assert.equal(
    (await blog.asStaff('GET', `/posts/${post.id}/history/${removal?.commit}`)).body.slug,
    'gone-now',
  )

  // The texts of the first version are restored, but not its slug and state
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: created?.commit })
  assert.equal(restored.status, 200)
  const { id, slug, published, redirectFrom } = restored.body
  assert.deepEqual([id, slug, published, redirectFrom], [post.id, 'gone-now', true, ['gone']])
  assert.equal((await blog.call('GET', '/slug/gone-now')).status, 200)
  assert.equal(await deleted(post.id), undefined)
})

test('a post unpublished before its deletion is not restored as published', async () => {
  const post = await make('Withdrawn', { published: true })
  await blog.asStaff('PUT', `/posts/${post.id}`, sampleInput('Withdrawn', { published: false }))
  await blog.asStaff('DELETE', `/posts/${post.id}`)
  const created = (await historyOf(post.id)).at(-1)
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: created?.commit })
  assert.equal(restored.body.published, false)
})

test('a deleted post whose address is taken is restored under the next free one', async () => {
  const old = await make('Same')
  await blog.asStaff('DELETE', `/posts/${old.id}`)
  const taker = await make('Same')
  const { commit } = await deleted(old.id)
  const restored = await blog.asStaff('POST', `/posts/${old.id}/restore`, { commit })
  assert.deepEqual([restored.body.id, restored.body.slug, taker.slug], [old.id, 'same-2', 'same'])
})

test('a post deleted outside is listed too, with who deleted it once the deletion is committed', async () => {
  const post = await make('Taken away')
  await rm(postFile(dir, 'taken-away'))
  await waitFor('the post is gone', () => blog.store.byId(post.id) === null)
  assert.equal((await deleted(post.id)).by, null)
  git(dir, 'commit', '-qam', 'Taken away outside')
  const known = await deleted(post.id)
  assert.deepEqual([known.by.name, known.commit], ['Edda', git(dir, 'rev-parse', 'HEAD')])
  const restored = await blog.asStaff('POST', `/posts/${post.id}/restore`, { commit: known.commit })
  assert.deepEqual([restored.body.id, restored.body.title], [post.id, 'Taken away'])
})

test('deleted posts are known after a restart, and addresses of public ones count as gone', async (t) => {
  const { dir, store: first } = await newStore(t)
  const { id } = await added(first, 'Gone', { published: true })
  await first.update(id, sampleInput('Gone', { slug: 'moved' }), ada)
  const draft = await added(first, 'Never seen')
  for (const post of [draft.id, id]) assert.deepEqual(await first.remove(post, ada), { ok: true })
  const [before] = await first.deleted()
  await first.close()
  const second = await openStore(t, dir)
  const [after] = await second.deleted()
  assert.deepEqual([after?.id, after?.title, after?.commit, after?.by], [id, 'Gone', before?.commit, ada])
  const isGone = (slug: string) => second.isGone(slug, Date.now())
  assert.deepEqual(['gone', 'moved', 'never-seen', 'x'].map(isGone), [true, true, false, false])
})

test('versions of another post and invalid versions get 404', async () => {
  const [one, other] = [await make('One'), await make('Other')]
  const foreign = (await historyOf(other.id))[0]?.commit
  const root = git(dir, 'rev-list', '--max-parents=0', 'HEAD')
  for (const commit of [foreign, 'HEAD', '--all', '0'.repeat(40), root]) {
    assert.equal((await blog.asStaff('GET', `/posts/${one.id}/history/${commit}`)).status, 404, commit)
    const restore = await blog.asStaff('POST', `/posts/${one.id}/restore`, { commit })
    assert.deepEqual([restore.status, restore.body.detail], [404, 'Version not found'])
  }
  assert.equal((await blog.asStaff('POST', `/posts/${one.id}/restore`, {})).status, 400)
  assert.equal((await blog.asStaff('GET', '/posts/nobody/history')).body.detail, 'Post not found')
})

test('a merge conflict resolved by hand is part of the history', async () => {
  const { id } = await make('Merged')
  const edit = (text: string) => editFile(postFile(dir, 'merged'), /First paragraph.*|By .*/, text)
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
  const subjects = (await historyOf(id)).map(subject)
  assert.equal(subjects[0], 'Settled')
  assert.deepEqual(subjects.slice(1).toSorted(), ['Create "Merged" (merged)', 'On main', 'On the side'])
})
