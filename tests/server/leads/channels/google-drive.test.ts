import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { serviceAccount, startGoogleDrive } from '#tests/helpers/google-drive-server.ts'
import { sampleLead } from '../sample-lead.ts'
import { failureOf } from './failure-of.ts'
import { leadWithFiles } from './lead-with-files.ts'

const unit = 256 * 1024
const logo = Buffer.from('the bytes of a logo')
/** Three parts of two units each, the last one incomplete. */
const film = randomBytes(5 * unit + 1234)

async function setUp(context: TestContext) {
  const server = await startGoogleDrive(context)
  const brief = await leadWithFiles(context, { 'Logo.png': logo, 'Film.mp4': film, 'Empty.txt': '' })
  const channel = server.channel()
  const countOf = (part: string) => server.requests.filter((line) => line.includes(part)).length
  return {
    ...{ server, channel, ...brief, countOf },
    deliver: (by = channel) => brief.deliverBy(by),
    verify: (by = channel) => failureOf(by.verify?.()),
    uploadsBegun: () => countOf('POST /upload'),
    partsSent: () => countOf('PUT /upload'),
    inTree: () => [...server.tree().keys()],
  }
}

type SetUp = Awaited<ReturnType<typeof setUp>>

/** Asserts that there is one folder with one copy of each file and the right bytes. */
function assertComplete({ server, lead, folder }: SetUp): void {
  assert.equal(server.faultsLeft(), 0, 'a planned fault did not occur')
  const tree = server.tree()
  const inside = [
    '',
    'files/',
    'files/01 Logo.png',
    'files/02 Film.mp4',
    'files/03 Empty.txt',
    'lead.json',
    'lead.txt',
  ]
  assert.deepEqual(
    [...tree.keys()].sort(),
    inside.map((name) => `${folder}/${name}`),
  )
  assert.ok(tree.get(`${folder}/files/01 Logo.png`)?.equals(logo), 'logo')
  assert.ok(tree.get(`${folder}/files/02 Film.mp4`)?.equals(film), 'film')
  assert.equal(tree.get(`${folder}/files/03 Empty.txt`)?.length, 0)
  assert.equal(JSON.parse(String(tree.get(`${folder}/lead.json`))).id, lead.id)
}

/**
 * Faults for parts of the film. A part's address does not name its file, so `after` skips the requests before it:
 * the logo's, and those for earlier parts of the film.
 */
const first = { on: 'PUT /upload', after: 1 }
const second = { on: 'PUT /upload', after: 2 }
const last = { on: 'PUT /upload', after: 3, loseAnswer: true } as const
const tooMany = { status: 403, reason: 'userRateLimitExceeded' }
const forgotten = { on: 'PUT /upload', expireSessions: true } as const

type Count = { uploads?: number; parts?: number; tokens?: number; lags?: boolean }
type Fault = Parameters<SetUp['server']['fail']>[0]
const recovered: Record<string, [faults: Fault[], count?: Count]> = {
  '403 for too many requests is retried like 429': [[{ on: 'POST /upload', times: 2, ...tooMany }]],
  '500 at any step is retried': [
    ['GET /drive', 'POST /drive', 'POST /upload'].map((on) => ({ on, times: 2, status: 500 })),
  ],
  'after a 500 within a file the upload resumes where it stopped': [
    [{ ...second, status: 500 }],
    { uploads: 5, parts: 7 + 2 },
  ],
  'a token that expires early is replaced, even in the middle of a file': [
    [
      { on: 'POST /drive', expireTokens: true },
      { ...second, expireTokens: true },
    ],
    { uploads: 5, tokens: 3 },
  ],
  'after a connection lost within a part the same upload is resumed': [
    [{ ...first, cutAfter: unit + 5000 }],
    { uploads: 5 },
  ],
  'a part is completed when Google accepted only half': [[{ ...first, takeOnly: unit }], { uploads: 5 }],
  'a connection lost at the first byte starts no second upload': [
    [{ ...first, cutAfter: 0 }],
    { uploads: 5 },
  ],
  'a middle part whose answer is lost is not sent again': [
    [{ ...second, loseAnswer: true }],
    { parts: 7 + 1 },
  ],
  'a lost answer to the last part creates no second file': [[last], { uploads: 5 }],
  'a lost answer to the last part of an expired upload creates no second file': [[last, forgotten]],
  'a lost answer to creating the folder does not create a second one': [
    [{ on: 'POST /drive/v3/files?', loseAnswer: true }],
    { lags: true },
  ],
  'an expired upload is started again': [[{ ...forgotten, after: 2 }], { uploads: 6 }],
  'a failing token endpoint is retried': [[{ on: 'POST /token', times: 2, status: 503 }]],
}

