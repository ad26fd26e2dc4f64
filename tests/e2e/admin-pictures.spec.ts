import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { jpegOf } from '#tests/helpers/pictures.ts'
import { uploadPicture } from '#tests/helpers/server.ts'
import { expectAccessible, expectAccessibleAtWidths, hold, open, test, writtenSite } from './site.ts'

// Pictures in the editor: chosen, pasted, dropped; and a file that somebody broke by hand.

const site = writtenSite()

const makePost = (fields: object = {}) =>
  site.makePost('A post with pictures', {
    content: 'The first paragraph says one thing.\n\nThe second says another.',
    description:
      'A post that exists so that somebody can put pictures into it, and see what becomes of them there.',
    ...fields,
  })

const jpeg = (width = 300, height = 200) => jpegOf(width, height, '#b4452a')

const upload = async (filename: string, bytes: Buffer) =>
  (await uploadPicture(site.origin, await site.cookie(), bytes, filename)).path

const content = (page: Page) => page.getByLabel('Content', { exact: true })
/** The two characters before the selection. */
const selected = (page: Page) =>
  content(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(0, area.selectionStart).slice(-2))

/** Pastes or drops files on the content, with the events of a browser. */
async function give(
  page: Page,
  kind: 'paste' | 'drop',
  files: { name: string; type: string; bytes: Buffer }[],
) {
  const given = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }))
  await content(page).evaluate(
    (area, { kind, given }) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const options = { bubbles: true, cancelable: true }
      area.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    { kind, given },
  )
}

