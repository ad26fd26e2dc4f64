import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '#tests/helpers/random.ts'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'
import { createLogWatch } from './log-watch.ts'
import { inMegabytes, isRunning } from './process-facts.ts'
import { postBody } from './saves.ts'
import { type Actor, actors, type Counts, type World } from './soak/actors.ts'
import { median, type Sample, sampleOf, unfinished } from './soak/samples.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const brokenMinutes = 4
const sampleEveryMs = 10_000
const posts = 8

/** Of what the first window had. */
const mostGrowth = 1.1
/** Connections and git come and go. */
const mostMoreFiles = 10

export const sabotage: Sabotage = {
  name: 'each request is kept, with an open file',
  file: 'server/http/request-log.ts',
  find: 'const requestId = randomUUID()',
  replace: `const requestId = randomUUID()
    const kept = ((globalThis as { kept?: unknown[] }).kept ??= [])
    kept.push(Buffer.alloc(64_000, 1), process.getBuiltinModule('node:fs').openSync('/dev/null'))`,
}

type Outcome = { samples: Sample[]; counts: Counts; faults: string[]; left: number }

/**
 * Half an hour of what a busy site does: memory stays within a tenth, open files stay the same, nothing is answered 5xx
 * and nothing is printed outside the log. The measure: the median of the samples from the first sixth to the first third
 * of the time (minutes 5 to 10 of 30), when everything is loaded and every page has been made, against the median of the
 * last sixth (the last 5 minutes). Medians, since a sample may fall before or after a collection of garbage.
 */
export async function proveSoak(): Promise<boolean> {
  const sound = await run({ minutes })
  const verdict = judge(sound)
  const held = verdict.isFlat && sound.faults.length === 0 && sound.left === 0
  report(held, `as built, ${minutes} minutes`, sound, verdict)
  const build = await brokenBuild(sabotage)
  try {
    const broken = await run({ minutes: Math.min(minutes, brokenMinutes), program: build.program })
    const found = judge(broken)
    const fails = found.memory > mostGrowth && found.moreFiles > mostMoreFiles
    report(fails, `broken: ${sabotage.name}; memory and files must both be found`, broken, found)
    return held && fails
  } finally {
    await build.remove()
  }
}

function judge({ samples }: Outcome) {
  const end = samples.at(-1)?.at ?? 0
  const window = (from: number, to: number) => samples.filter(({ at }) => at >= from * end && at <= to * end)
  const [first, last] = [window(1 / 6, 1 / 3), window(5 / 6, 1)]
  const memory = median(last, ({ resident }) => resident) / median(first, ({ resident }) => resident)
  const moreFiles = median(last, ({ files }) => files) - median(first, ({ files }) => files)
  return { first, last, memory, moreFiles, isFlat: memory <= mostGrowth && moreFiles <= mostMoreFiles }
}

function report(right: boolean, name: string, outcome: Outcome, verdict: ReturnType<typeof judge>): void {
  const { counts, faults, left } = outcome
  const { first, last, memory } = verdict
  const both = (read: (sample: Sample) => number, shown: (value: number) => string = String) =>
    `${shown(median(first, read))} → ${shown(median(last, read))}`
  console.log(`  ${right ? 'ok  ' : 'FAIL'} ${name}`)
  console.log(
    `       medians of the first sixth to third → the last sixth (${first.length} and ${last.length} samples): memory ${both(({ resident }) => resident, inMegabytes)} MB (${((memory - 1) * 100).toFixed(1)} %, at most 10), heap ${both(({ heap }) => heap, inMegabytes)} MB, open files ${both(({ files }) => files)}, threads ${both(({ threads }) => threads)}, children ${both(({ children }) => children)}, unfinished folders ${both((sample) => sample.unfinished)}; ${left} left at the end`,
  )
  console.log(
    `       ${counts.requests} requests, ${counts.saves} saves, ${counts.uploads} pictures, ${counts.signIns} sign-ins; ${counts.leads} leads, which stay: a kilobyte or two of the index each`,
  )
  for (const fault of faults.slice(0, 10)) console.log(`       ${fault}`)
}

async function run(options: { minutes: number; program?: string }): Promise<Outcome> {
  const folders = await makeFolders()
  const log = createLogWatch()
  const server = await startServer({
    folders,
    env: { LEADS_PER_MINUTE: '0' },
    ...(options.program && { program: options.program }),
    watch: log.watch,
  })
  const counts: Counts = { requests: 0, leads: 0, saves: 0, uploads: 0, signIns: 0 }
  const outcome: Outcome = { samples: [], counts, faults: [], left: 0 }
  try {
    const { origin } = server
    const cookie = await signIn(origin)
    const world: World = {
      origin,
      cookie,
      random: randomFrom(randomInt(2 ** 31)),
      posts: [],
      counts,
      fault: (what) => outcome.faults.push(what),
    }
    for (let index = 0; index < posts; index += 1) {
      const body = postBody(`Post ${index}`)
      world.posts.push((await send('POST', `${origin}/api/blog/posts`, { cookie, body })).json.id)
    }
    const began = performance.now()
    let isGone = false
    const isOver = () => isGone || performance.now() - began > options.minutes * 60_000
    const sampling = async () => {
      while (!isOver()) {
        await sleep(sampleEveryMs)
        if (isOver()) return
        try {
          outcome.samples.push(await sampleOf(server, folders.dataDir, performance.now() - began))
        } catch (error) {
          isGone = !isRunning(server.pid)
          world.fault(isGone ? 'The server is gone' : `No sample: ${String(error)}`)
        }
      }
    }
    await Promise.all([sampling(), ...actors.map((actor) => live(actor, world, isOver))])
    outcome.left = await waitFor(
      'nothing half done',
      async () => (await unfinished(folders.dataDir)) === 0,
    ).then(
      () => 0,
      () => unfinished(folders.dataDir),
    )
  } finally {
    const code = await server.stop()
    if (code !== 0) outcome.faults.push(`the server ended with ${code}`)
    log.end()
    await folders.remove()
  }
  // First: the others may come of it
  outcome.faults.unshift(...[...log.found.foreign, ...log.found.errors].map((line) => `printed: ${line}`))
  return outcome
}

/** At its own pace; what takes longer than that is not caught up with. */
async function live({ name, everyMs, act }: Actor, world: World, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const began = performance.now()
    try {
      await act(world)
    } catch (error) {
      world.fault(
        `${name}: ${error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error)}`,
      )
    }
    await sleep(Math.max(0, everyMs - (performance.now() - began)))
  }
}
