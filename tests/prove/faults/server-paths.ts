import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { briefBody, sha256 } from '../load.ts'
import type { Site } from './site.ts'
import { type Answer, type State, torn, type WritePath } from './write-path.ts'

export const serverPaths: WritePath[] = [
  { name: 'post-create', attempt: createPost },
  { name: 'post-update', attempt: updatePost },
  { name: 'erase', attempt: erase },
]

async function createPost(site: Site, number: number) {
  await savedBefore(site, 'Saved before each attempt', number)
  const body = postBody(`Fault number ${number}`)
  const slug = `fault-number-${number}`
  return {
    act: async () => answerOf(await ask(site, '/api/blog/posts', 'POST', body)),
    async state(): Promise<State> {
      const { status, json } = await ask(site, `/api/blog/slug/${slug}`)
      const disk = await postOnDisk(site, slug)
      if (status === 404) return disk === null ? 'before' : torn('a file that is not served')
      if (json.content !== body.content) return torn('another text')
      return disk?.includes(body.content) ? 'after' : torn('served, but not on disk')
    },
  }
}

/** More than there are attempts between two kills, so that no two of them update the same post. */
const posts = 100

async function updatePost(site: Site, number: number) {
  const post = await savedBefore(site, `Updated again and again ${number % posts}`, number)
  const before = post.content
  const content = `Version ${number} of the text.`
  const { slug } = post
  return {
    act: async () => answerOf(await ask(site, `/api/blog/posts/${post.id}`, 'PUT', { ...post, content })),
    async state(): Promise<State> {
      const { json } = await ask(site, `/api/blog/slug/${slug}`)
      const disk = await postOnDisk(site, slug)
      if (!disk?.includes(json.content)) return torn('file and server differ')
      if (json.content === content) return 'after'
      return json.content === before ? 'before' : torn(`a third text: ${json.content}`)
    },
  }
}

/**
 * Saves the post beforehand, so that every traced save makes the same calls. A save makes additional calls if the save
 * before it failed, and if this server has not saved the post yet: the text that is there then goes into the history
 * first. Packing the repository removes git's folders of loose objects, so that each save has to create them again.
 */
async function savedBefore(
  site: Site,
  title: string,
  number: number,
): Promise<{ id: string; slug: string; content: string }> {
  const { json: all } = await ask(site, '/api/blog/posts')
  const known = all.find((one: { title: string }) => one.title === title)
  const body = postBody(title, `Number ${number}.`)
  const saved = known
    ? await ask(site, `/api/blog/posts/${known.id}`, 'PUT', { ...known, ...body })
    : await ask(site, '/api/blog/posts', 'POST', body)
  if (saved.status >= 300) throw new Error(`A save failed although no fault was injected: ${saved.text}`)
  const cwd = site.folders.contentDir
  execFileSync('git', ['repack', '-a', '-d', '--quiet'], { cwd })
  execFileSync('git', ['prune', '--expire=now'], { cwd })
  return saved.json
}

const postOnDisk = (site: Site, slug: string): Promise<string | null> =>
  readFile(path.join(site.folders.contentDir, 'posts', `${slug}.md`), 'utf8').catch(() => null)

async function erase(site: Site, number: number) {
  const email = `erased-${number}@example.com`
  const body = briefBody(email, [bytesOf(email, 50_000)])
  body.append('subject', 'filled by a program')
  const sent = await fetch(`${await origin(site)}/api/website-onboarding`, { method: 'POST', body })
  if (sent.status !== 200) throw new Error(`A brief to be erased was answered with ${sent.status}`)
  return {
    act: async () => answerOf(await ask(site, '/api/leads/erase', 'POST', { email })),
    state: () => erasedState(site, email),
  }
}

/** `before` while anything is left, as it can still be erased; a lead that the inbox still shows must be complete. */
async function erasedState({ folders: { dataDir } }: Site, email: string): Promise<State> {
  const places = await placesOf(dataDir, email)
  for (const place of places) {
    if (!/^leads\/[^./][^/]*\/lead\.json$/.test(place)) continue
    const lead = JSON.parse(await readFile(path.join(dataDir, place), 'utf8'))
    for (const { stored, sha256: noted } of lead.files) {
      const file = path.join(dataDir, path.dirname(place), 'files', stored)
      const bytes = await readFile(file).catch(() => null)
      if (bytes === null || sha256(bytes) !== noted) return torn('a lead without its file')
    }
  }
  return places.length === 0 ? 'after' : 'before'
}

async function placesOf(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))))
  return files.filter((_, at) => texts[at]?.includes(text)).map((file) => path.relative(folder, file))
}

const origin = async (site: Site): Promise<string> => (await site.start()).origin

async function ask(site: Site, address: string, method = 'GET', body?: unknown) {
  const options = { cookie: await site.cookie(), ...(body !== undefined && { body }) }
  return send(method, (await origin(site)) + address, options)
}

function answerOf({ status, headers, text }: { status: number; headers: Headers; text: string }): Answer {
  const ok = status >= 200 && status < 300
  const isProblem = (headers.get('content-type') ?? '').includes('problem+json')
  return { ok, isProper: ok || (isProblem && status >= 500), said: `${status} ${text.slice(0, 200)}` }
}

/** Pattern-free bytes, always the same for the same name. */
function bytesOf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let at = 0, block = 0; at < size; at += 32, block += 1) {
    bytes.set(
      createHash('sha256')
        .update(`${name} ${block}`)
        .digest()
        .subarray(0, size - at),
      at,
    )
  }
  return bytes
}
