import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/setup.mjs'
import { send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

// This version starts with folders that version 0.1.0 wrote, before ADR-0047.

const site = await startSite({
  content: false,
  env: { PUBLIC_URL: 'https://ponte.example' },
  async prepare({ base, contentDir }) {
    execFileSync('tar', ['-xzf', path.join(root, 'tests/fixtures/data-of-0.1.0.tar.gz'), '-C', base])
    // The fixture ages, and none of its leads may reach the retention period
    const file = path.join(contentDir, 'site.yaml')
    const settings = await readFile(file, 'utf8')
    await writeFile(file, settings.replace(/^leadRetentionMonths: .*$/m, 'leadRetentionMonths: 120'))
  },
})

const read = async (address: string, status = 200) => {
  const answer = await site.ask('GET', address)
  assert.equal(answer.status, status, `${address}: ${answer.text.slice(0, 200)}`)
  return answer
}

type Listed = {
  lead: { id: string; kind: string; fields: Record<string, string>; files: { stored: string }[] }
  held: string | null
  deliveries: Record<string, { status: string }>
  handling: { status: string; notes: { text: string }[]; owner: { email: string } | null }
}

const leads = async (): Promise<Listed[]> => (await read('/api/leads?limit=100')).json.leads

test('all leads and briefs are listed with their state, and the erased person stays erased', async () => {
  const all = await leads()
  const count = (kind: string) => all.filter(({ lead }) => lead.kind === kind).length
  assert.deepEqual([count('inquiry') + count('question'), count('onboarding')], [12, 3])
  const by = (email: string) => all.find(({ lead }) => lead.fields.email === email)
  assert.equal(by('inquiry-0@example.org')?.handling.status, 'answered')
  assert.equal(by('question-3@example.org')?.handling.status, 'open')
  assert.equal(by('question-4@example.org')?.held, null)
  assert.notEqual(by('question-5@example.org')?.held, null)
  for (const email of ['inquiry-3@example.org', 'question-0@example.org', 'brief-2@example.org'])
    assert.deepEqual(
      ['mail', 'drive'].map((channel) => by(email)?.deliveries[channel]?.status),
      ['delivered', 'delivered'],
      email,
    )
  assert.equal(by('gone@example.org'), undefined)
})

test('leads keep their note, owner and files', async () => {
  const all = await leads()
  const one = async (email: string) => {
    const id = all.find(({ lead }) => lead.fields.email === email)?.lead.id
    return (await read(`/api/leads/${id}`)).json as Listed
  }
  assert.equal((await one('inquiry-1@example.org')).handling.notes[0]?.text, 'Called back at noon.')
  assert.equal((await one('inquiry-2@example.org')).handling.owner?.email, 'owner@example.com')
  const { lead } = await one('brief-1@example.org')
  assert.equal(lead.files.length, 2)
  const texts = await Promise.all(
    lead.files.map(async ({ stored }) => (await read(`/api/leads/${lead.id}/files/${stored}`)).text),
  )
  assert.ok(texts.includes('Opening hours of bakery 1'))
})

test('posts keep their history, redirects and picture; a deleted post answers 410', async () => {
  const posts = (await read('/api/blog/posts')).json as { id: string; slug: string; title: string }[]
  const van = posts.find(({ slug }) => slug === 'a-van-on-tuesday')
  assert.equal((await read(`/api/blog/posts/${van?.id}/history`)).json.length, 3)
  const moved = await read('/blog/a-van-on-monday', 301)
  assert.equal(moved.headers.get('location'), '/blog/a-van-on-tuesday')
  await read('/blog/a-short-life', 410)
  const page = await read('/blog/a-van-on-tuesday')
  const picture = /\/public-objects\/blog\/[^"' ,]+/.exec(page.text)?.[0]
  await read(picture ?? 'no picture on the page')
  assert.equal((await read('/api/media')).json.images.length, 1)
})

test("the activity, with its erasure receipts, and the studio's screens can be opened", async () => {
  const activity = await read('/admin/activity')
  assert.match(activity.text, /A short life|a-short-life|owner@example.com|Grace Verdi/)
  // The receipt of an erasure is shown, although that version's activity entry does not name it
  assert.match((await read('/admin/activity?kind=leads')).text, /Out of reach, please erase there by hand/)
  for (const screen of ['', '/leads', '/media', '/deleted', '/missing', '/numbers', '/team', '/account'])
    await read(`/admin${screen}`)
})

test('the existing editor signs in with the same password and the same role', async () => {
  const editor = { email: 'editor@example.com', password: 'a bridge over the river' }
  const own = await signIn(site.origin, editor)
  assert.equal((await send('GET', `${site.origin}/api/leads`, { cookie: own })).status, 403)
  assert.equal((await send('GET', `${site.origin}/api/blog/posts`, { cookie: own })).status, 200)
})

test('a post can be saved and a lead is accepted', async () => {
  const { json } = await site.ask('GET', '/api/blog/slug/not-yet')
  const body = { ...json, content: 'Now it is.' }
  const saved = await site.ask('PUT', `/api/blog/posts/${json.id}`, body)
  assert.equal(saved.status, 200, saved.text)
  const sent = await send('POST', `${site.origin}/api/question`, {
    body: { name: 'New', email: 'new@example.org', question: 'Are you there?' },
  })
  assert.equal(sent.status, 200)
})
