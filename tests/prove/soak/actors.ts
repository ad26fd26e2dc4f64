import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { publicPages } from '#tests/helpers/public-pages.ts'
import type { Random } from '#tests/helpers/random.ts'
import { owner, send } from '#tests/helpers/server.ts'
import { briefBody } from '../lead-kills.ts'
import { postBody } from '../saves.ts'

export type Counts = { requests: number; leads: number; saves: number; uploads: number; signIns: number }

export type World = {
  origin: string
  /** Of a member who stays signed in. */
  cookie: string
  random: Random
  /** Identifiers of the posts that are written again and again. */
  posts: string[]
  counts: Counts
  /** Answers that nobody should get. */
  fault(what: string): void
}

/** What somebody does, again every so many milliseconds. */
export type Actor = { name: string; everyMs: number; act: (world: World) => Promise<void> }

async function ask(
  world: World,
  method: string,
  address: string,
  { expected, ...options }: Parameters<typeof send>[2] & { expected: readonly number[] },
) {
  const headers = { ...options.headers, Connection: 'close' }
  const answer = await send(method, world.origin + address, { ...options, headers })
  world.counts.requests += 1
  if (!expected.includes(answer.status)) world.fault(`${method} ${address}: ${answer.status}`)
  return answer
}

const visited = publicPages.filter(({ status }) => status === 200).map(({ path }) => path)
const etags = new Map<string, string>()

const visitor: Actor = {
  name: 'visitors of pages, many with a copy already',
  everyMs: 60,
  async act(world) {
    const { pick, chance } = world.random
    const address = pick(visited)
    const etag = etags.get(address)
    const headers = {
      'Accept-Encoding': pick(['br', 'gzip', 'identity']),
      ...(etag !== undefined && chance(0.3) && { 'If-None-Match': etag }),
    }
    const answer = await ask(world, chance(0.05) ? 'HEAD' : 'GET', address, { headers, expected: [200, 304] })
    const known = answer.headers.get('etag')
    if (known !== null) etags.set(address, known)
  },
}

const stray: Actor = {
  name: 'addresses that are no page, or one under another name',
  everyMs: 2_000,
  async act(world) {
    const { pick, below } = world.random
    const odd = [
      `/nothing-${below(1e6)}`,
      `/blog/none-${below(1e6)}`,
      '/About/',
      '/en/pricing',
      `/pricing?utm=${below(1e6)}`,
    ]
    // Too many of them are put off
    await ask(world, 'GET', pick([...odd, '/api/nothing', '/.env']), { expected: [200, 301, 308, 404, 429] })
  },
}

const reader: Actor = {
  name: 'a feed reader and crawlers',
  everyMs: 3_000,
  async act(world) {
    for (const address of ['/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt'])
      await ask(world, 'GET', address, { expected: [200] })
  },
}

const asker: Actor = {
  name: 'inquiries and questions',
  everyMs: 6_000,
  async act(world) {
    const id = randomUUID()
    const person = { name: 'Ada', email: `ada.${id.slice(0, 8)}@example.com`, submissionId: id }
    const inquiry = { ...person, surname: 'Rossi', phone: '020 7946 0456', packageName: 'Get Clients' }
    const question = { ...person, question: 'How long does a website take?' }
    await ask(world, 'POST', '/api/pricing-inquiry', { body: inquiry, expected: [200] })
    await ask(world, 'POST', '/api/question', { body: question, expected: [200] })
    await ask(world, 'POST', '/api/question', { body: { ...question, email: 'none' }, expected: [400] })
    world.counts.leads += 2
  },
}

const client: Actor = {
  name: 'briefs with two files',
  everyMs: 20_000,
  async act(world) {
    const files = [new Uint8Array(60_000).fill(1), new Uint8Array(400_000).fill(2)]
    const answer = await fetch(`${world.origin}/api/website-onboarding`, {
      method: 'POST',
      headers: { accept: 'application/json', connection: 'close' },
      body: briefBody(`${randomUUID()}@example.com`, files),
    })
    await answer.arrayBuffer()
    world.counts.requests += 1
    world.counts.leads += 1
    if (answer.status !== 200) world.fault(`a brief: ${answer.status}`)
  },
}

