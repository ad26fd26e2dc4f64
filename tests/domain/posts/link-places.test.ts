import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksIn } from '#domain/posts/link-faults.ts'
import { type LinkPlace, linkPlaces, linkReplacements, withReplacements } from '#domain/posts/link-places.ts'
import { traceArticle } from '#domain/posts/markup.ts'
import { body } from '#domain/posts/post.schema.ts'
import { type Random, randomFrom } from '#tests/helpers/random.ts'

const title = 'The title'
const unlinked = (content: string) =>
  withReplacements(
    content,
    linkReplacements(linkPlaces(content, title), () => ({ do: 'unlink' })),
  )
const ledTo = (content: string, to: string) =>
  withReplacements(
    content,
    linkReplacements(linkPlaces(content, title), () => ({ do: 'lead', to })),
  )

for (const [what, before, without, led] of [
  ['in a sentence', 'See [the guide](/blog/a) now.', 'See the guide now.', 'See [the guide](/b) now.'],
  ['over two lines', 'See [the\n  guide]( /blog/a ).', 'See the\n  guide.', 'See [the\n  guide]( /b ).'],
  ['in emphasis', '**See [it](/a), *[too](/a)***', '**See it, *too***', '**See [it](/b), *[too](/b)***'],
  ['in a list', '- [one](/a)\n  - two', '- one\n  - two', '- [one](/b)\n  - two'],
  ['in a numbered list', '1. [one](/a)\n2. x', '1. one\n2. x', '1. [one](/b)\n2. x'],
  ['in a box', '👉 Read [on](/a)\nand on.', '👉 Read on\nand on.', '👉 Read [on](/b)\nand on.'],
  [
    'in a quote',
    '> Read [on](/a)\n> and on.\n> — Ada',
    '> Read on\n> and on.\n> — Ada',
    '> Read [on](/b)\n> and on.\n> — Ada',
  ],
  ['beside a figure', '> 62%\n> of [calls](/a)', '> 62%\n> of calls', '> 62%\n> of [calls](/b)'],
  ['in a heading', 'A heading [here](/a)', 'A heading here', 'A heading [here](/b)'],
  [
    'in a caption',
    '![A cat](/public-objects/a.jpg "By  [Ada](/a) ")',
    '![A cat](/public-objects/a.jpg "By  Ada ")',
    '![A cat](/public-objects/a.jpg "By  [Ada](/b) ")',
  ],
  ['with brackets in its address', 'See [it](/a_(b)) now', 'See it now', 'See [it](/b) now'],
  [
    'behind a hidden line',
    'Meta title: x\nBy Ada\nSee [it](/a).',
    'Meta title: x\nBy Ada\nSee it.',
    'Meta title: x\nBy Ada\nSee [it](/b).',
  ],
  ['as a picture in a sentence', 'See ![it](/a) now', 'See it now', 'See ![it](/b) now'],
] as const) {
  test(`links: one ${what} is edited where it stands`, () => {
    assert.equal(unlinked(before), without)
    assert.equal(ledTo(before, '/b'), led)
  })
}

test('links: signs in code, and what is no link, stay', () => {
  const text = 'Write `[x](/a)` for a link, or [x] (/a), [](/a), [x](javascript:1).'
  assert.equal(unlinked(text), text)
})

const parts = [
  '[a link](/blog/one)',
  '[*a* link](/blog/one?x=1#two)',
  '[x](https://ponte.example/blog/one)',
  '![alt](/public-objects/a.jpg "A [caption](/blog/one)")',
  '![alt](/blog/one)',
  '[not](javascript:x)',
  '`[code](/blog/one)`',
  '[',
  ']',
  '](',
  ')',
  '(',
  '**',
  '*',
  '`',
  '"',
  '👉 ',
  '> ',
  '>',
  '> 62%\n',
  '— ',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '  ',
  'Words',
  'and more.',
  'Meta Title: x',
  'By Ada',
  'The title',
  '\u00e9\u{1F600}',
]

const article = (random: Random): string =>
  body(Array.from({ length: 1 + random.below(24) }, () => random.pick(parts)).join(random.pick(['', ' '])))

test('links: in any text each has its place, and an edit changes the characters of links alone', () => {
  const seed = Number(process.env.SEED ?? 20261123)
  for (let round = 0; round < 6_000; round++) {
    const content = article(randomFrom(seed + round))
    const message = `SEED=${seed + round} ${JSON.stringify(content)}`
    const places = linkPlaces(content, title)
    const { blocks } = traceArticle(content, { title })
    assert.deepEqual(
      places.map(({ href }) => href),
      linksIn(blocks).map(({ href }) => href),
      message,
    )
    let last = 0
    for (const { from, to, words, address, href } of places) {
      assert.ok(last <= from && from < words[0] && words[1] < address[0] && address[1] < to, message)
      assert.equal(content.slice(...address), href, message)
      assert.match(content.slice(from, words[0]), /^!?\[$/, message)
      assert.match(content.slice(words[1], address[0]), /^\]\(\s*$/, message)
      assert.match(content.slice(address[1], to), /^\s*\)$/, message)
      last = to
    }
    // The texts between the links, and their words, are there as they were
    const piecewise = (of: (place: LinkPlace) => string): string => {
      const ends = [0, ...places.map(({ to }) => to)]
      const pieces = places.map((place, index) => content.slice(ends[index], place.from) + of(place))
      return pieces.join('') + content.slice(ends.at(-1))
    }
    assert.equal(
      unlinked(content),
      piecewise(({ words }) => content.slice(...words)),
      message,
    )
    const led = ({ from, to, address }: LinkPlace) =>
      `${content.slice(from, address[0])}/b${content.slice(address[1], to)}`
    assert.equal(ledTo(content, '/b'), piecewise(led), message)
  }
})

test('links: a long text of nothing but brackets is read in a moment', () => {
  const started = performance.now()
  for (const part of ['[x](/a) ', '[', '](', '[x](/a', '**[x](/a)']) linkPlaces(part.repeat(20_000), title)
  console.log(`five hostile texts of up to 180 KB: ${Math.round(performance.now() - started)} ms`)
})
