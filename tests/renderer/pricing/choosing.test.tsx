import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { pricingText } from '#locales/en/pricing.ts'
import { Chooser } from '#renderer/pricing/chooser.tsx'
import { Comparison } from '#renderer/pricing/comparison.tsx'
import { addOnsOf, type Plan } from '#renderer/pricing/offer.ts'
import { coin, coins } from '#renderer/pricing/total.css.ts'
import { Total } from '#renderer/pricing/total.tsx'
import { renderedInApp } from '#tests/helpers/in-app.tsx'
import { textOf } from '#tests/helpers/page-html.ts'

const plan = (id: string, features: string[]): Plan => ({
  ...{ id, name: `Plan ${id}`, price: '£10', period: 'per month', description: '', setupTime: '2 days' },
  ...{ features, idealFor: [], popular: false, openEnded: false },
})
const plans = [
  plan('get-found', ['Website', 'Blog']),
  plan('custom', ['Tools', 'Blog']),
  plan('unheard-of', ['Moon']),
]

test('R302: each answer gives a package and its features as reasons; unknown packages are left out', () => {
  const chooser = (some: Plan[]) =>
    textOf(renderToStaticMarkup(<Chooser plans={some} text={pricingText.chooser} />))
  const text = chooser([...plans, plan('get-clients', []), plan('stay-booked', [])])
  const { custom } = pricingText.chooser.answers
  for (const said of ['Plan get-found', 'Website', 'Plan custom', 'Tools', custom])
    assert.ok(text.includes(said), said)
  assert.ok(!text.includes('unheard-of') && !text.includes('Moon'))
  assert.equal(chooser(plans), '', 'R328: an answer would lead nowhere')
})

test('R302: the comparison has each feature once, with yes or no for every package', () => {
  const html = renderToStaticMarkup(<Comparison plans={plans} text={pricingText.comparison} />)
  const rows = html.split('<tr>').map(textOf)
  const found = rows.filter((row) => /Website|Blog|Moon/.test(row))
  assert.deepEqual(found, ['Website Yes – No – No', 'Blog Yes Yes – No', 'Moon – No – No Yes'])
})

test('R303: the coins of an add-on add up to its monthly and its one-off price', () => {
  const addOn = { description: '', name: 'x' }
  const addOns = addOnsOf(
    {
      packages: { en: [{ period: 'per month' }], it: [] },
      addOns: {
        en: [
          { ...addOn, id: 'a', price: 1_388, period: 'per month' },
          { ...addOn, id: 'b', price: 250, period: 'set-up', thenMonthly: 50 },
          { ...addOn, id: 'c', price: 99, period: 'per hour' },
        ],
        it: [],
      },
    } as unknown as Parameters<typeof addOnsOf>[0],
    'en',
    () => '',
  )
  const html = renderedInApp(<Total addOns={addOns} text={pricingText.total} />)
  const worth = (label: string, of: 'monthly' | 'once') =>
    coins.reduce((sum, value) => sum + value * (label.split(`class="${coin[of][value]}"`).length - 1), 0)
  const labels = html.split('<label').slice(1)
  assert.deepEqual(
    labels.map((label) => [worth(label, 'monthly'), worth(label, 'once')]),
    [
      [1_388, 0],
      [50, 250],
      [0, 99],
    ],
  )
})
