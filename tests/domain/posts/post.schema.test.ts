import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  imageUrl,
  isPublic,
  nextDue,
  parseFaq,
  postInput,
  postState,
  readFaq,
  untilFault,
} from '#domain/posts/post.schema.ts'
import { sampleInput } from '../../server/content/sample-content.ts'

const messages = (input: unknown): Record<string, string> => {
  const parsed = postInput.safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

test('every missing field gets its exact message', () => {
  assert.deepEqual(messages({}), {
    title: 'Title is required',
    content: 'Content is required',
    description: 'Description is required',
    category: 'Category is required',
    readTime: 'Read time is required',
  })
  assert.deepEqual(messages(sampleInput(' \n ')), { title: 'Title is required' })
})

test('refuses wrong types, an unknown category, an over-long text and an invalid date', () => {
  assert.deepEqual(
    Object.keys(messages(sampleInput('A', { published: 'yes', faqData: {}, category: 'Cooking' }))),
    ['category', 'faqData', 'published'],
  )
  const found = Object.keys(messages(sampleInput('A', { content: 'x'.repeat(200_001), publishedAt: 'soon' })))
  assert.deepEqual(found, ['content', 'publishedAt'])
})

test('cleans line breaks, control characters and lone surrogates out of titles and texts', () => {
  const parsed = postInput.parse(
    sampleInput('Two\nlines\0 \ud800', { content: '\r\n  \r\n  indented\r\nlast \r\n' }),
  )
  assert.equal(parsed.title, 'Two lines \ufffd')
  assert.equal(parsed.content, '  indented\nlast')
})

test('turns image values into addresses by the rules of R114', () => {
  const google = 'https://storage.googleapis.com/bucket/public/blog/a.jpg?x=1'
  for (const value of ['gs://bucket/public/blog/a.jpg', 's3://bucket/blog/a.jpg', google])
    assert.equal(imageUrl(value), '/public-objects/blog/a.jpg')
  assert.equal(imageUrl('https://example.com/public/a.jpg'), 'https://example.com/public/a.jpg')
  assert.equal(imageUrl('/public-objects/a.jpg'), '/public-objects/a.jpg')
  assert.equal(imageUrl('blog/my picture..final.jpg'), '/public-objects/blog/my picture..final.jpg')
})

test('refuses image values that could lead elsewhere', () => {
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

test('reads question and answer pairs from a list and from a FAQPage', () => {
  const items = [{ question: 'Why?', answer: 'Because.' }]
  const page = {
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: ' Why? ', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ],
  }
  assert.deepEqual(parseFaq(JSON.stringify(items)), items)
  assert.deepEqual(parseFaq(JSON.stringify(page)), items)
})

test('FAQ text that cannot be parsed counts as no FAQ', () => {
  assert.deepEqual(parseFaq(null), [])
  assert.deepEqual(parseFaq('{"mainEntity": ['), [])
  assert.deepEqual(parseFaq('[{"question": "no answer"}, null, 3]'), [])
  assert.equal(readFaq('nonsense'), null)
  assert.equal(readFaq('{"name": "x"}'), null)
})

test('shows a published post to visitors from its date on', () => {
  const at = Date.parse('2026-05-01T10:00:00Z')
  assert.ok(isPublic({ published: true, publishedAt: '2026-05-01T10:00:00Z' }, at))
  assert.ok(!isPublic({ published: true, publishedAt: '2026-05-01T10:00:00Z' }, at - 1))
  assert.ok(!isPublic({ published: false, publishedAt: null }, at))
  assert.ok(isPublic({ published: true, publishedAt: 'some day' }, at))
})

test('a post is a draft, scheduled or published', () => {
  const now = Date.parse('2025-06-01T12:00:00.000Z')
  const at = (published: boolean, publishedAt: string | null) => postState({ published, publishedAt }, now)
  assert.equal(at(false, null), 'draft')
  assert.equal(at(false, '2025-05-01T00:00:00.000Z'), 'draft')
  assert.equal(at(true, '2025-06-01T12:00:00.001Z'), 'scheduled')
  assert.equal(at(true, '2025-06-01T12:00:00.000Z'), 'published')
  assert.equal(at(true, null), 'published')
})

test('a published post ends exactly at its end time, and a draft never', () => {
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

test('an end is refused if it is no date or not after the start', () => {
  const fault = (publishedAt: string | null, publishedUntil: string | null) =>
    untilFault({ publishedAt, publishedUntil })
  assert.equal(fault('2025-06-01', null), null)
  assert.equal(fault('2025-06-01', '2025-06-01T00:00:00.001Z'), null)
  assert.equal(fault(null, '2025-06-01'), null)
  assert.equal(fault('some day', '2025-06-01'), null)
  assert.match(fault('2025-06-01', '2025-06-01') ?? '', /must be after/)
  assert.match(fault(null, 'next spring') ?? '', /must be a date/)
  assert.match(fault(null, '') ?? '', /must be a date/)
})

test('the next moment at which pages change is the first coming start or end of a published post, or New Year', () => {
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
