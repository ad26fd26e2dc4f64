import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import {
  confirmEndpoint,
  confirmOptionsEndpoint,
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
} from '#domain/staff/credentials.schema.ts'
import {
  ownPasskeyEndpoint,
  ownPasskeyOptionsEndpoint,
  ownPasskeysEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { createAuthenticator, type Lies } from '#tests/helpers/authenticator.ts'
import { ada, addPasskey, passkeySignIn, serveAda, serveStaff } from './staff-site.ts'

const grace = { name: 'Grace', email: 'grace@example.com', password: 'another long password' }
const origin = 'http://localhost'
const minute = 60_000

/** Ada, signed in, with one passkey on her authenticator. */
async function withPasskey(context: TestContext, { lies = {} }: { lies?: Lies } = {}) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const site = await serveAda(context, { now: () => clock.now })
  const browser = site.browser()
  await browser.signIn()
  const authenticator = createAuthenticator({ origin })
  const added = await addPasskey(browser, authenticator, { name: 'Desk', lies })
  return { site, clock, browser, authenticator, added }
}

test('a passkey signs in without an email in a new browser, and its last use is recorded', async (context) => {
  const { site, browser, authenticator, added, clock } = await withPasskey(context)
  assert.equal(added.status, 201, added.text)
  assert.deepEqual(Object.keys(added.json).sort(), ['createdAt', 'id', 'lastUsedAt', 'name'])
  clock.now += minute
  const other = site.browser({ address: '198.51.100.7' })
  const inside = await passkeySignIn(other, authenticator)
  assert.equal(inside.status, 200, inside.text)
  assert.deepEqual(inside.json, { email: ada.email, name: ada.name })
  assert.equal((await other.send('GET', '/private')).json.email, ada.email)
  const [listed] = (await browser.send('GET', ownPasskeysEndpoint)).json
  assert.equal(listed.name, 'Desk')
  assert.equal(listed.createdAt, '2026-01-01T12:00:00.000Z')
  assert.equal(listed.lastUsedAt, '2026-01-01T12:01:00.000Z')
})

test('the options require a discoverable passkey and user verification, and reveal no passkey before sign-in', async (context) => {
  const { browser, added } = await withPasskey(context)
  const making = (await browser.send('POST', ownPasskeyOptionsEndpoint)).json
  assert.equal(making.rp.id, 'localhost')
  assert.equal(making.rp.name, 'Ponte')
  assert.equal(making.user.name, ada.email)
  assert.equal(making.authenticatorSelection.residentKey, 'required')
  assert.equal(making.authenticatorSelection.userVerification, 'required')
  const found = making.excludeCredentials.map(({ id }: { id: string }) => id)
  assert.deepEqual(found, [added.json.id])
  const using = (await browser.send('POST', passkeyOptionsEndpoint)).json
  assert.equal(using.userVerification, 'required')
  assert.equal(using.rpId, 'localhost')
  // Does not reveal which passkeys exist before the sign-in.
  assert.deepEqual(using.allowCredentials, [])
})

test('a passkey survives a restart and is removed with its account', async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const again = await serveStaff(context, { dir: site.dir })
  assert.equal((await passkeySignIn(again.browser(), authenticator)).status, 200)
  await again.accounts.remove(ada.email)
  await again.accounts.add(ada)
  assert.equal((await passkeySignIn(again.browser(), authenticator)).status, 401)
})

