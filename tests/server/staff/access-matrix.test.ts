import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Express } from 'express'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import type { Features } from '#server/features.ts'
import { createSocialCards } from '#server/media/cards/social-cards.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { createSessions } from '#server/staff/sessions.ts'
import { openApplication } from '#tests/helpers/application.ts'
import { sample } from '#tests/helpers/full.ts'
import { draftBody } from '#tests/helpers/post-body.ts'
import { type Folders, makeFolders, send as request } from '#tests/helpers/server.ts'
import { sampleFields, sampleLead } from '#tests/server/leads/sample-lead.ts'
import { ada, expectNobodyIn } from './staff-site.ts'

/**
 * Who may do what in the whole application. Every route is requested with every method it answers: by a visitor, with ended
 * sessions, by a member of each role, with and without a fresh proof of identity, and from another website. A new route without
 * a row fails the last test. An ordinary run tries one ended session and one other website per row; a full run tries all.
 * The pages behind the last route have their own table (admin-pages.test.ts).
 */

/**
 * Methods and path. Placeholders in the path stand for objects that the tests make for each role: `:post`, `:slug` (of a public
 * post), `:lead`, `:commit`, `:shared` (a post that has become public), `:token` and `:link` (of its preview links),
 * `:colleague` and `:invitation`. `:foreign` and `:key` are somebody else's session and passkey; `:own` is the role.
 * Visitors and ended sessions get the first status; a member with the required role who has just signed in gets the second.
 * `proof`: the route requires a fresh proof of identity (R295).
 */
type TableRow = [asked: string, visitor: number, member: number, body?: unknown, proof?: 'proof']
type Row = { method: string; path: string; visitor: number; member: number; body: unknown; proof: boolean }

/** The roles that a path requires; all other paths are for every member. Deliberately independent of the code. */
const areas: [prefix: string, ...roles: StaffRole[]][] = [
  ['/api/staff/team', 'owner'],
  // The number of sent forms reveals the number of leads
  ['/api/counts', 'owner'],
  ['/api/leads', 'owner', 'leads'],
  ['/api/blog/', 'owner', 'editor'],
  ['/api/content/', 'owner', 'editor'],
  ['/api/media', 'owner', 'editor'],
  ['/api/missing-pages', 'owner', 'editor'],
  ['/api/site/', 'owner', 'editor'],
  ['/public-objects/', 'owner', 'editor'],
  ['/posts/', 'owner', 'editor'],
  ['/cards/', 'owner', 'editor'],
]

function expected({ path: address, visitor, member }: Row, role: StaffRole): number {
  const [, ...roles] = areas.find(([prefix]) => address.startsWith(prefix)) ?? ['', ...staffRoles]
  if (roles.includes(role)) return member
  // Every member may request what visitors may
  return visitor === shut ? forbidden : visitor
}

const post = draftBody('Who may write', 'Members may.')
const nothing = '00000000-0000-4000-8000-000000000000'
const hash = '0123456789abcdef'
const ok = 200
const created = 201
const done = 204
const bad = 400
const shut = 401
const forbidden = 403
const missing = 404

