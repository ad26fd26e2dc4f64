import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { dialogs, openDialog } from './dialogs.ts'
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  languages,
  open,
  sharedSite,
  test,
} from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// Every menu and every dialog while it is open, in both themes and at every width where it exists.

const site = sharedSite()
const homes = { en: '/', it: '/it' }
const menus = {
  en: { services: 'Services', open: 'Open menu', row: 'Dark Mode' },
  it: { services: 'Servizi', open: 'Apri il menu', row: 'Modalità Scura' },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of languages) {
  test(`the open menus of the ${language} pages are accessible`, async ({ page }) => {
    const faults = watchForFaults(page)
    const { services, open: openMenu, row } = menus[language]
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, site.origin + homes[language])
    await page.getByRole('banner').locator('summary', { hasText: services }).first().click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^(All services|Tutti i servizi)/ }),
    ).toBeVisible()
    await expectAccessibleInThemes(page, `Services, ${language}`)
    await page.keyboard.press('Escape')
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('banner').locator('summary', { hasText: openMenu }).click()
      await expect(page.getByRole('switch', { name: row })).toBeVisible()
      await expectNoSidewaysScroll(page, width)
      await expectAccessibleInThemes(page, `menu, ${language} at ${width} px`)
      await page.keyboard.press('Escape')
    }
    expect(faults()).toEqual([])
  })
}

for (const dialogCase of sample(dialogs, 4)) {
  test(`the dialog of ${dialogCase.page}, "${dialogCase.opener}", is accessible, empty and with its faults`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, site.origin + dialogCase.page)
    const dialog = await openDialog(page, dialogCase)
    await expectAccessible(page, 'empty')
    await dialog.getByRole('button', { name: dialogCase.submit, exact: true }).click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(Object.keys(dialogCase.faults).length)
    // As wide at 768 px as at 1280 (R50)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, width)
      const box = await dialog.boundingBox()
      expect(box?.width ?? 0).toBeLessThanOrEqual(Math.min(425, width))
      await expectAccessibleInThemes(page, `${dialogCase.opener} at ${width} px`)
    }
    expect(faults()).toEqual([])
  })
}
