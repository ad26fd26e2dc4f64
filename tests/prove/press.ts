import type { CDPSession, Locator, Page } from '@playwright/test'
import type { DialogCase } from '#tests/e2e/dialogs.ts'

/** Milliseconds from the press to its answer, to the open dialog, and to the arrival of the dialog's code. */
export type Press = { answered: number; opened: number; arrived: number; bytes: number; files: number }

export type Watch = Window & { pressed?: number; answered?: number; opened?: number }

/** Runs in the page: records when a press came, when a frame first showed an answer, and when one showed an open dialog. */
export function watch(): void {
  const here = window as unknown as Watch
  delete here.pressed
  delete here.answered
  addEventListener('pointerdown', () => (here.pressed ??= performance.now()), { capture: true })
  new MutationObserver(() => {
    const { pressed, answered, opened } = here
    if (pressed === undefined) return
    const isAnswered = document.querySelector('[data-busy],button[type=submit]:disabled,[aria-invalid=true]')
    const isOpen = document.querySelector('dialog[open]')
    // The timeout runs after the frame that shows it
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isAnswered && answered === undefined) here.answered ??= performance.now()
        if (isOpen && opened === undefined) here.opened ??= performance.now()
      }),
    )
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
}

/** Taps the opener of a dialog on the current page, and waits for the dialog. */
export async function openDialog(
  page: Page,
  devtools: CDPSession,
  { opener, title }: Pick<DialogCase, 'opener' | 'title'>,
): Promise<{ dialog: Locator; press: Press }> {
  const link = page.getByRole('main').getByRole('link', { name: opener, exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(watch)
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await link.tap()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  const sum = bytes
  await page.waitForFunction(() => (window as unknown as Watch).opened !== undefined)
  const times = await page.evaluate((first) => {
    const { pressed = 0, answered = Number.NaN, opened = 0 } = window as unknown as Watch
    const code = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .slice(first)
      .filter(
        ({ name, transferSize, responseEnd }) =>
          name.endsWith('.js') && transferSize > 0 && responseEnd < opened,
      )
    const arrived = Math.max(...code.map(({ responseEnd }) => responseEnd)) - pressed
    return { answered: answered - pressed, opened: opened - pressed, arrived, files: code.length }
  }, before)
  return { dialog, press: { ...times, bytes: sum } }
}
