import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormAge, leastFillingMs } from '#server/leads/intake/form-age.ts'
import { contentScore, suspicionOf } from '#server/leads/intake/spam.ts'
import { genuineLeads, programLeads, type Sample } from '#tests/fixtures/lead-corpus.ts'
import { sampleFields } from '../sample-lead.ts'

const none = { honeypot: undefined, ageMs: null, flood: false }
const question = (text: string) => ({ name: 'Ada', email: 'ada.rossi@example.com', question: text })

test('an ordinary enquiry is not held when nothing is known of how it was sent', () => {
  assert.equal(suspicionOf({ fields: sampleFields, ...none }), null)
})

test('a filled honeypot holds a lead, unless it repeats a field and was not filled too fast', () => {
  const trapped = (honeypot: string, ageMs: number | null) =>
    suspicionOf({ fields: sampleFields, honeypot, ageMs, flood: false })
  assert.equal(trapped('cheap offers', 60_000), 'honeypot')
  assert.equal(trapped(sampleFields.email, null), 'honeypot')
  assert.equal(trapped(sampleFields.email, leastFillingMs - 1), 'honeypot')
  assert.equal(trapped(sampleFields.email, 4_000), null)
})

test('a form sent faster than a password manager fills it in is held', () => {
  assert.equal(suspicionOf({ fields: sampleFields, ...none, ageMs: leastFillingMs - 1 }), 'too-fast')
  assert.equal(suspicionOf({ fields: sampleFields, ...none, ageMs: leastFillingMs }), null)
})

test('a flood is the reason only when there is no other', () => {
  assert.equal(suspicionOf({ fields: sampleFields, ...none, flood: true }), 'flood')
  const pitch = question('SEO services: backlinks, guest posts, https://a.example https://b.example')
  assert.equal(suspicionOf({ fields: pitch, ...none, flood: true }), 'content')
})

test('advertising is held', () => {
  const texts = [
    'We get you on the first page of Google with 500 backlinks. https://seo.example/offer',
    '<a href="https://x.example">buy</a> crypto now',
    'See https://a.example and https://b.example and https://c.example',
    'Здравствуйте! Предлагаем продвижение вашего сайта, недорого и быстро, пишите нам в telegram',
    'Earn passive income with bitcoin trading signals, click here',
  ]
  for (const text of texts) assert.equal(suspicionOf({ fields: question(text), ...none }), 'content', text)
})

test('a link in the name field is held', () => {
  const fields = { ...sampleFields, name: 'Win big https://x.example/win' }
  assert.equal(suspicionOf({ fields, ...none }), 'content')
})

test('typical messages of customers are not held', () => {
  const texts = [
    'Hello, could you look at our site https://www.bakery.example? Bookings come by phone only.',
    'I need help with SEO and Google reviews for my salon in Leeds. What would it cost?',
    'Do you do WhatsApp? Our customers write to us on WhatsApp and Instagram all day.',
    'Vorrei più recensioni su Google: quanto tempo serve? Il nostro sito è www.studio-dentistico.example',
    'We were on page two of Google last year, and our traffic fell. Can you help?',
    '¿Hablan español? 我们有一家小餐馆。',
  ]
  for (const text of texts) {
    const found = suspicionOf({ fields: question(text), ...none })
    assert.equal(found, null, `${text} ${contentScore(question(text))}`)
  }
})

test('a brief that links to websites it likes is not held', () => {
  const fields = {
    fullName: 'Ada Rossi',
    inspirationWebsites: 'https://a.example https://b.example https://c.example https://d.example',
    specialRequests: 'Like https://e.example and https://f.example',
  }
  assert.equal(suspicionOf({ fields, ...none }), null)
})

test('scoring a hostile text does not hang', () => {
  const texts = ['<'.repeat(200_000), 'http://'.repeat(40_000), '[url'.repeat(60_000), 'aB'.repeat(100_000)]
  for (const text of texts) contentScore({ name: text, question: text })
})

test('a form’s stamp tells its age; a forged, malformed or expired one tells none', () => {
  let time = 1_000_000
  const age = createFormAge({ secret: 'one', now: () => time })
  const stamp = age.stamp()
  time += 5_000
  assert.equal(age.ageOf(stamp), 5_000)
  assert.equal(createFormAge({ secret: 'other', now: () => time }).ageOf(stamp), null)
  const [, signature = ''] = stamp.split('.')
  assert.equal(age.ageOf(`${(1).toString(36)}.${signature}`), null)
  for (const wrong of [undefined, '', 'x', `${stamp}x`, '.'.repeat(50)]) assert.equal(age.ageOf(wrong), null)
  time += 8 * 86_400_000
  assert.equal(age.ageOf(stamp), null)
})

const scored = (samples: Sample[]) =>
  samples.slice(0, 5).map((sample) => ({ ...sample, score: contentScore(sample.fields) }))

test('of a thousand genuine leads at most one is held, of a thousand sent by bots at least 980', () => {
  const held = genuineLeads().filter((sample) => suspicionOf(sample) !== null)
  assert.ok(held.length <= 1, `${held.length}: ${JSON.stringify(scored(held), null, 1)}`)
  const passed = programLeads().filter((sample) => suspicionOf(sample) === null)
  assert.ok(passed.length <= 20, `${passed.length}: ${JSON.stringify(scored(passed), null, 1)}`)
})
