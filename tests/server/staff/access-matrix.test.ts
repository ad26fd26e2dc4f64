import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Express } from 'express'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { readConfig } from '#server/config.ts'
import { createFeatures, type Features } from '#server/features.ts'
import { createApplication } from '#server/http/application.ts'
import { createContentRevision } from '#server/http/content-revision.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createSocialCards } from '#server/media/cards/social-cards.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { createSessions } from '#server/staff/sessions.ts'
import { imageProgram } from '#tests/helpers/images.ts'
import { type Folders, makeFolders } from '#tests/helpers/server.ts'
import { sampleLead } from '#tests/server/leads/sample-lead.ts'
import { ada } from './staff-site.ts'

/**
 * Who may do what, asked of the whole application: every route with every method it answers, by a visitor, with sessions
 * that are over, by a member of each role, with and without a fresh proof of who it is, and from another website. A route that is added without a row fails the last test.
 * The pages behind the last route have a table of their own (studio-pages.test.ts).
 */

type Row = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * `:post`, `:slug` (of a public post), `:lead`, `:commit`, `:shared` (a post that has become public), `:token` and `:link`
   * (of its preview links), `:colleague` and `:invitation` stand for what the tests have made, for each role anew.
   * `:foreign` and `:key` are a session and a passkey of somebody else, `:own` is the role.
   */
  path: string
  /** What a visitor gets; sessions that are over get the same. */
  visitor: number
  /** What a member gets who has just signed in and has the role for it. */
  member: number
  body?: unknown
  /** Asks for a fresh proof of who it is (R295). */
  proof?: true
}

/** Which role a path needs; the rest is every member's. Written down here once more, apart from the code. */
const areas: [prefix: string, ...roles: StaffRole[]][] = [
  ['/api/staff/team', 'owner'],
  // How often a form was sent is how many leads there are
  ['/api/counts', 'owner'],
  ['/api/leads', 'owner', 'leads'],
  ['/api/blog/', 'owner', 'editor'],
  ['/api/content/', 'owner', 'editor'],
  ['/api/media', 'owner', 'editor'],
  ['/api/missing-pages', 'owner', 'editor'],
  ['/public-objects/', 'owner', 'editor'],
  ['/posts/', 'owner', 'editor'],
  ['/cards/', 'owner', 'editor'],
]

function expected({ path: address, visitor, member }: Row, role: StaffRole): number {
  const [, ...roles] = areas.find(([prefix]) => address.startsWith(prefix)) ?? ['', ...staffRoles]
  if (roles.includes(role)) return member
  // What visitors get is there for everybody
  return visitor === shut ? forbidden : visitor
}

const post = {
  title: 'Who may write',
  content: 'Members may.',
  description: 'On access',
  category: 'AI Solutions',
  readTime: '1 min read',
}
const nothing = '00000000-0000-4000-8000-000000000000'
const hash = '0123456789abcdef'
const ok = 200
const created = 201
const done = 204
const bad = 400
const shut = 401
const forbidden = 403
const missing = 404

