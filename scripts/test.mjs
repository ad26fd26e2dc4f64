// `npm test`: the whole proof. Set-up, checks, unit and integration tests, browser tests, and one summary.
// Parts by name: `npm test -- unit` or `npm test -- e2e`. `npm test -- long` runs what takes minutes and is left out else.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureDependencies, requireNode, root } from './setup.mjs'

const only = process.argv.slice(2)
const wanted = (part) => (only.length === 0 ? part !== 'long' : only.includes(part))

requireNode()
ensureDependencies()
const browser = wanted('e2e') ? await ensureBrowser() : undefined
ensureBuild()

const reports = mkdtempSync(path.join(tmpdir(), 'ponte-test-'))
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

// Node 20's --test takes no patterns
const testFiles = (isWanted) =>
  readdirSync(path.join(root, 'tests'), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && isWanted(name.split(path.sep)[0]))
    .map((name) => path.join('tests', name))
    .sort()

/**
 * Files of `node:test`, each in a process of its own. Those with a failure run once more, alone: what passes then is listed as
 * flaky, as the browser tests do it.
 */
const nodeTests = (isWanted) => ({
  words: (files = testFiles(isWanted)) => [
    ...['--import', 'tsx', '--import', './tests/helpers/vanilla-extract.ts', '--test'],
    // A file that does not end by itself (it takes minutes less) fails, and the others are still reported
    ...['--test-timeout=600000', '--test-concurrency=3'],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./scripts/test-counts.mjs', `--test-reporter-destination=${unitReport}`],
    ...files,
  ],
  counts: () => JSON.parse(readFileSync(unitReport, 'utf8')),
})

const parts = {
  check: { words: () => ['scripts/check.mjs'] },
  unit: nodeTests((folder) => !['e2e', 'long'].includes(folder)),
  long: nodeTests((folder) => folder === 'long'),
  e2e: {
    words: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    counts: () => {
      const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: stats.flaky }
    },
  },
}

const env = {
  ...process.env,
  ...(browser && { CHROMIUM: browser }),
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
}

/** Runs a part with its output shown. Returns its line of the summary. */
function runPart(name, part) {
  const started = performance.now()
  const first = runOnce(name, part)
  const files = [...new Set((first.failures ?? []).map(({ file }) => file))]
  const isRepeated = files.length > 0 && files.length <= mostRepeated
  const { isWell } = isRepeated ? runOnce(name, part, files) : first
  const seconds = Math.round((performance.now() - started) / 1000)
  return { name, seconds, ...first, ...(isRepeated && isWell && { isWell, failed: 0, flaky: first.failed }) }
}

/** More files with failures than this are no accident. */
const mostRepeated = 3

function runOnce(name, { words, counts }, files) {
  const { status, error } = spawnSync(process.execPath, words(files), { cwd: root, stdio: 'inherit', env })
  if (error) console.error(`${name}: ${error.message}`)
  let found = {}
  try {
    found = counts?.() ?? {}
  } catch {
    // It ended before it could report
  }
  return { isWell: status === 0, ...found }
}

function summaryOf({ name, isWell, seconds, failures = [], ...found }) {
  const counted = ['passed', 'failed', 'flaky', 'skipped']
    .filter((word) => found[word] > 0)
    .map((word) => `${found[word]} ${word}`)
    .join(', ')
  const line = `${isWell ? 'ok  ' : 'FAIL'}  ${name.padEnd(5)}  ${`${seconds} s`.padStart(6)}  ${counted}`
  return [line.trimEnd(), ...failures.map((failure) => `        ${failure.name}`)].join('\n')
}

/** The accessibility statement says when all browser tests last passed. */
function noteTested() {
  const file = path.join(root, 'domain/site/accessibility-tested.ts')
  const today = new Date().toISOString().slice(0, 10)
  const source = readFileSync(file, 'utf8')
  const noted = source.replace(/'\d{4}-\d{2}-\d{2}'/, `'${today}'`)
  if (noted !== source) writeFileSync(file, noted)
}

const lines = []
let failedPart = null
try {
  for (const [name, part] of Object.entries(parts).filter(([name]) => wanted(name))) {
    if (failedPart !== null) {
      lines.push(`--    ${name.padEnd(5)}  not run`)
      continue
    }
    const result = runPart(name, part)
    lines.push(summaryOf(result))
    if (!result.isWell) failedPart = name
    else if (name === 'e2e') noteTested()
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (lines.length > 0) console.log(`\n${lines.join('\n')}`)
process.exitCode = failedPart === null ? 0 : 1
