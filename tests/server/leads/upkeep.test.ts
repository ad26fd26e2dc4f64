import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/http/log.ts'
import type { Notice } from '#server/leads/channels/channel.ts'
import { createErasures } from '#server/leads/erasure.ts'
import { referenceOf } from '#server/leads/lead.ts'
import { createOutbox } from '#server/leads/outbox.ts'
import { createUpkeep } from '#server/leads/upkeep.ts'
import { sampleFields, sampleLead } from './sample-lead.ts'

const day = 86_400_000

async function kept(context: TestContext) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-upkeep-'))
  const outbox = createOutbox({
    dir: path.join(base, 'leads'),
    channels: [],
    retryBaseMs: 10,
    log: silentLog,
  })
  await outbox.start()
  context.after(async () => {
    await outbox.close()
    await rm(base, { recursive: true, force: true })
  })
  const erasures = await createErasures({
    dataDir: base,
    outbox,
    channels: [],
    retryMs: 10,
    log: silentLog,
  })
  const mails: Notice[] = []
  let time = Date.parse('2025-06-01T12:00:00Z')
  const upkeep = () =>
    createUpkeep({
      outbox,
      erasures,
      mail: {
        async notify(notice) {
          mails.push(notice)
        },
      },
      language: 'en',
      stateFile: path.join(base, 'held-digest'),
      retentionMonths: () => 24,
      log: silentLog,
      now: () => time,
    })
  return { outbox, mails, upkeep, time: () => time, pass: (ms: number) => (time += ms) }
}

test('a digest lists what is held, at most once a day, and not what was written', async (context) => {
  const { outbox, mails, upkeep, time, pass } = await kept(context)
  await upkeep().sendDigest()
  assert.equal(mails.length, 0)
  const fields = { ...sampleFields, name: 'Buy backlinks' }
  const { id } = await outbox.accept(sampleLead({ fields, held: 'content', receivedAt: time() }))
  await upkeep().sendDigest()
  assert.equal(mails.length, 1)
  const text = mails[0]?.paragraphs.join('\n') ?? ''
  assert.ok(text.includes(referenceOf(id)))
  assert.ok(text.includes('reads like advertising'))
  assert.equal(text.includes('Buy backlinks'), false)
  await outbox.accept(sampleLead({ held: 'flood', receivedAt: time() + 1 }))
  // Another process later, the same day
  await upkeep().sendDigest()
  assert.equal(mails.length, 1)
  pass(day)
  await upkeep().sendDigest()
  assert.equal(mails.length, 2)
  assert.equal(mails[1]?.paragraphs.join('\n').includes(referenceOf(id)), false)
  pass(day)
  await upkeep().sendDigest()
  assert.equal(mails.length, 2)
})

test('leads are erased after 24 months, delivered or not', async (context) => {
  const { outbox, upkeep } = await kept(context)
  await outbox.accept(sampleLead({ receivedAt: Date.parse('2023-05-31T12:00:00Z') }))
  const young = await outbox.accept(sampleLead({ receivedAt: Date.parse('2023-06-02T12:00:00Z') }))
  assert.equal(await upkeep().eraseOld(), 1)
  const { leads } = await outbox.list()
  assert.deepEqual(
    leads.map(({ lead }) => lead.id),
    [young.id],
  )
})
