import assert from 'node:assert/strict'
import { test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { composeMessage } from '#server/leads/delivery/message.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

test('the message has every field, source, time and language of a lead, and its reference', () => {
  const lead = sampleLead({ language: 'it' })
  const { subject, text, html } = composeMessage(lead)
  assert.equal(subject, `Pricing enquiry: Ada Rossi, Get Clients [${referenceOf(lead.id)}]`)
  const expected = [
    ...['Name: Ada', 'Surname: Rossi', 'Email: ada.rossi@example.com', 'Phone: 020 7946 0456'],
    ...['Package: Get Clients', 'Sent from: /pricing, Get Started', 'Language: Italian'],
    ...['Tuesday, 4 March 2025', '10:20', `Reference: ${referenceOf(lead.id)}`],
  ]
  for (const line of expected) assert.ok(text.includes(line), `${line} in\n${text}`)
  for (const value of Object.values(sampleFields)) assert.ok(html.includes(value), value)
})

test('markup in a field is escaped in the message', () => {
  const { html } = composeMessage(
    sampleLead({ fields: { ...sampleFields, name: `<img src=x onerror="a()">&'` } }),
  )
  assert.ok(html.includes('&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39;'))
  assert.equal(html.includes('<img'), false)
})

test('a subject is one line of limited length without control, invisible or bidi characters', () => {
  const name = `Eve\r\nBcc: x@example.com\u2028\u202egnp.exe\u0000\ud800${'é'.repeat(500)}`
  const { subject } = composeMessage(sampleLead({ fields: { ...sampleFields, name } }))
  assert.equal(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(subject), false)
  assert.ok(Array.from(subject).length < 220)
})

test('a subject keeps joiners between letters and emoji, and drops stray ones', () => {
  const family = '👩‍👩‍👧'
  const subjectOf = (name: string) =>
    composeMessage(sampleLead({ kind: 'question', fields: { name } })).subject.replace(/ \[.*/, '')
  assert.match(subjectOf(`Ada ${family} Rossi`), new RegExp(`Ada ${family} Rossi$`))
  assert.match(subjectOf('علی‌رضا'), /علی‌رضا$/)
  assert.match(subjectOf('\u200dAda \u200d\u200c Rossi\u200c'), /: Ada Rossi$/)
  const crowd = subjectOf(family.repeat(200))
  assert.match(crowd, new RegExp(`: (?:${family})+…$`))
})

test('a value of several lines cannot pose as another field', () => {
  const { text } = composeMessage(
    sampleLead({ kind: 'question', fields: { question: 'Hello\r\nReference: FAKE' } }),
  )
  assert.match(text, /^Question: Hello\n {4}Reference: FAKE$/m)
})

test('fields of other kinds get a readable label and value', () => {
  const fields = { businessName: 'Bakery', needsShop: true, desiredPages: ['Home', 'About'] }
  const { subject, text } = composeMessage(sampleLead({ kind: 'onboarding', fields }))
  assert.ok(subject.startsWith('Website brief: Bakery ['), subject)
  for (const line of ['Business name: Bakery', 'Needs shop: Yes', 'Desired pages: Home, About']) {
    assert.ok(text.includes(line), line)
  }
})
