import { createHook } from 'node:async_hooks'

const alive: object[] = []

/**
 * Keeps one object that `process.nextTick` creates alive (ADR-0011). Node creates them as literals with computed keys,
 * which V8 does quickly only until it loses their hidden class, and it loses it permanently at the first full collection
 * that finds no such object alive, which is while the server is idle. From then on each tick takes about ten times as
 * long, and a cached page costs a fifth more. Call it when the thread starts.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') alive.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
}
