import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { parseDriveUrl } from '#server/leads/channels/drive/target.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { startWebDavServer } from '#tests/helpers/webdav-server.ts'
import { failureOf } from './failure-of.ts'
import { leadWithFiles } from './lead-with-files.ts'

const logo = Buffer.from('the bytes of a logo')
const brief = Buffer.alloc(2_000_000, 'brief')

/** A channel to the address with these credentials, and a lead with two files. */
async function setUp(context: TestContext, address: string, credentials = 'u:p', silenceMs = 10_000) {
  const { lead, folder, deliverBy } = await leadWithFiles(context, {
    ...{ 'Logo 100%.png': logo, 'Perché?.pdf': brief },
  })
  const parsed = parseDriveUrl(`webdav+${address.replace('://', `://${credentials}@`)}`)
  assert.ok(parsed.ok)
  const channel = createDriveChannel({ target: parsed.target, silenceMs })
  return {
    channel,
    lead,
    folder,
    deliver: (signal?: AbortSignal) => deliverBy(channel, { ...(signal && { signal }) }),
  }
}

async function ordered(context: TestContext, silenceMs?: number) {
  const server = await startWebDavServer(context)
  return { server, ...(await setUp(context, `${server.url}team/leads`, 'u:p', silenceMs)) }
}

const [logoName, briefName] = ['01 Logo 100%.png', '02 Perché_.pdf']
const inside = [`files/${logoName}`, `files/${briefName}`, 'lead.json', 'lead.txt']

type Ordered = Awaited<ReturnType<typeof ordered>>

const assertComplete = ({ server, folder }: Ordered): void => {
  const home = `/team/leads/${folder}`
  assert.deepEqual([...server.files.keys()].sort(), inside.map((name) => `${home}/${name}`).sort())
  assert.ok(server.files.get(`${home}/files/01 Logo 100%.png`)?.equals(logo))
  assert.ok(server.files.get(`${home}/files/02 Perché_.pdf`)?.equals(brief))
}

const putsOf = ({ server }: Ordered): string[] =>
  server.requests.filter((line) => line.startsWith('PUT')).map((line) => path.basename(line))

test('rclone’s WebDAV server gets every file once and complete, in new folders', async (context) => {
  const disk = await temporaryFolder(context)
  const address = await startRclone(context, disk)
  if (address === null) return
  const { deliver, channel, folder } = await setUp(context, `${address}team/leads`)
  await channel.verify?.()
  assert.match(await deliver(), /website-brief .* in the leads folder/)
  await deliver()
  const home = path.join(disk, 'team', 'leads', folder)
  assert.deepEqual(await readdir(path.dirname(home)), [folder])
  assert.deepEqual((await readdir(home, { recursive: true })).sort(), ['files', ...inside].sort())
  assert.ok((await readFile(path.join(home, 'files/01 Logo 100%.png'))).equals(logo))
  assert.ok((await readFile(path.join(home, 'files/02 Perché_.pdf'))).equals(brief))
})

test('an incomplete copy on rclone’s WebDAV server is completed', async (context) => {
  const disk = await temporaryFolder(context)
  const address = await startRclone(context, disk)
  if (address === null) return
  const { deliver, folder } = await setUp(context, address)
  await mkdir(path.join(disk, folder, 'files'), { recursive: true })
  const half = path.join(disk, folder, 'files/02 Perché_.pdf')
  await writeFile(half, brief)
  await truncate(half, 1000)
  await deliver()
  assert.ok((await readFile(half)).equals(brief))
  const found = (await readdir(path.join(disk, folder), { recursive: true })).sort()
  assert.deepEqual(found, ['files', ...inside].sort())
})

test('a wrong password for rclone’s WebDAV server is reported without the password', async (context) => {
  const address = await startRclone(context, await temporaryFolder(context))
  if (address === null) return
  const { deliver, channel } = await setUp(context, address, 'u:sesame')
  const error = await failureOf(deliver())
  assert.equal(error.message, 'The WebDAV drive did not accept the user name or the password.')
  assert.equal(error.unreachable, true)
  assert.match((await failureOf(channel.verify?.())).message, /did not accept/)
})

test('lead.json is sent last, and repeating a complete copy sends nothing', async (context) => {
  const setup = await ordered(context)
  await setup.deliver()
  assert.deepEqual(putsOf(setup), [logoName, briefName, 'lead.txt', 'lead.json'])
  await setup.deliver()
  assert.equal(putsOf(setup).length, 4)
  assertComplete(setup)
})

test('a connection lost within a file is reported, and the retry sends that file again', async (context) => {
  const setup = await ordered(context)
  setup.server.fail({ method: 'PUT', path: '.pdf', cutAfter: 50_000 })
  const error = await failureOf(setup.deliver())
  assert.equal(error.message, 'The WebDAV drive broke the connection off.')
  assert.equal(error.unreachable, true)
  await setup.deliver()
  assertComplete(setup)
  assert.deepEqual(putsOf(setup), [logoName, briefName, briefName, 'lead.txt', 'lead.json'])
})

test('after a lost answer the file that arrived is not sent again', async (context) => {
  const setup = await ordered(context)
  setup.server.fail({ method: 'PUT', path: '.pdf', loseAnswer: true })
  await failureOf(setup.deliver())
  await setup.deliver()
  assertComplete(setup)
  assert.deepEqual(putsOf(setup), [logoName, briefName, 'lead.txt', 'lead.json'])
})

test('a lost answer to creating the folder does not create a second one', async (context) => {
  const setup = await ordered(context)
  setup.server.fail({ method: 'MKCOL', path: 'website-brief', status: 409 })
  setup.server.fail({ method: 'MKCOL', path: 'website-brief', loseAnswer: true })
  await failureOf(setup.deliver())
  await setup.deliver()
  assertComplete(setup)
})

type Refusal = { fault: object; words: RegExp; facts?: Partial<DeliveryError> }
const mkcol = { method: 'MKCOL', path: '' }
const refusals: Record<string, Refusal> = {
  'a full drive': {
    fault: { status: 507 },
    words: /^The WebDAV drive is full\.$/,
    facts: { unreachable: true },
  },
  'a locked file, as a fault of this lead only,': {
    fault: { status: 423 },
    words: /^The WebDAV drive has the file “lead.txt” locked: somebody has it open\.$/,
    facts: { unreachable: false },
  },
  'a file that is too large for the drive': {
    ...{ fault: { status: 413 }, words: /refused the file “lead.txt” because it is too large/ },
    facts: { permanent: true },
  },
  'a folder that may not be written': {
    fault: { ...mkcol, status: 403 },
    words: /does not let this user write/,
  },
  'a fault of the server': { fault: { ...mkcol, status: 502 }, words: /fault of its own \(502\)/ },
}

for (const [name, { fault, words, facts = {} }] of Object.entries(refusals))
  test(`${name} is reported in plain words, and the next attempt delivers the lead`, async (context) => {
    const setup = await ordered(context)
    setup.server.fail({ method: 'PUT', path: 'lead.txt', ...fault })
    const error = await failureOf(setup.deliver())
    assert.match(error.message, words)
    for (const [fact, value] of Object.entries(facts)) assert.equal(Reflect.get(error, fact), value, fact)
    await setup.deliver()
    assertComplete(setup)
  })

test('a delivery to a silent server times out', async (context) => {
  const setup = await ordered(context, 300)
  setup.server.fail({ method: 'PUT', hang: true })
  const begun = Date.now()
  assert.match((await failureOf(setup.deliver())).message, /did not answer in time/)
  assert.ok(Date.now() - begun < 15_000)
})

test('the signal aborts a delivery with its reason', async (context) => {
  const setup = await ordered(context)
  setup.server.fail({ method: 'MKCOL', hang: true })
  const control = new AbortController()
  setTimeout(() => control.abort(new DeliveryError('Closing')), 50)
  assert.equal((await failureOf(setup.deliver(control.signal))).message, 'Closing')
})

test('a redirect is not followed, so its target gets no credentials', async (context) => {
  const setup = await ordered(context)
  const elsewhere = await startWebDavServer(context)
  setup.server.fail({ method: 'MKCOL', status: 307, headers: { Location: elsewhere.url } })
  assert.match((await failureOf(setup.deliver())).message, /sends us to another address/)
  assert.deepEqual(elsewhere.requests, [])
})

test('an unreachable host is reported as unreachable', async (context) => {
  const { deliver } = await setUp(context, `http://127.0.0.1:${await freePort()}/`)
  const error = await failureOf(deliver())
  assert.equal(error.message, 'The WebDAV drive could not be reached.')
  assert.equal(error.unreachable, true)
})

test('verify creates a missing folder', async (context) => {
  const { server, channel } = await ordered(context)
  await channel.verify?.()
  assert.ok(server.folders.has('/team/leads/'))
})

test('verify reports an address that is not a WebDAV folder', async (context) => {
  const { server, channel } = await ordered(context)
  server.fail({ method: 'PROPFIND', status: 405 })
  assert.match((await failureOf(channel.verify?.())).message, /must name a WebDAV folder/)
})

/** Starts rclone, which serves the folder on a free port to `u:p`. Null if it is not installed; the test is then skipped. */
async function startRclone(context: TestContext, folder: string): Promise<string | null> {
  if (spawnSync('rclone', ['version']).error) {
    context.skip('needs rclone, which is not installed here')
    return null
  }
  const login = ['--user', 'u', '--pass', 'p']
  const options = ['--addr', '127.0.0.1:0', ...login, '--config', path.join(folder, '..', 'none')]
  const child = spawn('rclone', ['serve', 'webdav', folder, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  context.after(async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  return waitFor('rclone’s address', () => /http:\/\/127\.0\.0\.1:\d+\//.exec(log)?.[0])
}
