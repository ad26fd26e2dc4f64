import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { emailsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { type Folders, makeFolders, send, signIn, startServer, uploadPicture } from '#tests/helpers/server.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { say } from './verdict.ts'

const copies = 100

export const sabotage: Sabotage = {
  name: 'files are written in place',
  file: 'server/kernel/files.ts',
  find: 'await placeDurable(file, data, options, (temporary) => rename(temporary, file))',
  replace: `const inPlace = await open(file, 'w', options.mode ?? ownModes.file)
  const bytes = Buffer.from(data as string)
  await inPlace.write(bytes.subarray(0, bytes.length / 2))
  await new Promise((resolve) => setTimeout(resolve, 30))
  await inPlace.write(bytes.subarray(bytes.length / 2))
  await inPlace.close()`,
}

/**
 * A plain copy of the content and data folders, made at 100 random instants under saves, uploads and leads, starts, takes a
 * save, and has everything that was acknowledged before the copy began.
 */
export async function proveCopies(): Promise<boolean> {
  const held = report('as built', await copyLoop({}), true)
  const broken = await onBrokenBuild(sabotage, (program) => copyLoop({ program, untilFirstLoss: true }))
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Tally = { copies: number; whole: number; saves: number; uploads: number; leads: number; lost: string[] }

function report(name: string, tally: Tally, sound: boolean): boolean {
  const { whole, copies: made, saves, uploads, leads, lost } = tally
  const done = `${saves} saves, ${uploads} uploads and ${leads} leads acknowledged`
  const words = `${name}: ${whole} of ${made} copies whole; ${done}, ${lost.length} lost`
  return sound
    ? say(lost.length === 0, words, lost)
    : say(lost.length > 0, `${words} (must be at least one)`, lost)
}

/** What the server said it had done: versions by slug, addresses of pictures, e-mails of leads. */
type Acknowledged = { posts: Map<string, number>; pictures: Set<string>; leads: Set<string> }

type LoopOptions = { program?: string; untilFirstLoss?: boolean }

async function copyLoop({ program, untilFirstLoss = false }: LoopOptions): Promise<Tally> {
  const folders = await makeFolders()
  const options = { env: { LEADS_PER_MINUTE: '0' }, ...(program && { program }) }
  const tally: Tally = { copies: 0, whole: 0, saves: 0, uploads: 0, leads: 0, lost: [] }
  const acknowledged: Acknowledged = { posts: new Map(), pictures: new Set(), leads: new Set() }
  const server = await startServer({ folders, ...options })
  try {
    const cookie = await signIn(server.origin)
    while (tally.copies < copies && !(untilFirstLoss && tally.lost.length > 0)) {
      const load = work(server.origin, cookie, { acknowledged, tally })
      await sleep(randomInt(30, 400))
      const before: Acknowledged = {
        posts: new Map(acknowledged.posts),
        pictures: new Set(acknowledged.pictures),
        leads: new Set(acknowledged.leads),
      }
      const base = path.join(folders.base, 'copy')
      await mkdir(base)
      // A file that vanishes while it is copied makes cp end with 1
      for (const name of ['content', 'data'])
        await once(spawn('cp', ['-r', path.join(folders.base, name), base], { stdio: 'ignore' }), 'exit')
      await load.stop()
      const copy: Folders = {
        base,
        contentDir: path.join(base, 'content'),
        dataDir: path.join(base, 'data'),
        remove: async () => undefined,
      }
      await rm(path.join(copy.dataDir, 'server.lock'), { force: true })
      const lost = await losses(copy, before, options).catch((error) => [`it does not start: ${error}`])
      tally.copies += 1
      if (lost.length === 0) tally.whole += 1
      tally.lost.push(...lost)
      await rm(base, { recursive: true, force: true })
    }
    return tally
  } finally {
    await server.stop()
    await folders.remove()
  }
}

/** Two writers, a photographer and two visitors, until they are stopped. */
function work(
  origin: string,
  cookie: string,
  { acknowledged, tally }: { acknowledged: Acknowledged; tally: Tally },
) {
  let isOn = true
  const untilStopped = async (step: () => Promise<void>) => {
    while (isOn) await step()
  }
  const must = (answer: Awaited<ReturnType<typeof send>>, status: number) => {
    if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text}`)
    return answer.json
  }
  const write = async () => {
    const title = `Copied ${randomUUID()}`
    const body = postBody(title, 'Version 1.')
    const { id, slug } = must(await send('POST', `${origin}/api/blog/posts`, { cookie, body }), 201)
    for (let version = 1; version < 4; version += 1) {
      if (version > 1) {
        if (!isOn) return
        const next = postBody(title, `Version ${version}.`)
        must(await send('PUT', `${origin}/api/blog/posts/${id}`, { cookie, body: next }), 200)
      }
      acknowledged.posts.set(slug, version)
      tally.saves += 1
    }
  }
  const photograph = async () => {
    const picture = await pngOf(320, 200, `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`)
    acknowledged.pictures.add((await uploadPicture(origin, cookie, picture)).path)
    tally.uploads += 1
    await sleep(100)
  }
  const inquire = async () => {
    const email = `${randomUUID()}@example.com`
    must(await send('POST', `${origin}/api/pricing-inquiry`, { body: { ...sampleFields, email } }), 200)
    acknowledged.leads.add(email)
    tally.leads += 1
    await sleep(20)
  }
  const workers = Promise.all([write, write, photograph, inquire, inquire].map(untilStopped))
  return {
    async stop() {
      isOn = false
      await workers
    },
  }
}

const versionIn = (text: string): number => Number(/Version (\d+)\./.exec(text)?.[1] ?? 0)

/** What a server on the copy does not have, or does not do. */
async function losses(
  copy: Folders,
  before: Acknowledged,
  options: { env: Record<string, string>; program?: string },
) {
  const server = await startServer({ folders: copy, ...options })
  const lost: string[] = []
  try {
    const cookie = await signIn(server.origin)
    const listed = await send('GET', `${server.origin}/api/blog/posts`, { cookie })
    const versions = new Map<string, number>(
      listed.json.map(({ slug, content }: { slug: string; content: string }) => [slug, versionIn(content)]),
    )
    for (const [slug, version] of before.posts)
      if ((versions.get(slug) ?? 0) < version) lost.push(`post ${slug}, version ${version}`)
    for (const address of before.pictures) {
      const { status } = await send('HEAD', server.origin + address)
      if (status !== 200) lost.push(`picture ${address}: ${status}`)
    }
    const kept = await emailsOnDisk(copy.dataDir)
    for (const email of before.leads) if (!kept.has(email)) lost.push(`lead of ${email}`)
    const body = postBody(`After ${randomUUID()}`, 'Version 1.')
    const { status, text } = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
    if (status !== 201) lost.push(`a save answers ${status}: ${text}`)
  } finally {
    await server.stop()
  }
  return lost
}
