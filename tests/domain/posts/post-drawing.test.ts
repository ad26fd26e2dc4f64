import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingFor } from '#domain/posts/post-drawing.ts'

const post = (title: string, description = '', id = 'k3v9') => ({ id, title, description })
const [telephone, town, page, night, stamps, letters, voice, stars, diary] = Array.from({ length: 9 }).keys()

test('a post has the drawing of its title’s subject', () => {
  const titles: [string, number | undefined][] = [
    ['The call you miss at ten past nine', telephone],
    ['A profile that answers before they ask', town],
    ['Your first page has one job', page],
    ['Half past ten is opening time', night],
    ['The sixth visit is the one that counts', stamps],
    ['Write the newsletter once a month', letters],
    ['From van to invoice in one voice note', voice],
    ['How to ask for a review, kindly', stars],
    ['The diary that never double-books', diary],
  ]
  for (const [title, drawing] of titles) assert.equal(drawingFor(post(title)), drawing, title)
})

test('the description decides only if the title has no subject', () => {
  assert.equal(drawingFor(post('What Tuesdays taught us', 'How a review is asked for.')), stars)
  assert.equal(drawingFor(post('How to ask for a review', 'By phone.')), stars)
})

test('a subject is not found in the middle of a word', () => {
  assert.notEqual(drawingFor(post('Bring your own recall', '', 'a')), telephone)
})

test('a post without a subject has a drawing chosen by its id', () => {
  const drawing = drawingFor(post('What Tuesdays taught us'))
  assert.equal(drawingFor(post('What Wednesdays taught us')), drawing)
  assert.notEqual(drawingFor(post('What Tuesdays taught us', '', 'another')), drawing)
})
