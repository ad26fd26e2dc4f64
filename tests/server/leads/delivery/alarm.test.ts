import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import type { Channel, Notice } from '#server/leads/channels/channel.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { parseDriveUrl } from '#server/leads/channels/drive/target.ts'
import { createMailChannel } from '#server/leads/channels/mail.ts'
import { createMailer } from '#server/leads/channels/mailer.ts'
import { createAlarm } from '#server/leads/delivery/alarm.ts'
import { startGoogleDrive } from '#tests/helpers/google-drive-server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { startWebDavServer } from '#tests/helpers/webdav-server.ts'
import { officeAt } from '../office.ts'

const minute = 60_000

/** An alarm with mail written as files, and with a drive in a folder unless another channel is given. */
async function alarmed(context: TestContext, given?: Channel) {
  const base = await temporaryFolder(context)
  const folder = path.join(base, 'drive')
  const drive = given ?? createDriveChannel({ target: { kind: 'file', dir: folder } })
  const mail = createMailChannel({
    mailer: createMailer({ smtpUrl: null, mailDir: path.join(base, 'mail') }),
    office: officeAt('office@example.com'),
    host: 'example.com',
  })
  let time = 0
  const waited: Record<string, number | null> = { mail: null, drive: null }
  const failed = { mail: 0, drive: 0 }
  const unerased = { count: 0 }
  const told: [by: string, notice: Notice][] = []
  const errors: object[] = []
  /** Wraps a real channel to record its notices after it has passed them on. */
  const noted = (channel: Channel): Channel => {
    const { notify } = channel
    assert.ok(notify, `${channel.name} cannot tell anybody anything`)
    return {
      ...channel,
      async notify(notice) {
        await notify(notice)
        told.push([channel.name, notice])
      },
    }
  }
  const alarm = createAlarm({
    repository: {
      status: () => ({
        undelivered: { mail: 3, drive: 0 },
        failed,
        oldestUndeliveredMs: waited,
        held: 0,
        toAnswer: 0,
        damaged: 0,
      }),
    },
    channels: [noted(mail), noted(drive)],
    language: () => 'en',
    log: { ...silentLog, error: (about: object) => errors.push(about) } as typeof silentLog,
    unerased: () => unerased.count,
    now: () => time,
  })
  return {
    ...{ folder, told, errors, waited, failed, unerased },
    /** The channels that sent a notice, in order. */
    by: () => told.map(([name]) => name),
    look: async (at: number) => {
      time = at
      await alarm.look()
    },
  }
}

test('a channel whose lead waits for more than ten minutes is reported once, by the other channel', async (context) => {
  const { by, told, errors, waited, look } = await alarmed(context)
  waited.mail = 10 * minute
  await look(0)
  assert.equal(told.length, 0)
  waited.mail = 10 * minute + 1
  await look(minute)
  await look(2 * minute)
  assert.deepEqual(by(), ['drive'])
  assert.match(told[0]?.[1].subject ?? '', /mail/)
  assert.match(told[0]?.[1].paragraphs.join() ?? '', /3 leads/)
  assert.deepEqual(errors, [{ channel: 'mail', waiting: 3 }])
})

test('an alarm is repeated after a day, and raised again when the fault returns', async (context) => {
  const { by, told, waited, look } = await alarmed(context)
  waited.drive = 11 * minute
  await look(0)
  await look(23 * 60 * minute)
  assert.equal(told.length, 1)
  await look(25 * 60 * minute)
  assert.equal(told.length, 2)
  waited.drive = null
  await look(26 * 60 * minute)
  waited.drive = 11 * minute
  await look(27 * 60 * minute)
  assert.equal(told.length, 3)
  assert.deepEqual(new Set(by()), new Set(['mail']))
})

test('a delivery that was given up raises an alarm as well', async (context) => {
  const { by, failed, look } = await alarmed(context)
  failed.mail = 1
  await look(0)
  assert.deepEqual(by(), ['drive'])
})

test('leads that retention refuses to erase raise an alarm on every channel', async (context) => {
  const { folder, told, unerased, look } = await alarmed(context)
  unerased.count = 7
  await look(0)
  await look(minute)
  const found = told.map(([by, { id }]) => [by, id])
  assert.deepEqual(found, [
    ['mail', 'alarm-1970-01-01-retention'],
    ['drive', 'alarm-1970-01-01-retention'],
  ])
  assert.match(await readFile(path.join(folder, 'ALARM retention.txt'), 'utf8'), /7 leads are suddenly due/)
  unerased.count = 0
  await look(2 * minute)
  assert.deepEqual(await readdir(folder), [])
})

test('setting the clock back or ahead does not silence the alarm', async (context) => {
  const { told, failed, look } = await alarmed(context)
  const day = 24 * 60 * minute
  failed.mail = 1
  await look(0)
  let at = 0
  for (const days of [-30, 30, 3_653, -3_653]) {
    at += days * day
    await look(at)
  }
  assert.equal(told.length, 5)
  await look(at + minute)
  assert.equal(told.length, 5)
})

test('while mail is down an alarm file is in the drive, replaced the next day and removed when mail works', async (context) => {
  const { folder, waited, look } = await alarmed(context)
  waited.mail = 11 * minute
  await look(0)
  assert.deepEqual(await readdir(folder), ['ALARM mail.txt'])
  const text = () => readFile(path.join(folder, 'ALARM mail.txt'), 'utf8')
  assert.match(await text(), /Leads are not getting through: mail[\s\S]*3 leads[\s\S]*1970-01-01 00:00 UTC/)
  await look(25 * 60 * minute)
  assert.deepEqual(await readdir(folder), ['ALARM mail.txt'])
  assert.match(await text(), /1970-01-02 01:00 UTC/)
  waited.mail = null
  await look(26 * 60 * minute)
  assert.deepEqual(await readdir(folder), [])
})

test('an alarm file that the drive refuses is retried at every check, and logged once', async (context) => {
  const { folder, told, errors, waited, look } = await alarmed(context)
  await writeFile(folder, 'a file where the folder should be')
  waited.mail = 11 * minute
  await look(0)
  await look(minute)
  assert.equal(told.length, 0)
  assert.deepEqual(errors, [
    { channel: 'mail', waiting: 3 },
    { channel: 'drive', about: 'mail' },
  ])
  await rm(folder)
  await look(2 * minute)
  assert.deepEqual(await readdir(folder), ['ALARM mail.txt'])
})

test('an alarm file left by an earlier process is removed once mail works', async (context) => {
  const drive = await startWebDavServer(context)
  const parsed = parseDriveUrl(drive.driveUrl)
  assert.ok(parsed.ok)
  const channel = () => createDriveChannel({ target: parsed.target })
  const first = await alarmed(context, channel())
  first.waited.mail = 11 * minute
  await first.look(0)
  assert.match(String(drive.files.get('/leads/ALARM mail.txt')), /Leads are not getting through: mail/)
  const second = await alarmed(context, channel())
  await second.look(minute)
  assert.deepEqual([...drive.files.keys()], [])
})

test('in Google Drive there is one alarm file even if the search lags, and it is removed', async (context) => {
  const google = await startGoogleDrive(context)
  google.state.searchLags = true
  const { waited, look } = await alarmed(context, google.channel())
  waited.mail = 11 * minute
  await look(0)
  await look(25 * 60 * minute)
  assert.deepEqual([...google.tree().keys()], ['ALARM mail.txt'])
  waited.mail = null
  await look(26 * 60 * minute)
  assert.deepEqual([...google.tree().keys()], [])
})
