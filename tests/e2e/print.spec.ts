import { expect, type Page } from '@playwright/test'
import { briefForm } from '#tests/helpers/brief.ts'
import { sample } from '#tests/helpers/full.ts'
import { anArticle } from '#tests/helpers/public-pages.ts'
import { test, today, writtenSite } from './site.ts'

// Positions on paper are read from the PDF that the browser makes.

const site = writtenSite()
const papers = sample(['A4', 'Letter'] as const, 1, today)

/**
 * Puts a mark at the start and end of each printed element; links to the marks make the browser record their positions in
 * the PDF. Returns the number of elements.
 */
async function mark(page: Page, name: string, selector: string): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(
    ([name, selector]) => {
      const elements = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      for (const [index, element] of elements.entries()) {
        for (const end of ['start', 'end']) {
          const anchor = document.createElement('span')
          anchor.id = `${name}-${index}-${end}`
          // In the middle of a line: letters may reach above their line, and so above the page
          anchor.style.cssText = 'display: inline-block; width: 0; height: 0; vertical-align: middle'
          // Inside the first and the last child, so that a grid gets no extra cell
          const children = [...element.children].filter((child) => child.checkVisibility())
          const place = (end === 'start' ? children.at(0) : children.at(-1)) ?? element
          if (end === 'start') place.prepend(anchor)
          else place.append(anchor)
          const link = document.createElement('a')
          link.href = `#${anchor.id}`
          link.hidden = true
          document.body.append(link)
        }
      }
      return elements.length
    },
    [name, selector] as const,
  )
}

type Print = { pages: number; pageOf: (id: string) => number | undefined }

async function printed(page: Page, format: (typeof papers)[number]): Promise<Print> {
  const pdf = (await page.pdf({ format })).toString('latin1')
  const leaves = [...pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type \/Page\b/g)].map(([, id]) => id)
  const order = [...pdf.matchAll(/\/Kids \[([^\]]*)\]/g)]
    .flatMap(([, kids = '']) => [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => id))
    .filter((id) => leaves.includes(id))
  const places = new Map(
    [...pdf.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, name, id]) => [name, order.indexOf(id)]),
  )
  return { pages: leaves.length, pageOf: (id) => places.get(id) }
}

async function expectWhole(page: Page, name: string, count: number, paper: (typeof papers)[number]) {
  const { pageOf } = await printed(page, paper)
  for (let index = 0; index < count; index += 1) {
    const begin = pageOf(`${name}-${index}-start`)
    expect(begin, `${name} ${index} on ${paper}`).toBeGreaterThanOrEqual(0)
    expect(pageOf(`${name}-${index}-end`), `${name} ${index} on ${paper}`).toBe(begin)
  }
}

for (const path of sample(['/pricing', '/it/pricing'], 1, today)) {
  test(`${path} on paper: no card is split between pages, and no control of the screen is printed`, async ({
    page,
  }) => {
    await page.goto(site.origin + path)
    const count = await mark(page, 'card', 'main li:has(h2, h3)')
    // Four packages, five add-ons, three steps
    expect(count).toBe(12)
    for (const paper of papers) await expectWhole(page, 'card', count, paper)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('[data-theme-toggle], [data-menu]').filter({ visible: true })).toHaveCount(0)
  })
}

test('an article on paper shows the answer to every question', async ({ page }) => {
  await page.goto(site.origin + anArticle)
  const answers = page.locator('details > p')
  const written = await answers.evaluateAll((all) => all.map(({ textContent }) => textContent))
  expect(written.length).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  const shown = await answers.evaluateAll((all) =>
    all.map((answer) => answer.checkVisibility() && answer.getBoundingClientRect().height > 10),
  )
  expect(shown).toEqual(written.map(() => true))
  const count = await mark(page, 'question', 'main details')
  for (const paper of papers) await expectWhole(page, 'question', count, paper)
})

const addresses = ['/pricing', '/it/pricing', '/privacy', '/it/privacy', anArticle, '/', '/contact']

for (const path of sample(addresses, 1, today)) {
  test(`${path} on paper: no section of a policy is split, and the footer is whole and not alone on the last page`, async ({
    page,
  }) => {
    await page.goto(site.origin + path)
    await mark(page, 'main', 'main')
    await mark(page, 'foot', 'footer')
    const sections = path.endsWith('privacy') ? await mark(page, 'section', 'main section') : 0
    for (const paper of papers) {
      const { pages, pageOf } = await printed(page, paper)
      expect(pageOf('main-0-end'), paper).toBe(pages - 1)
      expect(pageOf('foot-0-end'), paper).toBe(pageOf('foot-0-start'))
      await expectWhole(page, 'section', sections, paper)
    }
  })
}

