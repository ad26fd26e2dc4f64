import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { type Folders, foldersOf, send } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const hour = 3_600_000

/** A data folder as a server left it: with a lead that came in so many hours ago, and the record of reminders. */
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
  // No summary falls into the test
  const record = { since, summary: Date.now(), told: {} }
  await writeFile(path.join(folders.dataDir, 'lead-reminders.json'), JSON.stringify(record))
  return { folders, id: lead.id }
}

const mailsIn = ({ dataDir }: Folders): Promise<string[]> =>
  readdir(path.join(dataDir, 'mail')).catch(() => [])

test('a server that starts late mails the report once, in the language of staff, and not again after a restart', async (context) => {
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
