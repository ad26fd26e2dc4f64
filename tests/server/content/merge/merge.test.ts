import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Edited } from '#domain/posts/post.schema.ts'
import { merge } from '#server/content/merge/merge.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { editedPost } from '../sample-content.ts'

const base = editedPost({
  title: 'Missed calls',
  description: 'What a missed call costs.',
  slug: 'missed-calls',
  content: 'One is first.\n\nTwo is second.\n\nThree is third.\n\nFour is last.',
  faqData: '[{"question":"Why?","answer":"So."},{"question":"When?","answer":"Now."}]',
})
const withBody = (content: string) => ({ ...base, content })
const replaced = (...pairs: [string, string][]) =>
  withBody(pairs.reduce((text, [from, to]) => text.replace(from, to), base.content))

function mergedBody(mine: Edited, theirs: Edited, from = base): string {
  const result = merge(from, mine, theirs)
  assert.ok(result.ok, JSON.stringify(result))
  return result.post.content
}

function conflictsOf(mine: Edited, theirs: Edited, from: Edited | null = base) {
  const result = merge(from, mine, theirs)
  assert.ok(!result.ok, 'merged without a conflict')
  return result
}

test('edits to different fields are both kept', () => {
  const result = merge(
    base,
    { ...base, title: 'Calls', image: 'a.jpg' },
    { ...base, category: 'Technology', published: true, publishedAt: '2026-01-01T00:00:00.000Z' },
  )
  assert.ok(result.ok)
  const { title, image, category, published, publishedAt } = result.post
  assert.deepEqual(
    [title, image, category, published, publishedAt],
    ['Calls', 'a.jpg', 'Technology', true, '2026-01-01T00:00:00.000Z'],
  )
})

test('one field changed in two ways is a conflict with all three values', () => {
  const { conflicts, merged } = conflictsOf(
    { ...base, title: 'Mine', description: 'Mine alone.' },
    { ...base, title: 'Theirs', readTime: '5 min read' },
  )
  assert.deepEqual(conflicts, [{ field: 'title', base: base.title, mine: 'Mine', theirs: 'Theirs' }])
  assert.deepEqual([merged.title, merged.description, merged.readTime], ['Mine', 'Mine alone.', '5 min read'])
})

test('the same change on both sides is no conflict', () => {
  const both = { ...replaced(['Two', 'Deux']), title: 'Same' }
  assert.deepEqual(merge(base, both, both), { ok: true, post: both })
})

test('changes to adjacent paragraphs are merged', () => {
  const found = mergedBody(
    replaced(['Two is second.', 'Two is mine.']),
    replaced(['Three is third.', 'Three is theirs.']),
  )
  assert.equal(found, 'One is first.\n\nTwo is mine.\n\nThree is theirs.\n\nFour is last.')
})

test('a new paragraph next to a changed one is merged', () => {
  const mine = replaced(['Two is second.', 'A new one.\n\nTwo is second.'])
  const found = mergedBody(mine, replaced(['Two is second.', 'Two differs.']))
  assert.equal(found, 'One is first.\n\nA new one.\n\nTwo differs.\n\nThree is third.\n\nFour is last.')
  const after = replaced(['Two is second.', 'Two is second.\n\nA new one.'])
  const seen = mergedBody(replaced(['Two is second.', 'Two differs.']), after)
  assert.equal(seen, 'One is first.\n\nTwo differs.\n\nA new one.\n\nThree is third.\n\nFour is last.')
})

test('a paragraph removed by one stays removed while its neighbour changes', () => {
  assert.equal(
    mergedBody(replaced(['Two is second.\n\n', '']), replaced(['Three is third.', 'Three differs.'])),
    'One is first.\n\nThree differs.\n\nFour is last.',
  )
})

test('a paragraph added at the end is merged with one changed at the start', () => {
  const found = mergedBody(withBody(`${base.content}\n\nFive.`), replaced(['One is first.', 'One.']))
  assert.equal(found, 'One.\n\nTwo is second.\n\nThree is third.\n\nFour is last.\n\nFive.')
})

test('one paragraph rewritten by both is a conflict, and the rest is merged', () => {
  const mine = replaced(['Two is second.', 'Two is mine now.'], ['Four is last.', 'Four, mine.'])
  const theirs = replaced(['Two is second.', 'Their own second.'], ['One is first.', 'One, theirs.'])
  const { conflicts, merged } = conflictsOf(mine, theirs)
  assert.equal(merged.content, 'One, theirs.\n\nTwo is mine now.\n\nThree is third.\n\nFour, mine.')
  const [conflict] = conflicts
  assert.equal(conflicts.length, 1)
  assert.deepEqual(
    [conflict?.field, conflict?.base, conflict?.mine, conflict?.theirs],
    ['content', 'Two is second.', 'Two is mine now.', 'Their own second.'],
  )
  const [start, end] = conflict?.range ?? []
  assert.equal(merged.content.slice(start, end), 'Two is mine now.')
})

