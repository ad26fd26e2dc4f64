import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writtenNote } from '#domain/leads/delivery-words.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { toCsv, toJson } from '#server/leads/export.ts'
import { sampleFields, sampleLead } from './sample-lead.ts'

const recordOf = (fields: Record<string, string>): LeadRecord => ({
  lead: sampleLead({ fields: { ...sampleFields, ...fields } }),
  held: null,
  deliveries: {},
  handling: { status: 'open', statusSince: null, notes: [], released: null, owner: null },
})

async function* each(records: LeadRecord[]) {
  yield* records
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

async function cellOf(phone: string): Promise<string> {
  const csv = await textOf(toCsv(each([recordOf({ phone })]), ['phone']))
  const [, row = ''] = csv.split('\r\n')
  return row.split('Get Started,,')[1]?.slice(0, -',,'.length) ?? ''
}

test('telephone numbers stay as they were typed', async () => {
  for (const phone of [
    ...['+39 06 1234 5678', '+44 (0)20 7946-0456', '+390612345678', '020 7946 0456', '(020) 7946'],
    ...['+39.333.1234567', '+39/06/1234567', '+44 20 7946 0456 x12', '+44 20 7946 0456 ext. 12'],
  ])
    assert.equal(await cellOf(phone), phone)
})

test('a value that a spreadsheet would evaluate gets an apostrophe', async () => {
  const formulas = [
    ...['=1+1', "+1+cmd|' /C calc'!A0", '+39 06 1234;A1', '+A1', '-5', '-2+3', '@SUM(A1)', '\tx', '＝1'],
    ...['＋39 06', '--39 06', '+39\u00a006', '+39\t06', '+'],
  ]
  for (const text of formulas) assert.equal(await cellOf(text), text === '+' ? "'+" : `'${text}`, text)
  assert.equal(await cellOf('\rx'), '"\'\rx"')
})

test('the CSV header has a fixed order of columns, and a missing field is an empty cell', async () => {
  const csv = await textOf(toCsv(each([recordOf({})]), ['name', 'question']))
  const [head = '', row = '', end] = csv.split('\r\n')
  assert.equal(
    head,
    '\ufeffreference,id,kind,receivedAt,language,status,owner,state,page,button,campaign,name,question,files,notes',
  )
  assert.match(row, /,Get Started,,Ada,,,$/)
  assert.equal(end, '')
  assert.equal((await textOf(toCsv(each([]), []))).trim().split('\r\n').length, 1)
})

test('a mail that was only written to a file is not exported as delivered', async () => {
  const delivered = { status: 'delivered', attempts: 1, lastError: null, nextTryAt: null } as const
  const state = { ...delivered, firstFailureAt: null, deliveredAt: 0, sentAgain: null }
  const deliveries = { mail: { ...state, note: writtenNote }, drive: { ...state, note: null } }
  const csv = await textOf(toCsv(each([{ ...recordOf({}), deliveries }]), []))
  assert.match(csv, /,mail: written to a file; drive: delivered,/)
})

test('the JSON export is one array, even without leads', async () => {
  const records = [recordOf({ name: 'One\nline' }), recordOf({ name: 'Two' })]
  assert.deepEqual(JSON.parse(await textOf(toJson(each(records)))), records)
  assert.equal(await textOf(toJson(each(records))), `${JSON.stringify(records, null, 2)}\n`)
  assert.equal(await textOf(toJson(each([]))), '[]\n')
})

test('the CSV export has the campaign, without a formula', async () => {
  const campaign = { utm_source: '=HYPERLINK("x")', utm_campaign: 'spring' }
  const record = { ...recordOf({}), lead: sampleLead({ context: { campaign } }) }
  const [head = '', row = ''] = (await textOf(toCsv(each([record]), []))).split('\r\n')
  assert.match(head, /,campaign,/)
  assert.match(row, /"?'=HYPERLINK\(""x""\) \/ spring"/)
})
