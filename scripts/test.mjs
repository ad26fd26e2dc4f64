// `npm test`: the whole proof. Set-up, checks, unit and integration tests, browser tests.
// Parts by name: `npm test -- unit` or `npm test -- e2e`.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, ensureBuild, ensureDependencies, requireNode, root, run } from './setup.mjs'

const only = process.argv.slice(2)
const wanted = (part) => only.length === 0 || only.includes(part)

requireNode()
ensureDependencies()
const browser = wanted('e2e') ? await ensureBrowser() : undefined
ensureBuild()
const env = { ...(browser && { CHROMIUM: browser }) }
if (wanted('check')) run(process.execPath, [path.join(root, 'scripts/check.mjs')])
if (wanted('unit')) {
  // Node 20's --test takes no patterns
  const files = readdirSync(path.join(root, 'tests'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
    .filter((name) => !name.startsWith(`e2e${path.sep}`))
    .map((name) => path.join('tests', name))
    .sort()
  const preload = ['--import', 'tsx', '--import', './tests/helpers/vanilla-extract.ts']
  // A file that does not end by itself (it takes minutes less) fails, and the others are still reported
  const limit = '--test-timeout=600000'
  const options = ['--test', limit, '--test-reporter=spec', '--test-concurrency=3']
  run(process.execPath, [...preload, ...options, ...files], { env })
}
if (wanted('e2e')) {
  run(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], { env })
}
