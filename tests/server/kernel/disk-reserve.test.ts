import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDiskReserve } from '#server/kernel/disk-reserve.ts'
import { limits } from '#server/kernel/limits.ts'

const { spareDiskBytes: spareBytes } = limits

const megabyte = 1024 * 1024
const full = { name: 'Problem', code: 'storage-full' }

/** A disk with `room` bytes free beyond the reserve. */
function disk(room: number) {
  const state = { free: spareBytes + room }
  const reserve = createDiskReserve({ freeBytes: async () => state.free })
  return {
    state,
    reserve,
    admit: (bytes: number, address: string | null = null) => reserve.admit({ bytes, address }),
  }
}

test('concurrent reservations never exceed the free space beyond the reserve', async () => {
  const { admit } = disk(300 * megabyte)
  const addresses = Array.from({ length: 8 }, (_, at) => `203.0.${at}.7`)
  const outcomes = await Promise.allSettled(addresses.map((address) => admit(96 * megabyte, address)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  for (const outcome of outcomes.slice(3)) {
    assert.ok(outcome.status === 'rejected')
    assert.equal(outcome.reason.code, 'storage-full')
  }
})

test('written bytes no longer count as reserved; a release frees the unused ones, once', async () => {
  const { state, admit } = disk(100 * megabyte)
  const first = await admit(80 * megabyte)
  await first.use(megabyte)
  state.free -= megabyte
  await admit(20 * megabyte).then(({ release }) => release())
  await assert.rejects(admit(20 * megabyte + 1), full)
  first.release()
  // A second release frees nothing
  first.release()
  await assert.rejects(admit(99 * megabyte + 1), full)
  await admit(99 * megabyte)
})

test('when other programs fill the disk, a running write is stopped for good before it touches the reserve', async () => {
  const { state, admit } = disk(100 * megabyte)
  const room = await admit(90 * megabyte)
  let written = 0
  const write = async () => {
    await room.use(megabyte)
    written += megabyte
    state.free -= megabyte
  }
  for (let at = 0; at < 10; at += 1) await write()
  // Other programs take all but 5 MB of it
  state.free = spareBytes + 5 * megabyte
  await assert.rejects(async () => {
    for (;;) await write()
  }, full)
  assert.ok(state.free >= spareBytes, `${state.free - spareBytes} bytes beyond the reserve`)
  assert.ok(written < 20 * megabyte)
  state.free = spareBytes + 500 * megabyte
  await assert.rejects(room.use(1), full)
})

test('a network with an upload in progress gets at most half of the space available to it', async () => {
  const { admit } = disk(400 * megabyte)
  const first = await admit(100 * megabyte, '203.0.113.1')
  const second = await admit(100 * megabyte, '203.0.113.200')
  await assert.rejects(admit(megabyte, '203.0.113.77'), full)
  const other = await admit(100 * megabyte, '198.51.100.1')
  const v6 = await admit(50 * megabyte, '2001:db8:1::1')
  await assert.rejects(admit(50 * megabyte, '2001:db8:1:ffff::2'), full)
  for (const room of [first, second, other, v6]) room.release()
  // A network without open requests is forgotten
  await admit(400 * megabyte, '203.0.113.1')
})

test('a request is refused while the free space cannot be read, and the next one tries again', async () => {
  let works = false
  const reserve = createDiskReserve({
    freeBytes: async () => {
      if (!works) throw Object.assign(new Error('no disk'), { code: 'EIO' })
      return spareBytes * 2
    },
  })
  await assert.rejects(reserve.admit({ bytes: 1, address: null }), { code: 'EIO' })
  works = true
  await reserve.admit({ bytes: 1, address: null })
})

test('beyond its daily share, a network can send small forms only', async () => {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const reserve = createDiskReserve({ freeBytes: async () => 1e12, now: () => clock.now })
  const send = async (bytes: number, address: string | null) => {
    const room = await reserve.admit({ bytes, address })
    await room.use(bytes)
    room.release()
  }
  for (let time = 0; time < 5; time += 1) await send(100 * megabyte, `203.0.113.${time}`)
  const headers = { 'Retry-After': '43200' }
  await assert.rejects(send(2 * megabyte, '203.0.113.9'), { code: 'too-many-requests', headers })
  await send(200_000, '203.0.113.9')
  await send(100 * megabyte, '198.51.100.1')
  await send(100 * megabyte, null)
  clock.now += 43_200_000
  await send(100 * megabyte, '203.0.113.9')
})
