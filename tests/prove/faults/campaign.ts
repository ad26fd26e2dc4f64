import { type Loss, lossOf, takeSnapshot } from './loss.ts'
import type { Fault, Site, Target, Traced } from './site.ts'
import type { Answer, Attempt, State, WritePath } from './write-path.ts'

export type Tally = {
  path: string
  /** Writing calls that the operation makes. */
  calls: number
  faults: number
  /** Faults in spite of which success was answered. */
  successes: number
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

export const faultsOf = ({ lost, torn, untold, failedStarts, missed }: Tally): string[] =>
  [lost, torn, untold, failedStarts, missed].flat()

const warmUps = 2
const mostTries = 8
/** Operations that were repeated with success between two kills. */
const betweenKills = 12

type CampaignOptions = {
  site: Site
  /** Ends with the first fault found. */
  untilFound?: boolean
}

/** Every writing call of an operation fails once with EIO, followed by a kill, and once with ENOSPC, followed by a repeat. */
export async function campaign(
  writePath: WritePath,
  { site, untilFound = false }: CampaignOptions,
): Promise<Tally> {
  const begun = performance.now()
  const tally: Tally = {
    path: writePath.name,
    calls: 0,
    faults: 0,
    successes: 0,
    lost: [],
    torn: [],
    untold: [],
    failedStarts: [],
    missed: [],
    seconds: 0,
  }
  let number = 0
  const next = () => writePath.attempt(site, ++number)
  let done: { attempt: Attempt; name: string }[] = []

  async function crash(): Promise<boolean> {
    await site.kill()
    try {
      await site.start()
    } catch (error) {
      tally.failedStarts.push(String(error).slice(0, 1500))
      await site.reset()
      done = []
      return false
    }
    await warmUp()
    return true
  }

  /** The first time an operation is done, more happens in the same thread: code is loaded, caches fill. */
  async function warmUp(): Promise<void> {
    for (let times = 0; times < warmUps; times += 1) await (await next()).act()
  }

  /** Everything that was answered with success, or was repeated with success, is there after a kill. */
  async function killAndLookAtAll(): Promise<void> {
    if (!(await crash())) return
    for (const { attempt, name } of done) {
      const state = await attempt.state()
      if (state !== 'after')
        tally.lost.push(`${name}: repeated with success, then ${described(state)} after a kill`)
    }
    done = []
    await lookForDamage('after a kill')
  }

  async function lookForDamage(name: string): Promise<void> {
    const damage = await site.damage()
    if (damage.length === 0) return
    tally.torn.push(...damage.map((what) => `${name}: ${what}`))
    await site.reset()
    done = []
  }

  await site.start()
  await warmUp()
  const dry = await traced(site, null, await next())
  const targets = dry.run.targets
  tally.calls = targets.length
  if (!dry.answer.ok) throw new Error(`${writePath.name} fails without a fault: ${dry.answer.said}`)

  for (const error of ['EIO', 'ENOSPC'] as const) {
    for (const target of targets) {
      const name = `${error} at ${nameOf(target)}`
      let nth = target.nth
      let hit = false
      for (let tries = 0; tries < mostTries && !hit; tries += 1) {
        const attempt = await next()
        const fault: Fault = { ...target, nth, error }
        const isFlush = target.call.endsWith('sync')
        const snapshot = isFlush ? await takeSnapshot(Object.values(site.roots), site.bench) : null
        const { run, answer } = await traced(site, fault, attempt)
        hit = run.hit !== null && sameTarget(run.hit, target)
        if (run.hit === null) {
          // Something else was hit, such as the wake-up of the event loop, or nothing
          const again = run.targets.find((one) => sameTarget(one, target)) ?? (await freshTarget(target))
          nth = again?.nth ?? nth
          if (!(await site.isAlive())) await crash()
          await snapshot?.remove()
          continue
        }
        if (!hit) nth = run.targets.find((one) => sameTarget(one, target))?.nth ?? nth
        tally.faults += 1
        await judge({
          name: hit ? name : `${error} at ${nameOf(run.hit)}`,
          attempt,
          answer,
          run,
          error,
          snapshot,
        })
        await snapshot?.remove()
        if (untilFound && faultsOf(tally).length > 0) return finished()
      }
      if (!hit) tally.missed.push(`never hit: ${name}`)
    }
  }
  await killAndLookAtAll()
  return finished()

  function finished(): Tally {
    tally.seconds = (performance.now() - begun) / 1000
    return tally
  }

  async function freshTarget(target: Target): Promise<Target | undefined> {
    if (!(await site.isAlive())) await crash()
    const { run } = await traced(site, null, await next())
    return run.targets.find((one) => sameTarget(one, target))
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
    if (!answer.isProper) tally.untold.push(`${name}: ${answer.said}`)
    if (!(await site.isAlive())) {
      tally.untold.push(`${name}: the server ended: ${site.forget().slice(-500)}`)
      if (!(await crash())) return
    }
    if (answer.ok) {
      tally.successes += 1
      if (process.env.FAULTS_VERBOSE) console.log(`       success: ${name}`)
      await site.kill()
      const loss: Loss | null = lossOf(run.calls)
      if (loss) await snapshot?.lose(loss)
      if (!(await crash())) return
      const state = await attempt.state()
      if (state !== 'after') tally.lost.push(`${name}: success, then ${described(state)}`)
      return lookForDamage(name)
    }
    const first = await attempt.state()
    if (typeof first !== 'string') tally.torn.push(`${name}: ${described(first)}`)
    if (error === 'EIO') {
      if (!(await crash())) return
      const then = await attempt.state()
      if (typeof then !== 'string') tally.torn.push(`${name}: ${described(then)} after a kill`)
      await lookForDamage(name)
    }
    if ((await attempt.state()) === 'before') {
      const again = await attempt.act()
      const repeated = await attempt.state()
      if (!again.ok) tally.torn.push(`${name}: repeated, ${again.said}`)
      else if (repeated !== 'after') tally.torn.push(`${name}: repeated, ${described(repeated)}`)
      else done.push({ attempt, name })
    }
    if (done.length >= betweenKills) await killAndLookAtAll()
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

const sameTarget = (one: Target, other: Target): boolean =>
  one.process === other.process &&
  one.call === other.call &&
  one.shape === other.shape &&
  one.occurrence === other.occurrence

const nameOf = ({ process, call, shape, occurrence }: Target): string =>
  `${process === 'main' ? '' : `git ${process} `}${call} ${occurrence} ${shape}`

const described = (state: State): string => (typeof state === 'string' ? `as ${state}` : state.torn)
