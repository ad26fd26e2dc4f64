// The unit and integration tests:
// `node --import ./tests/helpers/file-scope.mjs scripts/unit.mjs <report> <timeout in ms> <file>…`.
// Files that do not affect their process share it with others, but are reported separately. A line of JSON in
// <report> tells `npm test` what passed, what failed, and the milliseconds of each file.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const [report, timeout, ...files] = process.argv.slice(2)

// Inside node_modules, so that packages are found from there
const cache = path.join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const built = mkdtempSync(path.join(cache, 'tests-'))
process.once('exit', () => rmSync(built, { recursive: true, force: true }))
const bundling = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(root, 'tests/helpers/bundle-tests.mjs'), built, ...files],
  { stdio: 'inherit' },
)
if (bundling.status !== 0) process.exit(1)

const builtFrom = (file) => path.join(built, file.replace(/\.tsx?$/, '.mjs'))
const sources = new Map(files.map((file) => [builtFrom(file), file]))

/**
 * Matches files that need a process of their own: those that start programs, measure time, or change or watch
 * the whole process, and those with a top-level await, whose tests would not be assigned to their suite.
 */
const ownProcess =
  /^(?:await|\} = await|(?:export )?(?:const|let) .*= await) |#tests\/helpers\/(?:failing-disk|flush-recorder|git-servers|ponte|site)\.|\bstart(?:Server|AndFail)\b|child_process|\bmock\b|umask|chdir|cpuUsage|performance\.|rich-site|process\.(?:env|on|once|emit)\b/m
const filesPerGroup = 15

const alone = files.filter((file) => ownProcess.test(readFileSync(file, 'utf8')))
const shared = files.filter((file) => !alone.includes(file))

/** Writes files that import a group each. A test file that hangs or cannot load fails under its own name. */
function groups() {
  const count = Math.ceil(shared.length / filesPerGroup)
  return Array.from({ length: count }, (_, at) => {
    const members = shared.filter((_, index) => index % count === at)
    // Loaded one at a time, so that each test belongs to the suite that loads it
    const lines = [
      "import { suite } from 'node:test'",
      'async function load(name, file) {',
      '  let loading',
      `  suite(name, { timeout: ${timeout / 2} }, () => (loading = import(file)))`,
      '  await loading.catch(() => undefined)',
      '}',
      ...members.map((file) => `await load('${file}', '${pathToFileURL(builtFrom(file))}')`),
      '',
    ]
    // Named by process id, since a second run may include a crashed group file of the first
    const group = path.join(path.dirname(report), `group-${process.pid}-${at + 1}.mjs`)
    writeFileSync(group, lines.join('\n'))
    return group
  })
}

const sizeOf = (file) => statSync(file).size
// Long files tend to be slow, so they start before the short ones
const ordered = [...groups(), ...alone.sort((one, other) => sizeOf(other) - sizeOf(one)).map(builtFrom)]

const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
const times = new Map()
/** Test files of groups that have not reported, perhaps because another file ended the process. */
const unheard = new Set(shared)

/** The test files of a group are suites with the files' names; their tests report their own file. */
const fileOf = ({ name, file = name }) =>
  shared.includes(name) ? name : (sources.get(file) ?? path.relative('', file))
const isSuite = ({ details }) => details.type === 'suite'

function addTime(data) {
  const file = fileOf(data)
  unheard.delete(data.name)
  if (file === data.name || data.nesting !== (shared.includes(file) ? 1 : 0)) return
  times.set(file, (times.get(file) ?? 0) + data.details.duration_ms)
}

const events = run({
  files: ordered.map((file) => path.resolve(file)),
  concurrency: 4,
  timeout: Number(timeout),
})
events.on('test:pass', (data) => {
  addTime(data)
  if (isSuite(data)) return
  if (data.skip === undefined) counts.passed += 1
  else counts.skipped += 1
})
events.on('test:fail', (data) => {
  addTime(data)
  // A suite's failures are counted one by one, not the suite itself
  if (data.todo !== undefined || (isSuite(data) && data.details.error.failureType === 'subtestsFailed'))
    return
  counts.failed += 1
  counts.failures.push({ name: data.name, file: fileOf(data) })
})
// Stays 1 unless the end is reached
process.exitCode = 1
events.once('end', () => {
  counts.failed += unheard.size
  counts.failures.push(...[...unheard].map((file) => ({ name: `${file} was not run to its end`, file })))
  writeFileSync(report, JSON.stringify({ ...counts, files: [...times] }))
  process.exitCode = counts.failed > 0 ? 1 : 0
})
events.compose(new spec()).pipe(process.stdout)
