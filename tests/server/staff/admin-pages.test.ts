import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import { draftBody } from '#tests/helpers/post-body.ts'
import { send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/** Who sees which of the studio's pages, on the production build. A new page without a row fails the last test. */

type Row = {
  /** Folder below pages/admin; '' for the studio's home. */
  page: string
  /** `:post` stands for the id of a draft. */
  path: string
  /** A text of the page that only members may read. */
  secret: string
}

const title = 'A draft about quinces'
const rows: Row[] = [
  { page: '', path: '/admin', secret: title },
  { page: 'posts', path: '/admin/posts/:post', secret: title },
  { page: 'history', path: '/admin/posts/:post/history', secret: title },
  { page: 'deleted', path: '/admin/deleted', secret: 'A deleted post about medlars' },
  { page: 'missing', path: '/admin/missing', secret: '/an-address-about-medlars' },
  { page: 'numbers', path: '/admin/numbers', secret: '/an-address-about-medlars' },
  { page: 'site', path: '/admin/site', secret: '"leadReminders"' },
  { page: 'prices', path: '/admin/prices', secret: '"retentionExample"' },
  { page: 'texts', path: '/admin/texts', secret: '"key":"home.' },
  { page: 'edit', path: '/admin/edit?page=/about', secret: '"key":"home.' },
  { page: 'site-history', path: '/admin/site/history', secret: '"versions"' },
  { page: 'media', path: '/admin/media', secret: '"name":"Owner"' },
  { page: 'activity', path: '/admin/activity', secret: 'Signed in' },
  { page: 'leads', path: '/admin/leads', secret: 'lemon@example.com' },
  { page: 'leads', path: '/admin/leads?status=answered', secret: '"name":"Owner"' },
  { page: 'account', path: '/admin/account', secret: 'owner@example.com' },
  { page: 'team', path: '/admin/team', secret: 'owner@example.com' },
  { page: 'confirm', path: '/admin/confirm', secret: 'owner@example.com' },
]

const site = await startSite({ env: { LEADS_PER_MINUTE: '0', TRUST_PROXY: '1' } })
const { server } = site
let cookie: string
let postId = ''

before(async () => {
  cookie = await site.cookie()
  postId = (await site.makePost(draftBody(title))).id
  const gone = await site.makePost(draftBody('A deleted post about medlars'))
  assert.equal((await site.ask('DELETE', `/api/blog/posts/${gone.id}`)).status, 204)
  assert.equal((await site.get('/an-address-about-medlars')).status, 404)
  const question = 'How sour is it?'
  for (const name of ['Lemon', 'Lime']) {
    const body = { name, email: `${name.toLowerCase()}@example.com`, question, language: 'en' }
    assert.equal((await send('POST', `${server.origin}/api/question`, { body })).status, 200)
  }
  const { json } = await site.ask('GET', '/api/leads?query=lime@example.com')
  const erased = { lead: json.leads[0].lead.id }
  assert.equal((await site.ask('POST', '/api/leads/erase', erased)).status, 200)
})

const addressOf = ({ path: address }: Row): string => address.replace(':post', postId)
/** The data that Vike requests on navigation. */
const dataAddressOf = (row: Row): string => {
  const [pathname, query] = addressOf(row).split('?')
  return `${pathname}/index.pageContext.json${query === undefined ? '' : `?${query}`}`
}

const nobodies: Record<string, () => Promise<string>> = {
  'a visitor': async () => '',
  'a made-up token': async () => `ponte=${'A'.repeat(43)}`,
  'an ended session': async () => {
    const ended = await signIn(server.origin)
    await send('DELETE', `${server.origin}/api/session`, { cookie: ended })
    return ended
  },
}

for (const [at, row] of rows.entries()) {
  // A separate network for each row, since a single one would use up its renders
  const ask = (method: string, address: string, asked: { cookie: string }) =>
    send(method, address, { ...asked, headers: { 'X-Forwarded-For': `198.51.${at}.1` } })

  // Sessions are checked before the page is known: two rows try every invalid session, the others only a visitor
  for (const [who, credential] of Object.entries(nobodies).slice(0, at < 2 ? undefined : 1)) {
    test(`${row.path}: ${who} gets the sign-in form at this address and nothing of the page`, async () => {
      const asked = { cookie: await credential() }
      const page = await ask('GET', server.origin + addressOf(row), asked)
      assert.equal(page.status, 200)
      assert.match(page.headers.get('cache-control') ?? '', /no-store/)
      assert.match(page.text, /<meta name="robots" content="noindex/)
      assert.ok(page.text.includes('Sign in to the studio'))
      const next = addressOf(row).replaceAll('&', '&amp;')
      assert.ok(
        page.text.includes(`<input type="hidden" name="next" value="${next}"/>`),
        'returns here after sign-in',
      )
      assert.ok(!page.text.includes(row.secret))
      const data = await ask('GET', server.origin + dataAddressOf(row), asked)
      assert.ok(data.text.includes('sign-in') && !data.text.includes(row.secret), data.text.slice(0, 300))
      const looked = await ask('HEAD', server.origin + addressOf(row), asked)
      assert.deepEqual([looked.status, looked.text], [200, ''])
    })
  }

  test(`${row.path}: a member gets the whole page without script, marked as not to be cached`, async () => {
    const page = await ask('GET', server.origin + addressOf(row), { cookie })
    assert.equal(page.status, 200)
    assert.equal(page.headers.get('cache-control'), 'private, no-store')
    assert.ok(page.text.includes(row.secret))
    assert.ok(!/Loading|aria-busy="true"/.test(page.text), 'no loading state that needs a script')
    const data = await ask('GET', server.origin + dataAddressOf(row), { cookie })
    assert.equal(data.headers.get('cache-control'), 'private, no-store')
    assert.ok(data.text.includes(row.secret))
  })
}

test('every studio page has a row in this table', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../pages/admin')
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((name) => path.basename(name) === '+Page.tsx').map((name) => path.dirname(name))
  const named = new Set(rows.map(({ page }) => page || '.'))
  assert.deepEqual(pages.sort(), [...named].sort())
})