const refusedRegistrations: [string, Lies][] = [
  ['made for another origin', { origin: 'https://evil.example' }],
  ['made for another port', { origin: 'http://localhost:8080' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['made without user verification', { userVerified: false }],
  ['made without user presence', { userPresent: false }],
  ['made in a cross-origin frame', { crossOrigin: true }],
  ['that answers a made-up challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
]
test('a passkey that does not meet the options is not registered', async (context) => {
  const site = await serveAda(context)
  const browser = site.browser()
  await browser.signIn()
  for (const [what, lies] of refusedRegistrations) {
    const added = await addPasskey(browser, createAuthenticator({ origin }), { lies })
    assert.equal(added.status, 400, `${what}: ${added.text}`)
  }
  assert.deepEqual((await browser.send('GET', ownPasskeysEndpoint)).json, [])
})

const refusedAssertions: [string, Lies][] = [
  ['from another origin', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without user verification', { userVerified: false }],
  ['without user presence', { userPresent: false }],
  ['in a cross-origin frame', { crossOrigin: true }],
  ['with a made-up challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['signed by another key', { foreignKey: true }],
  ['with the user handle of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ['by a clone whose counter is behind', { counter: 1 }],
]
test('a sign-in that does not meet the options is refused, and a valid one still works', async (context) => {
  const { site, authenticator } = await withPasskey(context, { lies: { counter: 5 } })
  for (const [at, [what, lies]] of refusedAssertions.entries()) {
    const other = site.browser()
    const refused = await passkeySignIn(other, authenticator, lies)
    assert.equal(refused.status, 401, `${what}: ${refused.text}`)
    assert.deepEqual(refused.setCookie, [], what)
    assert.equal((await passkeySignIn(other, authenticator, { counter: 6 + at })).status, 200, what)
  }
})

test('an unknown passkey is refused', async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const stranger = createAuthenticator({ origin })
  const credential = authenticator.credentials[0]
  assert.ok(credential)
  stranger.credentials.push({ ...credential, id: 'AAAAAAAAAAAAAAAAAAAAAA' })
  assert.equal((await passkeySignIn(site.browser(), stranger)).status, 401)
})

test('an answer is accepted once, even if it arrives several times at once', async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const other = site.browser()
  const { json } = await other.send('POST', passkeyOptionsEndpoint)
  const answer = authenticator.assert(json)
  const answers = await Promise.all([1, 2, 3].map(() => other.send('POST', passkeySignInEndpoint, answer)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401])
  assert.equal((await other.send('POST', passkeySignInEndpoint, answer)).status, 401)
})

test('a challenge accepts one answer only, even from a passkey without a counter', async (context) => {
  const { site, authenticator } = await withPasskey(context, { lies: { counter: 0 } })
  const other = site.browser()
  const { json } = await other.send('POST', passkeyOptionsEndpoint)
  const [first, second] = [1, 2].map(() => authenticator.assert(json, { counter: 0 }))
  assert.equal((await other.send('POST', passkeySignInEndpoint, first)).status, 200)
  assert.equal((await other.send('POST', passkeySignInEndpoint, second)).status, 401)
  assert.equal((await passkeySignIn(other, authenticator, { counter: 0 })).status, 200)
  const next = (await other.send('POST', passkeyOptionsEndpoint)).json
  const atOnce = [1, 2, 3].map(() => authenticator.assert(next, { counter: 0 }))
  const sentAtOnce = await Promise.all(atOnce.map((one) => other.send('POST', passkeySignInEndpoint, one)))
  assert.deepEqual(sentAtOnce.map(({ status }) => status).sort(), [200, 401, 401])
})

test('of two clones of a passkey with the same counter, only one gets in', async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const challenges = await Promise.all([1, 2].map(() => site.browser().send('POST', passkeyOptionsEndpoint)))
  const answers = challenges.map(({ json }) => authenticator.assert(json, { counter: 9 }))
  const results = await Promise.all(
    answers.map((answer) => site.browser().send('POST', passkeySignInEndpoint, answer)),
  )
  assert.deepEqual(results.map(({ status }) => status).sort(), [200, 401])
})

test('a challenge expires after five minutes', async (context) => {
  const { site, authenticator, clock } = await withPasskey(context)
  const other = site.browser()
  const { json } = await other.send('POST', passkeyOptionsEndpoint)
  clock.now += 5 * minute
  assert.equal((await other.send('POST', passkeySignInEndpoint, authenticator.assert(json))).status, 401)
})

test('a challenge for one purpose or session is rejected for any other', async (context) => {
  const { site, browser, authenticator } = await withPasskey(context)
  const other = site.browser()
  await other.signIn()
  const confirming = (await browser.send('POST', confirmOptionsEndpoint)).json
  const inOtherSession = { passkey: authenticator.assert(confirming) }
  assert.equal((await other.send('POST', confirmEndpoint, inOtherSession)).status, 403)
  const asSignIn = authenticator.assert(confirming)
  assert.equal((await other.send('POST', passkeySignInEndpoint, asSignIn)).status, 401)
  const making = (await browser.send('POST', ownPasskeyOptionsEndpoint)).json
  const response = createAuthenticator({ origin }).register(making)
  assert.equal((await other.send('POST', ownPasskeysEndpoint, { response })).status, 400)
  assert.equal((await browser.send('POST', ownPasskeysEndpoint, { response })).status, 201)
})

test('requesting hundreds of challenges does not invalidate an earlier one', async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const owner = site.browser()
  const { json } = await owner.send('POST', passkeyOptionsEndpoint)
  for (let at = 0; at < 300; at += 1) await site.send('POST', passkeyOptionsEndpoint)
  assert.equal((await owner.send('POST', passkeySignInEndpoint, authenticator.assert(json))).status, 200)
})

test('a member can have several passkeys, rename them and remove one', async (context) => {
  const { site, browser, authenticator, added } = await withPasskey(context)
  const phone = createAuthenticator({ origin })
  const second = await addPasskey(browser, phone)
  assert.equal(second.json.name, 'Firefox on Windows')
  for (const one of [authenticator, phone])
    assert.equal((await passkeySignIn(site.browser(), one)).status, 200)

  const renamed = await browser.send('PATCH', ownPasskeyEndpoint(second.json.id), { name: ' Phone ' })
  assert.equal(renamed.json.name, 'Phone')
  assert.equal((await browser.send('PATCH', ownPasskeyEndpoint(second.json.id), { name: '' })).status, 400)
  const names = (await browser.send('GET', ownPasskeysEndpoint)).json.map(
    ({ name }: { name: string }) => name,
  )
  assert.deepEqual(names, ['Desk', 'Phone'])

  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(added.json.id))).status, 204)
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(added.json.id))).status, 404)
  assert.equal((await passkeySignIn(site.browser(), authenticator)).status, 401)
  assert.equal((await passkeySignIn(site.browser(), phone)).status, 200)
})

