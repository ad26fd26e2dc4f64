import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setUpEndpoint, signInLinkEndpoint } from '#domain/staff/credentials.schema.ts'
import { createAuthenticator } from '#tests/helpers/authenticator.ts'
import { ada, addPasskey, passkeySignIn, serveAda } from './staff-site.ts'

const minute = 60_000
const wrong = { ...ada, password: 'not the password' }

/** Ada's browser, and an attacker in the same network; `attack` guesses her password until the network has to wait. */
async function underAttack(context: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  context.mock.method(Date, 'now', () => clock.now)
  const site = await serveAda(context, { now: () => clock.now })
  const known = site.browser()
  await known.signIn()
  const attacker = site.browser()
  const attack = async () => {
    for (let at = 0; at < 6; at += 1) await attacker.signIn(wrong)
  }
  return { site, clock, known, attacker, attack }
}

test('repeated failures are answered with 429 and a Retry-After that doubles each time', async (context) => {
  const { attacker, attack, clock } = await underAttack(context)
  await attack()
  for (const seconds of [60, 120, 240]) {
    const slowed = await attacker.signIn()
    assert.equal(slowed.status, 429)
    assert.equal(slowed.headers.get('retry-after'), String(seconds))
    clock.now += seconds * 1000
    assert.equal((await attacker.signIn(wrong)).status, 401)
  }
})

test('an unknown email is throttled with the same answer as a known one', async (context) => {
  const { site, attack, attacker } = await underAttack(context)
  await attack()
  const stranger = site.browser({ address: '203.0.113.9' })
  const unknown = { ...wrong, email: 'nobody@example.com' }
  for (let at = 0; at < 5; at += 1) assert.equal((await stranger.signIn(unknown)).status, 401)
  const [one, other] = [await stranger.signIn(unknown), await attacker.signIn(wrong)]
  assert.deepEqual([one.status, one.text], [429, other.text])
})

test('during an attack, a known browser can still sign in; an open session still works', async (context) => {
  const { known, attack, attacker } = await underAttack(context)
  await attack()
  assert.equal((await known.send('GET', '/private')).status, 200)
  await known.send('DELETE', '/api/session')
  assert.equal(known.jar.has('ponte'), false)
  assert.equal((await attacker.signIn()).status, 429)
  assert.equal((await known.signIn()).status, 200)
})

test('a device cookie gives no access, and a forged one does not bypass the throttle', async (context) => {
  const { site, known, attack } = await underAttack(context)
  const mark = known.jar.get('ponte-device') ?? ''
  assert.match(mark, /^[\w-]{22}\.[0-9a-z]+\.[\w-]{43}$/)
  assert.equal((await site.send('GET', '/private', { cookie: `ponte-device=${mark}` })).status, 401)
  assert.equal((await site.send('GET', '/private', { cookie: `ponte=${mark}` })).status, 401)
  await attack()
  const forgeries = [
    `${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
    mark.replace(/\.[0-9a-z]+\./, '.zzzzzzzz.'),
    mark.slice(0, -1),
    '',
    '..',
  ]
  for (const forged of forgeries) {
    const browser = site.browser()
    browser.jar.set('ponte-device', forged)
    assert.equal((await browser.signIn()).status, 429, forged)
  }
})

test('a browser is no longer known after 180 days', async (context) => {
  const { known, attack, clock } = await underAttack(context)
  clock.now += 180 * 24 * 60 * minute
  await attack()
  assert.equal((await known.signIn()).status, 429)
})

test('a passkey or a link still signs in while passwords are throttled', async (context) => {
  const { site, known, attack, attacker } = await underAttack(context)
  const authenticator = createAuthenticator({ origin: 'http://localhost' })
  await addPasskey(known, authenticator)
  await attack()
  const stranger = () => site.browser()
  assert.equal((await stranger().signIn()).status, 429)
  assert.equal((await passkeySignIn(stranger(), authenticator)).status, 200)
  const signIn = await site.accounts.createLink(ada.email, 'sign-in')
  assert.equal((await stranger().send('POST', signInLinkEndpoint, { token: signIn })).status, 200)
  const setUp = { token: await site.accounts.createLink(ada.email), ...ada, password: 'a whole new password' }
  assert.equal((await stranger().send('POST', setUpEndpoint, setUp)).status, 200)
  assert.equal((await attacker.signIn()).status, 429)
})

test('over https the device cookie is host-bound, HttpOnly, Secure and SameSite=Lax', async (context) => {
  const site = await serveAda(context, { publicUrl: 'https://www.example.com' })
  const { setCookie } = await site.browser().signIn()
  assert.equal(setCookie.length, 2)
  assert.match(
    setCookie[1] ?? '',
    /^__Host-ponte-device=[\w.-]+; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a browser known to one account is not known to another', async (context) => {
  const { site, attack } = await underAttack(context)
  const grace = { name: 'Grace', email: 'grace@example.com', password: 'another long password' }
  await site.accounts.add(grace)
  const hers = site.browser()
  await hers.signIn(grace)
  await attack()
  assert.equal((await hers.signIn()).status, 429)
})
