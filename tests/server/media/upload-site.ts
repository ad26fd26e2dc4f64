import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import express from 'express'
import sharp, { type Sharp } from 'sharp'
import type { MediaUse } from '#domain/media/media.schema.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { createDiskReserve } from '#server/kernel/disk-reserve.ts'
import { problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createMedia } from '#server/media/media.ts'
import { createMediaRoutes } from '#server/media/media-routes.ts'
import { createUploadRoutes } from '#server/media/routes.ts'
import { images } from '#tests/helpers/images.ts'
import { listen } from '#tests/helpers/listen.ts'
import { temporaryFolder, type Until } from '#tests/helpers/temporary-folder.ts'

export type UploadSite = Awaited<ReturnType<typeof serveUploads>>

const ampleDisk = createDiskReserve({ freeBytes: async () => Number.MAX_SAFE_INTEGER })

/** Uploads, the media list and the public objects on a free port; the header X-Staff signs in. */
export async function serveUploads(context: Until, { dir = '', now = Date.now, reserve = ampleDisk } = {}) {
  const folder = dir || (await temporaryFolder(context))
  const media = await createMedia({ dir: folder, images, log: silentLog, now })
  /** Public path → places that use it, in place of the content. */
  const uses = new Map<string, MediaUse[]>()
  const requireStaff: express.RequestHandler = (_request, response, next) => {
    if (!response.locals.staff) throw problem('unauthorised', 'Sign in first.')
    next()
  }
  let reservations = 0
  const counting: typeof reserve = {
    async admit(options) {
      const room = await reserve.admit(options)
      reservations += 1
      const release = () => {
        reservations -= 1
        room.release()
      }
      return { ...room, release }
    },
  }
  const app = express()
  app.use((request, response, next) => {
    const id = request.get('x-staff')
    if (id) response.locals.staff = { id }
    next()
  })
  app.use(
    createUploadRoutes({
      ...{ publicObjectsDir: folder, media, reserve: counting, requireStaff, log: silentLog, now },
      secret: 'a secret for the test',
    }),
    createMediaRoutes({
      ...{ media, requireStaff, log: silentLog, uses: () => uses, origin: () => 'https://ponte.example' },
    }),
    problemResponder(silentLog),
  )
  const origin = await listen(context, app, media.close)

  const call = async (
    method: string,
    address: string,
    { body, staff = 'ada' }: { body?: string | Uint8Array; staff?: string } = {},
  ) => {
    const type = typeof body === 'string' && { 'Content-Type': 'application/json' }
    const response = await fetch(origin + address, {
      ...{ method, headers: { ...(staff && { 'x-staff': staff }), ...type } },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    const { status, headers } = response
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = (headers.get('content-type') ?? '').includes('json')
    return { status, headers, bytes, json: isJson ? JSON.parse(bytes.toString()) : null }
  }
  const addressFor = async (filename: string): Promise<string> => {
    const { status, json } = await call('POST', '/api/blog/image-upload-url', {
      body: JSON.stringify({ filename }),
    })
    assert.equal(status, 200)
    return json.uploadURL
  }

  return {
    ...{ folder, media, uses, origin, call, addressFor, close: media.close },
    /** Both steps of an upload. */
    upload: async (filename: string, bytes: Uint8Array) =>
      call('PUT', await addressFor(filename), { body: bytes }),
    /** Uploads, asserts success, and returns the public path. */
    async stored(filename: string, bytes: Uint8Array): Promise<string> {
      const { status, json } = await this.upload(filename, bytes)
      assert.equal(status, 200, JSON.stringify(json))
      return json.path
    },
    reservations: () => reservations,
    remove: (address: string) => call('DELETE', address.replace('/public-objects', '/api/media')),
    /** All files in the folder, including hidden ones. */
    files: async (): Promise<string[]> =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
  }
}

/** A colour gradient, so that every width has something to encode; always the same for a size. */
export function photograph(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width
    const y = Math.floor(at / width)
    pixels[at * 3] = (x * 255) / width
    pixels[at * 3 + 1] = (y * 255) / height
    pixels[at * 3 + 2] = 128 + 100 * Math.sin(x / 40) * Math.cos(y / 30)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
