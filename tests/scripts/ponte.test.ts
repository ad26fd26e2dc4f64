import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { lockData } from '#server/kernel/data-lock.ts'
import { ensureFolder } from '#server/kernel/files.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, type Folders, makeFolders } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields, sampleLead } from '#tests/server/leads/sample-lead.ts'

let folders: Folders
const opened: ReturnType<typeof createLeadRepository>[] = []

before(async () => {
  folders = await makeFolders()
})

after(async () => {
  // A repository left open by a failed test would keep this process running
  await Promise.all(opened.map((repository) => repository.close()))
  await folders.remove()
})

const ponte = (words: string[], env: Record<string, string> = {}, input = '') =>
  callPonte(words, { env: { ...envOf(folders), ...env }, input })

test('a member is added with a link that works only for their email, and removed again', async () => {
  const added = await ponte(['staff', 'add', 'Grace@example.com', '--role', 'editor', '--json'])
  assert.equal(added.status, 0, added.stderr)
  const token = new URL(JSON.parse(added.stdout).link).searchParams.get('setup') ?? ''
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  const grace = { name: 'Grace', email: 'grace@example.com', password: 'a long enough password' }
  assert.equal((await accounts.setUp(token, { ...grace, email: 'somebody@example.com' })).ok, false)
  assert.equal((await accounts.setUp(token, grace)).ok, true)
  assert.match((await ponte(['staff', 'list'])).stdout, /grace@example\.com {2}Grace {2}editor/)
  assert.equal((await ponte(['staff', 'role', 'grace@example.com', 'owner'])).status, 0)
  const alone = await ponte(['staff', 'role', 'grace@example.com', 'leads'])
  assert.equal(alone.status, 1)
  assert.match(alone.stderr, /only owner/)
  assert.equal((await ponte(['staff', 'add', 'grace@example.com'])).status, 1)
  assert.equal((await ponte(['staff', 'remove', 'grace@example.com'])).status, 0)
  assert.equal((await ponte(['staff', 'remove', 'grace@example.com'])).status, 1)
})

