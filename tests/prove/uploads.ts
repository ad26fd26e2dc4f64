import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'
import { briefBody } from './lead-kills.ts'

const uploads = 20
const megabyte = 1024 * 1024
const mostAboveIdle = 64 * megabyte

export const sabotage: Sabotage = {
  name: 'a file is kept in memory while it arrives',
  file: 'server/leads/intake/multipart.ts',
  find: 'await handle.writeFile(chunk)',
  replace:
    'await handle.writeFile(chunk)\n        ;((globalThis as { kept?: unknown[] }).kept ??= []).push(Buffer.from(chunk))',
}

/** Twenty files of 25 MB at once: memory stays within 64 MB above idle. */
export async function proveUploads(): Promise<boolean> {
  const sound = await measure()
  const held = sound.above < mostAboveIdle && sound.stored === uploads
  console.log(
    `  ${held ? 'ok  ' : 'FAIL'} as built: ${sound.stored} of ${uploads} stored, ${inMegabytes(sound.idle)} MB idle, ${inMegabytes(sound.above)} MB above it at most`,
  )
  const build = await brokenBuild(sabotage)
  try {
    const broken = await measure(build.program)
    const fails = broken.above >= mostAboveIdle
    console.log(
      `  ${fails ? 'ok  ' : 'FAIL'} broken: ${sabotage.name}: ${inMegabytes(broken.above)} MB above idle (must be more than 64)`,
    )
    return held && fails
  } finally {
    await build.remove()
  }
}

async function measure(program?: string): Promise<{ idle: number; above: number; stored: number }> {
  const folders = await makeFolders()
  const server = await startServer({
    folders,
    env: { LEADS_PER_MINUTE: '0' },
    ...(program && { program }),
  })
  try {
    // Small ones first: what the code itself takes is part of idle
    for (let index = 0; index < 5; index += 1) await upload(server, index, 1_000)
    await sleep(1_500)
    const idle = await residentBytes(server)
    let most = idle
    let watching = true
    const watch = (async () => {
      while (watching) {
        most = Math.max(most, await residentBytes(server))
        await sleep(20)
      }
    })()
    const statuses = await Promise.all(
      Array.from({ length: uploads }, (_, index) => upload(server, 100 + index, 25 * megabyte)),
    )
    watching = false
    await watch
    return { idle, above: most - idle, stored: statuses.filter((status) => status === 200).length }
  } finally {
    await server.stop()
    await folders.remove()
  }
}

async function upload(server: RunningServer, index: number, size: number): Promise<number> {
  const bytes = new Uint8Array(size).fill(index)
  const { status } = await fetch(`${server.origin}/api/website-onboarding`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: briefBody(`visitor-${index}@example.com`, [bytes]),
  })
  return status
}

async function residentBytes({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

const inMegabytes = (bytes: number): string => (bytes / megabyte).toFixed(0)
