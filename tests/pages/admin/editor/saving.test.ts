import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractMetadata } from '#server/content/extract/extract.ts'
import { merge } from '#server/content/merge/merge.ts'
import { storedPost } from '#tests/helpers/stored-post.ts'
import { applyExtract, whyOf } from '../../../../pages/admin/editor/extract/extract-words.ts'
import {
  draftOf,
  emptyFields,
  errorsOf,
  fieldsOf,
  fieldsOfDraft,
  isEmpty,
  sameText,
} from '../../../../pages/admin/editor/fields.ts'
import { broughtIn, conflictsOf, resolve } from '../../../../pages/admin/editor/saving/conflicts.ts'
import { londonTime } from '../../../../pages/admin/editor/times.ts'

const content = 'One.\n\nTwo.\n\nThree.'
const post = storedPost({ description: 'About it', content, published: false, revision: 'r1' })

test('fields: texts that differ only in white space are the same', () => {
  assert.equal(sameText(fieldsOf(post), fieldsOf(post)), true)
  assert.equal(sameText(fieldsOf(post), { ...fieldsOf(post), title: ' A  post ' }), true)
  assert.equal(sameText(fieldsOf(post), { ...fieldsOf(post), title: 'Another' }), false)
})

test('fields: a new form is empty, with a read time of 5 minutes', () => {
  assert.equal(isEmpty(emptyFields), true)
  assert.equal(emptyFields.readTime, '5 min read')
})

test('fields: a draft brings back what was typed, even an FAQ that cannot be read', () => {
  const typed = { ...fieldsOf(post), faqMode: 'json' as const, faqJson: '{ half' }
  const back = fieldsOfDraft(JSON.parse(JSON.stringify(draftOf(typed))), emptyFields)
  assert.deepEqual(back, typed)
})

test('fields: a damaged draft breaks nothing', () => {
  for (const draft of [null, 'x', 4, { title: 4, faqRows: [null, { question: 1 }], faqMode: 'x' }]) {
    assert.equal(fieldsOfDraft(draft, emptyFields).title, '')
  }
})

test('fields: a question without an answer is an error', () => {
  const faqRows = [{ key: 1, question: 'Why?', answer: '' }]
  assert.equal(errorsOf({ ...fieldsOf(post), faqRows }).faq, 'Question 1 has no answer')
})

test('conflicts: each conflicting passage becomes what was chosen for it', () => {
  const mine = { ...post, content: 'One.\n\nMine here.\n\nThree, mine.' }
  const theirs = { ...post, content: 'One.\n\nTheirs there.\n\nThree, theirs.', title: 'Their title' }
  const merged = merge({ ...post, content: 'One.\n\nTwo of them.\n\nThree.' }, mine, theirs)
  assert.ok(!merged.ok)
  const choose = (...choices: ('mine' | 'theirs' | 'both')[]) =>
    resolve(merged.merged, merged.conflicts, choices).content
  const places = merged.conflicts.length
  assert.ok(places >= 1)
  assert.equal(choose(...Array<'mine'>(places).fill('mine')), mine.content)
  assert.equal(choose(...Array<'theirs'>(places).fill('theirs')), theirs.content)
  const both = choose(...Array<'both'>(places).fill('both'))
  for (const words of ['Mine here.', 'Theirs there.', 'Three, mine.', 'Three, theirs.']) {
    assert.ok(both.includes(words), words)
  }
  assert.equal(resolve(merged.merged, merged.conflicts, []).title, 'Their title')
})

test('conflicts: without a merge by the server, every field that differs is a choice', () => {
  const theirs = { ...post, title: 'Theirs', category: 'Local SEO' }
  assert.deepEqual(
    conflictsOf({ title: 'A post', category: 'Technology', slug: '' }, theirs).map(({ field }) => field),
    ['title', 'category'],
  )
})

test('conflicts: what others changed are the stored fields that differ from those sent', () => {
  const { title, content, description, category, readTime } = post
  const sent = { title, content: `${content}\n`, description, category, readTime, slug: '' }
  assert.deepEqual(broughtIn(sent, { ...post, description: 'Theirs' }), ['description'])
})

const pasted = `Meta Title: A title of its own
URL Slug: of-its-own

Where the calls go

People ring, and nobody answers the phone. Every missed call is a customer who rings the next business.`

test('Smart Extract: fills what is empty or at its default', () => {
  const answer = extractMetadata(pasted)
  const { fields, filled, offers } = applyExtract({ ...emptyFields, content: pasted }, answer, {})
  assert.equal(fields.title, 'A title of its own')
  assert.equal(fields.readTime, '1 min read')
  assert.deepEqual(offers, {})
  assert.equal(filled.title?.why, 'from the line “Meta Title”')
})

test('Smart Extract: never overwrites what somebody has written, but offers its own value', () => {
  const typed = { ...emptyFields, content: pasted, title: 'Mine' }
  const { fields, offers } = applyExtract(typed, extractMetadata(pasted), {})
  assert.equal(fields.title, 'Mine')
  assert.equal(offers.title?.value, 'A title of its own')
})

test('Smart Extract: a slug made from the title is not filled in if the title is only offered', () => {
  const withoutSlug = pasted.replace(/^URL Slug.*\n/m, '')
  const answer = extractMetadata(withoutSlug)
  assert.equal(answer.slug, 'a-title-of-its-own')
  const { fields, offers } = applyExtract({ ...emptyFields, content: pasted, title: 'Mine' }, answer, {})
  assert.equal(fields.slug, '')
  assert.equal(offers.slug, undefined)
  // A slug that is given in the text is filled in
  const named = applyExtract({ ...emptyFields, title: 'Mine' }, extractMetadata(pasted), {})
  assert.equal(named.fields.slug, 'of-its-own')
})

test('Smart Extract: updates what it has filled in itself', () => {
  const first = applyExtract({ ...emptyFields, content: pasted }, extractMetadata(pasted), {})
  const later = pasted.replace('of its own', 'that is new')
  const second = applyExtract(first.fields, extractMetadata(later), first.filled)
  assert.equal(second.fields.title, 'A title that is new')
})

test('Smart Extract: every reason has words', () => {
  for (const text of [pasted, 'one small line', 'BIG WORDS\n\nA text. Another one.', '']) {
    const answer = extractMetadata(text)
    for (const field of ['title', 'slug', 'description', 'category', 'readTime'] as const) {
      const found = answer.reasons[field].kind !== 'nothing-found'
      assert.equal(whyOf(field, answer) !== '', found, `${field}: ${answer.reasons[field].kind}`)
    }
  }
})

test('times: a time in London is right in summer and in winter', () => {
  assert.equal(londonTime('2026-07-01', '08:00'), Date.parse('2026-07-01T07:00:00Z'))
  assert.equal(londonTime('2026-12-01', '08:00'), Date.parse('2026-12-01T08:00:00Z'))
})

test('times: an hour that the clocks skip is refused; a repeated hour counts as the first of the two', () => {
  assert.equal(londonTime('2026-03-29', '01:30'), null)
  assert.equal(londonTime('2026-10-25', '01:30'), Date.parse('2026-10-25T00:30:00Z'))
  assert.equal(londonTime('', '08:00'), null)
  assert.equal(londonTime('2026-02-31', '08:00'), null)
})
