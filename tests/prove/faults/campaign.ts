import { lossOf, takeSnapshot } from './loss.ts'
import type { Fault, Site, Target, Traced } from './site.ts'
import { isFlush } from './trace.ts'
import type { Answer, Attempt, State, WritePath } from './write-path.ts'

export type Tally = {
  path: string
  /** Writing calls that the operation makes. */
  calls: number
  faults: number
  /** Faults in spite of which success was answered. */
  inSpiteOf: string[]
  /** Success was answered for something that was not there afterwards. */
  lost: string[]
  /** Neither as before nor as after, or not to be repeated. */
  torn: string[]
  /** A failure that was not told as one, or a server that ended. */
  untold: string[]
  failedStarts: string[]
  /** Calls that were never made to fail. */
  missed: string[]
  seconds: number
}

export const findings = ({ lost, torn, untold, failedStarts, missed }: Tally): string[] =>
  [lost, torn, untold, failedStarts, missed].flat()

const warmUps = 2
const mostTries = 60
/** Faults between two kills; 1 tells which of them did the damage. */
const betweenKills = Number(process.env.FAULTS_BETWEEN_KILLS ?? 20)

/** Attempts between two kills, those included in which nothing was hit. */
const mostAttempts = 80

type CampaignOptions = {
  site: Site
  /** Ends with the first thing found. */
  untilFound?: boolean
  onFound?: (what: string) => void
  /** Told before each fault how many of all have been made. */
  onTarget?: (what: string) => void
}

/**
 * Every writing call of an operation fails once with EIO and is left as it is for the next kill, and once with ENOSPC,
 * after which the operation is done again at once.
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
  /** What cannot even be prepared is damage that an earlier fault has left. */
  async function next(): Promise<Attempt> {
    try {
      return await writePath.attempt(site, ++number)
    } catch (error) {
      note('torn', `after ${latest}: nothing new can be prepared: ${String(error).slice(0, 300)}`)
      await startAnew()
      return writePath.attempt(site, ++number)
    }
  }
  /** What was done since the last kill, and how it has to be found after the next. */
  let open: { attempt: Attempt; name: string; expected: State | null }[] = []

  async function startAnew(): Promise<void> {
    open = []
    await site.reset()
  }

  /** False when nothing can be asked any more: the site was made anew. */
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

  /** The first time an operation is done, more happens in the same thread: code is loaded, caches fill. */
  async function warmUp(): Promise<void> {
    for (let times = 0; times < warmUps; times += 1) await (await next()).act()
  }

  /**
   * Kills the server under what the faults have left, starts it again and looks at all of it. What is as before is done
   * once more.
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

  /** Traces one attempt and notes down where its calls came. */
  async function observe(fault: Fault | null, attempt: Attempt) {
    const done = await traced(site, fault, attempt)
    for (const target of done.run.targets)
      places.set(keyOf(target), [target.nth, ...(places.get(keyOf(target)) ?? [])])
    return done
  }

  /** Tries until the very call has failed: how many of its name come before it differs a little from run to run. */
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
   * What was hit was the wake-up of the event loop, which no program survives. A save that was cut short by it may have
   * left an edit that is not committed, which is no damage, but would be taken for some.
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
    // At once: what the server writes next may make good what this fault has spoilt
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
 * Where a call may come next, by where it came, the last time first. At random after a few tries: a call whose place
 * depends on the attempt before could be just missed for ever by any fixed order.
 */
function guess(seen: readonly number[], tries: number): number {
  const [last = 1, before = last] = seen
  const counts = new Map<number, number>()
  for (const nth of seen.slice(0, 12)) counts.set(nth, (counts.get(nth) ?? 0) + 1)
  const [usual = last, ...others] = [...counts].sort(([, one], [, other]) => other - one).map(([nth]) => nth)
  // It may move by the same with every run, as when there is one lead less each time
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
