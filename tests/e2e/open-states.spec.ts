import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import {
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  languages,
  open,
  sharedSite,
  test,
  today,
} from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// Every menu while it is open, in both themes and at every width where it exists; the dialogs are in dialogs.spec.ts.

const site = sharedSite()
const homes = { en: '/', it: '/it' }
const menus = {
  en: { services: 'Services', open: 'Open menu', row: 'Dark Mode' },
  it: { services: 'Servizi', open: 'Apri il menu', row: 'Modalità Scura' },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of sample(languages, 1, today)) {
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
