import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { dialogs, openDialog } from './dialogs.ts'
import { open, sharedSite, test } from './site.ts'

// What 1280 × 1024 px become at 400 % zoom (WCAG 1.4.10), and the window of a phone that lies on its side.

const site = sharedSite()

const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 320, height: 500 },
  { width: 320, height: 660 },
]

for (const [at, { width, height }] of sizes.entries()) {
  // Another dialog at each size
  for (const dialogCase of sample(dialogs, 1, 3 * at)) {
    test(`at ${width} × ${height} no focus of "${dialogCase.opener}" on ${dialogCase.page} is hidden (WCAG 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page, site.origin + dialogCase.page)
      const dialog = await openDialog(page, dialogCase)
      const fields = Object.keys(dialogCase.faults).length
      // Down and up again: each field, the buttons, and their faults, too
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < fields + 4; stop += 1) {
          await page.keyboard.press(key)
          expect(await hidden(), `${key}, stop ${stop + 1}`).toBe('')
        }
        await dialog.getByRole('button', { name: dialogCase.submit, exact: true }).click()
        await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(fields)
      }

      /** What has the focus, where less than half of it can be seen; empty when it is in sight. */
      async function hidden(): Promise<string> {
        return page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body || element.matches('dialog')) return ''
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + share * (bottom - top))
          const seen = points.filter((y) => {
            const found = document.elementFromPoint((left + right) / 2, y)
            return found !== null && (element.contains(found) || found.contains(element))
          })
          return seen.length >= 3 ? '' : `${seen.length} of 5 points of ${element.outerHTML.slice(0, 80)}`
        })
      }
    })
  }
}
