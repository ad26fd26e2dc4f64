import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { RecordedActivity } from '#domain/audit/activity.ts'
import { readTrail } from '#server/audit/read-trail.ts'
import { silentLog } from '#server/http/log.ts'
import { createOutbox } from '#server/leads/outbox.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { runPonte, startPonte } from '#tests/helpers/ponte.ts'
import {
  type Folders,
  makeFolders,
  owner,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { sampleLead } from '#tests/server/leads/sample-lead.ts'

/** What members do in a running server and at the command line stands in one sound trail, and nothing of visitors does. */

const canaries = {
  name: 'Zephyrine',
  surname: 'Quillfeather',
  email: 'zq.canary@visitor.example',
  phone: '020 7946 0831',
}
const grace = { email: 'grace@example.com', password: 'another correct horse' }

let folders: Folders
let server: RunningServer
let env: Record<string, string>
let lead: ReturnType<typeof sampleLead>
let auditDir = ''

before(async () => {
  folders = await makeFolders()
  auditDir = path.join(folders.dataDir, 'audit')
  env = { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir }
  lead = sampleLead({ fields: { ...canaries, packageName: 'Get Clients' } })
  const dir = path.join(folders.dataDir, 'leads')
  const outbox = createOutbox({ dir, channels: [], retryBaseMs: 50, log: silentLog })
  await outbox.start()
  await outbox.accept(lead)
  await outbox.close()
  server = await startServer({ folders })
})

after(async () => {
  await server.stop()
  await folders.remove()
})

type Entry = Omit<RecordedActivity, 'facts'> & Record<string, unknown>
const list = (...words: string[]): Entry[] =>
  JSON.parse(runPonte(['audit', 'list', '--json', ...words], { env }).stdout)
const recorded = async () => (await readTrail(auditDir, { limit: 1_000 })).entries
const verify = () => runPonte(['audit', 'verify'], { env })
const auditText = async () => {
  const texts = (await readdir(auditDir)).map((name) => readFile(path.join(auditDir, name), 'utf8'))
  return (await Promise.all(texts)).join('')
}

test('what members do is recorded, with who did it and to what', async () => {
  const asMember = (cookie: string) => async (method: string, address: string, body?: unknown) => {
    const answer = await send(method, `${server.origin}${address}`, {
      cookie,
      ...(body !== undefined && { body }),
    })
    assert.ok(answer.status < 300, `${method} ${address}: ${answer.status} ${answer.text}`)
    return answer
  }
  await send('POST', `${server.origin}/api/session`, { body: { ...owner, password: 'not the password' } })
  // Typed by mistake, and may be a visitor's
  await send('POST', `${server.origin}/api/session`, { body: { email: canaries.email, password: 'x' } })
  const added = runPonte(['staff', 'add', grace.email, '--name', 'Grace', '--password-stdin'], {
    env,
    input: grace.password,
  })
  assert.equal(added.status, 0, added.stderr)
  assert.equal(added.stderr, '')

  const cookie = await signIn(server.origin, grace)
  const ask = asMember(cookie)
  await ask('GET', `/api/leads?query=${encodeURIComponent(canaries.email)}`)
  // In another case, and once more: one view
  await ask('GET', `/api/LEADS/${lead.id}`)
  await ask('GET', `/api/leads/${lead.id}`)
  await ask('GET', '/api/leads/export?format=json')
  await ask('POST', `/api/leads/${lead.id}/resend`, { channel: 'mail' })
  const { json: post } = await ask('POST', '/api/blog/posts', {
    title: 'To be deleted',
    content: 'Text.',
    description: 'Words',
    category: 'AI Solutions',
    readTime: '1 min read',
  })
  const { json: preview } = await ask('POST', `/api/blog/posts/${post.id}/previews`, {
    commit: null,
    days: 1,
    label: 'for Zephyrine',
  })
  await ask('DELETE', `/api/blog/posts/${post.id}/previews/${preview.id}`)
  await ask('DELETE', `/api/blog/posts/${post.id}`)
  await ask('PUT', '/api/staff/me/password', { current: grace.password, password: 'a whole new horse' })
  // On a page of the studio, by another member
  const ownerCookie = await signIn(server.origin)
  const page = await send('GET', `${server.origin}/admin/leads/${lead.id}`, { cookie: ownerCookie })
  assert.ok(page.text.includes(canaries.email))
  await asMember(ownerCookie)('POST', '/api/leads/erase', { email: canaries.email })
  await ask('DELETE', '/api/session')

  const entries = list('--since', '2020-01-01').reverse()
  const members = await createAccounts({ dir: path.join(folders.dataDir, 'staff') }).list()
  const idOf = (email: string) => members.find((member) => member.email === email)?.id
  const ids = new Map<string | undefined, string>([
    [idOf(owner.email), 'Owner'],
    [idOf(grace.email), 'grace'],
  ])
  const named = (id: string | null) => ids.get(id ?? '') ?? id
  assert.deepEqual(
    entries.map(({ by, action, object }) => [named(by), action, named(object)].filter(Boolean).join(' ')),
    [
      'server trail-begun',
      'server account-added Owner',
      'sign-in-failed Owner',
      'sign-in-failed',
      'command-line account-added grace',
      'grace sign-in',
      'grace leads-listed',
      `grace lead-viewed ${lead.id}`,
      'grace leads-exported',
      `grace lead-resent ${lead.id}`,
      `grace preview-made ${preview.id}`,
      `grace preview-revoked ${preview.id}`,
      `grace post-deleted ${post.id}`,
      'grace password-changed grace',
      'Owner sign-in',
      'Owner leads-listed',
      `Owner lead-viewed ${lead.id}`,
      'Owner person-erased',
      'grace sign-out',
    ],
  )
  assert.equal(entries.find(({ action }) => action === 'leads-exported')?.format, 'json')
})

test('nothing of a visitor or an address of the network stands in the folder', async () => {
  const text = (await auditText()).toLowerCase()
  for (const canary of [
    ...Object.values(canaries),
    ...Object.values(canaries).map((one) => one.replaceAll(' ', '')),
  ])
    assert.ok(!text.includes(canary.toLowerCase()), canary)
  assert.doesNotMatch(text, /127\.0\.0\.1|::1|@/)
})

test('the page shows it to members, newest first, by member and kind, and in pages', async () => {
  const cookie = await signIn(server.origin)
  const pageAt = async (search: string) => {
    const { status, text } = await send('GET', `${server.origin}/admin/activity${search}`, { cookie })
    assert.equal(status, 200)
    return text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  }
  assert.equal(runPonte(['staff', 'remove', grace.email], { env }).status, 0)
  const graceId = (await recorded()).find(({ action }) => action === 'account-removed')?.object ?? ''
  const html = await pageAt('')
  assert.ok(html.indexOf('Removed an account') < html.indexOf('The trail begins here'))
  assert.match(html, /Former member/)
  assert.ok(!html.includes('Grace<'))
  // The owner signed in for the test before this one too
  const [, times = '', list = ''] = /Signed in (\d+) times(.*?)<\/details>/.exec(html) ?? []
  assert.ok(Number(times) > 1)
  assert.equal(list.match(/<time /g)?.length, Number(times))
  const removed = await pageAt(`?by=${graceId}&kind=leads`)
  assert.match(removed, /Opened lead/)
  assert.doesNotMatch(removed, /Removed an account|Signed in</)
  const older = await pageAt('?before=3')
  assert.match(older, /The trail begins here/)
  assert.doesNotMatch(older, /Opened lead/)
  assert.match(await pageAt('?kind=nonsense&by=%3Cscript%3E&before=-1'), /Opened lead/)
  const visitor = await send('GET', `${server.origin}/admin/activity`)
  assert.doesNotMatch(visitor.text, /Opened lead|trail-begun/)
})

test('a kill, a restart and commands beside the server leave one sound chain', async () => {
  await signIn(server.origin)
  await server.kill()
  server = await startServer({ folders })
  const links = ['one@example.com', 'two@example.com'].map((email) =>
    startPonte(['staff', 'add', email], { env }),
  )
  const during = (async () => {
    for (let n = 0; n < 5; n += 1) await signIn(server.origin)
  })()
  for (const { status, stderr } of await Promise.all(links)) assert.equal(status, 0, stderr)
  await during
  const made = (await recorded()).filter(({ action }) => action === 'link-made')
  assert.equal(made.length, links.length)
  const { status, stdout } = verify()
  assert.equal(status, 0, stdout)
  assert.match(stdout, /The audit trail is whole: \d+ entries/)
})

test('a flipped byte is named by file and line, with exit code 1', async () => {
  const [name = ''] = (await readdir(auditDir)).filter((one) => one.endsWith('.jsonl'))
  const file = path.join(auditDir, name)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace('sign-in-failed', 'sign-in-fail3d'))
  const { status, stdout } = verify()
  await writeFile(file, whole)
  assert.equal(status, 1)
  assert.match(stdout, new RegExp(`^${name}:3 was changed`, 'm'))
})
