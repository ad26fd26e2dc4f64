import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { confirmEndpoint, recoveryEndpoint, setUpEndpoint } from '#domain/staff/credentials.schema.ts'
import {
  ownAccountEndpoint,
  ownPasskeyOptionsEndpoint,
  ownPasswordEndpoint,
  ownRecoveryCodesEndpoint,
} from '#domain/staff/own-account.schema.ts'
import { createAuthenticator } from '#tests/helpers/authenticator.ts'
import { ada, addPasskey, serveStaff } from './staff-site.ts'

const minute = 60_000

async function withCodes(context: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const site = await serveStaff(context, { now: () => clock.now })
  await site.accounts.add(ada)
  const browser = site.browser()
  await browser.signIn()
  const made = await browser.send('POST', ownRecoveryCodesEndpoint)
  const codes: string[] = made.json.codes
  const redeem = (code: string, email = ada.email) =>
    site.browser().send('POST', recoveryEndpoint, { email, code })
  return { site, clock, browser, made, codes, redeem }
}

test('ten codes are told once, and only hashes of them are kept', async (context) => {
  const { site, browser, made, codes } = await withCodes(context)
  assert.equal(made.status, 201)
  assert.equal(made.headers.get('cache-control'), 'private, no-store')
  assert.equal(new Set(codes).size, 10)
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const text = await readFile(path.join(site.dir, 'accounts.json'), 'utf8')
  for (const code of codes) assert.ok(!text.includes(code) && !text.includes(code.replaceAll('-', '')))
  const facts = (await browser.send('GET', ownRecoveryCodesEndpoint)).json
  assert.deepEqual(facts, { left: 10, createdAt: '2026-01-01T12:00:00.000Z' })
})

test('a code signs in once, and says how many are left', async (context) => {
  const { site, browser, codes, redeem } = await withCodes(context)
  const [first = '', second = ''] = codes
  const inside = await redeem(first)
  assert.equal(inside.status, 200)
  assert.deepEqual(inside.json, { email: ada.email, name: ada.name, codesLeft: 9 })
  assert.equal((await site.send('GET', '/private', { cookie: inside.cookie })).status, 200)
  assert.equal((await redeem(first)).status, 401)
  assert.equal((await redeem(second)).json.codesLeft, 8)
  assert.equal((await browser.send('GET', ownAccountEndpoint)).json.recoveryCodes.left, 8)
})

test('a new password ends the codes, passkeys stay, and new codes can be made at once', async (context) => {
  const { browser, codes, redeem } = await withCodes(context)
  await addPasskey(browser, createAuthenticator({ origin: 'http://localhost' }))
  const body = { current: ada.password, password: 'a whole new password' }
  assert.equal((await browser.send('PUT', ownPasswordEndpoint, body)).status, 200)
  assert.equal((await redeem(codes[0] ?? '')).status, 401)
  const account = (await browser.send('GET', ownAccountEndpoint)).json
  assert.deepEqual(account.recoveryCodes, { left: 0, createdAt: null })
  assert.equal(account.passkeys.length, 1)
  const again = await browser.send('POST', ownRecoveryCodesEndpoint)
  assert.equal(again.status, 201)
  assert.equal((await redeem(again.json.codes[0])).status, 200)
})

test('a password set by a link ends the codes, too', async (context) => {
  const { site, codes, redeem } = await withCodes(context)
  const token = await site.accounts.createLink(ada.email)
  const setUp = { token, ...ada, password: 'a whole new password' }
  assert.equal((await site.browser().send('POST', setUpEndpoint, setUp)).status, 200)
  assert.equal((await redeem(codes[0] ?? '')).status, 401)
})

test('of one code sent several times at once, one gets in', async (context) => {
  const { codes, redeem } = await withCodes(context)
  const answers = await Promise.all([1, 2, 3].map(() => redeem(codes[0] ?? '')))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401])
})

