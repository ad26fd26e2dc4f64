import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Route,
} from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { needsCode } from '#renderer/hydration/needs-code.ts'
import { isFull, sample } from '#tests/helpers/full.ts'
import { leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { type Folders, makeFolders, owner, send, signIn, startServer } from '#tests/helpers/server.ts'

type Account = { email: string; password: string }

type SiteOptions = {
  env?: Record<string, string> | ((folders: Folders) => Record<string, string>)
  prepare?: (folders: Folders) => Promise<void>
}

async function serve({ env = {}, prepare }: SiteOptions = {}) {
  const folders = await makeFolders()
  await prepare?.(folders)
  // All forms come from one address: without a limit, none of them counts as a flood
  const own = typeof env === 'function' ? env(folders) : env
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0', ...own } })
  const sessions = new Map<string, Promise<string>>()
  return {
    folders,
    origin: server.origin,
    /** A member's session, shared by all tests, because checking a password is slow on purpose. */
    cookie(account: Account = owner) {
      const session = sessions.get(account.email) ?? signIn(server.origin, account)
      sessions.set(account.email, session)
      return session
    },
    async stop() {
      await server.stop()
      await folders.remove()
    },
  }
}

type Served = Awaited<ReturnType<typeof serve>>

/** The servers shared by all files of one browser process: a start costs half of a short file's time. */
const shared = new Map<string, Promise<Served>>()

/** Used by every file, so that one browser serves them all. */
export const test = base.extend<object, { servers: undefined }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      await use(undefined)
      for (const served of shared.values()) await (await served).stop()
    },
    { scope: 'worker', auto: true },
  ],
})

function share(name: string) {
  let own: Served | undefined
  test.beforeAll(async () => {
    const started = shared.get(name) ?? serve()
    shared.set(name, started)
    own = await started
  })
  return siteOf(() => own)
}

/**
 * The production build, started once for each browser process. For files that do not change content and settings; leads
 * of other files are present.
 */
export const sharedSite = () => share('public')

/** A second shared site, for files that write posts and look only at their own. */
export const writtenSite = () => share('written')

/** The production build for the tests of one file, on its own folders. */
export function serveSite(options: SiteOptions = {}) {
  let own: Served | undefined
  test.beforeAll(async () => {
    own = await serve(options)
  })
  test.afterAll(() => own?.stop())
  return siteOf(() => own)
}

function siteOf(running: () => Served | undefined) {
  const site = () => {
    const served = running()
    if (!served) throw new Error('The server is not started yet')
    return served
  }
  return {
    get origin() {
      return site().origin
    },
    get folders() {
      return site().folders
    },
    get contentDir() {
      return site().folders.contentDir
    },
    get dataDir() {
      return site().folders.dataDir
    },
    cookie: (account?: Account) => site().cookie(account),
    /** Calls the API as the owner. */
    api: async (method: string, address: string, body?: unknown) =>
      send(method, site().origin + address, { cookie: await site().cookie(), body }),
    /** Creates a post as the owner: a draft unless `fields` say otherwise. */
    async makePost(title: string, fields: object = {}) {
      const body = { ...postBody(title), published: false, ...fields }
      const { status, text, json } = await this.api('POST', '/api/blog/posts', body)
      expect(status, text).toBe(201)
      return json as { id: string; slug: string; revision: string; title: string; content: string }
    },
    /** Sends a visitor's question, or another form with `at`. */
    async sendForm(body: object, at = '/api/question') {
      const { status, text } = await send('POST', site().origin + at, { body })
      expect(status, text).toBe(200)
    },
    async signIn(context: BrowserContext, account?: Account) {
      const [name = '', value = ''] = (await this.cookie(account)).split(/=(.*)/s)
      await context.addCookies([{ name, value, url: site().origin }])
    },
    /** Opens the editor as a member, ready for typing. */
    async openEditor(page: Page, address = '/admin') {
      await this.signIn(page.context())
      await page.goto(site().origin + address)
      await expect(page.getByLabel('Title', { exact: true })).toBeEnabled()
    },
    async staffPage(browser: Browser, { account, ...options }: WindowOptions = {}) {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options })
      await this.signIn(context, account)
      return context.newPage()
    },
    async removeLeads({ but: email = '' } = {}) {
      const leads = await leadsOnDisk(site().folders.dataDir).catch(() => [])
      for (const { id, fields } of leads)
        if (fields.email !== email) await this.api('DELETE', `/api/leads/${id}`)
    },
    async leadsOf(email: string) {
      return (await leadsOnDisk(site().folders.dataDir)).filter(({ fields }) => fields.email === email)
    },
  }
}

type WindowOptions = BrowserContextOptions & { account?: Account }

/** Chromium's own authenticator, which approves every request. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const says = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...says, automaticPresenceSimulation: true },
  })
}

export const languages = ['en', 'it'] as const
export const themes = ['light', 'dark'] as const
/** CSS pixels. The first is also 1280 px at 400 % zoom (WCAG 1.4.10). */
export const widths = [320, 768, 1280] as const

