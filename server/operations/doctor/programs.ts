import { stat } from 'node:fs/promises'
import { createGit } from '../../content/git/git.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** `none`: no build. `unknown`: not made by `npm start`, which alone records the hash of its sources. */
export type BuildState = 'none' | 'outdated' | 'fresh' | 'unknown'

/** Node.js, git and the build. */
export async function checkPrograms({
  build,
  cwd,
  nodeVersion = process.versions.node,
  program = 'git',
}: {
  build: BuildState
  cwd: string
  nodeVersion?: string
  /** git, by its name or path. */
  program?: string
}): Promise<Finding[]> {
  return [checkNode(nodeVersion), await checkGit(cwd, program), checkBuild(build)]
}

function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return ok('node', `Node.js ${version}`)
  return fault('node', `Node.js ${version} is too old.`, 'Install Node.js 20.19 or newer; 24 is recommended.')
}

async function checkGit(cwd: string, program: string): Promise<Finding> {
  const answer = await createGit({ cwd, program, timeLimitMs: 10_000 })(['--version']).catch(() => null)
  if (!answer) {
    return fault('git', 'git is not installed, or does not start.', 'Install git: posts are kept in it.')
  }
  const version = /\d+\.\d+(?:\.\d+)?/.exec(answer.stdout.toString())?.[0] ?? 'unknown'
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isAtLeast = (least: number) => major > 2 || (major === 2 && minor >= least)
  if (!isAtLeast(31)) return fault('git', `git ${version} is too old.`, 'Install git 2.36 or newer.')
  if (!isAtLeast(36)) {
    return warning(
      'git',
      `git ${version} does not flush everything it writes: a power cut may take the last save.`,
      'Install git 2.36 or newer.',
    )
  }
  return ok('git', `git ${version}`)
}

function checkBuild(state: BuildState): Finding {
  const findings: Record<BuildState, Finding> = {
    fresh: ok('build', 'The build is that of these sources.'),
    unknown: ok('build', 'There is a build. It was not made by npm start, so its age is not known.'),
    outdated: warning('build', 'The build is older than the sources.', 'npm start makes it anew.'),
    none: warning('build', 'There is no build yet.', 'npm start makes one.'),
  }
  return findings[state]
}

/** `newest`: the newest known time of writing, in milliseconds since 1970. */
export function checkClock(newest: readonly number[], now = Date.now()): Finding {
  const latest = Math.max(0, ...newest)
  const shown = new Date(now).toISOString()
  if (latest <= now + 300_000) return ok('clock', `The clock says ${shown}.`)
  return fault(
    'clock',
    `The clock says ${shown}, but something here was written at ${new Date(latest).toISOString()}.`,
    'Set the clock, and keep it right with NTP: deliveries, links and scheduled posts go by it.',
  )
}

export const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
