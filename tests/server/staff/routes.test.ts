import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { ada, serveAda, serveStaff, staffFolder } from './staff-site.ts'

const grace = { name: 'Grace', email: 'grace@example.com', password: 'another long password' }
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test('signing in sets a cookie that gives access until sign-out', async (context) => {
  const site = await serveAda(context)
  const { status, json, cookie, headers, setCookie } = await site.signIn()
  assert.equal(status, 200)
  // Without Secure, since a browser would refuse that over http
  const plain = /^ponte=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/
  assert.match(setCookie[0] ?? '', plain)
  assert.deepEqual(json, { email: ada.email, name: ada.name })
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal((await site.send('GET', '/private')).status, 401)
  assert.equal((await site.send('GET', '/private', { cookie })).json.email, ada.email)

  const who = await site.send('GET', '/api/session', { cookie })
  assert.deepEqual(who.json, { email: ada.email, name: ada.name })
  assert.equal(who.headers.get('cache-control'), 'no-store')

  const out = await site.send('DELETE', '/api/session', { cookie })
  assert.equal(out.status, 204)
  assert.match(out.setCookie[0] ?? '', /^ponte=;.*Expires=Thu, 01 Jan 1970/)
  const after = await site.send('GET', '/api/session', { cookie })
  assert.equal(after.status, 401)
  assert.equal(after.headers.get('cache-control'), 'no-store')
})

