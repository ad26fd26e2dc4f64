import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { dataHolder } from './data-lock.ts'
import { readOrNull, removeDurable, writeDurable } from './files.ts'

/** How `ponte reload` and the running server speak to each other: a signal there, a file with the outcome back (R203). */

export const reloadSignal = 'SIGUSR2'

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), pid: z.int(), ms: z.number(), pausedMs: z.number() }),
  z.object({ outcome: z.literal('failed'), reason: z.string() }),
])
/** `ms` from the signal until the successor answered; `pausedMs`: how long new connections waited. */
export type ReloadOutcome = z.infer<typeof outcomeSchema>

const outcomeFile = (dataDir: string): string => path.join(dataDir, 'reload.json')

export const writeOutcome = (dataDir: string, outcome: ReloadOutcome): Promise<void> =>
  writeDurable(outcomeFile(dataDir), `${JSON.stringify(outcome)}\n`)

/** Uploads in flight are waited for, and a start. Milliseconds. */
const patienceMs = 12 * 60_000
const lookMs = 50

/**
 * Asks the server of a data folder to hand over to a new process of the version on the disk. Resolves with the outcome;
 * null when no server of this system has the folder.
 */
export async function requestReload(dataDir: string): Promise<ReloadOutcome | null> {
  const holder = await dataHolder(dataDir)
  if (!holder) return null
  await removeDurable(outcomeFile(dataDir))
  process.kill(holder.pid, reloadSignal)
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(lookMs)) {
    const text = await readOrNull(outcomeFile(dataDir))
    if (text !== null) return outcomeSchema.parse(JSON.parse(text))
    if (!isRunning(holder.pid)) return { outcome: 'failed', reason: 'The server ended without handing over.' }
  }
  return { outcome: 'failed', reason: `The server did not hand over within ${patienceMs / 60_000} minutes.` }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
