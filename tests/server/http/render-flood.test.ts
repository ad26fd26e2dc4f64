import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import { sample } from '#tests/helpers/full.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/** One network requests renders on 90 connections, in every way that once evaded the limit (R131). */

const site = await startSite({ env: { TRUST_PROXY: '1', LEADS_PER_MINUTE: '0' } })
const connections = 90
const forMs = 3_000

type Way = { method?: string; path: string; headers?: Record<string, string>; body?: string }

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
const ways: Record<string, (count: number) => Way> = {
  'a long query': (count) => ({ path: `/?${String(count).repeat(700).slice(0, 700)}` }),
  'an authorisation': () => ({ path: '/about', headers: { Authorization: 'x' } }),
  'a cookie that is no session': () => ({ path: '/about', headers: { Cookie: `ponte=${'s'.repeat(43)}` } }),
  'an escaped letter': () => ({ path: '/%61bout' }),
  'a form that is not valid': () => ({ method: 'POST', path: '/api/question', headers: form, body: 'name=' }),
  'a brief that is begun': () => ({
    method: 'POST',
    path: '/website-onboarding',
    headers: form,
    body: 'firstName=Ada',
  }),
  'an unknown address': (count) => ({ path: `/unknown-${count}` }),
  'a search': (count) => ({ path: `/blog?q=words-${count}` }),
  'only the head': (count) => ({ method: 'HEAD', path: `/nothing-${count}` }),
  'an unknown category': (count) => ({ path: `/blog?category=c${count}` }),
}

let networks = 0

for (const [name, wayOf] of sample(Object.entries(ways), 2, 1))
  test(`90 connections sending ${name} cause few renders, and another visitor's question is accepted`, async (context) => {
    networks += 1
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    context.after(() => agent.destroy())
    const statuses = new Map<number, number>()
    let rendered = 0
    let count = 0
    const until = performance.now() + forMs
    const { hostname, port } = new URL(site.origin)
    const ask = ({ method = 'GET', path, headers = {}, body }: Way): Promise<void> =>
      new Promise((resolve) => {
        const forwarded = { 'X-Forwarded-For': `203.0.${networks}.9`, ...headers }
        request({ hostname, port, method, path, headers: forwarded, agent }, (response) => {
          const { statusCode = 0 } = response
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
          const isRender =
            statusCode !== 429 && statusCode !== 308 && response.headers['x-request-id'] !== undefined
          if (isRender) rendered += 1
          response.once('close', resolve).resume()
        })
          .once('error', () => resolve())
          .end(body)
      })
    const flood = Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < until) {
          count += 1
          await ask(wayOf(count))
        }
      }),
    )
    const waits: number[] = []
    while (performance.now() < until) {
      const started = performance.now()
      const { status } = await send('POST', `${site.origin}/api/question`, {
        headers: { 'X-Forwarded-For': `198.51.${networks}.7` },
        body: { name: 'Ada', email: 'ada@example.org', question: `Are you there, ${name}, ${waits.length}?` },
      })
      assert.equal(status, 200)
      waits.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await flood
    const slowest = Math.round(Math.max(...waits))
    context.diagnostic(
      `${count} requests, ${rendered} rendered, ${[...statuses].join(' ')}, slowest question ${slowest} ms`,
    )
    // A hundred in ten seconds, plus the first few of an address that is cached afterwards
    assert.ok(rendered <= 110, `${rendered} renders`)
    assert.ok((statuses.get(429) ?? 0) > 0 || rendered < 100, [...statuses].join(' '))
    // About a second on an idle machine
    assert.ok(slowest < 5_000, `${slowest} ms`)
  })
