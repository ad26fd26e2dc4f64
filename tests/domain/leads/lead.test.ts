import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadSchema } from '#domain/leads/lead.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { sampleFields, sampleLead } from '../../server/leads/sample-lead.ts'

test('the same submission with the same fields is the same lead, whenever it arrives', () => {
  const first = sampleLead({ submissionId: 'abc' })
  const repeat = sampleLead({ submissionId: 'abc', receivedAt: 0, context: {} })
  assert.equal(repeat.id, first.id)
})

test('a corrected field, a different submission id or none at all makes a new lead', () => {
  const first = sampleLead({ submissionId: 'abc' })
  const corrected = sampleLead({ submissionId: 'abc', fields: { ...sampleFields, phone: '1' } })
  const ids = [
    first.id,
    corrected.id,
    sampleLead({ submissionId: 'abd' }).id,
    sampleLead().id,
    sampleLead().id,
  ]
  assert.equal(new Set(ids).size, ids.length)
})

test('a lead id is a plain name, and no path is accepted as one', () => {
  for (const id of [sampleLead().id, sampleLead({ submissionId: '../../etc' }).id])
    assert.ok(isLeadId(id), id)
  for (const id of [
    '',
    '..',
    '../../../../../../etc/passwd',
    `${sampleLead().id}/..`,
    `.${sampleLead().id}`,
  ]) {
    assert.equal(isLeadId(id), false, id)
  }
})

test('the reference is short and stable', () => {
  const { id } = sampleLead({ submissionId: 'abc' })
  assert.match(referenceOf(id), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  assert.equal(referenceOf(id), referenceOf(id))
})

test('a lead is the same after a round trip through JSON', () => {
  const lead = sampleLead({ held: 'flood' })
  assert.deepEqual(leadSchema.parse(JSON.parse(JSON.stringify(lead))), lead)
})

test('the wording that an older version stored with a lead is dropped on reading', () => {
  const lead = sampleLead()
  const hash = 'a'.repeat(64)
  const wording = { privacy: hash, form: hash, since: '2026-11-01T10:00:00.000Z', program: 'b', content: 'c' }
  assert.deepEqual(leadSchema.parse({ ...lead, wording }), lead)
})
