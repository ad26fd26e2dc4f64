import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNotes } from '#server/content/import/notes.ts'
import { publicationOf } from '#server/content/import/publication.ts'
import { splitFile } from '#server/content/store/gray-matter.ts'

function read(front: string, folder = '.', fileDate: string | null = null) {
  const notes = createNotes()
  const split = splitFile(`---\ntitle: A\n${front}\n---\nText.\n`)
  assert.ok(split.front.ok, JSON.stringify(split.front))
  return { ...publicationOf(split.front.values, { folder, fileDate, notes }), notes: notes.lines() }
}

const day = '2021-05-03T00:00:00.000Z'

test('what another program shows is public, with its dates', () => {
  const shown = [
    '',
    'draft: no',
    'draft: "false"',
    'published: yes',
    'published: "true"',
    'published: 2021-05-03',
    'status: publish',
    'status: Published',
    'visibility: public',
    'private: off',
    'permalink: /x/',
    'build: { render: always }',
    'expiryDate: 2099-01-01',
  ]
  for (const front of shown) {
    const { published, publishedAt, notes } = read(`date: 2021-05-03\n${front}`)
    assert.deepEqual([published, publishedAt, notes], [true, day, []], front)
  }
  assert.equal(read('published: 3 May 2021').publishedAt, day)
  assert.equal(read('', '_posts', day).publishedAt, day)
  assert.equal(read('date: 2021-05-03\nexpiryDate: 2021-06-01').publishedUntil, '2021-06-01T00:00:00.000Z')
})

test('what it hides stays a draft, and so does what cannot be read', () => {
  const hidden: [front: string, isNoted: boolean][] = [
    ['draft: true', false],
    ['draft: yes', false],
    ['draft: "true"', false],
    ['draft: on', false],
    ['draft: 1', false],
    ['published: no', false],
    ['published: off', false],
    ['published: "false"', false],
    ['status: draft', false],
    ['draft: perhaps', true],
    ['published: soon', true],
    ['status: pending', true],
    ['status: private', true],
    ['visibility: members', true],
    ['private: true', true],
    ['hidden: yes', true],
    ['unlisted: true', true],
    ['public: no', true],
    ['password: secret', true],
    ['permalink: false', true],
    ['build:\n  render: never', true],
    ['_build: { render: false }', true],
    ['date: 31/12/2030', true],
    ['date: 2023-02-30', true],
    ['date: next Monday', true],
    ['pubDate: 1 gennaio 2030', true],
    ['expiryDate: some day', true],
    ['date: 2021-05-03\nexpiryDate: 2021-05-01', true],
  ]
  for (const [front, isNoted] of hidden) {
    const { published, publishedAt, notes } = read(front)
    assert.deepEqual([published, publishedAt, notes.length > 0], [false, null, isNoted], front)
  }
  for (const folder of ['_drafts', 'content/drafts', 'site/_drafts/2021'])
    assert.equal(read('date: 2021-05-03', folder).published, false, folder)
})
