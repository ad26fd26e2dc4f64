import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { confirmEndpoint } from '#domain/staff/credentials.schema.ts'
import {
  type OwnSession,
  ownAccountEndpoint,
  ownPasswordEndpoint,
  ownSessionEndEndpoint,
  ownSessionEndpoint,
  ownSessionsEndEndpoint,
  ownSessionsEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { ada, serveAda, serveStaff, staffFolder } from './staff-site.ts'

const grace = { name: 'Grace', email: 'grace@example.com', password: 'another long password' }
const minute = 60_000
const newPassword = 'a whole new password'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Ada, signed in on two browsers. */
async function withTwoBrowsers(context: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  context.mock.method(Date, 'now', () => clock.now)
  const site = await serveAda(context, { now: () => clock.now })
  const [desk, phone] = [site.browser(), site.browser({ userAgent: safari, address: '198.51.100.7' })]
  await desk.signIn()
  clock.now += minute
  await phone.signIn()
  return { site, clock, desk, phone }
}

test('a member sees their sessions by browser name; no User-Agent or IP address is stored', async (context) => {
  const { site, desk, phone } = await withTwoBrowsers(context)
  const answer = await desk.send('GET', ownSessionsEndpoint)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  const [newer, older]: OwnSession[] = answer.json
  const seen = [newer?.device, newer?.current, newer?.createdAt]
  assert.deepEqual(seen, ['Safari on iPhone', false, '2026-01-01T12:01:00.000Z'])
  const own = [older?.device, older?.current, older?.signedInBy]
  assert.deepEqual(own, ['Firefox on Windows', true, 'password'])
  assert.equal((await phone.send('GET', ownSessionsEndpoint)).json[0].current, true)
  // One request returns everything about the own account
  const { sessions, ...account } = (await desk.send('GET', ownAccountEndpoint)).json
  assert.equal(sessions.length, 2)
  const { email, name } = ada
  const facts = { role: 'owner', hasPassword: true, needsCurrentPassword: true, passkeys: [] }
  assert.deepEqual(account, { email, name, confirmedUntil: '2026-01-01T12:15:00.000Z', ...facts })
  const text = await readFile(path.join(site.dir, 'sessions.json'), 'utf8')
  assert.ok(!text.includes('Mozilla') && !text.includes('198.51.100'))
})

test('a member can end one of their other sessions, at once and for good', async (context) => {
  const { site, desk, phone } = await withTwoBrowsers(context)
  const [other]: OwnSession[] = (await desk.send('GET', ownSessionsEndpoint)).json
  assert.equal((await desk.send('DELETE', ownSessionEndpoint(other?.id ?? ''))).status, 204)
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal((await desk.send('GET', '/private')).status, 200)
  assert.equal((await desk.send('DELETE', ownSessionEndpoint(other?.id ?? ''))).status, 404)
  const again = await serveStaff(context, { dir: site.dir })
  const cookie = [...phone.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  assert.equal((await again.send('GET', '/private', { cookie })).status, 401)
})

test('a member can end all their other sessions, but none of a colleague', async (context) => {
  const { site, desk, phone } = await withTwoBrowsers(context)
  await site.accounts.add(grace)
  const hers = site.browser()
  await hers.signIn(grace)
  const [session]: OwnSession[] = (await hers.send('GET', ownSessionsEndpoint)).json
  assert.equal((await desk.send('DELETE', ownSessionEndpoint(session?.id ?? ''))).status, 404)
  assert.deepEqual((await desk.send('DELETE', ownSessionsEndpoint)).json, { ended: 1 })
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal((await desk.send('GET', '/private')).status, 200)
  assert.equal((await hers.send('GET', '/private')).status, 200)
})

test('a new password ends the other sessions and keeps this one, also after a restart', async (context) => {
  const { site, clock, desk, phone } = await withTwoBrowsers(context)
  const body = { current: ada.password, password: newPassword }
  const changed = await desk.send('PUT', ownPasswordEndpoint, body)
  assert.deepEqual([changed.status, changed.json], [200, { ended: 1 }])
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal((await desk.send('GET', '/private')).status, 200)
  assert.equal((await site.browser().signIn()).status, 401)
  assert.equal((await site.browser().signIn({ ...ada, password: newPassword })).status, 200)
  const again = await serveStaff(context, { dir: site.dir, now: () => clock.now })
  const cookieOf = ({ jar }: typeof desk) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  assert.equal((await again.send('GET', '/private', { cookie: cookieOf(desk) })).status, 200)
  assert.equal((await again.send('GET', '/private', { cookie: cookieOf(phone) })).status, 401)
})

test('changing the password requires the current one and a long enough new one', async (context) => {
  const { site, desk } = await withTwoBrowsers(context)
  const put = (body: unknown) => desk.send('PUT', ownPasswordEndpoint, body)
  const without = await put({ password: newPassword })
  assert.equal(without.status, 400)
  assert.deepEqual(Object.keys(without.json.errors), ['current'])
  const wrong = await put({ current: 'not the password', password: newPassword })
  assert.deepEqual([wrong.status, Object.keys(wrong.json.errors)], [400, ['current']])
  const short = await put({ current: ada.password, password: 'short' })
  assert.deepEqual([short.status, Object.keys(short.json.errors)], [400, ['password']])
  assert.equal((await site.browser().signIn()).status, 200)
})

test('password guesses in an open session are throttled after five', async (context) => {
  const { desk, clock } = await withTwoBrowsers(context)
  for (let at = 0; at < 3; at += 1) await desk.send('POST', confirmEndpoint, { password: `wrong ${at}` })
  for (let at = 0; at < 2; at += 1) {
    await desk.send('PUT', ownPasswordEndpoint, { current: `wrong ${at}`, password: newPassword })
  }
  const slowed = await desk.send('POST', confirmEndpoint, { password: ada.password })
  assert.equal(slowed.status, 429)
  assert.equal(slowed.headers.get('retry-after'), '60')
  const body = { current: ada.password, password: newPassword }
  assert.equal((await desk.send('PUT', ownPasswordEndpoint, body)).status, 429)
  clock.now += minute
  assert.equal((await desk.send('POST', confirmEndpoint, { password: ada.password })).status, 204)
})

/** The member's browser, sending plain forms as a browser without script does. */
async function withForms(context: TestContext) {
  const { site, clock, desk, phone } = await withTwoBrowsers(context)
  const post = async (address: string, fields: Record<string, string> = {}) => {
    const { status, headers } = await desk.send('POST', address, new URLSearchParams(fields))
    return `${status} ${headers.get('location')}`
  }
  return { site, clock, desk, phone, post }
}

test('a plain form changes the password and reports the outcome in the redirect', async (context) => {
  const { site, desk, phone, post } = await withForms(context)
  const told = (outcome: string) => `303 /admin/account?${outcome}`
  const password = newPassword
  assert.equal(await post(ownPasswordEndpoint, { password }), told('error=current-missing'))
  assert.equal(await post(ownPasswordEndpoint, { current: '', password }), told('error=current-missing'))
  assert.equal(await post(ownPasswordEndpoint, { current: 'not it', password }), told('error=current'))
  const found = await post(ownPasswordEndpoint, { current: ada.password, password: 'short' })
  assert.equal(found, told('error=password'))
  assert.equal((await phone.send('GET', '/private')).status, 200)
  assert.equal(await post(ownPasswordEndpoint, { current: ada.password, password }), told('done=password'))
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal((await desk.send('GET', '/private')).status, 200)
  assert.equal((await site.browser().signIn({ ...ada, password })).status, 200)
})

test('password guesses by plain form are throttled, too', async (context) => {
  const { post } = await withForms(context)
  for (let at = 0; at < 5; at += 1)
    await post(ownPasswordEndpoint, { current: `${at}`, password: newPassword })
  const slowed = await post(ownPasswordEndpoint, { current: ada.password, password: newPassword })
  assert.equal(slowed, '303 /admin/account?error=throttled')
})

test('plain forms end one session of the member or all others, never one of a colleague', async (context) => {
  const { site, desk, phone, post } = await withForms(context)
  const idOf = async (wanted: (session: OwnSession) => boolean) =>
    (await desk.send('GET', ownSessionsEndpoint)).json.find(wanted)?.id ?? ''
  const other = ownSessionEndEndpoint(await idOf(({ current }) => !current))
  assert.equal(await post(other), '303 /admin/account?done=session')
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal(await post(other), '303 /admin/account?error=session')
  await phone.signIn()
  await site.accounts.add(grace)
  const hers = site.browser()
  await hers.signIn(grace)
  const [session]: OwnSession[] = (await hers.send('GET', ownSessionsEndpoint)).json
  assert.equal(await post(ownSessionEndEndpoint(session?.id ?? '')), '303 /admin/account?error=session')
  assert.equal(await post(ownSessionsEndEndpoint), '303 /admin/account?done=sessions')
  assert.equal((await phone.send('GET', '/private')).status, 401)
  assert.equal((await hers.send('GET', '/private')).status, 200)
  const own = ownSessionEndEndpoint(await idOf(({ current }) => current))
  assert.equal(await post(own), '303 /admin/account?done=session')
  assert.equal(desk.jar.has('ponte'), false)
  assert.equal((await desk.send('GET', '/private')).status, 401)
})

test('a plain form sent without a session redirects to the account page', async (context) => {
  const { desk, post } = await withForms(context)
  desk.jar.clear()
  const fields = { current: ada.password, password: newPassword }
  for (const address of [ownPasswordEndpoint, ownSessionsEndEndpoint, ownSessionEndEndpoint('none')]) {
    assert.equal(await post(address, fields), '303 /admin/account')
  }
})

test('a session started with the old password during its change is invalid', async (context) => {
  const dir = await staffFolder(context)
  const site = await serveStaff(context, { dir })
  const { id = '' } = (await site.accounts.add(ada)) ?? {}
  const verified = await site.accounts.verify(ada.email, ada.password)
  await site.accounts.changePassword(id, newPassword)
  const token = await site.sessions.create(id, { epoch: verified?.epoch ?? 0 })
  assert.equal((await site.send('GET', '/private', { cookie: `ponte=${token}` })).status, 401)
})
