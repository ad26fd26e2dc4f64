// `npm test`: set-up, checks, unit and integration tests, browser tests, and one summary. `npm test -- full` adds the exhaustive
// tests: tests/full, tests/e2e/full, and every case of the tables that the ordinary run samples.
// Parts by name: `npm test -- unit`, `npm test -- full e2e`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureDependencies, requireNode, root } from './setup.mjs'

const words = process.argv.slice(2)
const isFull = words.includes('full')
const only = words.filter((word) => word !== 'full')
const wanted = (part) => only.length === 0 || only.includes(part)

requireNode()
ensureDependencies()
const browser = wanted('e2e') ? await ensureBrowser() : undefined
ensureBuild()

const reports = mkdtempSync(path.join(tmpdir(), 'ponte-test-'))
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

const unitFiles = () =>
  readdirSync(path.join(root, 'tests'), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && (isFull || name.split(path.sep)[0] !== 'full'))
    .map((name) => path.join('tests', name))
    .sort()

const parts = {
  check: { words: () => ['scripts/check.mjs'] },
  unit: {
    words: (files = unitFiles()) => [
      ...['--import', './tests/helpers/file-scope.mjs', 'scripts/unit.mjs', unitReport],
      // A file that hangs fails, and the others are still reported
      isFull ? '1800000' : '600000',
      ...files,
    ],
    counts: () => JSON.parse(readFileSync(unitReport, 'utf8')),
  },
  e2e: {
    words: () => [
      ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      ...['--output', path.join(reports, 'browser')],
    ],
    counts: () => {
      const { stats, suites } = JSON.parse(readFileSync(browserReport, 'utf8'))
      const { expected: passed, unexpected: failed, skipped, flaky } = stats
      return {
        passed,
        failed,
        skipped,
        flaky,
        files: suites.map(({ file, ...suite }) => [file, msOf(suite)]),
      }
    },
  },
}

/** Duration of a suite in Playwright's report in milliseconds, including retries. */
const msOf = ({ suites = [], specs = [] }) => {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + msOf(suite), own)
}

const env = {
  ...process.env,
  ...(browser && { CHROMIUM: browser }),
  ...(isFull && { PONTE_FULL: '1' }),
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
}

/** If more files fail than this, the failures are not flaky, and nothing is retried. */
const maxRetriedFiles = 3

/** Runs a part and shows its output. Unit files with a failure run once more; tests that pass then count as flaky. */
function runPart(name, part) {
  const started = performance.now()
  const cpuBefore = cpuSeconds()
  const first = runOnce(name, part)
  const files = [...new Set((first.failures ?? []).map(({ file }) => file))]
  const isRetried = files.length > 0 && files.length <= maxRetriedFiles
  const { isWell } = isRetried ? runOnce(name, part, files) : first
  return {
    name,
    ...first,
    ...(isRetried && isWell && { isWell, failed: 0, flaky: first.failed }),
    seconds: Math.round((performance.now() - started) / 1000),
    cpu: Math.round(cpuSeconds() - cpuBefore),
  }
}

function runOnce(name, { words, counts }, files) {
  const { status, error } = spawnSync(process.execPath, words(files), { cwd: root, stdio: 'inherit', env })
  if (error) console.error(`${name}: ${error.message}`)
  try {
    return { isWell: status === 0, ...counts?.() }
  } catch {
    return { isWell: false }
  }
}

/** CPU seconds of all ended child processes and their descendants; 0 without /proc. */
function cpuSeconds() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(13, 15)
    return (Number(user) + Number(system)) / 100
  } catch {
    return 0
  }
}

const kinds = ['passed', 'failed', 'flaky', 'skipped']

function summaryOf({ name, isWell, seconds, cpu, failures = [], ...found }) {
  const counted = kinds.filter((kind) => found[kind] > 0).map((kind) => `${found[kind]} ${kind}`)
  const times = `${`${seconds} s`.padStart(6)}  ${`${cpu} s CPU`.padStart(10)}`
  const line = `${isWell ? 'ok  ' : 'FAIL'}  ${name.padEnd(5)}  ${times}  ${counted.join(', ')}`
  return [line.trimEnd(), ...failures.map((failure) => `        ${failure.name}`)].join('\n')
}

const results = []
const lines = []
let failedPart = null
try {
  for (const [name, part] of Object.entries(parts).filter(([name]) => wanted(name))) {
    if (failedPart !== null) {
      lines.push(`--    ${name.padEnd(5)}  not run`)
      continue
    }
    const result = runPart(name, part)
    results.push(result)
    lines.push(summaryOf(result))
    if (!result.isWell) failedPart = name
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}

const slowest = results
  .flatMap(({ files = [] }) => files)
  .sort(([, one], [, other]) => other - one)
  .slice(0, 20)
if (slowest.length > 0) console.log('\nSlowest files, in seconds of their tests:')
for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(8)}  ${file}`)
console.log(`\n${lines.join('\n')}\n`)
const total = (kind) => results.reduce((sum, result) => sum + (result[kind] ?? 0), 0)
// The last line is for machines; a flaky test counts as passed
console.log(
  `${total('passed') + total('flaky')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
)
process.exitCode = failedPart === null ? 0 : 1
