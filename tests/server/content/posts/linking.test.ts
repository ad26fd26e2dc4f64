import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { LinkingPosts, Post } from '#domain/posts/post.schema.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { serveBlog } from '../blog-site.ts'
import { newStore, sampleInput } from '../sample-content.ts'

const origin = 'https://ponte.example'

test('staff see which posts link to a post, by any of its addresses', async (t) => {
  const { dir, store } = await newStore(t, { readers: { origin: () => origin, isGone: () => false } })
  const { asStaff, call, close } = await serveBlog({ store })
  t.after(close)
  const create = async (title: string, more: object = {}): Promise<Post> =>
    (await asStaff('POST', '/posts', sampleInput(title, { published: true, ...more }))).body
  const first = await create('First address')
  await asStaff('PUT', `/posts/${first.id}`, sampleInput('Target', { slug: 'target', published: true }))
  await create('By slug', { content: 'See [the target](/blog/target) and [its end](/blog/Target/?a=1#end).' })
  await create('By former slug', { content: '- [once](/blog/first-address)\n- [else](/pricing)' })
  await create('By file', { content: 'A [file](/posts/target.html).', published: false })
  await create('By host', { content: `On [the site](${origin}/blog/target).`, publishedAt: '2999-01-01' })
  await writeFile(path.join(dir, 'redirects.yaml'), 'rules:\n  - from: /old\n    to: /blog/target\n')
  await waitFor('the redirects are served', () => store.redirects().rules.length === 1)
  await create('By redirect', { content: 'The [old page](/old).' })
  await create('Not at all', {
    content: 'Of `[code](/blog/target)`, /blog/target and [more](/blog/by-slug).',
  })
  const { posts: found }: LinkingPosts = (await asStaff('GET', `/posts/${first.id}/linking`)).body
  assert.deepEqual(Object.fromEntries(found.map(({ title, state }) => [title, state])), {
    'By slug': 'published',
    'By former slug': 'published',
    'By file': 'draft',
    'By host': 'scheduled',
    'By redirect': 'published',
  })
  assert.equal((await call('GET', `/posts/${first.id}/linking`)).status, 401)
  assert.equal((await asStaff('GET', '/posts/never/linking')).status, 404)
  assert.equal((await asStaff('POST', `/posts/${first.id}/linking`, {})).status, 405)
})
