import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  confirmEndpoint,
  sessionEndpoint,
  setUpEndpoint,
  setUpOptionsEndpoint,
} from '#domain/staff/credentials.schema.ts'
import {
  ownAccountEndpoint,
  ownPasskeyEndpoint,
  ownPasskeysEndpoint,
  ownPasswordEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { createAuthenticator } from '#tests/helpers/authenticator.ts'
import { passkeySignIn, serveStaff } from './staff-site.ts'

/** Accounts with passkeys only (R296). */

const origin = 'http://localhost'
const grace = { name: 'Grace', email: 'grace@example.com' }
const minute = 60_000

/** Grace, who opened an invitation and made a passkey instead of a password. */
async function withoutPassword(context: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const site = await serveStaff(context, { now: () => clock.now })
  const token = await site.accounts.createLink(grace.email, 'set-up', 'editor')
  const browser = site.browser()
  const authenticator = createAuthenticator({ origin })
  const { json: options } = await browser.send('POST', setUpOptionsEndpoint, { ...grace, token })
  const passkey = authenticator.register(options)
  const made = await browser.send('POST', setUpEndpoint, { ...grace, token, passkey })
  return { site, clock, token, browser, authenticator, passkey, made }
}

test('an account set up with a passkey accepts that passkey and no password', async (context) => {
  const { site, browser, authenticator, made } = await withoutPassword(context)
  assert.equal(made.status, 200, made.text)
  const own = (await browser.send('GET', ownAccountEndpoint)).json
  assert.deepEqual([own.hasPassword, own.role, own.passkeys.length], [false, 'editor', 1])
  assert.equal((await passkeySignIn(site.browser(), authenticator)).status, 200)
  for (const password of ['', 'undefined', 'null', 'correct horse battery']) {
    const tried = await site.browser().send('POST', sessionEndpoint, { email: grace.email, password })
    assert.equal(tried.status, 401, password)
  }
  assert.equal((await browser.send('POST', confirmEndpoint, { password: '' })).status, 403)
})

test('a set-up link works once, and a passkey made for one link is rejected with another', async (context) => {
  const { site, token, passkey } = await withoutPassword(context)
  const again = await site.browser().send('POST', setUpEndpoint, { ...grace, token, passkey })
  assert.equal(again.status, 403)
  const [one, two] = [await site.accounts.createLink(), await site.accounts.createLink()]
  const person = { name: 'Joan', email: 'joan@example.com' }
  const { json } = await site.browser().send('POST', setUpOptionsEndpoint, { ...person, token: one })
  const answer = createAuthenticator({ origin }).register(json)
  const swapped = await site.browser().send('POST', setUpEndpoint, { ...person, token: two, passkey: answer })
  assert.equal(swapped.status, 400, swapped.text)
  const other = { ...person, email: 'other@example.com', token: one, passkey: answer }
  const taken = await site.browser().send('POST', setUpEndpoint, other)
  // The passkey belongs to the link's account; the last request decides that account's email address
  assert.equal(taken.status, 200)
  assert.equal(
    (await site.browser().send('POST', setUpOptionsEndpoint, { ...person, token: 'guess' })).status,
    403,
  )
})

test('the last passkey cannot be removed until a password is set', async (context) => {
  const { site, clock, browser, authenticator } = await withoutPassword(context)
  const [{ id }] = (await browser.send('GET', ownPasskeysEndpoint)).json
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(id))).status, 409)
  const password = 'a whole new password'
  // The proof of the set-up has expired, so the passkey must be used again
  clock.now += 15 * minute
  const refused = await browser.send('PUT', ownPasswordEndpoint, { password })
  assert.deepEqual([refused.status, refused.json.reason], [403, 'confirm-first'])
  assert.equal((await passkeySignIn(browser, authenticator)).status, 200)
  assert.equal((await browser.send('PUT', ownPasswordEndpoint, { password })).status, 200)
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(id))).status, 204)
  assert.equal((await site.browser().signIn({ email: grace.email, password })).status, 200)
})

test('a member with a passkey can remove the password, which ends the other sessions', async (context) => {
  const { site, browser, authenticator } = await withoutPassword(context)
  const password = 'a whole new password'
  await browser.send('PUT', ownPasswordEndpoint, { password })
  const other = site.browser()
  await other.signIn({ email: grace.email, password })
  const dropped = await browser.send('DELETE', ownPasswordEndpoint)
  assert.deepEqual([dropped.status, dropped.json], [200, { ended: 1 }])
  assert.equal((await other.send('GET', ownAccountEndpoint)).status, 401)
  assert.equal((await browser.send('GET', ownAccountEndpoint)).json.hasPassword, false)
  assert.equal((await site.browser().signIn({ email: grace.email, password })).status, 401)
  assert.equal((await passkeySignIn(site.browser(), authenticator)).status, 200)
})
