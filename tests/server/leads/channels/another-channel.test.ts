import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import * as z from 'zod'
import { texts, translated } from '#locales/texts.ts'
import { readConfig } from '#server/config.ts'
import type { PageRequest } from '#server/kernel/feature.ts'
import { ok } from '#server/kernel/finding.ts'
import { silentLog } from '#server/kernel/log.ts'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import type { ChannelKind } from '#server/leads/channels/channel-kind.ts'
import { channelKinds, channelViews, erasingChannels } from '#server/leads/channels/channels.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { describeReceipt } from '#server/leads/retention/receipt.ts'
import { examine } from '#server/operations/doctor/doctor.ts'
import { openApplication } from '#tests/helpers/application.ts'
import { envOf, foldersOf } from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { envExample } from '../../../../scripts/generated-texts.ts'
import { sampleLead } from '../sample-lead.ts'

// A channel that nobody knows but its own file: each lead is a line in LINES_DIR/leads.txt.

const settings = {
  LINES_DIR: {
    group: 'Lines of leads',
    about: 'A folder in whose file leads.txt each lead is a line.',
    example: './lines',
    schema: z.string().startsWith('/', 'must be an absolute folder').optional(),
  },
}

const english = texts('en', {
  name: 'the list of lines',
  removed: { lines: '{count:number} {{line|lines}} in the list' },
  unreachable: {
    formerLines: '{{count:one line|?? lines}} in a list that LINES_DIR no longer names',
    missingLines: '{{count:one line that is|?? lines that are}} not in the list',
  },
})

const read = (dir: string) => readFile(path.join(dir, 'leads.txt'), 'utf8').catch(() => '')

async function change(dir: string, id: string, line: string): Promise<boolean> {
  const before = await read(dir)
  const others = before.split('\n').filter((one) => one !== '' && !one.startsWith(id))
  await writeFile(path.join(dir, 'leads.txt'), [...others, line].filter(Boolean).join('\n'))
  return before.includes(id)
}

const linesKind: ChannelKind<typeof settings> = {
  name: 'lines',
  toStaff: true,
  settings,
  view: {
    label: 'List of lines',
    stuck: 'Lines are not written.',
    stuckShort: 'Line stuck',
    inActivity: 'as a line',
    sendAgain: null,
    erased: 'Its line in the list',
    outcome: 'stored',
  },
  words: {
    en: english,
    it: translated<typeof english>('it', {
      name: 'l’elenco',
      removed: { lines: '{count} {{riga|righe}} nell’elenco' },
      unreachable: {
        formerLines: '{{count:una riga|?? righe}} in un elenco che LINES_DIR non indica più',
        missingLines: '{{count:una riga|?? righe}} non più nell’elenco',
      },
    }),
  },
  async open({ values: { LINES_DIR: dir } }) {
    if (dir === undefined) return null
    return {
      name: 'lines',
      details: { to: 'lines' },
      async deliver({ id, fields }) {
        await change(dir, id, `${id} ${fields.email}`).catch((cause: unknown) => {
          throw new DeliveryError('The list cannot be written.', { unreachable: true, cause })
        })
        return 'Written as a line'
      },
    }
  },
  copies: {
    open: ({ values: { LINES_DIR: dir = '' } }) => ({
      target: dir,
      remove: async ({ id }) => ((await change(dir, id, '')) ? 'removed' : 'none'),
    }),
    named: { removed: 'lines', trashed: 'lines', former: 'formerLines', missing: 'missingLines' },
  },
  examine: async ({ values: { LINES_DIR: dir } }) => [ok('lines', `Lines go to ${dir}.`)],
}

async function openSite(context: TestContext, dir: string) {
  const folders = await foldersOf(context)
  const { parts, config, close } = await openApplication({ folders, env: { LINES_DIR: dir } })
  context.after(close)
  await parts.leads.repository.start()
  return { ...parts.leads, config, folders, env: { ...envOf(folders), LINES_DIR: dir } }
}

test('a channel is added by its own file and a line in the list, and taken away again', async (context) => {
  const dir = await temporaryFolder(context)
  channelKinds.push(linesKind)

  await context.test('its setting is checked, and in .env.example', () => {
    assert.match(envExample(), /## Lines of leads\n# A folder in whose file .*\nLINES_DIR=\n/)
    const wrong = readConfig({ LINES_DIR: 'here' })
    assert.ok(!wrong.ok)
    assert.deepEqual(wrong.faults, [
      { name: 'LINES_DIR', message: 'must be an absolute folder', example: './lines' },
    ])
  })

  await context.test(
    'it gets the lead, shows in health, studio and doctor, and is erased',
    async (context) => {
      const { repository, health, forPages, config, env, folders } = await openSite(context, dir)
      const lead = sampleLead()
      await repository.accept(lead)
      await waitFor('the line', async () => (await read(dir)) === `${lead.id} ada.rossi@example.com`)
      await waitFor('the record', () => repository.status().undelivered.lines === 0)
      assert.deepEqual(await health.lines?.(), { status: 'ok', to: 'lines', undelivered: 0, failed: 0 })
      assert.equal(channelViews().lines?.label, 'List of lines')
      const { channelInWords } = forPages({ response: { locals: {} }, form: null } as unknown as PageRequest)
      assert.equal(channelInWords('lines'), 'as a line')

      const { findings } = await examine({ env, cwd: folders.base })
      assert.deepEqual(
        findings.filter(({ id }) => id === 'lines').map(({ text }) => text),
        [`Lines go to ${dir}.`],
      )

      const erasures = await createErasures({
        ...{ dataDir: folders.dataDir, repository, retryMs: 50, log: silentLog },
        channels: erasingChannels(folders.dataDir, config.channels),
      })
      context.after(() => erasures.close())
      const { receipt } = await erasures.erasePerson('Ada.Rossi@example.com')
      assert.equal(await read(dir), '')
      assert.deepEqual(
        receipt.removed.filter(({ place }) => place === 'lines'),
        [{ place: 'lines', count: 1 }],
      )
      assert.match(describeReceipt(receipt, 'en').join('\n'), /1 line in the list/)
      assert.match(describeReceipt(receipt, 'it').join('\n'), /1 riga nell’elenco/)
    },
  )

  channelKinds.pop()
  await context.test('nothing of it is left', async (context) => {
    assert.doesNotMatch(envExample(), /LINES_DIR/)
    const { repository, health } = await openSite(context, dir)
    const lead = sampleLead()
    await repository.accept(lead)
    assert.deepEqual(Object.keys(health).sort(), ['drive', 'leads', 'mail'])
    const record = await repository.get(lead.id)
    assert.deepEqual(Object.keys(record?.deliveries ?? {}), ['mail', 'drive', 'reply'])
    assert.equal(await read(dir), '')
  })
})
