import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postBody } from '#tests/helpers/post-body.ts'
import { type Folders, makeFolders, send, signIn, startServer, uploadPicture } from '#tests/helpers/server.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { anyPicture, inquire, keepDoing, lostLeads, lostServedPosts, type Posts, writePost } from './load.ts'
import { judge } from './verdict.ts'

const copies = Number(process.env.COPIES ?? 100)
/** For the broken build, where a replaced post is half written for two seconds: longer than a commit takes. */
const controlCopies = 30
/** Copies made of one site before a new one is started: every save adds more to copy. */
const copiesOfOne = 10
const longestRunMs = 600_000
const longestLoadMs = 20_000

export const sabotage: Sabotage = {
  name: 'files are written in place',
  file: 'server/kernel/files.ts',
  find: 'await placeDurable(file, data, options, (temporary) => rename(temporary, file))',
  replace: `const inPlace = await open(file, 'w', options.mode ?? ownModes.file)
  const bytes = Buffer.from(data as string)
  await inPlace.write(bytes.subarray(0, bytes.length / 2))
  await new Promise((resolve) => setTimeout(resolve, file.endsWith('.md') ? 2_000 : 0))
  await inPlace.write(bytes.subarray(bytes.length / 2))
  await inPlace.close()`,
}

/**
 * Plainly copies the content and data folders at `COPIES` (100) random moments, or for ten minutes at most, during saves,
 * uploads and leads. A server on each copy must start, accept a save, and have everything acknowledged before the copy began.
 */
export async function proveCopies(): Promise<boolean> {
  const held = report('as built', await copyLoop(copies), true)
  const broken = await onBrokenBuild(sabotage, (program) => copyLoop(controlCopies, program))
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Tally = { copies: number; saves: number; uploads: number; leads: number; lost: string[] }

function report(name: string, { copies: made, saves, uploads, leads, lost }: Tally, sound: boolean): boolean {
  const done = `${saves} saves, ${uploads} uploads and ${leads} leads acknowledged`
  return judge(sound, `${name}: ${made} copies; ${done}, ${lost.length} lost`, lost)
}

/** What the server has acknowledged: posts, addresses of pictures, e-mail addresses of leads. */
type Acknowledged = { posts: Posts; pictures: Set<string>; leads: Set<string> }

/** Stops at the first incomplete copy. */
async function copyLoop(most: number, program?: string): Promise<Tally> {
  const tally: Tally = { copies: 0, saves: 0, uploads: 0, leads: 0, lost: [] }
  const options = { env: { LEADS_PER_MINUTE: '0' }, ...(program && { program }) }
  const end = performance.now() + longestRunMs
  while (tally.copies < most && tally.lost.length === 0 && performance.now() < end) {
    const folders = await makeFolders()
    const server = await startServer({ folders, ...options })
    const acknowledged: Acknowledged = { posts: new Map(), pictures: new Set(), leads: new Set() }
    try {
      const cookie = await signIn(server.origin)
      for (let made = 0; made < copiesOfOne && tally.copies < most && tally.lost.length === 0; made += 1) {
        const load = work(server.origin, cookie, { acknowledged, tally })
        // Timed by acknowledged saves, not by the clock alone: a busy machine might replace nothing in a fixed time
        const saves = tally.saves + randomInt(1, 7)
        await load.reach(() => tally.saves >= saves, longestLoadMs)
        await sleep(randomInt(400))
        const before = structuredClone(acknowledged)
        const copy = await copyOf(folders)
        await load.end()
        const lost = await losses(copy, before, options).catch((error) => [`it does not start: ${error}`])
        tally.copies += 1
        tally.lost.push(...lost)
        await copy.remove()
      }
    } finally {
      await server.stop()
      await folders.remove()
    }
  }
  return tally
}

async function copyOf(folders: Folders): Promise<Folders> {
  const base = path.join(folders.base, 'copy')
  await mkdir(base)
  // cp exits with 1 when a file vanishes during the copy, so its exit code is ignored
  for (const name of ['content', 'data'])
    await once(spawn('cp', ['-r', path.join(folders.base, name), base], { stdio: 'ignore' }), 'exit')
  const dataDir = path.join(base, 'data')
  await rm(path.join(dataDir, 'server.lock'), { force: true })
  const remove = () => rm(base, { recursive: true, force: true })
  return { base, contentDir: path.join(base, 'content'), dataDir, remove }
}

/** Two writers, one member who uploads pictures, and two visitors. */
function work(
  origin: string,
  cookie: string,
  { acknowledged, tally }: { acknowledged: Acknowledged; tally: Tally },
) {
  const write = () =>
    writePost(origin, cookie, acknowledged.posts, () => {
      tally.saves += 1
    })
  const photograph = async () => {
    acknowledged.pictures.add((await uploadPicture(origin, cookie, await anyPicture())).path)
    tally.uploads += 1
    await sleep(100)
  }
  const visit = async () => {
    acknowledged.leads.add((await inquire(origin)).email)
    tally.leads += 1
    await sleep(20)
  }
  const faultless = (step: () => Promise<unknown>) => () =>
    step().catch((error) => tally.lost.push(`under way: ${error}`))
  return keepDoing([write, write, photograph, visit, visit].map(faultless))
}

/** What a server started on the copy lacks or fails to do. */
async function losses(
  copy: Folders,
  before: Acknowledged,
  options: { env: Record<string, string>; program?: string },
) {
  const server = await startServer({ folders: copy, ...options })
  try {
    const { origin } = server
    const cookie = await signIn(origin)
    const lost = [...(await lostServedPosts(origin, before.posts)).values()]
    for (const address of before.pictures) {
      const { status } = await send('HEAD', origin + address)
      if (status !== 200) lost.push(`picture ${address}: ${status}`)
    }
    lost.push(...(await lostLeads(copy.dataDir, before.leads)))
    const body = postBody(`After ${randomUUID()}`)
    const { status, text } = await send('POST', `${origin}/api/blog/posts`, { cookie, body })
    if (status !== 201) lost.push(`a save answers ${status}: ${text} ${server.output().slice(-1_000)}`)
    return lost
  } finally {
    await server.stop()
  }
}
