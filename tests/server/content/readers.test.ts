import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'

// Faults with which the API does not publish a post (R171).

const site = await startSite({ start: startApplication })

const save = (more: object, at = '/api/blog/posts', method = 'POST') =>
  site.ask(method, at, { ...postBody('Checked before it is read', 'A text.'), ...more })

const upload = '/public-objects/uploads/x.png'
const refused: [content: object, field: string, message: RegExp][] = [
  [{ content: 'See [the page](/nowhere).' }, 'content', /“the page” leads to \/nowhere, no page/],
  [{ content: 'See [it](/blog/never-written).' }, 'content', /no page of this site/],
  [{ content: 'See [it](#never-written).' }, 'content', /a heading that is not there/],
  [{ content: `![](${upload})` }, 'content', /does not exist|no text/],
  [{ content: `![A cat](${upload})` }, 'content', /does not exist/],
  [{ content: '![A cat](https://example.org/x.png)' }, 'content', /not on this site/],
  [{ image: 'https://example.org/x.png' }, 'imageAlt', /Describe what the picture shows/],
]

test('broken links and faulty pictures prevent publishing, but not saving as a draft', async () => {
  for (const [more, field, message] of refused) {
    const { status, json } = await save(more)
    assert.equal(status, 400, JSON.stringify(more))
    assert.match(json.errors[field].join(' '), message)
  }
  const [more] = refused[0] ?? []
  const draft = await save({ ...more, published: false })
  assert.equal(draft.status, 201)
  assert.equal((await save(more ?? {}, `/api/blog/posts/${draft.json.id}`, 'PUT')).status, 400)
})

test('links to pages, posts, former addresses, the feed, other sites and email are accepted', async () => {
  const { json: post } = await save({ title: 'Linked to' })
  const moved = await save(
    { title: 'Linked to', slug: 'linked-to-anew' },
    `/api/blog/posts/${post.id}`,
    'PUT',
  )
  assert.equal(moved.status, 200)
  const content = [
    'Opening line of the article that is long enough to be one.',
    'A heading',
    `See [pricing](/pricing), [Italian](/it/pricing), [now](/blog/linked-to-anew), [then](/blog/${post.slug}), [feed](/feed.xml),`,
    `[the whole address](${site.origin}/blog), [elsewhere](https://example.org/x), [mail](mailto:a@example.org).`,
  ].join('\n\n')
  const { status, text } = await save({ content })
  assert.equal(status, 201, text)
})

test('a link to a missing address is accepted once a redirect rule leads it elsewhere', async () => {
  const content = 'See [the old page](/an-old-page).'
  assert.equal((await save({ content })).status, 400)
  const rule = { from: '/an-old-page', to: '/contact' }
  assert.equal((await site.ask('POST', '/api/missing-pages/redirects', rule)).status, 204)
  assert.equal((await save({ content })).status, 201)
})

test('a link to a draft is refused with its title, and accepted once it is published', async () => {
  const { json: draft } = await save({ title: 'Not yet', published: false })
  const content = `See [it](/blog/${draft.slug}).`
  const { status, json } = await save({ content })
  assert.equal(status, 400)
  assert.match(json.errors.content.join(' '), /“Not yet”, which visitors do not see/)
  await save({ title: 'Not yet' }, `/api/blog/posts/${draft.id}`, 'PUT')
  assert.equal((await save({ content })).status, 201)
})
