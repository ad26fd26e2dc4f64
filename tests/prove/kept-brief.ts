import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.mjs'
import { makeFolders, startServer } from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const kills = { kept: 10, control: 3 }
/** From the last keystroke to the kill, in milliseconds: the least, and the most above it. */
const wait = { least: 250, spread: 750 }

export const sabotage: Sabotage = {
  name: 'answers are written five seconds late',
  file: 'pages/(en)/website-onboarding/index/draft/draft-keeper.ts',
  find: 'if (!isWriting) void write()',
  replace: 'if (!isWriting) setTimeout(() => void write(), 5_000)',
}

/**
 * A browser of its own profile that is killed (SIGKILL, all of its processes) a moment after a sentence was typed into the
 * website brief, again and again: every word is there when it starts again. The control writes late, and must lose some.
 */
export async function proveKeptBrief(): Promise<boolean> {
  const kept = await lostWords(kills.kept)
  console.log(
    `  ${kept.lost === 0 ? 'ok  ' : 'FAIL'} ${kept.lost} of ${kept.typed} words lost by ${kills.kept} kills`,
  )
  const broken = await brokenBuild(sabotage)
  try {
    const { lost, typed } = await lostWords(kills.control, broken.program)
    console.log(`  ${lost > 0 ? 'ok  ' : 'FAIL'} control (${sabotage.name}): ${lost} of ${typed} words lost`)
    return kept.lost === 0 && lost > 0
  } finally {
    await broken.remove()
  }
}

async function lostWords(rounds: number, program?: string): Promise<{ typed: number; lost: number }> {
  const folders = await makeFolders()
  const server = await startServer({ folders, ...(program && { program }) })
  const profile = await mkdtemp(path.join(tmpdir(), 'ponte-profile-'))
  const address = `${server.origin}/website-onboarding`
  const words: string[] = []
  let [typed, lost] = [0, 0]
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const browser = await startBrowser(profile)
      const page = await browser.context.newPage()
      await page.goto(address)
      const field = page.getByLabel('Special requests (optional)')
      const consent = page.getByRole('switch', { name: 'Keep my answers on this device?' })
      if (round > 0) {
        typed += words.length
        lost += await missing(page, words)
      }
      if (round === rounds) {
        await browser.kill()
        break
      }
      await consent.check()
      await page.getByText(/^Kept here, last on/).waitFor()
      // What was lost is typed again: each word is counted once for each kill that it had to outlive
      await field.fill(words.join(' '))
      const sentence = `round ${round} the last words`.split(' ')
      await field.press('End')
      await field.pressSequentially(` ${sentence.join(' ')}`, { delay: 30 })
      words.push(...sentence)
      await page.waitForTimeout(wait.least + Math.random() * wait.spread)
      await browser.kill()
    }
  } finally {
    await server.stop()
    await folders.remove()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { typed, lost }
}

/** How many of the words are not in the form; all of them when nothing comes back. */
async function missing(page: Page, words: readonly string[]): Promise<number> {
  const isBack = await page
    .getByText(/^Your answers of .* are back\./)
    .waitFor({ timeout: 8_000 })
    .then(
      () => true,
      () => false,
    )
  const text = isBack ? await page.getByLabel('Special requests (optional)').inputValue() : ''
  const there = text.trim().split(/\s+/)
  return words.filter((word, place) => there[place] !== word).length
}

/** A browser with a profile on disk, as a process group of its own. */
async function startBrowser(
  profile: string,
): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
  const program = (await ensureBrowser()) ?? chromium.executablePath()
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync']
  const child = spawn(
    program,
    [...flags, '--disable-background-networking', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const exited = once(child, 'exit')
  const browser = await chromium.connectOverCDP(await debuggerOf(child))
  const [context] = browser.contexts()
  const { pid } = child
  if (!context || pid === undefined) throw new Error('The browser has no window')
  return {
    context,
    async kill() {
      process.kill(-pid, 'SIGKILL')
      await exited
      await browser.close().catch(() => {})
    },
  }
}

async function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no output')
  const lines = createInterface({ input: stderr })
  for await (const line of lines) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    // The pipe must not fill up
    stderr.resume()
    return address
  }
  throw new Error('The browser did not start')
}