test('over https the session cookie is host-bound and Secure', async (context) => {
  const site = await serveAda(context, { publicUrl: 'https://www.example.com' })
  const { setCookie, cookie } = await site.signIn()
  assert.match(
    setCookie[0] ?? '',
    /^__Host-ponte=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  assert.equal((await site.send('GET', '/private', { cookie })).status, 200)
  const plain = cookie.replace('__Host-ponte', 'ponte')
  assert.equal((await site.send('GET', '/private', { cookie: plain })).status, 401)
})

test('an unknown email and a wrong password get the same answer and no cookie', async (context) => {
  const site = await serveAda(context)
  const wrong = await site.signIn({ ...ada, password: 'not the password' })
  const unknown = await site.signIn({ ...ada, email: 'nobody@example.com' })
  assert.equal(wrong.status, 401)
  assert.deepEqual([unknown.status, unknown.text], [wrong.status, wrong.text])
  assert.deepEqual([...wrong.setCookie, ...unknown.setCookie], [])
})

test('the email is case-insensitive, the password is not', async (context) => {
  const site = await serveAda(context)
  assert.equal((await site.signIn({ ...ada, email: ' ADA@example.com ' })).status, 200)
  assert.equal((await site.signIn({ ...ada, password: ada.password.toUpperCase() })).status, 401)
})

test('a session survives a restart and ends at once with its account', async (context) => {
  const dir = await staffFolder(context)
  const before = await serveStaff(context, { dir })
  await before.accounts.add(ada)
  const { cookie } = await before.signIn()
  const after = await serveStaff(context, { dir })
  assert.equal((await after.send('GET', '/private', { cookie })).status, 200)
  await before.accounts.remove(ada.email)
  assert.equal((await after.send('GET', '/private', { cookie })).status, 401)
  await before.accounts.add(ada)
  assert.equal((await after.send('GET', '/private', { cookie })).status, 401)
})

test('signing in again in the same browser ends the previous session', async (context) => {
  const site = await serveAda(context)
  const first = await site.signIn()
  const { email, password } = ada
  const second = await site.send('POST', '/api/session', { body: { email, password }, cookie: first.cookie })
  assert.equal((await site.send('GET', '/private', { cookie: first.cookie })).status, 401)
  assert.equal((await site.send('GET', '/private', { cookie: second.cookie })).status, 200)
})

test('forged and malformed cookies count as signed out', async (context) => {
  const site = await serveAda(context)
  const { cookie } = await site.signIn()
  const token = cookie.slice('ponte='.length)
  const stored = await readFile(path.join(site.dir, 'sessions.json'), 'utf8')
  assert.ok(!stored.includes(token))
  const hash = JSON.parse(stored)[0].tokenHash
  const garbled = [
    ...['ponte', 'ponte=', '=', ';;;=;', `ponte=${'A'.repeat(43)}`, `ponte=${hash}`, `ponte="${token}"`],
    ...[`ponte=${token}x`, `ponte=${token.slice(0, -1)}`, `ponte=%${token.slice(1)}`, `Ponte=${token}`],
    ...[`__proto__=${token}`, `ponte=${'x'.repeat(8000)}`, `ponte=../../accounts`],
  ]
  for (const forged of garbled) {
    assert.equal((await site.send('GET', '/private', { cookie: forged })).status, 401, forged)
    assert.equal((await site.send('GET', '/public', { cookie: forged })).status, 200, forged)
  }
  assert.equal((await site.send('GET', '/private', { cookie: `a=b; ${cookie}; c=d` })).status, 200)
})

test('huge, malformed or wrongly shaped bodies are refused, never with 500', async (context) => {
  const site = await serveAda(context)
  const post = (body: unknown, headers = {}) => site.send('POST', '/api/session', { body, headers })
  assert.equal((await post(`{"email":"${'a'.repeat(20_000)}"}`)).status, 413)
  assert.equal((await post('{"email":')).status, 400)
  assert.equal((await post('[]')).status, 401)
  assert.equal((await post({ email: { $gt: '' }, password: ['x'] })).status, 401)
  assert.equal((await post({ ...ada, password: 'x'.repeat(5000) })).status, 401)
  assert.equal((await post('hello', { 'Content-Type': 'text/plain' })).status, 400)
  assert.equal((await site.send('POST', '/api/session')).status, 400)
  assert.equal((await site.send('PUT', '/api/session')).headers.get('allow'), 'GET, HEAD, POST, DELETE')
})

test('damaged accounts lock staff out, but not visitors', async (context) => {
  const site = await serveAda(context)
  const { cookie } = await site.signIn()
  await writeFile(path.join(site.dir, 'accounts.json'), 'not json')
  assert.equal((await site.send('GET', '/public', { cookie })).status, 200)
  assert.equal((await site.send('GET', '/private', { cookie })).status, 401)
  assert.equal((await site.signIn()).status, 503)
})

test('without script a form signs in and out by way of /admin', async (context) => {
  const site = await serveAda(context)
  const { email, password } = ada
  const inside = await site.send('POST', '/api/session', { body: form({ email, password }) })
  assert.equal(inside.status, 303)
  assert.equal(inside.headers.get('location'), '/admin')
  assert.equal((await site.send('GET', '/private', { cookie: inside.cookie })).status, 200)

  const body = form({ email, password: 'not the password' })
  const wrong = await site.send('POST', '/api/session', { body })
  assert.equal(wrong.status, 303)
  assert.equal(wrong.headers.get('location'), '/admin?error=credentials')
  for (let at = 0; at < 4; at += 1) await site.send('POST', '/api/session', { body })
  const slowed = await site.send('POST', '/api/session', { body })
  assert.equal(slowed.headers.get('location'), '/admin?error=throttled')

  const out = await site.send('POST', '/api/session/end', { body: form({}), cookie: inside.cookie })
  assert.equal(out.status, 303)
  assert.equal(out.headers.get('location'), '/admin')
  assert.equal((await site.send('GET', '/private', { cookie: inside.cookie })).status, 401)
})

test('a set-up link creates an account and signs it in, once', async (context) => {
  const site = await serveStaff(context)
  const token = await site.accounts.createLink()
  const setUp = (fields: object) => site.send('POST', '/api/session/setup', { body: { token, ...fields } })
  const weak = await setUp({ ...ada, name: ' ', password: 'short' })
  assert.equal(weak.status, 400)
  assert.deepEqual(Object.keys(weak.json.errors).sort(), ['name', 'password'])
  const done = await setUp(ada)
  assert.equal(done.status, 200)
  assert.deepEqual(done.json, { email: ada.email, name: ada.name })
  assert.equal((await site.send('GET', '/private', { cookie: done.cookie })).status, 200)
  assert.equal((await setUp(grace)).status, 403)
  assert.equal((await site.signIn()).status, 200)
})

test('setting a new password by link ends the earlier sessions', async (context) => {
  const site = await serveAda(context)
  const { cookie } = await site.signIn()
  const token = await site.accounts.createLink(ada.email)
  const other = await site.send('POST', '/api/session/setup', { body: { token, ...grace } })
  assert.equal(other.status, 400)
  const body = { token, ...ada, password: 'a whole new password' }
  const done = await site.send('POST', '/api/session/setup', { body })
  assert.equal(done.status, 200)
  assert.equal((await site.send('GET', '/private', { cookie })).status, 401)
  assert.equal((await site.signIn()).status, 401)
})

test('without script a failed set-up redirects back with its link and the error', async (context) => {
  const site = await serveStaff(context)
  const token = await site.accounts.createLink(ada.email)
  const send = (fields: Record<string, string>) =>
    site.send('POST', '/api/session/setup', { body: form({ token, ...fields }) })
  const weak = await send({ ...ada, password: 'short' })
  assert.equal(weak.headers.get('location'), `/admin?setup=${token}&error=invalid`)
  assert.equal((await send(grace)).headers.get('location'), `/admin?setup=${token}&error=email`)
  assert.equal((await send(ada)).headers.get('location'), '/admin')
  assert.equal((await send(ada)).headers.get('location'), `/admin?setup=${token}&error=link`)
})

test('a sign-in link is not used up by opening its page, and signs in once', async (context) => {
  const site = await serveAda(context)
  const token = await site.accounts.createLink(ada.email, 'sign-in')
  const page = await site.send('GET', `/api/session/link?token=${token}`)
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.match(page.text, new RegExp(`name="token" value="${token}"`))
  assert.equal((await site.send('POST', '/api/session/setup', { body: { token, ...ada } })).status, 403)
  const inside = await site.send('POST', '/api/session/link', { body: form({ token }) })
  assert.equal(inside.headers.get('location'), '/admin')
  assert.equal((await site.send('GET', '/private', { cookie: inside.cookie })).status, 200)
  assert.equal((await site.send('POST', '/api/session/link', { body: form({ token }) })).status, 403)
  assert.equal((await site.send('POST', '/api/session/link', { body: { token } })).status, 403)
})

test('the page of a sign-in link does not echo markup from its address', async (context) => {
  const site = await serveStaff(context)
  const answer = await site.send('GET', `/api/session/link?token=${encodeURIComponent('"><b>hello')}`)
  assert.equal(answer.status, 403)
  assert.ok(!answer.text.includes('<b>'))
})
