import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Post } from '#domain/posts/post.schema.ts'
import { createBlogSearch } from '#server/content/pages/blog-search.ts'
import { storedPost } from '#tests/helpers/stored-post.ts'

let counted = 0
function postOf(fields: Partial<Post>): Post {
  counted += 1
  const day = new Date(Date.UTC(2026, 0, counted)).toISOString()
  const id = `post-${counted}`
  const texts = { title: 'A title', content: '', description: 'A description' }
  return storedPost({ id, slug: id, ...texts, publishedAt: day, createdAt: day, updatedAt: day, ...fields })
}

const english =
  'The owners of small businesses and what they do with their time. It is not for you, it is for that.'
const italian = 'Il tempo che gli artigiani non hanno, e come lo usano per i clienti della bottega.'

/** Posts as the store may return them: new objects each time, with a revision derived from their content. */
const handedOut = (posts: readonly Post[]): Post[] =>
  posts.map((post) => ({ ...post, revision: JSON.stringify({ ...post, revision: '' }) }))
const searchOf = (posts: Post[]) => createBlogSearch({ posts: () => handedOut(posts) })

function searchIn(posts: Post[]) {
  const find = searchOf(posts)
  return async (q: string, category?: string) => {
    const found = await find({ q, ...(category !== undefined && { category }) })
    return found?.results.map(({ slug }) => slug) ?? null
  }
}

test('word forms, capitals and accents make no difference, in either language', async () => {
  const find = searchIn([
    postOf({ slug: 'booking', content: `${english}\n\nAutomated bookings save hours, reminders are sent.` }),
    postOf({ slug: 'cafe', content: `${english}\n\nA café that never rings twice.` }),
    postOf({
      slug: 'prenotazioni',
      content: `${italian}\n\nLe prenotazioni arrivano più veloci, perché l’agenda è libera.`,
    }),
  ])
  for (const q of ['booking', 'BOOKED', 'automate', 'automating bookings', 'reminder sent']) {
    assert.deepEqual(await find(q), ['booking'], q)
  }
  for (const q of ['cafe', 'café', 'CAFÉ', 'rings']) assert.deepEqual(await find(q), ['cafe'], q)
  for (const q of ['prenotazione', 'prenotazioni', 'perche', 'veloce', 'agenda', "l'agenda", 'arrivare']) {
    assert.deepEqual(await find(q), ['prenotazioni'], q)
  }
})

test('every word must match, the last may be incomplete, and one typing error is forgiven', async () => {
  const find = searchIn([
    postOf({ slug: 'both', content: `${english}\n\nGoogle reviews for plumbers.` }),
    postOf({ slug: 'one', content: `${english}\n\nGoogle adverts for bakers.` }),
  ])
  assert.deepEqual(await find('google plumbers'), ['both'])
  assert.deepEqual(await find('google revi'), ['both'])
  assert.deepEqual(await find('revi google'), [])
  for (const slip of ['plumers', 'plubmers', 'plumbbers', 'plumbirs'])
    assert.deepEqual(await find(slip), ['both'], slip)
  assert.deepEqual(await find('elephants'), [])
})

test('a hit in the title ranks above one in the text, and the newer of two equal posts first', async () => {
  const find = searchIn([
    postOf({ slug: 'in-text', content: `${english}\n\nInvoices again and again, invoices.` }),
    postOf({ slug: 'older', title: 'Invoices' }),
    postOf({ slug: 'newer', title: 'Invoices' }),
    postOf({ slug: 'described', description: 'About invoices' }),
  ])
  assert.deepEqual(await find('invoices'), ['newer', 'older', 'described', 'in-text'])
})

test('results can be filtered by category, and lists and FAQs are searched too', async () => {
  const faqData = JSON.stringify([{ question: 'Is a voicemail lost?', answer: 'Never.' }])
  const find = searchIn([
    postOf({ slug: 'list', category: 'Digital Marketing', content: '- voicemail one\n- voicemail two' }),
    postOf({ slug: 'faq', category: 'AI Solutions', faqData }),
  ])
  assert.deepEqual(await find('voicemail'), ['faq', 'list'])
  assert.deepEqual(await find('voicemail', 'ai-automation'), ['faq'])
  assert.deepEqual(await find('voicemail', 'digital-marketing'), ['list'])
})

