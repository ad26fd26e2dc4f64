import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { postBody } from '#tests/helpers/post-body.ts'
import { expectAccessibleAtWidths, expectAccessibleInThemes, serveSite, test } from './site.ts'

const site = serveSite()

const text = 'Where it begins\n\nThe first paragraph says one thing.\n\nThe second says another.'
const makePost = (fields: object = {}) =>
  site.makePost('A post to edit', {
    content: text,
    description: 'A post that exists so that somebody can edit it.',
    ...fields,
  })

test('typing is there after the page is left in the middle of it', async ({ page }) => {
  const post = await makePost({ title: 'Left in the middle' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByLabel('Content', { exact: true }).fill('Something new, and nothing of it saved by hand.')
  await expect(page.getByText(/Typing kept/).first()).toBeVisible()
  await page.goto('about:blank')
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expect(page.getByText(/Your typing from today \d\d:\d\d is back\./)).toBeVisible()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/^Something new/)
  // Not at one press
  await page.getByRole('button', { name: 'Use the saved post' }).click()
  const question = page.getByRole('alertdialog', { name: 'Use the saved post?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/^Something new/)
  await page.getByRole('button', { name: 'Use the saved post' }).click()
  await question.getByRole('button', { name: 'Use the saved post' }).click()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/^Where it begins/)
})

test('a new post that is saved leaves the unfinished ones at once', async ({ page }) => {
  await site.openEditor(page, '/admin')
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('No longer unfinished')
  await page.getByLabel('Content', { exact: true }).fill('Where it begins\n\nIt goes on here.')
  await page.getByLabel('Description', { exact: true }).fill('A post that is saved while it is written.')
  await page.getByLabel('Category', { exact: true }).selectOption('Technology')
  await expect(page.getByText(/Typing kept/).first()).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/posts\//)
  const list = page.getByRole('complementary', { name: 'Blog posts' })
  await expect(list.getByRole('link', { name: 'No longer unfinished', exact: true })).toBeVisible()
  await expect(list.getByText('Not saved as a post yet')).toHaveCount(0)
})

test('without a connection the typing is kept on the device, and saved when there is one', async ({
  page,
}) => {
  const post = await makePost({ title: 'Written on a train' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.context().setOffline(true)
  await page.getByLabel('Content', { exact: true }).fill('Written in a tunnel.')
  await expect(page.getByText(/Typing kept/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
})

test('a session that ends keeps the text and asks to sign in in place', async ({ page }) => {
  const post = await makePost({ title: 'Signed out while writing' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.context().clearCookies()
  await page.getByLabel('Content', { exact: true }).fill('Typed after the session had ended.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  const { owner } = await import('#tests/helpers/server.ts')
  await dialog.getByLabel('Email').fill(owner.email)
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('Typed after the session had ended.')
})

test('two people change one paragraph: both texts, and a choice', async ({ page }) => {
  const post = await makePost({ title: 'Two at once' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page
    .getByLabel('Content', { exact: true })
    .fill('Where it begins\n\nThe first paragraph says my thing.\n\nThe second says another.')
  const theirs = await site.api('PUT', `/api/blog/posts/${post.id}`, {
    ...postBody('Two at once', text.replace('one thing', 'their thing')),
    description: 'Described by them.',
    published: false,
  })
  expect(theirs.status).toBe(200)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Two people, one text' })
  await expect(dialog.getByText('my thing')).toBeVisible()
  await expect(dialog.getByText('their thing')).toBeVisible()
  await dialog.getByRole('radio', { name: /Both/ }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/my thing[\s\S]*their thing/)
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Described by them.')
})

test('a link that leads nowhere keeps a post from being published, and leads to itself', async ({ page }) => {
  const post = await makePost({
    title: 'With a broken link',
    content: 'See our [guide](/services/google-profile) for more.',
  })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expect(page.getByText('Fix: a link leads nowhere')).toBeVisible()
  await expect(page.getByText(/Did you mean \/services\/google-business-profile\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await expect(panel.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true')
  await panel.getByRole('button', { name: 'Go to link' }).click()
  const selected = await page
    .getByLabel('Content', { exact: true })
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  expect(selected).toBe('/services/google-profile')
})

test('a post for later is scheduled, and can be taken back', async ({ page }) => {
  const post = await makePost({ title: 'Not before its time' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'Publish at a time' }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await panel.getByLabel('Date', { exact: true }).fill('2099-12-01')
  await panel.getByLabel('Time', { exact: true }).fill('08:00')
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: post.title })
  await expect(row.getByText('Scheduled')).toBeVisible()
  await expect(row.getByText('1 December 2099')).toBeVisible()
})

test('what is missing is said under its field, and the first one takes the focus', async ({ page }) => {
  await site.openEditor(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('form').getByText('Title is required', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
})

test('a search of the posts finds the unfinished ones, and no other', async ({ page }) => {
  await makePost({ title: 'A finished café' })
  await site.openEditor(page)
  const title = page.getByLabel('Title', { exact: true })
  for (const half of ['Half a café', 'Half a kiosk']) {
    await title.fill(half)
    await expect(page.getByText(/Typing kept/).first()).toBeVisible()
    await page.getByRole('button', { name: 'New post' }).click()
    await expect(title).toHaveValue('')
    // The new form takes the focus once it knows of no earlier typing
    await expect(title).toBeFocused()
  }
  const rail = page.getByRole('complementary', { name: 'Blog posts' })
  const find = page.getByRole('searchbox', { name: 'Find a post' })
  await find.fill('CAFE')
  await expect(rail.getByText('Half a café', { exact: true })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'A finished café', exact: true })).toBeVisible()
  await expect(rail.getByText('Half a kiosk', { exact: true })).toHaveCount(0)
  await find.fill('kiosk')
  await expect(rail.getByText('Half a kiosk', { exact: true })).toBeVisible()
  await expect(rail.getByText(/No post has/)).toHaveCount(0)
  await find.fill('nobody wrote this')
  await expect(rail.getByText('No post has “nobody wrote this” in its title.')).toBeVisible()
})

test('a post that goes live while it is looked at is shown as live', async ({ page }) => {
  const publishedAt = new Date(Date.now() + 60_000).toISOString()
  const post = await makePost({ title: 'Live in a minute', published: true, publishedAt })
  await page.clock.install()
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: post.title })
  const head = page.getByRole('heading', { name: 'Edit post' }).locator('..')
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(head.getByText('Scheduled', { exact: true })).toBeVisible()
  await page.clock.runFor(75_000)
  await expect(row.getByText('Published', { exact: true })).toBeVisible()
  await expect(head.getByText('Published', { exact: true })).toBeVisible()
})

test('Enter in the time field schedules, and says what is wrong with a time that has passed', async ({
  page,
}) => {
  const post = await makePost({ title: 'Scheduled by Enter' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'Publish at a time' }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await panel.getByLabel('Date', { exact: true }).fill('2020-12-01')
  await panel.getByLabel('Time', { exact: true }).fill('08:00')
  await panel.getByLabel('Time', { exact: true }).press('Enter')
  await expect(panel.getByText('That moment has passed. Choose a later one, or publish now.')).toBeVisible()
  await panel.getByLabel('Date', { exact: true }).fill('2099-12-01')
  await panel.getByLabel('Time', { exact: true }).press('Enter')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: post.title })
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
})

test('signs of Markdown that readers would see are named, and taken away by one press', async ({ page }) => {
  const post = await makePost({
    title: 'Pasted from elsewhere',
    content:
      'It begins with a paragraph.\n\n## Where it goes on\n\n> Somebody said this.\n> And this.\n\nIt is #1 of 3 > 2.',
  })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const check = page.getByRole('listitem').filter({ hasText: 'Hint: readers will see signs of Markdown' })
  await expect(check).toContainText('3 lines begin with “##” or “>”')
  await check.getByRole('button', { name: 'Go to line' }).click()
  const content = page.getByLabel('Content', { exact: true })
  const selected = await content.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe('## ')
  await check.getByRole('button', { name: 'Take the signs away' }).click()
  await expect(content).toHaveValue(
    'It begins with a paragraph.\n\nWhere it goes on\n\nSomebody said this.\nAnd this.\n\nIt is #1 of 3 > 2.',
  )
  await expect(check).toHaveCount(0)
  await expect(content).toBeFocused()
})

test('there is one count of the words, before and after Smart Extract', async ({ page }) => {
  await site.openEditor(page)
  const pasted = await readFile(path.resolve(import.meta.dirname, '../fixtures/pasted-article.txt'), 'utf8')
  await page
    .getByLabel('Content', { exact: true })
    .fill(
      `${pasted}\n\nSee [our guide](https://example.com/a/long/address?of=words) as well.\n\nRead more\n\nShare this article`,
    )
  await page.getByRole('button', { name: 'Smart Extract' }).click()
  await expect(page.getByText('Article metadata extracted successfully!')).toBeVisible()
  const counts = async () => {
    const words = await page.getByRole('form').textContent()
    return [...new Set([...(words ?? '').matchAll(/(\d+) words/g)].map(([, number]) => number))]
  }
  await expect.poll(counts).toHaveLength(1)
  const [before] = await counts()
  // Typing on changes it everywhere
  await page.getByLabel('Content', { exact: true }).press('Control+End')
  await page.keyboard.type(' Five more words stand here.')
  await expect.poll(counts).toEqual([String(Number(before) + 5)])
})

test('the editor is accessible at every width in both themes', async ({ page }) => {
  const post = await makePost({ title: 'Looked at' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expectAccessibleAtWidths(page, 'the editor', [390, 768, 1440], 900)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('label[for="publish-later"]')).toBeVisible()
  await expectAccessibleInThemes(page, 'the publish panel')
  await site.openEditor(page, '/admin')
  await expectAccessibleAtWidths(page, 'the list', [390, 768, 1440], 900)
})

test('what the list is narrowed to stands in the address, for a link and for Back', async ({ page }) => {
  await makePost({ title: 'Zebra crossings' })
  const other = await makePost({ title: 'Zebra stripes' })
  const rail = page.getByRole('complementary', { name: 'Blog posts' })
  const titles = rail.getByRole('link', { name: /^(Zebra|The call)[^(]*$/ })
  await site.openEditor(page)
  await page.getByRole('searchbox', { name: 'Find a post' }).fill('zebra')
  await expect(page).toHaveURL(/\/admin\?find=zebra$/)
  await rail.locator(`#row-${other.id}`).click()
  await expect(page).toHaveURL(`${site.origin}/admin/posts/${other.id}?find=zebra`)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Zebra stripes')
  await expect(page.getByRole('searchbox', { name: 'Find a post' })).toHaveValue('zebra')
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\?find=zebra$/)
  await expect(page.getByRole('searchbox', { name: 'Find a post' })).toHaveValue('zebra')
  // Somebody else's link, before any script
  const answer = await page.request.get(`${site.origin}/admin?find=crossings`)
  const html = await answer.text()
  expect(html).toContain('>Zebra crossings<')
  expect(html).not.toContain('>Zebra stripes<')
  expect(await titles.count()).toBeGreaterThan(0)
})

test('deleted posts are counted where their list is linked', async ({ page }) => {
  const { id } = await makePost({ title: 'Soon gone' })
  await site.openEditor(page)
  const link = page.getByRole('link', { name: /^Deleted posts/ })
  const before = Number((await link.textContent())?.match(/\d+/)?.[0])
  expect((await site.api('DELETE', `/api/blog/posts/${id}`)).status).toBe(204)
  await page.reload()
  await expect(link).toHaveText(`Deleted posts${before + 1}`)
  await link.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Soon gone' })).toBeVisible()
})
