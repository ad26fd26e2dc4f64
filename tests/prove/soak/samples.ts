import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { RunningServer } from '#tests/helpers/server.ts'
import { children, openFiles, residentBytes, threads } from '../process-facts.ts'

/** What a server has at one moment; sizes in bytes. */
export type Sample = {
  /** Milliseconds since the beginning. */
  at: number
  resident: number
  heap: number
  files: number
  threads: number
  children: number
  /** Folders of leads and uploads that are not whole yet. */
  unfinished: number
}

export async function sampleOf(server: RunningServer, dataDir: string, at: number): Promise<Sample> {
  const { pid } = server
  return {
    at,
    resident: await residentBytes(pid),
    heap: await heapBytes(server),
    files: await openFiles(pid),
    threads: await threads(pid),
    children: await children(pid),
    unfinished: await unfinished(dataDir),
  }
}

async function heapBytes({ origin }: RunningServer): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } })
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text())?.[1] ?? Number.NaN)
}

/** Their names begin with a dot until they are renamed into place. */
export async function unfinished(dataDir: string): Promise<number> {
  const names = await readdir(path.join(dataDir, 'leads'))
  return names.filter((name) => name.startsWith('.')).length
}

/** Of one figure in a part of the samples. */
export function median(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const sorted = samples.map(read).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