test('a code is read as people write it', async (context) => {
  const { codes, redeem } = await withCodes(context)
  const written = [
    codes[0]?.toLowerCase(),
    codes[1]?.replaceAll('-', ' '),
    codes[2]?.replaceAll('0', 'o').replaceAll('1', 'l'),
  ]
  for (const code of written) assert.equal((await redeem(code ?? '')).status, 200, code)
})

test('an unknown e-mail, one without codes and a wrong code get the same answer', async (context) => {
  const { site, codes, redeem } = await withCodes(context)
  await site.accounts.add({ name: 'Grace', email: 'grace@example.com', password: 'another long password' })
  const wrong = await redeem('0000-0000-0000-0000')
  assert.equal(wrong.status, 401)
  for (const email of ['nobody@example.com', 'grace@example.com']) {
    const answer = await redeem(codes[0] ?? '', email)
    assert.deepEqual([answer.status, answer.text], [wrong.status, wrong.text])
    assert.deepEqual(answer.setCookie, [])
  }
})

test('new codes end the old ones', async (context) => {
  const { browser, codes, redeem } = await withCodes(context)
  const fresh = (await browser.send('POST', ownRecoveryCodesEndpoint)).json.codes
  assert.equal((await redeem(codes[0] ?? '')).status, 401)
  assert.equal((await redeem(fresh[0])).json.codesLeft, 9)
})

test('making codes asks for a proof of the last 15 minutes', async (context) => {
  const { browser, clock } = await withCodes(context)
  clock.now += 15 * minute
  const refused = await browser.send('POST', ownRecoveryCodesEndpoint)
  assert.equal(refused.status, 403)
  assert.equal(refused.json.reason, 'confirm-first')
  await browser.send('POST', confirmEndpoint, { password: ada.password })
  assert.equal((await browser.send('POST', ownRecoveryCodesEndpoint)).status, 201)
})

test('who came in by a code may choose a new password, and only then what lasts', async (context) => {
  const { site, clock, codes } = await withCodes(context)
  const browser = site.browser()
  await browser.send('POST', recoveryEndpoint, { email: ada.email, code: codes[0] })
  assert.equal((await browser.send('POST', ownPasskeyOptionsEndpoint)).status, 403)
  assert.equal((await browser.send('POST', ownRecoveryCodesEndpoint)).status, 403)
  const account = (await browser.send('GET', ownAccountEndpoint)).json
  assert.equal(account.needsCurrentPassword, false)
  assert.equal(account.confirmedUntil, null)
  const password = 'a whole new password'
  assert.equal((await browser.send('PUT', ownPasswordEndpoint, { password })).status, 200)
  assert.equal((await browser.send('POST', ownPasskeyOptionsEndpoint)).status, 200)
  assert.equal((await site.browser().signIn({ ...ada, password })).status, 200)

  // The others ended with the old password
  const [code] = (await browser.send('POST', ownRecoveryCodesEndpoint)).json.codes
  const later = site.browser()
  await later.send('POST', recoveryEndpoint, { email: ada.email, code })
  clock.now += 15 * minute
  assert.equal((await later.send('PUT', ownPasswordEndpoint, { password: ada.password })).status, 400)
})

test('without script a code signs in by way of /admin', async (context) => {
  const { site, codes } = await withCodes(context)
  const body = (code: string) => new URLSearchParams({ email: ada.email, code })
  const inside = await site.send('POST', recoveryEndpoint, { body: body(codes[0] ?? '') })
  assert.equal(inside.headers.get('location'), '/admin')
  assert.equal((await site.send('GET', '/private', { cookie: inside.cookie })).status, 200)
  const wrong = await site.send('POST', recoveryEndpoint, { body: body('no code') })
  assert.equal(wrong.headers.get('location'), '/admin?error=recovery')
})

test('guessing at codes has to wait', async (context) => {
  const { redeem, codes } = await withCodes(context)
  for (let at = 0; at < 5; at += 1) assert.equal((await redeem(`wrong ${at}`)).status, 401)
  const slowed = await redeem(codes[0] ?? '')
  assert.equal(slowed.status, 429)
  assert.equal(slowed.headers.get('retry-after'), '60')
})
