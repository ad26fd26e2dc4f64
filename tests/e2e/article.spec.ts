import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { test, today, writtenSite } from './site.ts'

const site = writtenSite()

const publish = async (title: string, content: string) =>
  `${site.origin}/blog/${(await site.makePost(title, { content, published: true })).slug}`

/** The page's text as rendered, including counters, which are not in the markup. */
async function drawnText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] })
  return (documents[0]?.layout.text ?? []).map((at) => strings[at] ?? '').join('')
}

test('a numbered list shows the numbers that it was written with', async ({ page }) => {
  const content =
    'The first part is elsewhere.\n\n5. Pack the van\n6. Call ahead\n7. Drive\n\nThe other list.\n\n1. Wake\n2. Eat'
  await page.goto(await publish('A list that goes on', content))
  const text = await drawnText(page)
  for (const item of ['5.Pack the van', '6.Call ahead', '7.Drive', '1.Wake', '2.Eat'])
    expect(text).toContain(item)
})

const withParts = ['Opening', 'Where the calls go', 'What to set up', 'What changes']
  .map((heading, at) =>
    at === 0
      ? 'It begins here.\n\nAnd goes on.\n\nA third one.'
      : `${heading}\n\n${'A sentence of the text. '.repeat(120)}`,
  )
  .join('\n\n')

const windows = [
  [1440, 900],
  [390, 844],
] as const

for (const [width, height] of sample(windows, 1, today)) {
  test(`without script, the contents lead to the parts of an article, ${width} px`, async ({ browser }) => {
    const address = await publish(`Parts at ${width} pixels`, withParts)
    const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    const links = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    await expect(links).toHaveText(['Where the calls go', 'What to set up', 'What changes'])
    const last = links.last()
    await last.focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'What changes' })
    await expect(heading).toBeInViewport()
    // Below the sticky bar
    const box = await heading.boundingBox()
    expect(box?.y).toBeGreaterThan(60)
    const text = await page.getByText('It begins here.').boundingBox()
    const list = await links.first().boundingBox()
    if (width === 1440) {
      // A heading in the margin stays next to its section
      await page.evaluate(() => scrollBy(0, 800))
      await expect(heading).toBeInViewport()
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0)
    } else expect(list?.x).toBeCloseTo(text?.x ?? 0, 0)
    await context.close()
  })

  test(`an arch shows how far an article has been read, ${width} px`, async ({ browser }) => {
    const address = await publish(`Progress at ${width} pixels`, withParts)
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const viewport = { width, height }
      const context = await browser.newContext({ viewport, reducedMotion, javaScriptEnabled: true })
      const page = await context.newPage()
      await page.goto(address)
      const arch = page.locator('main svg:has(path[pathLength])')
      if (reducedMotion === 'reduce') await expect(arch).toBeHidden()
      else {
        const missing = () =>
          arch
            .locator('path[pathLength]')
            .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset))
        await expect.poll(missing).toBeGreaterThan(0.8)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
        await expect.poll(missing).toBeLessThan(0.7)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect.poll(missing).toBeLessThan(0.05)
      }
      await context.close()
    }
  })
}

test('a quote is marked up with its author, and a figure is read with its words', async ({ page }) => {
  await page.goto(
    await publish(
      'Set apart',
      'Some text.\n\n> Keep the words "yours".\n> — The editors\n\n> 62%\n> of calls, for example',
    ),
  )
  const quote = page.getByRole('figure', { name: 'The editors' })
  await expect(quote.getByRole('blockquote')).toHaveText('Keep the words “yours”.')
  await expect(page.getByText('62% of calls, for example')).toBeVisible()
})
