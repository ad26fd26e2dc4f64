import { type Browser, expect, type Page } from '@playwright/test'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { sample } from '#tests/helpers/full.ts'
import { anArticle } from '#tests/helpers/public-pages.ts'
import { open, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// The head matches the server's before and after hydration, and after navigation in the studio (R34).

const site = sharedSite()

/** The head as sorted HTML, without scripts, style sheets or theme colour. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told =
      'title, meta:not([name=theme-color]), link:not([rel=stylesheet], [rel$=preload]), [type="application/ld+json"]'
    const tags = [...document.querySelectorAll(told)].filter((tag) => !tag.closest('svg'))
    const outside = tags.filter((tag) => tag.parentElement !== document.head)
    return [
      `lang ${document.documentElement.lang}`,
      ...outside.map((tag) => `outside the head: ${tag.outerHTML}`),
      ...tags.map((tag) => tag.outerHTML).sort(),
    ]
  })

/** The head as the server sends it, parsed by a browser that runs no script. */
async function sentHead(browser: Browser, page: Page): Promise<string[]> {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto(page.url())
  const head = await headOf(plain)
  await context.close()
  return head
}

const pages = [
  '/',
  '/it',
  '/pricing',
  '/it/contact',
  '/blog?page=1',
  anArticle,
  '/services/websites',
  '/no-such-page',
]

for (const path of sample(pages, 1, today)) {
  test(`${path}: hydration leaves the head as it was`, async ({ page, browser }) => {
    await open(page, site.origin + path)
    expect(await headOf(page)).toEqual(await sentHead(browser, page))
  })
}

test('in the studio, the head matches the screen after every navigation', async ({ page, browser }) => {
  const faults = watchForFaults(page)
  await site.signIn(page.context())
  await open(page, `${site.origin}/admin`)
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
  const expectItsOwnHead = async (title: RegExp) => {
    await expect(page).toHaveTitle(title)
    expect(await headOf(page)).toEqual(await sentHead(browser, page))
    expect(await page.locator('head title').count()).toBe(1)
    expect(await page.locator('html[data-same-document]').count(), 'no new document').toBe(1)
  }
  const tabs = page.getByRole('navigation', { name: adminFrameText.navigation })
  const go = (place: string) => tabs.getByRole('link', { name: place }).click()

  await expectItsOwnHead(/^Admin Access/)
  await go(adminFrameText.places.media)
  await expectItsOwnHead(/^Media/)
  await go(adminFrameText.places.leads)
  await expectItsOwnHead(/^Leads/)
  await go(adminFrameText.places.posts)
  await expectItsOwnHead(/^Admin Access/)
  await page
    .getByRole('complementary', { name: 'Blog posts' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click()
  await expectItsOwnHead(/: edit \|/)
  await page.goBack()
  await expectItsOwnHead(/^Admin Access/)
  expect(faults()).toEqual([])
})