/** In order of the requests: removals come last. */
const table: TableRow[] = [
  // Sign-in: open to all, refuses wrong credentials
  ['GET HEAD /api/session', shut, ok],
  ['POST /api/session', shut, shut, { email: ada.email }],
  ['POST /api/session/setup', bad, bad, {}],
  ['POST /api/session/setup/options', bad, bad, {}],
  ['GET /api/session/link', forbidden, forbidden],
  ['POST /api/session/link', forbidden, forbidden, { token: 'guess' }],
  ['POST /api/session/passkey/options', ok, ok],
  ['POST /api/session/passkey', shut, shut, { id: 'guess' }],
  ['POST /api/session/confirm/options', shut, ok],
  ['POST /api/session/confirm', shut, forbidden, { password: 'not it' }],

  // The remote of the content (R169, R170); the hook needs its secret instead of a session
  ['POST /api/content/pull', forbidden, forbidden, {}],
  ['GET HEAD /api/content/remote', shut, ok],
  ['POST /api/content/conflicts', shut, bad, {}],

  // The own account
  ['GET HEAD /api/staff/me', shut, ok],
  ['PUT /api/staff/me/password', shut, bad, { password: 'short' }],
  ['POST /api/staff/me/password', shut, bad, { password: 'short' }],
  // 409, since there is no passkey to replace it
  ['DELETE /api/staff/me/password', shut, 409, undefined, 'proof'],
  ['GET /api/staff/me/passkeys', shut, ok],
  ['POST /api/staff/me/passkeys/options', shut, ok, undefined, 'proof'],
  ['POST /api/staff/me/passkeys', shut, bad, {}, 'proof'],
  ['PATCH /api/staff/me/passkeys/:key', shut, missing, { name: 'Mine' }],
  ['DELETE /api/staff/me/passkeys/:key', shut, missing, undefined, 'proof'],
  ['PATCH /api/staff/me/passkeys/none', shut, missing, { name: 'Mine' }],
  ['DELETE /api/staff/me/passkeys/none', shut, missing, undefined, 'proof'],
  ['GET /api/staff/me/sessions', shut, ok],
  [`DELETE /api/staff/me/sessions/${nothing}`, shut, missing],
  [`POST /api/staff/me/sessions/${nothing}/end`, shut, missing],
  ['DELETE /api/staff/me/sessions/:foreign', shut, missing],
  ['POST /api/staff/me/sessions/:foreign/end', shut, missing],

  // The team (R294)
  ['GET HEAD /api/staff/team', shut, ok],
  ['POST /api/staff/team/invitations', shut, created, { email: 'new@example.com', role: 'leads' }, 'proof'],
  ['DELETE /api/staff/team/invitations/:invitation', shut, done],
  ['PATCH /api/staff/team/members/:colleague', shut, done, { role: 'leads' }, 'proof'],
  ['POST /api/staff/team/members/:colleague/link', shut, created, undefined, 'proof'],
  ['DELETE /api/staff/team/members/:colleague', shut, done, undefined, 'proof'],

  // Counts of visits
  ['POST /api/page-views?page=/about', done, done],
  ['POST /api/form-events?form=inquiry&event=opened', done, done],

  // Missing pages: counted for staff
  ['GET HEAD /api/missing-pages', shut, ok],
  ['POST /api/missing-pages/redirects', shut, done, { from: '/an-old-address-of-:own', to: '/contact' }],
  ['POST /api/missing-pages/ignored', shut, done, { address: '/another-old-address' }],

  // The facts and prices of the site
  ['GET HEAD /api/site/business', shut, ok],
  ['PUT /api/site/business', shut, bad, {}],
  ['GET HEAD /api/site/catalogue', shut, ok],
  ['PUT /api/site/catalogue', shut, bad, {}],
  ['GET HEAD /api/site/texts', shut, ok],
  ['PUT /api/site/texts', shut, ok, {}],
  ['POST /api/site/texts/checked', shut, ok, {}],
  ['GET HEAD /api/site/texts.csv', shut, ok],
  ['POST /api/site/texts.csv', shut, bad, {}],
  ['GET HEAD /site.css', missing, missing],
  ['GET HEAD /site-logo.svg', missing, missing],

  // The blog: read by all, written by members (R90, R91)
  ['GET HEAD /api/blog/posts', ok, ok],
  ['GET /api/blog/slug/who-may-write-a-draft', missing, ok],
  ['POST /api/blog/posts', shut, created, post],
  ['PUT /api/blog/posts/:post', shut, ok, { ...post, readTime: '2 min read' }],
  ['GET /api/blog/posts/:post/linking', shut, ok],
  ['GET /api/blog/posts/:post/history', shut, ok],
  ['GET /api/blog/posts/:post/history/:commit', shut, ok],
  ['POST /api/blog/posts/:post/restore', shut, ok, { commit: ':commit' }],
  ['POST /api/blog/posts/:post/previews', shut, created, {}],
  ['GET HEAD /api/blog/posts/:post/previews', shut, ok],
  ['DELETE /api/blog/posts/:shared/previews/:link', shut, done],
  ['DELETE /api/blog/posts/:post', shut, done],
  ['POST /api/blog/extract-metadata', shut, ok, { content: 'A title\n\nText.' }],
  ['POST /api/blog/paste', shut, ok, { html: '<p>A text.</p>' }],
  ['POST /api/blog/image-upload-url', shut, ok, { filename: 'a.png' }],
  ['GET /api/media', shut, ok],
  ['DELETE /api/media/blog/none.png', shut, missing],
  // Without the upload's token
  ['PUT /public-objects/blog/a.png', shut, forbidden],

  // Leads: sent by all, seen by members
  ['GET /api/form-stamp', ok, ok],
  ['POST /api/pricing-inquiry', bad, bad, {}],
  ['POST /api/question', bad, bad, {}],
  ['POST /api/website-onboarding', 415, 415, {}],
  ['POST /website-onboarding', ok, ok, {}],
  ['GET HEAD /api/leads', shut, ok],
  ['GET /api/leads/overview', shut, ok],
  ['GET /api/leads/export', shut, ok, undefined, 'proof'],
  ['GET /api/leads/export?person=:lead', shut, ok, undefined, 'proof'],
  ['GET /api/leads/erasures', shut, ok],
  ['GET /api/leads/:lead', shut, ok],
  ['GET /api/leads/:lead/files/none', shut, missing],
  ['POST /api/leads/:lead/resend', shut, ok, {}],
  ['POST /api/leads/:lead/release', shut, ok, {}],
  ['POST /api/leads/:lead/hold', shut, 409, {}],
  ['POST /api/leads/:lead/owner', shut, ok, { owner: null }],
  ['POST /api/leads/:lead/status', shut, ok, { status: 'answered' }],
  ['POST /api/leads/:lead/notes', shut, ok, { text: 'Called' }],
  ['DELETE /api/leads/:lead', shut, done, undefined, 'proof'],
  ['POST /api/leads/erase', shut, ok, { email: 'nobody@example.com' }, 'proof'],

  // Open to all, and the same for everybody
  ['GET /healthz', ok, ok],
  ['GET /readyz', ok, ok],
  // Allowed from this machine
  ['GET /metrics', ok, ok],
  ['GET /feed.xml', ok, ok],
  ['GET /atom.xml', ok, ok],
  ['GET /feed.json', ok, ok],
  // A draft has no Markdown version, not even for its author
  ['GET /blog/who-may-write-a-draft.md', missing, missing],
  ['GET /sitemap.xml', ok, ok],
  ['GET /robots.txt', ok, ok],
  ['GET /site.webmanifest', ok, ok],
  ['GET /llms.txt', ok, ok],
  ['GET /.well-known/security.txt', ok, ok],
  // The card of a draft shows its title
  [`GET /cards/blog/who-may-write-a-draft-${hash}.png`, missing, missing],
  [`GET /cards/none-${hash}.png`, missing, missing],
  ['GET /posts/:slug.html', 301, 301],
  // Preview links of a post that is now public; those that show a page need the build (preview-page.test.ts)
  ['GET HEAD /preview/:token', 302, 302],
  ['GET /public-objects/blog/none.png', missing, missing],

  // What ends sessions comes last
  ['DELETE /api/staff/me/sessions', shut, ok],
  ['POST /api/staff/me/sessions/end', shut, 303],
  ['POST /api/session/end', 303, 303],
  ['DELETE /api/session', done, done],
]