test('a picture from Media is found by its name and chosen as the cover', async ({ page }) => {
  const path = await upload('harbour-at-dawn.jpg', await jpeg())
  await upload('another-one.jpg', await jpeg())
  const post = await makePost({ title: 'A cover from Media' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'From Media', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose the featured image' })
  await dialog.getByLabel('Find a picture').fill('HARBOUR')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleAtWidths(page, 'the pictures', [320, 768, 1440], 900)
  await dialog.getByRole('button', { name: /harbour-at-dawn/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('What the picture shows')).toBeFocused()
  await page.getByLabel('What the picture shows').fill('A harbour at dawn')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  const saved = await site.api('GET', `/api/blog/slug/${post.slug}`)
  expect([saved.json.image, saved.json.imageAlt]).toEqual([path, 'A harbour at dawn'])
})

test('a picture is inserted at the cursor, described, and shown to visitors', async ({ page }) => {
  const path = await upload('workshop.jpg', await jpeg(1500, 1000))
  const post = await makePost({ title: 'A picture in the text' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await content(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Put a picture into the text' })
  await dialog.getByRole('button', { name: /workshop/ }).click()
  await expect(content(page)).toHaveValue(
    `The first paragraph says one thing.\n\n![](${path})\n\nThe second says another.`,
  )
  await expect(page.getByText('Fix: a picture in the text is not described')).toBeVisible()
  await expect.poll(() => selected(page)).toBe('![')
  await page.keyboard.type('A workshop with its door open')
  await expect(page.getByText('Fix: a picture in the text is not described')).toBeHidden()
  const preview = page.frameLocator('iframe')
  const shown = preview.getByRole('img', { name: 'A workshop with its door open' })
  await expect(shown).toHaveAttribute('width', '1500')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  await page.goto(`${site.origin}/blog/${post.slug}`)
  const picture = page.getByRole('img', { name: 'A workshop with its door open' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/variants/')
})

test('pasted or dropped pictures are uploaded and inserted; another file is refused', async ({ page }) => {
  const post = await makePost({ title: 'Given' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const files = [
    { name: 'image', type: 'image/jpeg', bytes: await jpeg() },
    { name: 'second.jpg', type: 'image/jpeg', bytes: await jpeg(400, 800) },
  ]
  for (const kind of ['paste', 'drop'] as const) {
    await content(page).focus()
    await page.keyboard.press('Control+End')
    await give(page, kind, files)
    await expect(content(page)).toHaveValue(
      /another\.\n\n!\[\]\(\/public-objects\/blog\/[0-9a-f]{24}\.(?:jpg|jpeg)\)\n\n!\[\]\(\/public-objects\/blog\/[0-9a-f]{24}\.jpg\)$/,
    )
    await expect(page.getByText('Fix: a picture in the text is not described')).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(content(page)).toHaveValue(/another\.$/)
  }
  // A file that is not a picture is refused with a message, and the browser does not navigate to it
  await give(page, 'drop', [{ name: 'notes.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }])
  await expect(page.getByText(/^Invalid file type/).first()).toBeVisible()
  await expect(content(page)).toHaveValue(/another\.$/)
  const prevented = await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }))
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
    document.querySelector('aside')?.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(prevented).toBe(true)
})

test('what is written during an upload stays, and so does the cursor', async ({ page }) => {
  const post = await makePost({ title: 'Writing on' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const { release } = await hold(page, /\/public-objects\/blog\//)
  await content(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await give(page, 'paste', [{ name: 'slow.jpg', type: 'image/jpeg', bytes: await jpeg() }])
  await expect(page.getByText('Uploading 1 picture…')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Written meanwhile')
  release()
  await expect(content(page)).toHaveValue(
    /one thing\.\n\n!\[\]\(.*\)\n\nThe second says another\. Written meanwhile$/,
  )
  await page.keyboard.type(', and on.')
  await expect(content(page)).toHaveValue(/Written meanwhile, and on\.$/)
})

test('what is typed at the moment a picture is inserted goes where the cursor is', async ({ page }) => {
  const post = await makePost({ title: 'Writing at once' })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await content(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  const { release } = await hold(page, /\/public-objects\/blog\//)
  await give(page, 'paste', [{ name: 'slow.jpg', type: 'image/jpeg', bytes: await jpeg() }])
  await expect(page.getByText('Uploading 1 picture…')).toBeVisible()
  await page.keyboard.press('Control+End')
  await content(page).evaluate((area) => {
    const type = () => queueMicrotask(() => document.execCommand('insertText', false, ' At once'))
    area.addEventListener('input', type, { once: true })
  })
  release()
  await expect(content(page)).toHaveValue(/another\. At once$/)
  await page.keyboard.type(', and on.')
  await expect(content(page)).toHaveValue(/another\. At once, and on\.$/)
})

test('a picture that is not there is reported in the editor', async ({ page }) => {
  const post = await makePost({
    title: 'Nothing there',
    content: 'Text.\n\n![A van](/public-objects/blog/000000000000000000000000.jpg)',
  })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expect(page.getByText('Fix: a picture in the text is not there')).toBeVisible()
  await content(page).fill('Text.\n\n![A van](/public-objects/blog/111111111111111111111111.jpg "A caption")')
  await expect(page.getByText(/There is no picture at .*1111\.jpg/)).toBeVisible()
  // Its long address fits on a phone
  await page.setViewportSize({ width: 390, height: 844 })
  for (const control of [page.getByRole('button', { name: 'Smart Extract' }), content(page)]) {
    const box = await control.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('a picture ticked as decorative needs no description', async ({ page }) => {
  const image = await upload('front.jpg', await jpeg())
  const post = await makePost({ title: 'Decorated', image })
  await site.openEditor(page, `/admin/posts/${post.id}`)
  await expect(page.getByText('the picture is not described')).toBeVisible()
  const described = page.getByLabel('What the picture shows', { exact: true })
  const tick = page.getByRole('checkbox', { name: 'It is only decorative' })
  await described.fill('A shop front')
  await tick.check()
  await expect(described).toHaveValue('-')
  await expect(page.getByText('the picture is not described')).toBeHidden()
  await expectAccessible(page, 'decorative')
  await tick.uncheck()
  await expect(described).toHaveValue('A shop front')
  await tick.check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  const saved = await site.api('GET', `/api/blog/slug/${post.slug}`)
  expect(saved.json.imageAlt).toBe('-')
})

test('a picture is deleted in Media, and the version that shows it is restored without it', async ({
  page,
}) => {
  const image = await upload('oven.jpg', await jpeg())
  const post = await makePost({ title: 'With an oven', image, imageAlt: 'An oven' })
  const body = { title: 'With an oven', content: 'Words.', description: 'On ovens.', category: 'Technology' }
  const without = { ...body, readTime: '1 min read', image: null, imageAlt: null }
  await site.api('PUT', `/api/blog/posts/${post.id}`, without)
  const id = image.slice('/public-objects/'.length)
  await site.openEditor(page)
  await open(page, `${site.origin}/admin/media?image=${encodeURIComponent(id)}`)
  await page.getByRole('button', { name: 'Delete picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete oven.jpg?' })
  await expect(dialog.getByText('an earlier version of a post does not bring it back')).toBeVisible()
  await expectAccessible(page, 'deleting')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('oven.jpg has left the site.')).toBeVisible()
  expect((await fetch(site.origin + image)).status).toBe(404)

  const { json } = await site.api('GET', `/api/blog/posts/${post.id}/history`)
  await open(page, `${site.origin}/admin/posts/${post.id}/history?version=${json.at(-1).commit}`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('A picture was deleted for good and cannot come back.').first()).toBeVisible()
})

test('a file broken by hand is reported, and replaced only after confirmation', async ({ page }) => {
  const post = await makePost({ title: 'Edited by hand' })
  const file = path.join(site.contentDir, 'posts', `${post.slug}.md`)
  const text = (await readFile(file, 'utf8')).replace('category: Technology', 'category: Cooking')
  await writeFile(file, text)
  // While it is being written, the file may be read empty: that is another fault
  await expect.poll(async () => (await site.api('GET', '/admin')).text).toContain('Category must be one of')
  await site.openEditor(page, `/admin/posts/${post.id}`)
  const rail = page.getByRole('complementary')
  await expect(rail.getByText(/^category: Category must be one of/)).toBeVisible()
  await expect(page.getByText(/posts\/edited-by-hand\.md was edited by hand and has a fault/)).toBeVisible()
  await content(page).fill('Written in the studio.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog', { name: 'Replace a file that was edited by hand?' })
  await expect(dialog.getByText(/Category must be one of/)).toBeVisible()
  await expectAccessible(page, 'the question')
  await dialog.getByRole('button', { name: 'Back to my text' }).click()
  expect(await readFile(file, 'utf8')).toBe(text)
  await expect(content(page)).toHaveValue('Written in the studio.')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: 'Replace the file' }).click()
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible()
  expect(await readFile(file, 'utf8')).toContain('Written in the studio.')
  await expect(rail.getByText(/has a fault/)).toBeHidden()
})
