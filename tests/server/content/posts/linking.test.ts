import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import type { LinkingPosts } from '#domain/posts/linking.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { serveBlog } from '../blog-site.ts'
import {
  ada,
  commitCount,
  eventually,
  git,
  openStore,
  sampleInput,
  temporaryContent,
} from '../sample-content.ts'

// What becomes of the links to a post that is deleted, unpublished or renamed (R172 to R174), on real files and git.

const origin = 'https://ponte.example'

async function startLinked(t: TestContext) {
  const dir = await temporaryContent(t)
  const store = await openStore(t, dir, { readers: { origin: () => origin, isGone: () => false } })
  const blog = await serveBlog({ store, draftsDir: path.join(dir, '.drafts') })
  t.after(blog.close)
  const { asStaff } = blog
  const create = async (title: string, more: object = {}): Promise<Post> => {
    const { status, body, text } = await asStaff(
      'POST',
      '/posts',
      sampleInput(title, { published: true, ...more }),
    )
    assert.equal(status, 201, text)
    return body
  }
  const linking = async (id: string): Promise<LinkingPosts['posts']> =>
    (await asStaff('GET', `/posts/${id}/linking`)).body.posts
  const fileOf = (slug: string) => path.join(dir, 'posts', `${slug}.md`)
  const textOf = (slug: string) => readFile(fileOf(slug), 'utf8')
  /** Written outside the studio. */
  const writeByHand = async (slug: string, text: string) => {
    await writeFile(fileOf(slug), text)
    const last = text.trim().split('\n').at(-1) ?? ''
    await eventually('the file is served', () => store.bySlug(slug)?.content.endsWith(last) === true)
  }
  const lastCommit = () => git(dir, 'log', '-1', '--format=%an <%ae>%n%B').trim()
  const filesOfLast = () =>
    git(dir, 'show', '--name-status', '--no-renames', '--format=', 'HEAD').split('\n').sort()
  return { ...blog, dir, create, linking, fileOf, textOf, writeByHand, lastCommit, filesOfLast }
}

const byHand = (title: string, body: string, more = '') => `---
# Kept as it is written
title:   ${title}
description: >-
  On what
  is linked.
category: Technology
${more}published: true
---

${body}
`

test('staff see which posts link to a post, by each of its addresses', async (t) => {
  const { call, asStaff, create, linking, dir, store } = await startLinked(t)
  const first = await create('First address')
  await asStaff('PUT', `/posts/${first.id}`, sampleInput('Target', { slug: 'target', published: true }))
  await create('By slug', { content: 'See [the target](/blog/target) and [its end](/blog/Target/?a=1#end).' })
  await create('By former slug', { content: '- [once](/blog/first-address)\n- [else](/pricing)' })
  await create('By file', { content: 'A [file](/posts/target.html).', published: false })
  await create('By host', { content: `On [the site](${origin}/blog/target).`, publishedAt: '2999-01-01' })
  await writeFile(path.join(dir, 'redirects.yaml'), 'rules:\n  - from: /old\n    to: /blog/target\n')
  await eventually('the redirects are served', () => store.redirects().rules.length === 1)
  await create('By redirect', { content: 'The [old page](/old).' })
  await create('Not at all', {
    content: 'Of `[code](/blog/target)`, /blog/target and [more](/blog/by-slug).',
  })
  const found = await linking(first.id)
  assert.deepEqual(Object.fromEntries(found.map(({ title, state, links }) => [title, [state, links]])), {
    'By slug': [
      'published',
      [
        { words: 'the target', href: '/blog/target' },
        { words: 'its end', href: '/blog/Target/?a=1#end' },
      ],
    ],
    'By former slug': ['published', [{ words: 'once', href: '/blog/first-address' }]],
    'By file': ['draft', [{ words: 'file', href: '/posts/target.html' }]],
    'By host': ['scheduled', [{ words: 'the site', href: `${origin}/blog/target` }]],
    'By redirect': ['published', [{ words: 'old page', href: '/old' }]],
  })
  assert.equal((await call('GET', `/posts/${first.id}/linking`)).status, 401)
  assert.equal((await asStaff('GET', '/posts/never/linking')).status, 404)
  assert.equal((await asStaff('POST', `/posts/${first.id}/linking`, {})).status, 405)
})

