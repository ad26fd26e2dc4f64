import { expect, type Page } from '@playwright/test'
import { formEventsEndpoint } from '#domain/site/count-signals.ts'
import { sample } from '#tests/helpers/full.ts'
import { answersFor, dialogs, fillIn } from './dialogs.ts'
import { hold, saveData, sharedSite, test, today } from './site.ts'

// What a visitor does before the page has loaded the code for it. Nothing here depends on timing: requests wait until the test
// releases them. `npm run prove -- slow-line` measures the times on a slow line.

const site = sharedSite()

// Nothing is prefetched: only the press loads the code
test.beforeEach(({ page }) => saveData(page))

const smallScript = /\/assets\/hydration\.[\w-]+\.js$/
const anyScript = /\/assets\/.*\.js$/

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
})
const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )

test('files chosen before the small script, before the page’s code and after it are all kept', async ({
  page,
}) => {
  const code = await hold(page, anyScript)
  const small = await hold(page, smallScript)
  await page.goto(`${site.origin}/website-onboarding`, { waitUntil: 'commit' })
  const chooser = page.locator('input[name=documents]')
  const box = chooser.locator('..')
  const shown = () => box.evaluate((element) => getComputedStyle(element, '::after').content)
  const counted = page.getByText(/of 30 files/)
  await expect(counted).toBeVisible()
  await chooser.setInputFiles([file('first.pdf')])
  expect(await shown()).toBe('"first.pdf"')
  await expect(counted).toBeHidden()
  await chooser.setInputFiles([file('second.pdf')])
  expect(await shown()).toBe('"first.pdf, second.pdf"')
  await page.getByLabel('Full name').fill('Ada Rossi')
  await page.getByRole('checkbox', { name: 'Generate leads' }).check()

  small.release()
  await expect.poll(() => code.asked.length).toBeGreaterThan(1)
  await chooser.setInputFiles([file('third.pdf')])
  expect(await shown()).toBe('"first.pdf, second.pdf, third.pdf"')
  await page.getByLabel('Business name').fill('Rossi Repairs')
  await page.getByRole('checkbox', { name: 'Home' }).check()

  code.release()
  await expect(page.getByText('3 of 30 files')).toBeVisible()
  expect(await shown()).toBe('none')
  await chooser.setInputFiles([file('fourth.pdf')])
  await expect(page.getByText('4 of 30 files')).toBeVisible()
  await page.getByRole('button', { name: 'Remove second.pdf' }).click()
  await chooser.setInputFiles([file('fifth.pdf')])
  await expect(page.getByText('4 of 30 files')).toBeVisible()
  await expect(page.getByText('second.pdf', { exact: true })).toHaveCount(0)
  const held = await chooser.evaluate((input: HTMLInputElement) =>
    [...(input.files ?? [])].map(({ name }) => name),
  )
  expect(held).toEqual(['first.pdf', 'third.pdf', 'fourth.pdf', 'fifth.pdf'])
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(page.getByLabel('Business name')).toHaveValue('Rossi Repairs')
  for (const name of ['Generate leads', 'Home'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
})

test('a page that nobody has touched loads nothing but its small script', async ({ page }) => {
  for (const path of ['/website-onboarding', '/inquiry', '/it/question', '/pricing']) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    page.removeAllListeners('request')
    const scripts = asked.filter((address) => anyScript.test(address))
    expect(scripts, path).toEqual([expect.stringMatching(smallScript)])
  }
})

const touches = [
  ['a field has the focus', (page: Page) => page.getByLabel('Full name').focus()],
  [
    'something was typed and left',
    async (page: Page) => {
      await page.getByLabel('Full name').fill('Ada')
      await page.getByLabel('Full name').blur()
    },
  ],
  ['a box was ticked', (page: Page) => page.locator('[name=desiredPages]').first().dispatchEvent('click')],
] as const

for (const [touch, what] of sample(touches, 1, today)) {
  test(`a page that was touched before its small script arrived hydrates by itself: ${touch}`, async ({
    page,
  }) => {
    const small = await hold(page, smallScript)
    await page.goto(`${site.origin}/website-onboarding`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Send your brief' }).waitFor()
    await what(page)
    small.release()
    await isHydrated(page)
  })
}

for (const dialogCase of sample(dialogs, 1, today)) {
  const { page: path, opener, title, submit, faults } = dialogCase
  const answers = answersFor(dialogCase, `slow.${path.replace(/\W+/g, '.')}.${opener.length}@example.com`)

  test(`${path}, "${opener}": a press is shown at once, and all code is requested in one wave`, async ({
    page,
  }) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const code = await hold(page, anyScript)
    const link = page.getByRole('main').getByRole('link', { name: opener, exact: true }).first()
    // Read in the same task as the click, without waiting for anything
    const shown = await link.evaluate((element: HTMLElement) => {
      element.click()
      return { busy: element.matches('[data-busy]'), opacity: getComputedStyle(element).opacity }
    })
    expect(shown).toEqual({ busy: true, opacity: '0.5' })
    const names = (await page.locator('#page').getAttribute('data-code'))?.split(' ') ?? []
    await expect.poll(() => code.asked.length).toBe(names.length)
    expect(new Set(code.asked)).toEqual(new Set(names.map((name) => `/assets/${name}.js`)))
    expect(names.length).toBeLessThanOrEqual(14)

    // Later requests never arrive: the files of the first wave must suffice
    const wave = new Set(code.asked)
    await page.route(anyScript, async (route) => {
      if (wave.has(new URL(route.request().url()).pathname)) await route.fallback()
    })
    code.release()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toBeVisible()
    await expect(page.locator('[data-busy]')).toHaveCount(0)
    await fillIn(dialog, answers)
  })

  test(`${path}, "${opener}": what is typed before the validation code arrives is kept, and then validated`, async ({
    page,
  }) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const wave = (await page.locator('#page').getAttribute('data-code')) ?? ''
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(anyScript, async (route) => {
      const name = /\/assets\/(.+)\.js$/.exec(route.request().url())?.[1] ?? ''
      if (!wave.split(' ').includes(name)) await gate
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: opener, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    const [first, ...others] = answers
    await fillIn(dialog, others)
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname !== formEventsEndpoint,
    )
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(dialog.locator('button[type=submit]')).toBeDisabled()
    release()
    await expect(dialog.getByText(Object.values(faults)[0] ?? '', { exact: true })).toBeVisible()
    for (const { label, value } of others)
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value)
    await fillIn(dialog, first ? [first] : [])
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    expect(Object.values((await sent).postDataJSON())).toEqual(
      expect.arrayContaining(answers.map(({ value }) => value)),
    )
    await expect(dialog).toBeHidden()
  })
}

