import { spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { briefForm } from '#tests/helpers/brief.ts'
import { emailsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'

/** Repeats each step until `end`, all in parallel. A step that fails counts as not acknowledged. */
export function keepDoing(steps: readonly (() => Promise<unknown>)[]) {
  let isOn = true
  const workers = steps.map(async (step) => {
    // The server refused, or the connection failed
    while (isOn) await step().catch(() => (isOn ? sleep(10) : undefined))
  })
  return {
    /** Waits until `isReached` or `withinMs`, then up to 30 ms more, so that the kill may hit any point of a step. */
    async reach(isReached: () => boolean, withinMs: number): Promise<void> {
      const end = performance.now() + withinMs
      while (!isReached() && performance.now() < end) await sleep(5)
      await sleep(randomInt(30))
    },
    async end(): Promise<void> {
      isOn = false
      await Promise.all(workers)
    },
  }
}

/** The JSON body of an answer. Throws unless it has this status. */
export async function must(answer: ReturnType<typeof send>, status = 200) {
  const { status: found, text, json } = await answer
  if (found !== status) throw new Error(`${found}: ${text}`)
  return json
}

export type Thanked = { email: string; reference: string; hashes: string[] }

/** Sends an inquiry, or another form with these fields. Throws unless it is acknowledged. */
export async function inquire(
  origin: string,
  address = '/api/pricing-inquiry',
  fields: object = sampleFields,
): Promise<Thanked> {
  const email = `${randomUUID()}@example.com`
  const { reference } = await must(
    send('POST', origin + address, { body: { ...fields, email, submissionId: email } }),
  )
  return { email, reference, hashes: [] }
}

/** Sends a brief with two files. Throws unless it is acknowledged. */
export async function sendBrief(origin: string): Promise<Thanked> {
  const email = `${randomUUID()}@example.com`
  const files = [randomBytes(randomInt(1, 100_000)), randomBytes(randomInt(1, 2_000))]
  const answer = await fetch(`${origin}/api/website-onboarding`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: briefBody(email, files),
  })
  if (answer.status !== 200) throw new Error(String(answer.status))
  const { reference } = (await answer.json()) as { reference: string }
  return { email, reference, hashes: files.map(sha256) }
}

export const briefBody = (email: string, files: Uint8Array<ArrayBuffer>[]): FormData =>
  briefForm(
    { email, submissionId: email },
    Object.fromEntries(files.map((bytes, index) => [`other_${index}`, new File([bytes], `file ${index}`)])),
  )

/** A picture in a random colour, so that two are hardly ever the same file. */
export const anyPicture = () => pngOf(320, 200, `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`)

/** The last acknowledged version of each post, by slug. */
export type Posts = Map<string, number>

/**
 * Placed before the version number, so that half of the file is a valid post that lacks it, which is a detectable loss. With
 * a shorter text the cut would be in the front matter: the server would serve the last version in the history instead.
 */
const longText = 'A sentence of this article, which is as long as others are.\n\n'.repeat(40)

/** Creates a post and saves further versions, and notes each once it is acknowledged. */
export async function writePost(
  origin: string,
  cookie: string,
  posts: Posts,
  onSaved: (slug: string, words: string) => void,
): Promise<void> {
  const title = `Kept ${randomUUID()}`
  let address = '/api/blog/posts'
  for (const version of [1, 2, 3]) {
    const words = randomUUID().slice(0, 13)
    const body = postBody(title, `${longText}Version ${version}.\n\nWith ${words}.`)
    const [method, status] = version === 1 ? (['POST', 201] as const) : (['PUT', 200] as const)
    const { id, slug } = await must(send(method, origin + address, { cookie, body }), status)
    address = `/api/blog/posts/${id}`
    posts.set(slug, version)
    onSaved(slug, words)
  }
}

const versionIn = (text = ''): number => Number(/Version (\d+)\./.exec(text)?.[1] ?? 0)

/** Posts without a commit of their acknowledged version, and what is wrong. Throws when git cannot read the commit. */
export function lostPosts(contentDir: string, posts: Posts): Map<string, string> {
  // Finds path and version of every post that a proof has written. Status 1: there is none yet
  const grep = ['grep', '-E', '^Version [0-9]+\\.', 'HEAD', '--', 'posts']
  const found = spawnSync('git', grep, { cwd: contentDir, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (posts.size > 0 && found.status !== 0 && found.status !== 1) throw new Error(`git grep: ${found.stderr}`)
  const committed: Posts = new Map()
  for (const line of found.stdout.split('\n')) {
    const [, file = '', text = ''] = line.split(':')
    committed.set(path.basename(file, '.md'), versionIn(text))
  }
  return wrongVersions(posts, committed)
}

/** Like `lostPosts`, but compares what a server answers. */
export async function lostServedPosts(origin: string, posts: Posts): Promise<Map<string, string>> {
  const served: Posts = new Map()
  for (const slug of posts.keys()) {
    const { json } = await send('GET', `${origin}/api/blog/slug/${slug}`)
    served.set(slug, versionIn(json?.content))
  }
  return wrongVersions(posts, served)
}

const wrongVersions = (posts: Posts, found: Posts): Map<string, string> =>
  new Map(
    [...posts].flatMap(([slug, version]) => {
      const is = found.get(slug) ?? 0
      return is < version ? [[slug, `post ${slug}: version ${is}, not ${version}`]] : []
    }),
  )

/** The e-mail addresses of acknowledged leads that are not complete on disk. */
export async function lostLeads(dataDir: string, emails: Iterable<string>): Promise<string[]> {
  const kept = await emailsOnDisk(dataDir)
  return [...emails].filter((email) => !kept.has(email))
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