test('changed, added and removed posts affect the results at once', async () => {
  const posts = [postOf({ slug: 'first', content: 'A walrus.' })]
  const find = searchIn(posts)
  assert.deepEqual(await find('walrus'), ['first'])
  const [first] = posts
  posts[0] = { ...(first as Post), content: 'A narwhal.' }
  assert.deepEqual(await find('walrus'), [])
  assert.deepEqual(await find('narwhal'), ['first'])
  posts.push(postOf({ slug: 'second', content: 'A walrus again.' }))
  assert.deepEqual(await find('walrus'), ['second'])
  posts.length = 0
  assert.deepEqual(await find('walrus'), [])
})

test('words of removed posts do not keep a typing error from being forgiven', async () => {
  const posts = [postOf({ slug: 'kept', content: 'A gardener waits.' })]
  const find = searchIn(posts)
  const [kept] = posts
  for (let at = 0; at < 1_100; at += 1) {
    posts[1] = postOf({ slug: 'changing', content: `A gardenar ${at}.` })
    if (at % 50 === 0) await find('gardenar')
  }
  posts.length = 1
  assert.equal(posts[0], kept)
  assert.deepEqual(await find('gardenar'), ['kept'])
})

test('a post unpublished while others are being read is not found', async () => {
  const posts = Array.from({ length: 400 }, () => postOf({ content: 'A heron. '.repeat(2_000) }))
  const find = searchOf(posts)
  const waiting = find({ q: 'heron' })
  // By now at least the first post has been read
  await new Promise((resolve) => setTimeout(resolve, 30))
  posts.splice(0, 1)
  assert.equal((await waiting)?.total, 399)
})

test('hits are marked in title and excerpt, and the excerpt surrounds the first one', async () => {
  const far = `${'Nothing to see here, only a line. '.repeat(40)}The turbine turns. ${'And so on. '.repeat(60)}`
  const find = searchOf([postOf({ title: 'Turbines & <b>steam</b>', content: far })])
  const found = await find({ q: 'turbine' })
  const [result] = found?.results ?? []
  assert.deepEqual(result?.title[0], { text: 'Turbines', isFound: true })
  const text = result?.excerpt.map((run) => run.text).join('') ?? ''
  assert.match(text, /^… .*The turbine turns\..* …$/)
  assert.ok(text.length < 320)
  const seen = result?.excerpt.filter(({ isFound }) => isFound)
  assert.deepEqual(seen, [{ text: 'turbine', isFound: true }])
})

test('bylines and metadata lines are neither found nor shown', async () => {
  const content = 'By Ada Lovelace\n\nTurbines\nMeta Title: A turbine for zebras\n\nThe turbine turns.'
  const find = searchOf([postOf({ title: 'Turbines', content })])
  const found = await find({ q: 'turbine' })
  assert.equal(found?.results[0]?.excerpt.map((run) => run.text).join(''), 'The turbine turns.')
  for (const q of ['lovelace', 'zebras', 'meta']) assert.equal((await find({ q }))?.total, 0, q)
})

test('any search term gets an answer: punctuation, control characters, patterns, great length', async () => {
  const find = searchOf([postOf({ content: 'Words.' })])
  for (const q of [
    ...['***', '()[]{}.*+?^$|\\', '\u202e\u0000', '__proto__', 'constructor', 'a'.repeat(10_000)],
    ...['x '.repeat(5_000), '😀', "' OR 1=1"],
  ]) {
    const found = await find({ q })
    assert.deepEqual(found?.results, [], q.slice(0, 20))
    assert.ok((found?.q.length ?? 0) <= 200)
  }
  assert.equal(await find({ q: 'words', page: '2' }), null)
  assert.equal(await find({ q: 'words', page: '-1' }), null)
})
