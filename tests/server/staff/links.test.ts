import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createAccounts } from '#server/staff/accounts.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

/** A member has one valid link at a time: a replaced one, perhaps still in a mailbox, gives no access. */

const ada = { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' }

const accountsIn = async (context: TestContext) => createAccounts({ dir: await temporaryFolder(context) })

test('a new link for a member revokes only the earlier links of that member', async (context) => {
  const accounts = await accountsIn(context)
  await accounts.put(ada)
  const password = await accounts.createLink(ada.email)
  const signIn = await accounts.createLink(ada.email, 'sign-in')
  const others = [await accounts.createLink('grace@example.com'), await accounts.createLink()]
  assert.equal(await accounts.isSetUpOpen(password), false)
  await accounts.createLink(ada.email)
  assert.equal(await accounts.redeemSignIn(signIn), null)
  for (const other of others) assert.ok(await accounts.isSetUpOpen(other))
})

test('a renewed invitation has the new role and accepts only the new link', async (context) => {
  const accounts = await accountsIn(context)
  await accounts.put({ ...ada, email: 'owner@example.com' })
  const first = await accounts.createLink(ada.email, 'set-up', 'owner')
  const second = await accounts.createLink(ada.email, 'set-up', 'editor')
  const found = (await accounts.invitations()).map(({ role }) => role)
  assert.deepEqual(found, ['editor'])
  assert.deepEqual(await accounts.setUp(first, ada), { ok: false, reason: 'link' })
  assert.ok((await accounts.setUp(second, ada)).ok)
})

test('an account with recovery codes from an older version still loads', async (context) => {
  const accounts = await accountsIn(context)
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