test('a post is deleted and the links to it are taken away, in one commit', async (t) => {
  const { asStaff, create, writeByHand, textOf, store, dir, lastCommit, filesOfLast } = await startLinked(t)
  const target = await create('Target')
  const one = await create('One', {
    content: 'See [the target](/blog/target).\n\nAnd **[again](/posts/target.html)**.',
  })
  const body = 'See  [two\nwords](/blog/target) and [pricing](/pricing).  \n\n\n\nEnd.'
  await writeByHand('two', byHand('Two', body))
  git(dir, 'add', 'posts/two.md')
  git(dir, 'commit', '-qm', 'By hand')
  const before = { commits: commitCount(dir), one: await textOf('one') }

  const { status, body: answer } = await asStaff('DELETE', `/posts/${target.id}?links=unlink`)
  assert.equal(status, 200)
  assert.deepEqual(answer, { links: { changed: 2, left: [] } })
  assert.equal(commitCount(dir), before.commits + 1)
  assert.equal(
    lastCommit(),
    [
      `${ada.name} <${ada.email}>`,
      'Delete "Target" with links in 2 posts (target)',
      '',
      'Links taken away, with their words left',
    ].join('\n'),
  )
  assert.deepEqual(filesOfLast(), ['D\tposts/target.md', 'M\tposts/one.md', 'M\tposts/two.md'])
  assert.equal(git(dir, 'status', '--porcelain', '--', 'posts'), '')
  assert.equal(
    await textOf('one'),
    before.one
      .replace('[the target](/blog/target)', 'the target')
      .replace('[again](/posts/target.html)', 'again'),
  )
  assert.equal(await textOf('two'), byHand('Two', 'See  two\nwords and [pricing](/pricing).  \n\n\n\nEnd.'))
  assert.equal(store.bySlug('one')?.content, 'See the target.\n\nAnd **again**.')
  assert.notEqual(store.bySlug('one')?.revision, one.revision)
  assert.equal(store.bySlug('target'), null)
  const [version] = (await store.history(one.id)) ?? []
  assert.match(version?.message ?? '', /^Delete "Target" with links/)
  assert.equal((await asStaff('DELETE', `/posts/${target.id}?links=unlink`)).status, 404)
})

test('without a choice, and with the choice to leave them, links stay', async (t) => {
  const { asStaff, create, textOf, filesOfLast, lastCommit } = await startLinked(t)
  for (const query of ['', '?links=leave']) {
    const target = await create(`Target${query.length}`)
    const slug = `linking-${query.length}`
    await create(slug, { content: `See [it](/blog/${target.slug}).` })
    const before = await textOf(slug)
    assert.equal((await asStaff('DELETE', `/posts/${target.id}${query}`)).status, 204)
    assert.equal(await textOf(slug), before)
    assert.deepEqual(filesOfLast(), [`D\tposts/${target.slug}.md`])
    assert.match(lastCommit(), /\nDelete "Target\d*" \(target\d*\)$/)
  }
})

test('a post is unpublished and the links to it lead to another one', async (t) => {
  const { asStaff, create, store, filesOfLast, lastCommit } = await startLinked(t)
  const target = await create('Target')
  await create('Another')
  await create('One', { content: `See [it](${origin}/blog/target#end) or [that](/blog/another).` })
  const address = `/posts/${target.id}?${new URLSearchParams({ links: 'lead', to: '/blog/another?a=(1)' })}`
  const { status, body } = await asStaff('PUT', address, sampleInput('Target', { published: false }))
  assert.equal(status, 200)
  assert.deepEqual([body.published, body.links], [false, { changed: 1, left: [] }])
  assert.equal(store.bySlug('one')?.content, 'See [it](/blog/another?a=(1)) or [that](/blog/another).')
  assert.deepEqual(filesOfLast(), ['M\tposts/one.md', 'M\tposts/target.md'])
  assert.match(
    lastCommit(),
    /Unpublish "Target" with links in 1 post \(target\)\n\nLinks led to \/blog\/another/,
  )
})

test('links are led to nothing that a link may not lead to, and then nothing changes', async (t) => {
  const { asStaff, create, dir } = await startLinked(t)
  const target = await create('Target', { slug: 'target' })
  await create('A draft', { published: false })
  await create('One', { content: 'See [it](/blog/target).' })
  const commits = commitCount(dir)
  for (const [to, message] of [
    ['', /Say where/],
    ['/blog/target', /leads to no page/],
    ['/blog/nowhere', /leads to no page/],
    ['/nowhere', /leads to no page/],
    [`${origin}/nowhere`, /leads to no page/],
    ['/blog/a-draft', /“A draft”, which visitors do not see/],
    ['javascript:alert(1)', /Give an address/],
    ['mailto:a@example.org', /Give an address/],
    ['#end', /Give an address/],
    ['//evil.example', /Give an address/],
    ['/pricing) and [more](/contact', /Give an address/],
    ['/pri cing', /Give an address/],
    ['blog/one', /Give an address/],
  ] as const) {
    const query = new URLSearchParams({ links: 'lead', to })
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PUT', sampleInput('Target', { published: false })],
    ] as const) {
      const answer = await asStaff(method, `/posts/${target.id}?${query}`, body)
      assert.equal(answer.status, 400, `${method} ${to}`)
      assert.match(answer.body.errors.linksTo.join(), message, to)
    }
  }
  assert.equal((await asStaff('DELETE', `/posts/${target.id}?links=anything`)).status, 400)
  assert.equal((await asStaff('DELETE', `/posts/${target.id}?links=follow`)).status, 400)
  assert.equal(commitCount(dir), commits)
})

