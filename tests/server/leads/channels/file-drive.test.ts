import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import type { Lead } from '#domain/leads/lead.ts'
import { silentLog } from '#server/kernel/log.ts'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from '../sample-lead.ts'
import { failureOf } from './failure-of.ts'

const logo = Buffer.from('the bytes of a logo')
const brief = Buffer.alloc(200_000, 'brief')

async function setUp(context: TestContext, disk?: string) {
  const base = await temporaryFolder(context)
  const dir = disk ?? path.join(base, 'data', 'drive')
  const filesFolder = path.join(base, 'lead', 'files')
  await mkdir(filesFolder, { recursive: true })
  await writeFile(path.join(filesFolder, 'logo_0.png'), logo)
  await writeFile(path.join(filesFolder, 'brief_0.pdf'), brief)
  return { base, dir, filesFolder, channel: createDriveChannel({ target: { kind: 'file', dir } }) }
}

const withFiles = () =>
  sampleLead({
    kind: 'onboarding',
    files: [
      {
        name: 'Logo.png',
        stored: 'logo_0.png',
        group: 'logo',
        size: logo.length,
        type: 'image/png',
        sha256: '',
      },
      {
        name: 'Our brief.pdf',
        stored: 'brief_0.pdf',
        group: 'brief',
        size: brief.length,
        type: 'application/pdf',
        sha256: '',
      },
    ],
  })

type SetUp = Awaited<ReturnType<typeof setUp>>

const deliver = ({ channel, filesFolder }: Pick<SetUp, 'channel' | 'filesFolder'>, lead: Lead) =>
  channel.deliver(lead, { filesFolder, signal: new AbortController().signal })

const everything = async (dir: string): Promise<string[]> => (await readdir(dir, { recursive: true })).sort()

const copyNames = (lead: Lead): string[] => {
  const folder = `2025-03-04 website-brief ${lead.id}`
  const inside = ['files', 'files/01 Logo.png', 'files/02 Our brief.pdf', 'lead.json', 'lead.txt']
  return [folder, ...inside.map((name) => `${folder}/${name}`)]
}

test('a lead becomes a folder with its text and its files', async (context) => {
  const setup = await setUp(context)
  const lead = withFiles()
  const note = await deliver(setup, lead)
  assert.match(note, new RegExp(`2025-03-04 website-brief ${lead.id} in the leads folder`))
  assert.deepEqual(await everything(setup.dir), copyNames(lead))
  const folder = path.join(setup.dir, `2025-03-04 website-brief ${lead.id}`)
  assert.deepEqual(await readFile(path.join(folder, 'files/01 Logo.png')), logo)
  assert.deepEqual(await readFile(path.join(folder, 'files/02 Our brief.pdf')), brief)
  assert.equal(JSON.parse(await readFile(path.join(folder, 'lead.json'), 'utf8')).id, lead.id)
  assert.match(await readFile(path.join(folder, 'lead.txt'), 'utf8'), /Ada/)
})

test('a lead without files is a folder too', async (context) => {
  const setup = await setUp(context)
  const lead = sampleLead()
  await deliver(setup, lead)
  const folder = `2025-03-04 pricing-inquiry ${lead.id}`
  assert.deepEqual(await everything(setup.dir), [folder, `${folder}/lead.json`, `${folder}/lead.txt`])
})

test('a repeat makes no second copy and leaves what staff added', async (context) => {
  const setup = await setUp(context)
  const lead = withFiles()
  await deliver(setup, lead)
  const [folder = ''] = await readdir(setup.dir)
  await writeFile(path.join(setup.dir, folder, 'notes.txt'), 'called on Monday')
  await deliver(setup, lead)
  assert.deepEqual(await everything(setup.dir), [...copyNames(lead), `${folder}/notes.txt`].sort())
})

test('half a copy is completed', async (context) => {
  const setup = await setUp(context)
  const lead = withFiles()
  await deliver(setup, lead)
  const [name = ''] = await readdir(setup.dir)
  const folder = path.join(setup.dir, name)
  await rm(path.join(folder, 'lead.json'))
  await rm(path.join(folder, 'lead.txt'))
  await truncate(path.join(folder, 'files/02 Our brief.pdf'), 100)
  await deliver(setup, lead)
  assert.deepEqual(await everything(setup.dir), copyNames(lead))
  assert.deepEqual(await readFile(path.join(folder, 'files/02 Our brief.pdf')), brief)
})