/**
 * Resolves once React has taken over the server's HTML. A visitor's page hydrates when something that needs
 * its code is approached; a page with nothing of the kind never hydrates, and is ready once loaded.
 */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = (selector: string) => {
    if (document.readyState !== 'complete') return false
    const root = document.getElementById('root')
    if (Object.keys(root?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))) return true
    const hydratesByItself = !document.getElementById('page')
    const control = root?.querySelector(selector)
    if (hydratesByItself || control) {
      control?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return false
    }
    return true
  }
  // Polling at every frame, the default, would keep the page drawing
  await page.waitForFunction(isHydrated, needsCode, { polling: 40 })
}

/** The visitor saves data, so the browser prefetches no code. Call it before opening the page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Holds matching requests from now on; `release` lets these and all later requests through. */
export async function hold(page: Page, address: RegExp) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  const handler = async (route: Route) => {
    asked.push(new URL(route.request().url()).pathname)
    await gate
    // `continue`, as `fallback` would pass it to an earlier hold
    await route.continue()
  }
  await page.route(address, handler)
  return { asked, release }
}

/** Opens a page and waits until its script responds. */
export async function open(page: Page, address: string): Promise<void> {
  // A dialog that has just closed removes its history entry, which would abort the navigation
  await page.waitForFunction(() => !Object(history.state).dialog || document.querySelector('dialog[open]'))
  await page.goto(address)
  await hydrated(page)
}

/** Minified: half the size of the readable source, which the browser would have to receive and parse for each document. */
const axeSource = readFileSync(
  path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** Resolves once nothing is in transition: during a fade or theme change, the contrast is that of neither state. */
export async function changed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number.isFinite(Number(endTime))
    })
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })
}

/** The only rules of axe that depend on the theme. They take three quarters of its time. */
const colourRules = ['color-contrast', 'link-in-text-block']
const noColours = { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) }

/** Out of five days. Five is not a multiple of the number of themes or widths, so all combinations occur within thirty days. */
const daysOfColours = 2

/**
 * Expects no violation of any axe rule, best practices included. The ordinary run examines the colours of a state on two of
 * five days. `onlyColours`: only the rules about colours, when the same state was already examined in the other theme.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { onlyColours = false } = {},
): Promise<void> {
  await changed(page)
  // Loaded once per document: loading takes as long as a run
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource)
  const hasColours = isFull || numberOf(state) % 5 < daysOfColours
  const options = {
    resultTypes: ['violations'],
    ...(onlyColours && { runOnly: colourRules }),
    ...(!hasColours && noColours),
  } as RunOptions
  const { violations } = await page.evaluate((wanted) => {
    // The page behind a dialog is inert, and was examined without the dialog
    const [dialog = document] = [...document.querySelectorAll('dialog:modal')].slice(-1)
    return (globalThis as unknown as { axe: typeof axe }).axe.run(dialog as Element, wanted)
  }, options)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  expect(found, state).toEqual([])
}

/**
 * Accessible in both themes in the page's current state. The ordinary run checks one theme, chosen by `state` and the day.
 */
export async function expectAccessibleInThemes(page: Page, state: string): Promise<void> {
  for (const theme of sample(themes, 1, numberOf(state))) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, `${state}, ${theme}`, { onlyColours: isFull && theme === 'dark' })
  }
}

/**
 * At each width nothing scrolls sideways and all is accessible in both themes. The ordinary run checks accessibility at one
 * width in one theme, chosen by `state` and the day; every run checks that the page fits at every width.
 */
export async function expectAccessibleAtWidths(
  page: Page,
  state: string,
  among: readonly number[] = widths,
  height = 800,
): Promise<void> {
  const examined = sample(among, 1, numberOf(state))
  for (const width of among) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page, width)
    if (examined.includes(width)) await expectAccessibleInThemes(page, `${state} at ${width} px`)
  }
}

/** Where today's sample of a table begins; the ordinary runs cover the table within some days. */
export const today = Number(process.env.PONTE_DAY ?? 0)

/** An evenly spread number from the words and the day: within six days each theme is combined with each width. */
const numberOf = (words: string): number =>
  [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7) + today

/** Nothing requires sideways scrolling; a failure names the elements that reach too far. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return { clientWidth, wide: [] }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return { clientWidth, wide: wide.map(({ outerHTML }) => outerHTML.slice(0, 90)) }
  })
  expect(found, `at ${width} px`).toEqual({ clientWidth: width, wide: [] })
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has the focus'
    // A native control under a drawn one shows its focus on the drawn one
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      // A link that covers its row shows its focus on a pseudo-element
      for (const layer of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(box, layer)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'outline'
      }
    }
    return `no outline on ${element.outerHTML.slice(0, 120)}`
  })
  expect(shown).toBe('outline')
}
