import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { openApplication, startApplication } from '#tests/helpers/application.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, type Folders, foldersOf, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleInput } from '../content/sample-content.ts'
import { ada } from '../staff/staff-site.ts'
import { sampleFields, sampleLead } from './sample-lead.ts'

// Leads in the whole application: everything that one address has sent, at the command line and in the studio (R262); which
// program and content accepted a lead; what staff are told; and a further channel.

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

test('the command line exports the leads of one email address, in any case, but none that only mention it', async () => {
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

test('the studio exports all leads of the person who sent one', async () => {
  expectHers((await read(`/export?format=json&person=${idOf('Zenobia')}`)).json)
  const { text, headers } = await read(`/export?person=${idOf('Zenobia')}`)
  assert.match(headers.get('content-type') ?? '', /^text\/csv/)
  assert.match(text, /Called back\./)
  assert.doesNotMatch(text, /Ada/)
  await read('/export?person=nonsense', 400)
  await read(`/export?person=${'0'.repeat(26)}`, 404)
})

test('each lead records the program version and the content commit at that moment', async (context) => {
  const folders = await foldersOf(context)
  const { contentDir } = folders
  const { parts, close } = await openApplication({ folders })
  context.after(close)
  await parts.leads.repository.start()
  const take = async (name: string) => {
    const fields = { ...sampleFields, name }
    const sender = { notes: {}, language: 'en', flood: false, address: '192.0.2.1' } as const
    return parts.leads.intake.take({ kind: 'inquiry', fields, ...sender })
  }
  const head = () => execFileSync('git', ['-C', contentDir, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))

  const before = head()
  const first = await take('First')
  assert.deepEqual((await parts.leads.repository.get(first.id))?.lead.servedBy, { version, content: before })
  assert.ok((await parts.content.store.create(sampleInput('New', { published: false }), ada)).ok)
  assert.notEqual(head(), before)
  await waitFor('the new commit', async () => (await take('Later')).servedBy?.content === head())

  const shown = await callPonte(['leads', 'show', first.id], { env: envOf(folders) })
  assert.ok(
    shown.stdout.includes(
      `Received by version ${version} of the site, with content version ${before.slice(0, 10)}.`,
    ),
    shown.stdout + shown.stderr,
  )
})

const hour = 3_600_000

/** The data folder of a stopped server: a lead received that many hours ago, and the record of reminders. */
async function leftBehind(context: TestContext, hours: number) {
  const folders = await foldersOf(context)
  const lead = sampleLead({ receivedAt: Date.now() - hours * hour })
  const folder = path.join(folders.dataDir, 'leads', lead.id)
  await mkdir(path.join(folder, 'files'), { recursive: true })
  await writeFile(path.join(folder, 'lead.json'), JSON.stringify(lead))
  const delivered = { at: lead.receivedAt, event: 'delivered', note: 'ok' }
  const log = ['mail', 'drive', 'reply'].map((channel) => JSON.stringify({ ...delivered, channel }))
  await writeFile(path.join(folder, 'delivery.jsonl'), `${log.join('\n')}\n`)
  const since = Date.now() - (hours + 1) * hour
  // No summary is due during the test
  const record = { since, summary: Date.now(), told: {} }
  await writeFile(path.join(folders.dataDir, 'lead-reminders.json'), JSON.stringify(record))
  return { folders, id: lead.id }
}

const mailsIn = ({ dataDir }: Folders): Promise<string[]> =>
  readdir(path.join(dataDir, 'mail')).catch(() => [])

test('a server started after the due time mails the report once, in the staff language, and not again after a restart', async (context) => {
  const { folders, id } = await leftBehind(context, 25)
  const site = path.join(folders.contentDir, 'site.yaml')
  await writeFile(site, (await readFile(site, 'utf8')).replace('staffLanguage: en', 'staffLanguage: it'))
  const first = await startApplication({ folders })
  const mail = path.join(folders.dataDir, 'mail', `late-${id}.eml`)
  const text = await waitFor('the mail', () => readFile(mail, 'utf8').catch(() => null))
  const body = text.replaceAll('=\r\n', '')
  assert.ok(body.includes(referenceOf(id)))
  assert.ok(body.includes(`/admin/leads/${id}`))
  assert.match(body, /Non se ne occupa nessuno/)
  for (const value of Object.values(sampleFields)) assert.ok(!body.includes(value), value)
  const { json } = await send('GET', `${first.origin}/readyz`)
  assert.equal(json.parts.leads.unsentReminders, undefined)
  await first.stop()
  assert.deepEqual(await mailsIn(folders), [`late-${id}.eml`])
  const record = JSON.parse(await readFile(path.join(folders.dataDir, 'lead-reminders.json'), 'utf8'))
  assert.ok(record.told[id].includes('late'))

  const before = await readFile(mail)
  const second = await startApplication({ folders })
  await new Promise((resolve) => setTimeout(resolve, 500))
  await second.stop()
  assert.deepEqual(await readFile(mail), before)
  assert.deepEqual(await mailsIn(folders), [`late-${id}.eml`])
})

test('when mail and drive are both down, studio and metrics say so', async (context) => {
  const lead = sampleLead({ receivedAt: Date.now() - hour })
  const failed = {
    at: new Date(Date.now() - 50 * 60_000),
    event: 'failed',
    error: 'No answer.',
    permanent: false,
  }
  const log = ['mail', 'drive'].map((channel) => `${JSON.stringify({ ...failed, channel })}\n`)
  const site = await startSite({
    ...{ context, start: startApplication },
    // Nothing listens on port 9 (discard)
    env: { SMTP_URL: 'smtp://127.0.0.1:9', DRIVE_URL: 'webdav+http://u:p@127.0.0.1:9/leads' },
    async prepare({ dataDir }) {
      const folder = path.join(dataDir, 'leads', lead.id)
      await mkdir(path.join(folder, 'files'), { recursive: true })
      await writeFile(path.join(folder, 'lead.json'), JSON.stringify(lead))
      await writeFile(path.join(folder, 'delivery.jsonl'), log.join(''))
    },
  })
  await waitFor('the alarm in the metrics', async () => {
    const { text } = await site.get('/metrics')
    return ['mail', 'drive'].every((name) => text.includes(`ponte_leads_alarm{channel="${name}"} 1`))
  })
  // The studio's texts for these are tested in tests/e2e/admin-leads
  const { stuck } = (await site.ask('GET', '/api/leads/overview')).json
  assert.deepEqual(stuck.map(({ channel }: { channel: string }) => channel).sort(), ['drive', 'mail'])
})

test("a webhook that is switched on is part of the server's health and gets each lead like the other channels", async (context) => {
  const further = {
    LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/in',
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  }
  for (const [env, channels] of [
    [{}, ['mail', 'drive', 'reply']],
    [further, ['mail', 'drive', 'webhook', 'reply']],
  ] as const) {
    const { parts, close } = await openApplication({ folders: await foldersOf(context), env })
    context.after(close)
    const { repository, health } = parts.leads
    await repository.start()
    const { id } = await repository.accept(sampleLead({ receivedAt: Date.now() }))
    assert.deepEqual(Object.keys((await repository.get(id))?.deliveries ?? {}), channels)
    const watched = channels.filter((name) => name !== 'reply')
    assert.deepEqual(Object.keys(health).sort(), ['leads', ...watched].sort())
  }
})
