import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { entriesOf, reportAndErase } from '#tests/helpers/people.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

const { folders, server } = await startSite({ env: { LEADS_PER_MINUTE: '0' } })

const inquiry = { name: 'Zenobia', surname: 'Quill', email: 'zenobia@example.org', phone: '020 7946 0812' }

test('the command line writes the report for its owner only, never over a file, and changes nothing', async () => {
  const { status } = await send('POST', `${server.origin}/api/pricing-inquiry`, { body: inquiry })
  assert.equal(status, 200)
  const file = path.join(folders.base, 'report.zip')
  const run = (...words: string[]) =>
    startPonte(['leads', 'report', ...words], {
      env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
    })
  const made = await run('ZENOBIA@example.org', file)
  assert.equal(made.status, 0, made.stderr)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const entries = await entriesOf(await readFile(file))
  const { leads } = JSON.parse(entries.get('report.json')?.toString() ?? '')
  assert.equal(leads.length, 1)
  const page = entries.get('index.html')?.toString() ?? ''
  assert.match(page, /<html lang="en">/)
  assert.match(page, /What we hold about zenobia@example\.org/i)
  assert.match(page, new RegExp(`href="${leads[0].reference}/message.html"`))
  assert.ok(entries.has(`${leads[0].reference}/message.html`))
  const again = await run('zenobia@example.org', file)
  assert.equal(again.status, 1)
  assert.match(again.stderr, /is there already/)
  const none = await run('nobody@example.org', path.join(folders.base, 'none.zip'))
  assert.equal(none.status, 0)
  assert.equal((await run('nobody', file)).status, 2)
})

test('what a report lists is what an erasure removes', async (context) => {
  const cookie = await signIn(server.origin)
  await send('POST', `${server.origin}/api/leads/erase`, { cookie, body: { email: inquiry.email } })
  const { faults, leads, files } = await reportAndErase({
    ...{ server, dataDir: folders.dataDir, people: 10, seed: 20 },
  })
  context.diagnostic(`${leads} leads, ${files} files`)
  assert.deepEqual(faults, [])
})
