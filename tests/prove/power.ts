import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { createAccounts } from '#server/staff/accounts.ts'
import {
  type Folders,
  type RunningServer,
  send,
  signIn,
  startServer,
  uploadPicture,
} from '#tests/helpers/server.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { type CutDisk, type FileSystem, fileSystems, hindrance, makeCutDisk } from './cut-disk.ts'
import {
  anyPicture,
  inquire,
  keepDoing,
  lostPosts,
  lostServedPosts,
  must,
  type Posts,
  sendBrief,
  sha256,
  writePost,
} from './load.ts'
import { judge } from './verdict.ts'

const cuts = Number(process.env.POWER_CUTS ?? 200)
/** For changed builds: `sound` must lose nothing; `broken` stops at its first loss, which may take some 30 cuts. */
const changedCuts = { sound: 60, broken: 300 }
/** Maximum number of cuts per folder. */
const cutsAFolder = 4
const soonMs = 2_000
const longestLoadMs = 20_000
/** How long the server may outlive a cut. */
const longestLifeAfterMs = 200
/** A start that takes longer is taken for hung: a busy machine may need a minute. */
const startMs = 300_000
const provedOn = fileSystems.filter((kind) => (process.env.POWER_ON ?? kind) === kind)

type ChangedBuild = Sabotage & { kinds: readonly FileSystem[]; sound: boolean }

const flushAndLook = 'await handle.sync()\n    await handle.stat()'
const pause = 'await new Promise((resolve) => setTimeout(resolve, 50))'

export const changedBuilds: ChangedBuild[] = [
  {
    // So that many cuts, instead of few, fall between the opening of a folder and its flush
    name: 'slow: every flush waits 50 ms',
    kinds: fileSystems,
    sound: true,
    file: 'server/kernel/files.ts',
    find: flushAndLook,
    replace: `${pause}\n    ${flushAndLook}`,
  },
  {
    // ext4 reports every flush after the cut as failed
    name: 'broken: every flush waits 50 ms, and is believed without a look',
    kinds: ['xfs'],
    sound: false,
    file: 'server/kernel/files.ts',
    find: flushAndLook,
    replace: `${pause}\n    await handle.sync()`,
  },
  {
    name: 'broken: folders are not flushed',
    kinds: fileSystems,
    sound: false,
    file: 'server/kernel/files.ts',
    find: 'await flush(folder)\n}\n\n/** Like `mkdir -p`',
    replace: '}\n\n/** Like `mkdir -p`',
  },
  {
    name: 'broken: what git init makes is not flushed',
    kinds: fileSystems,
    sound: false,
    file: 'server/content/git/find-repository.ts',
    find: "await syncTree(path.join(making, '.git'))",
    replace: '',
  },
]

/**
 * Cuts the power of the disk at random moments, half of them during or soon after the first start of a new
 * folder. Afterwards everything acknowledged must be there in full, the repository must be sound, and the
 * next start must succeed. Runs on ext4 and XFS, each in an image file. The server runs on for a moment after
 * the cut, as it does when a disk fails: a success that it still reports counts like any other. `POWER_CUTS`
 * = cuts on each file system, 200 unless set; `POWER_ON=xfs` runs only that one.
 */
export async function provePower(): Promise<boolean> {
  const why = provedOn.length === 0 ? 'POWER_ON names no file system' : hindrance()
  if (why !== null) {
    console.log(`  FAIL the power of a disk cannot be cut here: ${why}`)
    return false
  }
  let held = true
  for (const kind of provedOn) {
    held = report(`as built, ${kind}`, await cutLoop({ kind, most: cuts }), true) && held
  }
  for (const changed of changedBuilds) {
    const { name, sound } = changed
    const on = changed.kinds.filter((kind) => provedOn.includes(kind))
    if (on.length === 0) continue
    await onBrokenBuild(changed, async (program) => {
      const most = sound ? changedCuts.sound : changedCuts.broken
      for (const kind of on) {
        const tally = await cutLoop({ kind, most, program, untilFirstLoss: !sound })
        held = report(`${name}, ${kind}`, tally, sound) && held
      }
    })
  }
  return held
}

