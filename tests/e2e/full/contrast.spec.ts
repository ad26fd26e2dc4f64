import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.mjs'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { type DrawnLine, drawnLines, isFaint, leastContrast } from './contrast/lines.ts'

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const
/** The night as it would be with the day's dark contours, on the pages that have most of them. */
const control = {
  css: ':root{--ill-rim:#0a0e0d!important;--ill-ground:#53625c!important}',
  paths: ['/', '/services'],
}

type Visit = {
  origin: string
  paths: readonly string[]
  theme: (typeof themes)[number]
  width: number
  css?: string
}

/** Every line of every drawing on every public page, in both themes on both widths: 3:1 with what is beside it (R297). */
export async function proveContrast(): Promise<boolean> {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const folders = await makeFolders()
  const server = await startServer({ folders })
  try {
    const { origin } = server
    const paths = publicPages.map(({ path }) => path)
    let held = true
    for (const theme of themes) {
      for (const width of widths) {
        const lines = await linesOf(browser, { origin, paths, theme, width })
        const faint = lines.filter(isFaint)
        const least = Math.min(...lines.map(({ contrast }) => contrast))
        console.log(
          `  ${faint.length === 0 ? 'ok  ' : 'FAIL'} ${theme}, ${width} px: ${faint.length} of ${lines.length} lines under ${leastContrast}:1, the least ${least.toFixed(2)}:1`,
        )
        for (const { path, name, contrast } of faint)
          console.log(`       ${contrast.toFixed(2)} ${path} ${name}`)
        held = held && lines.length > 0 && faint.length === 0
      }
    }
    const dark = await linesOf(browser, { origin, ...control, theme: 'dark', width: 1440 })
    const faint = dark.filter(isFaint).length
    console.log(
      `  ${faint > 0 ? 'ok  ' : 'FAIL'} control (dark contours at night): ${faint} of ${dark.length} lines under ${leastContrast}:1`,
    )
    return held && faint > 0
  } finally {
    await browser.close()
    await server.stop()
    await folders.remove()
  }
}

async function linesOf(
  browser: Browser,
  { origin, paths, theme, width, css }: Visit,
): Promise<(DrawnLine & { path: string })[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    // the colours of the measurement are styles of its own
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    const found: (DrawnLine & { path: string })[] = []
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      if (css) await page.addStyleTag({ content: css })
      const lines = await drawnLines(page)
      found.push(...lines.map((line) => ({ ...line, path })))
    }
    return found
  } finally {
    await context.close()
  }
}
