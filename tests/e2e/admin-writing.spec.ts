import { buffer } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import { ZipFile } from 'yazl'
import { pngOf } from '#tests/helpers/pictures.ts'
import { expectAccessible, expectAccessibleInThemes, open, test, writtenSite } from './site.ts'

// Writing as in a document: pasted text keeps its structure, and a toolbar inserts the markup (R350, R351).

const site = writtenSite()
let page: Page
test.beforeEach(async ({ browser }) => {
  page = await site.staffPage(browser)
  await open(page, `${site.origin}/admin`)
  await expect(content()).toBeEnabled()
})
test.afterEach(() => page.context().close())

const content = () => page.getByLabel('Content')
const bar = () => page.getByRole('toolbar', { name: 'Formatting' })

/** A paste with both clipboard formats, as browsers send it. */
const paste = (html: string, plain: string) =>
  content().evaluate(
    (area, [html, plain]) => {
      area.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html ?? '')
      clipboardData.setData('text/plain', plain ?? '')
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain],
  )

const fromDocs = async () =>
  `<b style="font-weight:normal" id="docs-internal-guid-1"><h1>Why Sundays matter</h1><p><span style="font-weight:700">Most</span> people call on a Sunday, and nobody answers them.</p><ul><li>Are you open?</li><li>Can I book?</li></ul><img alt="A dot" src="data:image/png;base64,${(await pngOf(8, 8)).toString('base64')}"><img src="https://pictures.example/a.png"></b>`

/** A title with Word's style name in another language, and a sentence with a bold word. */
async function wordDocument(): Promise<Buffer> {
  const zip = new ZipFile()
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${xml}`), name)
  const open = 'http://schemas.openxmlformats.org'
  add(
    '[Content_Types].xml',
    `<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  )
  add(
    '_rels/.rels',
    `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  add(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  )
  add(
    'word/styles.xml',
    `<w:styles xmlns:w="${open}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Titolo"><w:name w:val="Title"/></w:style></w:styles>`,
  )
  add(
    'word/document.xml',
    `<w:document xmlns:w="${open}/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:pStyle w:val="Titolo"/></w:pPr><w:r><w:t>Why Sundays matter</w:t></w:r></w:p><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Most</w:t></w:r><w:r><w:t xml:space="preserve"> people call on a Sunday, and nobody answers.</w:t></w:r></w:p></w:body></w:document>`,
  )
  zip.end()
  return buffer(zip.outputStream)
}

test('a document is pasted with its structure and its pictures; one Undo takes it back', async () => {
  await paste(await fromDocs(), 'Why Sundays matter')
  const pasted =
    /^Why Sundays matter\n\n\*\*Most\*\* people .*\n\n- Are you open\?\n- Can I book\?\n\n!\[A dot\]\(\/public-objects\/blog\/[\w-]+\.png\)$/
  await expect(content()).toHaveValue(pasted)
  const notice = page.getByRole('status').filter({ hasText: 'Not everything could be kept' })
  await expect(notice).toContainText('picture 1 was left out: https://pictures.example/a.png')
  await expect(notice).toContainText('download the document as Word (.docx), and drop that file on the text')
  // The notice is above the text, however long the text is
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  expect(await top(notice)).toBeLessThan(await top(content()))
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Use this for Title' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Why Sundays matter')
  await expectAccessible(page, 'the pasted article')
  await content().focus()
  await page.keyboard.press('Control+z')
  await expect(content()).toHaveValue('')
})

test('a dropped Word document is inserted, and one that cannot be read is named', async () => {
  const drop = (bytes: string, name: string) =>
    content().evaluate(
      (area, [bytes, name]) => {
        const data = new DataTransfer()
        const file = Uint8Array.from(atob(bytes ?? ''), (sign) => sign.charCodeAt(0))
        data.items.add(new File([file], name ?? ''))
        area.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      [bytes, name],
    )
  await drop((await wordDocument()).toString('base64'), 'sundays.docx')
  await expect(content()).toHaveValue(
    'Why Sundays matter\n\n**Most** people call on a Sunday, and nobody answers.',
  )
  await drop('bm8gemlw', 'broken.docx')
  await expect(page.getByRole('alert').filter({ hasText: 'broken.docx could not be read' })).toBeVisible()
})

test('a document pasted again while it is being converted is inserted once', async () => {
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/blog/paste', async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  const once = () => paste('<p>Text, with <b>words</b>.</p>', 'Text, with words.')
  await once()
  await once()
  answer()
  await expect(content()).toHaveValue('Text, with **words**.')
  expect(asked).toHaveLength(1)
  await once()
  await expect(content()).toHaveValue('Text, with **words**.Text, with **words**.')
})

test('a web address pasted over selected words makes them a link', async () => {
  await content().fill('Read our prices now')
  await content().evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 15))
  await paste('', 'https://example.com/prices')
  await expect(content()).toHaveValue('Read [our prices](https://example.com/prices) now')
})

test('without the server, the plain text is pasted, and a notice says so', async () => {
  await page.route('**/api/blog/paste', (route) => route.abort())
  await paste('<h1>Heading</h1><p>Text</p>', 'Heading\nText')
  await expect(content()).toHaveValue('Heading\nText')
  await expect(page.getByRole('alert').filter({ hasText: 'Pasted as plain text' })).toBeVisible()
})

test('toolbar, shortcuts and lists work by keyboard alone', async () => {
  await content().focus()
  await page.keyboard.type('we answer every call')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await page.keyboard.press('Control+b')
  await expect(content()).toHaveValue('we answer every **call**')
  await expect(bar().getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('by phone')
  // The toolbar is one tab stop, with arrow keys inside
  await bar().getByRole('button', { name: 'Heading' }).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(bar().getByRole('button', { name: 'Bulleted list' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('by post')
  await expect(content()).toHaveValue('we answer every **call**\n\n- by phone\n- by post')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Page or web address').fill('/pricing')
  await page.getByLabel('Text of the link').fill('Prices')
  await page.keyboard.press('Enter')
  await expect(content()).toHaveValue('we answer every **call**\n\n- by phone\n- by post\n[Prices](/pricing)')
  await page.keyboard.press('Control+z')
  await expect(content()).toHaveValue('we answer every **call**\n\n- by phone\n- by post\n')
})

test('questions in the text are moved to the FAQ by keyboard alone, and a notice says so', async () => {
  const asked = 'Frequently asked questions\n\nCan I keep my number?\n\nYes.\n\nIs Sunday included?\n\nIt is.'
  await content().fill(`A paragraph of the article, which stays where it is.\n\n${asked}`)
  const move = page.getByRole('button', { name: 'Move them here' })
  await expect(move).toBeVisible()
  await expectAccessibleInThemes(page, 'the offer to move questions to the FAQ')
  await move.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Question 1', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Question 2', { exact: true })).toHaveValue('Is Sunday included?')
  await expect(page.getByLabel('Answer 2', { exact: true })).toHaveValue('It is.')
  await expect(page.getByText('2 questions moved from the text to the FAQ')).toBeAttached()
  await expect(content()).toHaveValue(/stays where it is\.\s*$/)
  await expect(move).toBeHidden()
})

test('on a phone the toolbar can be used', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'New post' }).click()
  await content().fill('mind the gap')
  await bar().getByRole('button', { name: 'Callout' }).click()
  await expect(content()).toHaveValue('👉 mind the gap')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
