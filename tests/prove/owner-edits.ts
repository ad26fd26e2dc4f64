import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseDocument } from 'yaml'
import { runPonte } from '#tests/helpers/ponte.ts'
import {
  envOf,
  type Folders,
  makeFolders,
  owner,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { keepDoing, lostPosts, lostServedPosts, must, type Posts, writePost } from './load.ts'
import { judge } from './verdict.ts'

const edits = Number(process.env.EDITS ?? 2000)
const editsPerLife = 40
const longestLifeMs = 60_000
const longestRunMs = 600_000
const second = { email: 'grace@example.com', password: 'a long pass phrase', name: 'Grace' }

export const sabotage: Sabotage = {
  name: 'a save is answered before its commit',
  file: 'server/content/saves/file-writer.ts',
  find: 'await repository.commit({ paths, texts: files, message, author, date })',
  replace:
    'setTimeout(() => void repository.commit({ paths, texts: files, message, author, date }).catch(() => undefined), 80) as never',
}

/**
 * Makes `EDITS` (2,000) random changes of texts, business details, prices and posts, or for ten minutes at most, by two members
 * at once and by hand; kills the server after every 40. What was acknowledged must be in the history under its author and be
 * served, comments must stay, and no save may overwrite another.
 */
export async function proveOwnerEdits(): Promise<boolean> {
  const held = report('as built', await editLoop(), true)
  const broken = await onBrokenBuild(sabotage, editLoop)
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Tally = { acknowledged: number; conflicts: number; byHand: number; kills: number; lost: string[] }

function report(
  name: string,
  { acknowledged, conflicts, byHand, kills, lost }: Tally,
  sound: boolean,
): boolean {
  const done = `${acknowledged} changes acknowledged, ${conflicts} conflicts, ${byHand} by hand, ${kills} kills`
  return judge(sound, `${name}: ${done}; ${lost.length} lost`, lost)
}

type Acknowledged = {
  /** The unique word that each change wrote. */
  words: { word: string; author: string; file: string }[]
  posts: Posts
}

/** Stops at the first loss. */
async function editLoop(program?: string): Promise<Tally> {
  const folders = await makeFolders()
  const tally: Tally = { acknowledged: 0, conflicts: 0, byHand: 0, kills: 0, lost: [] }
  const done: Acknowledged = { words: [], posts: new Map() }
  const comments = await commentsIn(folders)
  const start = () => startServer({ folders, ...(program && { program }) })
  try {
    const end = performance.now() + longestRunMs
    while (tally.acknowledged < edits && tally.lost.length === 0 && performance.now() < end) {
      const server = await start()
      if (tally.kills === 0) {
        const words = ['staff', 'add', second.email, '--name', second.name, '--password-stdin']
        const added = runPonte(words, { env: envOf(folders), input: `${second.password}\n` })
        if (added.status !== 0) throw new Error(added.stderr)
      }
      await work(server, folders, done, tally)
      tally.kills += 1
      // What is on disk now is what a restart finds
      tally.lost.push(...(await losses(folders, done, comments)))
    }
    if (tally.lost.length > 0) return tally
    const last = await start()
    tally.lost.push(...(await lostServedPosts(last.origin, done.posts)).values())
    await last.stop()
    execFileSync('git', ['fsck', '--full'], { cwd: folders.contentDir, stdio: 'pipe' })
    return tally
  } finally {
    await folders.remove()
  }
}

/** Lets two members and somebody who edits files by hand work, then kills the server while they do. */
async function work(
  server: RunningServer,
  folders: Folders,
  done: Acknowledged,
  tally: Tally,
): Promise<void> {
  const members = [
    { name: 'owner', cookie: await signIn(server.origin, owner) },
    { name: second.name, cookie: await signIn(server.origin, second) },
  ]
  const until = tally.acknowledged + editsPerLife
  const acknowledge = (word: string, author: string, file: string) => {
    done.words.push({ word, author, file })
    tally.acknowledged += 1
  }
  const change =
    ({ name: author, cookie }: (typeof members)[number]) =>
    async () => {
      const [name, file] = pick(subjects)
      if (name === 'posts') {
        await writePost(server.origin, cookie, done.posts, (slug, word) =>
          acknowledge(word, author, file + slug),
        )
        return
      }
      const word = randomUUID().slice(0, 13)
      const address = `${server.origin}/api/site/${name}`
      const present = await must(send('GET', address, { cookie }))
      const body = changed(name, present, word)
      const headers = { 'if-match': `"${present.revision}"` }
      const saved = await send('PUT', address, { cookie, body, headers })
      if (saved.status === 409) {
        if (saved.json.current === undefined && saved.json.revision === undefined)
          tally.lost.push(`409 without the current version: ${saved.text.slice(0, 200)}`)
        tally.conflicts += 1
        return
      }
      if (saved.status !== 200) throw new Error(`${saved.status} ${saved.text}`)
      acknowledge(word, author, file)
    }
  const byHand = async (): Promise<void> => {
    // In proportion to the members' saves: each edit is a commit, too, and a busy machine makes few
    if (tally.acknowledged < 5 * tally.byHand) return sleep(20)
    const file = path.join(folders.contentDir, 'site.yaml')
    const text = await readFile(file, 'utf8')
    if (parseDocument(text).errors.length > 0) return
    // Replaced by a rename, as editors do: a file written in place could be read half written
    const beside = path.join(folders.base, 'site.yaml')
    await writeFile(beside, text.replace(/^ {2}street: .*$/m, `  street: ${randomInt(1, 999)} Archway Mews`))
    await rename(beside, file)
    tally.byHand += 1
  }
  const load = keepDoing([...members.map(change), ...members.map(change), byHand])
  await load.reach(() => tally.acknowledged >= until, longestLifeMs)
  await server.kill()
  await load.end()
}

type Facts = {
  founders: { name?: string }[]
  packages: { en: { description: string }[] }
  revision?: unknown
}

const subjects = [
  ['texts', 'texts/'],
  ['business', 'site.yaml'],
  ['catalogue', 'catalogue.yaml'],
  ['posts', 'posts/'],
] as const

const pick = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One

const keys = ['home.hero.heading', 'home.hero.lead', 'about.heading', 'contact.title', 'privacy.title']

function changed(name: 'texts' | 'business' | 'catalogue', present: object, word: string): object {
  if (name === 'texts') return { [pick(['en', 'it'])]: { [pick(keys)]: `Words ${word}` } }
  const { revision: _, ...facts } = structuredClone(present) as Facts
  const [founder] = name === 'business' ? facts.founders : []
  const offer = name === 'business' ? undefined : facts.packages.en[randomInt(3)]
  if (founder) founder.name = `Anna ${word}`
  if (offer) offer.description = `What it is: ${word}`
  return facts
}

/** Acknowledged words missing in the history or under a wrong author, posts older than acknowledged, and lost comments. */
async function losses(folders: Folders, { words, posts }: Acknowledged, comments: readonly string[]) {
  const log = execFileSync('git', ['log', '-p', '--reverse', '--format=author %an'], {
    cwd: folders.contentDir,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const added = new Map<string, string>()
  let author = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('author ')) author = line.slice('author '.length)
    const word = /^\+.*?\b([0-9a-f]{8}-[0-9a-f]{4})\b(?!-)/.exec(line)?.[1]
    if (word !== undefined && !added.has(word)) added.set(word, author)
  }
  const lost = words.flatMap(({ word, author, file }) => {
    const by = added.get(word)
    if (by === undefined) return [`${file}: ${word} is not in the history`]
    return author === second.name && by !== second.name ? [`${file}: ${word} is by ${by}`] : []
  })
  const now = await commentsIn(folders)
  for (const comment of comments) if (!now.includes(comment)) lost.push(`a comment is gone: ${comment}`)
  return [...lost, ...lostPosts(folders.contentDir, posts).values()]
}

async function commentsIn(folders: Folders): Promise<string[]> {
  const texts = await Promise.all(
    ['site.yaml', 'catalogue.yaml'].map((name) => readFile(path.join(folders.contentDir, name), 'utf8')),
  )
  return texts.flatMap((text) => text.match(/#.*$/gm) ?? [])
}
