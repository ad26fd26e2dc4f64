import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageUrl, nextDue, parseFaq, postInput, postState, readFaq } from '#domain/posts/post.schema.ts'
import { sampleInput } from '../../server/content/sample-content.ts'

const messages = (input: unknown): Record<string, string> => {
  const parsed = postInput.safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

test('refuses wrong types, an unknown category, an over-long text and a date that is none', () => {
  assert.deepEqual(
    Object.keys(messages(sampleInput('A', { published: 'yes', faqData: {}, category: 'Cooking' }))),
    ['category', 'faqData', 'published'],
  )
  const found = Object.keys(messages(sampleInput('A', { content: 'x'.repeat(200_001), publishedAt: 'soon' })))
  assert.deepEqual(found, ['content', 'publishedAt'])
})

test('keeps text free of what a file cannot hold', () => {
  const parsed = postInput.parse(
    sampleInput('Two\nlines\0 \ud800', { content: '\r\n  \r\n  indented\r\nlast \r\n' }),
  )
  assert.equal(parsed.title, 'Two lines \ufffd')
  assert.equal(parsed.content, '  indented\nlast')
})

test('turns image values into addresses in the order of R114', () => {
  const google = 'https://storage.googleapis.com/bucket/public/blog/a.jpg?x=1'
  for (const value of ['gs://bucket/public/blog/a.jpg', 's3://bucket/blog/a.jpg', google])
    assert.equal(imageUrl(value), '/public-objects/blog/a.jpg')
  assert.equal(imageUrl('https://example.com/public/a.jpg'), 'https://example.com/public/a.jpg')
  assert.equal(imageUrl('/public-objects/a.jpg'), '/public-objects/a.jpg')
  assert.equal(imageUrl('blog/my picture..final.jpg'), '/public-objects/blog/my picture..final.jpg')
})

test('refuses image values that lead elsewhere', () => {
  for (const value of [
    ...['', '//evil.example/a.jpg', '/%2fevil.example/a.jpg', '../secret', 'blog/%2e%2e/secret'],
    ...['gs://bucket/public/../x', 'a\\b', 'data:image/png;base64,AAAA', 'javascript:alert(1)'],
    ...[' java\nscript:x', 'https:evil.example'],
  ]) {
    assert.equal(imageUrl(value), null, value)
  }
  assert.deepEqual(messages(sampleInput('A', { image: '//evil.example/a.jpg' })), {
    image: 'This image address is not allowed',
  })
})

test('takes FAQ text that does not parse for none', () => {
  assert.deepEqual(parseFaq(null), [])
  assert.deepEqual(parseFaq('{"mainEntity": ['), [])
  assert.deepEqual(parseFaq('[{"question": "no answer"}, null, 3]'), [])
  assert.equal(readFaq('nonsense'), null)
  assert.equal(readFaq('{"name": "x"}'), null)
})

test('a published post ends at its instant, not a moment before', () => {
  const now = Date.parse('2025-06-01T12:00:00.000Z')
  const at = (publishedAt: string | null, publishedUntil: string | null, published = true) =>
    postState({ published, publishedAt, publishedUntil }, now)
  assert.equal(at(null, '2025-06-01T12:00:00.001Z'), 'published')
  assert.equal(at(null, '2025-06-01T12:00:00.000Z'), 'ended')
  assert.equal(at('2025-05-01T00:00:00Z', '2025-06-01T14:00:00+02:00'), 'ended')
  assert.equal(at('2025-06-02T00:00:00Z', '2025-06-03T00:00:00Z'), 'scheduled')
  assert.equal(at(null, '2025-05-01T00:00:00Z', false), 'draft')
  assert.equal(at('2025-05-01T00:00:00Z', null), 'published')
})

test('the next moment at which visitors see something else is the first of all beginnings and ends', () => {
  const now = Date.parse('2025-06-01T12:00:00.000Z')
  const post = (publishedAt: string, publishedUntil: string | null = null, published = true) => {
    return { published, publishedAt, publishedUntil }
  }
  const due = (...posts: ReturnType<typeof post>[]) => new Date(nextDue(posts, now)).toISOString()
  assert.equal(due(), '2026-01-01T00:00:00.000Z')
  assert.equal(due(post('2025-05-01', '2025-06-02'), post('2025-06-03')), '2025-06-02T00:00:00.000Z')
  assert.equal(
    due(post('2025-06-03', '2025-06-04'), post('2025-05-03', '2025-06-05')),
    '2025-06-03T00:00:00.000Z',
  )
  assert.equal(
    due(post('2025-05-01', '2025-05-02'), post('2025-06-02', null, false)),
    '2026-01-01T00:00:00.000Z',
  )
})