test('a renamed post takes the links to it along, and its old address still leads to it', async (t) => {
  const { asStaff, create, store, filesOfLast, lastCommit } = await startLinked(t)
  const target = await create('Target')
  const content = `[a](/blog/target), [b](${origin}/blog/target/?x=1#end), [c](/posts/target.html#end), [d](/blog/other).`
  const other = await create('Other')
  const one = await create('One', { content })
  const renamed = await asStaff(
    'PUT',
    `/posts/${target.id}?links=follow`,
    sampleInput('Target', { slug: 'new-name', published: true }),
    { 'If-Match': `"${target.revision}"` },
  )
  assert.equal(renamed.status, 200)
  assert.deepEqual(renamed.body.links, { changed: 1, left: [] })
  assert.equal(
    store.byId(one.id)?.content,
    `[a](/blog/new-name), [b](${origin}/blog/new-name?x=1#end), [c](/blog/new-name#end), [d](/blog/other).`,
  )
  assert.equal(store.redirectFor('target'), 'new-name')
  assert.deepEqual(filesOfLast(), ['A\tposts/new-name.md', 'D\tposts/target.md', 'M\tposts/one.md'])
  assert.match(
    lastCommit(),
    /Edit "Target" with links in 1 post \(new-name\)\n\nRenamed from target\nLinks written with the new address$/,
  )
  assert.equal((await store.history(target.id))?.length, 2)
  assert.equal((await store.history(one.id))?.length, 2)
  assert.equal((await store.history(other.id))?.length, 1)
  // Again, with nothing left to do
  const again = sampleInput('Target', { slug: 'new-name', published: true })
  const { body } = await asStaff('PUT', `/posts/${target.id}?links=follow`, again)
  assert.deepEqual(body.links, { changed: 0, left: [] })
})

test('an edit by hand of a linking post is kept, and one that spoiled its file is left alone', async (t) => {
  const { asStaff, create, writeByHand, fileOf, textOf, store, dir, linking } = await startLinked(t)
  const target = await create('Target')
  await create('Edited', { content: 'See [it](/blog/target).' })
  await create('Spoiled', { content: 'See [it](/blog/target).' })
  await writeByHand('edited', byHand('Edited', 'Words of a hand, with [it](/blog/target).'))
  const spoiled = (await textOf('spoiled')).replace(/^category:.*$/m, 'category: Nonsense')
  await writeFile(fileOf('spoiled'), spoiled)
  await eventually('the fault is known', () => store.brokenFile('spoiled') !== null)
  assert.deepEqual((await linking(target.id)).map(({ title, isBroken }) => [title, isBroken]).sort(), [
    ['Edited', false],
    ['Spoiled', true],
  ])
  const { body } = await asStaff('DELETE', `/posts/${target.id}?links=unlink`)
  assert.equal(body.links.changed, 1)
  assert.deepEqual(
    body.links.left.map((post: { title: string }) => post.title),
    ['Spoiled'],
  )
  assert.equal(await textOf('edited'), byHand('Edited', 'Words of a hand, with it.'))
  assert.equal(await textOf('spoiled'), spoiled)
  assert.match(
    git(dir, 'log', '-2', '--format=%s'),
    /^Delete "Target".*\nKeep edited as it was edited outside$/,
  )
  assert.match(git(dir, 'show', 'HEAD~1:posts/edited.md'), /Words of a hand, with \[it\]\(\/blog\/target\)\./)
})

test('an edit that nobody has noticed yet is edited as well, and not lost', async (t) => {
  const { asStaff, create, fileOf, textOf } = await startLinked(t)
  const target = await create('Target')
  await create('Edited', { content: 'See [it](/blog/target).' })
  const text = byHand('Edited', 'Just written, with [it](/blog/target).')
  const deleted = asStaff('DELETE', `/posts/${target.id}?links=unlink`)
  await writeFile(fileOf('edited'), text)
  assert.equal((await deleted).status, 200)
  assert.match(await textOf('edited'), /Just written, with (?:\[it\]\(\/blog\/target\)|it)\./)
})

