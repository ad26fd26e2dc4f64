import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDiskReserve } from '#server/kernel/disk-reserve.ts'
import { limits } from '#server/kernel/limits.ts'
import { photograph, serveUploads } from './upload-site.ts'

const { spareDiskBytes: spareBytes } = limits

test('an upload that would use up the disk reserve is refused; its address works once there is space', async (context) => {
  let free = spareBytes
  const site = await serveUploads(context, { reserve: createDiskReserve({ freeBytes: async () => free }) })
  const bytes = await photograph(60, 40).jpeg().toBuffer()
  const address = await site.addressFor('a.jpg')
  const refused = await site.call('PUT', address, { body: bytes })
  assert.equal(refused.status, 507)
  assert.equal(refused.json.detail, 'The server has no space left. Nothing was changed.')
  assert.deepEqual(await site.files(), [])
  free *= 2
  assert.equal((await site.call('PUT', address, { body: bytes })).status, 200)
  // The space reserved for the first upload is free again
  assert.equal((await site.upload('b.jpg', bytes)).status, 200)
})
