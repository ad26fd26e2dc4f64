import { spawnSync } from 'node:child_process'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { campaign, findings, type Tally } from './faults/campaign.ts'
import { serverPaths } from './faults/server-paths.ts'
import { openSite } from './faults/site.ts'
import type { WritePath } from './faults/write-path.ts'
import { say } from './verdict.ts'

/** How many write paths are tested in parallel; each has a site of its own. */
const atOnce = Number(process.env.FAULTS_AT_ONCE ?? 3)

const isVerbose = process.env.FAULTS_VERBOSE !== undefined
const elapsed = (): string => `${process.uptime().toFixed(0)} s`

/** Broken builds, each with the write path of the test that must detect it. */
export const sabotages: (Sabotage & { path: string })[] = [
  {
    name: 'a flush of a file that fails is passed over',
    path: 'post-create',
    file: 'server/kernel/files.ts',
    find: 'await write()\n    await handle.sync()',
    replace: 'await write()\n    await handle.sync().catch(() => undefined)',
  },
  {
    name: 'a flush of a folder that fails is passed over',
    path: 'post-create',
    file: 'server/kernel/files.ts',
    find: "const handle = await open(name, 'r')\n  try {\n    await handle.sync()",
    replace: "const handle = await open(name, 'r')\n  try {\n    await handle.sync().catch(() => undefined)",
  },
  {
    name: 'a write that fails is passed over',
    path: 'post-create',
    file: 'server/kernel/files.ts',
    find: 'handle.writeFile(data)',
    replace: 'handle.writeFile(data).catch(() => undefined)',
  },
]

/**
 * Makes every writing system call of every write path of the server fail once with EIO and once with ENOSPC,
 * by strace. What was reported as successful must be there after a kill and a restart, even if a power cut
 * took all that was not flushed. What failed must be reported as a failure, be left as before or as after,
 * and be repeatable. Needs Linux, a C compiler and the right to trace processes. FAULTS=post-create,erase
 * tests only these write paths and their broken builds.
 */
export async function proveFaults(): Promise<boolean> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    console.log('  FAIL this proof needs strace: apt-get install strace')
    return false
  }
  const named = process.env.FAULTS?.split(',')
  const isWanted = (name: string) => named?.includes(name) ?? true
  const sound = await goThrough(serverPaths.filter(({ name }) => isWanted(name)))
  const caught = await controls(sabotages.filter((one) => isWanted(one.path)))
  return sound && caught
}

async function goThrough(paths: readonly WritePath[]): Promise<boolean> {
  const waiting = [...paths]
  const tallies: Tally[] = []
  async function lane(): Promise<void> {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const site = await openSite()
      try {
        const tally = await campaign(each, {
          site,
          onFound: (what) => console.log(`       ${what}`),
          onTarget: (what) => isVerbose && console.log(`       ${each.name} ${elapsed()} ${what}`),
        })
        tallies.push(tally)
        show(tally)
      } finally {
        await site.remove()
      }
    }
  }
  console.log(`       ${row(titles)}`)
  await Promise.all(Array.from({ length: atOnce }, lane))
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  const isSound = tallies.length === paths.length && tallies.every((tally) => findings(tally).length === 0)
  const counts = `${sum(({ calls }) => calls)} calls, ${sum(({ faults }) => faults)} faults`
  const found = sum((tally) => findings(tally).length)
  return say(isSound, `as built: ${tallies.length} write paths, ${counts}, ${found} findings`)
}

async function controls(wanted: typeof sabotages): Promise<boolean> {
  let held = true
  for (const { path: name, ...sabotage } of wanted) {
    const writePath = serverPaths.find((one) => one.name === name)
    if (!writePath) throw new Error(`There is no write path ${name}`)
    const tally = await onBrokenBuild(sabotage, async (program) => {
      const site = await openSite(program)
      return campaign(writePath, { site, untilFound: true }).finally(() => site.remove())
    })
    const isFound = tally.lost.length + tally.torn.length > 0
    const words = `broken: ${sabotage.name}: ${findings(tally)[0] ?? 'nothing found'} (must be found)`
    held = say(isFound, words) && held
  }
  return held
}

const titles = 'path,calls,faults,successes,lost,torn,untold,failed starts,missed,s'.split(',')

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, at) =>
      at === 0 ? String(cell).padEnd(14) : String(cell).padStart((titles[at] ?? '').length + 1),
    )
    .join(' ')

function show(tally: Tally): void {
  const { calls, faults, inSpiteOf, lost, torn, untold, failedStarts, missed, seconds } = tally
  const found = [lost, torn, untold, failedStarts, missed].map((those) => those.length)
  const cells = [tally.path, calls, faults, inSpiteOf.length, ...found, seconds.toFixed(0)]
  say(findings(tally).length === 0, row(cells))
  // Success in spite of a fault: the server recovered, or the call did not matter
  if (isVerbose) for (const one of inSpiteOf) console.log(`       in spite of ${one}`)
}