/** In the order in which they are sent: what is removed is removed last. */
const rows: Row[] = [
  // Sign-in: open to all, and shut to wrong credentials
  { method: 'GET', path: '/api/session', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/session', visitor: shut, member: ok },
  { method: 'POST', path: '/api/session', visitor: shut, member: shut, body: { email: ada.email } },
  { method: 'POST', path: '/api/session/setup', visitor: bad, member: bad, body: {} },
  { method: 'POST', path: '/api/session/setup/options', visitor: bad, member: bad, body: {} },
  { method: 'GET', path: '/api/session/link', visitor: forbidden, member: forbidden },
  {
    method: 'POST',
    path: '/api/session/link',
    visitor: forbidden,
    member: forbidden,
    body: { token: 'guess' },
  },
  { method: 'POST', path: '/api/session/passkey/options', visitor: ok, member: ok },
  { method: 'POST', path: '/api/session/passkey', visitor: shut, member: shut, body: { id: 'guess' } },
  { method: 'POST', path: '/api/session/confirm/options', visitor: shut, member: ok },
  {
    method: 'POST',
    path: '/api/session/confirm',
    visitor: shut,
    member: forbidden,
    body: { password: 'not it' },
  },

  // The remote of the content (R169, R170); who has the secret needs no session
  { method: 'POST', path: '/api/content/pull', visitor: forbidden, member: forbidden, body: {} },
  { method: 'GET', path: '/api/content/remote', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/content/remote', visitor: shut, member: ok },
  { method: 'POST', path: '/api/content/conflicts', visitor: shut, member: bad, body: {} },

  // The own account
  { method: 'GET', path: '/api/staff/me', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/staff/me', visitor: shut, member: ok },
  { method: 'PATCH', path: '/api/staff/me/preferences', visitor: shut, member: bad, body: {} },
  { method: 'PUT', path: '/api/staff/me/password', visitor: shut, member: bad, body: { password: 'short' } },
  { method: 'POST', path: '/api/staff/me/password', visitor: shut, member: bad, body: { password: 'short' } },
  // There is no passkey to take its place
  { method: 'DELETE', path: '/api/staff/me/password', visitor: shut, member: 409, proof: true },
  { method: 'GET', path: '/api/staff/me/passkeys', visitor: shut, member: ok },
  { method: 'POST', path: '/api/staff/me/passkeys/options', visitor: shut, member: ok, proof: true },
  { method: 'POST', path: '/api/staff/me/passkeys', visitor: shut, member: bad, proof: true, body: {} },
  {
    method: 'PATCH',
    path: '/api/staff/me/passkeys/:key',
    visitor: shut,
    member: missing,
    body: { name: 'Mine' },
  },
  { method: 'DELETE', path: '/api/staff/me/passkeys/:key', visitor: shut, member: missing, proof: true },
  {
    method: 'PATCH',
    path: '/api/staff/me/passkeys/none',
    visitor: shut,
    member: missing,
    body: { name: 'Mine' },
  },
  { method: 'DELETE', path: '/api/staff/me/passkeys/none', visitor: shut, member: missing, proof: true },
  { method: 'GET', path: '/api/staff/me/sessions', visitor: shut, member: ok },
  { method: 'DELETE', path: `/api/staff/me/sessions/${nothing}`, visitor: shut, member: missing },
  { method: 'POST', path: `/api/staff/me/sessions/${nothing}/end`, visitor: shut, member: missing },
  { method: 'DELETE', path: '/api/staff/me/sessions/:foreign', visitor: shut, member: missing },
  { method: 'POST', path: '/api/staff/me/sessions/:foreign/end', visitor: shut, member: missing },

  // The team (R294)
  { method: 'GET', path: '/api/staff/team', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/staff/team', visitor: shut, member: ok },
  {
    method: 'POST',
    path: '/api/staff/team/invitations',
    visitor: shut,
    member: created,
    proof: true,
    body: { email: 'new@example.com', role: 'leads' },
  },
  { method: 'DELETE', path: '/api/staff/team/invitations/:invitation', visitor: shut, member: done },
  {
    method: 'PATCH',
    path: '/api/staff/team/members/:colleague',
    visitor: shut,
    member: done,
    proof: true,
    body: { role: 'leads' },
  },
  {
    method: 'POST',
    path: '/api/staff/team/members/:colleague/link',
    visitor: shut,
    member: created,
    proof: true,
  },
  {
    method: 'DELETE',
    path: '/api/staff/team/members/:colleague',
    visitor: shut,
    member: done,
    proof: true,
  },

  // Counts of visits
  { method: 'GET', path: '/api/counts.csv', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/counts.csv', visitor: shut, member: ok },
  { method: 'POST', path: '/api/page-views?page=/about', visitor: done, member: done },
  { method: 'POST', path: '/api/form-events?form=inquiry&event=started', visitor: done, member: done },

  // Missing pages: counted for staff
  { method: 'GET', path: '/api/missing-pages', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/missing-pages', visitor: shut, member: ok },
  {
    method: 'POST',
    path: '/api/missing-pages/redirects',
    visitor: shut,
    member: done,
    body: { from: '/an-old-address-of-:own', to: '/contact' },
  },
  {
    method: 'POST',
    path: '/api/missing-pages/ignored',
    visitor: shut,
    member: done,
    body: { address: '/another-old-address' },
  },

  // The blog: read by all, written by members (R90, R91)
  { method: 'GET', path: '/api/blog/posts', visitor: ok, member: ok },
  { method: 'HEAD', path: '/api/blog/posts', visitor: ok, member: ok },
  { method: 'GET', path: '/api/blog/slug/who-may-write-a-draft', visitor: missing, member: ok },
  { method: 'POST', path: '/api/blog/posts', visitor: shut, member: created, body: post },
  {
    method: 'PUT',
    path: '/api/blog/posts/:post',
    visitor: shut,
    member: ok,
    body: { ...post, readTime: '2 min read' },
  },
  { method: 'GET', path: '/api/blog/posts/:post/linking', visitor: shut, member: ok },
  { method: 'GET', path: '/api/blog/posts/:post/history', visitor: shut, member: ok },
  { method: 'GET', path: '/api/blog/posts/:post/history/:commit', visitor: shut, member: ok },
  { method: 'GET', path: '/api/blog/posts/:post/history/:commit/compare', visitor: shut, member: ok },
  {
    method: 'POST',
    path: '/api/blog/posts/:post/restore',
    visitor: shut,
    member: ok,
    body: { commit: ':commit' },
  },
  {
    method: 'PUT',
    path: '/api/blog/drafts/:post',
    visitor: shut,
    member: ok,
    body: { fields: { title: 'Later' } },
  },
  { method: 'GET', path: '/api/blog/drafts/:post', visitor: shut, member: ok },
  { method: 'GET', path: '/api/blog/drafts', visitor: shut, member: ok },
  { method: 'DELETE', path: '/api/blog/drafts/:post', visitor: shut, member: done },
  { method: 'GET', path: '/api/blog/deleted', visitor: shut, member: ok },
  { method: 'POST', path: '/api/blog/posts/:post/previews', visitor: shut, member: created, body: {} },
  { method: 'GET', path: '/api/blog/posts/:post/previews', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/blog/posts/:post/previews', visitor: shut, member: ok },
  { method: 'DELETE', path: '/api/blog/posts/:shared/previews/:link', visitor: shut, member: done },
  { method: 'DELETE', path: '/api/blog/posts/:post', visitor: shut, member: done },
  {
    method: 'POST',
    path: '/api/blog/extract-metadata',
    visitor: shut,
    member: ok,
    body: { content: 'A title\n\nText.' },
  },
  {
    method: 'POST',
    path: '/api/blog/image-upload-url',
    visitor: shut,
    member: ok,
    body: { filename: 'a.png' },
  },
  { method: 'GET', path: '/api/media', visitor: shut, member: ok },
  { method: 'DELETE', path: '/api/media/blog/none.png', visitor: shut, member: missing },
  // Without a token that was given out for it
  { method: 'PUT', path: '/public-objects/blog/a.png', visitor: shut, member: forbidden },

  // Leads: sent by all, seen by members
  { method: 'GET', path: '/api/form-stamp', visitor: ok, member: ok },
  { method: 'POST', path: '/api/pricing-inquiry', visitor: bad, member: bad, body: {} },
  { method: 'POST', path: '/api/question', visitor: bad, member: bad, body: {} },
  { method: 'POST', path: '/api/website-onboarding', visitor: 415, member: 415, body: {} },
  { method: 'POST', path: '/website-onboarding', visitor: ok, member: ok, body: {} },
  { method: 'GET', path: '/api/leads', visitor: shut, member: ok },
  { method: 'HEAD', path: '/api/leads', visitor: shut, member: ok },
  { method: 'GET', path: '/api/leads/overview', visitor: shut, member: ok },
  { method: 'GET', path: '/api/leads/export', visitor: shut, member: ok, proof: true },
  { method: 'GET', path: '/api/leads/export?person=:lead', visitor: shut, member: ok, proof: true },
  { method: 'GET', path: '/api/leads/erasures', visitor: shut, member: ok },
  { method: 'GET', path: '/api/leads/:lead', visitor: shut, member: ok },
  { method: 'GET', path: '/api/leads/:lead/files/none', visitor: shut, member: missing },
  { method: 'POST', path: '/api/leads/:lead/resend', visitor: shut, member: ok, body: {} },
  { method: 'POST', path: '/api/leads/:lead/release', visitor: shut, member: ok, body: {} },
  { method: 'POST', path: '/api/leads/:lead/hold', visitor: shut, member: 409, body: {} },
  { method: 'POST', path: '/api/leads/:lead/owner', visitor: shut, member: ok, body: { owner: null } },
  {
    method: 'POST',
    path: '/api/leads/:lead/status',
    visitor: shut,
    member: ok,
    body: { status: 'answered' },
  },
  { method: 'POST', path: '/api/leads/:lead/notes', visitor: shut, member: ok, body: { text: 'Called' } },
  { method: 'DELETE', path: '/api/leads/:lead', visitor: shut, member: done, proof: true },
  {
    method: 'POST',
    path: '/api/leads/erase',
    visitor: shut,
    member: ok,
    proof: true,
    body: { email: 'nobody@example.com' },
  },

  // Open to all, and the same for everybody
  { method: 'GET', path: '/healthz', visitor: ok, member: ok },
  { method: 'GET', path: '/readyz', visitor: ok, member: ok },
  // From this machine itself
  { method: 'GET', path: '/metrics', visitor: ok, member: ok },
  { method: 'GET', path: '/feed.xml', visitor: ok, member: ok },
  { method: 'GET', path: '/atom.xml', visitor: ok, member: ok },
  { method: 'GET', path: '/feed.json', visitor: ok, member: ok },
  // A draft has no twin, for its author either
  { method: 'GET', path: '/blog/who-may-write-a-draft.md', visitor: missing, member: missing },
  { method: 'GET', path: '/sitemap.xml', visitor: ok, member: ok },
  { method: 'GET', path: '/robots.txt', visitor: ok, member: ok },
  { method: 'GET', path: '/site.webmanifest', visitor: ok, member: ok },
  { method: 'GET', path: '/llms.txt', visitor: ok, member: ok },
  { method: 'GET', path: '/.well-known/security.txt', visitor: ok, member: ok },
  // The card of a draft shows its title
  { method: 'GET', path: `/cards/blog/who-may-write-a-draft-${hash}.png`, visitor: missing, member: missing },
  { method: 'GET', path: `/cards/none-${hash}.png`, visitor: missing, member: missing },
  { method: 'GET', path: '/posts/:slug.html', visitor: 301, member: 301 },
  // Of a post that is public by now; those that show a page need the build (preview-page.test.ts)
  { method: 'GET', path: '/preview/:token', visitor: 302, member: 302 },
  { method: 'HEAD', path: '/preview/:token', visitor: 302, member: 302 },
  { method: 'GET', path: '/public-objects/blog/none.png', visitor: missing, member: missing },

  // What ends sessions comes last
  { method: 'DELETE', path: '/api/staff/me/sessions', visitor: shut, member: ok },
  { method: 'POST', path: '/api/staff/me/sessions/end', visitor: shut, member: 303 },
  { method: 'POST', path: '/api/session/end', visitor: 303, member: 303 },
  { method: 'DELETE', path: '/api/session', visitor: done, member: done },
]

let folders: Folders
let parts: Features
let app: Express
let origin = 'http://localhost'
const ids: Record<StaffRole, string> = { owner: '', editor: '', leads: '' }
let close: () => Promise<void>
/** What stands for the placeholders of a row, by who sends it. */
const made: Record<StaffRole, Record<string, string>> = { owner: {}, editor: {}, leads: {} }
/** Cookies that must not open anything. */
const over: Record<string, string> = {}
const overNames = [
  'a session that has run out',
  'a session that was revoked',
  'a session of a removed member',
  'a session from before a new password',
  'a token made up',
] as const
/** Route → methods that a row has reached it with. */
const reached = new Map<unknown, Set<string>>()

before(async () => {
  folders = await makeFolders()
  const staffDir = path.join(folders.dataDir, 'staff')
  // Written before the server reads them: it takes no clock.
  const accounts = createAccounts({ dir: staffDir })
  for (const role of staffRoles) {
    const email = role === 'owner' ? ada.email : `${role}@example.com`
    ids[role] = (await accounts.add({ ...ada, email, role }))?.id ?? ''
  }
  const removed = await accounts.add({ ...ada, email: 'removed@example.com' })
  const ago = Date.now() - 30 * 86_400_000
  const before = await createSessions({ dir: staffDir, now: () => ago })
  const [expired] = [await before.create(ids.owner)]

  // With everything that brings routes of its own
  const read = readConfig({
    DATA_DIR: folders.dataDir,
    CONTENT_DIR: folders.contentDir,
    PORT: '0',
    CONTENT_REMOTE: path.join(folders.base, 'remote.git'),
    CONTENT_HOOK_SECRET: 'a secret of the forge',
  })
  assert.ok(read.ok)
  const { config } = read
  const contentRevision = createContentRevision()
  parts = await createFeatures({
    contentRevision,
    imageProgram,
    pushProgram: null,
    config,
    log: silentLog,
    origin: () => origin,
    buildFile: path.resolve('package.json'),
    defaultContent: folders.contentDir,
    cards: cardsWithoutPictures(),
  })
  app = createApplication({
    ...parts.application,
    config,
    log: silentLog,
    assets: (_request, _response, next) => next(),
    clientFolder: null,
    contentRevision,
    origin: () => origin,
    metrics: [],
  }).app
  const listener: RequestListener = (request, response) => {
    response.once('finish', () => {
      const route: unknown = Reflect.get(request, 'route')
      const isRow = request.headers['x-row'] === 'yes'
      reached.set(route, (reached.get(route) ?? new Set()).add(isRow ? (request.method ?? '') : ''))
    })
    app(request, response)
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.close()
    server.closeAllConnections()
    await parts.close()
  }

  const revoked = await parts.staff.sessions.create(ids.owner)
  await send('DELETE', '/api/session', { cookie: `ponte=${revoked}` })
  const ofRemoved = await parts.staff.sessions.create(removed?.id ?? '')
  await parts.staff.accounts.remove('removed@example.com')
  const tokens = [
    expired,
    revoked,
    ofRemoved,
    await parts.staff.sessions.create(ids.owner, { epoch: 7 }),
    'A'.repeat(43),
  ]
  overNames.forEach((name, at) => {
    over[name] = `ponte=${tokens[at]}`
  })

  for (const role of staffRoles) made[role] = await make(role)
})

/** What the rows of one role name. */
async function make(role: StaffRole): Promise<Record<string, string>> {
  const cookie = await signedIn('owner')
  const sent = async (address: string, body: unknown) =>
    JSON.parse((await send('POST', address, { cookie, body })).text)
  const { id } = await sent('/api/blog/posts', {
    ...post,
    title: role === 'owner' ? 'Who may write a draft' : `A draft for ${role}`,
  })
  const open = await sent('/api/blog/posts', { ...post, title: `Who may read, ${role}`, published: true })
  const history = await send('GET', `/api/blog/posts/${id}/history`, { cookie })
  const draft = { ...post, title: `Who may see a draft, ${role}` }
  const shared = await sent('/api/blog/posts', draft)
  const previews = `/api/blog/posts/${shared.id}/previews`
  const shown = await sent(previews, {})
  const link = await sent(previews, {})
  await send('PUT', `/api/blog/posts/${shared.id}`, { cookie, body: { ...draft, published: true } })
  const lead = sampleLead()
  await parts.leads.outbox.accept(lead)
  const colleague = await parts.staff.accounts.add({ ...ada, email: `colleague-of-${role}@example.com` })
  await parts.staff.accounts.createLink(`invited-by-${role}@example.com`)
  const invitations = await parts.staff.accounts.invitations()
  await parts.staff.sessions.create(colleague?.id ?? '')
  return {
    own: role,
    post: id,
    slug: open.slug,
    commit: JSON.parse(history.text)[0].commit,
    shared: shared.id,
    token: new URL(shown.url).pathname.slice('/preview/'.length),
    link: link.id,
    lead: lead.id,
    colleague: colleague?.id ?? '',
    invitation: invitations.find(({ email }) => email.startsWith(`invited-by-${role}`))?.id ?? '',
    foreign: parts.staff.sessions.list(colleague?.id ?? '')[0]?.id ?? '',
    key: 'a-passkey-of-somebody-else',
  }
}

after(async () => {
  await close()
  await folders.remove()
})

/** In the place of what the build lays in. */
function cardsWithoutPictures() {
  const design = {
    ground: 'ground.png',
    words: { left: 0, width: 100, top: 0, bottom: 100, align: 'left' as const },
    ink: '#000000',
    muted: '#000000',
    accent: '#000000',
  }
  return createSocialCards({
    stock: { fonts: [], pages: {}, drawings: [design], picture: design },
    read: () => Promise.reject(new Error('Nothing is drawn here')),
    readPicture: async () => null,
    drawCard: () => Promise.reject(new Error('Nothing is drawn here')),
    name: () => 'Ponte',
  })
}

const signedIn = async (role: StaffRole = 'owner', by: 'password' | 'link' = 'password'): Promise<string> =>
  `ponte=${await parts.staff.sessions.create(ids[role], { by })}`

const filled = (text: string, role: StaffRole = 'owner'): string =>
  text.replace(
    /:(post|slug|commit|lead|shared|link|token|colleague|invitation|foreign|key|own)\b/g,
    (_all, name) => made[role][name] ?? '',
  )

type Sending = { cookie?: string; body?: unknown; headers?: Record<string, string> }

async function send(method: string, address: string, { cookie, body, headers }: Sending = {}) {
  const response = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function sendRow(
  { method, path: address, body }: Row,
  { headers, role = 'owner', ...sending }: Sending & { role?: StaffRole } = {},
) {
  const filledBody = body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), role)) }
  return send(method, filled(address, role), {
    ...sending,
    ...filledBody,
    headers: { 'X-Row': 'yes', ...headers },
  })
}

for (const row of rows) {
  const name = `${row.method} ${row.path}`

  test(`${name}: a visitor gets ${row.visitor}`, async () => {
    const { status, text } = await sendRow(row)
    assert.equal(status, row.visitor, text.slice(0, 300))
  })

  for (const credential of overNames) {
    test(`${name}: ${credential} is a visitor`, async () => {
      const { status, text } = await sendRow(row, { cookie: over[credential] ?? '' })
      assert.equal(status, row.visitor, text.slice(0, 300))
    })
  }

  if (row.method === 'GET' || row.method === 'HEAD') {
    test(`${name}: another website cannot read what a member would get`, async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
      const { headers: answered } = await sendRow(row, { cookie: await signedIn(), headers })
      assert.equal(answered.get('access-control-allow-origin'), null)
    })
  } else {
    const foreign: Record<string, Record<string, string>> = {
      'another website': { 'Sec-Fetch-Site': 'cross-site' },
      'a sibling host': { 'Sec-Fetch-Site': 'same-site' },
      'another website, in an old browser': { Origin: 'https://evil.example' },
      'a sandboxed frame': { Origin: 'null' },
    }
    for (const [where, headers] of Object.entries(foreign)) {
      test(`${name}: from ${where} a member gets 403`, async () => {
        const { status } = await sendRow(row, { cookie: await signedIn(), headers })
        assert.equal(status, forbidden)
      })
    }
  }

  const own = { 'Sec-Fetch-Site': 'same-origin' }

  if (row.proof) {
    test(`${name}: a member who came by a link is asked who it is`, async () => {
      const { status, text } = await sendRow(row, { cookie: await signedIn('owner', 'link'), headers: own })
      assert.equal(status, forbidden)
      assert.equal(JSON.parse(text).reason, 'confirm-first')
    })
  }

  for (const role of staffRoles) {
    test(`${name}: the role ${role} gets ${expected(row, role)}`, async () => {
      const headers = { ...own, Origin: origin }
      const { status, text } = await sendRow(row, { cookie: await signedIn(role), headers, role })
      assert.equal(status, expected(row, role), text.slice(0, 300))
    })
  }
}

test('what belongs to somebody else is still there', () => {
  for (const role of staffRoles.filter((one) => one !== 'owner')) {
    assert.equal(parts.staff.sessions.list(made[role].colleague ?? '').length, 1)
  }
})

test('a role counts from the next request on, in sessions that are open', async () => {
  const cookie = await signedIn('editor')
  const read = async (address: string) => (await send('GET', address, { cookie })).status
  assert.deepEqual([await read('/api/media'), await read('/api/leads')], [ok, forbidden])
  await parts.staff.accounts.setRole(ids.editor, 'leads')
  assert.deepEqual([await read('/api/media'), await read('/api/leads')], [forbidden, ok])
  await parts.staff.accounts.setRole(ids.editor, 'editor')
})

test('the last owner stays one', async () => {
  const cookie = await signedIn()
  for (const { id, role } of await parts.staff.accounts.team()) {
    if (role === 'owner' && id !== ids.owner) await parts.staff.accounts.removeMember(id)
  }
  const me = `/api/staff/team/members/${ids.owner}`
  assert.equal((await send('PATCH', me, { cookie, body: { role: 'editor' } })).status, 409)
  assert.equal((await send('DELETE', me, { cookie })).status, 409)
  assert.equal((await send('GET', '/api/staff/team', { cookie })).status, ok)
})

const paths = [...new Set(rows.map((row) => row.path))]
// Files have no list of methods, and for what machines watch Express answers OPTIONS itself
const withoutList = /^\/(?:public-objects\/|healthz|readyz|metrics)/
for (const address of paths.filter((one) => !withoutList.test(one))) {
  test(`${address}: a method that it does not know is answered with those it knows`, async () => {
    const known = rows.filter((row) => row.path === address).map(({ method }) => method as string)
    for (const method of ['PUT', 'PATCH', 'OPTIONS'].filter((other) => !known.includes(other))) {
      const { status, headers } = await send(method, filled(address), { cookie: await signedIn() })
      assert.equal(status, 405, method)
      const allowed = (headers.get('allow') ?? '').split(', ')
      for (const one of known.filter((name) => name !== 'HEAD')) assert.ok(allowed.includes(one), one)
      assert.ok(!allowed.includes(method))
    }
  })
}

test('what is not there under /api is said to be missing, to anybody', async () => {
  assert.equal((await send('GET', '/api/nothing')).status, missing)
  assert.equal((await send('POST', '/api/nothing', { body: {} })).status, missing)
  assert.equal((await send('GET', '/api/staff/me/nothing')).status, shut)
  assert.equal((await send('GET', '/api/staff/me/nothing', { cookie: await signedIn() })).status, missing)
})

test('no route is left out of this table', () => {
  const forgotten = routesOf(app.router).flatMap((route) => {
    const methods = Object.keys(route.methods).filter((method) => method !== '_all')
    const seen = reached.get(route)
    // `app.all` names every method there is, `router.all` none: those answer what the others do not.
    if (methods.length === 0 || methods.length > 9) return seen ? [] : [`ALL ${route.path}`]
    return methods
      .map((method) => method.toUpperCase())
      .filter((method) => !seen?.has(method))
      .map((method) => `${method} ${route.path}`)
  })
  assert.deepEqual(
    forgotten.filter((one) => !elsewhere.includes(one)),
    [],
  )
})

/** What cannot be reached here. */
const elsewhere = [
  // The pages, which need the build
  'GET /{*path}',
  // There are parts from five thousand posts on
  'GET /sitemap-:part.xml',
  'ALL /sitemap-:part.xml',
]

type RouteFacts = { path: string; methods: Record<string, boolean> }
/** As Express keeps them. */
type Layer = { route?: RouteFacts; handle: unknown }

/** Every route of a router and of those in it. */
function routesOf(router: unknown): RouteFacts[] {
  const stack: unknown = Reflect.get(Object(router), 'stack')
  if (!Array.isArray(stack)) return []
  return stack.flatMap((layer: Layer) => (layer.route ? [layer.route] : routesOf(layer.handle)))
}
