import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { type LeadKind, leadKinds } from '#domain/leads/lead.ts'
import type { Wording } from '#domain/leads/wording.ts'
import { defaultLocale, type Locale, locales } from '#domain/locales.ts'
import { formAddress, pathIn } from '#domain/routes.ts'
import { createDurable, ensureFolder, readBytesOrNull, readOrNull } from '../../files.ts'
import type { Log } from '../../http/log.ts'
import { settledWithin } from '../../settled-within.ts'
import { standingAlone } from './standing-alone.ts'

/**
 * The wording of the privacy policy and of the forms, as visitors saw it (R269, ADR-0045). It follows from the program and the
 * settings: both make a key, which each form carries in its stamp. For each key the pages are rendered once and kept by
 * their hashes, so that a lead only names them.
 */

/** The program that serves the pages. `id` changes with its texts; `commit` is null when it is not known. */
export type Build = { id: string; commit: string | null }

type PageName = 'privacy' | LeadKind

const addressOf: Record<PageName, (locale: Locale) => string> = {
  privacy: (locale) => pathIn(locale, '/privacy'),
  inquiry: (locale) => formAddress(locale, 'inquiry'),
  question: (locale) => formAddress(locale, 'question'),
  onboarding: () => '/website-onboarding',
}
const pageNames: readonly PageName[] = ['privacy', ...leadKinds]

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const entrySchema = z.object({
  since: z.iso.datetime(),
  program: z.string().optional(),
  content: z.string().optional(),
  /** Hashes by address. */
  pages: z.record(z.string(), hash),
})
type Entry = z.infer<typeof entrySchema>

/** A start has other things to do first. A lead that comes earlier has its wording kept with it. Milliseconds. */
const settleMs = 2_000
/** How long a visitor's thanks may wait for pages that are being rendered. Milliseconds. */
const patienceMs = 5_000

export type Wordings = ReturnType<typeof createWordings>

type WordingsOptions = {
  dir: string
  build: Build
  /** All settings that pages show. */
  settings: () => unknown
  /** Calls a listener when they may have changed. */
  onChange: (listener: () => void) => void
  /** The last commit of the content. */
  contentCommit: () => Promise<string | null>
  /** The text of a style sheet of this build; null when there is none at the address. */
  sheet: (address: string) => Promise<string | null>
  log: Log
  now?: () => number
}

export function createWordings(options: WordingsOptions) {
  const { dir, build, settings, onChange, contentCommit, sheet, log, now = Date.now } = options
  let render: ((address: string) => Promise<string>) | null = null
  let current = keyOf()
  const kept = new Map<string, Promise<Entry | null>>()

  function keyOf(): string {
    return createHash('sha256')
      .update(JSON.stringify([build.id, settings()]))
      .digest('hex')
      .slice(0, 16)
  }

  const entryFile = (key: string) => path.join(dir, `${key}.json`)
  const pageFile = (sha256: string) => path.join(dir, `${sha256}.html.gz`)

  async function readEntry(key: string): Promise<Entry | null> {
    const parsed = entrySchema.safeParse(parseOrNull((await readOrNull(entryFile(key))) ?? ''))
    return parsed.success ? parsed.data : null
  }

  async function keep(key: string): Promise<Entry | null> {
    const known = await readEntry(key)
    if (known || !render || key !== current) return known
    await ensureFolder(dir)
    const content = await contentCommit().catch(() => null)
    const addresses = new Set(locales.flatMap((locale) => pageNames.map((name) => addressOf[name](locale))))
    const pages: Record<string, string> = {}
    for (const address of addresses) {
      const text = await standingAlone(await render(address), sheet)
      // Rendered with other settings than those of the key
      if (key !== current) return null
      const sha256 = createHash('sha256').update(text).digest('hex')
      await createDurable(pageFile(sha256), await promisify(gzip)(text, { level: 9 }))
      pages[address] = sha256
    }
    const entry: Entry = {
      since: new Date(now()).toISOString(),
      ...(build.commit !== null && { program: build.commit }),
      ...(content !== null && { content }),
      pages,
    }
    // Last: an entry whose pages are missing would be one for ever
    await createDurable(entryFile(key), `${JSON.stringify(entry)}\n`)
    return entry
  }

  /** One at a time for a key; what failed is tried again with the next lead. */
  function entryOf(key: string): Promise<Entry | null> {
    const known = kept.get(key)
    if (known) return known
    const made = keep(key)
    kept.set(key, made)
    made
      .then((entry) => entry ?? kept.delete(key))
      .catch((error: unknown) => {
        kept.delete(key)
        log.error({ error }, 'The wording of the forms could not be kept')
      })
    return made
  }

  onChange(() => {
    const next = keyOf()
    if (next === current) return
    current = next
    if (render) void entryOf(next).catch(() => undefined)
  })

  return {
    /** Of what a page shows that is rendered now. */
    key: () => current,

    /** From now on pages can be rendered: the present wording is kept, once the first visitors have been answered. */
    open(renderPage: (address: string) => Promise<string>): void {
      render = renderPage
      setTimeout(() => void entryOf(current).catch(() => undefined), settleMs).unref()
    },

    /** What the visitor saw whose form carried a key; without one, what is said now. Null when that was not kept. Never throws. */
    async seen(key: string | null, kind: LeadKind, locale: Locale): Promise<Wording | null> {
      const looked = entryOf(key ?? current).catch(() => null)
      await settledWithin(patienceMs, looked)
      const entry = await Promise.race([looked, Promise.resolve(null)])
      const [privacy, form] = [
        entry?.pages[addressOf.privacy(locale)],
        entry?.pages[addressOf[kind](locale)] ?? entry?.pages[addressOf[kind](defaultLocale)],
      ]
      if (!entry || !privacy || !form) return null
      const { pages: _, ...facts } = entry
      return { ...facts, privacy, form }
    },

    /** A kept page as HTML that needs nothing else; null when it is not there. */
    async page(sha256: string): Promise<string | null> {
      if (!hash.safeParse(sha256).success) return null
      const bytes = await readBytesOrNull(pageFile(sha256))
      return bytes && (await promisify(gunzip)(bytes)).toString('utf8')
    },
  }
}
