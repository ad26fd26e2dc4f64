import { lossOf, takeSnapshot } from './loss.ts'
import type { Fault, Site, Target, Traced } from './site.ts'
import { isFlush } from './trace.ts'
import type { Answer, Attempt, State, WritePath } from './write-path.ts'

export type Tally = {
  path: string
  /** Writing calls that the operation makes. */
  calls: number
  faults: number
  /** Faults in spite of which success was reported. */
  inSpiteOf: string[]
  /** Reported as successful, but not there afterwards. */
  lost: string[]
  /** Neither as before nor as after, or not repeatable. */
  torn: string[]
  /** A failure that was not reported as one, or a server that exited. */
  untold: string[]
  failedStarts: string[]
  /** Calls that could not be made to fail. */
  missed: string[]
  seconds: number
}

export const findings = ({ lost, torn, untold, failedStarts, missed }: Tally): string[] =>
  [lost, torn, untold, failedStarts, missed].flat()

const warmUps = 2
const mostTries = 60
/** Faults between two kills; with 1 it is clear which fault did the damage. */
const betweenKills = Number(process.env.FAULTS_BETWEEN_KILLS ?? 20)

/** Maximum attempts between two kills, including those that hit nothing. */
const mostAttempts = 80

type CampaignOptions = {
  site: Site
  untilFound?: boolean
  onFound?: (what: string) => void
  /** Called with the progress before each fault. */
  onTarget?: (what: string) => void
}

/**
 * Makes every writing call of an operation fail once with EIO, which is left as it is until the next kill, and once with
 * ENOSPC, after which the operation is repeated at once.
 */
export async function campaign(
  writePath: WritePath,
  { site, untilFound = false, onFound = () => {}, onTarget = () => {} }: CampaignOptions,
): Promise<Tally> {
  const begun = performance.now()
  const tally: Tally = {
    path: writePath.name,
    calls: 0,
    faults: 0,
    inSpiteOf: [],
    lost: [],
    torn: [],
    untold: [],
    failedStarts: [],
    missed: [],
    seconds: 0,
  }
  function note(kind: 'lost' | 'torn' | 'untold' | 'failedStarts' | 'missed', what: string): void {
    tally[kind].push(what)
    onFound(`${writePath.name}, ${kind}: ${what}`)
  }

  const places = new Map<string, number[]>()
  let number = 0
  let lastLook = 0
  let latest = ''
  /** If even the preparation fails, an earlier fault has left damage. */
  async function next(): Promise<Attempt> {
    try {
      return await writePath.attempt(site, ++number)
    } catch (error) {
      note('torn', `after ${latest}: nothing new can be prepared: ${String(error).slice(0, 300)}`)
      await startAnew()
      return writePath.attempt(site, ++number)
    }
  }
  /** Attempts since the last kill, and the state each must have after the next. */
  let open: { attempt: Attempt; name: string; expected: State | null }[] = []

  async function startAnew(): Promise<void> {
    open = []
    await site.reset()
  }

  /** False when the site had to be made anew, so that earlier attempts can no longer be checked. */
  async function crash(): Promise<boolean> {
    await site.kill()
    try {
      await site.start()
    } catch (error) {
      note('failedStarts', String(error).slice(0, 1500))
      await startAnew()
      return false
    }
    await warmUp()
    return true
  }

  /** The first runs of an operation make extra calls in the same thread, as code is loaded and caches fill. */
  async function warmUp(): Promise<void> {
    for (let times = 0; times < warmUps; times += 1) await (await next()).act()
  }

  /**
   * Kills and restarts the server, and checks everything done since the last kill. An attempt whose state is as before is
   * repeated.
   */
  async function killAndLookAtAll({ forDamage = true } = {}): Promise<void> {
    const looked = open
    open = []
    lastLook = number
    if (looked.length === 0 || !(await crash())) return
    for (const { attempt, name, expected } of looked) {
      const state = await attempt.state()
      if (expected === 'after' && state !== 'after')
        note('lost', `${name}: success, then ${described(state)} after a kill`)
      else if (typeof state !== 'string') note('torn', `${name}: ${described(state)} after a kill`)
      else if (expected === null && state === 'before') await repeat(attempt, name)
    }
    if (!forDamage) return
    const names = looked.map(({ name }) => name)
    await lookForDamage(`after a kill, by one of ${names.join('; ')}`)
  }

  async function repeat(attempt: Attempt, name: string): Promise<boolean> {
    const again = await attempt.act()
    const state = await attempt.state()
    if (!again.ok) note('torn', `${name}: repeated, ${again.said}`)
    else if (state !== 'after') note('torn', `${name}: repeated, ${described(state)}`)
    return again.ok && state === 'after'
  }

  async function lookForDamage(name: string): Promise<void> {
    const damage = await site.damage().catch((error: unknown) => {
      note('failedStarts', `${name}: ${String(error).slice(0, 1500)}`)
      return null
    })
    if (damage?.length === 0) return
    for (const what of damage ?? []) note('torn', `${name}: ${what}`)
    await startAnew()
  }

  await site.start()
  await warmUp()
  const dry = await observe(null, await next())
  const { targets } = dry.run
  tally.calls = targets.length
  if (!dry.answer.ok) throw new Error(`${writePath.name} fails without a fault: ${dry.answer.said}`)

  for (const error of ['EIO', 'ENOSPC'] as const) {
    for (const [index, target] of targets.entries()) {
      onTarget(`${index + 1} of ${targets.length}: ${error} at ${nameOf(target)}`)
      if (!(await hitOnce(target, error))) note('missed', `never hit: ${error} at ${nameOf(target)}`)
      if (untilFound && findings(tally).length > 0) return finished()
    }
  }
  await killAndLookAtAll()
  return finished()

  function finished(): Tally {
    tally.seconds = (performance.now() - begun) / 1000
    return tally
  }

  /** Traces one attempt and notes the position of each of its calls. */
  async function observe(fault: Fault | null, attempt: Attempt) {
    const done = await traced(site, fault, attempt)
    for (const target of done.run.targets)
      places.set(keyOf(target), [target.nth, ...(places.get(keyOf(target)) ?? [])])
    return done
  }

  /** Tries until exactly this call has failed: how many of the same name precede it varies a little between runs. */
  async function hitOnce(target: Target, error: Fault['error']): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (number - lastLook > mostAttempts) await killAndLookAtAll()
      const attempt = await next()
      const snapshot = isFlush({ name: target.call })
        ? await takeSnapshot(Object.values(site.roots), site.bench)
        : null
      const nth = guess(places.get(keyOf(target)) ?? [target.nth], tries)
      const { run, answer } = await observe({ ...target, nth, error }, attempt)
      if (run.hit) {
        tally.faults += 1
        await judge({ name: `${error} at ${nameOf(run.hit)}`, attempt, answer, run, error, snapshot })
      }
      await snapshot?.remove()
      if (run.hit && keyOf(run.hit) === keyOf(target)) return true
      if (!(await site.isAlive())) await afterMishap()
      if (!run.targets.some((one) => keyOf(one) === keyOf(target))) await observe(null, await next())
    }
    return false
  }

  /**
   * The fault hit a wake-up of the event loop, which no program survives. The interrupted save may have left
   * an uncommitted edit, which is not damage but would count as such.
   */
  async function afterMishap(): Promise<void> {
    await killAndLookAtAll({ forDamage: false })
    await startAnew()
    await warmUp()
  }

  type Judged = {
    name: string
    attempt: Attempt
    answer: Answer
    run: Traced
    error: Fault['error']
    snapshot: Awaited<ReturnType<typeof takeSnapshot>> | null
  }

  async function judge({ name, attempt, answer, run, error, snapshot }: Judged): Promise<void> {
    latest = name
    if (!answer.isProper) note('untold', `${name}: ${answer.said}`)
    if (!(await site.isAlive())) {
      note('untold', `${name}: the server ended: ${site.forget().slice(-500)}`)
      if (!(await crash())) return
    }
    const loss = answer.ok ? lossOf(run.calls) : null
    if (answer.ok) tally.inSpiteOf.push(name)
    // Kills at once: the server's next write could repair what this fault has spoilt
    if (loss || (answer.ok && run.hit?.process === 'main')) {
      await site.kill()
      if (loss) await snapshot?.lose(loss)
      if (!(await crash())) return
    }
    const state = await attempt.state()
    if (answer.ok && state !== 'after') note('lost', `${name}: success, then ${described(state)}`)
    else if (typeof state !== 'string') note('torn', `${name}: ${described(state)}`)
    const repeated = state === 'before' && error === 'ENOSPC' && (await repeat(attempt, name))
    open.push({ attempt, name, expected: answer.ok || repeated ? 'after' : null })
    if (open.length >= betweenKills) await killAndLookAtAll()
  }
}

