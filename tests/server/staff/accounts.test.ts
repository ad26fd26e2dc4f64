import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { programOf } from '#tests/helpers/program-of.ts'
import { ada, staffFolder } from './staff-site.ts'

const grace = { name: 'Grace', email: 'grace@example.com', password: 'another long password' }
const hour = 3_600_000

test('an account survives a restart; its private file holds a hash, not the password', async (context) => {
  const dir = await staffFolder(context)
  const added = await createAccounts({ dir }).add(ada)
  const again = createAccounts({ dir })
  assert.deepEqual(await again.list(), [added])
  assert.deepEqual(await again.verify(ada.email, ada.password), { ...added, epoch: 0 })
  const file = path.join(dir, 'accounts.json')
  const text = await readFile(file, 'utf8')
  assert.ok(!text.includes(ada.password))
  assert.match(text, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  assert.equal((await stat(dir)).mode & 0o777, 0o700)
})

test('a password matches in composed and in decomposed Unicode', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  await accounts.add({ ...ada, password: 'caf\u00e9 caf\u00e9 caf\u00e9' })
  assert.ok(await accounts.verify(ada.email, 'cafe\u0301 cafe\u0301 cafe\u0301'))
})

test('adding an email that has an account fails and leaves its password unchanged', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  await accounts.add(ada)
  assert.equal(await accounts.add({ ...ada, password: 'taken over by someone' }), null)
  assert.ok(await accounts.verify(ada.email, ada.password))
})

test('concurrent changes through two instances are all kept', async (context) => {
  const dir = await staffFolder(context)
  const sides = [createAccounts({ dir }), createAccounts({ dir })]
  const emails = Array.from({ length: 8 }, (_, at) => `member${at}@example.com`)
  await Promise.all(emails.map((email, at) => sides[at % 2]?.add({ ...ada, email })))
  const kept = (await createAccounts({ dir }).list()).map(({ email }) => email)
  assert.deepEqual(kept.sort(), emails)
  assert.deepEqual(await readdir(dir), ['accounts.json'])
})

test('an accounts file with a weak or inconsistent entry is refused and logged once', async (context) => {
  const dir = await staffFolder(context)
  const said: string[] = []
  const log = { ...silentLog, error: (_fields: object, message: string) => said.push(message) }
  await createAccounts({ dir }).add(ada)
  await createAccounts({ dir }).add(grace)
  const file = path.join(dir, 'accounts.json')
  const stored = JSON.parse(await readFile(file, 'utf8'))
  const [first, second] = stored.accounts
  const accounts = createAccounts({ dir, log })
  const edits = {
    'no hash at all': { ...first, passwordHash: '' },
    'a hash of a few bytes': { ...first, passwordHash: first.passwordHash.slice(0, -40) },
    'a hash that takes all memory': {
      ...first,
      passwordHash: first.passwordHash.replace('19456', '4294967295'),
    },
    'a plain-text password': { ...first, passwordHash: ada.password },
    'the email of another account': { ...first, email: second.email },
    'the id of another account': { ...first, id: second.id },
    'a negative epoch': { ...first, epoch: -1 },
  }
  for (const [what, account] of Object.entries(edits)) {
    await writeFile(file, JSON.stringify({ ...stored, accounts: [account, second] }))
    said.length = 0
    await assert.rejects(accounts.verify(ada.email, ada.password), { code: 'unavailable' }, what)
    await assert.rejects(accounts.byId(first.id), { code: 'unavailable' }, what)
    assert.equal(said.length, 1, what)
  }
  await writeFile(file, JSON.stringify(stored))
  assert.ok(await accounts.verify(ada.email, ada.password))
})

test("a new password advances the epoch and revokes only that member's links", async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  const { id = '' } = (await accounts.add(ada)) ?? {}
  await accounts.add(grace)
  const [own, others] = [await accounts.createLink(ada.email), await accounts.createLink(grace.email)]
  const changed = await accounts.changePassword(id, 'a whole new password')
  assert.equal(changed?.epoch, 1)
  assert.equal(await accounts.verify(ada.email, ada.password), null)
  assert.equal((await accounts.verify(ada.email, 'a whole new password'))?.epoch, 1)
  assert.deepEqual(await accounts.setUp(own, ada), { ok: false, reason: 'link' })
  assert.equal((await accounts.setUp(others, grace)).ok, true)
  assert.equal(await accounts.changePassword('nobody', 'a whole new password'), null)
})