for (const [name, [faults, { uploads, parts, tokens, lags = false } = {}]] of Object.entries(recovered)) {
  test(name, async (context) => {
    const setup = await setUp(context)
    setup.server.state.searchLags = lags
    for (const fault of faults) setup.server.fail({ ...fault })
    await setup.deliver()
    assertComplete(setup)
    if (uploads !== undefined) assert.equal(setup.uploadsBegun(), uploads)
    if (parts !== undefined) assert.equal(setup.partsSent(), parts)
    if (tokens !== undefined) assert.equal(setup.countOf('POST /token'), tokens)
  })
}

test('a lead becomes a folder with its text and its files, sent in parts', async (context) => {
  const setup = await setUp(context)
  const note = await setup.deliver()
  assert.match(note, new RegExp(`website-brief ${setup.lead.id} in the leads folder in Google Drive`))
  assertComplete(setup)
  assert.equal(setup.uploadsBegun(), 5)
  assert.equal(setup.partsSent(), 7)
})

for (const lags of [false, true])
  test(`repeating a complete copy adds nothing${lags ? ' while the search lags behind' : ''}`, async (context) => {
    const setup = await setUp(context)
    setup.server.state.searchLags = lags
    await setup.deliver()
    await setup.deliver()
    await setup.deliver(setup.server.channel())
    assertComplete(setup)
    if (!lags) assert.equal(setup.uploadsBegun(), 5)
  })

test('a retry makes no second copy even if the stored ids were lost', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ on: 'POST /upload', after: 1, times: 5, status: 500 })
  await failureOf(setup.deliver())
  await rm(path.join(setup.base, 'lead', 'google-drive-ids.json'))
  await setup.deliver(setup.server.channel())
  assertComplete(setup)
})

test('a folder that staff renamed is found again', async (context) => {
  const setup = await setUp(context)
  await setup.deliver()
  for (const item of setup.server.items.values()) if (item.name.includes('website-brief')) item.name = 'DONE'
  await setup.deliver(setup.server.channel())
  assert.equal(setup.inTree().filter((at) => at.startsWith('DONE')).length, 7)
  assert.equal(setup.inTree().length, 7)
})

for (const name of ['02 Film.mp4', 'website-brief'])
  test(`what staff moved to the trash is created again by the next delivery: ${name}`, async (context) => {
    const setup = await setUp(context)
    await setup.deliver()
    for (const item of setup.server.items.values()) if (item.name.includes(name)) item.trashed = true
    assert.ok(setup.inTree().length < 7)
    await setup.deliver()
    assertComplete(setup)
    await setup.deliver(setup.server.channel())
    assertComplete(setup)
  })

test('a 429 is retried after the wait that Google asks for', async (context) => {
  const setup = await setUp(context)
  const headers = { 'Retry-After': '1' }
  setup.server.fail({ on: 'POST /drive', status: 429, reason: 'rateLimitExceeded', headers })
  const begun = Date.now()
  await setup.deliver()
  assert.ok(Date.now() - begun >= 950)
  assertComplete(setup)
})

test('a long wait that Google asks for is left to the delivery queue', async (context) => {
  const setup = await setUp(context)
  const headers = { 'Retry-After': '3600' }
  setup.server.fail({ on: 'POST /drive', status: 429, reason: 'rateLimitExceeded', headers })
  const error = await failureOf(setup.deliver())
  assert.equal(error.message, 'Google Drive asks us to wait.')
  assert.equal(error.unreachable, true)
  await setup.deliver()
  assertComplete(setup)
})

test('a persistent 500 ends the attempt after a few retries, and the next one completes the copy', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ on: 'POST /upload', times: 5, status: 500 })
  const error = await failureOf(setup.deliver())
  assert.equal(error.message, 'Google Drive has a fault of its own (500).')
  assert.equal(error.unreachable, true)
  assert.equal(setup.uploadsBegun(), 5)
  await setup.deliver()
  assertComplete(setup)
})

test('a service account that is always refused is retried with one new token only', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ on: '/drive/v3', times: 99, status: 401, reason: 'authError' })
  const error = await failureOf(setup.deliver())
  assert.match(error.message, /did not accept the service account/)
  assert.equal(setup.countOf('POST /token'), 2)
})

test('a token is reused, and replaced shortly before it expires', async (context) => {
  const setup = await setUp(context)
  await setup.deliver()
  assert.equal(setup.countOf('POST /token'), 1)
  setup.server.state.tokenSeconds = 59
  const channel = setup.server.channel()
  await channel.verify?.()
  await channel.verify?.()
  assert.equal(setup.countOf('POST /token'), 3)
})

test('a lost answer to the last part creates no second file, even after a restart with a lagging search', async (context) => {
  const setup = await setUp(context)
  setup.server.state.searchLags = true
  setup.server.fail({ ...last })
  setup.server.fail({ on: 'PUT /upload', times: 9, status: 500 })
  await failureOf(setup.deliver())
  setup.server.mend()
  await setup.deliver(setup.server.channel())
  assertComplete(setup)
})

test('an unfinished upload is resumed by the next attempt', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ ...second, times: 99, status: 500 })
  await failureOf(setup.deliver())
  setup.server.mend()
  await setup.deliver()
  assertComplete(setup)
  assert.equal(setup.uploadsBegun(), 5)
})