async function traced(
  site: Site,
  fault: Fault | null,
  attempt: Attempt,
): Promise<{ run: Traced; answer: Answer }> {
  let answer: Answer = { ok: false, isProper: false, said: 'not done' }
  const run = await site.trace(fault, async () => {
    answer = await attempt.act().catch((error: unknown) => ({
      ok: false,
      isProper: false,
      said: `no answer: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : error}`,
    }))
  })
  return { run, answer }
}

/**
 * Guesses a call's next position from its earlier ones, latest first. Random after a few tries: if the position depends on
 * the attempt before, any fixed order could miss it for ever.
 */
function guess(seen: readonly number[], tries: number): number {
  const [last = 1, before = last] = seen
  const counts = new Map<number, number>()
  for (const nth of seen.slice(0, 12)) counts.set(nth, (counts.get(nth) ?? 0) + 1)
  const [usual = last, ...others] = [...counts].sort(([, one], [, other]) => other - one).map(([nth]) => nth)
  // It may move by a constant step per run, for example when there is one lead fewer each time
  const step = last - before
  const likely = [usual, last, last + step]
  const possible = [...others, last - 1, last + 1, last + 2 * step]
  const choices = Math.random() < 0.5 ? likely : possible
  const chosen = likely[tries] ?? choices[Math.floor(Math.random() * choices.length)] ?? last
  return Math.max(1, chosen)
}

const keyOf = ({ process, call, shape, occurrence }: Target): string =>
  [process, call, shape, occurrence].join(' ')

const nameOf = ({ process, call, shape, occurrence }: Target): string =>
  `${process === 'main' ? '' : `git ${process} `}${call} ${occurrence} ${shape}`

const described = (state: State): string => (typeof state === 'string' ? `as ${state}` : state.torn)
