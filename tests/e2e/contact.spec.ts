import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { expectNotice } from './dialogs.ts'
import { expectAccessible, open, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()
const number = '+44 20 7946 0123'

const words = [
  {
    path: '/contact',
    copy: 'Copy number',
    call: 'Call us',
    copied: 'Number Copied!',
    notCopied: { title: 'Call Us', text: `Please call us on ${number}.` },
    load: 'Load map',
    openMap: 'Open in maps',
    frame: 'Map of our street, from OpenStreetMap',
  },
  {
    path: '/it/contact',
    copy: 'Copia il numero',
    call: 'Chiama',
    copied: 'Numero Copiato!',
    notCopied: { title: 'Chiamaci', text: `Chiamaci al numero ${number}.` },
    load: 'Carica la mappa',
    openMap: 'Apri nelle mappe',
    frame: 'Mappa della nostra via, da OpenStreetMap',
  },
]

for (const { path, copy, call, copied, notCopied, load, openMap, frame } of sample(words, 1, today)) {
  test(`${path}: with a mouse, the phone button copies the number and says so`, async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, site.origin + path)
    const button = page.getByRole('main').getByRole('link', { name: copy })
    await expect(button).toHaveAttribute('href', 'tel:+442079460123')
    // A window as narrow as a phone offers the call link
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByRole('main').getByRole('link', { name: call, exact: true })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('main').getByRole('link', { name: call, exact: true })).toBeHidden()
    await button.click()
    await expectNotice(page, { title: copied, text: number })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await expectAccessible(page, 'the notice')
    await page.getByRole('region', { name: /F8/ }).getByRole('button').click()
    await expect(page.getByText(copied, { exact: true })).toBeHidden()
  })

  test(`${path}: where the number cannot be copied, the visitor is asked to call`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      })
    })
    await open(page, site.origin + path)
    await page.getByRole('main').getByRole('link', { name: copy }).click()
    await expectNotice(page, notCopied)
  })

  test(`${path}: on a touch screen, the phone button dials`, async ({ browser }) => {
    const viewport = { width: 390, height: 800 }
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport })
    const page = await context.newPage()
    await open(page, site.origin + path)
    const button = page.getByRole('main').getByRole('link', { name: call, exact: true })
    await expect(button).toHaveAttribute('href', 'tel:+442079460123')
    // The click itself is left to the browser
    await button.evaluate((link) =>
      link.ownerDocument.addEventListener('click', (event) => {
        Reflect.set(window, 'taken', event.defaultPrevented)
        event.preventDefault()
      }),
    )
    await button.tap()
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBe(false)
    await context.close()
  })

  test(`${path}: nothing is requested from OpenStreetMap before the visitor loads the map`, async ({
    page,
  }) => {
    const asked: string[] = []
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
    })
    const faults = watchForFaults(page)
    await open(page, site.origin + path)
    const link = page.getByRole('main').getByRole('link', { name: openMap })
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.5654&mlon=-0\.1349/,
    )
    await page.getByRole('button', { name: load }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(faults()).toEqual([])

    await page.getByRole('button', { name: load }).click()
    const map = page.getByTitle(frame)
    await expect(map).toBeVisible()
    await expect(map).toBeFocused()
    await expect.poll(() => asked.length).toBe(1)
    const corners = new URL(asked[0] ?? '').searchParams.get('bbox')?.split(',').map(Number) ?? []
    const [west = 0, south = 0, east = 0, north = 0] = corners
    expect(west < -0.1349 && -0.1349 < east && south < 51.5654 && 51.5654 < north).toBe(true)
    await expect(page.getByRole('button', { name: load })).toHaveCount(0)
    expect(
      faults().filter((fault) => !fault.startsWith('left the site: https://www.openstreetmap.org/')),
    ).toEqual([])
  })
}
