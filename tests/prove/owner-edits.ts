import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
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
import { say } from './verdict.ts'

const edits = 2000
const editsPerLife = 40
const second = { email: 'grace@example.com', password: 'a long pass phrase', name: 'Grace' }

export const sabotage: Sabotage = {
  name: 'a save is answered before its commit',
  file: 'server/content/saves/file-writer.ts',
  find: 'await repository.commit({ paths, message, author, date })',
  replace:
    'setTimeout(() => void repository.commit({ paths, message, author, date }).catch(() => undefined), 80) as never',
}

/**
 * 2,000 random changes of texts, business details and prices, by two members at once and by hand, with the server killed after
 * every 40: what was acknowledged is in the history under its author, comments stay, and no save overwrites another one.
 */
export async function proveOwnerEdits(): Promise<boolean> {
  const held = report('as built', await editLoop({}), true)
  const broken = await onBrokenBuild(sabotage, (program) => editLoop({ program, untilFirstLoss: true }))
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Tally = { acknowledged: number; conflicts: number; byHand: number; kills: number; lost: string[] }

function report(
  name: string,
  { acknowledged, conflicts, byHand, kills, lost }: Tally,
  sound: boolean,
): boolean {
  const words = `${name}: ${acknowledged} changes acknowledged, ${conflicts} conflicts, ${byHand} by hand, ${kills} kills; ${lost.length} lost`
  return sound
    ? say(lost.length === 0, words, lost)
    : say(lost.length > 0, `${words} (must be at least one)`, lost)
}

/** What each acknowledged change wrote: a word that nothing else has. */
type Acknowledged = { word: string; author: string; file: string }

async function editLoop({ program, untilFirstLoss = false }: { program?: string; untilFirstLoss?: boolean }) {
  const folders = await makeFolders()
  const tally: Tally = { acknowledged: 0, conflicts: 0, byHand: 0, kills: 0, lost: [] }
  const done: Acknowledged[] = []
  const comments = await commentsIn(folders)
  let hasSecond = false
  try {
    while (tally.acknowledged < edits && !(untilFirstLoss && tally.lost.length > 0)) {
      const server = await startServer({ folders, ...(program && { program }) })
      if (!hasSecond) {
        const env = envOf(folders)
        const words = ['staff', 'add', second.email, '--name', second.name, '--password-stdin']
        const added = runPonte(words, { env, input: `${second.password}\n` })
        if (added.status !== 0) throw new Error(added.stderr)
        hasSecond = true
      }
      await work(server, folders, done, tally)
      tally.kills += 1
      tally.lost = await losses(folders, done, comments)
    }
    return tally
  } finally {
    await folders.remove()
  }
}

/** Two members and an editor of files, until the server is killed under them. */
async function work(
  server: RunningServer,
  folders: Folders,
  done: Acknowledged[],
  tally: Tally,
): Promise<void> {
  const members = [
    { name: 'owner', cookie: await signIn(server.origin, owner) },
    { name: second.name, cookie: await signIn(server.origin, second) },
  ]
  const until = tally.acknowledged + editsPerLife
  let alive = true
  const loop = async (step: () => Promise<void>) => {
    while (alive && tally.acknowledged < until) {
      try {
        await step()
      } catch {
        // The connection broke: not acknowledged
        await sleep(5)
      }
    }
  }
  const change = (member: (typeof members)[number]) => async () => {
    const word = randomUUID().slice(0, 13)
    const [name, file] = pick(subjects)
    const address = `${server.origin}/api/site/${name}`
    const present = await send('GET', address, { cookie: member.cookie })
    if (present.status !== 200) throw new Error(present.text)
    const body = changed(name, present.json, word)
    const headers = { 'if-match': `"${present.json.revision}"` }
    const saved = await send('PUT', address, { cookie: member.cookie, body, headers })
    if (saved.status === 409) {
      if (saved.json.current === undefined && saved.json.revision === undefined)
        tally.lost.push(`409 without the current version: ${saved.text.slice(0, 200)}`)
      tally.conflicts += 1
      return
    }
    if (saved.status !== 200) throw new Error(`${saved.status} ${saved.text}`)
    done.push({ word, author: member.name, file })
    tally.acknowledged += 1
  }
  const byHand = async () => {
    await sleep(randomInt(200, 1500))
    const file = path.join(folders.contentDir, 'site.yaml')
    const text = await readFile(file, 'utf8')
    if (parseDocument(text).errors.length > 0) return
    await writeFile(file, text.replace(/^ {2}street: .*$/m, `  street: ${randomInt(1, 999)} Archway Mews`))
    tally.byHand += 1
  }
  const workers = [...members.map(change), ...members.map(change), byHand].map(loop)
  await Promise.race([Promise.all(workers.slice(0, 4)), sleep(60_000)])
  alive = false
  // Under whatever is still on its way
  await server.kill()
  await Promise.all(workers)
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
] as const

const pick = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One

const keys = ['home.hero.heading', 'home.hero.lead', 'about.heading', 'contact.title', 'privacy.title']

function changed(name: (typeof subjects)[number][0], present: object, word: string): object {
  if (name === 'texts') return { [pick(['en', 'it'])]: { [pick(keys)]: `Words ${word}` } }
  const { revision: _, ...facts } = structuredClone(present) as Facts
  const [founder] = name === 'business' ? facts.founders : []
  const offer = name === 'business' ? undefined : facts.packages.en[randomInt(3)]
  if (founder) founder.name = `Anna ${word}`
  if (offer) offer.description = `What it is: ${word}`
  return facts
}

/** Acknowledged words that the history does not have from their author, and comments that are gone. */
async function losses(folders: Folders, done: readonly Acknowledged[], comments: readonly string[]) {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folders.contentDir, encoding: 'utf8', maxBuffer: 1 << 28 })
  const added = new Map<string, string>()
  let author = ''
  for (const line of git('log', '-p', '--reverse', '--format=author %an').split('\n')) {
    if (line.startsWith('author ')) author = line.slice('author '.length)
    const word = /^\+.*?\b([0-9a-f]{8}-[0-9a-f]{4})\b/.exec(line)?.[1]
    if (word !== undefined && !added.has(word)) added.set(word, author)
  }
  const lost = done.flatMap(({ word, author, file }) => {
    const by = added.get(word)
    if (by === undefined) return [`${file}: ${word} is not in the history`]
    return author === second.name && by !== second.name ? [`${file}: ${word} is by ${by}`] : []
  })
  const now = await commentsIn(folders)
  for (const comment of comments) if (!now.includes(comment)) lost.push(`a comment is gone: ${comment}`)
  git('fsck', '--full')
  return lost
}

async function commentsIn(folders: Folders): Promise<string[]> {
  const texts = await Promise.all(
    ['site.yaml', 'catalogue.yaml'].map((name) => readFile(path.join(folders.contentDir, name), 'utf8')),
  )
  return texts.flatMap((text) => text.match(/#.*$/gm) ?? [])
}
