import { chromium } from '@playwright/test'
import { postBody } from '#tests/helpers/post-body.ts'
import { type RunningServer, send, signIn } from '#tests/helpers/server.ts'
import { ms, row } from './table.ts'

type Key = { painted: number; previewed: number }

const passage = `Where the calls go\n\n${'People who ring want one of three things: a time, a price, or to know that somebody is there. '.repeat(4)}\n\n- The first hour\n- [The lunch break](/pricing)\n\n`

const p95 = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

/**
 * Times typing in the middle of a post of 50,000 characters, from each key press to the frame that shows it. Frames are not
 * held back to the screen's rate, so that waiting for the screen does not count.
 */
export async function typing(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const content = passage.repeat(Math.ceil(50_000 / passage.length))
  const body = { ...postBody('Typed in', content), published: false }
  const made = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
  const executablePath = process.env.CHROMIUM
  const browser = await chromium.launch({
    args: ['--disable-gpu-vsync', '--disable-frame-rate-limit'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await page.context().addCookies([{ name, value, url: server.origin }])
    await page.goto(`${server.origin}/admin/posts/${made.json.id}`)
    const area = page.getByLabel('Content', { exact: true })
    await area.click({ timeout: 60_000 })
    const middle = content.indexOf('somebody', content.length / 2)
    await area.evaluate((area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at), middle)
    await page.evaluate(() => {
      const keys: Key[] = []
      Object.assign(window, { keys })
      addEventListener('input', ({ timeStamp }) => {
        const inside = document.querySelector('iframe')?.contentDocument
        const key = { painted: 0, previewed: 0 }
        const typed = 'x'.repeat(keys.push(key))
        const { port1, port2 } = new MessageChannel()
        port2.onmessage = () => Object.assign(key, { painted: performance.now() - timeStamp })
        requestAnimationFrame(() => port1.postMessage(0))
        // Not a named function: tsx would add a call of its helper, which the page lacks
        const observer = new MutationObserver(() => {
          if (!inside?.body.textContent?.includes(typed)) return
          Object.assign(key, { previewed: performance.now() - timeStamp })
          observer.disconnect()
        })
        if (inside) observer.observe(inside.body, { subtree: true, childList: true, characterData: true })
      })
    })
    for (let key = 0; key < 80; key += 1) await page.keyboard.press('x', { delay: 60 })
    await page.waitForTimeout(2_000)
    const keys = await page.evaluate(() => (window as unknown as { keys: Key[] }).keys)
    const painted = p95(keys.slice(10).map((key) => key.painted))
    const previewed = p95(keys.slice(10).map((key) => key.previewed || Number.POSITIVE_INFINITY))
    row('a key at 50,000 characters, p95', ms(painted), '≤ 16 ms', painted <= 16)
    row('its preview, p95', ms(previewed), '≤ 150 ms', previewed <= 150)
  } finally {
    await browser.close()
  }
}