test('in every theme, a printed page has dark letters on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const choice of [null, 'dark']) {
    await page.goto(`${site.origin}/pricing`)
    if (choice) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme
      }, choice)
    }
    const looks = await page.locator('main h1, main h2, main h3, main p, footer p').evaluateAll((all) =>
      all.map((element) => {
        let box: Element | null = element
        let ground = 'rgba(0, 0, 0, 0)'
        while (box && ground === 'rgba(0, 0, 0, 0)') {
          ground = getComputedStyle(box).backgroundColor
          box = box.parentElement
        }
        const lightness = (color: string) =>
          Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
        const { color } = getComputedStyle(element)
        return { text: element.textContent, ground: lightness(ground), letters: lightness(color) }
      }),
    )
    expect(looks.filter(({ ground, letters }) => ground < 200 || letters > 190)).toEqual([])
  }
})

test('a lead is printed in full, from the list and from its own page', async ({ browser }) => {
  // The oldest lead is shown next to the list, and other files leave leads on this server
  await site.removeLeads()
  const marta = {
    fullName: 'Marta Bellini',
    email: 'marta@example.org',
    specialRequests: 'Please ring twice.',
  }
  const businessDescription = `${'Cut and colour for women and men.\n'.repeat(90)}The end of it.`
  const documents = new File(['Cut 40'], 'prices.txt', { type: 'text/plain' })
  const brief = briefForm({ ...marta, businessDescription }, { documents })
  const sent = await fetch(`${site.origin}/api/website-onboarding`, { method: 'POST', body: brief })
  expect(sent.status).toBe(200)
  const page = await site.staffPage(browser)
  const [lead] = await site.leadsOf(marta.email)
  await site.api('POST', `/api/leads/${lead?.id}/notes`, { text: 'Rang back on Tuesday.' })
  for (const path of [`/admin/leads/${lead?.id}`, '/admin/leads']) {
    await page.goto(site.origin + path)
    await page.emulateMedia({ media: 'print' })
    for (const words of [
      'Marta Bellini',
      'The end of it.',
      'Please ring twice.',
      'prices.txt',
      'Office mail',
      'Rang back on Tuesday.',
    ]) {
      const shown = page.locator('main').getByText(words).filter({ visible: true })
      await expect(shown.first(), `${words} at ${path}`).toBeVisible()
    }
    // Content that scrolls on screen would be cut off on paper
    const cut = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 2)
        .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY))
        .filter((element) => element.clientHeight > 2)
        .map(({ className }) => className),
    )
    expect(cut, path).toEqual([])
    const count = await mark(page, 'part', 'section > ul > li')
    await mark(page, 'answer', 'dl > div')
    for (const paper of papers) {
      await expectWhole(page, 'part', count, paper)
      const { pages, pageOf } = await printed(page, paper)
      expect(pages, paper).toBeGreaterThan(1)
      expect(pageOf('answer-0-start'), paper).toBe(0)
    }
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  }
  await page.context().close()
})

test('on paper, links show their address, there are no buttons, and a lead is black on white', async ({
  browser,
  page,
}) => {
  const staff = await site.staffPage(browser)
  const content =
    'A beginning\n\nSee [the guidance](https://www.gov.uk/guidance/content-design) and [our prices](/pricing).'
  const { slug } = await site.makePost('Where links lead on paper', { content, published: true })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${site.origin}/posts/${slug}.html`)
  const behind = (name: string) =>
    page
      .locator('main')
      .getByRole('link', { name, exact: false })
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await behind('the guidance')).toContain('https://www.gov.uk/guidance/content-design')
  expect(await behind('our prices')).toBe('none')
  for (const path of [`/posts/${slug}.html`, '/pricing', '/it/pricing', '/privacy', '/it/privacy']) {
    await page.goto(site.origin + path)
    const pressed = page.getByRole('main').getByRole('button').filter({ visible: true })
    await expect(pressed, path).toHaveCount(0)
    await expect(
      page.getByRole('link', { name: /^(Back to|Get Started|Book|Inizia)/ }).filter({ visible: true }),
    ).toHaveCount(0)
  }

  // A lead is a record in black on white, whatever the theme of the screen
  await site.sendForm({ name: 'Paper Lead', email: 'paper@example.org', question: 'Do I print well?' })
  const [lead] = await site.leadsOf('paper@example.org')
  await staff.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const choice of [null, 'dark']) {
    await staff.goto(`${site.origin}/admin/leads/${lead?.id}`)
    if (choice) await staff.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    const dark = await staff.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .filter((element) => !(element instanceof SVGElement))
        .filter((element) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (
            getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
          ).map(Number)
          return alpha > 0.2 && Math.max(red, green, blue) < 128
        })
        .map(({ className }) => className),
    )
    expect(dark, `theme ${choice}`).toEqual([])
    await expect(staff.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(staff.getByText(/^Received on \d+ \w+ \d{4} at \d\d:\d\d\. As of /)).toBeVisible()
    await expect(staff.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  }
  await staff.context().close()
})