test('a member added with a password from standard input can sign in, and the password is not printed', async () => {
  const password = 'a password from a pipe'
  const words = ['staff', 'add', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  const added = await ponte(words, {}, `${password}\n`)
  assert.equal(added.status, 0, added.stderr)
  assert.ok(!(added.stdout + added.stderr).includes(password))
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  assert.equal((await accounts.verify('ada@example.com', password))?.name, 'Ada')
  assert.equal((await ponte(words, {}, 'another long password\n')).status, 1)
  assert.ok(await accounts.verify('ada@example.com', password))
})

test('a short or missing password is refused', async () => {
  const words = ['staff', 'add', 'short@example.com', '--name', 'Short', '--password-stdin']
  const short = await ponte(words, {}, 'short\n')
  assert.equal(short.status, 2)
  assert.match(short.stderr, /at least 12 characters/)
  assert.equal((await ponte(words)).status, 2)
  assert.equal((await ponte(['staff', 'list', '--json'])).stdout.includes('short@example.com'), false)
})

test('links for set-up, a new password or one sign-in lead to the public address', async () => {
  const env = { PUBLIC_URL: 'https://www.example.com' }
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  await accounts.put({ name: 'Lin', email: 'lin@example.com', password: 'a long enough password' })
  assert.match(
    (await ponte(['staff', 'link'], env)).stdout,
    /https:\/\/www\.example\.com\/admin\?setup=[\w-]{43}\n/,
  )
  assert.match((await ponte(['staff', 'link', 'lin@example.com'], env)).stdout, /\/admin\?setup=[\w-]{43}\n/)
  const { stdout } = await ponte(['staff', 'link', 'lin@example.com', '--sign-in', '--json'], env)
  const address = new URL(JSON.parse(stdout).link)
  assert.equal(address.pathname, '/api/session/link')
  const token = address.searchParams.get('token') ?? ''
  assert.equal((await accounts.redeemSignIn(token))?.email, 'lin@example.com')
  assert.equal((await ponte(['staff', 'link', 'nobody@example.com'], env)).status, 1)
})

test('leads are listed and shown without the control characters that visitors typed', async () => {
  assert.equal((await ponte(['leads', 'list', '--json'])).stdout, '[]\n')
  const { repository, lead } = await storeLead({
    fields: { ...sampleFields, name: '\u001b[2JAda\u009b1m\u202e' },
  })
  await repository.close()
  const list = await ponte(['leads', 'list'])
  assert.equal(list.status, 0, list.stderr)
  assert.match(list.stdout, new RegExp(`${lead.id}.*inquiry  open  mail waiting`))
  const shown = await ponte(['leads', 'show', lead.id])
  assert.equal(shown.status, 0, shown.stderr)
  assert.match(shown.stdout, /"packageName": "Get Clients"/)
  assert.match(shown.stdout, /^Office mail: waiting$/m)
  assert.doesNotMatch(list.stdout + shown.stdout, /[\u001b\u009b\u202e]/)
  assert.equal(JSON.parse((await ponte(['leads', 'list', '--json'])).stdout).length, 1)
  assert.equal((await ponte(['leads', 'show', '../staff'])).status, 1)
})

test('leads can be released, sent again and erased only while no server runs, but always be listed', async () => {
  const { repository, lead } = await storeLead({ held: 'content' })
  await repository.close()
  const { dataDir } = folders
  const lock = await lockData({ dataDir, log: silentLog, onLost: () => undefined })
  for (const words of [
    ['release', lead.id],
    ['resend', lead.id],
    ['erase', 'ada.rossi@example.com'],
  ]) {
    const { status, stderr } = await ponte(['leads', ...words])
    assert.equal(status, 75, stderr)
    assert.match(stderr, /use the studio, or stop the server first/)
  }
  assert.match((await ponte(['leads', 'list'])).stdout, new RegExp(`${lead.id}.*held: content`))
  await lock.release()

  assert.equal((await ponte(['leads', 'release', lead.id])).status, 0)
  assert.equal((await ponte(['leads', 'release', lead.id])).status, 1)
  const next = openLeads()
  await next.repository.start()
  await next.recorded(lead.id)
  assert.equal((await next.repository.get(lead.id))?.handling.released?.by, 'command line')
  await next.repository.close()
  assert.equal((await ponte(['leads', 'resend', lead.id])).status, 0)
  const last = openLeads()
  await last.repository.start()
  await last.recorded(lead.id)
  await last.repository.close()
  const erased = await ponte(['leads', 'erase', 'ADA.ROSSI@example.com', '--json'])
  assert.ok(JSON.parse(erased.stdout).erased.includes(lead.id))
  assert.equal((await ponte(['leads', 'show', lead.id])).status, 1)
  assert.equal((await ponte(['leads', 'erase', 'everyone'])).status, 2)
})

test("every leads command accepts a lead's reference; show also accepts how its id begins", async () => {
  const { repository, lead } = await storeLead({ held: 'content' })
  await repository.close()
  const reference = referenceOf(lead.id)
  for (const words of [reference, reference.toLowerCase(), reference.replace('-', ''), lead.id.slice(0, 6)]) {
    const shown = await ponte(['leads', 'show', words])
    assert.equal(shown.status, 0, `${words}: ${shown.stderr}`)
    assert.match(shown.stdout, new RegExp(lead.id))
  }
  for (const verb of ['release', 'resend'])
    assert.equal((await ponte(['leads', verb, reference])).status, 0, verb)

  const exported = await ponte(['leads', 'export', reference, '--json'])
  const found = JSON.parse(exported.stdout).map((record: { lead: { id: string } }) => record.lead.id)
  assert.deepEqual(found, [lead.id])
  const table = (await ponte(['leads', 'export', reference])).stdout.trim().split('\r\n')
  assert.equal(table.length, 2)
  const erased = await ponte(['leads', 'erase', reference, '--json'])
  assert.equal(erased.status, 0, erased.stderr)
  assert.deepEqual(JSON.parse(erased.stdout).erased, [lead.id])
  assert.equal((await ponte(['leads', 'show', reference])).status, 1)
})

test('an ambiguous reference is refused with a list of the leads that it fits', async () => {
  const { repository, lead } = await storeLead({ held: 'content' })
  const twin = { ...lead, id: `${lead.id.slice(0, 10)}${'0'.repeat(16)}` }
  await repository.accept(twin)
  await repository.close()
  for (const [verb, words] of [
    ['show', referenceOf(lead.id)],
    ['resend', lead.id.slice(0, 4)],
    ['release', lead.id.slice(0, 10)],
    ['erase', referenceOf(lead.id)],
    ['export', referenceOf(lead.id)],
  ] as const) {
    const { status, stderr } = await ponte(['leads', verb, words])
    assert.equal(status, 1, `${verb} ${words}`)
    assert.match(stderr, new RegExp(`${lead.id}.*Ada Rossi`), verb)
    assert.match(stderr, new RegExp(`${twin.id}.*Ada Rossi`), verb)
  }
  assert.equal((await ponte(['leads', 'show', lead.id])).status, 0)
  assert.equal((await ponte(['leads', 'show', lead.id.slice(0, 3)])).status, 1)
  // Too short for an erasure, although only one lead begins with it
  assert.equal((await ponte(['leads', 'erase', lead.id.slice(0, 7)])).status, 2)
  for (const { id } of [lead, twin]) assert.equal((await ponte(['leads', 'erase', id])).status, 0)
})

function openLeads() {
  const delivered: string[] = []
  const mail = {
    name: 'mail',
    async deliver({ id }: { id: string }) {
      delivered.push(id)
      return 'taken'
    },
  }
  const dir = path.join(folders.dataDir, 'leads')
  const repository = createLeadRepository({ dir, channels: [mail], retryBaseMs: 10, log: silentLog })
  opened.push(repository)
  /** Resolves once the lead was delivered and the delivery is recorded. */
  const recorded = (id: string) =>
    waitFor('the delivery', async () => {
      const record = await repository.get(id)
      return record?.deliveries.mail?.status === 'delivered' && delivered.includes(id)
    })
  return { recorded, repository }
}

async function storeLead(options: Parameters<typeof sampleLead>[0]) {
  await ensureFolder(path.join(folders.dataDir, 'leads'))
  const lead = sampleLead(options)
  const made = openLeads()
  await made.repository.accept(lead)
  return { ...made, lead }
}

test('each command prints its own help to standard output, for --help, -h and help', async () => {
  for (const [words, expected] of [
    [[], /leads export \[options\] \[lead\].*restore \[options\] <file>.*Exit codes/s],
    [['leads', '--help'], /leads erase <email\|lead>/],
    [['leads', 'list', '-h'], /Usage: .*leads list.*every lead, newest first.*--json/s],
    [['help', 'leads', 'show'], /Usage: .*leads show .*<lead>.*7K3M-9QWD/s],
    [['help', 'staff', 'add'], /--password-stdin/],
    [['restore', '--help'], /--force/],
  ] as const) {
    const { status, stdout, stderr } = await ponte([...words], { PORT: 'many' })
    assert.deepEqual([status, stderr], [0, ''], words.join(' '))
    assert.match(stdout, expected)
  }
})

test('wrong usage exits with 2, the reason and the help of that command; a wrong configuration exits with 78', async () => {
  for (const [words, reason, usage] of [
    [['nonsense'], /^There is no command nonsense\.\n/, /restore \[options\] <file>/],
    [['help', 'leads', 'nonsense'], /^There is no command nonsense\.\n/, /leads erase/],
    [['leads'], /^Usage/, /leads erase/],
    [['restore'], /missing required argument 'file'/, /--force/],
    [['leads', 'list', '--force'], /unknown option '--force'/, /leads list/],
    [['staff', 'add', 'no address'], /Name one email address/, /staff add/],
    [['staff', 'remove', 'a@example.com', 'b@example.com'], /too many arguments/, /staff remove/],
    [['staff', 'add', 'a@example.com', '--name', 'Ada'], /--name goes with --password-stdin/, /staff add/],
  ] as const) {
    const { status, stdout, stderr } = await ponte([...words])
    assert.deepEqual([status, stdout], [2, ''], words.join(' '))
    assert.match(stderr, reason)
    assert.match(stderr, usage)
  }
  assert.equal((await ponte(['staff', 'list'], { PORT: 'many' })).status, 78)
})

test('a reader that closes the pipe early causes no error', async () => {
  const child = spawn(process.execPath, ['scripts/bin.mjs', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const ended = once(child, 'close')
  assert.equal(await text(child.stderr), '')
  assert.deepEqual(await ended, [0, null])
})
