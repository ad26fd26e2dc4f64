import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until the answer is truthy; throws with the description after `timeoutMs`. */
export async function waitFor<Value>(
  description: string,
  ask: () => Value | Promise<Value>,
  timeoutMs = 30_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await ask()
    if (value) return value
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain: ${description}`)
    await sleep(25)
  }
}
