import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageMessages } from '#domain/media/media.schema.ts'
import { photograph, serveUploads } from './upload-site.ts'

const jpeg = () => photograph(300, 200).jpeg().toBuffer()
const endMarker = Buffer.of(0xff, 0xd9)

/** Replaces the last three bytes of the JPEG's scan header: first and last coefficient, approximation. */
function withScan(bytes: Buffer, ...values: number[]): Buffer {
  const odd = Buffer.from(bytes)
  for (let at = 2; ; at += 2 + odd.readUInt16BE(at + 2)) {
    if (odd[at + 1] !== 0xda) continue
    odd.set(values, at + 2 + odd.readUInt16BE(at + 2) - 3)
    return odd
  }
}

const without = (bytes: Buffer, count: number) => bytes.subarray(0, bytes.length - count)
const half = (bytes: Buffer) => without(bytes, bytes.length >> 1)

const taken: Record<string, () => Promise<Buffer>> = {
  'a scan header of zeros, as some phones write it': async () => withScan(await jpeg(), 0, 0, 0),
  'a scan header that announces a later refinement scan': async () => withScan(await jpeg(), 0, 63, 1),
  'a scan header of a progressive picture': async () => withScan(await jpeg(), 1, 5, 0),
  'no end marker': async () => without(await jpeg(), 2),
  'half an end marker': async () => without(await jpeg(), 1),
  'zeros in place of the end marker': async () => Buffer.concat([without(await jpeg(), 2), Buffer.alloc(64)]),
  'no end marker, and a scan header of zeros': async () => without(withScan(await jpeg(), 0, 0, 0), 2),
  'a progressive picture without an end marker': async () =>
    without(await photograph(300, 200).jpeg({ progressive: true }).toBuffer(), 2),
  'a phone’s own data after the picture': async () =>
    Buffer.concat([await jpeg(), Buffer.from('SEFH of the phone'.repeat(9))]),
  'an unknown JFIF version': async () => {
    const odd = Buffer.from(await jpeg())
    const at = odd.indexOf('JFIF')
    if (at > 0) odd[at + 5] = 9
    return odd
  },
  'fill bytes before a marker': async () => {
    const bytes = await jpeg()
    return Buffer.concat([bytes.subarray(0, 2), Buffer.of(0xff, 0xff), bytes.subarray(2)])
  },
}

test('a JPEG without missing pixels is accepted, however oddly encoded', async (t) => {
  const site = await serveUploads(t)
  for (const [name, make] of Object.entries(taken)) {
    const { status, json } = await site.upload('a.jpg', await make())
    assert.deepEqual([status, json.picture?.width, json.picture?.height], [200, 300, 200], name)
  }
})

test('an incomplete JPEG is refused', async (t) => {
  const site = await serveUploads(t)
  const whole = await jpeg()
  const progressive = await photograph(300, 200).jpeg({ progressive: true }).toBuffer()
  const cut: Record<string, Buffer> = {
    truncated: half(whole),
    'truncated, with an end marker': Buffer.concat([half(whole), endMarker]),
    'truncated near its end': without(whole, 40),
    'a progressive picture truncated in its first scan': Buffer.concat([
      progressive.subarray(0, progressive.length >> 2),
      endMarker,
    ]),
    'truncated, with a scan header of zeros': half(withScan(whole, 0, 0, 0)),
    'nothing after its scan header': whole.subarray(0, whole.indexOf(Buffer.of(0xff, 0xda)) + 14),
  }
  for (const [name, bytes] of Object.entries(cut)) {
    const { status, json } = await site.upload('a.jpg', bytes)
    assert.deepEqual([status, json.detail], [415, imageMessages.wrongType.text], name)
  }
})

test('files with any extension that browsers and Windows give to JPEGs are stored as .jpg', async (t) => {
  const site = await serveUploads(t)
  const bytes = await jpeg()
  for (const filename of ['photo.jfif', 'photo.jpe', 'PHOTO.JFIF', 'photo.pjpeg', 'photo.jpg.jfif']) {
    const { status, json } = await site.upload(filename, bytes)
    assert.equal(status, 200, filename)
    assert.match(json.path, /\.jpg$/, filename)
  }
})
