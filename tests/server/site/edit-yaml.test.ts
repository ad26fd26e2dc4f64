import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parse } from 'yaml'
import { shapeOf } from '#domain/site/shape.ts'
import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'
import { editYaml } from '#server/site/edit-yaml.ts'
import { isFull } from '#tests/helpers/full.ts'
import { type Random, randomFrom } from '#tests/helpers/random.ts'

const menu = `# Head of the file

# Of the name
name: Arch   # behind it
tags: [one, two]
list:
  # about the first
  - id: a   # of a
    price: 1
  # about b
  - id: b
    label: { en: B, it: Bi }

  # about c
  - id: c
# Of what may be there
photo: team/anna.jpg

# Of the end
end: 'quoted'
`
const facts = () => parse(menu)

test('an edit changes only the lines that it concerns', () => {
  assert.equal(editYaml(menu, facts()), menu)
  const named = menu.replace('name: Arch   # behind it', 'name: "Sons: & Co" # behind it')
  const item = '  - id: x\n    label:\n      en: X\n      it: Ics\n'
  const inserted = menu.replace('  # about b', `${item}  # about b`)
  type Next = ReturnType<typeof facts>
  const cases: [(next: Next) => void, string][] = [
    [(next) => Object.assign(next, { name: 'Sons: & Co' }), named],
    [(next) => Object.assign(next, { end: 'Still' }), menu.replace("'quoted'", 'Still')],
    [(next) => Object.assign(next.list[0], { price: 2 }), menu.replace('price: 1', 'price: 2')],
    [(next) => next.list.splice(1, 1), menu.replace(/ {2}# about b\n[\s\S]*\n\n(?= {2}# about c)/, '\n')],
    [(next) => Object.assign(next.list[1].label, { it: 'Due' }), menu.replace('it: Bi', 'it: Due')],
    [(next) => next.list.splice(1, 0, { id: 'x', label: { en: 'X', it: 'Ics' } }), inserted],
  ]
  for (const [change, expected] of cases) {
    const next = facts()
    change(next)
    const edited = editYaml(menu, next)
    assert.deepEqual(parse(edited), next)
    assert.equal(edited, expected)
  }
})

const hostile = [
  ...[
    '',
    ' ',
    '- x',
    '# no comment',
    'a: b',
    '{{x}}',
    '[',
    '}',
    '"',
    "'",
    '&a',
    '*a',
    '!!int 5',
    '---',
    '...',
  ],
  ...['| x', '> y', 'yes', 'null', '~', '4.8', '0x1f', '1e3', '9:00', 'a #b', 'a:', '@x', '`', '%', '?'],
  ...['tab\there', '</script>', 'مرحبا', '\u202e', 'x'.repeat(2000), 'two\nlines', ' leading', 'trailing '],
  ...['<<<<<<< mine', '\u0007bell', '…', '=', '<<'],
]

type Any = Record<string, unknown> | unknown[]
const isAny = (value: unknown): value is Any => typeof value === 'object' && value !== null
const partsOf = (value: unknown): Any[] =>
  isAny(value) ? [value, ...Object.values(value).flatMap(partsOf)] : []

function change(next: Any, random: Random): void {
  const part = random.pick(partsOf(next).filter((one) => Object.keys(one).length > 0))
  const key = random.pick(Object.keys(part))
  if (!Array.isArray(part)) {
    if (random.chance(0.2)) return void delete part[key]
    if (!isAny(part[key])) part[key] = random.chance(0.8) ? random.pick(hostile) : random.below(900)
    return
  }
  const at = random.below(part.length)
  const [item] = part.splice(at, 1)
  if (random.chance(0.3)) return
  part.splice(random.below(part.length + 1), 0, item)
  if (random.chance(0.3))
    part.splice(
      random.below(part.length + 1),
      0,
      isAny(item) ? { id: random.pick(hostile), of: ['x'] } : random.pick(hostile),
    )
}

const commentsIn = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line))

for (const [name, schema, rounds] of [
  ['site.yaml', siteSchema, isFull ? 150 : 50],
  ['catalogue.yaml', catalogueSchema, isFull ? 50 : 20],
] as const) {
  test(`random edits of ${name} result in the intended values and keep every comment`, async () => {
    const shape = shapeOf(schema)
    const first = await readFile(new URL(`../../../content/${name}`, import.meta.url), 'utf8')
    const random = randomFrom(20)
    let text = first
    for (let round = 0; round < rounds; round++) {
      if (round % 10 === 0) text = first
      const next = parse(text)
      for (let time = 1 + random.below(5); time > 0; time--) change(next, random)
      const edited = editYaml(text, next, shape)
      assert.deepEqual(parse(edited), next, `round ${round}`)
      assert.deepEqual(commentsIn(edited), commentsIn(first), `round ${round}`)
      text = edited
    }
  })
}

test('a default is not added, hand-written lines and line ends stay, and an optional field is put in its place', async () => {
  const text = await readFile(new URL('../../../content/site.yaml', import.meta.url), 'utf8')
  const shape = shapeOf(siteSchema)
  const without = text.replace(/^staffLanguage: en\n/m, '')
  assert.equal(editYaml(without, { ...parse(without), staffLanguage: 'en' }, shape), without)
  assert.equal(editYaml(text, parse(text), shape), text)
  const withTeam = editYaml(text, { ...parse(text), teamImage: 'team/desks.jpg' }, shape)
  assert.match(withTeam, /Co-fondatore \}\nteamImage: team\/desks.jpg\n\n# A photograph/)
  const { teamImage: _, ...rest } = parse(withTeam)
  assert.equal(editYaml(withTeam, rest, shape), text)
  const windows = text.replaceAll('\n', '\r\n')
  const renamed = editYaml(windows, { ...parse(text), name: 'Arco' }, shape)
  assert.equal(renamed, windows.replace('name: Ponte', 'name: Arco'))
})
