import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/site/site.schema.ts'
import { imageUses } from '#server/content/posts/image-uses.ts'
import { storedPost } from '#tests/helpers/stored-post.ts'

const now = Date.parse('2026-03-01T09:00:00Z')
const site = { founders: [] } as unknown as Site
const post = storedPost
const path = '/public-objects/blog/a.jpg'

test('every way of writing an image’s address finds the same image', () => {
  for (const image of [path, 'blog/a.jpg', `${path}?v=2`, 's3://bucket/public/blog/a.jpg']) {
    const [use] = imageUses([post({ image, imageAlt: 'A van' })], site, now).get(path) ?? []
    assert.equal(use?.field, 'image', image)
    assert.equal(use?.alt, 'A van')
  }
})

test('images of drafts and scheduled posts count as used too', () => {
  const posts = [
    post({ id: 'd', published: false, image: path }),
    post({ id: 's', publishedAt: '2026-04-01T00:00:00Z', image: path }),
    post({ id: 'o', image: path }),
  ]
  assert.deepEqual(
    imageUses(posts, site, now)
      .get(path)
      ?.map(({ id, state }) => [id, state]),
    [
      ['d', 'draft'],
      ['s', 'scheduled'],
      ['o', 'published'],
    ],
  )
})

test('an image that a text links to counts as used once, even with a full stop after it', () => {
  const content = `See [the van](${path}) and ${path}.`
  const uses = imageUses([post({ content })], site, now)
  const found = uses.get(path)?.map(({ field, alt }) => [field, alt])
  assert.deepEqual(found, [['content', null]])
})

test('a picture in a text counts as used there once, with its alt text', () => {
  const content = `Text.\n\n![A van](${path} "At six")\n\n![](blog/b.jpg)\n\n[again](${path})`
  const uses = imageUses([post({ content })], site, now)
  const found = uses.get(path)?.map(({ field, alt }) => [field, alt])
  assert.deepEqual(found, [['content', 'A van']])
  const seen = uses.get('/public-objects/blog/b.jpg')?.map(({ field, alt }) => [field, alt])
  assert.deepEqual(seen, [['content', '']])
})

test('the team photograph in the settings counts as used', () => {
  const [use] = imageUses([], { ...site, teamImage: 'blog/a.jpg' }, now).get(path) ?? []
  assert.deepEqual([use?.id, use?.field, use?.state], [null, 'teamImage', 'settings'])
})

test('a founder’s portrait in the settings counts as used', () => {
  const founders = [{ role: { en: 'Founder', it: 'Fondatore' }, photo: 'blog/a.jpg' }]
  const [use] = imageUses([], { ...site, founders }, now).get(path) ?? []
  assert.deepEqual([use?.id, use?.field, use?.state], [null, 'founderPhoto', 'settings'])
})

test('an invalid image address, or one on another host, does not count as a use', () => {
  for (const image of ['../a.jpg', 'data:image/png;base64,AA', '//host/a.jpg']) {
    assert.equal(imageUses([post({ image })], site, now).size, 0, image)
  }
  assert.equal(imageUses([post({ image: 'https://elsewhere.example/a.jpg' })], site, now).has(path), false)
})
