import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editLinks } from '#server/content/store/link-edits.ts'
import { randomFrom } from '#tests/helpers/random.ts'

const head = `---
# A comment of the author
title:   "Spaced"
slug: here
description: >-
  Folded
  text
category: Technology
other: [kept, as it is]
---
`
const leave = () => ({ do: 'unlink' }) as const

test('a link is edited in a file that a hand has written, and every other byte stays', () => {
  const text = `${head}\n\n\nSee [the guide](/blog/a) now.  \n\n- [x](/blog/a)\t\n\n\n`
  const wanted = `${head}\n\n\nSee the guide now.  \n\n- x\t\n\n\n`
  assert.equal(editLinks(text, 'here', leave), wanted)
  const windows = (one: string) => `\ufeff${one.replaceAll('\n', '\r\n')}`
  assert.equal(editLinks(windows(text), 'here', leave), windows(wanted))
  assert.equal(editLinks(text.replaceAll('\n', '\r'), 'here', leave), wanted.replaceAll('\n', '\r'))
  assert.equal(
    editLinks(text.replace('guide]', 'gu\0i\x07de]'), 'here', leave),
    wanted.replace('guide', 'gu\0i\x07de'),
  )
})

test('a file with a fault stays, and one that an edit would spoil', () => {
  assert.equal(editLinks(`${head}See [it](/blog/a).`.replace('Technology', 'Nonsense'), 'here', leave), null)
  const nearlyFull = `${head}[it](/a)${'x'.repeat(199_990)}`
  assert.equal(
    editLinks(nearlyFull, 'here', () => ({ do: 'lead', to: '/blog/longer' })),
    null,
  )
})

test('in any file only characters of links go', () => {
  const pieces = [
    '[a](/x)',
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\x7f',
    ' ',
    '\t',
    'words',
    '\u00a0',
    '\ufeff',
    '\u2028',
    '**',
    '- ',
    '\u{1F600}',
  ]
  const seed = Number(process.env.SEED ?? 20261123)
  let edited = 0
  for (let round = 0; round < 2000; round++) {
    const random = randomFrom(seed + round)
    const article = Array.from({ length: random.below(30) }, () => random.pick(pieces)).join('')
    const text = `${head}${article}`
    const next = editLinks(text, 'here', leave)
    const message = `SEED=${seed + round} ${JSON.stringify(article)}`
    if (next === null) {
      // An empty article is a fault
      assert.match(article.replace(/[\0-\x20\x7f\s]/g, ''), /^$/, message)
      continue
    }
    assert.equal(next.replace(/\[a\]\(\/x\)/g, 'a'), text.replace(/\[a\]\(\/x\)/g, 'a'), message)
    if (next !== text) edited += 1
  }
  assert.ok(edited > 800, `${edited} of 2000 articles had a link`)
})
