import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { editor, gitOfEditor } from '#tests/helpers/editor.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'
import { postBody } from './saves.ts'

const kills = 300
const controlKills = 150

export const sabotages: Sabotage[] = [
  {
    name: 'a push counts as taken up before its files are written',
    file: 'server/content/git/repository.ts',
    find: '    const changed = isLater\n',
    replace: '    await noteTakenUp(head)\n    const changed = isLater\n',
  },
  {
    name: 'a save does not look at what was pushed to the same file',
    file: 'server/content/git/repository.ts',
    find: "if (paths.some((name) => changed.has(name))) throw new HeadMoved('A push has changed the same file.')",
    replace: 'changed.clear()',
  },
]

/**
 * An editor pushes while staff save, also to the same post, and the server is killed 300 times, every other time with the
 * push: nothing that either was told is done is missing, and the repository is sound.
 */
export async function provePushes(): Promise<boolean> {
  let held = report('as built', await killLoop({ most: kills }), true)
  for (const sabotage of sabotages) {
    const build = await brokenBuild(sabotage)
    try {
      const tally = await killLoop({ most: controlKills, program: build.program, untilFirstLoss: true })
      held = report(`broken: ${sabotage.name}`, tally, false) && held
    } finally {
      await build.remove()
    }
  }
  return held
}

type Tally = { kills: number; saves: number; pushes: number; refused: number; lost: string[] }

function report(name: string, tally: Tally, sound: boolean): boolean {
  const right = sound === (tally.lost.length === 0)
  const counts = `${tally.kills} kills, ${tally.saves} saves and ${tally.pushes} pushes acknowledged, ${tally.refused} pushes refused`
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${name}: ${counts}, ${tally.lost.length} lost`)
  for (const loss of tally.lost.slice(0, 5)) console.log(`       ${loss}`)
  return right
}

/** What was acknowledged: the numbers in the two paragraphs of the shared post, and posts that were pushed. */
type Acknowledged = { saved: number; pushed: number; posts: string[]; unseen: string[] }
const shared = 'shared-post'
const sharedFile = `posts/${shared}.md`
const numberIn = (text: string, word: 'Saved' | 'Pushed'): number =>
  Number(new RegExp(`${word} (\\d+)\\.`).exec(text)?.[1] ?? 0)

async function killLoop({
  most,
  program,
  untilFirstLoss = false,
}: {
  most: number
  program?: string
  untilFirstLoss?: boolean
}): Promise<Tally> {
  const folders = await makeFolders()
  const acknowledged: Acknowledged = { saved: 0, pushed: 0, posts: [], unseen: [] }
  const tally: Tally = { kills: 0, saves: 0, pushes: 0, refused: 0, lost: [] }
  const options = { folders, ...(program && { program }) }
  try {
    const first = await startServer(options)
    const body = postBody('Shared post', 'Saved 0.\n\nBetween.\n\nPushed 0.')
    await send('POST', `${first.origin}/api/blog/posts`, { cookie: await signIn(first.origin), body })
    const clone = path.join(folders.base, 'clone')
    gitOfEditor(folders.base, 'clone', '--quiet', folders.contentDir, clone)
    await first.stop()
    while (tally.kills < most && !(untilFirstLoss && tally.lost.length > 0)) {
      const server = await startServer(options)
      tally.lost.push(...(await losses(folders, server, acknowledged)))
      await work({ server, clone, acknowledged, tally })
      tally.kills += 1
    }
    const last = await startServer(options)
    try {
      acknowledged.unseen = acknowledged.posts
      tally.lost.push(...(await losses(folders, last, acknowledged)))
    } finally {
      await last.stop()
    }
    gitOfEditor(folders.contentDir, 'fsck', '--full', '--strict')
    return tally
  } finally {
    await folders.remove()
  }
}

/** What was acknowledged and is not in the last commit, or not online. */
async function losses(
  { contentDir }: Folders,
  { origin }: RunningServer,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const text = gitOfEditor(contentDir, 'show', `HEAD:${sharedFile}`)
  const online = await send('GET', `${origin}/api/blog/slug/${shared}`)
  const lost: string[] = []
  for (const [where, words] of [
    ['commit', text],
    ['page', String(online.json?.content)],
  ] as const) {
    if (numberIn(words, 'Saved') < acknowledged.saved) lost.push(`${where}: save ${acknowledged.saved}`)
    if (numberIn(words, 'Pushed') < acknowledged.pushed) lost.push(`${where}: push ${acknowledged.pushed}`)
  }
  for (const slug of acknowledged.unseen) {
    if ((await send('GET', `${origin}/api/blog/slug/${slug}`)).status !== 200) lost.push(`page: ${slug}`)
  }
  acknowledged.unseen = []
  return lost
}

type Work = { server: RunningServer; clone: string; acknowledged: Acknowledged; tally: Tally }

/** Somebody who saves and somebody who pushes, until the server is killed under them. */
async function work({ server, clone, acknowledged, tally }: Work): Promise<void> {
  const cookie = await signIn(server.origin)
  let alive = true
  let pushing: ChildProcess | null = null
  const untilDead = async (step: () => Promise<void>) => {
    while (alive) await step().catch(() => sleep(5))
  }
  const save = async () => {
    const { json: now } = await send('GET', `${server.origin}/api/blog/slug/${shared}`, { cookie })
    const number = numberIn(now.content, 'Saved') + 1
    const { status, text } = await send('PUT', `${server.origin}/api/blog/posts/${now.id}`, {
      cookie,
      headers: { 'If-Match': `"${now.revision}"` },
      body: { ...now, content: now.content.replace(/Saved \d+\./, `Saved ${number}.`) },
    })
    if (status !== 200) throw new Error(text)
    acknowledged.saved = number
    tally.saves += 1
    // Without a pause git would tell the editor each time that somebody was faster
    await sleep(Math.random() * 600)
  }
  const push = async () => {
    gitOfEditor(clone, 'fetch', '--quiet')
    gitOfEditor(clone, 'reset', '--quiet', '--hard', 'origin/main')
    const file = path.join(clone, sharedFile)
    const text = await readFile(file, 'utf8')
    const number = numberIn(text, 'Pushed') + 1
    await writeFile(file, text.replace(/Pushed \d+\./, `Pushed ${number}.`))
    const slug = `pushed-${number}`
    await writeFile(path.join(clone, `posts/${slug}.md`), pushedPost(slug))
    gitOfEditor(clone, 'add', '--all')
    gitOfEditor(clone, 'commit', '--quiet', '-m', `Push ${number}`)
    // A group of its own, so that what it starts can be killed with it
    pushing = spawn('git', ['push', '--quiet', 'origin', 'HEAD'], {
      cwd: clone,
      env: editor,
      stdio: 'ignore',
      detached: true,
    })
    const [code] = await once(pushing, 'exit')
    if (code !== 0) {
      tally.refused += 1
      return
    }
    acknowledged.pushed = number
    acknowledged.posts.push(slug)
    acknowledged.unseen.push(slug)
    tally.pushes += 1
  }
  const workers = [save, push].map(untilDead)
  await sleep(200 + Math.random() * 1_500)
  alive = false
  await server.kill()
  if (tally.kills % 2 === 0) killGroup(pushing)
  await Promise.all(workers)
}

function killGroup(child: ChildProcess | null): void {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has just ended
  }
}

const pushedPost = (slug: string) => `---
title: ${slug}
description: A post that a proof has pushed.
category: Technology
published: true
---
The text of ${slug}.
`
