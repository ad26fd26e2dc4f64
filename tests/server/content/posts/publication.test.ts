import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startBlog } from '../blog-site.ts'
import { git, sampleInput } from '../sample-content.ts'

type Created = { id: string; revision: string; slug: string }

async function startWith(t: Parameters<typeof startBlog>[0], titles: readonly string[], more: object = {}) {
  const blog = await startBlog(t)
  const posts: Created[] = []
  for (const title of titles)
    posts.push((await blog.asStaff('POST', '/posts', sampleInput(title, more))).body)
  const chosen = posts.map(({ id, revision }) => ({ id, revision }))
  const shown = async () => (await blog.call('GET', '/posts')).body.map(({ slug }: Created) => slug).sort()
  const commits = () => Number(git(blog.dir, 'rev-list', '--count', 'HEAD'))
  return { ...blog, posts, chosen, shown, commits }
}

test('several drafts are published with one commit that names each, and taken off with another', async (t) => {
  const { asStaff, chosen, shown, commits, dir } = await startWith(t, ['One', 'Two', 'Three'])
  const before = commits()
  const published = await asStaff('POST', '/publication', { published: true, posts: chosen })
  assert.equal(published.status, 200)
  assert.equal(published.body.changed.length, 3)
  assert.deepEqual(await shown(), ['one', 'three', 'two'])
  assert.equal(commits(), before + 1)
  assert.equal(
    git(dir, 'log', '-1', '--format=%an%n%B'),
    'Ada Rossi\nPublish 3 posts\n\n"One" (one)\n"Two" (two)\n"Three" (three)',
  )
  assert.equal(git(dir, 'status', '--porcelain'), '')

  const back = await asStaff('POST', '/publication', { published: false, posts: published.body.changed })
  assert.equal(back.status, 200)
  assert.deepEqual(await shown(), [])
  assert.equal(commits(), before + 2)
  // Sent twice, by revisions that are known by now: nothing is left to do
  const again = await asStaff('POST', '/publication', { published: false, posts: back.body.changed })
  assert.deepEqual([again.status, again.body.changed], [200, []])
  assert.equal(commits(), before + 2)
})

test('one post that was changed, has gone or is not fit keeps all as they are, and is named', async (t) => {
  const { asStaff, chosen, posts, shown, commits, dir } = await startWith(t, ['One', 'Two', 'Three', 'Four'])
  const [one, two, three] = posts as [Created, Created, Created]
  await asStaff('PUT', `/posts/${one.id}`, sampleInput('One, longer'))
  await asStaff('DELETE', `/posts/${two.id}`)
  // As an editor by hand would break it
  const file = path.join(dir, 'posts', `${three.slug}.md`)
  await writeFile(file, (await readFile(file, 'utf8')).replace('category: AI Solutions', 'category: [none'))
  const before = commits()
  const refused = await asStaff('POST', '/publication', { published: true, posts: chosen })
  assert.equal(refused.status, 409)
  assert.deepEqual(
    refused.body.posts.map(({ title, reasons }: { title: string; reasons: string[] }) => [title, ...reasons]),
    [
      ['One, longer', 'It was changed in the meantime'],
      ['', 'It does not exist any more'],
      ['Three', 'Its file was edited by hand and has a fault'],
    ],
  )
  assert.deepEqual(await shown(), [])
  assert.equal(commits(), before)
})

test('posts that link to each other are published together, but not one without the other', async (t) => {
  const blog = await startBlog(t, { readers: { origin: () => 'https://ponte.example', isGone: () => false } })
  const make = async (title: string, content: string): Promise<Created> =>
    (await blog.asStaff('POST', '/posts', sampleInput(title, { content }))).body
  const first = await make('First', 'See [the second](/blog/second).')
  const second = await make('Second', 'See [the first](/blog/first).')
  const publish = (...posts: Created[]) =>
    blog.asStaff('POST', '/publication', {
      published: true,
      posts: posts.map(({ id, revision }) => ({ id, revision })),
    })
  const alone = await publish(first)
  assert.equal(alone.status, 409)
  assert.match(alone.body.posts[0].reasons[0], /leads to “Second”, which visitors do not see/)
  assert.equal((await publish(first, second)).status, 200)
  assert.equal((await blog.call('GET', '/posts')).body.length, 2)
})

test('a later date becomes now, and an end that is over goes', async (t) => {
  const { asStaff, posts, chosen, shown } = await startWith(t, ['Later'], {
    published: true,
    publishedAt: '2100-01-01T00:00:00.000Z',
  })
  assert.deepEqual(await shown(), [])
  const early = await asStaff('POST', '/publication', { published: true, posts: chosen })
  assert.deepEqual(await shown(), ['later'])
  const [later] = posts as [Created]
  const over = await asStaff('PUT', `/posts/${later.id}`, {
    ...sampleInput('Later'),
    publishedAt: '2020-01-01T00:00:00.000Z',
    publishedUntil: '2021-01-01T00:00:00.000Z',
  })
  assert.equal(early.status, 200)
  assert.deepEqual(await shown(), [])
  const { id, revision } = over.body
  const again = await asStaff('POST', '/publication', { published: true, posts: [{ id, revision }] })
  assert.equal(again.status, 200)
  assert.deepEqual(await shown(), ['later'])
})

test('what a member is typing stays when the post is published with others', async (t) => {
  const { asStaff, chosen } = await startWith(t, ['One', 'Two'])
  const [first] = chosen as [Created]
  const draft = { baseRevision: first.revision, fields: { title: 'One, being typed' } }
  assert.equal((await asStaff('PUT', `/drafts/${first.id}`, draft)).status, 200)
  assert.equal((await asStaff('POST', '/publication', { published: true, posts: chosen })).status, 200)
  const kept = await asStaff('GET', `/drafts/${first.id}`)
  assert.equal(kept.body.fields.title, 'One, being typed')
})

test('a request that is empty, too long or malformed is refused', async (t) => {
  const { asStaff, call } = await startWith(t, [])
  const posts = Array.from({ length: 101 }, (_, at) => ({ id: `p${at}`, revision: 'r' }))
  for (const body of [
    {},
    { published: true, posts: [] },
    { published: true, posts },
    { published: 'yes', posts: [{ id: 'a' }] },
    [],
  ])
    assert.equal((await asStaff('POST', '/publication', body)).status, 400)
  assert.equal((await call('POST', '/publication', {})).status, 401)
})
