import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { answersFor, dialogs, fillIn, openDialog } from './dialogs.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// What is carried from page to page although nothing is stored: campaign tags, contact details, query and hash.

const site = sharedSite()

const emptyDevice = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
  ])
const isEmpty = async (page: Page) => expect((await emptyDevice(page)).filter(Boolean)).toEqual([])
/** Calls `does`, which loads the code for links, and waits until that code has run. */
async function whenCarried(page: Page, does: () => Promise<unknown>) {
  const [code] = await Promise.all([page.waitForResponse(/\/carry-query\.[^/]+\.js$/), does()])
  await page.evaluate((address) => import(address), code.url())
}
const dialogOf = (page: string, kind: string) => {
  const found = dialogs.find((one) => one.page === page && one.kind === kind)
  if (!found) throw new Error(`No ${kind} on ${page}`)
  return found
}

const ways = [
  { home: '/', link: 'Pricing', path: '/pricing' },
  { home: '/it', link: 'Prezzi', path: '/it/pricing' },
]

for (const { home, link, path } of sample(ways, 1, today)) {
  test(`${home}: the campaign tags of the first page, and the button pressed, reach the lead`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    const email = `campaign${path.length}@example.com`
    const query = 'utm_source=news%20letter&utm_campaign=spring&fbclid=secret&utm_medium=%3Cb%3E'
    await whenCarried(page, () => page.goto(`${site.origin}${home}?${query}`))
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveURL(
      `${site.origin}${path}?utm_source=news+letter&utm_medium=%3Cb%3E&utm_campaign=spring`,
    )
    await hydrated(page)
    const dialogCase = dialogOf(path, 'inquiry')
    const dialog = await openDialog(page, dialogCase)
    await fillIn(dialog, answersFor(dialogCase, email))
    const sent = page.waitForResponse('**/api/pricing-inquiry')
    await dialog.getByRole('button', { name: dialogCase.submit, exact: true }).click()
    await sent
    const [lead] = await site.leadsOf(email)
    expect(lead?.context).toEqual({
      page: path,
      button: dialogCase.opener.split(':', 1)[0],
      campaign: { utm_source: 'news letter', utm_medium: '<b>', utm_campaign: 'spring' },
    })
    await isEmpty(page)
    expect(faults()).toEqual([])
  })
}

test('without script, a form gets the campaign tags of the previous page, unless it has its own', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/contact?utm_source=flyer`)
  await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).first().click()
  await expect(page.locator('[name=campaign]')).toHaveValue('utm_source=flyer')
  await page.getByLabel('Name').fill('Ada Rossi')
  await page.getByLabel('Email').fill('flyer@example.com')
  await page.getByLabel('Your question').fill('How long does the set-up take?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Please name the reference if you write to us about it.')).toBeVisible()
  const [lead] = await site.leadsOf('flyer@example.com')
  const campaign = { utm_source: 'flyer' }
  expect(lead?.context).toEqual({ page: '/contact', button: 'Send Us a Message', campaign })
  await page.goto(`${site.origin}/website-onboarding?utm_source=own`)
  await expect(page.locator('[name=campaign]')).toHaveValue('utm_source=own')
  await context.close()
})

test('the language switch keeps query and hash with script, and a form’s query without script', async ({
  page,
  browser,
}) => {
  await whenCarried(page, () => page.goto(`${site.origin}/pricing?utm_source=x&a=1#main`))
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).first().click()
  await expect(page).toHaveURL(`${site.origin}/it/pricing?utm_source=x&a=1#main`)
  // A hash added later; then a page without a twin, where only the campaign tags still mean anything
  await page.goto(`${site.origin}/about`)
  await whenCarried(page, () => page.evaluate(() => location.assign('#content')))
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).first().click()
  await expect(page).toHaveURL(`${site.origin}/it/about#content`)
  await whenCarried(page, () => page.goto(`${site.origin}/blog?category=digital-marketing&utm_source=x`))
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).first().click()
  await expect(page).toHaveURL(`${site.origin}/it?utm_source=x`)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const query = '?package=Get+Found&button=Get+Started&page=%2Fpricing'
  await plain.goto(`${site.origin}/inquiry${query}`)
  await plain.getByRole('banner').getByRole('link', { name: 'Italiano' }).first().click()
  await expect(plain).toHaveURL(`${site.origin}/it/inquiry${query}`)
  await expect(plain.locator('[name=packageName]')).toHaveValue('Get Found')
  // The query is also kept in a form that was returned with errors
  await plain.getByRole('button', { name: 'Invia richiesta' }).click()
  await expect(plain.getByText('Il nome è obbligatorio').first()).toBeVisible()
  await plain.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
  await expect(plain.locator('[name=packageName]')).toHaveValue('Get Found')
  await plain.goto(`${site.origin}/question/sent?ref=AB12-CD34`)
  await plain.getByRole('banner').getByRole('link', { name: 'Italiano' }).first().click()
  await expect(plain.getByText('AB12-CD34')).toBeVisible()
  await context.close()
})

test('the contact details of an inquiry are filled into the next form and the brief, and not stored on the device', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open(page, `${site.origin}/pricing`)
  const [inquiry, question] = [dialogOf('/pricing', 'inquiry'), dialogOf('/pricing', 'question')]
  const dialog = await openDialog(page, inquiry)
  await fillIn(dialog, answersFor(inquiry, 'carried@example.com'))
  await dialog.getByRole('button', { name: inquiry.submit, exact: true }).click()
  const note = page.getByRole('region', { name: 'Your message has arrived' })
  await expect(note).toBeFocused()

  const second = await openDialog(page, question)
  await expect(second.getByLabel('Name')).toHaveValue('Ada Rossi')
  await expect(second.getByLabel('Email')).toHaveValue('carried@example.com')
  await second.getByLabel('Your question').fill('How long does the set-up take?')
  const answer = page.waitForRequest('**/api/question')
  await second.getByRole('button', { name: question.submit, exact: true }).click()
  expect((await answer).postDataJSON()).toMatchObject({ name: 'Ada Rossi', email: 'carried@example.com' })
  await expect(second).toBeHidden()
  const again = await openDialog(page, question)
  await expect(again.getByLabel('Email')).toHaveValue('')
  await page.keyboard.press('Escape')

  const third = await openDialog(page, inquiry)
  await expect(third.getByLabel('Email')).toHaveValue('carried@example.com')
  await expect(third.getByLabel('Phone')).toHaveValue('')
  await fillIn(third, answersFor(inquiry, 'carried@example.com'))
  await third.getByRole('button', { name: inquiry.submit, exact: true }).click()
  await expect(third).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, width)
  }
  await expectAccessible(page, 'the way to the brief')
  await isEmpty(page)
  const way = page.getByRole('button', { name: 'Write the brief' }).first()
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/website-onboarding`)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('carried@example.com')
  await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0456')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await isEmpty(page)
  expect(addresses.filter((one) => /carried|Rossi|7946/.test(decodeURIComponent(one)))).toEqual([])
})
