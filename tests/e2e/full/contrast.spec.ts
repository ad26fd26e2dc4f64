import { expect, type Page } from '@playwright/test'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { changed, sharedSite, test, themes } from '../site.ts'
import { drawnLines, isFaint, leastContrast } from './drawing-lines.ts'

const site = sharedSite()

// The measurement adds its own styles, which the policy would block
test.use({ bypassCSP: true })

for (const width of [1440, 390]) {
  test(`every line of every drawing has a contrast of 3:1 with what is beside it, in both themes at ${width} px (R297)`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    let count = 0
    const faint: string[] = []
    for (const { path } of publicPages) {
      // Set before the page is laid out, and no taller than the page: `drawnLines` makes the window taller
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.origin + path, { waitUntil: 'networkidle' })
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await changed(page)
        const lines = await drawnLines(page)
        count += lines.length
        for (const { name, contrast } of lines.filter(isFaint))
          faint.push(`${path}, ${theme}: ${name} has ${contrast.toFixed(2)}:1, less than ${leastContrast}:1`)
      }
    }
    expect(count).toBeGreaterThan(0)
    expect(faint).toEqual([])
  })
}

test('the measurement finds dark lines that are too faint in the dark theme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const css = ':root{--ill-rim:#0a0e0d!important;--ill-ground:#53625c!important}'
  const lines = [...(await linesOn(page, '/', css)), ...(await linesOn(page, '/services', css))]
  expect(lines.filter(isFaint).length).toBeGreaterThan(0)
})

async function linesOn(page: Page, path: string, css?: string) {
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  if (css) await page.addStyleTag({ content: css })
  return drawnLines(page)
}
