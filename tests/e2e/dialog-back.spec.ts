import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { dialogs, openDialog } from './dialogs.ts'
import { open, test, today, writtenSite } from './site.ts'

// The browser's Back closes the topmost dialog, and the next step leaves the page.

const site = writtenSite()

for (const dialogCase of sample(
  dialogs.filter(({ page }) => page.endsWith('/contact') || page === '/pricing'),
  1,
  today,
)) {
  const { page: path, title } = dialogCase

  test(`${path}, "${title}": Back closes the dialog and keeps the page and what was typed`, async ({
    page,
  }) => {
    await open(page, `${site.origin}/about`)
    await open(page, site.origin + path)
    const field = Object.keys(dialogCase.faults)[0] ?? ''
    const dialog = await openDialog(page, dialogCase)
    await dialog.getByLabel(field, { exact: true }).fill('Ada')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(site.origin + path)
    // Reopened, the dialog still has the typed text; closed by Escape, it leaves no history entry
    await openDialog(page, dialogCase)
    await expect(dialog.getByLabel(field, { exact: true })).toHaveValue('Ada')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await leave(page, `${site.origin}/about`)
  })
}

test('at an address with a fragment, closing a dialog keeps the focus and the scroll position', async ({
  page,
}) => {
  // The anchor of a package, and the target of the skip link
  for (const fragment of ['get-clients', 'content']) {
    await open(page, `${site.origin}/pricing#${fragment}`)
    const opener = page.getByRole('main').getByRole('link', { name: 'Ask a Question', exact: true })
    const dialog = page.getByRole('dialog')
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await opener.focus()
      const place = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect.poll(() => page.evaluate(() => history.state?.dialog === true)).toBe(false)
      // If the browser restores a scroll position, it does so after the step back
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      await expect(opener).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(place)
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
    }
  }
})

/** One step back leads to `address`. Repeated only while a closed dialog's history entry is still being removed. */
async function leave(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.dialog === true)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(address)
}

test('in the studio, Back closes a dialog, and a second Back shows the previous post', async ({ page }) => {
  const [first, second] = [await site.makePost('The first post'), await site.makePost('The second post')]
  const title = page.getByLabel('Title', { exact: true })
  await site.openEditor(page, `/admin/posts/${first.id}`)
  await page.getByRole('complementary').getByRole('link', { name: 'The second post', exact: true }).click()
  await expect(title).toHaveValue('The second post')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(`${site.origin}/admin/posts/${second.id}`)
  await expect(title).toHaveValue('The second post')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await leave(page, `${site.origin}/admin/posts/${first.id}`)
  await expect(title).toHaveValue('The first post')
})

test('a page opened from a dialog replaces it in the history: Back shows where the dialog was opened', async ({
  page,
}) => {
  const { id } = await site.makePost('To be published from a dialog')
  await site.openEditor(page, `/admin/posts/${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin`)
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await leave(page, `${site.origin}/admin/posts/${id}`)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('To be published from a dialog')

  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Changed')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Leave and discard it' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin`)
  await leave(page, `${site.origin}/admin/posts/${id}`)
  await expect(title).toHaveValue('To be published from a dialog')
})

test('two dialogs in a row are one step in the history', async ({ page }) => {
  // The oldest lead is shown next to the list, and other files leave leads on this server
  await site.removeLeads()
  await site.sendForm({ name: 'Twice Asked', email: 'twice@example.org', question: 'Will you forget me?' })
  await site.openEditor(page, '/admin')
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await page.getByRole('region', { name: 'Lead: Twice Asked' }).locator('summary').first().click()
  await page.getByRole('button', { name: 'Erase this lead' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  const receipt = page.getByRole('dialog', { name: 'Erased' })
  await expect(receipt).toBeVisible()
  await page.goBack()
  await expect(receipt).toBeHidden()
  await expect(page).toHaveURL(`${site.origin}/admin/leads`)
  await leave(page, `${site.origin}/admin`)
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
})
