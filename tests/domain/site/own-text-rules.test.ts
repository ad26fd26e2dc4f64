import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOfText, longestText, partsOf } from '#domain/site/own-text-rules.ts'
import { shippedTexts } from '#locales/shipped.ts'

test('every shipped text keeps the rules that the owner’s texts must keep', () => {
  for (const texts of Object.values(shippedTexts)) {
    assert.ok(texts.size > 1000)
    for (const [key, text] of texts) assert.equal(faultOfText(text, text), null, key)
  }
})

const price = 'From {price} for {site|capitalised}'
const count = '{{count:number:}}'
const refused: [text: string, shipped: string, why: RegExp][] = [
  ['', 'A', /empty/],
  ['  \u00a0 ', 'A', /empty/],
  ['x'.repeat(longestText + 1), 'A', /at most 5000/],
  ['Read <a href="/x">this</a>', 'A', /markup/],
  ['</script>', 'A', /markup/],
  ['<!-- -->', 'A', /markup/],
  ['two\nlines', 'A', /one line/],
  ['\u202eevil', 'A', /cannot be seen/],
  ['a\ud800', 'A', /cannot be seen/],
  ['a\0', 'A', /cannot be seen/],
  ['\ue000home\ue001', 'A', /cannot be seen/],
  ['{{', 'A', /brace/],
  ['}', 'A', /brace/],
  [`${'{'.repeat(2000)}a`, 'A', /brace/],
  [`{${'a'.repeat(4000)}`, 'A', /brace/],
  ['{{{a}}}', 'A', /brace/],
  ['For {name}', 'A', /has \{name\}, which/],
  ['For {__proto__}', 'A', /has \{__proto__\}, which/],
  ['{}', 'A', /has \{\}, which/],
  ['From {price}', price, /keep \{site\|capitalised\}/],
  ['{price} {site}', price, /must be \{site\|capitalised\}/],
  ['{price|lowercase} {site|capitalised}', price, /must be \{price\}/],
  ['{price} {site|capitalised} {{price:one:two}}', price, /two or three forms/],
  [count, '{{count:one|?? of them}}', /two or three forms/],
  ['No number', '{{count:one|?? of them}}', /keep \{count\}/],
]

test('a text that breaks a rule is refused with its reason', () => {
  for (const [text, shipped, why] of refused)
    assert.match(faultOfText(text, shipped) ?? 'no fault', why, text.slice(0, 40))
})

test('the owner may change words, their order and plural forms', () => {
  const shipped = '{count:number|grouped} {{post|posts}} by {site}'
  for (const text of [
    'By {site}: {count|grouped} {{note|notes}}',
    '{site} has {count|grouped}',
    '{{count:none|one|many}} – {count:number | grouped} – {site} – {site}',
    'a < b, “quotes”, 5 & 6, עברית, 👩‍👩‍👧, soft\u00adhyphen {count|grouped} {site}',
  ])
    assert.equal(faultOfText(text, shipped), null, text)
  assert.equal(faultOfText('{count} things', '{{count:one|?? of them}}'), null)
  assert.equal(faultOfText('Kind regards\n{site}', 'Yours\n{site}'), null)
})

test('a text is split into values, words and plurals', () => {
  assert.deepEqual(partsOf('{n:number|grouped} {{post|posts}} in {x}'), [
    { kind: 'value', text: '{n:number|grouped}', name: 'n', formatters: 'grouped' },
    { kind: 'words', text: ' ' },
    { kind: 'plural', text: '{{post|posts}}', name: 'n' },
    { kind: 'words', text: ' in ' },
    { kind: 'value', text: '{x}', name: 'x', formatters: '' },
  ])
})
