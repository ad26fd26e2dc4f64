import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
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
  /** Comes before the start. */
  prepare?: (folders: Folders) => Promise<void>
}

async function serve({ env = {}, prepare }: SiteOptions = {}) {
  const folders = await makeFolders()
  await prepare?.(folders)
  // Every form is sent from one address: without a limit none of them counts as a flood
  const own = typeof env === 'function' ? env(folders) : env
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0', ...own } })
  const sessions = new Map<string, Promise<string>>()
  return {
    folders,
    origin: server.origin,
    /** A member's session, the same for all tests: checking a password is made to take long. */
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

/** The servers that all files of one browser process share: what a start costs is half of a short file's time. */
const shared = new Map<string, Promise<Served>>()

/** For every file, so that one browser serves them all. */
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
 * The production build, started once for each browser process. For files that leave content and settings as they are; the
 * leads of other files are there too.
 */
export const sharedSite = () => share('public')

/** Another one, for files that write posts and look at none but their own. */
export const writtenSite = () => share('written')

/** The production build for the tests of one file, on folders of its own. */
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
    /** As the owner, by the API. */
    api: async (method: string, address: string, body?: unknown) =>
      send(method, site().origin + address, { cookie: await site().cookie(), body }),
    /** A post that the owner makes, a draft unless `fields` say otherwise. */
    async makePost(title: string, fields: object = {}) {
      const body = { ...postBody(title), published: false, ...fields }
      const { status, text, json } = await this.api('POST', '/api/blog/posts', body)
      expect(status, text).toBe(201)
      return json as { id: string; slug: string; revision: string; title: string; content: string }
    },
    /** A visitor's question, or with `at` another form that was filled in. */
    async sendForm(body: object, at = '/api/question') {
      const { status, text } = await send('POST', site().origin + at, { body })
      expect(status, text).toBe(200)
    },
    /** Signs the pages of a context in. */
    async signIn(context: BrowserContext, account?: Account) {
      const [name = '', value = ''] = (await this.cookie(account)).split(/=(.*)/s)
      await context.addCookies([{ name, value, url: site().origin }])
    },
    /** The editor as a member sees it, ready to be typed in. */
    async openEditor(page: Page, address = '/admin') {
      await this.signIn(page.context())
      await page.goto(site().origin + address)
      await expect(page.getByLabel('Title', { exact: true })).toBeEnabled()
    },
    /** A page in a window of its own, signed in. */
    async staffPage(browser: Browser, { account, ...options }: WindowOptions = {}) {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options })
      await this.signIn(context, account)
      return context.newPage()
    },
    /** So that a test does not meet the leads of the one before it; `email` stays. */
    async removeLeads({ but: email = '' } = {}) {
      const leads = await leadsOnDisk(site().folders.dataDir).catch(() => [])
      for (const { id, fields } of leads)
        if (fields.email !== email) await this.api('DELETE', `/api/leads/${id}`)
    },
    /** The leads on disk whose e-mail address is this one. */
    async leadsOf(email: string) {
      return (await leadsOnDisk(site().folders.dataDir)).filter(({ fields }) => fields.email === email)
    },
  }
}

type WindowOptions = BrowserContextOptions & { account?: Account }

/** Chromium's own authenticator, which says yes whenever it is asked. */
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
/** CSS pixels. The first is also what 1280 px become at 400 % zoom (WCAG 1.4.10). */
export const widths = [320, 768, 1280] as const

/**
 * Resolves once React has taken over the server's HTML. A visitor's page is hydrated by coming near what needs its code;
 * one without any such thing never is, and is ready with its document.
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
  // At every frame, as it would be otherwise, the question keeps the page drawing
  await page.waitForFunction(isHydrated, needsCode, { polling: 40 })
}

/** The visitor saves data: the browser fetches no code ahead. Call it before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Opens a page and waits until its script answers. */
export async function open(page: Page, address: string): Promise<void> {
  // A dialog that was closed just now takes its entry of the history back, which would abort the navigation
  await page.waitForFunction(() => !Object(history.state).dialog || document.querySelector('dialog[open]'))
  await page.goto(address)
  await hydrated(page)
}

/** Half as long as the readable one, which the browser would have to be handed and read for each document. */
const axeSource = readFileSync(
  path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** Resolves once nothing is on its way: what fades in, or changes its theme, has the contrast of neither state. */
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

/** Of every five days: five is no multiple of the number of themes or of widths, so in thirty days all of them meet. */
const daysOfColours = 2

/**
 * No violation of any rule that axe knows, best practices included. The ordinary run examines the colours of a state on two
 * of five days. `onlyColours`: of the rules about colours, where the same state was examined in the other theme.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { onlyColours = false } = {},
): Promise<void> {
  await changed(page)
  // Loaded once for a document: it takes as long as a run
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource)
  const hasColours = isFull || numberOf(state) % 5 < daysOfColours
  const options = {
    resultTypes: ['violations'],
    ...(onlyColours && { runOnly: colourRules }),
    ...(!hasColours && noColours),
  } as RunOptions
  const { violations } = await page.evaluate((wanted) => {
    // What lies behind a dialog is inert, and was examined without it
    const [dialog = document] = [...document.querySelectorAll('dialog:modal')].slice(-1)
    return (globalThis as unknown as { axe: typeof axe }).axe.run(dialog as Element, wanted)
  }, options)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  expect(found, state).toEqual([])
}

/**
 * Accessible in both themes as the page is now. The ordinary run looks at one of them, which `state` and the day decide.
 */
export async function expectAccessibleInThemes(page: Page, state: string): Promise<void> {
  for (const theme of sample(themes, 1, numberOf(state))) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, `${state}, ${theme}`, { onlyColours: isFull && theme === 'dark' })
  }
}

/**
 * At each width nothing is scrolled sideways and all is accessible in both themes. The ordinary run looks for faults of
 * accessibility at one width in one theme, which `state` and the day decide; the page fits at every width in any run.
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

/** Where the sample of a table begins that the ordinary runs go through in some days. */
export const today = Number(process.env.PONTE_DAY ?? 0)

/** The same number for the same words on the same day, spread evenly: within six days each theme meets each width. */
const numberOf = (words: string): number =>
  [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7) + today

/** Nothing has to be scrolled sideways to be read; names what reaches too far. */
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

/** What has the focus shows it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has the focus'
    // A control under a drawn one shows its focus on what is drawn
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      // A link that covers its row shows it there
      for (const layer of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(box, layer)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'outline'
      }
    }
    return `no outline on ${element.outerHTML.slice(0, 120)}`
  })
  expect(shown).toBe('outline')
}
