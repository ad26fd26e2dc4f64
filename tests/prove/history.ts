import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

const posts = 10_000
const edits = 3_000
const moved = 100
const goalMs = 300
/** How long git's index of changed paths may take to be written in the background. */
const patienceMs = 120_000

export const sabotage: Sabotage = {
  name: 'what was read stays in memory after another commit',
  file: 'server/content/history/history.ts',
  find: 'if (head !== readAt) known.clear()',
  replace: '',
}

/**
 * The histories of a blog of 10,000 posts and 13,000 commits: complete, never older than the last commit, made by the server or elsewhere
 * it, and read within 300 ms.
 */
export async function proveHistory(): Promise<boolean> {
  const sound = await run({ posts, edits, moved })
  const held = sound.faults.length === 0 && sound.first < goalMs
  const { first, slowest, again } = sound
  console.log(
    `  ${held ? 'ok  ' : 'FAIL'} ${sound.commits} commits: ${sound.faults.length} faults, median ${ms(first)} (at most ${ms(slowest)}), again ${ms(again)}`,
  )
  for (const fault of sound.faults.slice(0, 5)) console.log(`       ${fault}`)
  const build = await brokenBuild(sabotage)
  try {
    const broken = await run({ posts: 50, edits: 60, moved: 10, program: build.program })
    const fails = broken.faults.length > 0
    console.log(
      `  ${fails ? 'ok  ' : 'FAIL'} broken: ${sabotage.name}: ${broken.faults.length} faults (must be at least one)`,
    )
    return held && fails
  } finally {
    await build.remove()
  }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

type Size = { posts: number; edits: number; moved: number; program?: string }

async function run({ program, ...size }: Size) {
  const folders = await makeFolders()
  const made = writeHistory(folders, size)
  const server = await startServer({ folders, ...(program && { program }) })
  const faults: string[] = []
  try {
    const cookie = await signIn(server.origin)
    const subjects = async (id: string): Promise<{ subjects: string[]; took: number }> => {
      const started = performance.now()
      const { json } = await send('GET', `${server.origin}/api/blog/posts/${id}/history`, { cookie })
      const took = performance.now() - started
      return { subjects: json.map(({ message }: { message: string }) => message.split('\n', 1)[0]), took }
    }
    if (size.posts === posts) await indexed(folders)

    // Complete: of posts that were moved, edited often, and never touched again
    const first: number[] = []
    const again: number[] = []
    for (let at = 0; at < 40; at += 1) {
      const number = at % 2 === 0 ? at * 5 : Math.floor((size.posts / 40) * at)
      const id = idOf(number % size.posts)
      const expected = made.get(id)?.toReversed() ?? []
      const found = await subjects(id)
      if (found.subjects.join('\n') !== expected.join('\n')) {
        faults.push(`${id}: ${found.subjects.length} versions of ${expected.length}`)
      }
      first.push(found.took)
      again.push((await subjects(id)).took)
    }
    await followed({ server, folders, cookie, subjects, faults, id: idOf(size.moved + 1) })
    const commits = Number(git(folders, 'rev-list', '--count', 'HEAD'))
    first.sort((a, b) => a - b)
    again.sort((a, b) => a - b)
    return { commits, faults, first: first[20] ?? 0, slowest: first.at(-1) ?? 0, again: again[20] ?? 0 }
  } finally {
    await server.stop()
    await folders.remove()
  }
}

type Following = {
  server: RunningServer
  folders: Folders
  cookie: string
  subjects: (id: string) => Promise<{ subjects: string[] }>
  faults: string[]
  id: string
}

/** Whatever is done to a post is the newest entry of its history in the next request. */
async function followed({ server, folders, cookie, subjects, faults, id }: Following): Promise<void> {
  const own = `${server.origin}/api/blog/posts/${id}`
  const api = async (method: string, at: string, body?: unknown) => {
    const answer = await send(method, at, { cookie, ...(body !== undefined && { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${at}: ${answer.status} ${answer.text}`)
    return answer.json
  }
  let versions = (await subjects(id)).subjects.length
  const expectNewest = async (words: RegExp) => {
    versions += 1
    const found = (await subjects(id)).subjects
    if (!words.test(found[0] ?? '') || found.length !== versions)
      faults.push(`${words}: ${found.length} versions of ${versions}, the newest "${found[0]}"`)
  }
  await api('PUT', own, postBody('Saved here'))
  await expectNewest(/^(?:Edit|Publish|Update) "Saved here"/)
  await api('PUT', own, { ...postBody('Moved here'), slug: `moved-here-${id}` })
  await expectNewest(/"Moved here"/)
  const file = path.join(folders.contentDir, 'posts', `moved-here-${id}.md`)
  const text = (await readFile(file, 'utf8')).replace('The text of', 'By hand, the text of')
  await writeFile(file, text)
  git(folders, 'commit', '-qm', 'Outside', '--', file)
  await expectNewest(/^Outside$/)
  // As a rename by hand does it, with the file's own line
  const there = path.join(folders.contentDir, 'posts', `outside-${id}.md`)
  await writeFile(there, text.replace(`slug: moved-here-${id}`, `slug: outside-${id}`))
  git(folders, 'rm', '-q', '--cached', file)
  execFileSync('rm', [file])
  git(folders, 'add', there)
  git(folders, 'commit', '-qm', 'Moved outside')
  for (let wait = 0; wait < 200; wait += 1) {
    if ((await send('GET', `${server.origin}/blog/outside-${id}`)).status === 200) break
    await sleep(50)
  }
  await expectNewest(/^Moved outside$/)
  await api('DELETE', own)
  await expectNewest(/^Delete /)
  const [deletion] = await api('GET', `${own}/history`)
  await api('POST', `${own}/restore`, { commit: deletion.commit })
  await expectNewest(/"Moved here"/)
}

const idOf = (number: number): string => `proof${String(number).padStart(6, '0')}`

const git = (folders: Folders, ...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=proof', '-c', 'user.email=proof@example.com', ...parameters], {
    cwd: folders.contentDir,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Ten thousand commits at once, one a post, and then edits and moves. Returns every post's subjects, the oldest first. */
function writeHistory(folders: Folders, { posts, edits, moved }: Size): Map<string, string[]> {
  git(folders, 'init', '-q', '--initial-branch=main')
  git(folders, 'add', '.')
  git(folders, 'commit', '-qm', 'Start')
  const made = new Map<string, string[]>()
  const stream: string[] = []
  let second = 1_600_000_000
  const put = (number: number, version: number, slug: string) => {
    const date = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString()
    const text = `---\nid: ${idOf(number)}\ntitle: Post ${number}, version ${version}\nslug: ${slug}\ndescription: A post that a proof has written.\ncategory: Technology\nreadTime: 2 min read\npublished: true\npublishedAt: ${date}\ncreatedAt: ${date}\nupdatedAt: ${date}\n---\n${'People who ring want a time, a price, or somebody who is there. '.repeat(15)}\n`
    return `M 100644 inline posts/${slug}.md\ndata ${Buffer.byteLength(text)}\n${text}\n`
  }
  const commit = (number: number, subject: string, change: string) => {
    second += 60
    const from = stream.length === 0 ? 'from refs/heads/main^0\n' : ''
    stream.push(
      `commit refs/heads/main\ncommitter Ponte <ponte@localhost> ${second} +0000\ndata ${subject.length}\n${subject}\n${from}${change}\n`,
    )
    made.set(idOf(number), [...(made.get(idOf(number)) ?? []), subject])
  }
  for (let number = 0; number < posts; number += 1)
    commit(number, `Create ${number}`, put(number, 0, `post-${number}`))
  for (let edit = 1; edit <= edits; edit += 1) {
    const number = (edit * 37) % Math.min(posts, 300)
    commit(number, `Edit ${number} (${edit})`, put(number, edit, `post-${number}`))
  }
  for (let number = 0; number < moved; number += 1) {
    const change = `D posts/post-${number}.md\n${put(number, edits + 1, `moved-${number}`)}`
    commit(number, `Move ${number}`, change)
  }
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: folders.contentDir,
    input: stream.join(''),
  })
  git(folders, 'reset', '-q', '--hard', 'HEAD')
  return made
}

/** Once after the start of a long history; the following starts find it there. */
async function indexed({ contentDir }: Folders): Promise<void> {
  const chain = path.join(contentDir, '.git/objects/info/commit-graphs/commit-graph-chain')
  for (let waited = 0; !existsSync(chain); waited += 200) {
    if (waited > patienceMs) throw new Error('The index of changed paths was not written')
    await sleep(200)
  }
}
