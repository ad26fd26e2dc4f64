import { expect, type Page } from '@playwright/test'
import { expectAccessibleInThemes, test, writtenSite } from './site.ts'

const site = writtenSite()

const makePost = ({ title, ...fields }: { title: string } & Record<string, unknown>) =>
  site.makePost(title, {
    content: 'Where it begins\n\nThe first paragraph says one thing.\n\nThe second says another.',
    description: 'A post that exists so that somebody can set its end.',
    ...fields,
  })

const rowOf = (page: Page, title: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: title })

test('a start and an end are checked, saved with Enter, and shown in the list', async ({ page }) => {
  const post = await makePost({ title: 'Offer of the season' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'Publish at a time' }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await panel.getByLabel('Date', { exact: true }).fill('2020-12-01')
  await panel.getByLabel('Time', { exact: true }).fill('08:00')
  await panel.getByLabel('Time', { exact: true }).press('Enter')
  await expect(panel.getByText('That moment has passed. Choose a later one, or publish now.')).toBeVisible()
  await panel.getByLabel('Date', { exact: true }).fill('2099-12-01')
  const ends = panel.getByRole('checkbox', { name: 'Take it off the site at a time' })
  await ends.focus()
  await page.keyboard.press('Space')
  await expect(ends).toBeChecked()
  await expectAccessibleInThemes(page, 'the publish panel')
  await panel.getByLabel('End date').fill('2099-12-01')
  await panel.getByLabel('End time').fill('08:00')
  await panel.getByLabel('End time').press('Enter')
  await expect(panel.getByText('The post has to go live first. Choose a later end.')).toBeVisible()
  await expect(panel.getByLabel('End time')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel('End date').fill('2099-12-24')
  await panel.getByLabel('End time').press('Enter')
  await expect(page.getByText(/It leaves the site on 24 December 2099 at 08:00\./)).toBeVisible()
  const row = rowOf(page, post.title)
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(row.getByText('1 December 2099, until 24 December 2099')).toBeVisible()

  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Unschedule' }).first().click()
  await expect(page.getByText('It is a draft again, and will not go live.')).toBeVisible()
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
})

test('the end of a live post is set, and removed again', async ({ page }) => {
  const post = await makePost({ title: 'Live for now', published: true })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await panel.getByLabel('Take it off the site at a time').check()
  await panel.getByLabel('End date').fill('2099-12-24')
  await panel.getByLabel('End time').fill('18:00')
  await panel.getByRole('button', { name: 'Update' }).click()
  await expect(rowOf(page, post.title).getByText(/, until 24 December 2099$/)).toBeVisible()

  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await expect(panel.getByText('It leaves the site on 24 December 2099 at 18:00.')).toBeVisible()
  await expect(panel.getByLabel('End date')).toHaveValue('2099-12-24')
  await panel.getByLabel('Take it off the site at a time').uncheck()
  await panel.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(rowOf(page, post.title)).not.toContainText('until')
})

test('an open editor shows when its post goes live and when it ends, and a later end brings the post back', async ({
  page,
}) => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
  const times = { publishedAt: at(60), publishedUntil: at(120) }
  const post = await makePost({ title: 'Over in a moment', published: true, ...times })
  await page.clock.install()
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const row = rowOf(page, post.title)
  const head = page.getByRole('heading', { name: 'Edit post' }).locator('..')
  await expect(row.getByText(/, until today \d\d:\d\d$/)).toBeVisible()
  for (const state of ['Scheduled', 'Published', 'Ended']) {
    await expect(row.getByText(state, { exact: true })).toBeVisible()
    await expect(head.getByText(state, { exact: true })).toBeVisible()
    await page.clock.runFor(65_000)
  }
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await expect(panel.getByText(/^It left the site today at \d\d:\d\d\.$/)).toBeVisible()
  await expect(
    panel.getByText(/That moment has passed\. Choose a later one, or let the post stay\./),
  ).toBeVisible()
  await panel.getByLabel('End date').fill('2099-12-24')
  await panel.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(row.getByText('Ended', { exact: true })).toHaveCount(0)
})