test('acknowledged accounts survive a SIGKILL, and a leftover lock does not block', async (context) => {
  const dir = await staffFolder(context)
  const child = spawn(process.execPath, await programOf(writer), {
    env: { ...process.env, DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged: string[] = []
  child.stdout.on('data', (chunk) => {
    acknowledged = (acknowledged.join('\n') + chunk).split('\n')
    if (acknowledged.length > 12) child.kill('SIGKILL')
  })
  await once(child, 'close')
  const kept = await createAccounts({ dir }).list()
  const emails = new Set(kept.map(({ email }) => email))
  const complete = acknowledged.slice(0, -1)
  assert.ok(complete.length >= 12)
  for (const email of complete) assert.ok(emails.has(email), email)
  assert.ok(await createAccounts({ dir }).add(grace))
})

/** Adds one account after another and reports each, until it is killed. */
const writer = `
  import { createAccounts } from '#server/staff/accounts.ts'
  const accounts = createAccounts({ dir: process.env.DIR })
  for (let at = 0; ; at += 1) {
    const email = 'member' + at + '@example.com'
    await accounts.createLink(email)
    await accounts.add({ name: 'Member', email, password: 'correct horse battery' })
    process.stdout.write(email + '\\n')
  }
`

test('a set-up link creates one account only, even if used twice at the same time', async (context) => {
  const dir = await staffFolder(context)
  const accounts = createAccounts({ dir })
  const token = await accounts.createLink()
  assert.ok(
    !(await readFile(path.join(dir, 'accounts.json'), 'utf8')).includes(token),
    'only its hash is stored',
  )
  const results = await Promise.all([accounts.setUp(token, ada), accounts.setUp(token, grace)])
  assert.equal(results.filter(({ ok }) => ok).length, 1)
  assert.equal((await accounts.list()).length, 1)
  assert.deepEqual(await accounts.setUp(token, grace), { ok: false, reason: 'link' })
})

test('a link expires after a day', async (context) => {
  let now = Date.parse('2026-01-01T12:00:00Z')
  const accounts = createAccounts({ dir: await staffFolder(context), now: () => now })
  const token = await accounts.createLink()
  now += 24 * hour
  assert.deepEqual(await accounts.setUp(token, ada), { ok: false, reason: 'link' })
})

test('creating the first account revokes the other links made before it', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  const [used, left] = [await accounts.createLink(), await accounts.createLink()]
  assert.equal((await accounts.setUp(used, ada)).ok, true)
  assert.deepEqual(await accounts.setUp(left, grace), { ok: false, reason: 'link' })
})

test('an invitation without an email cannot take over an existing account', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  await accounts.add(ada)
  const token = await accounts.createLink()
  const takeover = { ...ada, password: 'taken over by someone' }
  assert.deepEqual(await accounts.setUp(token, takeover), { ok: false, reason: 'email' })
  assert.ok(await accounts.verify(ada.email, ada.password))
  assert.equal((await accounts.setUp(token, grace)).ok, true)
})

test('a sign-in link works once and not as a set-up link', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  const member = await accounts.add(ada)
  const token = await accounts.createLink(ada.email, 'sign-in')
  assert.deepEqual(await accounts.setUp(token, ada), { ok: false, reason: 'link' })
  assert.deepEqual(await accounts.redeemSignIn(token), { ...member, epoch: 0 })
  assert.equal(await accounts.redeemSignIn(token), null)
})

test('removing a member revokes their links', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  await accounts.add(ada)
  const setUp = await accounts.createLink(ada.email)
  const signIn = await accounts.createLink(ada.email, 'sign-in')
  assert.equal(await accounts.remove(ada.email), true)
  assert.deepEqual(await accounts.setUp(setUp, ada), { ok: false, reason: 'link' })
  assert.equal(await accounts.redeemSignIn(signIn), null)
  assert.equal(await accounts.remove(ada.email), false)
})

test('guessed links are refused without writing the file', async (context) => {
  const dir = await staffFolder(context)
  const accounts = createAccounts({ dir })
  await accounts.add(ada)
  const before = await stat(path.join(dir, 'accounts.json'))
  assert.deepEqual(await accounts.setUp('guess', grace), { ok: false, reason: 'link' })
  assert.equal(await accounts.redeemSignIn('guess'), null)
  assert.equal((await stat(path.join(dir, 'accounts.json'))).ino, before.ino)
})

test('in a flood of sign-ins, those beyond the queue are refused as unavailable, for known and unknown emails', async (context) => {
  const accounts = createAccounts({ dir: await staffFolder(context) })
  await accounts.add(ada)
  await accounts.verify(ada.email, ada.password)
  for (const email of [ada.email, 'nobody@example.com']) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => accounts.verify(email, ada.password)),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    assert.ok(refused.length > 0 && refused.length < 100)
    for (const reason of refused) assert.equal(reason.code, 'unavailable')
  }
  assert.ok(await accounts.verify(ada.email, ada.password))
})
