import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls until the answer is truthy, less often after a while, because each poll may cost a page render. Throws with the
 * description after `timeoutMs`.
 */
export async function waitFor<Value>(
  description: string,
  ask: () => Value | Promise<Value>,
  timeoutMs = 30_000,
): Promise<NonNullable<Value>> {
  const begun = Date.now()
  for (;;) {
    const value = await ask()
    if (value) return value
    const waited = Date.now() - begun
    if (waited > timeoutMs) throw new Error(`Waited ${timeoutMs} ms in vain: ${description}`)
    await sleep(Math.min(25 + waited / 10, 150))
  }
}
