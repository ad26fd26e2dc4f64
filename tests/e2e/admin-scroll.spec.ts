import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { signIn, uploadPicture } from '#tests/helpers/server.ts'
import { open, serveSite, test, today } from './site.ts'

// Every studio screen with more content than fits: however it is scrolled, the menu and the actions stay in reach.

const site = serveSite({
  async prepare({ contentDir }) {
    await mkdir(path.join(contentDir, 'posts'), { recursive: true })
    for (let number = 1; number <= 25; number += 1)
      await writeFile(path.join(contentDir, 'posts', `post-number-${number}.md`), postFile(number))
  },
})
let long: { id: string }
let lead: string
let version: string

const paragraphs = (number: number, words: string): string =>
  Array.from({ length: number }, (_, at) => `${words}, paragraph ${at + 1}.`).join('\n\n')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const post = {
    title: 'A post that is longer than any window',
    description: 'So long that something has to scroll, which is what it is here for.',
    category: 'Technology',
    readTime: '9 min read',
    published: true,
    content: paragraphs(60, 'A sentence that takes some room on its line and says nothing else'),
    faqData: JSON.stringify(
      Array.from({ length: 12 }, (_, at) => ({ question: `Question ${at}?`, answer: `Answer ${at}.` })),
    ),
  }
  long = await api('POST', '/api/blog/posts', post)
  for (let version = 1; version <= 8; version += 1) {
    const content = paragraphs(60, `Version ${version} of a sentence that takes some room on its line`)
    await api('PUT', `/api/blog/posts/${long.id}`, { ...post, content })
  }
  version = (await api('GET', `/api/blog/posts/${long.id}/history`))[3].commit
  for (let number = 1; number <= 8; number += 1) {
    const title = `Deleted ${number}`
    const gone = await api('POST', '/api/blog/posts', { ...post, title, content: 'Gone.' })
    await api('DELETE', `/api/blog/posts/${gone.id}`)
  }
  for (let number = 1; number <= 20; number += 1) {
    await api('POST', '/api/question', {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.org`,
      question:
        number === 20 ? paragraphs(80, 'A long question with many details') : 'A short question, then.',
    })
  }
  const found = await api('GET', '/api/leads?query=visitor20@example.org')
  lead = found.leads[0].lead.id
  const picture = await pngOf(60, 40, '#B4452A')
  for (let number = 1; number <= 12; number += 1)
    await uploadPicture(site.origin, await site.cookie(), picture, `picture-${number}.png`)
  for (let number = 1; number <= 3; number += 1) await signIn(site.origin)
})
async function api(method: string, address: string, body?: object) {
  const answer = await site.api(method, address, body)
  expect(answer.status, `${method} ${address}: ${answer.text.slice(0, 300)}`).toBeLessThan(300)
  return answer.json
}

const postFile = (number: number): string =>
  `---\ntitle: Post number ${number} with a title of some length\ndescription: One of many.\ncategory: Technology\npublished: true\n---\n\nOne of many.\n`

const sizes = {
  '1440 × 900': { width: 1440, height: 900 },
  '1280 × 720': { width: 1280, height: 720 },
  '390 × 844': { width: 390, height: 844 },
  /** 1280 × 1024 (WCAG 1.4.10). */
  '400 % zoom': { width: 320, height: 256 },
} as const

type Screen = {
  name: string
  address: () => string
  /** What must stay in sight at any scroll position, besides the menu or the link back to it. */
  actions?: (page: Page) => Locator
  /** The windows in which these actions stay in sight; all unless given. */
  actionsFit?: (window: { width: number; height: number }) => boolean
  /** Where there is room for panes, they scroll and the document does not. */
  panes?: boolean
}

const screens: Screen[] = [
  {
    name: 'a new post',
    address: () => '/admin',
    actions: (page) => page.getByRole('button', { name: /^(Publish|New post)$/ }),
    panes: true,
  },
  {
    name: 'a long post',
    address: () => `/admin/posts/${long.id}`,
    actions: (page) => page.getByRole('button', { name: 'Update', exact: true }),
    panes: true,
  },
  {
    name: 'its history',
    address: () => `/admin/posts/${long.id}/history`,
    // The newest change is shown next to the list where there is room
    actions: (page) =>
      page
        .getByRole('button', { name: 'Restore this version' })
        .or(page.getByRole('link', { name: 'See what restoring does' }))
        .or(page.getByRole('heading', { name: 'History', exact: true })),
  },
  {
    name: 'a comparison',
    address: () => `/admin/posts/${long.id}/history?version=${version}`,
    actions: (page) =>
      page
        .getByRole('button', { name: 'Restore this version' })
        .or(page.getByRole('link', { name: 'See what restoring does' })),
  },
  { name: 'deleted posts', address: () => '/admin/deleted' },
  {
    name: 'the inbox',
    address: () => '/admin/leads',
    actions: (page) => page.getByRole('searchbox', { name: 'Search leads' }),
    actionsFit: ({ width, height }) => width > 1024 && height >= 640,
  },
  {
    name: 'a long lead',
    address: () => `/admin/leads/${lead}`,
    actions: (page) => page.getByRole('link', { name: /^Reply/ }),
  },
  {
    name: 'the pictures',
    address: () => '/admin/media',
    actions: (page) => page.getByRole('button', { name: 'Upload image' }),
    actionsFit: ({ height }) => height >= 640,
  },
  { name: 'the account', address: () => '/admin/account' },
]

/** The menu at the top or bottom, or the link back to the screen that has it. */
const menu = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: /^Studio/ })
    .getByRole('link', { name: /^Leads/ })
    .or(page.getByRole('link', { name: /^(All posts|Leads|Back to)/ }))
    .or(page.getByRole('button', { name: 'All posts' }))

/** How many of these can be clicked without scrolling: inside the window and not covered. */
const inReach = (found: Locator): Promise<number> =>
  found.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element === hit || element.contains(hit))
      }).length,
  )

/** All scrollable elements, the document first. */
const scrollers = (page: Page) =>
  page.evaluateHandle(() => [
    document.documentElement,
    ...[...document.querySelectorAll('body *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1,
    ),
  ])

for (const [at, [size, viewport]] of Object.entries(sizes).entries()) {
  test.describe(size, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, address, actions, actionsFit = () => true, panes } of sample(
      screens,
      1,
      2 * at + today,
    )) {
      test(`${name}: menu and actions stay in reach at every scroll position`, async ({ page }) => {
        await site.signIn(page.context())
        await open(page, site.origin + address())
        await expect.poll(() => page.locator(':disabled').count()).toBe(0)
        if (panes && viewport.width > 768) {
          const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
          await expect.poll(heights).toEqual([viewport.height, viewport.height])
        }
        const all = await scrollers(page)
        const count = await all.evaluate((elements) => elements.length)
        for (let at = 0; at < count; at += 1) {
          for (const share of [0, 0.5, 1]) {
            const where = await all.evaluate(
              (elements, { at, share }) => {
                const element = elements[at]
                element?.scrollTo(0, share * (element.scrollHeight - element.clientHeight))
                return `${element?.tagName} ${element?.getAttribute('aria-label') ?? ''} at ${Math.round(share * 100)} %`
              },
              { at, share },
            )
            await expect.poll(() => inReach(menu(page)), `menu, ${where}`).toBeGreaterThan(0)
            if (actions && actionsFit(viewport))
              await expect.poll(() => inReach(actions(page)), `actions, ${where}`).toBeGreaterThan(0)
          }
        }
      })
    }
  })
}

test('the open lead is in sight in the list beside it', async ({ page }) => {
  await page.setViewportSize(sizes['1440 × 900'])
  await site.signIn(page.context())
  await open(page, `${site.origin}/admin/leads`)
  const last = page.locator('[data-lead]').last()
  await expect(last).not.toBeInViewport()
  await open(page, site.origin + (await last.getAttribute('href')))
  const current = page.locator('[data-lead][aria-current]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect.poll(() => inReach(current)).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