const writer: Actor = {
  name: 'saves, drafts, and a look at the history',
  everyMs: 4_000,
  async act(world) {
    const { cookie, random, counts } = world
    const id = random.pick(world.posts)
    const title = `Post ${world.posts.indexOf(id)}`
    const body = {
      ...postBody(title),
      content: `Version ${counts.saves}.\n\n${'Some text. '.repeat(random.below(200))}`,
    }
    await ask(world, 'PUT', `/api/blog/drafts/${id}`, {
      cookie,
      body: { fields: { title } },
      expected: [200],
    })
    await ask(world, 'PUT', `/api/blog/posts/${id}`, { cookie, body, expected: [200] })
    counts.saves += 1
    await ask(world, 'GET', `/admin/posts/${id}/history`, { cookie, expected: [200] })
    if (counts.saves % 10 !== 0) return
    const { json: versions } = await ask(world, 'GET', `/api/blog/posts/${id}/history`, {
      cookie,
      expected: [200],
    })
    await ask(world, 'DELETE', `/api/blog/posts/${id}`, { cookie, expected: [204] })
    const restored = { body: { commit: versions[0].commit }, cookie, expected: [200] }
    await ask(world, 'POST', `/api/blog/posts/${id}/restore`, restored)
  },
}

const photographer: Actor = {
  name: 'pictures, sent, shown by a post and deleted again',
  everyMs: 30_000,
  async act(world) {
    const { origin, cookie, counts, random } = world
    const background = random.pick(['#1f4a3f', '#b5482f', '#f2e8d5'])
    const bytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const slot = { cookie, body: { filename: 'oven.jpg' }, expected: [200] }
    const { uploadURL } = (await ask(world, 'POST', '/api/blog/image-upload-url', slot)).json
    const answer = await fetch(origin + uploadURL, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'image/jpeg', connection: 'close' },
      body: new Uint8Array(bytes),
    })
    const { path } = await answer.json()
    if (answer.status !== 200) world.fault(`an upload: ${answer.status}`)
    counts.uploads += 1
    const made = { ...postBody(`Picture ${counts.uploads}`), image: path, imageAlt: 'An oven' }
    const { id, slug } = (
      await ask(world, 'POST', '/api/blog/posts', { cookie, body: made, expected: [201] })
    ).json
    for (const address of [`/blog/${slug}`, path, '/admin/media'])
      await ask(world, 'GET', address, { cookie, expected: [200] })
    await ask(world, 'DELETE', `/api/blog/posts/${id}`, { cookie, expected: [204] })
    await ask(world, 'DELETE', `/api/media/${path.slice('/public-objects/'.length)}`, {
      cookie,
      expected: [204],
    })
  },
}

const member: Actor = {
  name: 'a member who signs in, looks round the studio and signs out',
  everyMs: 12_000,
  async act(world) {
    const signedIn = await ask(world, 'POST', '/api/session', { body: owner, expected: [200] })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    world.counts.signIns += 1
    const [post = ''] = world.posts
    const screens = [
      '/admin',
      '/admin/leads',
      '/admin/media',
      '/admin/account',
      '/admin/deleted',
      `/admin/posts/${post}`,
    ]
    for (const address of [...screens, '/api/leads?limit=20', '/api/blog/posts'])
      await ask(world, 'GET', address, { cookie, expected: [200] })
    await ask(world, 'DELETE', '/api/session', { cookie, expected: [204] })
    await ask(world, 'GET', '/api/session', { cookie, expected: [401] })
  },
}

export const actors: readonly Actor[] = [visitor, stray, reader, asker, client, writer, photographer, member]
