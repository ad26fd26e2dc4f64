// The browser of the tests. Separate from the set-up, which is part of the build and must not need a development dependency.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './setup.mjs'

/**
 * The Chromium for the browser tests: the one that CHROMIUM names, else the headless shell, installed from the system's
 * packages where that is possible, else a full browser or Playwright's own download. Returns the path, or undefined where
 * Playwright finds its own. A full browser needs 1.7 times the processor time for the same tests: it draws its window with
 * pages too.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const shell = () => which(shellPackage)
  if (!shell() && process.getuid?.() === 0 && which('apt-get')) {
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', [...briefly, 'update'], options)
    spawnSync('apt-get', [...briefly, 'install', '-y', '--no-install-recommends', shellPackage], options)
  }
  const found = shell() ?? fullBrowsers.map(which).find(Boolean)
  if (found) return found
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) run('npx', ['playwright', 'install', 'chromium'])
  return undefined
}

const shellPackage = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Without a network, where a full browser is found, nothing should wait for long. */
const briefly = ['-qq', '-o', 'Acquire::http::Timeout=15']

function which(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder, program)
    if (folder && existsSync(candidate)) return candidate
  }
  return undefined
}
