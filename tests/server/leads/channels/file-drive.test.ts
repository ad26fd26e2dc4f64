import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { openLeads } from '../open-leads.ts'
import { sampleLead } from '../sample-lead.ts'
import { failureOf } from './failure-of.ts'
import { leadWithFiles } from './lead-with-files.ts'

const logo = Buffer.from('the bytes of a logo')
const brief = Buffer.alloc(200_000, 'brief')

async function setUp(context: TestContext, disk?: string) {
  const { base, filesFolder, lead, folder, deliverBy } = await leadWithFiles(context, {
    ...{ 'Logo.png': logo, 'Our brief.pdf': brief },
  })
  const dir = disk ?? path.join(base, 'data', 'drive')
  const channel = createDriveChannel({ target: { kind: 'file', dir } })
  const inside = ['files', 'files/01 Logo.png', 'files/02 Our brief.pdf', 'lead.json', 'lead.txt']
  return {
    ...{ dir, lead, channel, folder, stored: path.join(filesFolder, 'file_1.pdf') },
    deliver: (others?: Parameters<typeof deliverBy>[1]) => deliverBy(channel, others),
    /** The drive's content once the lead is complete. */
    whole: [folder, ...inside.map((name) => `${folder}/${name}`)],
    everything: async () => (await readdir(dir, { recursive: true })).sort(),
    read: (name: string) => readFile(path.join(dir, folder, name)),
  }
}

test('a lead becomes a folder with its text and its files', async (context) => {
  const { lead, folder, deliver, whole, everything, read } = await setUp(context)
  assert.match(await deliver(), new RegExp(`${folder} in the leads folder`))
  assert.deepEqual(await everything(), whole)
  assert.deepEqual(await read('files/01 Logo.png'), logo)
  assert.deepEqual(await read('files/02 Our brief.pdf'), brief)
  assert.equal(JSON.parse(String(await read('lead.json'))).id, lead.id)
  assert.match(String(await read('lead.txt')), /Ada/)
})

test('repeating a delivery makes no second copy and leaves what staff added', async (context) => {
  const { dir, folder, deliver, whole, everything } = await setUp(context)
  await deliver()
  await writeFile(path.join(dir, folder, 'notes.txt'), 'called on Monday')
  await deliver()
  assert.deepEqual(await everything(), [...whole, `${folder}/notes.txt`].sort())
})

test('an incomplete copy is completed', async (context) => {
  const { dir, folder, deliver, whole, everything, read } = await setUp(context)
  await deliver()
  await rm(path.join(dir, folder, 'lead.json'))
  await rm(path.join(dir, folder, 'lead.txt'))
  await truncate(path.join(dir, folder, 'files/02 Our brief.pdf'), 100)
  await deliver()
  assert.deepEqual(await everything(), whole)
  assert.deepEqual(await read('files/02 Our brief.pdf'), brief)
})

test('leftovers of a crashed delivery are removed', async (context) => {
  const { dir, lead, deliver, whole, everything } = await setUp(context)
  await mkdir(path.join(dir, `.incoming ${lead.id}`, 'files'), { recursive: true })
  await writeFile(path.join(dir, `.incoming ${lead.id}`, 'lead.json'), '{')
  await deliver()
  assert.deepEqual(await everything(), whole)
})

test('a lead is kept while the drive folder is blocked by a file, and then delivered once', async (context) => {
  const { dir, channel, everything } = await setUp(context)
  await mkdir(path.dirname(dir), { recursive: true })
  await writeFile(dir, 'a file where the folder should be')
  const { start } = await openLeads(context, { channels: [channel], retryBaseMs: 20 })
  const repository = await start()
  const { id } = await repository.accept(sampleLead())
  const state = async () => (await repository.get(id))?.deliveries.drive
  assert.match(await waitFor('a failure', async () => (await state())?.lastError), /is a file where a folder/)
  await rm(dir)
  await waitFor('the delivery', async () => (await state())?.status === 'delivered')
  assert.equal((await everything()).length, 3)
})

test('a file missing on the server is named, and nothing is copied', async (context) => {
  const { dir, stored, deliver } = await setUp(context)
  await rm(stored)
  const error = await failureOf(deliver())
  assert.match(error.message, /“02 Our brief.pdf” of this lead cannot be read/)
  assert.equal(error.unreachable, false)
  await assert.rejects(readdir(dir), { code: 'ENOENT' })
})

test('a file that has changed its size on the server is not delivered', async (context) => {
  const { stored, deliver } = await setUp(context)
  await truncate(stored, 100)
  assert.match((await failureOf(deliver())).message, /has 100 bytes .* not the 200000/)
})

test('an aborted delivery leaves nothing half done', async (context) => {
  const { deliver, everything } = await setUp(context)
  const signal = AbortSignal.abort(new DeliveryError('There was no answer in time.'))
  assert.match((await failureOf(deliver({ signal }))).message, /no answer in time/)
  assert.deepEqual(await everything(), [])
})

test('a full disk is reported in plain words and leaves nothing behind; with room the lead is delivered', async (context) => {
  const disk = await smallDisk(context)
  if (disk === null) return
  const { deliver, whole, everything } = await setUp(context, disk)
  const ballast = path.join(disk, 'ballast')
  await writeFile(ballast, Buffer.alloc(150_000))
  const error = await failureOf(deliver())
  assert.equal(error.message, 'The disk of the drive folder is full.')
  assert.equal(error.unreachable, true)
  assert.deepEqual(await everything(), ['ballast'])
  await rm(ballast)
  await deliver()
  assert.deepEqual(await everything(), whole)
})

test('a read-only disk is reported in plain words', async (context) => {
  const disk = await smallDisk(context)
  if (disk === null) return
  const { channel, deliver } = await setUp(context, disk)
  await run('mount', ['-o', 'remount,ro', disk])
  assert.match((await failureOf(deliver())).message, /can only be read/)
  assert.match((await failureOf(channel.verify?.())).message, /can only be read/)
})

test('verify creates the folder, and reports a file in its place', async (context) => {
  const { channel, dir, everything } = await setUp(context)
  await channel.verify?.()
  assert.deepEqual(await everything(), [])
  await rm(dir, { recursive: true })
  await writeFile(dir, '')
  assert.match((await failureOf(channel.verify?.())).message, /is a file where a folder is needed/)
})

const run = promisify(execFile)

/** A disk of 320 KB in memory. Null if this account may not mount one; the test is then skipped. */
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
