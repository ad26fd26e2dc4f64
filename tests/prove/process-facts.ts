import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

export const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** The smallest resident memory of an idle process within this time, measured every second. In bytes. */
export async function restingBytes(pid: number, seconds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000)
    least = Math.min(least, await residentBytes(pid))
  }
  return least
}

export const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)
