import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { expectVisibleFocus, open, test, today, writtenSite } from './site.ts'

const site = writtenSite()

async function openAdmin(page: Page, address = '/admin'): Promise<void> {
  await site.signIn(page.context())
  await open(page, site.origin + address)
}
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const rail = (page: Page) => page.getByRole('complementary', { name: 'Blog posts' })

test('the first stop skips the list, and the title of the post is next', async ({ page }) => {
  const { id } = await site.makePost('Behind a long list')
  for (const address of ['/admin', `/admin/posts/${id}`]) {
    await openAdmin(page, address)
    await expect(title(page)).toBeEnabled()
    // A newly opened screen has the focus at its top
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the post' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveURL(site.origin + address)
  }
})

const screens = ['leads', 'media', 'account', 'activity', 'deleted', 'missing', 'numbers']

test('on the other screens the first stop is a link that skips to the content', async ({ page }) => {
  for (const screen of sample(screens, 2, today)) {
    await openAdmin(page, `/admin/${screen}`)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  }
})

async function leaveUnfinished(page: Page, named: string): Promise<void> {
  await openAdmin(page)
  await title(page).fill(named)
  await expect(page.getByText(/Typing kept/).first()).toBeVisible()
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(rail(page).getByText(named, { exact: true })).toBeVisible()
  await expect(title(page)).toHaveValue('')
  // The new form takes the focus once it has checked for earlier drafts
  await expect(title(page)).toBeFocused()
}

test('“Go on” opens an unfinished post with the focus in its title', async ({ page }) => {
  const { id } = await site.makePost('Something else')
  await leaveUnfinished(page, 'Half a thought')
  const goOn = rail(page).getByRole('button', { name: /^Go on ?: Half a thought$/ })
  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveValue('Half a thought')
  await expect(title(page)).toBeFocused()

  // The same from another post
  await page.goto(`${site.origin}/admin/posts/${id}`)
  await expect(title(page)).toHaveValue('Something else')
  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveValue('Half a thought')
  await expect(title(page)).toBeFocused()
})

async function confirm(page: Page, answer: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).focus()
  await page.keyboard.press('Enter')
}

test('after an unfinished post is discarded, the focus is on the next one, then on “New post”', async ({
  page,
}) => {
  await leaveUnfinished(page, 'First half')
  await leaveUnfinished(page, 'Second half')
  const throwAway = (named: string) =>
    rail(page).getByRole('button', { name: new RegExp(`^Discard ?: ${named}$`) })
  await throwAway('Second half').focus()
  await page.keyboard.press('Enter')
  // Cancelling returns the focus to the button
  await page.keyboard.press('Escape')
  await expect(throwAway('Second half')).toBeFocused()
  await page.keyboard.press('Enter')
  await confirm(page, 'Discard it')
  await expect(rail(page).getByText('Second half', { exact: true })).toHaveCount(0)
  // The focus is not on the button that would discard the next one
  await expect(rail(page).getByRole('button', { name: /^Go on ?: First half$/ })).toBeFocused()
  await throwAway('First half').focus()
  await page.keyboard.press('Enter')
  await confirm(page, 'Discard it')
  await expect(rail(page).getByText('First half', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New post' })).toBeFocused()
})

test('recovered text is kept or discarded, and the focus is in the title', async ({ page }) => {
  const { id } = await site.makePost('Left halfway')
  for (const answer of ['Keep my typing', 'Use the saved post']) {
    await openAdmin(page, `/admin/posts/${id}`)
    await title(page).fill(`Left halfway, then ${answer}`)
    await expect(page.getByText(/Typing kept/).first()).toBeVisible()
    await page.goto(`${site.origin}/admin/posts/${id}`)
    await expect(page.getByText(/Your typing from today \d\d:\d\d is back\./)).toBeVisible()
    await expect(title(page)).toHaveValue(`Left halfway, then ${answer}`)
    // A single press does not discard the typed text
    for (const confirmed of answer === 'Use the saved post' ? ['Cancel', answer] : ['']) {
      await page.getByRole('button', { name: answer }).focus()
      await page.keyboard.press('Enter')
      if (confirmed) await confirm(page, confirmed)
    }
    await expect(page.getByRole('button', { name: answer })).toHaveCount(0)
    await expect(title(page)).toBeFocused()
  }
  await expect(title(page)).toHaveValue('Left halfway')
})

for (const named of [true, false]) {
  test(`after a lead is erased ${named ? 'on its own page' : 'beside the list'}, the focus is on the heading of the list`, async ({
    page,
  }) => {
    const name = named ? 'Opened And Erased' : 'Erased In Place'
    await site.removeLeads()
    await site.sendForm({ name, email: 'erase@example.org', question: 'Will you forget me?' })
    await openAdmin(page, '/admin/leads')
    const row = page.getByRole('region', { name: 'List of leads' }).getByRole('link', { name })
    const lead = page.getByRole('region', { name: `Lead: ${name}` })
    if (named) {
      await row.click()
      await expect(page).toHaveURL(/\/admin\/leads\/\w+$/)
      // As after a full load, the keyboard starts at the top of the content
      await expect(lead).toBeFocused()
    }
    const more = lead.locator('summary').first()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Erase this lead' }).focus()
    await page.keyboard.press('Enter')
    // Cancelling returns the focus to the menu
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Erase this lead' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Erase for good' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Close the receipt' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeFocused()
  })
}

const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const nothingToRead = (page: Page) => notices(page).getByText('Please paste your article content first')

test('closing a notice returns the focus to where it came from', async ({ page }) => {
  await openAdmin(page)
  await expect(title(page)).toBeEnabled()
  await page.keyboard.press('Control+e')
  await expect(nothingToRead(page)).toBeVisible()
  await page.getByLabel('Slug', { exact: true }).focus()
  await page.keyboard.press('F8')
  await expect(notices(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notices(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nothingToRead(page)).toHaveCount(0)
  await expect(page.getByLabel('Slug', { exact: true })).toBeFocused()
})

test('F8 keeps a notice open until the focus leaves it', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page)
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(title(page)).toBeEnabled({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Control+e')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(nothingToRead(page)).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('F8')
  await expect(notices(page)).toBeFocused()
  await page.clock.runFor(30_000)
  await expect(nothingToRead(page)).toBeVisible()
  await title(page).focus()
  await page.clock.runFor(5_100)
  await expect(nothingToRead(page)).toHaveCount(0)
})
