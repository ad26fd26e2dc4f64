import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { graceMs } from '#server/content/store/settings-file.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { ada, commitCount, git, newStore, openStore } from '../sample-content.ts'

const nowhere = () => false

test('rules are added in one commit each, even simultaneously, and survive a restart', async (t) => {
  const { dir, store } = await newStore(t)
  const before = commitCount(dir)
  const { revision } = store
  await Promise.all(['/a', '/b', '/c'].map((from) => store.addRedirect({ from, to: '/contact' }, ada)))
  assert.notEqual(store.revision, revision)
  assert.equal(commitCount(dir), before + 3)
  assert.equal(git(dir, 'log', '-1', '--format=%s|%an'), 'Redirect /c to /contact|Ada Rossi')
  assert.equal(git(dir, 'status', '--porcelain'), '')
  await store.close()
  const again = await openStore(t, dir)
  for (const from of ['/a', '/b', '/c'])
    assert.equal(again.redirects().answer(from, nowhere)?.location, '/contact', from)
})

test('an invalid rule, or a second one for an address, is refused, and nothing is written', async (t) => {
  const { dir, store } = await newStore(t)
  await store.addRedirect({ from: '/a', to: '/b' }, ada)
  const [text, count] = [await readFile(path.join(dir, 'redirects.yaml'), 'utf8'), commitCount(dir)]
  for (const [rule, code] of [
    [{ from: '/a/', to: '/contact' }, 'conflict'],
    [{ from: '/b', to: '/a' }, 'invalid'],
    [{ from: '/about', to: '/contact' }, 'invalid'],
    [{ from: '/x', to: '//evil.example' }, 'invalid'],
    [{ from: '/x' }, 'invalid'],
  ] as const) {
    await assert.rejects(store.addRedirect(rule, ada), { code }, JSON.stringify(rule))
  }
  assert.equal(await readFile(path.join(dir, 'redirects.yaml'), 'utf8'), text)
  assert.equal(commitCount(dir), count)
})

test('a save that cannot be committed leaves the file as it was', async (t) => {
  const { dir, store } = await newStore(t)
  await store.addRedirect({ from: '/a', to: '/contact' }, ada)
  const file = path.join(dir, 'redirects.yaml')
  const text = await readFile(file, 'utf8')
  const ref = path.join(dir, '.git/refs/heads', git(dir, 'branch', '--show-current'))
  const head = await readFile(ref, 'utf8')
  // A branch that git cannot move
  await rm(ref)
  await writeFile(ref, 'not a commit\n')
  await assert.rejects(store.addRedirect({ from: '/b', to: '/contact' }, ada))
  await writeFile(ref, head)
  assert.equal(await readFile(file, 'utf8'), text)
  assert.equal(store.redirects().answer('/b', nowhere), null)
  assert.equal(git(dir, 'status', '--porcelain'), '')
})

test('the rules stay in force while an editor is writing the file', async (t) => {
  const { dir, store } = await newStore(t)
  await store.addRedirect({ from: '/a', to: '/contact' }, ada)
  const file = path.join(dir, 'redirects.yaml')
  const text = await readFile(file, 'utf8')
  let lost = 0
  store.onChange(() => {
    if (store.redirects().answer('/a', nowhere) === null) lost += 1
  })
  // Emptied, half written, removed, rewritten: as simple programs save
  const parts: [string | null, number][] = [
    ['', 70],
    ['rules:\n', 70],
    [null, 120],
    [`${text}  - from: /b\n`, 0],
  ]
  const isInForce = () => store.redirects().answer('/a', nowhere) !== null
  await waitFor('each part is replaced within the grace period', async () => {
    let longest = 0
    for (const [part, pause] of parts) {
      const begun = performance.now()
      if (part === null) await rm(file)
      else await writeFile(file, part)
      await delay(pause)
      longest = Math.max(longest, performance.now() - begun)
    }
    // A busy machine delays the editor, and a text that stays that long is rightly read
    if (longest < graceMs * 0.8) return true
    await writeFile(file, text)
    await waitFor('the rules are in force again', isInForce)
    lost = 0
    return false
  })
  await waitFor('the fault of the last text is found', () => store.faults().length > 0)
  assert.equal(store.redirects().answer('/a', nowhere)?.location, '/contact')
  await writeFile(file, `${text}  - from: /b\n    to: /about\n`)
  await waitFor('the rest is read', () => store.redirects().answer('/b', nowhere) !== null)
  assert.deepEqual([lost, store.faults()], [0, []])
})

test('if the file was broken before the start, the last committed rules apply', async (t) => {
  const { dir, store } = await newStore(t)
  await store.addRedirect({ from: '/a', to: '/contact' }, ada)
  await store.close()
  const file = path.join(dir, 'redirects.yaml')
  await writeFile(file, 'rules: 5\n')
  const again = await openStore(t, dir)
  assert.equal(again.redirects().answer('/a', nowhere)?.location, '/contact')
  assert.deepEqual(again.faults(), [{ file: 'redirects.yaml', field: 'rules', message: 'must be a list' }])
  await rm(file)
  await waitFor('the rules are gone with their file', () => again.redirects().rules.length === 0)
  assert.deepEqual(again.faults(), [])
})
