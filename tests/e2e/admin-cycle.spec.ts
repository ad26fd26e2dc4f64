import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { pngOf } from '#tests/helpers/pictures.ts'
import { expectVisibleFocus, hydrated, serveSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const pasted = await readFile(path.resolve(import.meta.dirname, '../fixtures/pasted-article.txt'), 'utf8')
const site = serveSite()

/** Presses the key until `target` has the focus, which must then be visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  // Found once, and again after a re-render: each search compares the names of all controls
  let element = await target.elementHandle()
  for (let step = 0; step < 120; step++) {
    const hasFocus = await element
      .evaluate((found) => (found.isConnected ? found === document.activeElement : null))
      .catch(() => null)
    if (hasFocus) return expectVisibleFocus(page)
    if (hasFocus === null) element = await target.elementHandle()
    else await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not get there')
}

const preview = (page: Page) => page.frameLocator('iframe[title="The article as visitors will see it"]')

const mainOf = (page: Page) => page.locator('main').evaluate((element) => element.outerHTML)

/** `<main>` without what does not depend on the post: onward links, the bridge, and the ids of drawings. */
const postOf = (html: string): string =>
  html
    .replace(/<nav [^>]*aria-label="Read on">[\s\S]*?<\/nav>/, '')
    .replace(/<div class="[^"]*"><svg [^>]*viewBox="0 0 1440 120"[\s\S]*?<\/svg><\/div>/, '')
    .replace(/_[rR]_\w+_/g, 'ID')

test('by keyboard alone, a post is written, published, compared, restored, deleted and brought back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const faults = watchForFaults(page)
  // Requested long before the key press: the browser needs a moment to hand the file chooser to the test
  const chooser = page.waitForEvent('filechooser', { timeout: 90_000 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin })
  await site.signIn(context)
  await page.goto(`${site.origin}/admin`)
  const title = page.getByLabel('Title', { exact: true })
  const content = page.getByLabel('Content', { exact: true })
  const rail = page.getByRole('complementary', { name: 'Blog posts' })
  const row = rail.getByRole('listitem').filter({ hasText: 'by keyboard' })
  const press = (key: string) => page.keyboard.press(key)
  await expect(title).toBeEnabled()

  await test.step('create and paste', async () => {
    await tabTo(page, page.getByRole('button', { name: 'New post' }))
    await press('Enter')
    await expect(title).toBeFocused()
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await tabTo(page, content)
    await press('Control+v')
    await expect(page.getByText(/Typing kept/).first()).toBeVisible()
  })

  await test.step('Smart Extract fills what is empty and says why', async () => {
    await press('Control+e')
    await expect(page.getByText('Article metadata extracted successfully!')).toBeVisible()
    await expect(title).not.toHaveValue('')
    await expect(page.getByLabel('Description', { exact: true })).not.toHaveValue('')
    await expect(page.getByText(/^Smart Extract: /).first()).toBeVisible()
  })

  await test.step('edit, with the preview beside it', async () => {
    await tabTo(page, title, 'Shift+Tab')
    await press('End')
    await page.keyboard.type(', by keyboard')
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/, by keyboard$/)
  })

  await test.step('a picture, and what it shows', async () => {
    const picture = await pngOf(800, 400)
    await tabTo(page, page.getByRole('button', { name: 'Choose a picture' }))
    await press('Enter')
    await (await chooser).setFiles({ name: 'green.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    await expect(page.getByLabel('What the picture shows')).toBeFocused()
    await expect(page.getByText('Fix: the picture is not described')).toBeVisible()
    await page.keyboard.type('A green wall')
    await expect(page.getByText('Fix: the picture is not described')).toBeHidden()
  })

  await test.step('a question, as JSON and back', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add question' }))
    await press('Enter')
    await expect(page.getByLabel('Question 1', { exact: true })).toBeFocused()
    await page.keyboard.type('Does it work without a mouse?')
    await press('Tab')
    await page.keyboard.type('Yes, all of it.')
    await tabTo(page, page.getByRole('button', { name: 'FAQ JSON' }), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByLabel('FAQ JSON', { exact: true }).last()).toHaveValue(/"mainEntity"/)
    await press('Shift+Tab')
    await press('Enter')
    await expect(page.getByLabel('Answer 1', { exact: true })).toHaveValue('Yes, all of it.')
    await expect(preview(page).getByText('Does it work without a mouse?')).toBeVisible()
  })

  await test.step('publish', async () => {
    await press('Control+Shift+p')
    const panel = page.getByRole('dialog', { name: 'Publish' })
    await expect(panel.getByRole('radio', { name: 'Now' })).toBeFocused()
    await tabTo(page, panel.getByRole('button', { name: 'Publish now' }))
    await press('Enter')
    await expect(page.getByText('Blog post created successfully!')).toBeVisible()
    await expect(page.getByText(/^Saved as a version, \d\d:\d\d$/).first()).toBeVisible()
    await expect(title).toHaveValue('')
    await expect(row.getByText('Published')).toBeVisible()
    await expect(row.getByRole('link').first()).toBeFocused()
  })

  const visitor = await context.browser()?.newPage()
  if (!visitor) throw new Error('No browser')
  let slug = ''
  const statusForVisitors = async () => (await visitor.goto(`${site.origin}/blog/${slug}`))?.status()

  await test.step('the preview is the public page, to the byte', async () => {
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible()
    await expect(title).toBeEnabled()
    slug = await page.getByLabel('Slug').inputValue()
    expect(await statusForVisitors()).toBe(200)
    const previewed = preview(page).locator('main')
    expect(postOf(await previewed.evaluate((element) => element.outerHTML))).toBe(
      postOf(await mainOf(visitor)),
    )
  })

  await test.step('a second version, with Ctrl S', async () => {
    await tabTo(page, content)
    await press('Control+End')
    await press('Enter')
    await press('Enter')
    await page.keyboard.type('Said in the second version.')
    await press('Control+s')
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
    await expect(content).toBeFocused()
    await statusForVisitors()
    await expect(visitor.getByText('Said in the second version.')).toBeVisible()
  })

  const versions = page.getByRole('complementary', { name: 'Versions' })

  await test.step('two versions are compared', async () => {
    await tabTo(page, page.getByRole('link', { name: 'History', exact: true }), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await hydrated(page)
    await expect(versions.getByRole('listitem')).toHaveCount(2)
    await tabTo(page, versions.getByRole('link').last())
    await press('Enter')
    await expect(page).toHaveURL(/\?version=[0-9a-f]{40}$/)
    await expect(page.getByRole('heading', { name: /compared with now/ })).toBeFocused()
    await expect(page.locator('ins', { hasText: 'Said in the second version.' })).toBeVisible()
  })

  await test.step('the first one is restored', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Restore this version' }))
    await press('Enter')
    await expect(page.getByText('Version restored', { exact: true })).toBeVisible()
    await expect(versions.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: /compared with/ })).toBeFocused()
    await statusForVisitors()
    await expect(visitor.getByText('Said in the second version.')).toHaveCount(0)
  })

  await test.step('back in the editor it is taken off the site', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Back to the post' }), 'Shift+Tab')
    await press('Enter')
    await expect(title).toBeEnabled()
    await expect(content).not.toHaveValue(/Said in the second version/)
    await tabTo(page, page.getByRole('button', { name: 'Unpublish' }))
    await press('Enter')
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
    await expect(row.getByText('Draft')).toBeVisible()
    await expect(row.getByRole('link').first()).toBeFocused()
    expect(await statusForVisitors()).toBe(404)
  })

  await test.step('deleted, and the focus is on the post that moved up', async () => {
    await tabTo(page, row.getByRole('button', { name: /^Delete/ }))
    await press('Enter')
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this blog post?',
    })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Tab')
    await press('Enter')
    await expect(page.getByText('Blog post deleted successfully!')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(rail.getByRole('listitem').first().getByRole('link').first()).toBeFocused()
  })

  await test.step('brought back', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Deleted posts' }))
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Deleted posts' })).toBeVisible()
    await hydrated(page)
    await tabTo(page, page.getByRole('button', { name: /^Bring back .*, by keyboard/ }))
    await press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'It is back' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open it .*, by keyboard/ })).toBeFocused()
    await press('Enter')
    await expect(title).toHaveValue(/, by keyboard$/)
  })

  await test.step('deleted while it is open: the focus is on the next post', async () => {
    await tabTo(page, row.getByRole('button', { name: /^Delete/ }), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Tab')
    await press('Enter')
    await expect(row).toHaveCount(0)
    await expect(rail.getByRole('listitem').first().getByRole('link').first()).toBeFocused()
  })

  await visitor.close()
  expect(faults()).toEqual([])
})
