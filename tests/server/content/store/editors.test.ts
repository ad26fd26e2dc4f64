import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createContentStore } from '#server/content/store/store.ts'
import { silentLog } from '#server/kernel/log.ts'
import { serveBlog } from '../blog-site.ts'
import { committer, temporaryContent } from '../sample-content.ts'
import { writeTogether } from '../two-editors.ts'

async function opener(t: TestContext) {
  const dir = await temporaryContent(t)
  return async () =>
    serveBlog({
      store: await createContentStore({ dir, committer, log: silentLog }),
    })
}

test('two people in one post lose no word, through merges, conflicts, crashes and restarts', async (t) => {
  const tally = await writeTogether({ open: await opener(t), steps: 200, seed: 11, editors: 2 })
  assert.deepEqual(tally.lost, [])
  assert.ok(tally.merges > 0 && tally.conflicts > 0 && tally.restarts > 0, JSON.stringify(tally))
})

test('one person alone never meets a conflict, though answers are lost', async (t) => {
  const tally = await writeTogether({ open: await opener(t), steps: 100, seed: 5, editors: 1 })
  assert.deepEqual([tally.lost, tally.conflicts], [[], 0])
  assert.ok(tally.saves > 5, JSON.stringify(tally))
})
