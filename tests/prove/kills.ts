import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { emailsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { say } from './verdict.ts'

const kills = 60

export const sabotages: Sabotage[] = [
  {
    name: 'a lead is thanked for before its folder is renamed into place',
    file: 'server/leads/store/lead-store.ts',
    find: 'await rename(temporary, folder)',
    replace: 'setTimeout(() => void rename(temporary, folder).catch(() => undefined), 80)',
  },
  {
    name: 'a save is answered before its commit',
    file: 'server/content/saves/file-writer.ts',
    find: 'await repository.commit({ paths, message, author, date })',
    replace:
      'setTimeout(() => void repository.commit({ paths, message, author, date }).catch(() => undefined), 80) as never',
  },
]

/** The server is killed at 60 random moments under saves and inquiries: nothing it acknowledged may be lost. */
export async function proveKills(): Promise<boolean> {
  let held = report('as built', await killLoop({}), true)
  for (const sabotage of sabotages) {
    const tally = await onBrokenBuild(sabotage, (program) => killLoop({ program, untilFirstLoss: true }))
    held = report(`broken: ${sabotage.name}`, tally, false) && held
  }
  return held
}

type Tally = { kills: number; saves: number; leads: number; lost: string[] }

function report(name: string, { kills: done, saves, leads, lost }: Tally, sound: boolean): boolean {
  const words = `${done} kills, ${saves} saves and ${leads} leads acknowledged, ${lost.length} lost`
  return sound
    ? say(lost.length === 0, `${name}: ${words}`, lost)
    : say(lost.length > 0, `${name}: ${words} (must be at least one)`, lost)
}

/** What the server said it had done. */
type Acknowledged = { posts: Map<string, { slug: string; version: number }>; leads: Map<string, string> }

async function killLoop({
  program,
  untilFirstLoss = false,
}: {
  program?: string
  untilFirstLoss?: boolean
}): Promise<Tally> {
  const folders = await makeFolders()
  const acknowledged: Acknowledged = { posts: new Map(), leads: new Map() }
  const tally: Tally = { kills: 0, saves: 0, leads: 0, lost: [] }
  const options = { folders, env: { LEADS_PER_MINUTE: '0' }, ...(program && { program }) }
  try {
    while (tally.kills < kills) {
      const server = await startServer(options)
      await work(server, acknowledged, tally)
      tally.kills += 1
      // What is on disk now is what a restart finds
      tally.lost = await losses(folders, acknowledged)
      if (untilFirstLoss && tally.lost.length > 0) return tally
    }
    const last = await startServer(options)
    try {
      for (const [id, { slug, version }] of acknowledged.posts) {
        const answer = await send('GET', `${last.origin}/api/blog/slug/${slug}`)
        if (answer.json?.id !== id || versionIn(answer.json.content) < version)
          tally.lost.push(`served: ${slug}`)
      }
    } finally {
      await last.stop()
    }
    execFileSync('git', ['fsck', '--full'], { cwd: folders.contentDir, stdio: 'pipe' })
    return tally
  } finally {
    await folders.remove()
  }
}

/** Four writers and four visitors, until the server is killed under them. */
async function work(server: RunningServer, acknowledged: Acknowledged, tally: Tally): Promise<void> {
  const cookie = await signIn(server.origin)
  let alive = true
  const untilDead = async (step: () => Promise<void>) => {
    while (alive) {
      try {
        await step()
      } catch {
        // The connection broke: not acknowledged
        if (alive) await sleep(5)
      }
    }
  }
  const write = async () => {
    const title = `Kept ${randomUUID()}`
    const made = await send('POST', `${server.origin}/api/blog/posts`, {
      cookie,
      body: postBody(title, 'Version 1.'),
    })
    if (made.status !== 201) throw new Error(made.text)
    const { id, slug } = made.json
    acknowledged.posts.set(id, { slug, version: 1 })
    tally.saves += 1
    for (let version = 2; version < 4 && alive; version += 1) {
      const body = postBody(title, `Version ${version}.`)
      const saved = await send('PUT', `${server.origin}/api/blog/posts/${id}`, { cookie, body })
      if (saved.status !== 200) throw new Error(saved.text)
      acknowledged.posts.set(id, { slug, version })
      tally.saves += 1
    }
  }
  const inquire = async () => {
    const submissionId = randomUUID()
    const email = `${submissionId}@example.com`
    const body = { ...sampleFields, email, submissionId }
    const sent = await send('POST', `${server.origin}/api/pricing-inquiry`, { body })
    if (sent.status !== 200) throw new Error(sent.text)
    acknowledged.leads.set(email, sent.json.reference)
    tally.leads += 1
  }
  const workers = [write, write, write, write, inquire, inquire, inquire, inquire].map(untilDead)
  await sleep(randomInt(30, 500))
  await server.kill()
  alive = false
  await Promise.all(workers)
}

const versionIn = (text: string): number => Number(/Version (\d+)\./.exec(text)?.[1] ?? 0)

/** Acknowledged posts that are not committed as acknowledged, acknowledged leads that are not complete on disk. */
async function losses(folders: Folders, acknowledged: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  const committed = new Map<string, number>()
  // One grep over the commit: path and version of every post that a proof has written. 1: it wrote none yet.
  const grep = ['grep', '-E', '^Version [0-9]+\\.', 'HEAD', '--', 'posts']
  const found = spawnSync('git', grep, { cwd: folders.contentDir, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (found.status !== 0 && found.status !== 1) throw new Error(`git grep: ${found.stderr}`)
  for (const line of found.stdout.split('\n')) {
    const [, file = '', text = ''] = line.split(':')
    if (file) committed.set(path.basename(file, '.md'), versionIn(text))
  }
  for (const { slug, version } of acknowledged.posts.values()) {
    if ((committed.get(slug) ?? 0) < version) lost.push(`post ${slug}, version ${version}`)
  }
  const kept = await emailsOnDisk(folders.dataDir)
  for (const email of acknowledged.leads.keys()) if (!kept.has(email)) lost.push(`lead of ${email}`)
  return lost
}