const kinds = ['lead', 'brief', 'save', 'upload', 'account'] as const
type Kind = (typeof kinds)[number]

type Tally = {
  cuts: number
  folders: number
  /** Cuts while the server was starting. */
  whileStarting: number
  acknowledged: Record<Kind, number>
  lost: Record<Kind, number>
  /** Everything that went wrong, losses included. */
  faults: string[]
}

function report(name: string, tally: Tally, sound: boolean): boolean {
  const done = `${tally.cuts} cuts in ${tally.folders} folders, ${tally.whileStarting} during a start`
  const counts = kinds.map((kind) => `${tally.lost[kind]} of ${tally.acknowledged[kind]} ${kind}s`)
  return judge(
    sound,
    `${name}: ${done}; lost ${counts.join(', ')}; ${tally.faults.length} faults`,
    tally.faults,
  )
}

type Acknowledged = {
  leads: Set<string>
  /** The hashes of the files, by e-mail. */
  briefs: Map<string, string[]>
  posts: Posts
  /** The hash of what was served, by path; null when the cut came before it could be fetched. */
  uploads: Map<string, { hash: string | null; copies: string[] }>
  /** Passwords by e-mail. */
  accounts: Map<string, string>
}

type LoopOptions = { kind: FileSystem; most: number; program?: string; untilFirstLoss?: boolean }

async function cutLoop({ kind, most, program, untilFirstLoss = false }: LoopOptions): Promise<Tally> {
  const none = { lead: 0, brief: 0, save: 0, upload: 0, account: 0 }
  const tally: Tally = {
    cuts: 0,
    folders: 0,
    whileStarting: 0,
    acknowledged: { ...none },
    lost: { ...none },
    faults: [],
  }
  const disk = await makeCutDisk(kind)
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-power-'))
  try {
    while (tally.cuts < most && !(untilFirstLoss && tally.faults.length > 0)) {
      await oneFolder({ disk, base, tally, most, untilFirstLoss, ...(program && { program }) })
    }
  } finally {
    await disk.remove()
    await rm(base, { recursive: true, force: true })
  }
  return tally
}

type FolderOptions = {
  disk: CutDisk
  /** On another disk, which is not cut; for sockets. */
  base: string
  tally: Tally
  most: number
  untilFirstLoss: boolean
  program?: string
}

/** Cuts a new folder once or several times, and checks it after each cut. */
async function oneFolder({ disk, base, tally, most, untilFirstLoss, program }: FolderOptions): Promise<void> {
  tally.folders += 1
  const top = path.join(disk.folder, `site-${tally.folders}`)
  const folders: Folders = {
    base,
    contentDir: path.join(top, 'content'),
    dataDir: path.join(top, 'data'),
    remove: async () => undefined,
  }
  await mkdir(folders.dataDir, { recursive: true })
  await cp(path.resolve(import.meta.dirname, '../../content'), folders.contentDir, { recursive: true })
  // The operator's own files are flushed here; what the server adds, it must flush itself
  execFileSync('sync', ['-f', top])
  const env = { LEADS_PER_MINUTE: '0' }
  const options = { folders, env, readyWithinMs: startMs, ...(program && { program }) }
  const acknowledged: Acknowledged = {
    leads: new Set(),
    briefs: new Map(),
    posts: new Map(),
    uploads: new Map(),
    accounts: new Map(),
  }
  const rounds = randomInt(1, cutsAFolder + 1)
  for (let round = 0; round < rounds && tally.cuts < most; round += 1) {
    const starting = startOn(options)
    const started = await (randomInt(2) === 0 ? within(starting, randomInt(50, soonMs)) : starting)
    if (typeof started === 'string') {
      tally.faults.push(`no start: ${started}`)
      return
    }
    const load = started && startLoad({ server: started, folders, acknowledged, tally })
    // Timed by what was acknowledged, not by the clock: a busy machine takes longer for the same work
    if (started) await load?.acknowledge(round === 0 && randomInt(2) === 0 ? randomInt(4) : randomInt(40))
    else tally.whileStarting += 1
    await disk.cut()
    tally.cuts += 1
    await sleep(randomInt(longestLifeAfterMs))
    // A start that was under way fails, or succeeds from memory
    const last = await starting
    if (typeof last !== 'string') await last.kill()
    await load?.end()
    await disk.mountAgain()
    await checkDisk(folders, acknowledged, tally)
    if (untilFirstLoss && tally.faults.length > 0) return
  }
  await checkServed(options, acknowledged, tally)
  await rm(top, { recursive: true })
}

