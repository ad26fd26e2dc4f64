// Provides the tests' browser. Separate from setup.mjs, which the build includes and which must not need a development
// dependency.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './setup.mjs'

/**
 * Returns the path of the Chromium for the browser tests, or undefined if Playwright finds its own. In this
 * order: the value of CHROMIUM; the headless shell, installed from the system's packages if possible; a full
 * browser; Playwright's own download. A full browser needs 1.7 times the CPU time for the same tests, since
 * it also draws its window.
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

/** Keeps the wait short without a network: a full browser may still be found. */
const briefly = ['-qq', '-o', 'Acquire::http::Timeout=15']

function which(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder, program)
    if (folder && existsSync(candidate)) return candidate
  }
  return undefined
}
