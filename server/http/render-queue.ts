import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../kernel/errors.ts'
import { limits } from '../kernel/limits.ts'
import { networkPrefix } from '../kernel/network-prefix.ts'
import { createRateLimit } from '../kernel/rate-limit.ts'
import { ownAddress } from './keep-warm.ts'

const renderLimits = { ...limits.renders, atOnce: limits.rendersAtOnce, waiting: limits.rendersWaiting }

/** How long a refusal is held back, for each that is held already. */
const holdMs = 10
const maxHoldMs = 1_000

/**
 * Where so many wait, renders are made one at a time with a rest in between. A lead is stored in some forty steps on the disk:
 * without the rest each of them waits for a render or two, and the lead for the whole flood.
 */
const crowd = 8
const restMs = 5

type RenderTurn = {
  /** The render is complete. Call it once. */
  end(): void
  /** What was rendered is kept for everybody, so it does not count against the network. */
  giveBack(): void
}

/**
 * Lets renders begin in turn, a few at once, fairly by network: whoever has least waiting is next, so that a visitor does not
 * wait behind somebody's hundred requests (R131). Counts each render against its network, whatever the method and the
 * response. Addresses that are pages are counted apart, so that a flood of unknown ones does not block the forms.
 */
export function createRenderQueue({ perNetwork, seconds, atOnce, waiting: mostWaiting } = renderLimits) {
  const budget = createRateLimit({ points: perNetwork, seconds })
  const waiting = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  /** Refusals that are held back, by network. */
  const refusing = new Map<string, number>()

  /** Refuses later the more requests of a network are being refused: who asks again at once gets no faster by it. */
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
    // On a busy machine many such timers end in one turn, in which the disk is never heard
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
     * Resolves when it is the render's turn. Throws a `Problem` 429 when its network has used up its renders, 503 when too many
     * wait. `isCounted`: false for signed-in members.
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
          // Not free before other work of the process, such as a lead, has had its turn: requests that have arrived together
          // would be rendered one after the other in this one, none of them waiting
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