type StartOptions = Parameters<typeof startServer>[0]

/** A string = why the start failed. */
const startOn = (options: StartOptions): Promise<RunningServer | string> => startServer(options).catch(String)

/** The task's result, or null when it takes longer. */
const within = <Result>(task: Promise<Result>, ms: number): Promise<Result | null> =>
  Promise.race([task, sleep(ms, null, { ref: false })])

// ---- Load ----

type LoadOptions = { server: RunningServer; folders: Folders; acknowledged: Acknowledged; tally: Tally }

/** Runs visitors and staff, all at once or only one kind, until `end`. Their requests fail from the cut on. */
function startLoad({ server, folders, acknowledged, tally }: LoadOptions): {
  /** Waits until this many steps were acknowledged, and a moment more. */
  acknowledge(many: number): Promise<void>
  end(): Promise<void>
} {
  const { origin } = server
  let acknowledgements = 0
  const count = (kind: Kind) => {
    tally.acknowledged[kind] += 1
    acknowledgements += 1
  }
  const signedIn = signIn(origin)
  signedIn.catch(() => undefined)

  const visit = async () => {
    const { email } = await inquire(origin)
    acknowledged.leads.add(email)
    count('lead')
  }
  const brief = async () => {
    const { email, hashes } = await sendBrief(origin)
    acknowledged.briefs.set(email, hashes)
    count('brief')
  }
  const save = async () => writePost(origin, await signedIn, acknowledged.posts, () => count('save'))
  const upload = async () => {
    const cookie = await signedIn
    const { path: address, picture: stored } = await uploadPicture(origin, cookie, await anyPicture())
    const copies = (stored.copies?.widths ?? []).flatMap((width) =>
      ['avif', 'webp'].map((format) => `${stored.copies?.base}/${width}.${format}`),
    )
    const entry: { hash: string | null; copies: string[] } = { hash: null, copies }
    acknowledged.uploads.set(address, entry)
    count('upload')
    entry.hash = sha256(await bytesAt(origin + address))
  }
  const join = async () => {
    const email = `${randomUUID()}@example.com`
    const password = randomUUID()
    // Made beside the server, as the command line does
    const token = await createAccounts({ dir: path.join(folders.dataDir, 'staff') }).createLink(email)
    const body = { token, name: 'Grace', email, password }
    await must(send('POST', `${origin}/api/session/setup`, { body }))
    acknowledged.accounts.set(email, password)
    count('account')
    // A password hash takes a tenth of a second of processor time
    await sleep(300)
  }
  const everybody = [visit, visit, brief, save, save, upload, join]
  // A journal is written as a whole: the flushes of other steps would hide a missing one, hence one step alone at times
  const alone = randomInt(everybody.length)
  const steps = randomInt(2) === 0 ? everybody : everybody.slice(alone, alone + 1)
  const load = keepDoing(steps)
  return {
    acknowledge: (many) => load.reach(() => acknowledgements >= many, longestLoadMs),
    end: load.end,
  }
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

// ---- Looking ----

type Loss = { tally: Tally; acknowledged: Acknowledged; kind: Kind; key: string; what?: string }

/** Counts a loss once: what is lost is no longer expected. */
function lose({ tally, acknowledged, kind, key, what = key }: Loss): void {
  for (const expected of Object.values(acknowledged)) expected.delete(key)
  tally.lost[kind] += 1
  tally.faults.push(`${kind}: ${what}`)
}

/** Checks leads and commits on disk, before the next start could repair anything. */
async function checkDisk(
  { contentDir, dataDir }: Folders,
  acknowledged: Acknowledged,
  tally: Tally,
): Promise<void> {
  const found = await storedLeads(path.join(dataDir, 'leads'), tally)
  for (const email of acknowledged.leads) {
    if (!found.has(email)) lose({ tally, acknowledged, kind: 'lead', key: email })
  }
  for (const [email, hashes] of acknowledged.briefs) {
    const isWhole = found.get(email)?.sort().join() === [...hashes].sort().join()
    if (!isWhole) lose({ tally, acknowledged, kind: 'brief', key: email })
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: contentDir, encoding: 'utf8', stdio: 'pipe' })
  const isMade = (await readdir(contentDir)).includes('.git')
  try {
    if (isMade) git('fsck', '--full', '--strict', '--no-dangling')
    for (const [slug, what] of lostPosts(contentDir, acknowledged.posts))
      lose({ tally, acknowledged, kind: 'save', key: slug, what })
  } catch (error) {
    tally.faults.push(`repository: ${String(Reflect.get(Object(error), 'stderr') ?? error).trim()}`)
  }
}

