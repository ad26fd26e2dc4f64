// The browser of the tests. Apart from the set-up, which is part of the build: that must not need a development dependency.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './setup.mjs'

/**
 * The Chromium for the browser tests: one that is named or installed, else from the system's package manager, else
 * Playwright's own download. Returns the path, or undefined where Playwright finds its own. The headless shell comes first:
 * the tests need about half the time with it.
 */
export async function ensureBrowser() {
  const installed = () =>
    [process.env.CHROMIUM, ...browsers.map(which)].find((candidate) => candidate && existsSync(candidate))
  const first = installed()
  if (first) return first
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return undefined
  if (process.getuid?.() === 0 && which('apt-get')) {
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
      const found = installed()
      if (found) return found
    }
  }
  run('npx', ['playwright', 'install', 'chromium'])
  return undefined
}

const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

function which(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder, program)
    if (folder && existsSync(candidate)) return candidate
  }
  return undefined
}
