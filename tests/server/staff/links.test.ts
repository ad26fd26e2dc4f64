import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createAccounts } from '#server/staff/accounts.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

/** A member has one link at a time: one that was replaced or forgotten in a mailbox opens nothing. */

const ada = { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' }

async function accountsIn(context: TestContext) {
  const dir = await temporaryFolder(context)
  const accounts = createAccounts({ dir })
  const file = path.join(dir, 'accounts.json')
  /** Two open links, as a version that did not end the first one left them. */
  async function twoLinks(second: 'set-up' | 'sign-in'): Promise<[first: string, second: string]> {
    const first = await accounts.createLink(ada.email)
    const { links } = JSON.parse(await readFile(file, 'utf8'))
    const other = await accounts.createLink(ada.email, second)
    const stored = JSON.parse(await readFile(file, 'utf8'))
    const all = [
      ...links,
      ...stored.links.filter((link: { tokenHash: string }) => link.tokenHash !== links[0].tokenHash),
    ]
    await writeFile(file, JSON.stringify({ ...stored, links: all }))
    return [first, other]
  }
  return { accounts, twoLinks }
}

test('a new link of a member ends the others, for anybody else none', async (context) => {
  const { accounts } = await accountsIn(context)
  await accounts.put(ada)
  const password = await accounts.createLink(ada.email)
  const signIn = await accounts.createLink(ada.email, 'sign-in')
  const others = [await accounts.createLink('grace@example.com'), await accounts.createLink()]
  assert.equal(await accounts.isSetUpOpen(password), false)
  await accounts.createLink(ada.email)
  assert.equal(await accounts.redeemSignIn(signIn), null)
  for (const other of others) assert.ok(await accounts.isSetUpOpen(other))
})

test('an invitation that was made anew opens by the new link alone', async (context) => {
  const { accounts } = await accountsIn(context)
  await accounts.put({ ...ada, email: 'owner@example.com' })
  const first = await accounts.createLink(ada.email, 'set-up', 'owner')
  const second = await accounts.createLink(ada.email, 'set-up', 'editor')
  const found = (await accounts.invitations()).map(({ role }) => role)
  assert.deepEqual(found, ['editor'])
  assert.deepEqual(await accounts.setUp(first, ada), { ok: false, reason: 'link' })
  assert.ok((await accounts.setUp(second, ada)).ok)
})

test('using a link ends the others', async (context) => {
  const { accounts, twoLinks } = await accountsIn(context)
  await accounts.put(ada)
  const [password, signIn] = await twoLinks('sign-in')
  assert.ok(await accounts.isSetUpOpen(password))
  assert.ok(await accounts.redeemSignIn(signIn))
  assert.equal(await accounts.isSetUpOpen(password), false)
  const [older, newer] = await twoLinks('set-up')
  assert.ok((await accounts.setUp(newer, ada)).ok)
  assert.equal(await accounts.isSetUpOpen(older), false)
})

test('an account with recovery codes of an older version still loads', async (context) => {
  const { accounts } = await accountsIn(context)
  const { id } = await accounts.put(ada)
  await accounts.file.change((stored) => {
    const [account] = stored.accounts
    if (account)
      Object.assign(account, { recovery: { salt: 'abc', hashes: ['def'], createdAt: '2026-01-01' } })
    return { result: null }
  })
  assert.equal((await accounts.byId(id))?.email, ada.email)
  assert.ok(await accounts.verify(ada.email, ada.password))
})