test('if the validation code cannot be loaded, the server validates', async ({ page }) => {
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' })
  const wave = ((await page.locator('#page').getAttribute('data-code')) ?? '').split(' ')
  await page.route(anyScript, async (route) => {
    const name = /\/assets\/(.+)\.js$/.exec(route.request().url())?.[1] ?? ''
    if (wave.includes(name)) await route.continue()
    else await route.abort()
  })
  await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).first().click()
  const dialog = page.getByRole('dialog')
  await fillIn(dialog, [
    { label: 'Name', value: 'Ada' },
    { label: 'Your question', value: 'Are you open on Sundays?' },
  ])
  const send = dialog.getByRole('button', { name: 'Send question' })
  await send.click()
  await expect(dialog.getByText('Valid email is required')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada')
  await dialog.getByLabel('Email').fill('without.checks@example.com')
  await send.click()
  await expect(dialog).toBeHidden()
  expect(await site.leadsOf('without.checks@example.com')).toHaveLength(1)
})

test('if the code for a press takes too long, the page with the same form opens', async ({ page }) => {
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' })
  await hold(page, anyScript)
  await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).first().click()
  await expect(page).toHaveURL(/\/question\?/)
  await expect(page.getByLabel('Your question')).toBeVisible()
})

for (const path of sample(['/question', '/it/inquiry'], 1, today)) {
  test(`${path}: a form that the browser sends itself loads no code, and shows that it is being sent`, async ({
    page,
  }) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const code = await hold(page, /\/assets\/(?:hydrate\.|chunks\/)/)
    const button = page.getByRole('main').locator('button[type=submit]')
    await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
    const shown = await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      return element.matches('[data-busy]')
    })
    expect(shown).toBe(true)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ada@example.com')
    expect(code.asked).toEqual([])
  })
}