test('verify reports a service account without storage quota and what to do', async (context) => {
  const setup = await setUp(context)
  Object.assign(setup.server.state, { driveId: null, quota: false })
  const error = await setup.verify()
  assert.match(error.message, /service accounts do not have storage quota/)
  assert.match(error.message, /move the folder into a shared drive/)
  assert.match(error.message, /content manager/)
  assert.ok(error.message.includes(serviceAccount))
  assert.equal(error.unreachable, true)
  // A delivery also fails with this error, at once
  assert.equal((await failureOf(setup.deliver())).message, error.message)
  assert.equal(setup.uploadsBegun(), 2)
})

test('a full shared drive is not reported as a service account without quota', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ on: 'POST /upload', status: 403, reason: 'storageQuotaExceeded' })
  assert.match((await failureOf(setup.deliver())).message, /^The room that Google Drive gives is used up/)
})

test('verify in a personal folder writes once and leaves nothing behind', async (context) => {
  const setup = await setUp(context)
  setup.server.state.driveId = null
  await setup.channel.verify?.()
  await setup.channel.verify?.()
  assert.equal(setup.uploadsBegun(), 1)
  assert.equal(setup.server.items.size, 1)
})

test('verify in a shared drive writes nothing', async (context) => {
  const setup = await setUp(context)
  await setup.channel.verify?.()
  assert.equal(setup.uploadsBegun(), 0)
})

test('a missing or unshared folder is reported in plain words', async (context) => {
  const setup = await setUp(context)
  const channel = setup.server.channel({ folderId: 'anotherFolder0123' })
  const error = await failureOf(setup.deliver(channel))
  assert.match(error.message, /is not there, or is not shared with the service account/)
  assert.ok(error.message.includes(serviceAccount))
  assert.match((await setup.verify(channel)).message, /is not there, or is not shared/)
})

for (const [name, prepare, words] of [
  [
    'a read-only service account is reported with the role that it needs',
    (server) => (server.state.canAddChildren = false),
    /make it a content manager/,
  ],
  [
    'an API that is not switched on is reported in plain words',
    (server) => server.fail({ on: '/drive/v3', status: 403, reason: 'accessNotConfigured' }),
    /is not switched on/,
  ],
  [
    'a missing key file is reported in plain words',
    (server) => rm(server.credentialsFile),
    /GOOGLE_APPLICATION_CREDENTIALS names cannot be read/,
  ],
] satisfies [string, (server: SetUp['server']) => unknown, RegExp][]) {
  test(name, async (context) => {
    const setup = await setUp(context)
    await prepare(setup.server)
    assert.match((await setup.verify()).message, words)
  })
}

test('a key unknown to Google is reported in plain words, without the key', async (context) => {
  const setup = await setUp(context)
  const { credentialsFile, credentials } = setup.server
  await writeFile(credentialsFile, JSON.stringify({ ...credentials, client_email: `not-${serviceAccount}` }))
  const error = await setup.verify()
  assert.match(error.message, /did not accept the key of the service account/)
  assert.equal(setup.countOf('POST /token'), 1)
})

test('a key file without a key is reported in plain words, without its content', async (context) => {
  const setup = await setUp(context)
  const { credentialsFile, credentials } = setup.server
  await writeFile(credentialsFile, JSON.stringify({ ...credentials, private_key: 'hunter2' }))
  const error = await setup.verify()
  assert.match(error.message, /is not the JSON key of a service account/)
  assert.doesNotMatch(`${error.stack} ${String(error.cause)}`, /hunter2/)
})

test('a silent server times out', async (context) => {
  const setup = await setUp(context)
  setup.server.fail({ on: '/drive/v3', times: 99, hang: true })
  const begun = Date.now()
  const channel = setup.server.channel({ silenceMs: 300 })
  assert.match((await setup.verify(channel)).message, /did not answer in time/)
  assert.ok(Date.now() - begun < 15_000)
})

test('the signal aborts a delivery during a wait, with its reason', async (context) => {
  const { server, channel, deliverBy } = await setUp(context)
  const headers = { 'Retry-After': '20' }
  server.fail({ on: 'POST /drive', status: 429, reason: 'rateLimitExceeded', headers })
  const control = new AbortController()
  setTimeout(() => control.abort(new DeliveryError('Closing')), 100)
  const error = await failureOf(deliverBy(channel, { signal: control.signal }))
  assert.equal(error.message, 'Closing')
})

test('two leads get a folder each', async (context) => {
  const setup = await setUp(context)
  await setup.deliver()
  const other = path.join(setup.base, 'other', 'files')
  await mkdir(other, { recursive: true })
  const { signal } = new AbortController()
  await setup.channel.deliver(sampleLead(), { filesFolder: other, signal })
  assert.equal(setup.inTree().filter((at) => /^[^/]+\/$/.test(at)).length, 2)
  assert.deepEqual((await readdir(path.dirname(other))).sort(), ['files', 'google-drive-ids.json'])
})
