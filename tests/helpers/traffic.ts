import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { briefAnswers } from './brief.ts'

export type Visit = {
  kind: 'page' | 'fresh page' | 'question' | 'brief'
  /** The status, or the error code. */
  end: number | string
}

const pages = [
  '/',
  '/pricing',
  '/blog',
  '/it',
  '/services/websites',
  '/contact',
  '/robots.txt',
  '/api/blog/posts',
]
/** Per 100 visits: a brief with a file, two questions, twenty pages each over a new connection. */
const cycle: Visit['kind'][] = Array.from({ length: 100 }, (_, at) =>
  at === 7 ? 'brief' : at % 50 === 3 ? 'question' : at % 5 === 1 ? 'fresh page' : 'page',
)
const patienceMs = 30_000
const file = Buffer.alloc(200_000, 'The quick brown fox. ')

/**
 * Visitors of a site, `perSecond` of them, whether or not earlier ones have been answered: pages over kept and new
 * connections, questions, and briefs whose file takes part of a second. `accepted`: the addresses of acknowledged leads.
 * Runs until stopped, even when its test has failed.
 */
export function beginTraffic(origin: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const visits: Visit[] = []
  const accepted: string[] = []
  const pending = new Set<Promise<void>>()
  let isOn = true
  let number = 0

  async function visit(kind: Visit['kind']): Promise<void> {
    const end = await ask(kind).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    visits.push({ kind, end })
  }

  async function ask(kind: Visit['kind']): Promise<number> {
    number += 1
    if (kind === 'page' || kind === 'fresh page') {
      const page = {
        path: pages[number % pages.length] ?? '/',
        agent: kind === 'page' ? agent : false,
      } as const
      // Retries as browsers do: a server may close a kept connection just as a request is sent on it
      return send(page).catch((error) => (error.reused ? send(page) : Promise.reject(error)))
    }
    const email = `${kind}-${number}@example.com`
    const status =
      kind === 'question'
        ? await send({ path: '/api/question', agent, parts: [questionOf(email)], type: 'application/json' })
        : await send({
            path: '/api/website-onboarding',
            agent: false,
            parts: briefOf(email),
            type: briefType,
          })
    if (status === 200) accepted.push(email)
    return status
  }

  function send({ path, agent, parts = [], type }: Sent): Promise<number> {
    return new Promise((resolve, reject) => {
      const length = parts.reduce((sum, part) => sum + part.length, 0)
      const headers = type
        ? { 'Content-Type': type, 'Content-Length': length, Accept: 'application/json' }
        : {}
      const asked = request(
        `${origin}${path}`,
        { method: type ? 'POST' : 'GET', agent, headers },
        (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode ?? 0))
          answer.once('error', reject)
        },
      )
      asked.setTimeout(patienceMs, () => asked.destroy(Object.assign(new Error('slow'), { code: 'SLOW' })))
      asked.once('error', (error: NodeJS.ErrnoException) =>
        reject(Object.assign(error, { reused: asked.reusedSocket && error.code === 'ECONNRESET' })),
      )
      const write = async () => {
        for (const [at, part] of parts.entries()) {
          if (at > 0) await sleep(60)
          asked.write(part)
        }
        asked.end()
      }
      write().catch(reject)
    })
  }

  const running = (async () => {
    const begun = performance.now()
    for (let sent = 0; isOn; ) {
      for (const due = ((performance.now() - begun) / 1000) * perSecond; sent < due; sent += 1) {
        const one = visit(cycle[sent % cycle.length] ?? 'page')
        pending.add(one)
        void one.finally(() => pending.delete(one))
      }
      await sleep(4)
    }
    await Promise.all(pending)
    agent.destroy()
  })()

  return {
    visits: visits as readonly Visit[],
    accepted: accepted as readonly string[],
    async stop(): Promise<void> {
      isOn = false
      await running
    },
  }
}

type Sent = { path: string; agent: Agent | false; parts?: Buffer[]; type?: string }

const questionOf = (email: string): Buffer =>
  Buffer.from(JSON.stringify({ name: 'Ada Example', email, question: 'How long does it take to begin?' }))

const boundary = 'a-boundary-of-this-test'
const briefType = `multipart/form-data; boundary=${boundary}`

function briefOf(email: string): Buffer[] {
  const texts = Object.entries({ ...briefAnswers, email }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const begin = `--${boundary}\r\nContent-Disposition: form-data; name="other_0"; filename="notes.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const quarter = file.length / 4
  return [
    Buffer.from(texts.join('') + begin),
    ...[0, 1, 2, 3].map((at) => file.subarray(at * quarter, (at + 1) * quarter)),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]
}