const rows: Row[] = table.flatMap(([asked, visitor, member, body, proof]) => {
  const [path = '', ...methods] = asked.split(' ').reverse()
  return methods
    .reverse()
    .map((method) => ({ method, path, visitor, member, body, proof: proof !== undefined }))
})

let folders: Folders
let parts: Features
let app: Express
let origin = 'http://localhost'
let output: () => string
const ids: Record<StaffRole, string> = { owner: '', editor: '', leads: '' }
let close: () => Promise<void>
/** Values of a row's placeholders, by the sender's role. */
const made: Record<StaffRole, Record<string, string>> = { owner: {}, editor: {}, leads: {} }
/** Cookies that must give no access. */
const over: Record<string, string> = {}
const overNames = [
  'a session that has run out',
  'a session that was revoked',
  'a session of a removed member',
  'a session from before a new password',
  'a token made up',
] as const
/** Route → methods with which a row has reached it. */
const reached = new Map<unknown, Set<string>>()

before(async () => {
  folders = await makeFolders()
  const staffDir = path.join(folders.dataDir, 'staff')
  // Written before the server reads them, since its clock cannot be set.
  const accounts = createAccounts({ dir: staffDir })
  for (const role of staffRoles) {
    const email = role === 'owner' ? ada.email : `${role}@example.com`
    ids[role] = (await accounts.add({ ...ada, email, role }))?.id ?? ''
  }
  const removed = await accounts.add({ ...ada, email: 'removed@example.com' })
  const ago = Date.now() - 30 * 86_400_000
  const expired = await (await createSessions({ dir: staffDir, now: () => ago })).create(ids.owner)

  const application = await openApplication({
    folders,
    // With every setting that adds routes
    env: {
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      CONTENT_REMOTE: path.join(folders.base, 'remote.git'),
      CONTENT_HOOK_SECRET: 'a secret of the forge',
    },
    cards: cardsWithoutPictures(),
  })
  ;({ parts, app, origin, output, close } = application)
  application.server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      const route: unknown = Reflect.get(request, 'route')
      const isRow = request.headers['x-row'] === 'yes'
      reached.set(route, (reached.get(route) ?? new Set()).add(isRow ? (request.method ?? '') : ''))
    })
  })

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

