import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { postBody } from '#tests/helpers/post-body.ts'
import { owner } from '#tests/helpers/server.ts'
import { expectAccessibleAtWidths, expectAccessibleInThemes, test, writtenSite } from './site.ts'

const site = writtenSite()

const text = 'Where it begins\n\nThe first paragraph says one thing.\n\nThe second says another.'
const makePost = (fields: object = {}) =>
  site.makePost('A post to edit', {
    content: text,
    description: 'A post that exists so that somebody can edit it.',
    ...fields,
  })

test('a new post is no longer listed as unfinished once it is saved', async ({ page }) => {
  await site.openEditor(page, '/admin')
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('form').getByText('Title is required', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
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

test('without a connection or a session, typed text is kept, and saved after signing in again', async ({
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
  await page.context().clearCookies()
  await page.getByLabel('Content', { exact: true }).fill('Typed after the session had ended.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(owner.email)
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('Typed after the session had ended.')
})

test('two people change one paragraph: both versions are shown, and both can be kept', async ({ page }) => {
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

test('a link that leads nowhere prevents publishing, and a button selects it in the text', async ({
  page,
}) => {
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

test('a search of the posts finds saved and unfinished ones by their titles', async ({ page }) => {
  await makePost({ title: 'A finished café' })
  await site.openEditor(page)
  const title = page.getByLabel('Title', { exact: true })
  for (const half of ['Half a café', 'Half a kiosk']) {
    await title.fill(half)
    await expect(page.getByText(/Typing kept/).first()).toBeVisible()
    await page.getByRole('button', { name: 'New post' }).click()
    await expect(title).toHaveValue('')
    // The new form takes the focus once it has checked for earlier drafts
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

test('Markdown signs that readers would see are named, and removed at one press', async ({ page }) => {
  const post = await makePost({
    title: 'Pasted from elsewhere',
    content:
      'It begins with a paragraph.\n\n## Where it goes on\n\n> ### Somebody said this.\n> And this.\n\nIt is #1 of 3 > 2.',
  })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const check = page.getByRole('listitem').filter({ hasText: 'Hint: readers will see Markdown symbols' })
  await expect(check).toContainText('2 lines begin with “##” or “###”')
  await check.getByRole('button', { name: 'Go to line' }).click()
  const content = page.getByLabel('Content', { exact: true })
  const selected = await content.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe('## ')
  await check.getByRole('button', { name: 'Remove the symbols' }).click()
  await expect(content).toHaveValue(
    'It begins with a paragraph.\n\nWhere it goes on\n\n> Somebody said this.\n> And this.\n\nIt is #1 of 3 > 2.',
  )
  await expect(check).toHaveCount(0)
  await expect(content).toBeFocused()
})

test('the number of words is the same everywhere, after Smart Extract and after further typing', async ({
  page,
}) => {
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
  // Further typing changes the count everywhere
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

test('the search of the list is in the address, so that a link and Back show the same', async ({ page }) => {
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
  // The server already filters the list, so a link works before any script
  const answer = await page.request.get(`${site.origin}/admin?find=crossings`)
  const html = await answer.text()
  expect(html).toContain('>Zebra crossings<')
  expect(html).not.toContain('>Zebra stripes<')
  expect(await titles.count()).toBeGreaterThan(0)
})

test('the link to the deleted posts shows how many there are', async () => {
  const { id } = await makePost({ title: 'Soon gone' })
  const count = async () =>
    Number(/Deleted posts(?:<[^>]*>|\s)*(\d+)/.exec((await site.api('GET', '/admin')).text)?.[1])
  const before = await count()
  expect((await site.api('DELETE', `/api/blog/posts/${id}`)).status).toBe(204)
  expect(await count()).toBe(before + 1)
  expect((await site.api('GET', '/admin/deleted')).text).toContain('Soon gone')
})