test('what a crash left beside it is cleared away', async (context) => {
  const setup = await setUp(context)
  const lead = withFiles()
  await mkdir(path.join(setup.dir, `.incoming ${lead.id}`, 'files'), { recursive: true })
  await writeFile(path.join(setup.dir, `.incoming ${lead.id}`, 'lead.json'), '{')
  await deliver(setup, lead)
  assert.deepEqual(await everything(setup.dir), copyNames(lead))
})

test('the server keeps the lead while the drive is in the way, and delivers it once', async (context) => {
  const { base, dir, channel } = await setUp(context)
  await mkdir(path.dirname(dir), { recursive: true })
  await writeFile(dir, 'a file where the folder should be')
  const repository = createLeadRepository({
    dir: path.join(base, 'leads'),
    channels: [channel],
    retryBaseMs: 20,
    log: silentLog,
  })
  context.after(() => repository.close())
  await repository.start()
  const staging = await repository.stagingFolder()
  await writeFile(path.join(staging, 'logo_0.png'), logo)
  await writeFile(path.join(staging, 'brief_0.pdf'), brief)
  const staged = ['logo_0.png', 'brief_0.pdf'].map((stored) => ({ stored, path: path.join(staging, stored) }))
  const lead = withFiles()
  await repository.accept(lead, staged)
  const state = async () => (await repository.get(lead.id))?.deliveries.drive
  assert.match(await waitFor('a failure', async () => (await state())?.lastError), /is a file where a folder/)
  await rm(dir)
  await waitFor('the delivery', async () => (await state())?.status === 'delivered')
  assert.deepEqual(await everything(dir), copyNames(lead))
})

test('a file that is gone from the server is named, and nothing is copied', async (context) => {
  const setup = await setUp(context)
  await rm(path.join(setup.filesFolder, 'brief_0.pdf'))
  const error = await failureOf(deliver(setup, withFiles()))
  assert.match(error.message, /“02 Our brief.pdf” of this lead cannot be read/)
  assert.equal(error.unreachable, false)
  await assert.rejects(readdir(setup.dir), { code: 'ENOENT' })
})

test('a file that changed on the server is not passed on as if it were whole', async (context) => {
  const setup = await setUp(context)
  await truncate(path.join(setup.filesFolder, 'brief_0.pdf'), 100)
  assert.match((await failureOf(deliver(setup, withFiles()))).message, /has 100 bytes .* not the 200000/)
})

test('an aborted delivery leaves nothing half done', async (context) => {
  const { channel, dir, filesFolder } = await setUp(context)
  const signal = AbortSignal.abort(new DeliveryError('There was no answer in time.'))
  const error = await failureOf(channel.deliver(withFiles(), { filesFolder, signal }))
  assert.match(error.message, /no answer in time/)
  assert.deepEqual(await everything(dir), [])
})

test('a full disk is said in plain words, leaves nothing behind, and room ends it', async (context) => {
  const disk = await smallDisk(context)
  if (disk === null) return
  const setup = await setUp(context, disk)
  const ballast = path.join(setup.dir, 'ballast')
  await writeFile(ballast, Buffer.alloc(150_000))
  const lead = withFiles()
  const error = await failureOf(deliver(setup, lead))
  assert.equal(error.message, 'The disk of the drive folder is full.')
  assert.equal(error.unreachable, true)
  assert.deepEqual(await everything(setup.dir), ['ballast'])
  await rm(ballast)
  await deliver(setup, lead)
  assert.deepEqual(await everything(setup.dir), copyNames(lead))
})

test('a disk that can only be read is said in plain words', async (context) => {
  const disk = await smallDisk(context)
  if (disk === null) return
  const setup = await setUp(context, disk)
  await run('mount', ['-o', 'remount,ro', setup.dir])
  assert.match((await failureOf(deliver(setup, withFiles()))).message, /can only be read/)
  assert.match((await failureOf(setup.channel.verify?.())).message, /can only be read/)
})

test('verify makes the folder, and says when a file is in its place', async (context) => {
  const { channel, dir } = await setUp(context)
  await channel.verify?.()
  assert.deepEqual(await readdir(dir), [])
  await rm(dir, { recursive: true })
  await writeFile(dir, '')
  assert.match((await failureOf(channel.verify?.())).message, /is a file where a folder is needed/)
})

const run = promisify(execFile)

/** A disk of 320 KB in memory. Null, and the test is skipped, where this account may not mount one. */
async function smallDisk(context: TestContext): Promise<string | null> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ponte-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=320k', 'tmpfs', dir])
  } catch {
    await rm(dir, { recursive: true })
    context.skip('needs the right to mount a disk in memory')
    return null
  }
  context.after(async () => {
    await run('umount', [dir])
    await rm(dir, { recursive: true })
  })
  return dir
}
