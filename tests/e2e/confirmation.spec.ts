import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { answersFor, dialogs, expectNotice, fillIn, noticeOf, openDialog } from './dialogs.ts'
import { expectAccessibleAtWidths, open, sharedSite, test, today } from './site.ts'

const site = sharedSite()
const arrived = { en: 'Your message has arrived', it: 'Il tuo messaggio è arrivato' }

for (const [index, dialogCase] of sample(dialogs, 1, today + 1).entries()) {
  const { page: path, opener, submit, sent, locale } = dialogCase

  test(`${path}, "${opener}": the reference and what happens next stay where the dialog was opened`, async ({
    page,
  }) => {
    const email = `kept.${index}@example.com`
    await page.setViewportSize({ width: 320, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, site.origin + path)
    const link = page.getByRole('main').getByRole('link', { name: opener, exact: true }).first()
    const before = (await link.boundingBox())?.width
    const dialog = await openDialog(page, dialogCase)
    await fillIn(dialog, answersFor(dialogCase, email))
    const answer = page.waitForResponse(/\/api\/(?:pricing-inquiry|question)$/)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    const { reference } = await (await answer).json()
    await expectNotice(page, sent)
    const note = page.getByRole('region', { name: arrived[locale] })
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport()
    expect((await link.boundingBox())?.width, 'as wide as before').toBe(before)
    await noticeOf(page).getByRole('button').click()
    await expect(noticeOf(page).getByText(sent.title)).toBeHidden()

    await expect(note.getByText(reference, { exact: true })).toBeVisible()
    await expect(note).toContainText(/24\s(?:hours|ore)/)
    await expectAccessibleAtWidths(page, `sent: ${opener}`)
    await expect(note).toBeVisible()
    // The button next to it opens an empty form; the next note replaces it
    const again = await openDialog(page, dialogCase)
    await expect(again.locator('input').first()).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(1)
  })
}
