import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { createAccounts } from '#server/staff/accounts.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { briefBody } from '../lead-kills.ts'
import type { Site } from './site.ts'
import { type Answer, type State, torn, type WritePath } from './write-path.ts'

/** The write paths that a running server offers. */
export const serverPaths: WritePath[] = [
  { name: 'lead', by: 'server', attempt: inquiry },
  { name: 'brief', by: 'server', attempt: brief },
  { name: 'post-create', by: 'server', attempt: createPost },
  { name: 'post-update', by: 'server', attempt: updatePost },
  { name: 'upload', by: 'server', attempt: upload },
  { name: 'account', by: 'server', attempt: setUpAccount },
  { name: 'session', by: 'server', attempt: signInOnce },
  { name: 'sign-out', by: 'server', attempt: signOut },
  { name: 'erase', by: 'server', attempt: erase },
]

/** An inquiry that is held: nothing is delivered while its calls are counted. */
const heldInquiry = (email: string) => ({
  name: 'Ada',
  surname: 'Rossi',
  email,
  phone: '020 7946 0456',
  subject: 'filled by a program',
  submissionId: email,
})

async function inquiry(site: Site, number: number) {
  const email = `lead-${number}@example.com`
  return {
    act: async () =>
      answerOf(await send('POST', `${await origin(site)}/api/pricing-inquiry`, { body: heldInquiry(email) })),
    state: () => leadState(site, email, []),
  }
}

async function brief(site: Site, number: number) {
  const email = `brief-${number}@example.com`
  const files = [bytesOf(email, 100_000), bytesOf(`${email} 2`, 500)]
  return {
    act: () => sendBrief(site, email, files),
    state: () => leadState(site, email, files.map(sha256)),
  }
}

/** In two pieces, the second when the first has been dealt with: else it is left to chance which file is written first. */
async function sendBrief(site: Site, email: string, files: Uint8Array<ArrayBuffer>[]): Promise<Answer> {
  const form = briefBody(email, files)
  form.append('subject', 'filled by a program')
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await encoded.arrayBuffer())
  const second = bytes.lastIndexOf(
    `--${/boundary=(.+)$/.exec(type)?.[1]}\r\nContent-Disposition: form-data; name="other_1"`,
  )
  const { port } = new URL(await origin(site))
  const post = request({
    port,
    path: '/api/website-onboarding',
    method: 'POST',
    headers: { 'Content-Type': type },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    post.once('response', resolve).on('error', reject)
  })
  answered.catch(() => {})
  post.write(bytes.subarray(0, second))
  await site.quiet()
  post.end(bytes.subarray(second))
  const response = await answered
  const headers = new Headers({ 'content-type': response.headers['content-type'] ?? '' })
  return answerOf({ status: response.statusCode ?? 0, headers, text: await text(response) })
}

async function leadState(site: Site, email: string, hashes: string[]): Promise<State> {
  const { json } = await ask(site, `/api/leads?query=${encodeURIComponent(email)}`)
  if (json.total === 0) return 'before'
  if (json.total > 1) return torn(`${json.total} leads`)
  const [{ lead }] = json.leads
  if (lead.fields.email !== email) return torn('another lead')
  const found: string[] = []
  for (const { stored, sha256: noted } of lead.files) {
    const answer = await fetch(`${await origin(site)}/api/leads/${lead.id}/files/${stored}`, {
      headers: { cookie: await site.cookie() },
    })
    const hash = sha256(new Uint8Array(await answer.arrayBuffer()))
    if (answer.status !== 200 || hash !== noted) return torn(`file ${stored} answers ${answer.status}`)
    found.push(hash)
  }
  return found.sort().join() === [...hashes].sort().join() ? 'after' : torn(`${found.length} files`)
}

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

/** More than the attempts between two kills. */
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
 * So that every save does the same. More is done after a save that failed, and with a post that this server has not
 * saved yet, whose text goes into the history first; folders of objects would be there already.
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
  if (saved.status >= 300) throw new Error(`A save without a fault answers ${saved.text}`)
  const cwd = site.folders.contentDir
  execFileSync('git', ['repack', '-a', '-d', '--quiet'], { cwd })
  execFileSync('git', ['prune', '--expire=now'], { cwd })
  return saved.json
}

const postOnDisk = (site: Site, slug: string): Promise<string | null> =>
  readFile(path.join(site.folders.contentDir, 'posts', `${slug}.md`), 'utf8').catch(() => null)