/** The hashes of each lead's files, by e-mail. An incomplete lead is noted as a fault. */
async function storedLeads(folder: string, tally: Tally): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const id of await readdir(folder).catch(() => [])) {
    if (id.startsWith('.')) continue
    try {
      const lead = JSON.parse(await readFile(path.join(folder, id, 'lead.json'), 'utf8'))
      const files: { stored: string; sha256: string }[] = lead.files
      const hashes = await Promise.all(
        files.map(async ({ stored }) => sha256(await readFile(path.join(folder, id, 'files', stored)))),
      )
      if (files.some((file, index) => file.sha256 !== hashes[index])) throw new Error('files differ')
      found.set(lead.fields.email, hashes)
    } catch (error) {
      tally.faults.push(`torn lead ${id}: ${String(error)}`)
    }
  }
  return found
}

/** Starts a server on what is left, and checks what it serves. */
async function checkServed(options: StartOptions, acknowledged: Acknowledged, tally: Tally): Promise<void> {
  const server = await startOn(options)
  if (typeof server === 'string') {
    tally.faults.push(`no start: ${server}`)
    return
  }
  const { origin } = server
  try {
    await bytesAt(`${origin}/blog`)
    await signIn(origin)
    const { json } = await send('GET', `${origin}/readyz`)
    const isSound = json.status === 'ok' && json.parts.content.history === 'ok'
    if (!isSound) tally.faults.push(`not ready: ${JSON.stringify(json)}`)
    // Nothing acknowledged may need a repair
    if (/This has |is damaged/.test(server.output())) tally.faults.push(`repaired: ${server.output()}`)
    for (const [slug, what] of await lostServedPosts(origin, acknowledged.posts))
      lose({ tally, acknowledged, kind: 'save', key: slug, what: `served: ${what}` })
    for (const [address, { hash, copies }] of acknowledged.uploads) {
      const bytes = await bytesAt(origin + address).catch(() => null)
      const whole = await Promise.all(copies.map((copy) => isPicture(origin + copy)))
      const isSame =
        bytes !== null && (hash === null ? await isPicture(origin + address) : sha256(bytes) === hash)
      if (!isSame || whole.includes(false)) lose({ tally, acknowledged, kind: 'upload', key: address })
    }
    for (const [email, password] of acknowledged.accounts) {
      await signIn(origin, { email, password }).catch((error: unknown) =>
        lose({ tally, acknowledged, kind: 'account', key: email, what: `${email}: ${reasonOf(error)}` }),
      )
    }
  } catch (error) {
    tally.faults.push(`not served: ${reasonOf(error)}; it printed: ${server.output().slice(-1_000)}`)
  } finally {
    await server.kill()
  }
}

/** `fetch` gives its reason only in the cause. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error}, ${error.cause}` : String(error)

const isPicture = async (url: string): Promise<boolean> => {
  try {
    await sharp(await bytesAt(url))
      .raw()
      .toBuffer()
    return true
  } catch {
    return false
  }
}
