import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/setup.mjs'
import { briefForm } from '#tests/helpers/brief.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { type Folders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'
import type { Sabotage } from '../broken-build.ts'
import { say } from '../verdict.ts'

const megabyte = 1024 * 1024
const freeAtStart = 300 * megabyte
const reserve = 200 * megabyte
/** What a sign-in, a save or an inquiry may take of it, with its commit, its mail and its copy. */
const smallBytes = 100 * 1024
const briefs = 8
const filesEach = 4
const fileBytes = 24 * megabyte
const waves = 2
const sampleMs = 5

export const sabotage: Sabotage = {
  name: 'the disk is looked at only before a brief is read',
  file: 'server/kernel/disk-reserve.ts',
  find: 'const left = (await freeBytes()) - spareBytes - before',
  replace:
    'const left = (await freeBytes()) - spareBytes - before\n    if (left > 0) return { use: async () => undefined, release: () => undefined }',
}

type Tally = {
  stored: number
  refused: number
  /** Sign-ins, saves and inquiries. */
  small: number
  /** What was answered otherwise than it must be. */
  faults: string[]
  leastFree: number
}

/**
 * Eight briefs of 96 MB at once, from eight networks, on a disk of its own with 300 MB free (ext4 in a file, mounted:
 * needs root). Whatever becomes of them, 200 MB stay free, and sign-in, saving a post and an inquiry succeed throughout.
 * A broken build must fail.
 */
export async function fullDisk(program?: string): Promise<boolean> {
  const tally = await onSmallDisk((folders) => fill(folders, program))
  return report(
    program === undefined ? 'a full disk' : `a full disk, broken: ${sabotage.name}`,
    tally,
    program === undefined,
  )
}

function report(name: string, tally: Tally, mustHold: boolean): boolean {
  const { stored, refused, small, faults, leastFree } = tally
  const holds = faults.length === 0 && leastFree >= reserve - small * smallBytes && small > 0 && stored > 0
  const right = holds === mustHold
  const done = `${stored} briefs stored, ${refused} refused; ${small} sign-ins, saves and inquiries`
  const left = `${faults.length} of them failed; at least ${(leastFree / megabyte).toFixed(1)} MB free`
  return say(right, `${name}: ${done}, ${left}${mustHold ? '' : ' (must fail)'}`, faults)
}

/** Runs on a new file system with exactly so much free, which is taken away afterwards. */
async function onSmallDisk<Result>(run: (folders: Folders) => Promise<Result>): Promise<Result> {
  const outside = await mkdtemp(path.join(tmpdir(), 'ponte-disk-'))
  const image = path.join(outside, 'image')
  const base = path.join(outside, 'disk')
  await mkdir(base)
  execFileSync('truncate', ['-s', '512M', image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop', image, base])
  try {
    const contentDir = path.join(base, 'content')
    await cp(path.join(root, 'content'), contentDir, { recursive: true })
    const ballast = (await freeOn(base)) - freeAtStart
    execFileSync('fallocate', ['-l', String(ballast), path.join(base, 'ballast')])
    return await run({ base, contentDir, dataDir: path.join(base, 'data'), remove: async () => undefined })
  } finally {
    execFileSync('umount', [base])
    await rm(outside, { recursive: true, force: true })
  }
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function fill(folders: Folders, program?: string): Promise<Tally> {
  const server = await startServer({
    folders,
    env: { LEADS_PER_MINUTE: '0', TRUST_PROXY: '1' },
    ...(program && { program }),
  })
  const tally: Tally = { stored: 0, refused: 0, small: 0, faults: [], leastFree: Number.POSITIVE_INFINITY }
  let arriving = true
  const watch = (async () => {
    while (arriving) {
      tally.leastFree = Math.min(tally.leastFree, await freeOn(folders.base))
      await sleep(sampleMs)
    }
  })()
  const work = (async () => {
    while (arriving) await doSmallThings(server.origin, tally)
  })()
  try {
    const files = Array.from({ length: filesEach }, () => new Blob([new Uint8Array(fileBytes)]))
    for (let wave = 0; wave < waves; wave += 1) {
      await Promise.all(
        Array.from({ length: briefs }, (_, at) => sendBrief(server.origin, `198.51.${at}.1`, files, tally)),
      )
      // The copies for the drive follow
      await sleep(1_000)
    }
    return tally
  } finally {
    arriving = false
    await Promise.all([watch, work])
    await server.stop()
  }
}

async function sendBrief(origin: string, address: string, files: Blob[], tally: Tally): Promise<void> {
  const body = briefForm({ submissionId: randomUUID() })
  for (const [index, file] of files.entries()) body.append(`other_${index}`, file, `${index}.mov`)
  const headers = { accept: 'application/json', 'x-forwarded-for': address }
  const { status } = await fetch(`${origin}/api/website-onboarding`, { method: 'POST', headers, body })
  if (status === 200) tally.stored += 1
  else if (status === 507) tally.refused += 1
  else tally.faults.push(`a brief answered ${status}`)
}

/** One sign-in, one save and one inquiry. */
async function doSmallThings(origin: string, tally: Tally): Promise<void> {
  const attempt = async (name: string, wanted: number, act: () => Promise<number>) => {
    tally.small += 1
    const status = await act().catch((error: unknown) => String(error))
    if (status !== wanted) tally.faults.push(`${name} answered ${status}`)
  }
  let cookie = ''
  await attempt('sign-in', 200, async () => {
    cookie = await signIn(origin)
    return 200
  })
  await attempt('a save', 201, async () => {
    const body = postBody(`Saved ${randomUUID()}`)
    return (await send('POST', `${origin}/api/blog/posts`, { cookie, body })).status
  })
  await attempt('an inquiry', 200, async () => {
    const body = { ...sampleFields, submissionId: randomUUID() }
    return (await send('POST', `${origin}/api/pricing-inquiry`, { body })).status
  })
}
