import { availableParallelism, loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.mjs'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { postBody } from './saves.ts'

const characters = 50_000
const keys = 200
/** A fast typist's pace: 120 words a minute. */
const pauseMs = 100
const goalMs = 150
/** An empty page that is slower tells of a busy machine. */
const busyMs = 20

/**
 * How far the preview is behind the typing: 200 keys in the middle of an article of 50 KB and 300 blocks, from the key
 * to the end of the frame that shows it. An almost empty page in the same browser, a few keys in turn, tells what the
 * machine alone takes. The proof holds when 95 of 100 keys are shown within 150 ms; on a busy machine, when the work of
 * a key, as the processor's clock counts it, fits in half of that.
 */
export async function provePreview(): Promise<boolean> {
  const [waiting = 0] = loadavg()
  const folders = await makeFolders()
  const server = await startServer({ folders })
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const editor = await openEditor(browser, server)
    const empty = await openEmpty(browser)
    const times: Record<'editor' | 'empty', number[]> = { editor: [], empty: [] }
    const worked = await workOf(editor)
    for (let typed = 0; typed < keys; typed += 20) {
      times.editor.push(...(await typeIn(editor, 20)))
      times.empty.push(...(await typeIn(empty, 20)))
    }
    const work = (await worked()) / keys
    const [shown, floor] = [summary(times.editor), summary(times.empty)]
    const busy = waiting > availableParallelism() / 2 || floor.p95 > busyMs
    const held = times.editor.length === keys && (busy ? work < goalMs / 2 : shown.p95 < goalMs)
    const blocks = await editor.evaluate(
      () =>
        document.querySelector('iframe')?.contentDocument?.querySelector('main > article')?.lastElementChild
          ?.firstElementChild?.childElementCount,
    )
    console.log(
      `  ${held ? 'ok  ' : 'FAIL'} ${times.editor.length} keys in ${characters / 1000} KB, ${blocks} blocks: ${inWords(shown)}`,
    )
    console.log(
      `       work of a key: ${work.toFixed(0)} ms; an empty page at the same time: ${inWords(floor)}`,
    )
    if (busy) console.log('       the machine is busy: judged by the work')
    return held
  } finally {
    await browser.close()
    await server.stop()
    await folders.remove()
  }
}

/** The editor with the caret in the middle of the long article. */
async function openEditor(browser: Browser, server: RunningServer): Promise<Page> {
  const cookie = await signIn(server.origin)
  const made = await send('POST', `${server.origin}/api/blog/posts`, {
    cookie,
    body: { ...postBody('A long article'), content: article() },
  })
  if (made.status !== 201) throw new Error(`The article was not made: ${made.text}`)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.origin }])
  const page = await context.newPage()
  await page.goto(`${server.origin}/admin/posts/${made.json.id}`)
  await page.locator('#post-content:enabled').waitFor()
  await page.frameLocator('iframe').getByText(marker).waitFor()
  await page.evaluate(
    ({ marker, after }) => {
      const area = document.querySelector<HTMLTextAreaElement>('#post-content')
      const inside = document.querySelector('iframe')?.contentDocument
      if (!area || !inside) throw new Error('There is no editor')
      const at = area.value.indexOf(marker) + marker.length
      area.focus()
      area.setSelectionRange(at, at)
      Object.assign(window, { watched: inside.body, marker, after })
    },
    { marker, after },
  )
  await page.evaluate(watch)
  return page
}

/** A field and a frame that shows what is typed, and nothing else. */
async function openEmpty(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.setContent('<textarea></textarea><iframe></iframe>')
  await page.evaluate(
    ({ marker, after }) => {
      const area = document.querySelector('textarea')
      const inside = document.querySelector('iframe')?.contentDocument
      if (!area || !inside) throw new Error('There is no page')
      const shown = inside.body.appendChild(inside.createElement('p'))
      area.addEventListener('input', () => {
        shown.textContent = area.value
      })
      area.value = marker
      shown.textContent = marker
      area.focus()
      Object.assign(window, { watched: inside.body, marker, after })
    },
    { marker, after },
  )
  await page.evaluate(watch)
  return page
}

const marker = 'Here the typing begins: '
const after = 'and the text goes on behind it, in one paragraph.'

const words = 'a word '

type Watching = Window & {
  watched: HTMLElement
  marker: string
  after: string
  keys: number[]
  shown: number[]
}

/** In the page: when each key came, and when the frame that shows it was done. */
function watch(): void {
  const here = window as unknown as Watching
  here.keys = []
  here.shown = []
  addEventListener('keydown', (event) => here.keys.push(event.timeStamp), { capture: true })
  const channel = new MessageChannel()
  // Only what the frame has drawn counts: the message comes after it
  channel.port1.onmessage = ({ data }) => {
    while (here.shown.length < data) here.shown.push(performance.now())
  }
  new MutationObserver(() => {
    const block = [...here.watched.querySelectorAll('p')].find(({ textContent }) =>
      textContent?.includes(here.marker),
    )
    const count = (block?.textContent ?? '').replace(here.after, '').length - here.marker.length
    if (count > here.shown.length) requestAnimationFrame(() => channel.port2.postMessage(count))
  }).observe(here.watched, { characterData: true, childList: true, subtree: true })
}

/** Starts to count the time the page's main thread works (ms), by the processor's clock: waiting for a turn is left out. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await read()
  return async () => (await read()) - before
}

async function typeIn(page: Page, count: number): Promise<number[]> {
  await page.bringToFront()
  const before = await page.evaluate(() => (window as unknown as Watching).keys.length)
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(words[key % words.length] ?? 'x')
    await page.waitForTimeout(pauseMs)
  }
  await page.waitForFunction((all) => (window as unknown as Watching).shown.length >= all, before + count)
  return page.evaluate((from) => {
    const { keys, shown } = window as unknown as Watching
    return shown.slice(from).map((at, index) => at - (keys[from + index] ?? at))
  }, before)
}

/** Sections with headings, text with links, lists and callouts, as many short blocks as such a length allows. */
function article(): string {
  const parts: string[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length + 2, 0)
  for (let section = 0; length() < characters; section += 1) {
    parts.push(`What changes in week ${section}`)
    for (let at = 0; at < 4; at += 1) {
      parts.push(
        `People who ring in week ${section} want one of three things: a **time**, a price, or [somebody who is there](/contact). ${'Most of them ring once. '.repeat(4)}`.trim(),
      )
    }
    parts.push(`- The first hour of day ${section}\n- The *lunch* break\n- The last call`)
    if (section % 4 === 0) parts.push(`👉 Ring back within ${section + 5} minutes.`)
  }
  parts.splice(Math.floor(parts.length / 2), 0, marker + after)
  return parts.join('\n\n')
}

type Summary = { median: number; p95: number; max: number }

function summary(times: readonly number[]): Summary {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

const inWords = ({ median, p95, max }: Summary): string =>
  `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, at most ${max.toFixed(0)} ms`
