import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDiskReserve } from '#server/kernel/disk-reserve.ts'
import { limits } from '#server/kernel/limits.ts'
import { withinReserve } from '#server/leads/channels/within-reserve.ts'
import { sampleFile, sampleLead } from '../sample-lead.ts'

const { spareDiskBytes: spareBytes } = limits

test('a copy waits while there is no room for its files; a lead without files is copied at once', async () => {
  let free = spareBytes + 1_000
  const delivered: string[] = []
  const channel = withinReserve(
    {
      name: 'drive',
      async deliver({ id }) {
        delivered.push(id)
        return 'a place'
      },
    },
    createDiskReserve({ freeBytes: async () => free }),
  )
  const source = { filesFolder: '/nowhere', signal: AbortSignal.timeout(10_000) }
  const plain = sampleLead()
  const large = sampleLead({ files: [sampleFile('a', { size: 1_001 })] })
  await assert.rejects(channel.deliver(large, source), { name: 'DeliveryError', unreachable: false })
  await channel.deliver(plain, source)
  free += 1
  assert.equal(await channel.deliver(large, source), 'a place')
  // No space stays reserved
  assert.equal(await channel.deliver(large, source), 'a place')
  assert.deepEqual(delivered, [plain.id, large.id, large.id])
})