test('members who delete two posts that link to each other both succeed', async (t) => {
  const { asStaff, asGrace, create, store, dir } = await startLinked(t)
  const a = await create('A')
  const b = await create('B', { content: 'To [a](/blog/a).' })
  const third = await create('Third', { content: 'To [a](/blog/a) and [b](/blog/b).' })
  const put = await asStaff(
    'PUT',
    `/posts/${a.id}`,
    sampleInput('A', { content: 'To [b](/blog/b).', published: true }),
  )
  assert.equal(put.status, 200)
  const answers = await Promise.all([
    asStaff('DELETE', `/posts/${a.id}?links=unlink`),
    asGrace('DELETE', `/posts/${b.id}?links=unlink`),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.equal(store.byId(third.id)?.content, 'To a and b.')
  assert.equal(git(dir, 'status', '--porcelain', '--', 'posts'), '')
})

test('a save that is based on an older text of a linking post is merged with the edited link', async (t) => {
  const { asStaff, asGrace, create } = await startLinked(t)
  const target = await create('Target')
  const one = await create('One', { content: 'Opening.\n\nSee [it](/blog/target).\n\nClosing.' })
  await asStaff('DELETE', `/posts/${target.id}?links=unlink`)
  const typed = sampleInput('One', {
    content: 'Opening.\n\nSee [it](/blog/target).\n\nAnother closing.',
    published: true,
  })
  const saved = await asGrace('PUT', `/posts/${one.id}`, typed, { 'If-Match': `"${one.revision}"` })
  assert.equal(saved.status, 200)
  assert.equal(saved.body.content, 'Opening.\n\nSee it.\n\nAnother closing.')
})

test('wherever the disk fails, every file is put back and nothing is recorded', async (t) => {
  const { asStaff, create, textOf, store, dir } = await startLinked(t)
  const target = await create('Target')
  const slugs = ['one', 'two', 'three']
  for (const slug of slugs) await create(slug, { content: 'See [it](/blog/target).' })
  const before = await Promise.all([...slugs, 'target'].map(textOf))
  const commits = commitCount(dir)
  let failures = 0
  for (let step = 1; step < 100; step++) {
    const disk = failDisk(path.join(dir, 'posts'), step, { code: 'EIO', unlinks: true })
    let status: number
    try {
      status = (await asStaff('DELETE', `/posts/${target.id}?links=unlink`)).status
    } finally {
      disk.mend()
    }
    const at = disk.failedAt()
    if (at === null) {
      assert.equal(status, 200)
      break
    }
    failures += 1
    // A removal of a temporary file that fails spoils nothing
    if (status === 200) assert.fail(`a failure at ${at} was not noticed`)
    assert.ok(status >= 500, `${status} at ${at}`)
    assert.deepEqual(await Promise.all([...slugs, 'target'].map(textOf)), before, at)
    assert.equal(commitCount(dir), commits, at)
    assert.equal(git(dir, 'status', '--porcelain', '--', 'posts'), '', at)
    assert.equal(store.bySlug('one')?.content, 'See [it](/blog/target).', at)
  }
  assert.ok(failures > 10, `${failures} steps`)
  console.log(`${failures} writing steps failed in turn`)
})

test('two hundred posts are changed with one commit', async (t) => {
  const dir = await temporaryContent(t)
  const first = await openStore(t, dir, {})
  const target = await first.create(sampleInput('Target', { published: true }), ada)
  assert.ok(target.ok)
  await first.close()
  for (let at = 0; at < 200; at++) {
    const text = byHand(`Post ${at}`, `Words before. See [it](/blog/target), and [${at}](/pricing).`)
    await writeFile(path.join(dir, 'posts', `post-${at}.md`), text)
  }
  git(dir, 'add', 'posts')
  git(dir, 'commit', '-qm', 'Two hundred')
  const store = await openStore(t, dir, {})
  const started = performance.now()
  const listed = store.linking(target.post.id)
  const between = performance.now()
  const removed = await store.remove(target.post.id, ada, { links: { do: 'unlink' } })
  const ms = Math.round(performance.now() - between)
  assert.deepEqual([listed?.length, removed.ok && removed.links], [200, { changed: 200, left: [] }])
  assert.equal(git(dir, 'show', '--name-only', '--format=', 'HEAD').split('\n').length, 201)
  assert.equal(
    await readFile(path.join(dir, 'posts', 'post-7.md'), 'utf8'),
    byHand('Post 7', 'Words before. See it, and [7](/pricing).'),
  )
  console.log(`200 linking posts: listed in ${Math.round(between - started)} ms, changed in ${ms} ms`)
})