test("a member cannot rename, remove or confirm with another member's passkey", async (context) => {
  const { site, added, authenticator } = await withPasskey(context)
  await site.accounts.add(grace)
  const hers = site.browser()
  await hers.signIn(grace)
  const { id } = added.json
  assert.equal((await hers.send('PATCH', ownPasskeyEndpoint(id), { name: 'Mine' })).status, 404)
  assert.equal((await hers.send('DELETE', ownPasskeyEndpoint(id))).status, 404)
  const { json } = await hers.send('POST', confirmOptionsEndpoint)
  const passkey = authenticator.assert(json)
  assert.equal((await hers.send('POST', confirmEndpoint, { passkey })).status, 403)
  assert.equal((await passkeySignIn(site.browser(), authenticator)).status, 200)
})

test('a passkey of one member cannot be added by another', async (context) => {
  const { site, browser } = await withPasskey(context)
  await site.accounts.add(grace)
  const hers = site.browser()
  await hers.signIn(grace)
  const shared = createAuthenticator({ origin })
  const first = shared.register((await browser.send('POST', ownPasskeyOptionsEndpoint)).json)
  assert.equal((await browser.send('POST', ownPasskeysEndpoint, { response: first })).status, 201)
  // The same credential, used to answer the other member's challenge
  const { json } = await hers.send('POST', ownPasskeyOptionsEndpoint)
  const data = JSON.parse(Buffer.from(first.response.clientDataJSON, 'base64url').toString())
  const clientDataJSON = Buffer.from(JSON.stringify({ ...data, challenge: json.challenge })).toString(
    'base64url',
  )
  const response = { ...first, response: { ...first.response, clientDataJSON } }
  assert.equal((await hers.send('POST', ownPasskeysEndpoint, { response })).status, 409)
})

