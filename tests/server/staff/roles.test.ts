import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { before, test } from 'node:test'
import { createAccounts } from '#server/staff/accounts.ts'
import { sample } from '#tests/helpers/full.ts'
import { draftBody } from '#tests/helpers/post-body.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { owner, send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/**
 * What a role must not see (R293), on the production build: an editor sees nothing of leads, not even their number; a member for
 * leads sees nothing of drafts. Each address is requested before and after there is something to see.
 */

const editor = { name: 'Edith', email: 'edith@example.com', password: 'correct horse battery' }
const answerer = { name: 'Lea', email: 'lea@example.com', password: 'correct horse battery' }
const words = ['zephyrine', 'quillfeather', 'zq.lead@example.com', '07700900461', 'xylophonic']
const draftWords = ['unpublished-marmalade', 'Unpublished marmalade']

const { folders, server } = await startSite({ env: { LEADS_PER_MINUTE: '0' } })
const cookies: Record<string, string> = {}
let ids: { post: string; lead: string; commit: string }

before(async () => {
  cookies.owner = await signIn(server.origin)
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  await accounts.add({ ...editor, role: 'editor' })
  await accounts.add({ ...answerer, role: 'leads' })
  cookies.editor = await signIn(server.origin, editor)
  cookies.leads = await signIn(server.origin, answerer)
  const [post] = (await send('GET', `${server.origin}/api/blog/posts`, { cookie: cookies.owner })).json
  const address = `${server.origin}/api/blog/posts/${post.id}/history`
  const history = await send('GET', address, { cookie: cookies.owner })
  ids = { post: post.id, lead: '', commit: history.json[0]?.commit ?? '' }
})

const studio = [
  ...['/admin', '/admin/leads', '/admin/leads?q=zephyrine', '/admin/leads/:lead', '/admin/media'],
  ...['/admin/missing', '/admin/deleted', '/admin/account', '/admin/team', '/admin/confirm'],
  ...['/admin/site', '/admin/prices', '/admin/texts', '/admin/site/history', '/admin/edit?page=%2Fabout'],
  ...['/admin/activity', '/admin/numbers', '/admin/posts/:post', '/admin/posts/:post/history'],
]
const interfaces = [
  ...['/api/session', '/api/staff/me', '/api/staff/me/sessions', '/api/staff/team', '/api/blog/posts'],
  '/api/blog/posts/:post/history',
  ...['/api/blog/posts/:post/history/:commit', '/api/blog/posts/:post/linking'],
  ...['/api/blog/posts/:post/previews', '/api/media', '/api/missing-pages'],
  ...['/api/site/business', '/api/site/catalogue', '/api/site/texts', '/api/site/texts.csv'],
  '/admin/edit/frame?page=%2Fabout',
  ...['/api/content/remote', '/api/leads', '/api/leads?query=zephyrine', '/api/leads/overview'],
  ...['/api/leads/export', '/api/leads/export?person=:lead', '/api/leads/erasures', '/api/leads/:lead'],
  ...['/api/leads/:lead/files/none', '/blog/unpublished-marmalade', '/posts/unpublished-marmalade.html'],
]

const filled = (address: string): string =>
  address.replace(/:(post|lead|commit)/g, (_all, name: 'post' | 'lead' | 'commit') => ids[name] || 'none')

/** The data that Vike requests on navigation. */
const dataAddress = (address: string): string => {
  const [pathname, query] = address.split('?')
  return `${pathname}/index.pageContext.json${query === undefined ? '' : `?${query}`}`
}

const addresses = [
  ...sample(publicPages, 8).map((page) => page.path),
  ...studio,
  ...studio.filter((address) => address !== '/admin').map(dataAddress),
  ...interfaces,
]

/** Masks times, stamps and random values in a page; all else must stay the same. */
const stable = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/\b1[789]\d{11}\b/g, 'MS')
    .replace(/nonce-[\w+/=-]+|nonce="[^"]*"/g, 'NONCE')
    .replace(/[\w-]{8,}(?:\.[0-9a-f]{16})?\.[\w-]{43}/g, 'STAMP')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')

async function answers(who: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const address of addresses) {
    const cookie = cookies[who]
    const answer = await send('GET', server.origin + filled(address), { ...(cookie && { cookie }) })
    found.set(address, `${answer.status} ${stable(answer.text)}`)
  }
  return found
}

