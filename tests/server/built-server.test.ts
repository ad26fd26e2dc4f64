import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { listen } from '#tests/helpers/listen.ts'
import { draftBody } from '#tests/helpers/post-body.ts'
import { makeFolders, send, signIn, startAndFail } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const cache = await listen({ after }, (_request, response) => response.end())
const site = await startSite({ env: { LOG_LEVEL: 'info', CACHE_PURGE_URL: `${cache}/` } })
const { folders } = site
const cookie = await site.cookie()

const post = (title: string, more: Record<string, unknown> = {}) => ({
  ...draftBody(title, `A paragraph about ${title}.`),
  ...more,
})

test('bad input gets a clear answer and does not end the process', async () => {
  const { origin } = site
  const json = { 'Content-Type': 'application/json' }
  const posts = `${origin}/api/blog/posts`
  const malformed = await send('POST', posts, { cookie, headers: json, body: '{"title":' })
  assert.equal(malformed.status, 400)
  assert.equal(malformed.headers.get('content-type'), 'application/problem+json; charset=utf-8')
  const wrong = await send('POST', posts, { cookie, body: { title: 7, content: [], published: 'yes' } })
  assert.equal(wrong.status, 400)
  assert.ok(wrong.json.errors.title && wrong.json.errors.content && wrong.json.errors.category)
  assert.equal(
    (await send('POST', posts, { cookie, body: post('Huge', { content: 'x'.repeat(300_000) }) })).status,
    413,
  )
  assert.equal((await send('PUT', `${posts}/no-such-id`, { cookie, body: post('None') })).status, 404)
  assert.equal((await send('GET', `${origin}/api/blog/slug/..%2f..%2fetc`)).status, 404)
  assert.equal((await send('POST', `${origin}/blog`, { body: {} })).status, 405)
  assert.equal((await send('GET', `${origin}/%E0%A4%A`)).status, 400)
  const outside = await send('GET', `${origin}/%5cevil.example%252Fx`)
  assert.equal(outside.status, 404)
  assert.ok(!/"https?:\/\/evil/.test(outside.text))
  for (const address of ['/@vite/client', '/%40fs/etc/passwd', '/@fs/x', '/__vite_ping'])
    assert.equal((await send('GET', origin + address)).status, 404, address)
  const packed = { ...json, 'Content-Encoding': 'gzip' }
  // Browsers send no compressed bodies (R128)
  const body = new Uint8Array(gzipSync('{"name":"Ada"}').subarray(0, 20))
  const compressed = await fetch(`${origin}/api/question`, { method: 'POST', headers: packed, body })
  assert.equal(compressed.status, 415)
  // Other spellings of an address redirect, and a page outside the studio has no data
  for (const page of ['/pricing', '/admin', '/%61dmin', '']) {
    for (const name of ['index.pageContext%2Ejson', 'index.pageContext.jso%6E', 'index%2EpageContext.json'])
      assert.equal((await send('GET', `${origin}${page}/${name}`, { cookie })).status, 308, page + name)
  }
  for (const page of ['/pricing', ''])
    assert.equal((await send('GET', `${origin}${page}/index.pageContext.json`, { cookie })).status, 404, page)
  const inquiry = await send('POST', `${origin}/api/pricing-inquiry`, { body: { name: '' } })
  assert.deepEqual(inquiry.json.errors.surname, ['Surname is required'])
  assert.equal((await send('GET', `${origin}/healthz`)).status, 200)
})

test('the log consists of JSON lines without visitor data or post texts', async () => {
  await site.makePost(post('Only a draft'))
  const sender = { name: 'Zebedee', surname: 'Quill', phone: '020 7946 0999' }
  const body = { ...sender, email: 'zebedee.quill@example.com' }
  await send('POST', `${site.origin}/api/pricing-inquiry`, { body })
  for (const word of ['Zebedee', 'Quill', '7946 0999', 'A paragraph about'])
    assert.ok(!site.output().includes(word), word)
  for (const line of site.output().trim().split('\n')) assert.doesNotThrow(() => JSON.parse(line), line)
})

test('a shared cache may store public pages, and nothing else', async () => {
  const header = async (path: string, headers = {}) =>
    (await site.get(path, headers)).headers.get('cdn-cache-control')
  for (const path of ['/', '/it', '/pricing', '/blog', '/feed.xml', '/sitemap.xml']) {
    // First rendered, then from memory
    for (const _ of [1, 2])
      assert.match(String(await header(path)), /^public, max-age=\d+, stale-if-error=\d+$/, path)
    assert.equal(await header(path, { Cookie: await site.cookie() }), null, path)
    assert.equal((await site.get(path)).headers.get('cache-control'), 'public, no-cache')
  }
  const others = [
    '/inquiry',
    '/it/question',
    '/no-such-page',
    '/admin',
    '/api/blog/posts',
    '/readyz',
    '/preview',
  ]
  for (const path of others) assert.equal(await header(path), null, path)
  assert.match((await site.get('/metrics')).text, /^ponte_shared_caches_behind 0$/m)
})

test('an invalid configuration ends the start with 78 and a list of every fault, without secrets', async () => {
  const account = { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'tooshort' }
  const env = { PORT: 'many', PUBLIC_URL: 'ftp://x', ...account }
  const { code, output } = await startAndFail({ folders, env })
  assert.equal(code, 78)
  for (const name of ['PORT', 'PUBLIC_URL', 'ADMIN_PASSWORD']) assert.match(output, new RegExp(name))
  assert.ok(!output.includes('tooshort'))
})

for (const level of ['info', 'silent']) {
  test(`without an account, a one-time set-up link is printed once at LOG_LEVEL=${level}, not in the log, and opens the form`, async (context) => {
    const own = await makeFolders()
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/serve.mjs')], {
      cwd: own.base,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...bareEnvironment,
        PORT: '0',
        CONTENT_DIR: own.contentDir,
        DATA_DIR: own.dataDir,
        TMPDIR: own.base,
        LOG_LEVEL: level,
      },
    })
    const exited = once(child, 'exit')
    context.after(async () => {
      child.kill('SIGKILL')
      await exited
      await own.remove()
    })
    const printed = { stdout: '', stderr: '' }
    for (const from of ['stdout', 'stderr'] as const) {
      child[from].on('data', (chunk) => {
        printed[from] += chunk
      })
    }
    const link = await waitFor(
      'the link',
      () => /(http:\/\/localhost:\d+\/admin\?setup=[\w-]{43})\s/.exec(printed.stdout + printed.stderr)?.[1],
      30_000,
    )
    const open = await send('GET', link)
    assert.equal(open.status, 200)
    assert.match(open.text, /name="password"/)
    if (level === 'info') await setsUpOnce(new URL(link))
    child.kill('SIGTERM')
    await exited
    assert.equal((printed.stdout + printed.stderr).split('setup=').length, 2)
    // Logs are collected and kept, so they must not contain a link that gives access
    assert.ok(!printed.stdout.includes('setup='))
    if (level === 'silent') assert.equal(printed.stdout, '')
  })
}

/** Asserts that the link sets up the first account once, and that no other link opens the form. */
async function setsUpOnce({ origin, searchParams }: URL): Promise<void> {
  const token = searchParams.get('setup') ?? ''
  const isRefused = async (given: string) => {
    const { status, text } = await send('GET', `${origin}/admin?setup=${given}`)
    assert.equal(status, 403, given)
    assert.match(text, /This link has been used or is older than a day/)
    assert.doesNotMatch(text, /name="(?:password|token)"/)
    assert.match(text, /href="\/admin"/)
  }
  for (const given of [token.slice(1), `${token}x`, 'A'.repeat(43), 'x', '%00', 'a'.repeat(5000)])
    await isRefused(given)
  const grace = { email: 'grace@example.com', password: 'a long enough password' }
  const setUp = async (password: string) => {
    const body = { token, name: 'Grace', ...grace, password }
    return (await send('POST', `${origin}/api/session/setup`, { body })).status
  }
  assert.equal(await setUp('short'), 400)
  assert.equal(await setUp(grace.password), 200)
  assert.equal(await setUp(grace.password), 403)
  await isRefused(token)
  await signIn(origin, grace)
}
