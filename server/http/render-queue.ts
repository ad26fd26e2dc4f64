import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../kernel/errors.ts'
import { limits } from '../kernel/limits.ts'
import { networkPrefix } from '../kernel/network-prefix.ts'
import { createRateLimit } from '../kernel/rate-limit.ts'
import { ownAddress } from './keep-warm.ts'

const renderLimits = { ...limits.renders, atOnce: limits.rendersAtOnce, waiting: limits.rendersWaiting }

/**
 * A refusal is delayed by this times the number of its network's delayed refusals, itself included, so that
 * retrying at once gains nothing.
 */
const holdMs = 10
const maxHoldMs = 1_000

/**
 * When this many renders wait, they run one at a time with a rest in between. Storing a lead takes some forty
 * disk operations: without the rest, each of them would wait for a render or two, and the lead for the whole
 * flood.
 */
const crowd = 8
const restMs = 5

type RenderTurn = {
  /** Call once, when the render is complete. */
  end(): void
  /** Call when the page is cached for everybody, so that it does not count against the network. */
  giveBack(): void
}

/**
 * Starts renders in turn, a few at once, fairly by network: the network with the fewest waiting renders is
 * next, so that a visitor does not wait behind somebody's hundred requests (R131). Counts each render against
 * its network, regardless of method and response. Pages are counted separately from unknown addresses, so
 * that a flood of unknown addresses does not block the forms.
 */
export function createRenderQueue({ perNetwork, seconds, atOnce, waiting: mostWaiting } = renderLimits) {
  const budget = createRateLimit({ points: perNetwork, seconds })
  const waiting = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  const refusing = new Map<string, number>()

  async function refuse(network: string, wait: number): Promise<never> {
    const held = (refusing.get(network) ?? 0) + 1
    refusing.set(network, held)
    await sleep(Math.min(maxHoldMs, held * holdMs))
    const left = (refusing.get(network) ?? 1) - 1
    if (left === 0) refusing.delete(network)
    else refusing.set(network, left)
    throw problem('too-many-requests', 'Please try again in a few seconds.', {
      headers: { 'Retry-After': String(wait) },
    })
  }

  async function rest(): Promise<void> {
    if (queued >= crowd) await sleep(restMs)
    // On a busy machine many such timers end in one turn of the event loop, in which no disk operation completes
    await nextTurn()
  }

  function startNext(): void {
    if (running >= (queued >= crowd ? 1 : atOnce)) return
    const next = [...waiting].sort(([, one], [, other]) => one.length - other.length)[0]
    if (!next) return
    const [network, turns] = next
    const start = turns.shift()
    if (turns.length === 0) waiting.delete(network)
    queued -= 1
    running += 1
    start?.()
  }

  return {
    /**
     * Resolves when it is the render's turn. Throws a `Problem` 429 when its network has used up its renders,
     * 503 when too many wait. `isCounted`: false for signed-in members.
     */
    async enter(
      address: string,
      { isPage, isCounted }: { isPage: boolean; isCounted: boolean },
    ): Promise<RenderTurn> {
      const network = networkPrefix(address)
      const key = `${isPage ? 'page' : 'other'} ${network}`
      const isLimited = isCounted && address !== ownAddress
      if (isLimited) {
        const { wait } = await budget.take(key)
        if (wait !== null) await refuse(network, wait)
        if (queued >= mostWaiting)
          throw problem(
            'unavailable',
            'Too many pages are asked for at once. Please try again in a moment.',
            {
              headers: { 'Retry-After': '5' },
            },
          )
      }
      if (running >= atOnce || queued > 0) {
        const turns = waiting.get(network) ?? []
        waiting.set(network, turns)
        queued += 1
        await new Promise<void>((resolve) => turns.push(resolve))
      } else running += 1
      return {
        end() {
          // Starts the next render only after other work of the process, such as a lead, has had its turn.
          // Without this, all requests that arrived together would be rendered in this turn.
          void rest().then(() => {
            running -= 1
            startNext()
          })
        },
        giveBack: () => isLimited && void budget.giveBack(key),
      }
    },
  }
}
