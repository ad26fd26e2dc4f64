import { expect, type Page } from '@playwright/test'
import { expectAccessibleAtWidths, open, test, writtenSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

/** Deleting or unpublishing a post shows which posts link to it (R172). */

const site = writtenSite()
const create = (title: string, content = 'A text of some length.') =>
  site.makePost(title, { content, published: true })

test.beforeEach(({ context }) => site.signIn(context))

const dialogOf = (page: Page) => page.getByRole('alertdialog')

test('deleting a post lists the posts that link to it, by keyboard alone', async ({ page }) => {
  const faults = watchForFaults(page)
  const target = await create('To be deleted')
  await create('First linking', `See [what to do](/blog/${target.slug}) and go on.`)
  await create('Second linking', `Read [this](/posts/${target.slug}.html), and [this](/pricing).`)
  const long = 'averylongwordthatnobodywouldwrite'.repeat(4)
  await create(long, `See [${long}](/blog/${target.slug}).`)
  await open(page, `${site.origin}/admin`)
  await page.getByRole('button', { name: /^Delete.*To be deleted/ }).press('Enter')

  const dialog = dialogOf(page)
  const list = dialog.getByRole('list', { name: /^3 posts link to this post/ })
  await expect(list.getByRole('link')).toHaveText([/^avery/, /^Second linking/, /^First linking/])
  await expect(list.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessibleAtWidths(page, 'posts that link here', [390, 1440])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await dialog.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, String(width)).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Blog post deleted successfully!').first()).toBeVisible()
  await expect(dialog).toBeHidden()

  await open(page, `${site.origin}/admin`)
  await page.getByRole('button', { name: /^Delete.*First linking/ }).press('Enter')
  await expect(dialog.getByText('“First linking” leaves the site at once.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  expect(faults()).toEqual([])
})

test('unpublishing lists the posts that link to it, and asks nothing if there are none', async ({ page }) => {
  const target = await create('Well linked')
  const other = await create('Linking', `See [it](${site.origin}/blog/${target.slug}?from=x#end).`)
  const unpublish = page.getByRole('button', { name: 'Unpublish' }).filter({ visible: true })
  const dialog = dialogOf(page)
  const isPublished = async (slug: string) => (await site.api('GET', `/api/blog/slug/${slug}`)).json.published

  await open(page, `${site.origin}/admin/posts/${target.id}`)
  await unpublish.click()
  await expect(dialog.getByRole('link', { name: /^Linking/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await isPublished(target.slug)).toBe(true)
  await unpublish.click()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Visitors no longer see it.').first()).toBeVisible()
  expect(await isPublished(target.slug)).toBe(false)

  await open(page, `${site.origin}/admin/posts/${other.id}`)
  // The checklist lists the link that is now dead
  await expect(page.getByText('“Well linked”').first()).toBeVisible()
  await unpublish.click()
  await expect(page.getByText('Visitors no longer see it.').first()).toBeVisible()
  expect(await isPublished(other.slug)).toBe(false)
})
