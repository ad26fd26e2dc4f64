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

test('an article that its program publishes is imported as public, with its dates', () => {
  const shown = [
    ...['', 'draft: no', 'draft: "false"', 'published: yes', 'published: "true"', 'published: 2021-05-03'],
    ...['status: publish', 'status: Published', 'visibility: public', 'private: off', 'permalink: /x/'],
    ...['build: { render: always }', 'expiryDate: 2099-01-01'],
  ]
  for (const front of shown) {
    const { published, publishedAt, notes } = read(`date: 2021-05-03\n${front}`)
    assert.deepEqual([published, publishedAt, notes], [true, day, []], front)
  }
  assert.equal(read('published: 3 May 2021').publishedAt, day)
  assert.equal(read('', '_posts', day).publishedAt, day)
  assert.equal(read('date: 2021-05-03\nexpiryDate: 2021-06-01').publishedUntil, '2021-06-01T00:00:00.000Z')
})

test('a hidden article, or one with an unreadable date or state, is imported as a draft', () => {
  const quietly = [
    ...['draft: true', 'draft: yes', 'draft: "true"', 'draft: on', 'draft: 1'],
    ...['published: no', 'published: off', 'published: "false"', 'status: draft'],
  ]
  const noted = [
    ...['draft: perhaps', 'published: soon', 'status: pending', 'status: private', 'visibility: members'],
    ...[
      'private: true',
      'hidden: yes',
      'unlisted: true',
      'public: no',
      'password: secret',
      'permalink: false',
    ],
    ...['build:\n  render: never', '_build: { render: false }', 'date: 31/12/2030', 'date: 2023-02-30'],
    ...['date: next Monday', 'pubDate: 1 gennaio 2030', 'expiryDate: some day'],
    'date: 2021-05-03\nexpiryDate: 2021-05-01',
  ]
  for (const front of [...quietly, ...noted]) {
    const { published, publishedAt, notes } = read(front)
    assert.deepEqual([published, publishedAt, notes.length > 0], [false, null, noted.includes(front)], front)
  }
  for (const folder of ['_drafts', 'content/drafts', 'site/_drafts/2021'])
    assert.equal(read('date: 2021-05-03', folder).published, false, folder)
})
