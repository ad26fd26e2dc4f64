import { createHook } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that `process.nextTick` makes. Node writes them as literals with computed keys, which V8 makes
 * quickly only as long as it has never lost their hidden class; it loses it for good at the first full collection that
 * finds none of them alive, and that is one while nobody asks for anything. From then on each tick, of which an answer has
 * several, takes a way about ten times as long: a kept page would cost a fifth more. Call it as soon as the thread begins.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
}
