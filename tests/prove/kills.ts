import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolders, signIn, startServer } from '#tests/helpers/server.ts'
import { onBrokenBuild } from './broken-build.ts'
import { inquire, keepDoing, lostLeads, lostPosts, lostServedPosts, type Posts, writePost } from './load.ts'
import { sabotage } from './owner-edits.ts'
import { judge } from './verdict.ts'

const kills = Number(process.env.KILLS ?? 300)
const controlKills = 25
const longestLoadMs = 20_000

/** Kills the server at `KILLS` (300) random moments during saves and inquiries: nothing it acknowledged may be lost. */
export async function proveKills(): Promise<boolean> {
  const held = report('as built', await killLoop(kills), true)
  const broken = await onBrokenBuild(sabotage, (program) => killLoop(controlKills, program))
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Tally = { kills: number; saves: number; leads: number; lost: string[] }

const report = (name: string, { kills: done, saves, leads, lost }: Tally, sound: boolean): boolean =>
  judge(
    sound,
    `${name}: ${done} kills, ${saves} saves and ${leads} leads acknowledged, ${lost.length} lost`,
    lost,
  )

/** Stops at the first loss. */
async function killLoop(times: number, program?: string): Promise<Tally> {
  const folders = await makeFolders()
  const options = { folders, env: { LEADS_PER_MINUTE: '0' }, ...(program && { program }) }
  const posts: Posts = new Map()
  const emails = new Set<string>()
  const tally: Tally = { kills: 0, saves: 0, leads: 0, lost: [] }
  try {
    while (tally.kills < times && tally.lost.length === 0) {
      const server = await startServer(options)
      const cookie = await signIn(server.origin)
      const write = () =>
        writePost(server.origin, cookie, posts, () => {
          tally.saves += 1
        })
      const ask = async () => emails.add((await inquire(server.origin)).email)
      const load = keepDoing([write, write, write, write, ask, ask, ask, ask])
      // Timed by acknowledged saves, not by the clock alone: a busy machine does next to nothing in a fixed time
      const saves = tally.saves + randomInt(6)
      await load.reach(() => tally.saves >= saves, longestLoadMs)
      await sleep(randomInt(100))
      await server.kill()
      await load.end()
      tally.kills += 1
      tally.leads = emails.size
      // What is on disk now is what a restart finds
      tally.lost = [
        ...lostPosts(folders.contentDir, posts).values(),
        ...(await lostLeads(folders.dataDir, emails)),
      ]
    }
    if (tally.lost.length > 0) return tally
    const last = await startServer(options)
    tally.lost = [...(await lostServedPosts(last.origin, posts)).values()]
    await last.stop()
    execFileSync('git', ['fsck', '--full'], { cwd: folders.contentDir, stdio: 'pipe' })
    return tally
  } finally {
    await folders.remove()
  }
}
