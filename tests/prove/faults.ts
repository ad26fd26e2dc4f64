import path from 'node:path'
import { campaign, faultsOf, type Tally } from './faults/campaign.ts'
import { bundleCommandLine } from './faults/command-line.ts'
import { commandPaths } from './faults/command-paths.ts'
import { serverPaths } from './faults/server-paths.ts'
import { openSite } from './faults/site.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Every writing system call of every write path fails once with EIO and once with ENOSPC. Whatever was answered with
 * success is there after a kill and a start; whatever failed is as before or as after, and can be repeated.
 * FAULTS=lead,brief takes these write paths only.
 */
export async function proveFaults(): Promise<boolean> {
  const named = process.env.FAULTS?.split(',') ?? []
  const paths = [...serverPaths, ...commandPaths].filter(
    ({ name }) => named.length === 0 || named.includes(name),
  )
  const command = await bundleCommandLine(root)
  const tallies: Tally[] = []
  for (const each of paths) {
    const site = await openSite({ command: command.program })
    try {
      const tally = await campaign(each, { site })
      tallies.push(tally)
      show(tally)
    } finally {
      await site.remove()
    }
  }
  await command.remove()
  return tallies.every((tally) => faultsOf(tally).length === 0)
}

function show(tally: Tally): void {
  const { path, calls, faults, successes, lost, torn, untold, failedStarts, missed, seconds } = tally
  const found = faultsOf(tally)
  console.log(
    `  ${found.length === 0 ? 'ok  ' : 'FAIL'} ${path}: ${calls} calls, ${faults} faults, ${successes} successes, ${lost.length} lost, ${torn.length} torn, ${untold.length} untold, ${failedStarts.length} failed starts, ${missed.length} missed, ${seconds.toFixed(0)} s`,
  )
  for (const one of found) console.log(`       ${one}`)
  if (process.env.FAULTS_VERBOSE) for (const one of tally.inSpiteOf) console.log(`       success: ${one}`)
}
