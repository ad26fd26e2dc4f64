import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { homeText } from '#locales/en/home.ts'
import { pricingText } from '#locales/en/pricing.ts'
import { clientRetentionToolsText } from '#locales/it/services/client-retention-tools.ts'
import { expectAccessible, expectNoSidewaysScroll, sharedSite, test } from './site.ts'

const site = sharedSite()

async function open(page: Page, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await page.context().browser()?.newContext(options)
  if (!context) throw new Error('No browser')
  const opened = await context.newPage()
  await opened.goto(site.origin + path)
  return opened
}

/** What a screen reader gets for an element, generated content included. */
async function spokenOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' })
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value)
    .join('')
}

const { missedCall } = homeText
const { sent, reply, slot } = missedCall.phone

for (const javaScriptEnabled of [true, false])
  test(`R299: a call is stepped through with the keyboard without animation, script ${javaScriptEnabled}`, async ({
    page: first,
  }) => {
    const page = await open(first, '/', { javaScriptEnabled, reducedMotion: 'reduce' })
    const call = page.getByRole('region', { name: missedCall.heading })
    for (const text of [sent, reply, slot]) await expect(call.getByText(text, { exact: true })).toBeVisible()
    // Controls that would only play an animation are not offered
    await expect(call.getByRole('radio')).toHaveCount(4)
    const [rings] = missedCall.steps
    await call.getByRole('radio', { name: rings }).focus()
    await page.keyboard.press('Space')
    for (const text of [sent, reply, slot]) await expect(call.getByText(text, { exact: true })).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(call.getByText(sent)).toBeVisible()
    await expect(call.getByText(reply)).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(call.getByText(slot, { exact: true })).toBeVisible()
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await expectAccessible(page, 'a call stepped through')
    }
    await page.context().close()
  })

test('R299: once started, the call plays by itself within five seconds, without a layout shift', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(site.origin)
  const call = page.getByRole('region', { name: missedCall.heading })
  await call.getByRole('radio', { name: missedCall.play }).check()
  await expect(call.getByText(reply)).toBeHidden()
  const longest = await call.evaluate((section) => {
    const animations = section.getAnimations({ subtree: true })
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    for (const animation of animations) animation.finish()
    return Math.max(...ends)
  })
  expect(longest).toBeLessThanOrEqual(5_000)
  for (const text of [sent, reply, slot]) await expect(call.getByText(text, { exact: true })).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
  expect(shift).toBe(0)
})

test('R300: the voice note plays from the keyboard, and the words being said are highlighted on both sides', async ({
  page,
}) => {
  const code: string[] = []
  page.on('request', (request) => code.push(request.url()))
  await page.goto(`${site.origin}/services/voice-to-note-automation`)
  const audio = page.locator('audio')
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  expect(code.filter((url) => /recordings|follow-note/.test(url))).toEqual([])
  await audio.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('mark[data-lit]')).toBeVisible()
  await expect(page.locator('li[data-lit]')).toBeVisible()
  expect(await audio.evaluate((element: HTMLAudioElement) => element.currentSrc)).toContain('.ogg')
  await audio.evaluate((element: HTMLAudioElement) => element.pause())
  await expect(page.locator('[data-lit]')).toHaveCount(0)
})

test('R300: the recordings can be fetched in ranges, with their type; without script they have controls', async ({
  page: first,
}) => {
  for (const [file, type] of [
    ['voice-note-en.ogg', 'audio/ogg'],
    ['voice-note-it.mp3', 'audio/mpeg'],
  ] as const) {
    const answer = await first.request.get(`${site.origin}/recordings/${file}`, {
      headers: { Range: 'bytes=100-199' },
    })
    expect(answer.status()).toBe(206)
    expect(answer.headers()['content-type']).toContain(type)
    expect((await answer.body()).length).toBe(100)
  }
  const page = await open(first, '/it/services/voice-to-note-automation', { javaScriptEnabled: false })
  await expect(page.locator('audio[controls]')).toBeVisible()
  await page.context().close()
})

test('R301: the sum follows what is typed, and keeps its last result if that is not a number', async ({
  page,
}) => {
  const { fields, heading } = clientRetentionToolsText.example
  await page.goto(`${site.origin}/it/services/client-retention-tools`)
  const example = page.getByRole('region', { name: heading })
  const sum = example.getByRole('status')
  await expect(sum).toContainText('£11.000')
  const customers = example.getByRole('textbox', { name: fields.customers })
  await customers.fill('2000')
  await expect(sum).toContainText('£220.000')
  await customers.fill('<b>1')
  await expect(customers).toHaveAttribute('aria-invalid', 'true')
  await expect(sum).toContainText('£220.000')
  await customers.fill('10000')
  await example.getByRole('textbox', { name: fields.averagePurchase }).fill('10000')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page, 390)
  await expectAccessible(page, 'a sum of a visitor')
})

test('R301: without script, there is the worked example and nothing to fill in', async ({ page: first }) => {
  const page = await open(first, '/services/client-retention-tools', { javaScriptEnabled: false })
  await expect(page.getByText('£11,000')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.context().close()
})

for (const javaScriptEnabled of [true, false])
  test(`R302, R303: a package is chosen and add-ons are summed up, script ${javaScriptEnabled}`, async ({
    page: first,
  }) => {
    const page = await open(first, '/pricing', { javaScriptEnabled })
    const chooser = page.getByRole('region', { name: pricingText.chooser.heading })
    const { systems, phone, enquiries } = pricingText.chooser.questions
    const answer = async (question: string, yes: boolean) => {
      const group = chooser.getByRole('group', { name: question })
      await group.getByRole('radio', { name: yes ? pricingText.chooser.yes : pricingText.chooser.no }).focus()
      await page.keyboard.press('Space')
    }
    const names = chooser.getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(0)
    await answer(systems, false)
    await answer(phone, false)
    await answer(enquiries, false)
    await expect(names).toHaveText('Get Found')
    await answer(enquiries, true)
    await expect(names).toHaveText('Get Clients')
    await answer(phone, true)
    await expect(names).toHaveText('Stay Booked')
    await answer(systems, true)
    await expect(names).toHaveText('Custom Plan')

    const total = page.getByRole('region', { name: pricingText.total.heading })
    await total.getByRole('checkbox', { name: 'Ads refresh' }).check()
    await total.getByRole('checkbox', { name: 'voice assistant' }).check()
    const spoken = () => spokenOf(page, 'output[aria-live]')
    await expect.poll(spoken).toContain('£200')
    expect(await spoken()).toContain('£250')
    await total.getByRole('checkbox', { name: 'Ads refresh' }).uncheck()
    await expect.poll(spoken).toContain('£50')
    await page.getByText(pricingText.comparison.summary).click()
    await expect(page.getByRole('table')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'chosen, summed up and compared')
    await page.context().close()
  })
