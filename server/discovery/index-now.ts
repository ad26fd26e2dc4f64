import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { Post } from '#domain/posts/post.schema.ts'
import type { Log } from '../http/log.ts'
import { withTimeLimit } from '../time-limit.ts'

type IndexNowOptions = {
  /** The key is not secret: the site serves it at `/<key>.txt`, which proves that what is told is its own. */
  target: { endpoint: string; key: string }
  origin: () => string
  /** What visitors see now. */
  posts: () => readonly Pick<Post, 'slug' | 'revision'>[]
  /** Calls back after every change of the content; returns what ends that. */
  onChange: (listener: () => void) => () => void
  /** What was told last, kept over a restart: its text, null at first. */
  told: { read(): Promise<string | null>; write(text: string): Promise<void> }
  log: Log
  /** How long changes are gathered, in milliseconds. */
  waitMs?: number
  /** The wait before the second attempt, in milliseconds; it doubles. */
  retryMs?: number
}

/** Null for a file that is not there, or that a hand has changed. */
function readTold(text: string | null): Map<string, string> | null {
  try {
    return text === null ? null : new Map(Object.entries(toldSchema.parse(JSON.parse(text))))
  } catch {
    return null
  }
}

const toldSchema = z.record(z.string(), z.string())

/** As many addresses as the protocol takes at once; the sitemap has the others. */
const most = 10_000
const attempts = 5
const patienceMs = 10_000

/**
 * Tells search engines which posts were published, changed, renamed or taken away (indexnow.org), by staff or by git: a
 * save, a hand, a push, or a date that came. Beside the saves, never in their way. What could not be told is told after the
 * next change or start, with what changed while the server was not running.
 */
export async function createIndexNow(options: IndexNowOptions): Promise<{ close(): void }> {
  const { target, origin, posts, onChange, log, waitMs = 5_000, retryMs = 30_000 } = options
  const snapshot = () => new Map(posts().map(({ slug, revision }) => [slug, revision]))
  const ending = new AbortController()
  /** As it was told last; at the very first start nothing is new. */
  let told = readTold(await options.told.read()) ?? (await note(snapshot()))
  let changed = false
  let working = false

  const stopListening = onChange(look)
  look()

  function look(): void {
    changed = true
    if (working) return
    working = true
    work()
      .catch((error: unknown) => {
        if (!ending.signal.aborted) log.error({ error: String(error) }, 'IndexNow could not be told')
      })
      .finally(() => {
        working = false
      })
  }

  async function note(present: Map<string, string>): Promise<Map<string, string>> {
    await options.told.write(JSON.stringify(Object.fromEntries(present))).catch((error: unknown) => {
      // At worst some posts are told again after a restart
      log.warn({ error: String(error) }, 'What IndexNow was told could not be kept')
    })
    return present
  }

  async function work(): Promise<void> {
    let failures = 0
    while (changed) {
      const wait = failures === 0 ? waitMs : retryMs * 2 ** (failures - 1)
      await delay(wait, undefined, { ref: false, signal: ending.signal })
      changed = false
      const present = snapshot()
      const slugs = [...new Set([...told.keys(), ...present.keys()])].filter(
        (slug) => told.get(slug) !== present.get(slug),
      )
      if (slugs.length === 0) continue
      const status = await send(slugs)
      const isTaken = status === 200 || status === 202
      // Too many requests, their fault or nobody there: the same again may help
      const isPassing = status === 429 || status >= 500
      if (!isTaken && isPassing && ++failures < attempts) {
        changed = true
        continue
      }
      if (isTaken) log.info({ posts: slugs.length }, 'IndexNow was told of changed posts')
      else log.warn({ posts: slugs.length, status }, 'IndexNow did not take the changed posts')
      failures = 0
      if (isTaken || !isPassing) told = await note(present)
    }
  }

  /** The answer's status; 599 when there was none. */
  async function send(slugs: readonly string[]): Promise<number> {
    const { endpoint, key } = target
    const addresses = ['/blog', ...slugs.map((slug) => `/blog/${encodeURIComponent(slug)}`)].slice(0, most)
    try {
      return await withTimeLimit(patienceMs, ending.signal, async (signal) => {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify({
            host: new URL(origin()).host,
            key,
            keyLocation: `${origin()}/${key}.txt`,
            urlList: addresses.map((address) => origin() + address),
          }),
          redirect: 'manual',
          signal,
        })
        await response.body?.cancel()
        return response.status
      })
    } catch {
      ending.signal.throwIfAborted()
      return 599
    }
  }

  return {
    close() {
      stopListening()
      ending.abort()
    },
  }
}