test('a paragraph removed by one and changed by the other is a conflict with a known place', () => {
  const { conflicts, merged } = conflictsOf(
    replaced(['Two is second.\n\n', '']),
    replaced(['Two is second.', 'Two grows.']),
  )
  const [start = 0, end = 0] = conflicts[0]?.range ?? []
  assert.deepEqual([conflicts[0]?.mine, conflicts[0]?.theirs], ['', 'Two grows.'])
  const settled = merged.content.slice(0, start) + conflicts[0]?.theirs + merged.content.slice(end)
  assert.equal(settled, 'One is first.\n\nTwo grows.\n\nThree is third.\n\nFour is last.')
})

test('two different paragraphs added in one place are a conflict, as their order is unknown', () => {
  const { conflicts } = conflictsOf(
    withBody(`${base.content}\n\nMine.`),
    withBody(`${base.content}\n\nTheirs.`),
  )
  assert.deepEqual([conflicts[0]?.mine, conflicts[0]?.theirs], ['Mine.', 'Theirs.'])
})

test('of several changed paragraphs, only the one that both changed is a conflict', () => {
  const { conflicts, merged } = conflictsOf(
    replaced(['Two is second.', 'Mine 2.'], ['Three is third.', 'Mine 3.']),
    replaced(['Three is third.', 'Theirs 3.'], ['Four is last.', 'Theirs 4.']),
  )
  const found = conflicts.map(({ base }) => base)
  assert.deepEqual(found, ['Three is third.'])
  assert.equal(merged.content, 'One is first.\n\nMine 2.\n\nMine 3.\n\nTheirs 4.')
})

test('a paragraph changed by both is a conflict, even if the changed words are far apart', () => {
  const long = withBody('A client books on the bus with one thumb between two stops and three calls.')
  const change = (from: string, to: string) => withBody(long.content.replace(from, to))
  const { conflicts } = conflictsOf(change('client', 'customer'), change('three', 'four'), long)
  assert.deepEqual(
    conflicts.map(({ base, mine }) => [base, mine]),
    [[long.content, change('client', 'customer').content]],
  )
})

test('FAQ pairs are merged; one pair changed by both is a conflict of the whole field', () => {
  const faq = (...answers: string[]) => ({
    ...base,
    faqData: JSON.stringify(
      answers.map((answer, at) => ({ question: ['Why?', 'When?', 'Who?'][at] ?? '', answer })),
    ),
  })
  const result = merge(base, faq('So.', 'Later.'), faq('Because.', 'Now.'))
  assert.ok(result.ok)
  assert.equal(result.post.faqData, faq('Because.', 'Later.').faqData)
  const both = conflictsOf(faq('Mine.', 'Now.'), faq('Theirs.', 'Now.'))
  const found = both.conflicts.map(({ field }) => field)
  assert.deepEqual(found, ['faqData'])
})

test('without a common base every difference is a conflict', () => {
  const { conflicts } = conflictsOf({ ...base, title: 'Mine' }, { ...base, readTime: '9 min read' }, null)
  assert.deepEqual(
    conflicts.map(({ field, base }) => [field, base]),
    [
      ['title', null],
      ['readTime', null],
    ],
  )
  const bodies = conflictsOf(withBody('Mine.'), withBody('Theirs.'), null)
  assert.deepEqual(bodies.conflicts[0]?.range, [0, 'Mine.'.length])
  assert.deepEqual(merge(null, base, base), { ok: true, post: base })
})

test('a line such as __proto__ is only text', () => {
  const odd = withBody('__proto__\n\nconstructor\n\ntoString')
  const found = mergedBody(
    withBody('__proto__\n\nconstructor\n\nmine'),
    withBody('theirs\n\nconstructor\n\ntoString'),
    odd,
  )
  assert.equal(found, 'theirs\n\nconstructor\n\nmine')
})

test('a thousand random pairs of edits lose no word, and one editor alone never gets a conflict', () => {
  const { below: next } = randomFrom(7)
  let [merges, clashes] = [0, 0]
  for (let round = 0; round < 1000; round++) {
    const from = Array.from({ length: next(6) }, (_, at) => `base${at} stays here for ${at} days`)
    const edited = (who: string) => {
      const list = [...from]
      for (let step = next(3); step >= 0; step--) {
        const at = next(list.length + 1)
        const kind = next(3)
        if (kind === 0 || list.length === 0) list.splice(at, 0, `${who}${round}-${step} is new`)
        else if (kind === 1) list.splice(Math.min(at, list.length - 1), 1)
        else list[Math.min(at, list.length - 1)] += ` ${who}${round}-${step}`
      }
      return withBody(list.join('\n\n'))
    }
    const [mine, theirs, start] = [edited('m'), edited('t'), withBody(from.join('\n\n'))]
    assert.deepEqual(merge(start, mine, start), { ok: true, post: mine })
    assert.deepEqual(merge(start, start, theirs), { ok: true, post: theirs })
    const result = merge(start, mine, theirs)
    const shown = result.ok ? result.post.content : JSON.stringify([result.merged, result.conflicts])
    for (const word of `${mine.content} ${theirs.content}`.match(/\b[mt]\d+-\d\b/g) ?? []) {
      assert.ok(shown.includes(word), `${word} is lost:\n${JSON.stringify([start, mine, theirs, result])}`)
    }
    if (result.ok) merges++
    else clashes++
  }
  assert.ok(merges > 100 && clashes > 100, `${merges} merges, ${clashes} conflicts`)
})
