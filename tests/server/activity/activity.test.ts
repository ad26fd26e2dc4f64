import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { readActivity } from '#server/activity/read-activity.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { draftBody } from '#tests/helpers/post-body.ts'
import { envOf, owner, send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { sampleLead } from '#tests/server/leads/sample-lead.ts'

/** One list shows what members do in a running server and at the command line, and contains no visitors' data. */

const named = { name: 'Zephyrine', surname: 'Quillfeather' }
const canaries = { ...named, email: 'zq.canary@visitor.example', phone: '020 7946 0831' }
const grace = { email: 'grace@example.com', password: 'another correct horse' }

const lead = sampleLead({ fields: { ...canaries, packageName: 'Get Clients' } })
const site = await startSite({
  async prepare({ dataDir }) {
    const dir = path.join(dataDir, 'leads')
    const repository = createLeadRepository({ dir, channels: [], retryBaseMs: 50, log: silentLog })
    await repository.start()
    await repository.accept(lead)
    await repository.close()
  },
})
const { folders } = site
const activityDir = path.join(folders.dataDir, 'activity')
const env = envOf(folders)

const recorded = async () => (await readActivity(folders.dataDir)).entries
const activityFilesText = async () => {
  const texts = (await readdir(activityDir)).map((name) => readFile(path.join(activityDir, name), 'utf8'))
  return (await Promise.all(texts)).join('')
}

test('what members do is recorded, with who did it and to which object', async () => {
  const asMember = (cookie: string) => async (method: string, address: string, body?: unknown) => {
    const answer = await send(method, `${site.origin}${address}`, { cookie, body })
    assert.ok(answer.status < 300, `${method} ${address}: ${answer.status} ${answer.text}`)
    return answer
  }
  await send('POST', `${site.origin}/api/session`, { body: { ...owner, password: 'not the password' } })
  // An email address typed by mistake may be a visitor's
  await send('POST', `${site.origin}/api/session`, { body: { email: canaries.email, password: 'x' } })
  const input = grace.password
  const added = await callPonte(['staff', 'add', grace.email, '--name', 'Grace', '--password-stdin'], {
    env,
    input,
  })
  assert.equal(added.status, 0, added.stderr)
  assert.equal(added.stderr, '')

  const cookie = await signIn(site.origin, grace)
  const ask = asMember(cookie)
  await ask('GET', `/api/leads?query=${encodeURIComponent(canaries.email)}`)
  // No other spelling of the path shows a lead without recording that
  for (const address of [`/api/LEADS/${lead.id}`, `/api/leads/${lead.id}/`, '/api/leads//', '/api/leads/'])
    assert.equal((await send('GET', site.origin + address, { cookie })).status, 404, address)
  // Viewed twice, but recorded once
  for (const _time of [1, 2]) await ask('GET', `/api/leads/${lead.id}`)
  await ask('GET', '/api/leads/export?format=json')
  await ask('POST', `/api/leads/${lead.id}/resend`, { channel: 'mail' })
  const { json: post } = await ask('POST', '/api/blog/posts', draftBody('To be deleted', 'Text.'))
  const link = { commit: null, days: 1, label: 'for Zephyrine' }
  const { json: preview } = await ask('POST', `/api/blog/posts/${post.id}/previews`, link)
  await ask('DELETE', `/api/blog/posts/${post.id}/previews/${preview.id}`)
  await ask('DELETE', `/api/blog/posts/${post.id}`)
  await ask('PUT', '/api/staff/me/password', { current: grace.password, password: 'a whole new horse' })
  // Another member views the lead on a page of the studio
  const ownerCookie = await signIn(site.origin)
  const page = await send('GET', `${site.origin}/admin/leads/${lead.id}`, { cookie: ownerCookie })
  assert.ok(page.text.includes(canaries.email))
  await asMember(ownerCookie)('POST', '/api/leads/erase', { email: canaries.email })
  await ask('DELETE', '/api/session')

  const entries = (await recorded()).reverse()
  const members = await createAccounts({ dir: path.join(folders.dataDir, 'staff') }).list()
  const idOf = (email: string) => members.find((member) => member.email === email)?.id
  const ids = new Map<string | undefined, string>([
    [idOf(owner.email), 'Owner'],
    [idOf(grace.email), 'grace'],
  ])
  const shown = (id: string | null) => ids.get(id ?? '') ?? id
  assert.deepEqual(
    entries.map(({ by, action, object }) => [shown(by), action, shown(object)].filter(Boolean).join(' ')),
    [
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
  assert.equal(entries.find(({ action }) => action === 'leads-exported')?.facts.format, 'json')
})

test('the activity files contain no visitor data, no email and no IP address', async () => {
  const text = (await activityFilesText()).toLowerCase()
  for (const canary of [...Object.values(canaries), canaries.phone.replaceAll(' ', '')])
    assert.ok(!text.includes(canary.toLowerCase()), canary)
  assert.doesNotMatch(text, /127\.0\.0\.1|::1|@/)
})

test('the activity page shows the list to members only, newest first, filtered and paged', async () => {
  const cookie = await signIn(site.origin)
  const pageAt = async (search: string) => {
    const { status, text } = await send('GET', `${site.origin}/admin/activity${search}`, { cookie })
    assert.equal(status, 200)
    return text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  }
  assert.equal((await callPonte(['staff', 'remove', grace.email], { env })).status, 0)
  const graceId = (await recorded()).find(({ action }) => action === 'account-removed')?.object ?? ''
  const html = await pageAt('')
  // The receipt of the erasure
  assert.match(html, /Everything of one person was erased, as they or somebody for them asked\./)
  assert.match(html, /<b>Out of reach, please erase there by hand: backups made before now\.<\/b>/)
  assert.ok(html.indexOf('Removed an account') < html.indexOf('Added an account'))
  assert.match(html, /Former member/)
  assert.ok(!html.includes('Grace<'))
  const removed = await pageAt(`?by=${graceId}&kind=leads`)
  assert.match(removed, /Opened lead/)
  assert.doesNotMatch(removed, /Removed an account|Signed in</)
  assert.match(await pageAt('?page=2'), /Nothing older is kept/)
  assert.match(await pageAt('?kind=nonsense&by=%3Cscript%3E&page=-1'), /Opened lead/)
  const visitor = await send('GET', `${site.origin}/admin/activity`)
  assert.doesNotMatch(visitor.text, /Opened lead|account-added/)
})

test('after a kill and a restart, commands run beside the server are still recorded', async () => {
  await signIn(site.origin)
  await site.kill()
  await site.start()
  const during = Promise.all([signIn(site.origin), signIn(site.origin)])
  for (const email of ['one@example.com', 'two@example.com']) {
    const { status, stderr } = await callPonte(['staff', 'add', email], { env })
    assert.equal(status, 0, stderr)
  }
  await during
  const made = (await recorded()).filter(({ action }) => action === 'link-made')
  assert.equal(made.length, 2)
})
