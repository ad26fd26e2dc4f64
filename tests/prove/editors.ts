import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContentStore } from '#server/content/store/store.ts'
import { silentLog } from '#server/http/log.ts'
import { serveBlog } from '#tests/server/content/blog-site.ts'
import { committer } from '#tests/server/content/sample-content.ts'
import { type Tally, writeTogether } from '#tests/server/content/two-editors.ts'

const steps = 2_000

/**
 * Two people write in one post for 2,000 steps, with drafts, lost answers, crashes and restarts: no word they typed is
 * lost without an answer that showed it. One person alone never meets a conflict. Saves that do not say what they are
 * based on must lose words: the negative control.
 */
export async function proveEditors(): Promise<boolean> {
  const two = await run({ steps, seed: 1, editors: 2 })
  const alone = await run({ steps, seed: 2, editors: 1 })
  const unguarded = await run({ steps: 400, seed: 3, editors: 2, guarded: false })
  const results = [
    report('two people', two, two.lost.length === 0 && two.merges > 0 && two.conflicts > 0),
    report('one person alone', alone, alone.lost.length === 0 && alone.conflicts === 0),
    report('without If-Match (must lose words)', unguarded, unguarded.lost.length > 0),
  ]
  return results.every(Boolean)
}

async function run(options: Omit<Parameters<typeof writeTogether>[0], 'open'>): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-editors-'))
  const dir = path.join(folder, 'content')
  const open = async () =>
    serveBlog({
      store: await createContentStore({
        dir,
        committer,
        log: silentLog,
        defaults: path.resolve(import.meta.dirname, '../../content'),
      }),
      draftsDir: path.join(folder, 'drafts'),
    })
  try {
    return await writeTogether({ ...options, open })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function report(name: string, tally: Tally, right: boolean): boolean {
  const { saves, merges, conflicts, restarts, crashes, lost } = tally
  console.log(
    `  ${right ? 'ok  ' : 'FAIL'} ${name}: ${saves} saves, ${merges} merged, ${conflicts} conflicts, ${restarts} restarts, ${crashes} crashes, ${lost.length} words lost`,
  )
  if (!right) for (const loss of lost.slice(0, 5)) console.log(`       ${loss}`)
  return right
}
