import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { leadSchema } from '#domain/leads/lead.ts'
import { openApplication } from '#tests/helpers/application.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, foldersOf } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleInput } from '../content/sample-content.ts'
import { ada } from '../staff/staff-site.ts'
import { sampleFields, sampleLead } from './sample-lead.ts'

test('each lead names the program and the commit of the content at that moment', async (context) => {
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
    shown.stdout.includes(`Taken by version ${version} of the site, with content ${before.slice(0, 10)}.`),
    shown.stdout + shown.stderr,
  )
})

test('a lead of a version that kept what the visitor saw is read without it', () => {
  const lead = sampleLead()
  const hash = 'a'.repeat(64)
  const wording = { privacy: hash, form: hash, since: '2026-11-01T10:00:00.000Z', program: 'b', content: 'c' }
  assert.deepEqual(leadSchema.parse({ ...lead, wording }), lead)
})