test('adding or removing a passkey requires a proof of identity from the last 15 minutes, renaming does not', async (context) => {
  const { browser, authenticator, added, clock } = await withPasskey(context)
  clock.now += 15 * minute
  const { id } = added.json
  for (const [method, address] of [
    ['POST', ownPasskeyOptionsEndpoint],
    ['POST', ownPasskeysEndpoint],
    ['DELETE', ownPasskeyEndpoint(id)],
  ] as const) {
    const refused = await browser.send(method, address, {})
    assert.equal(refused.status, 403, address)
    assert.equal(refused.json.reason, 'confirm-first')
  }
  assert.equal((await browser.send('PATCH', ownPasskeyEndpoint(id), { name: 'Still here' })).status, 200)

  const { json } = await browser.send('POST', confirmOptionsEndpoint)
  const found = json.allowCredentials.map((allowed: { id: string }) => allowed.id)
  assert.deepEqual(found, [id])
  const passkey = authenticator.assert(json)
  assert.equal((await browser.send('POST', confirmEndpoint, { passkey })).status, 204)
  assert.equal((await addPasskey(browser, createAuthenticator({ origin }))).status, 201)

  clock.now += 15 * minute
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(id))).status, 403)
  assert.equal((await browser.send('POST', confirmEndpoint, { password: 'not the password' })).status, 403)
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(id))).status, 403)
  assert.equal((await browser.send('POST', confirmEndpoint, { password: ada.password })).status, 204)
  assert.equal((await browser.send('DELETE', ownPasskeyEndpoint(id))).status, 204)
})

test('over https a passkey is added and signs in at the public host', async (context) => {
  const site = await serveAda(context, { publicUrl: 'https://www.example.com' })
  const browser = site.browser()
  await browser.signIn()
  const authenticator = createAuthenticator({ origin: 'https://www.example.com' })
  assert.equal((await addPasskey(browser, authenticator)).status, 201)
  const inside = await passkeySignIn(site.browser(), authenticator)
  assert.equal(inside.status, 200)
  const found = inside.setCookie[0] ?? ''
  assert.match(found, /^__Host-ponte=[\w-]{43};.*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/)
})

test('malformed passkey answers are refused, never with 500', async (context) => {
  const { site, browser, authenticator } = await withPasskey(context)
  const { json } = await browser.send('POST', passkeyOptionsEndpoint)
  const good = authenticator.assert(json)
  const bad = [
    {},
    [],
    { ...good, id: '' },
    { ...good, id: 'x'.repeat(5000) },
    { ...good, rawId: 'other' },
    { ...good, response: { ...good.response, clientDataJSON: 'e30' } },
    { ...good, response: { ...good.response, clientDataJSON: '____' } },
    { ...good, response: { ...good.response, authenticatorData: 'AAAA' } },
    { ...good, response: { ...good.response, signature: 'AAAA' } },
    { ...good, response: { ...good.response, userHandle: undefined } },
    { ...good, response: null },
  ]
  for (const answer of bad) {
    const { status } = await site.browser().send('POST', passkeySignInEndpoint, answer)
    assert.equal(status, 401, JSON.stringify(answer).slice(0, 200))
  }
  const making = (await browser.send('POST', ownPasskeyOptionsEndpoint)).json
  const made = createAuthenticator({ origin }).register(making)
  for (const attestationObject of ['AAAA', 'oA', '____']) {
    const response = { ...made, response: { ...made.response, attestationObject } }
    assert.equal((await browser.send('POST', ownPasskeysEndpoint, { response })).status, 400)
  }
  assert.equal((await browser.send('POST', ownPasskeysEndpoint, { response: made })).status, 201)
  assert.equal((await site.browser().send('POST', passkeySignInEndpoint, good)).status, 200)
})

test("only a passkey's public key and metadata are stored, which cannot be used to sign in", async (context) => {
  const { site, authenticator } = await withPasskey(context)
  const text = await readFile(path.join(site.dir, 'accounts.json'), 'utf8')
  const [stored] = JSON.parse(text).accounts[0].passkeys
  const fields = ['counter', 'createdAt', 'id', 'lastUsedAt', 'name', 'publicKey', 'transports']
  assert.deepEqual(Object.keys(stored).sort(), fields)
  const [credential] = authenticator.credentials
  assert.equal(stored.publicKey, Buffer.from(credential?.publicKey ?? []).toString('base64url'))
})