/** Creates the objects that the rows refer to, for one role. */
async function make(role: StaffRole): Promise<Record<string, string>> {
  const cookie = await signedIn('owner')
  const sent = async (address: string, body: unknown) =>
    JSON.parse((await send('POST', address, { cookie, body })).text)
  const title = role === 'owner' ? 'Who may write a draft' : `A draft for ${role}`
  const { id } = await sent('/api/blog/posts', { ...post, title })
  const open = await sent('/api/blog/posts', { ...post, title: `Who may read, ${role}`, published: true })
  const history = await send('GET', `/api/blog/posts/${id}/history`, { cookie })
  const draft = { ...post, title: `Who may see a draft, ${role}` }
  const shared = await sent('/api/blog/posts', draft)
  const previews = `/api/blog/posts/${shared.id}/previews`
  const shown = await sent(previews, {})
  const link = await sent(previews, {})
  await send('PUT', `/api/blog/posts/${shared.id}`, { cookie, body: { ...draft, published: true } })
  const lead = sampleLead()
  await parts.leads.repository.accept(lead)
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

/** Replaces the cards that the build provides. */
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

const sessions = new Map<string, string>()
/** The cookie of an open session: the last one of its kind, or a new one if a row has ended that. */
async function signedIn(role: StaffRole = 'owner', by: 'password' | 'link' = 'password'): Promise<string> {
  const kind = `${role} ${by}`
  const known = sessions.get(kind)
  const token =
    known && parts.staff.sessions.find(known) ? known : await parts.staff.sessions.create(ids[role], { by })
  sessions.set(kind, token)
  return `ponte=${token}`
}

const filled = (text: string, role: StaffRole = 'owner'): string =>
  text.replace(
    /:(post|slug|commit|lead|shared|link|token|colleague|invitation|foreign|key|own)\b/g,
    (_all, name) => made[role][name] ?? '',
  )

type Sending = { cookie?: string; body?: unknown; headers?: Record<string, string> }

const send = (method: string, address: string, sending: Sending = {}) =>
  request(method, origin + address, sending)

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

const foreign: Record<string, Record<string, string>> = {
  'another website': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling host': { 'Sec-Fetch-Site': 'same-site' },
  'another website, in an old browser': { Origin: 'https://evil.example' },
  'a sandboxed frame': { Origin: 'null' },
}

for (const [at, row] of rows.entries()) {
  test(`${row.method} ${row.path}: visitors, invalid sessions, other websites and each role get the expected status`, async () => {
    const expectStatus = async (who: string, status: number, sending: Parameters<typeof sendRow>[1]) => {
      const answer = await sendRow(row, sending)
      assert.equal(answer.status, status, `${who}: ${answer.text.slice(0, 300)}`)
      return answer
    }
    await expectStatus('a visitor', row.visitor, {})
    for (const credential of sample(overNames, 1, at))
      await expectStatus(credential, row.visitor, { cookie: over[credential] ?? '' })

    if (row.method === 'GET' || row.method === 'HEAD') {
      const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
      const { headers: answered } = await sendRow(row, { cookie: await signedIn(), headers })
      assert.equal(answered.get('access-control-allow-origin'), null)
    } else {
      for (const [where, headers] of sample(Object.entries(foreign), 1, at))
        await expectStatus(`a member from ${where}`, forbidden, { cookie: await signedIn(), headers })
    }

    const own = { 'Sec-Fetch-Site': 'same-origin' }
    if (row.proof) {
      const cookie = await signedIn('owner', 'link')
      const { text } = await expectStatus('a member signed in by link', forbidden, { cookie, headers: own })
      assert.equal(JSON.parse(text).reason, 'confirm-first')
    }
    for (const role of staffRoles) {
      const headers = { ...own, Origin: origin }
      await expectStatus(role, expected(row, role), { cookie: await signedIn(role), headers, role })
    }
  })
}

test('the sessions of other members are still open', () => {
  for (const role of staffRoles.filter((one) => one !== 'owner')) {
    assert.equal(parts.staff.sessions.list(made[role].colleague ?? '').length, 1)
  }
})

test('a changed role applies to open sessions from the next request', async () => {
  const cookie = await signedIn('editor')
  const read = async (address: string) => (await send('GET', address, { cookie })).status
  assert.deepEqual([await read('/api/media'), await read('/api/leads')], [ok, forbidden])
  await parts.staff.accounts.setRole(ids.editor, 'leads')
  assert.deepEqual([await read('/api/media'), await read('/api/leads')], [forbidden, ok])
  await parts.staff.accounts.setRole(ids.editor, 'editor')
})

test('the last owner can neither give up the role nor be removed', async () => {
  const cookie = await signedIn()
  for (const { id, role } of await parts.staff.accounts.team()) {
    if (role === 'owner' && id !== ids.owner) await parts.staff.accounts.removeMember(id)
  }
  const me = `/api/staff/team/members/${ids.owner}`
  assert.equal((await send('PATCH', me, { cookie, body: { role: 'editor' } })).status, 409)
  assert.equal((await send('DELETE', me, { cookie })).status, 409)
  assert.equal((await send('GET', '/api/staff/team', { cookie })).status, ok)
})

// Files have no list of methods, and for health checks and metrics Express itself answers OPTIONS
const withoutList = /^\/(?:public-objects\/|healthz|readyz|metrics)/
test('a method not allowed at an address gets 405 and the allowed ones', async () => {
  const cookie = await signedIn()
  for (const address of new Set(rows.map((row) => row.path).filter((one) => !withoutList.test(one)))) {
    const known = rows.filter((row) => row.path === address).map(({ method }) => method)
    for (const method of ['PUT', 'PATCH', 'OPTIONS'].filter((other) => !known.includes(other))) {
      const { status, headers } = await send(method, filled(address), { cookie })
      assert.equal(status, 405, `${method} ${address}`)
      const allowed = (headers.get('allow') ?? '').split(', ')
      for (const one of known.filter((name) => name !== 'HEAD')) assert.ok(allowed.includes(one), address)
      assert.ok(!allowed.includes(method), address)
    }
  }
})

test('an unknown path under /api gets 404, within the own account only after sign-in', async () => {
  assert.equal((await send('GET', '/api/nothing')).status, missing)
  assert.equal((await send('POST', '/api/nothing', { body: {} })).status, missing)
  assert.equal((await send('GET', '/api/staff/me/nothing')).status, shut)
  assert.equal((await send('GET', '/api/staff/me/nothing', { cookie: await signedIn() })).status, missing)
})

test('a PUT to an unknown address gets 405', async () => {
  assert.equal((await send('PUT', '/nothing-here', {})).status, 405)
  assert.equal((await send('PUT', '/preview/no/such', {})).status, 405)
})

test('the log of all these requests names nobody', () => {
  assert.match(output(), /Member invited/)
  expectNobodyIn(output(), ...Object.values(sampleFields))
})

test('every route has a row in this table', () => {
  const forgotten = routesOf(app.router).flatMap((route) => {
    const methods = Object.keys(route.methods).filter((method) => method !== '_all')
    const seen = reached.get(route)
    // `app.all` lists every method, `router.all` none: such routes answer what the others do not
    if (methods.length === 0 || methods.length > 9) return seen ? [] : [`ALL ${route.path}`]
    return methods
      .map((method) => method.toUpperCase())
      .filter((method) => !seen?.has(method))
      .map((method) => `${method} ${route.path}`)
  })
  const found = forgotten.filter((one) => !elsewhere.includes(one))
  assert.deepEqual(found, [])
})

/** Routes that this test cannot reach. */
const elsewhere = [
  // The pages, which need the build
  'GET /{*path}',
  // A page in the editor; tests/server/site/edited-pages.test.ts
  'GET /admin/edit/frame',
  'ALL /admin/edit/frame',
  // Parts exist only from five thousand posts on
  'GET /sitemap-:part.xml',
  'ALL /sitemap-:part.xml',
]

type RouteFacts = { path: string; methods: Record<string, boolean> }
/** Express's own structure. */
type Layer = { route?: RouteFacts; handle: unknown }

function routesOf(router: unknown): RouteFacts[] {
  const stack: unknown = Reflect.get(Object(router), 'stack')
  if (!Array.isArray(stack)) return []
  return stack.flatMap((layer: Layer) => (layer.route ? [layer.route] : routesOf(layer.handle)))
}
