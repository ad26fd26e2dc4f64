import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parse } from 'yaml'
import { reviewDifferences } from '#domain/site/differences.ts'
import { type Catalogue, catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'

const site = siteSchema.parse(parse(await readFile('content/site.yaml', 'utf8')))
const shipped = catalogueSchema.parse(parse(await readFile('content/catalogue.yaml', 'utf8')))

const catalogue = (change: (own: Catalogue) => void): Catalogue => {
  const own = structuredClone(shipped)
  change(own)
  return own
}
const subjects = (differences: { subject: string }[]) => differences.map(({ subject }) => subject)

const all = [
  'package/get-found/price',
  'package/get-clients/price',
  'package/stay-booked/price',
  'advertised-from',
  'claim/no-shows',
  'claim/accuracy',
  'hours',
  'e-mail',
]

test('the shipped register has every difference between the pages, and nothing else', () => {
  const { onPurpose, unexplained, outdated } = reviewDifferences(site, shipped)
  assert.deepEqual(subjects(onPurpose).toSorted(), all.toSorted())
  assert.deepEqual([unexplained, outdated], [[], []])
})

test('an empty register leaves every difference unexplained, with its readings', () => {
  const { unexplained } = reviewDifferences(site, { ...shipped, differences: [] })
  assert.deepEqual(subjects(unexplained).toSorted(), all.toSorted())
  assert.deepEqual(unexplained.find(({ subject }) => subject === 'claim/no-shows')?.readings, [
    { where: 'other pages', value: '60%' },
    { where: '/services/workflow-automation', value: '80%' },
  ])
})

test('an Italian add-on with a different monthly price is found', () => {
  const own = catalogue(({ addOns }) => {
    for (const extra of addOns.it) if (extra.id === 'assistant') delete extra.thenMonthly
  })
  assert.deepEqual(reviewDifferences(site, own).unexplained, [
    {
      subject: 'add-on/assistant/monthly',
      readings: [
        { where: 'English pricing', value: '£50' },
        { where: 'Italian pricing', value: 'none' },
      ],
    },
  ])
})

test('a set-up time that differs between the languages is found, whatever the unit is called', () => {
  const own = catalogue(({ packages }) => {
    for (const plan of packages.it) if (plan.id === 'stay-booked') plan.setupTime = '14–21 giorni'
  })
  assert.deepEqual(subjects(reviewDifferences(site, own).unexplained), ['package/stay-booked/set-up'])
})

test('a plan that one language does not offer is found', () => {
  const own = catalogue(({ packages }) => {
    packages.it = packages.it.filter(({ id }) => id !== 'custom')
  })
  assert.deepEqual(subjects(reviewDifferences(site, own).unexplained), ['package/custom'])
})

test('an entry whose figures agree again is outdated', () => {
  const own = catalogue(({ claims }) => {
    const claim = claims['no-shows']
    if (claim) claim.readings = []
  })
  const { outdated, onPurpose } = reviewDifferences(site, own)
  assert.deepEqual(subjects(outdated), ['claim/no-shows'])
  assert.deepEqual(outdated[0]?.actual, [])
  assert.equal(onPurpose.length, all.length - 1)
})

test('an entry that names other figures than the pages show is outdated', () => {
  const own = { ...shipped, advertisedFrom: 159 }
  const { outdated, unexplained } = reviewDifferences(site, own)
  assert.deepEqual(subjects(outdated), ['advertised-from'])
  const found = outdated[0]?.actual.map(({ value }) => value)
  assert.deepEqual(found, ['£147', '£159'])
  assert.deepEqual(unexplained, [])
})
