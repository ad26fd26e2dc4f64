import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { homeText as english } from '#locales/en/home.ts'
import { homeText as italian } from '#locales/it/home.ts'
import { MissedCall } from '#renderer/missed-call/missed-call.tsx'
import { tagsIn, textOf } from '#tests/helpers/page-html.ts'

for (const [language, { missedCall }] of Object.entries({ english, italian })) {
  const html = renderToStaticMarkup(<MissedCall text={missedCall} />)

  test(`R299, ${language}: before anything is chosen the four steps can be read in their order`, () => {
    const { missed, sent, reply, booked } = missedCall.phone
    const list = textOf(html.slice(html.indexOf('<ol')))
    const places = [missed, sent, reply, booked].map((text) => list.indexOf(text))
    assert.ok(!places.includes(-1), list)
    assert.deepEqual(
      places,
      [...places].sort((one, other) => one - other),
    )
    assert.ok(textOf(html).includes(missedCall.example))
    assert.equal(tagsIn(html, 'figure').length, 1)
  })

  test(`R299, ${language}: one group of five labelled radio buttons, none chosen, without script or inline style`, () => {
    const inputs = tagsIn(html, 'input')
    assert.equal(inputs.length, 5)
    assert.deepEqual([...new Set(inputs.map(({ attributes }) => attributes.name))], ['missed-call'])
    assert.ok(
      inputs.every(({ attributes }) => attributes.type === 'radio' && attributes.checked === undefined),
    )
    assert.equal(tagsIn(html, 'label').length, 5)
    assert.equal(tagsIn(html, 'legend').length, 1)
    assert.ok(!/ style=|<script|<button|<form/.test(html))
  })
}
