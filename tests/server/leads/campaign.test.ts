import assert from 'node:assert/strict'
import { test } from 'node:test'
import { campaignIn } from '#domain/leads/campaign.ts'
import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import { composeMessage } from '#server/leads/delivery/message.ts'
import { campaignOf } from '#server/leads/intake/campaign.ts'
import { sampleLead } from './sample-lead.ts'

// Campaign tags are untrusted text: known names only, one short line each, and never a reason to refuse a form (R279).

test('only known campaign tags are accepted, each once, shortened and on one line', () => {
  const tagsOf = (query: string) => campaignIn(new URLSearchParams(query))
  assert.equal(tagsOf('?utm_source=a&utm_id=1&gclid=2&email=ada%40example.com&utm_source=b'), 'utm_source=a')
  assert.equal(tagsOf('?page=2'), '')
  const campaign = campaignOf(
    `utm_source=${encodeURIComponent('a\r\nBcc: x@example.com\u202e\u0000')}&utm_term=${'x'.repeat(5_000)}&utm_medium=%20`,
  )
  assert.deepEqual(campaign, { utm_source: 'a Bcc: x@example.com', utm_term: `${'x'.repeat(99)}…` })
  assert.equal(campaignOf('constructor=x&__proto__=y&utm_source='), undefined)
  assert.equal(campaignOf(undefined), undefined)
})

test('a malformed campaign is ignored and never makes a form invalid', () => {
  const form = { name: 'Ada', surname: 'Rossi', email: 'ada@example.com', phone: '1' }
  for (const campaign of [1, null, {}, ['utm_source=a'], '%E0%A4%A', 'x'.repeat(100_000)]) {
    const parsed = inquirySchema.safeParse({ ...form, campaign })
    assert.ok(parsed.success, String(campaign).slice(0, 20))
    assert.equal(campaignOf(parsed.data.campaign), undefined)
  }
})

test('mail to staff has the campaign on one line', () => {
  const lead = sampleLead({ context: { campaign: { utm_source: 'flyer', utm_campaign: 'spring' } } })
  assert.match(composeMessage(lead).text, /^Campaign: flyer \/ spring$/m)
  assert.match(composeMessage(lead, { language: 'it' }).text, /^Campagna: flyer \/ spring$/m)
  assert.doesNotMatch(composeMessage(sampleLead()).text, /Campaign/)
})
