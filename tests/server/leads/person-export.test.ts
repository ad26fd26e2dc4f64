import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/** Everything that one address has sent, by the command line and in the studio (R262). */

const site = await startSite({ start: startApplication, env: { LEADS_PER_MINUTE: '0' } })
const env = envOf(site.folders)
const zenobia = 'zenobia@example.org'

const submit = async (address: string, body: Record<string, string>) => {
  const { status, text } = await send('POST', `${site.origin}${address}`, { body })
  assert.equal(status, 200, text)
}
const full = { name: 'Zenobia', surname: 'Quill', email: zenobia, phone: '020 7946 0812' }
await submit('/api/pricing-inquiry', full)
const asked = { name: 'Zen', email: zenobia.toUpperCase(), question: 'How long does it take?' }
await submit('/api/question', asked)
const question = `Is ${zenobia} a client of yours?`
await submit('/api/question', { name: 'Ada', email: 'ada@example.org', question })
const read = async (address: string, status = 200) => {
  const answer = await site.ask('GET', `/api/leads${address}`)
  assert.equal(answer.status, status, answer.text)
  return answer
}
const { json: list } = await read('')
const idOf = (name: string): string =>
  list.leads.find(({ lead }: { lead: { fields: { name: string } } }) => lead.fields.name === name).lead.id
await site.ask('POST', `/api/leads/${idOf('Zen')}/notes`, { text: 'Called back.' })

type Exported = { lead: { fields: Record<string, string> }; handling: { notes: { text: string }[] } }[]
const expectHers = (leads: Exported) => {
  assert.deepEqual(leads.map(({ lead }) => lead.fields.name).sort(), ['Zen', 'Zenobia'])
  assert.ok(leads.some(({ handling }) => handling.notes[0]?.text === 'Called back.'))
}

test('the command line exports the leads of one address, in any case, and of nobody who mentions it', async () => {
  const json = await callPonte(['leads', 'export', '--email', 'Zenobia@Example.org', '--json'], { env })
  assert.equal(json.status, 0, json.stderr)
  expectHers(JSON.parse(json.stdout))
  const table = await callPonte(['leads', 'export', '--email', zenobia], { env })
  assert.match(table.stdout, /Quill/)
  assert.match(table.stdout, /How long does it take\?/)
  assert.match(table.stdout, /Called back\./)
  assert.doesNotMatch(table.stdout, /Ada/)
  const none = await callPonte(['leads', 'export', '--email', 'nobody@example.org', '--json'], { env })
  assert.deepEqual([none.status, none.stdout], [0, '[]\n'])
  assert.equal((await callPonte(['leads', 'export', '--email', 'nobody'], { env })).status, 2)
  assert.equal((await callPonte(['leads', 'export', idOf('Zen'), '--email', zenobia], { env })).status, 2)
})

test('the studio exports everything of who sent a lead', async () => {
  expectHers((await read(`/export?format=json&person=${idOf('Zenobia')}`)).json)
  const { text, headers } = await read(`/export?person=${idOf('Zenobia')}`)
  assert.match(headers.get('content-type') ?? '', /^text\/csv/)
  assert.match(text, /Called back\./)
  assert.doesNotMatch(text, /Ada/)
  await read('/export?person=nonsense', 400)
  await read(`/export?person=${'0'.repeat(26)}`, 404)
})
