import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessibleAtWidths, open, sharedSite, test, writtenSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = writtenSite()
const untouched = sharedSite()
const { api } = site
let post: { id: string; slug: string }

const opening = 'A client books on the bus, with one thumb.'
const middle = [
  'Names can wait.',
  'Ask for the name at the end.',
  'Write the price beside the hour.',
  'Say so.',
]
const input = {
  title: 'Booking pages',
  description: 'Every extra question costs you a booking.',
  category: 'Small Business',
  readTime: '5 min read',
  published: true,
  content: [opening, ...middle, 'In conclusion, booking pages matter.'].join('\n\n'),
}
const rewritten = {
  ...input,
  title: 'What a booking page asks',
  content: ['A client books on the train, with one thumb.', ...middle].join('\n\n'),
}

test.beforeEach(async ({ context }) => {
  await site.signIn(context)
  post = (await api('POST', '/api/blog/posts', input)).json
  await api('PUT', `/api/blog/posts/${post.id}`, rewritten)
})

const historyAddress = () => `${site.origin}/admin/posts/${post.id}/history`

test('by keyboard alone, a version is compared and restored', async ({ page }) => {
  const faults = watchForFaults(page)
  await open(page, historyAddress())
  const list = page.getByRole('complementary', { name: 'Versions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText('On the site now')).toBeVisible()

  await list.getByRole('link', { name: 'Published' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?version=[0-9a-f]{40}$/)
  await expect(page.getByRole('heading', { name: /compared with now/ })).toBeFocused()
  await expect(page.locator('del', { hasText: 'bus' })).toBeVisible()
  await expect(page.locator('ins', { hasText: 'train' })).toBeVisible()
  await expect(page.getByText('1 field and 2 paragraphs changed')).toBeVisible()

  const fold = page.getByText('2 paragraphs unchanged')
  await expect(page.getByText('Names can wait.')).toBeVisible()
  await expect(page.getByText('Ask for the name at the end.')).toBeHidden()
  await fold.click()
  await expect(page.getByText('Ask for the name at the end.')).toBeVisible()

  const panel = page.getByRole('complementary', { name: /^If you restore/ })
  await panel.getByRole('button', { name: 'Restore this version' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version restored', { exact: true })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('link', { name: /^Restored to the version of today/ })).toBeVisible()

  const { json } = await api('GET', `/api/blog/slug/${post.slug}`)
  expect(json).toMatchObject({ title: input.title, content: input.content, published: true })
  expect(faults()).toEqual([])
})

test('restoring without a connection, or after somebody else has saved, says so and changes nothing', async ({
  page,
}) => {
  await open(page, historyAddress())
  await api('PUT', `/api/blog/posts/${post.id}`, { ...rewritten, title: 'Saved by somebody else' })
  await page.route('**/restore', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('No connection. Nothing was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Somebody has saved this post in the meantime' })
  await expect(alert).toBeVisible()
  expect((await api('GET', `/api/blog/slug/${post.slug}`)).json.title).toBe('Saved by somebody else')
  await alert.getByRole('button', { name: 'Show the newest version' }).click()
  await expect(page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)
  await expect(alert).toHaveCount(0)
})

test('a version is opened as a draft, but does not replace unsaved typing', async ({ page }) => {
  await open(page, historyAddress())
  await page.getByRole('button', { name: 'Open it as a draft instead' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin/posts/${post.id}`)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(input.title)
  expect((await api('GET', `/api/blog/slug/${post.slug}`)).json.title).toBe(rewritten.title)
  await open(page, historyAddress())
  await page.getByRole('button', { name: 'Open it as a draft instead' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have unsaved changes in this post' }),
  ).toBeVisible()
})

test('a push and an edit by hand are listed as changes from outside', async ({ page }) => {
  const file = path.join(site.contentDir, 'posts', `${post.slug}.md`)
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Sam Keller', '-c', 'user.email=sam@example.com', ...parameters], {
      cwd: site.contentDir,
    })
  await writeFile(file, (await readFile(file, 'utf8')).replace('Say so.', 'Say so at once.'))
  git('commit', '-qm', 'Fix a sentence', '--', file)
  await writeFile(file, (await readFile(file, 'utf8')).replace('Say so at once.', 'Say so by hand.'))
  await expect
    .poll(async () => (await api('GET', `/api/blog/slug/${post.slug}`)).json.content)
    .toContain('Say so by hand.')
  await open(page, historyAddress())
  const list = page.getByRole('complementary', { name: 'Versions' })
  const [byHand, pushed] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)]
  await expect(byHand).toContainText('Edited by hand, not a version yet')
  await expect(pushed).toContainText('Fix a sentence')
  await expect(pushed).toContainText('Sam Keller, today')
  await expect(pushed).toContainText('From outside, by git push')
  await expect(page.locator('ins', { hasText: 'by hand' })).toBeVisible()
})

test('without script, the history can be read and two versions compared', async ({ browser }) => {
  const page = await site.staffPage(browser, { javaScriptEnabled: false })
  await page.goto(historyAddress())
  await expect(page.locator('del', { hasText: 'bus' })).toBeVisible()
  await page.getByText('2 paragraphs unchanged').click()
  await expect(page.getByText('Ask for the name at the end.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\?version=[0-9a-f]{40}&with=current$/)
  await expect(page.locator('ins', { hasText: 'train' })).toBeVisible()
  await expect(page.getByText('Restoring needs JavaScript. Reading works without it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeHidden()
  await page.context().close()
})

test('a deleted post can still be read, is listed with who deleted it and when, and is brought back', async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await api('DELETE', `/api/blog/posts/${post.id}`)
  await open(page, historyAddress())
  await expect(page.getByText(/^Deleted by Owner, today/)).toBeVisible()
  await expect(page.locator('ins', { hasText: 'train' })).toBeVisible()
  // Another post gets its address before it is restored
  await api('POST', '/api/blog/posts', { ...rewritten, slug: post.slug, published: false })
  await open(page, `${site.origin}/admin/deleted`)
  const row = page.getByRole('listitem').filter({ hasText: rewritten.title })
  await expect(row).toContainText(/Owner, today \d\d:\d\d/)
  await expect(row).toContainText(`Comes back as /blog/${post.slug}-2`)
  await expect(row).toContainText('Visitors see it again at once.')
  await row.getByRole('button', { name: `Bring back ${rewritten.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('status')).toContainText('It is back')
  await expect(row.getByRole('link', { name: `Open it ${rewritten.title}` })).toBeFocused()
  const back = await fetch(`${site.origin}/blog/${post.slug}-2`)
  expect(back.status).toBe(200)
  await page.reload()
  await expect(row).toHaveCount(0)
  expect((await untouched.api('GET', '/admin/deleted')).text).toContain('Nothing has been deleted')
  expect(faults()).toEqual([])
})

test('without the network, choosing a version leaves the page as it is', async ({ page, context }) => {
  await open(page, historyAddress())
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Published' }).click()
  await expect(page.getByText('No connection. What is on this page stays')).toBeVisible()
  await expect(page.locator('ins', { hasText: 'train' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Published' }).click()
  await expect(page).toHaveURL(/\?version=/)
  await expect(page.getByText('No connection. What is on this page stays')).toHaveCount(0)
})

test('two texts of nearly the longest length are compared', async ({ page }) => {
  const long = (word: string) =>
    Array.from(
      { length: 1400 },
      (_, at) => `Paragraph ${at} says ${word} about booking pages, at some length. ${'So. '.repeat(16)}`,
    )
      .join('\n\n')
      .slice(0, 199_000)
  await api('PUT', `/api/blog/posts/${post.id}`, { ...input, content: long('much') })
  await api('PUT', `/api/blog/posts/${post.id}`, { ...input, content: long('nothing') })
  await open(page, historyAddress())
  await expect(page.getByText(/^There are many differences/)).toBeVisible()
  await expect(page.locator('ins', { hasText: 'nothing' }).first()).toBeVisible()
})

test('history and deleted posts are accessible and fit at every width, in both themes', async ({ page }) => {
  const fits = (state: string) => expectAccessibleAtWidths(page, state, [390, 1440], 900)
  const { json: other } = await api('POST', '/api/blog/posts', { ...input, title: 'Goes away' })
  await api('DELETE', `/api/blog/posts/${other.id}`)
  await open(page, historyAddress())
  await fits('versions')
  await page.getByRole('link', { name: 'Published' }).click()
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeAttached()
  await page.getByText('2 paragraphs unchanged').click()
  await fits('comparison')
  await open(page, `${site.origin}/admin/deleted`)
  await fits('deleted posts')
})

test('on a phone either the list or the comparison is shown', async ({ browser }) => {
  const page = await site.staffPage(browser, { viewport: { width: 390, height: 800 } })
  await open(page, historyAddress())
  await expect(page.getByRole('navigation', { name: 'Studio, bottom' })).toBeVisible()
  await page.getByRole('link', { name: 'Published' }).click()
  await expect(page.getByRole('link', { name: 'Published' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Studio, bottom' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See what restoring does' }).click()
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeInViewport()
  await page.getByRole('link', { name: 'Back to the versions' }).click()
  await expect(page.getByRole('link', { name: 'Published' })).toBeVisible()
  await page.context().close()
})