test('an editor sees no lead, nor how many there are, at any address', async () => {
  const earlier = await answers('editor')
  for (let at = 0; at < 7; at++) {
    const sender = { name: 'Zephyrine Quillfeather', email: words[2], phone: words[3] }
    const body = { ...sender, question: 'Is it xylophonic?' }
    const asked = await send('POST', `${server.origin}/api/question`, { body })
    assert.equal(asked.status, 200, asked.text)
  }
  const list = await send('GET', `${server.origin}/api/leads`, { cookie: cookies.owner ?? '' })
  assert.equal(list.json.total, 7)
  ids.lead = list.json.leads[0].lead.id
  const later = await answers('editor')
  for (const [address, text] of later) {
    const low = text.toLowerCase()
    for (const word of words) assert.ok(!low.includes(word), `${address} reveals "${word}"`)
    assert.doesNotMatch(text, /7 to answer/, address)
    // Nothing has changed, except for an id in the address itself
    if (!address.includes(':lead')) assert.equal(text, earlier.get(address), address)
  }
  // An owner sees the lead at the same addresses
  const told = [...(await answers('owner'))].filter(([, text]) => text.toLowerCase().includes('zephyrine'))
  assert.ok(told.length >= 8, told.map(([address]) => address).join())
})

test('a member with the leads role sees no draft at any address', async () => {
  const description = 'On unpublished-marmalade'
  const post = { ...draftBody('Unpublished marmalade', 'Unpublished marmalade is slow.'), description }
  const cookie = cookies.owner ?? ''
  const made = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body: post })
  assert.equal(made.status, 201, made.text)
  ids.post = made.json.id
  for (const [address, text] of await answers('leads')) {
    const isAsked = address.includes('unpublished-marmalade')
    const told = draftWords.filter((word) => text.includes(word))
    // A not-found page may repeat its own address
    assert.ok(told.length === 0 || (isAsked && text.startsWith('404')), `${address}: ${told.join()}`)
  }
  const told = [...(await answers('editor'))].filter(([, text]) => text.includes('Unpublished marmalade'))
  assert.ok(told.length >= 5, told.map(([address]) => address).join())
})

test('the leads role starts at its leads, and a screen of another role answers 403 with an explanation', async () => {
  const home = await send('GET', `${server.origin}/admin`, { cookie: cookies.leads ?? '' })
  assert.deepEqual([home.status, home.headers.get('location')], [303, '/admin/leads'])
  for (const [who, address] of [
    ['editor', '/admin/leads'],
    ['editor', '/admin/team'],
    ['editor', '/admin/activity'],
    ['editor', '/admin/numbers'],
    ['leads', '/admin/numbers'],
    ['leads', '/admin/media'],
    ['leads', '/admin/team'],
  ] as const) {
    const page = await send('GET', server.origin + address, { cookie: cookies[who] ?? '' })
    assert.equal(page.status, 403, `${who} ${address}`)
    assert.match(page.text, /Not part of your role/)
    assert.match(page.headers.get('cache-control') ?? '', /no-store/)
  }
})

test('following an export link asks for the password first and then returns to the leads', async () => {
  const accounts = createAccounts({ dir: path.join(folders.dataDir, 'staff') })
  const token = await accounts.createLink(owner.email, 'sign-in')
  const inside = await send('POST', `${server.origin}/api/session/link`, { body: { token } })
  const cookie = inside.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const follow = () => navigate(`${server.origin}/api/leads/export`, cookie)
  assert.deepEqual(await follow(), [303, '/admin/confirm?next=%2Fadmin%2Fleads'])
  const page = await send('GET', `${server.origin}/admin/confirm?next=%2Fadmin%2Fleads`, { cookie })
  assert.match(page.text, /<input type="hidden" name="next" value="\/admin\/leads"/)
  const away = await send('GET', `${server.origin}/admin/confirm?next=//evil.example`, { cookie })
  assert.match(away.text, /name="next" value="\/admin"/)
  const confirm = (password: string) =>
    send('POST', `${server.origin}/api/session/confirm`, {
      cookie,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams({ password, next: '/admin/leads' }).toString(),
    })
  const wrong = await confirm('not my password')
  assert.equal(wrong.headers.get('location'), '/admin/confirm?next=%2Fadmin%2Fleads&error=password')
  const right = await confirm(owner.password)
  assert.deepEqual([right.status, right.headers.get('location')], [303, '/admin/leads'])
  assert.deepEqual(await follow(), [200, undefined])
})

/** Requests like a browser that follows a link; `fetch` would send another mode. */
async function navigate(address: string, cookie: string) {
  const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
  const [response]: IncomingMessage[] = await once(get(address, { headers }), 'response')
  response?.resume()
  return [response?.statusCode, response?.headers.location]
}
