import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { gitOfEditor } from '#tests/helpers/editor.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { owner, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const site = await startSite()
const { folders } = site
const cookie = await site.cookie()

type Asked = { method?: string } & Parameters<typeof send>[2]

const get = async (address: string, { method = 'GET', ...options }: Asked = {}) => {
  const { status, headers, text } = await send(method, site.origin + address, options)
  return { status, text, location: headers.get('location'), cacheControl: headers.get('cache-control') }
}
const led = async (address: string) => {
  const { status, location } = await get(address)
  return location === null ? status : `${status} ${location}`
}
const file = () => path.join(folders.contentDir, 'redirects.yaml')
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: folders.contentDir, encoding: 'utf8' }).trimEnd()

/** Writes the file by hand and waits until it takes effect for an address. */
async function byHand(text: string, address: string, answer: string | number): Promise<void> {
  await writeFile(file(), text)
  await waitFor(`${address} has its new answer`, async () => (await led(address)) === answer)
}

const feeds = ['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/llms.txt']
const lists = ['/blog', '/api/blog/posts', ...feeds]

test('at the end of its publication, a post leaves lists and all its addresses, even if cached', async () => {
  const end = Date.now() + 2_000
  const body = { ...postBody('Canaryword ends'), publishedUntil: new Date(end).toISOString() }
  const { id } = await site.makePost(body)
  await site.ask('PUT', `/api/blog/posts/${id}`, { ...body, slug: 'canaryword-moved' })
  const addresses = ['/blog/canaryword-moved', '/blog/canaryword-moved.md', '/api/blog/slug/canaryword-moved']
  // On a slow machine an answer may come after the end; it is ignored
  const whileThere = async (path: string, expect: (answer: Awaited<ReturnType<typeof site.get>>) => void) => {
    const answer = await site.get(path)
    if (Date.now() < end) expect(answer)
  }
  for (let time = 0; time < 2 || Date.now() < end; time += 1) {
    for (const path of lists)
      await whileThere(path, ({ text }) => assert.match(text, /canaryword-moved/, path))
    for (const path of addresses) await whileThere(path, ({ status }) => assert.equal(status, 200, path))
    await whileThere('/blog/canaryword-ends', ({ status }) => assert.equal(status, 301))
  }
  for (const path of [...addresses, '/blog/canaryword-ends', '/blog/canaryword-ends.md'])
    assert.equal((await site.get(path)).status, 410, path)
  for (const path of lists) assert.doesNotMatch((await site.get(path)).text, /canaryword/i, path)
  const page = await site.get('/blog/canaryword-moved')
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(page.text, /<meta name="robots" content="noindex/)
  assert.doesNotMatch(page.text, /Canaryword/)
  // Staff see it in a preview
  const preview = await site.get('/blog/canaryword-moved', { cookie })
  assert.equal(preview.status, 200)
  assert.match(preview.headers.get('cache-control') ?? '', /no-store/)
  // A later end makes it public again
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await site.ask('PUT', `/api/blog/posts/${id}`, { ...body, slug: 'canaryword-moved', publishedUntil: later })
  for (const path of addresses) assert.equal((await site.get(path)).status, 200, path)
})

test('a post whose publication has ended gets the same answer as a deleted one', async () => {
  const make = async (title: string, more: object) =>
    (await site.ask('POST', '/api/blog/posts', { ...postBody(title), ...more })).json
  const ended = await make('Same one', { publishedAt: '2026-01-01', publishedUntil: '2026-02-01' })
  const deleted = await make('Same two', {})
  await site.ask('DELETE', `/api/blog/posts/${deleted.id}`)
  assert.equal(ended.published, true)
  const plain = ({ status, headers, text }: Awaited<ReturnType<typeof site.get>>) => ({
    status,
    cacheControl: headers.get('cache-control'),
    text: text.replaceAll(/same-(one|two)/g, 'same'),
  })
  for (const path of ['/blog/same-', '/api/blog/slug/same-']) {
    assert.deepEqual(plain(await site.get(`${path}one`)), plain(await site.get(`${path}two`)), path)
  }
})

const rules = `# Ours
rules:
  - from: /2021/05/old-post
    to: /blog
  - from: /Old/Shop.html
    to: /services?from=shop#top
    status: 302
  - from: /shop/*   # all of it
    to: /services/*
  - from: /far/*
    to: https://new.example/base/*
    status: 308
  - from: /left
    status: 410
  - from: /it/lasciato
    status: 410
  - from: /one
    to: /two
  - from: /two
    to: /2021/05/old-post
  - from: /blog/was-here
    to: /contact
  - from: /blog/was-here.md
    to: /contact
  - from: /blog/never.md
    status: 410
  - from: /posts/*
    to: /blog
  - from: /CAPITALS
    to: /contact
  - from: /caf%E9
    to: /contact
`

test('hand-written redirect rules apply without a restart, for GET and HEAD, only where there is no page', async () => {
  assert.equal(await led('/2021/05/old-post'), 404)
  await byHand(rules, '/2021/05/old-post', '301 /blog')
  const expected: Record<string, string | number> = {
    '/2021/05/old-post/': '301 /blog',
    '/2021/05/old-post?utm=x&y=%C3%A8': '301 /blog?utm=x&y=%C3%A8',
    '/Old/Shop.html?a=1': '302 /services?from=shop&a=1#top',
    '/old/shop.html': 404,
    '/CAPITALS': '301 /contact',
    // In an older site's encoding, and in the browser's
    '/caf%E9': '301 /contact',
    '/caf%C3%A9/?a=1': '301 /contact?a=1',
    '/blog/caf%E9': 404,
    '/it/perch%E9': 404,
    '/shop/%E9': '301 /services/%C3%A9',
    '/public-objects/caf%E9.png': 404,
    '/api/blog/slug/caf%E9': 404,
    '/blog/was-here.md': '301 /contact',
    '/blog/never.md': 410,
    '/blog/other.md': 404,
    '/CAPITALS/': '301 /contact',
    '/shop/websites': '301 /services/websites',
    '/shop/a/b%20c?x': '301 /services/a/b%20c?x',
    '/shop': 404,
    '/far/Away/': '308 https://new.example/base/Away/',
    '/far/..%2f..%2f/evil': '308 https://new.example/base/..%2f..%2f/evil',
    '/one': '301 /blog',
    '/posts/anything.html': '301 /blog',
    '/left': 410,
    '/it/lasciato': 410,
    // Existing pages are not redirected
    '/services': 200,
    '/it/services': 200,
    '/feed.xml': 200,
    '/en/services': '301 /services',
  }
  for (const [address, answer] of Object.entries(expected)) assert.equal(await led(address), answer, address)
  const redirect = await get('/one')
  assert.equal(redirect.cacheControl, 'public, no-cache')
  const head = await get('/one', { method: 'HEAD' })
  assert.deepEqual([head.status, head.location], [301, '/blog'])
  assert.equal((await get('/one', { method: 'POST' })).status, 405)
})

test('the page for an address that is gone (410) is in the language of its path', async () => {
  const [english, italian] = [await get('/left'), await get('/it/lasciato')]
  assert.match(english.text, /<html[^>]* lang="en/)
  assert.match(italian.text, /<html[^>]* lang="it/)
  for (const page of [english, italian]) assert.match(page.text, /<meta name="robots" content="noindex/)
})

test('a post takes precedence over a redirect rule as long as it is public', async () => {
  const body = { ...postBody('Was here'), slug: 'was-here' }
  assert.equal(await led('/blog/was-here'), '301 /contact')
  const draft = (await site.ask('POST', '/api/blog/posts', { ...body, published: false })).json
  assert.equal(await led('/blog/was-here'), '301 /contact')
  assert.equal((await get('/blog/was-here', { cookie })).status, 200)
  await site.ask('PUT', `/api/blog/posts/${draft.id}`, body)
  assert.equal(await led('/blog/was-here'), 200)
  await site.ask('PUT', `/api/blog/posts/${draft.id}`, { ...body, slug: 'was-there' })
  assert.equal(await led('/blog/was-here'), '301 /blog/was-there')
  await site.ask('DELETE', `/api/blog/posts/${draft.id}`)
  assert.equal(await led('/blog/was-there'), 410)
  // The owner's redirect takes precedence over "gone"
  assert.equal(await led('/blog/was-here'), '301 /contact')
})

test('a fault in redirects.yaml is shown in the studio; its last good version applies', async () => {
  await writeFile(file(), `${rules}  - from: /x\n    to: /y\n  - from: /y\n    to: /x\n`)
  await waitFor('the studio shows the fault', async () => {
    const { text } = await get('/admin', { cookie })
    return text.includes('redirects.yaml') && text.includes('leads in a circle: /x → /y → /x')
  })
  assert.equal(await led('/one'), '301 /blog')
  assert.equal(await led('/x'), 404)
  const rule = { from: '/from-the-studio', to: '/contact' }
  const refused = await site.ask('POST', '/api/missing-pages/redirects', rule)
  assert.equal(refused.status, 409)
  assert.match(refused.json.detail, /redirects\.yaml was edited by hand and has a fault .* Nothing was saved/)
  await byHand(rules.replace('to: /blog\n', 'to: /about\n'), '/one', '301 /about')
})

test('a member redirects a missing address to the nearest page in one commit; edits by hand are kept', async () => {
  for (let times = 0; times < 3; times++) await get('/abot-us')
  await get('/something-else-entirely-qq')
  await get('/wp-login.php')
  await get('/unsubscribe/somebody@example.com')
  const list = (await site.ask('GET', '/api/missing-pages')).json
  assert.deepEqual(list.pages[0], {
    address: '/abot-us',
    count: 3,
    lastDay: new Date().toISOString().slice(0, 10),
    nearest: '/about',
    canLead: true,
  })
  const personal = list.pages.find(({ address }: { address: string }) => address.startsWith('/unsubscribe'))
  assert.deepEqual([personal.address, personal.canLead], ['/unsubscribe/{email}', false])
  assert.equal(list.scanners, 1)
  assert.ok(!list.pages.some(({ address }: { address: string }) => address === '/one'))

  const before = git('rev-list', '--count', 'HEAD')
  const body = { from: '/abot-us', to: '/about' }
  const address = '/api/missing-pages/redirects'
  assert.equal((await site.ask('POST', address, body)).status, 204)
  assert.equal(await led('/abot-us'), '301 /about')
  assert.equal(git('log', '-1', '--format=%s|%ae'), `Redirect /abot-us to /about|${owner.email}`)
  assert.equal(git('log', '-2', '--format=%s').split('\n')[1], 'Keep redirects.yaml as it was edited outside')
  assert.equal(git('rev-list', '--count', 'HEAD'), String(Number(before) + 2))
  assert.equal(git('show', '--format=', '--name-only', 'HEAD'), 'redirects.yaml')
  const text = await readFile(file(), 'utf8')
  assert.ok(text.startsWith('# Ours\nrules:\n') && text.includes('# all of it'), text)
  assert.ok(text.endsWith('  - from: /abot-us\n    to: /about\n'), text)
  const after = (await site.ask('GET', '/api/missing-pages')).json
  assert.ok(!after.pages.some((page: { address: string }) => page.address === '/abot-us'))

  const refused: [body: object, status: number, detail: RegExp][] = [
    [body, 409, /leads to a page already/],
    [{ from: '/about', to: '/contact' }, 409, /leads to a page already/],
    [{ from: '/old-one', to: '/nowhere-at-all' }, 400, /There is no page at \/nowhere-at-all/],
    [{ from: '/old-one', to: 'http://example.com' }, 400, /https/],
    [{ from: 'old', to: '/about' }, 400, /must start with one slash/],
    [{ from: '/old-one' }, 400, /A redirect is/],
  ]
  for (const [wrong, status, detail] of refused) {
    const answer = await site.ask('POST', address, wrong)
    assert.equal(answer.status, status, JSON.stringify(wrong))
    assert.match(answer.json.detail, detail)
  }
  assert.equal(git('rev-list', '--count', 'HEAD'), String(Number(before) + 2))

  const ignored = { address: '/something-else-entirely-qq' }
  assert.equal((await site.ask('POST', '/api/missing-pages/ignored', ignored)).status, 204)
  await get('/something-else-entirely-qq')
  const left = (await site.ask('GET', '/api/missing-pages')).json
  assert.ok(!left.pages.some((page: { address: string }) => page.address.startsWith('/something')))
})

test('counts of missing pages reveal no visitor, are in a private file and survive a restart', async () => {
  await get('/counted-once?email=canary@example.com', {
    headers: {
      'user-agent': 'CanaryBrowser',
      'x-forwarded-for': '203.0.113.7',
      referer: 'https://canary.example/',
    },
  })
  // Requests by staff, and those for APIs and files, are not counted
  await get('/counted-for-staff', { cookie })
  for (const address of ['/api/none', '/admin/none', '/assets/none.js', '/public-objects/none.jpg'])
    await get(address)
  await site.stop()
  const counts = path.join(folders.dataDir, 'missing-pages.json')
  const text = await readFile(counts, 'utf8')
  assert.match(text, /"\/counted-once"/)
  assert.doesNotMatch(text, /canary|203\.0|127\.0|for-staff|none|somebody/i)
  assert.equal((await stat(counts)).mode & 0o777, 0o600)
  await site.start()
  assert.equal(await led('/abot-us'), '301 /about')
  const list = (await site.ask('GET', '/api/missing-pages')).json
  assert.ok(list.pages.some(({ address }: { address: string }) => address === '/counted-once'))
})

test('a push with a redirect loop is refused, a valid redirects.yaml applies and may be deleted again', async () => {
  const clone = path.join(folders.base, 'clone')
  gitOfEditor(folders.base, 'clone', '--quiet', folders.contentDir, clone)
  const push = async (text: string | null) => {
    if (text === null) await rm(path.join(clone, 'redirects.yaml'))
    else await writeFile(path.join(clone, 'redirects.yaml'), text)
    gitOfEditor(clone, 'add', '-A')
    gitOfEditor(clone, 'commit', '--quiet', '-m', 'Redirects')
    try {
      gitOfEditor(clone, 'push', '--quiet')
      return ''
    } catch (error) {
      gitOfEditor(clone, 'reset', '--quiet', '--hard', 'HEAD~1')
      return String((error as { stderr?: unknown }).stderr ?? error)
    }
  }
  const found = await push('rules:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n')
  assert.match(found, /redirects\.yaml.*circle: \/a/)
  assert.match(await push('rules:\n  - from: /a\n    to: //evil.example\n'), /redirects\.yaml.*one slash/)
  assert.equal(await push('rules:\n  - from: /pushed\n    to: /contact\n'), '')
  await waitFor('the pushed rule is served', async () => (await led('/pushed')) === '301 /contact')
  assert.equal(await led('/abot-us'), 404)
  assert.equal(await push(null), '')
  await waitFor('the rules are gone', async () => (await led('/pushed')) === 404)
})
