import { availableParallelism, loadavg } from 'node:os'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.mjs'
import { answersFor, type DialogCase, dialogs, fillIn } from '#tests/e2e/dialogs.ts'
import { saveData } from '#tests/e2e/site.ts'
import { type LeadOnDisk, leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { openDialog, type Press, type Watch, watch } from './press.ts'
import { say } from './verdict.ts'

/** 400 kbit/s and a latency of 400 ms: a phone at the edge of its network. */
const line = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const answerGoalMs = 200
const openGoalMs = 2_500

type Site = { origin: string; leadOf: (email: string) => Promise<LeadOnDisk | null> }

/**
 * Opens every dialog in both languages on a slow line. A press must be answered within 200 ms, the dialog be open within
 * 2.5 s, and what is typed arrive. On a busy machine the dialog's bytes must be there within 2.5 s instead. The control loads
 * the code import by import instead of in one wave, and must be too slow.
 */
export async function proveSlowLine(): Promise<boolean> {
  const [waiting = 0] = loadavg()
  const busy = waiting > availableParallelism() / 2
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  const executablePath = await ensureBrowser()
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  const site: Site = {
    origin: server.origin,
    leadOf: async (email) =>
      (await leadsOnDisk(folders.dataDir)).find(({ fields }) => fields.email === email) ?? null,
  }
  let held = true
  const judge = (ok: boolean, what: string) => {
    held = say(ok, what) && held
  }
  try {
    if (busy) console.log('       the machine is busy: judged by when the bytes are there')
    for (const [index, dialogCase] of dialogs.entries()) {
      const email = `line.${index}@example.com`
      const { press, sendAnswered } = await throughDialog(browser, site, dialogCase, email)
      const lost = await lostOf(
        site,
        email,
        answersFor(dialogCase, email).map(({ value }) => value),
      )
      judge(
        isQuick(press, busy) && sendAnswered <= answerGoalMs && lost.length === 0,
        `${dialogCase.page}, "${dialogCase.opener}": ${inWords(press)}; send answered ${ms(sendAnswered)}; lost: ${lost.join() || 'nothing'}`,
      )
    }
    const control = dialogs[0] as DialogCase
    const { press } = await throughDialog(browser, site, control, 'line.control@example.com', {
      inWaves: true,
    })
    judge(!isQuick(press, busy), `control, code as its imports ask for it, is too slow: ${inWords(press)}`)
  } finally {
    await browser.close()
    await server.stop()
    await folders.remove()
  }
  return held
}

const isQuick = ({ answered, opened, arrived }: Press, busy: boolean): boolean =>
  answered <= answerGoalMs && (busy ? arrived : opened) <= openGoalMs

const ms = (value: number): string => `${value.toFixed(0)} ms`
const inWords = ({ answered, opened, arrived, bytes, files }: Press): string =>
  `answered ${ms(answered)}, open ${ms(opened)}, its ${(bytes / 1000).toFixed(0)} KB in ${files} files there after ${ms(arrived)}`

async function lostOf(site: Site, email: string, typed: readonly string[]): Promise<string[]> {
  const lead = await site.leadOf(email)
  if (!lead) return ['the lead']
  const stored = Object.values(lead.fields).flat()
  return typed.filter((value) => !stored.includes(value))
}

async function phone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // With data saving on, nothing is prefetched: only the press loads the code
  await saveData(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  return { page, devtools }
}

async function throughDialog(
  browser: Browser,
  { origin }: Site,
  dialogCase: DialogCase,
  email: string,
  { inWaves = false } = {},
): Promise<{ press: Press; sendAnswered: number }> {
  const { page, devtools } = await phone(browser)
  try {
    await page.goto(origin + dialogCase.page, { waitUntil: 'networkidle' })
    if (inWaves) {
      await page.evaluate(() => {
        const tag = document.querySelector<HTMLElement>('#page')
        if (tag) tag.dataset.code = tag.dataset.code?.split(' ')[0]
      })
    }
    const { dialog, press } = await openDialog(page, devtools, dialogCase)

    await page.evaluate(watch)
    await fillIn(dialog, answersFor(dialogCase, email))
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await dialog.getByRole('button', { name: dialogCase.submit, exact: true }).tap()
    await answer
    const sendAnswered = await page.evaluate(() => {
      const { pressed = 0, answered = Number.NaN } = window as unknown as Watch
      return answered - pressed
    })
    return { press, sendAnswered }
  } finally {
    await page.context().close()
  }
}
