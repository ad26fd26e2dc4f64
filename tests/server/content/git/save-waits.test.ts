import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ada, newStore, sampleInput } from '../sample-content.ts'

test('no command of a save prints nothing: simple-git would wait 50 ms after it', async (t) => {
  const { store } = await newStore(t)
  const created = await store.create(sampleInput('A post'), ada)
  assert.ok(created.ok)
  const waits: (number | undefined)[] = []
  const original = globalThis.setTimeout
  t.mock.method(globalThis, 'setTimeout', (run: () => void, ms?: number) => {
    waits.push(ms)
    return original(run, ms)
  })
  const saved = await store.update(created.post.id, sampleInput('Another title'), ada)
  assert.ok(saved.ok && saved.changed)
  assert.deepEqual(
    waits.filter((ms) => ms === 50),
    [],
  )
})
