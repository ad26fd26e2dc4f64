import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { createLead } from '#server/leads/intake/create-lead.ts'
import { foldersOf, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const count = 2_000
const briefBytes = 256 * 1024
const mostMb = 200

// Anybody can send such briefs; read all at once, they would need a gigabyte
test('two thousand held briefs of 256 KB are read at the start, listed, searched and exported within 200 MB', async (t) => {
  const folders = await foldersOf(t)
  await fill(folders.dataDir)
  const server = await startServer({ folders })
  t.after(() => server.stop())
  const isRead = async () => (await send('GET', `${server.origin}/readyz`)).json.parts.leads.reading === false
  await waitFor('every lead to be read', isRead, 300_000)
  const cookie = await signIn(server.origin)
  for (const at of [
    '/api/leads?limit=500',
    '/api/leads?limit=500&offset=1000&order=oldest',
    '/api/leads/overview',
    '/admin/leads?status=held&show=500',
    '/api/leads?query=visitor-7%40example.com',
    '/api/leads/export?format=csv',
    '/api/leads/export?format=json',
  ]) {
    const [response] = await once(get(`${server.origin}${at}`, { headers: { cookie } }), 'response')
    assert.equal(response.statusCode, 200, at)
    for await (const _ of response);
  }
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  const peakMb = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
  t.diagnostic(`${peakMb.toFixed(0)} MB`)
  assert.ok(peakMb < mostMb, `${peakMb} MB`)
})

/** Writes leads without flushing, since this data folder need not survive a crash. */
async function fill(dataDir: string): Promise<void> {
  const fields = [
    'businessDescription',
    'targetAudience',
    'inspirationWebsites',
    'customPages',
    'specialRequests',
  ]
  // A single character beyond Latin-1 doubles a text's size in memory
  const text = `– ${'x'.repeat(briefBytes / fields.length - 8)}`
  for (let at = 0; at < count; at += 1) {
    const lead = createLead({
      kind: 'onboarding',
      fields: {
        fullName: 'Ada Rossi',
        email: `visitor-${at}@example.com`,
        ...Object.fromEntries(fields.map((name) => [name, text])),
      },
      language: 'it',
      receivedAt: Date.now() - at,
      submissionId: randomBytes(16).toString('hex'),
      held: 'content',
    })
    const folder = path.join(dataDir, 'leads', lead.id)
    await mkdir(path.join(folder, 'files'), { recursive: true })
    await writeFile(path.join(folder, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`)
  }
}
