import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { withTimeLimit } from '#server/kernel/time-limit.ts'

test('requests time out even if garbage is collected meanwhile', async (context) => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const outer = new AbortController()
  const ask = () => withTimeLimit(300, outer.signal, (signal) => fetch(address, { signal }))
  const asked = Array.from({ length: 10 }, () => ask().catch((error: Error) => error.name))
  for (let round = 0; round < 5; round += 1) {
    await sleep(20)
    collectGarbage()
  }
  const late = sleep(10_000, 'never', { ref: false })
  const found = new Set(await Promise.all(asked.map((one) => Promise.race([one, late]))))
  assert.deepEqual(found, new Set(['TimeoutError']))
})

test('a task is aborted by the outer signal, even by one already aborted', async () => {
  const outer = new AbortController()
  const waiting = withTimeLimit(60_000, outer.signal, (signal) => sleep(60_000, undefined, { signal }))
  outer.abort()
  await assert.rejects(waiting, { name: 'AbortError' })
  await assert.rejects(
    withTimeLimit(60_000, outer.signal, (signal) => sleep(60_000, undefined, { signal })),
    { name: 'AbortError' },
  )
})
