import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { expectAccessible, expectNoSidewaysScroll, open, themes } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

/** What staff are asked about the links to a post that goes or moves (R175). */

let folders: Folders
let server: RunningServer
let cookie: string

const input = (title: string, content = 'A text of some length.') => ({
  title,
  content,
  description: 'What a missed call costs.',
  category: 'Small Business',
  readTime: '5 min read',
  published: true,
})

test.beforeAll(async () => {
  folders = await makeFolders()
  server = await startServer({ folders })
  cookie = await signIn(server.origin)
})
test.afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const api = async (method: string, address: string, body?: unknown) =>
  (await send(method, `${server.origin}${address}`, { cookie, ...(body !== undefined && { body }) })).json

const create = (title: string, content?: string): Promise<{ id: string; slug: string; content: string }> =>
  api('POST', '/api/blog/posts', input(title, content))

const contentOf = async (slug: string): Promise<string> =>
  (await api('GET', `/api/blog/slug/${slug}`)).content

async function asStaff(context: BrowserContext): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2)
  await context.addCookies([{ name, value, url: server.origin }])
}

const dialogOf = (page: Page) => page.getByRole('alertdialog')
const toast = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

test('deleting a post that others link to asks what becomes of the links, by keyboard alone', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page)
  await asStaff(context)
  const target = await create('To be deleted')
  const other = await create('Another one')
  await create('First linking', `See [what to do](/blog/${target.slug}) and go on.`)
  await create('Second linking', `Read [this](/posts/${target.slug}.html), and [this](/pricing).`)
  await open(page, `${server.origin}/admin`)
  await page.getByRole('button', { name: /^Delete.*To be deleted/ }).focus()
  await page.keyboard.press('Enter')

  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: '2 posts link to it' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Take the links away' })).toBeFocused()
  await expect(dialog.getByText('“what to do”')).toBeVisible()
  const link = dialog.getByRole('link', { name: /^First linking/ })
  await expect(link).toHaveAttribute('target', '_blank')

  // Nothing typed, and then an address that leads nowhere
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Lead them to another page' })).toBeChecked()
  await page.keyboard.press('Enter')
  const address = dialog.getByLabel('Address')
  await expect(address).toBeFocused()
  await expect(dialog.getByText('Give an address such as')).toBeVisible()
  await page.keyboard.type('/blog/nowhere')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('/blog/nowhere leads to no page of this site')).toBeVisible()
  expect((await api('GET', `/api/blog/slug/${target.slug}`)).title).toBe('To be deleted')

  await address.fill(`/blog/${other.slug}`)
  await page.keyboard.press('Enter')
  await toast(page, 'Blog post deleted successfully!')
  await toast(page, '2 other posts were changed with it.')
  await expect(dialog).toBeHidden()
  expect(await contentOf('first-linking')).toBe('See [what to do](/blog/another-one) and go on.')
  expect(await contentOf('second-linking')).toBe('Read [this](/blog/another-one), and [this](/pricing).')

  // What nobody links to is deleted with the question of always
  await create('Alone')
  await open(page, `${server.origin}/admin`)
  await page.getByRole('button', { name: /^Delete.*Alone/ }).press('Enter')
  await expect(dialog.getByText('“Alone” leaves the site at once.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Blog post deleted successfully!')
  // The browser reports the answer that refused an address
  expect(faults().filter((fault) => !fault.includes('status of 400'))).toEqual([])
})

test('unpublishing and renaming ask, and a save that does neither does not', async ({ page, context }) => {
  await asStaff(context)
  const target = await create('Well linked')
  await create('Linking', `See [it](${server.origin}/blog/${target.slug}?from=x#end).`)
  const address = `${server.origin}/admin/posts/${target.id}`
  const dialog = dialogOf(page)

  await open(page, address)
  await page.getByLabel('Description', { exact: true }).fill('Another description.')
  await page.getByRole('button', { name: 'Update' }).filter({ visible: true }).click()
  await toast(page, 'Blog post updated successfully!')

  await open(page, address)
  await page.getByLabel('Slug', { exact: true }).fill('better-name')
  await page.getByRole('button', { name: 'Update' }).filter({ visible: true }).click()
  await expect(dialog.getByRole('heading', { name: 'One post links to it' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect((await api('GET', `/api/blog/slug/${target.slug}`)).id).toBe(target.id)
  await page.getByRole('button', { name: 'Update' }).filter({ visible: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Write the new address' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'One other post was changed with it.')
  expect(await contentOf('linking')).toBe(`See [it](${server.origin}/blog/better-name?from=x#end).`)

  await open(page, address)
  await page.getByRole('button', { name: 'More ways to publish' }).filter({ visible: true }).click()
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Unpublish' }).click()
  await expect(dialog.getByRole('radio', { name: 'Leave them' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Take the links away' }).check()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await toast(page, 'Visitors no longer see it. One other post was changed with it.')
  expect(await contentOf('linking')).toBe('See it.')
  expect((await api('GET', '/api/blog/slug/better-name')).published).toBe(false)

  // Each post's history tells its own part
  const linking = (await api('GET', '/api/blog/slug/linking')).id
  await open(page, `${server.origin}/admin/posts/${linking}/history`)
  await expect(page.getByText('Links to “Well linked” changed with it').first()).toBeVisible()
  await expect(page.getByText('Taken off the site')).toHaveCount(0)
  await open(page, `${address}/history`)
  await expect(page.getByText('Taken off the site').first()).toBeVisible()
})

test('the question is accessible and fits at any width, in both themes', async ({ page, context }) => {
  await asStaff(context)
  const target = await create('Linked by many')
  const long = 'averylongwordthatnobodywouldwrite'.repeat(4)
  for (let at = 0; at < 8; at++) await create(`${long} ${at}`, `See [${long}](/blog/${target.slug}).`)
  await open(page, `${server.origin}/admin`)
  await page.getByRole('button', { name: /^Delete.*Linked by many/ }).press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'Lead them to another page' }).check()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('Give an address such as')).toBeVisible()
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${theme} ${width}`)
      await expectNoSidewaysScroll(page, width)
      const box = await dialog.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width, `${theme} ${width}`).toBe(true)
      // Nothing but the question can be scrolled to
      const rest = await dialog.evaluate((element) => {
        const last = element.querySelector('form')?.getBoundingClientRect().bottom ?? 0
        return element.scrollHeight - element.scrollTop - (last - element.getBoundingClientRect().top)
      })
      expect(rest, `${theme} ${width}`).toBeLessThan(40)
    }
  }
})