async function upload(site: Site, number: number) {
  const image = await sharp({
    create: {
      width: 48,
      height: 32,
      channels: 3,
      background: { r: number & 255, g: (number >> 8) & 255, b: 90 },
    },
  })
    .png()
    .toBuffer()
  const { json } = await ask(site, '/api/blog/image-upload-url', 'POST', {
    filename: `picture-${number}.png`,
  })
  const address: string = json.uploadURL
  const shown = new URL(address, 'http://localhost').pathname
  return {
    async act(): Promise<Answer> {
      const response = await fetch((await origin(site)) + address, {
        method: 'PUT',
        headers: { cookie: await site.cookie() },
        body: new Uint8Array(image),
      })
      return answerOf({ status: response.status, headers: response.headers, text: await response.text() })
    },
    async state(): Promise<State> {
      const there = await pixelsAt(site, shown)
      const { json: list } = await ask(site, '/api/media')
      const listed = list.images.find((one: { path: string }) => one.path === shown)
      if (there === 404) return listed ? torn('listed, but not there') : 'before'
      if (!listed) return torn('there, but not listed')
      if (there !== `48x32`) return torn(`the image is ${there}`)
      const { base = '', widths = [] } = listed.picture.copies ?? {}
      for (const width of widths) {
        for (const format of ['avif', 'webp']) {
          const copy = await pixelsAt(site, `${base}/${width}.${format}`)
          if (copy !== '48x32') return torn(`its copy is ${copy}`)
        }
      }
      return widths.length > 0 ? 'after' : torn('there are no copies')
    },
  }
}

/** Its size, or the status of what is not there. */
async function pixelsAt(site: Site, address: string): Promise<string | number> {
  const response = await fetch((await origin(site)) + address)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return response.status
  return sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ info }) => `${info.width}x${info.height}`,
      () => 'no image',
    )
}

async function setUpAccount(site: Site, number: number) {
  const account = {
    name: 'Grace',
    email: `grace-${number}@example.com`,
    password: 'a long enough password',
  }
  const accounts = createAccounts({ dir: path.join(site.folders.dataDir, 'staff') })
  const token = await accounts.createLink(account.email)
  return {
    act: async () =>
      answerOf(
        await send('POST', `${await origin(site)}/api/session/setup`, { body: { ...account, token } }),
      ),
    async state(): Promise<State> {
      const { email, password } = account
      const tried = await send('POST', `${await origin(site)}/api/session`, { body: { email, password } })
      if (tried.status === 401) return 'before'
      return tried.status === 200 ? 'after' : torn(`signing in answers ${tried.status}: ${tried.text}`)
    },
  }
}

async function signInOnce(site: Site, _number: number) {
  const account = { email: 'owner@example.com', password: 'correct horse battery' }
  let given = ''
  return {
    async act(): Promise<Answer> {
      const answer = await send('POST', `${await origin(site)}/api/session`, { body: account })
      given = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
      return answerOf(answer)
    },
    async state(): Promise<State> {
      if (given === '') return 'before'
      const { status } = await send('GET', `${await origin(site)}/api/session`, { cookie: given })
      return status === 200 ? 'after' : torn(`its cookie answers ${status}`)
    },
  }
}

async function signOut(site: Site, _number: number) {
  const account = { email: 'owner@example.com', password: 'correct horse battery' }
  const answer = await send('POST', `${await origin(site)}/api/session`, { body: account })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return {
    act: async () => answerOf(await send('DELETE', `${await origin(site)}/api/session`, { cookie })),
    async state(): Promise<State> {
      const { status } = await send('GET', `${await origin(site)}/api/session`, { cookie })
      if (status === 401) return 'after'
      return status === 200 ? 'before' : torn(`its cookie answers ${status}`)
    },
  }
}

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

/** As long as something is left it can be erased; what the inbox still shows must be whole. */
export async function erasedState({ folders: { dataDir } }: Site, email: string): Promise<State> {
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

/** The files below a folder that hold a text. */
async function placesOf(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))))
  return files.filter((_, at) => texts[at]?.includes(text)).map((file) => path.relative(folder, file))
}

const origin = async (site: Site): Promise<string> => (await site.start()).origin

/** With the owner's session. */
async function ask(site: Site, address: string, method = 'GET', body?: unknown) {
  const options = { cookie: await site.cookie(), ...(body !== undefined && { body }) }
  return send(method, (await origin(site)) + address, options)
}

function answerOf({ status, headers, text }: { status: number; headers: Headers; text: string }): Answer {
  const ok = status >= 200 && status < 300
  const isProblem = (headers.get('content-type') ?? '').includes('problem+json')
  return { ok, isProper: ok || (isProblem && status >= 500), said: `${status} ${text.slice(0, 200)}` }
}

/** Always the same for the same name, and of no pattern. */
export function bytesOf(name: string, size: number): Uint8Array<ArrayBuffer> {
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

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
