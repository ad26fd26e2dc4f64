import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRenderQueue } from '#server/http/render-queue.ts'

/** The order of renders, and their limit (R131). */

const page = { isPage: true, isCounted: true }
const limits = { perNetwork: 100, seconds: 10, atOnce: 2, waiting: 200 }
const turns = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a new visitor is served before a network with many requests waiting', async () => {
  const queue = createRenderQueue({ ...limits, atOnce: 1 })
  const order: string[] = []
  const render = async (address: string) => {
    const turn = await queue.enter(address, page)
    order.push(address)
    await turns()
    turn.end()
  }
  const flood = Array.from({ length: 90 }, () => render('192.0.2.1'))
  await turns()
  const before = order.length
  await render('198.51.100.7')
  assert.ok(order.indexOf('198.51.100.7') <= before + 1, `${order.indexOf('198.51.100.7')} after ${before}`)
  await Promise.all(flood)
})

test('a lead that is stored in many steps does not wait for a render at each step', async () => {
  const queue = createRenderQueue(limits)
  let renders = 0
  const flood = Array.from({ length: 90 }, async () => {
    const turn = await queue.enter('192.0.2.1', page)
    renders += 1
    const until = performance.now() + 2
    while (performance.now() < until);
    turn.end()
  })
  await nextTurn()
  const before = renders
  for (let step = 0; step < 40; step += 1) await nextTurn()
  assert.ok(renders - before < 20, `${renders - before} renders`)
  await Promise.all(flood)
})

test('requests that arrive together are rendered over several turns of the event loop', async () => {
  const queue = createRenderQueue(limits)
  let steps = 0
  let over = false
  const lead = (async () => {
    for (; !over; steps += 1) await nextTurn()
  })()
  for (let request = 0; request < 90; request += 1) (await queue.enter('192.0.2.1', page)).end()
  over = true
  await lead
  assert.ok(steps >= 40, `${steps} turns`)
})

test('at most two renders run at once, and the next starts when one ends', async () => {
  const queue = createRenderQueue(limits)
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const turn = await queue.enter(`10.0.${at}.1`, page)
      running += 1
      most = Math.max(most, running)
      await turns()
      running -= 1
      turn.end()
    }),
  )
  assert.equal(most, 2)
  const last = await queue.enter('10.1.0.1', page)
  last.end()
})

test('a network is refused after its hundredth counted render; one given back does not count', async () => {
  const queue = createRenderQueue(limits)
  const render = async (address: string, kind = page) => {
    const turn = await queue.enter(address, kind)
    turn.end()
    return turn
  }
  for (let time = 0; time < 100; time += 1) await render('192.0.2.1')
  await assert.rejects(render('192.0.2.200'), { status: 429 })
  await render('192.0.2.1', { ...page, isPage: false })
  await render('192.0.2.1', { ...page, isCounted: false })
  await render('198.51.100.1')
  for (let time = 0; time < 300; time += 1) (await render('203.0.113.1')).giveBack()
})

test('when the queue is full, the next request gets 503', async () => {
  const queue = createRenderQueue({ ...limits, atOnce: 1, waiting: 3 })
  const turn = await queue.enter('10.0.0.1', page)
  const waiting = [1, 2, 3].map((at) => queue.enter(`10.0.${at}.1`, page))
  await turns()
  await assert.rejects(queue.enter('10.0.9.1', page), { status: 503 })
  turn.end()
  for (const one of waiting) (await one).end()
})
