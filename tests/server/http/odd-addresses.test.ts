import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import { sitemapPages } from '#domain/site-pages.ts'
import { isFull } from '#tests/helpers/full.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** How a flood of unknown addresses affects the pages of the built server. */

const site = await startSite()

/** Sends the target unchanged; `fetch` would normalise it. */
const ask = (agent: Agent, target: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin)
    request({ hostname, port, path: target, headers, agent }, (answer) => {
      answer.once('end', () => resolve(answer.statusCode ?? 0)).resume()
    })
      .on('error', reject)
      .end()
  })

async function pageCounts() {
  const { text } = await send('GET', `${site.origin}/metrics`)
  const metric = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return { pages: metric('ponte_pages_kept'), misses: metric('ponte_page_answers{outcome="miss"}') }
}

const odd: ((number: number) => string)[] = [
  (number) => `/pricing#${number}`,
  (number) => `/blog?category=zz${number}`,
  (number) => `/blog?page=${number + 100}`,
  (number) => `/blog?category=digital-marketing&page=${number + 100}`,
  (number) => `/nobody-${number}`,
  (number) => `/it/nessuno-${number}`,
  (number) => `/blog/no-post-${number}`,
  (number) => `/x${number}/../pricing`,
  (number) => `/pricing?utm=${number}`,
  (number) => `/services/${number}`,
]

/** The refusal of an address during a flood. Repeats the flood: on a slow machine the limit's period may end in between. */
async function refusedUnder(flood: () => Promise<unknown>, address: string) {
  let answer: Awaited<ReturnType<typeof send>> | undefined
  await waitFor(
    `${address} is refused`,
    async () => {
      answer = await send('GET', site.origin + address, { headers: { Accept: 'text/html' } })
      if (answer.status === 429) return true
      await flood()
      return false
    },
    120_000,
  )
  assert.ok(answer)
  return answer
}

test('a flood of made-up addresses gets 429, while existing pages and posts, even a new one, are still served', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const publish = async (title: string) => (await site.ask('POST', '/api/blog/posts', postBody(title))).json
  try {
    const moved = await publish('Moved before the flood')
    const body = { ...postBody('Moved before the flood'), slug: 'moved-since' }
    await site.ask('PUT', `/api/blog/posts/${moved.id}`, body)
    const flood = async () => {
      const targets = Array.from(
        { length: 300 },
        (_, number) => `${number % 2 ? '/flood' : '/blog/no-post'}-${number}`,
      )
      return Promise.all(targets.map((target) => ask(agent, target)))
    }
    for (const address of ['/blog/no-post-at-all', '/flood-again']) {
      const refused = await refusedUnder(flood, address)
      assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
      assert.match(refused.text, /^<!doctype html>/)
    }
    const { slug, id } = await publish('Published during the flood of posts')
    for (const [address, status] of [
      [`/blog/${slug}`, 200],
      [`/blog/${moved.slug}`, 301],
      ['/blog/moved-since', 200],
      ['/blog?category=digital-marketing', 200],
      ['/blog', 200],
      ['/pricing', 200],
      ['/api/blog/posts', 200],
    ] as const)
      assert.equal(await ask(agent, address), status, address)
    for (const address of ['/blog?category=nothing', '/blog?page=900']) await refusedUnder(flood, address)
    await site.ask('DELETE', `/api/blog/posts/${id}`)
    await refusedUnder(flood, `/blog/${slug}`)
  } finally {
    agent.destroy()
  }
})

const addresses = isFull ? 5_000 : 400

test(`${addresses} odd addresses add nothing to the cache and evict no page`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  try {
    const before = await waitFor('a round of all pages without a miss', async () => {
      const { misses } = await pageCounts()
      for (const page of sitemapPages) assert.equal((await send('GET', site.origin + page)).status, 200, page)
      const counts = await pageCounts()
      return counts.misses === misses ? counts : undefined
    })
    const statuses = new Map<number, number>()
    const targets = Array.from(
      { length: addresses },
      (_, number) => odd[number % odd.length]?.(number) ?? '/',
    )
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        for (let target = targets.pop(); target !== undefined; target = targets.pop()) {
          const cookie = targets.length % 7 === 0 ? { Cookie: 'ponte=x' } : {}
          const status = await ask(agent, target, cookie)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    // 200 only for cached pages with an odd query; everything else is refused, unknown or moved
    const found = [...statuses.keys()].filter((status) => ![200, 302, 400, 404, 429].includes(status))
    assert.deepEqual(found, [])
    assert.equal(statuses.get(200), addresses / 10)
    const flooded = await pageCounts()
    assert.equal(flooded.pages, before.pages)
    for (const page of sitemapPages) assert.equal((await send('GET', site.origin + page)).status, 200, page)
    assert.equal((await pageCounts()).misses, flooded.misses)
  } finally {
    agent.destroy()
  }
})
