// Does what a clone still lacks, and only that. Plain Node without dependencies, since it runs before they
// exist.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, also when this module runs from the build, which is in a deeper folder. */
export const root = packageFolder(import.meta.dirname)
const sources = [
  'domain',
  'pages',
  'renderer',
  'server',
  'locales',
  'public',
  'vite.config.ts',
  'scripts',
  'package-lock.json',
]

/** Runs a program in the project folder and shows its output. Ends this process when it fails. */
export function run(command, parameters, { env = {} } = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** How many of a failed step's last lines are shown. */
const tailLines = 30

/**
 * Runs a program in the project folder and hides its output. On a terminal one line shows the step and its duration; elsewhere
 * nothing is printed, since standard output is for the server's JSON lines. When the program fails, its last lines go to
 * standard error, and this process ends with its exit code.
 */
export function step(title, command, parameters) {
  const isShown = process.stdout.isTTY === true
  if (isShown) process.stdout.write(`${title} … `)
  const started = performance.now()
  const { status, error, stdout, stderr } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  })
  const seconds = Math.ceil((performance.now() - started) / 1000)
  if (status === 0) {
    if (isShown) process.stdout.write(`${seconds} s\n`)
    return
  }
  if (isShown) process.stdout.write(`failed after ${seconds} s\n`)
  const printed = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '')
  const reason = error ? [`${command}: ${error.message}`] : []
  console.error([`${title} failed:`, ...printed.slice(-tailLines), ...reason].join('\n'))
  process.exit(status ?? 1)
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Ponte needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs if the lock file has changed since the last installation. Not with `npm ci`: it refuses a lock file written with a
 * registry that lacks the native builds of some platforms. `--no-save` leaves the lock file unchanged.
 */
export function ensureDependencies() {
  const stamp = path.join(root, 'node_modules', '.installed-from')
  const wanted = hashOf(['package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step('Installing packages', 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

const buildStamp = path.join(root, 'dist', '.built-from')

/** Whether there is a build, and whether it matches the sources; `unknown` without a stamp, as in a container image. */
export function buildState() {
  if (!existsSync(path.join(root, 'dist', 'server', 'index.mjs'))) return 'none'
  if (!existsSync(buildStamp)) return 'unknown'
  return readFileSync(buildStamp, 'utf8') === sourcesHash() ? 'fresh' : 'outdated'
}

export function ensureBuild() {
  if (buildState() === 'fresh') return
  step('Building the site', process.execPath, [path.join(root, 'scripts', 'build.mjs')])
}

/** Call it before the build, so that an edit during the build makes the build outdated. */
export const sourcesHash = () => hashOf(sources)

export function stampBuild(hash) {
  writeFileSync(buildStamp, hash)
}

function packageFolder(folder) {
  const file = path.join(folder, 'package.json')
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'ponte') return folder
  return packageFolder(path.dirname(folder))
}

function hashOf(entries) {
  const hash = createHash('sha256')
  for (const file of entries.flatMap(filesIn)) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

function filesIn(entry) {
  const absolute = path.join(root, entry)
  if (!existsSync(absolute)) return []
  try {
    return readdirSync(absolute)
      .sort()
      .flatMap((name) => filesIn(`${entry}/${name}`))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [entry]
    throw error
  }
}
