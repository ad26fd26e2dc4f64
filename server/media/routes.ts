import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Router } from 'express'
import {
  extensionOf,
  imageLimit,
  imageMessages,
  mediaEndpoints,
  publicObjects,
} from '#domain/media/media.schema.ts'
import { jsonBody } from '../http/bodies.ts'
import { createRouter } from '../http/router.ts'
import type { DiskReserve } from '../kernel/disk-reserve.ts'
import { problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { Media } from './media.ts'
import { serveObjects } from './storage.ts'
import { checkUpload, signUpload } from './tokens.ts'

type UploadRoutesOptions = {
  publicObjectsDir: string
  media: Media
  reserve: Pick<DiskReserve, 'admit'>
  /** Signs the upload addresses. */
  secret: string
  requireStaff: RequestHandler
  log: Log
  now?: () => number
}

const wrongType = () => problem('unsupported-type', imageMessages.wrongType.text)
const tooLarge = () => problem('too-large', imageMessages.tooLarge.text)
const longestName = 100
/** For the image as it is stored, and its copies. Bytes. */
const roomForImage = 3 * imageLimit

/** Upload addresses, uploads, and the public objects themselves (R115, R116, R118). */
export function createUploadRoutes({
  publicObjectsDir,
  media,
  reserve,
  secret,
  requireStaff,
  log,
  now = Date.now,
}: UploadRoutesOptions): Router {
  const router = createRouter()

  router.at(mediaEndpoints.uploadUrl).post(requireStaff, jsonBody(16), (request, response) => {
    const given: unknown = Object(request.body).filename
    const extension = typeof given === 'string' ? extensionOf(given) : null
    if (typeof given !== 'string' || extension === null) throw wrongType()
    const name = `${randomBytes(12).toString('hex')}.${extension}`
    const address = `${publicObjects}/blog/${name}`
    const staffId: string = response.locals.staff.id
    const token = signUpload({ path: address, staffId, secret, now: now(), filename: shownName(given) })
    response
      .set('Cache-Control', 'no-store')
      .json({ uploadURL: `${address}?upload=${token}`, filename: name })
  })

  router.put(`${publicObjects}/blog/:name`, requireStaff, async (request, response) => {
    const name = String(request.params.name)
    const address = `${publicObjects}/blog/${name}`
    const token = typeof request.query.upload === 'string' ? request.query.upload : ''
    const permission = checkUpload(token, {
      path: address,
      staffId: response.locals.staff.id,
      secret,
      now: now(),
    })
    if (!permission) {
      throw problem('forbidden', 'This upload address is not valid any more. Please choose the image again.')
    }
    if (Number(request.get('content-length') ?? 0) > imageLimit) throw tooLarge()
    const room = await reserve.admit({ bytes: roomForImage, address: null })
    // Received before its turn comes, so that nobody waits for a slow sender; until then on disk, not in
    // memory
    const folder = await mkdtemp(path.join(tmpdir(), 'ponte-upload-'))
    const file = path.join(folder, 'image')
    const stored = await receive(request, file)
      .then(() =>
        media.store({
          name: `blog/${name}`,
          filename: permission.filename,
          read: () => readFile(file),
          gone: () => response.closed,
        }),
      )
      .finally(() => {
        room.release()
        return rm(folder, { recursive: true, force: true })
      })
    if (!stored.ok) {
      if (stored.reason === 'no-image') throw wrongType()
      if (stored.reason === 'too-many-pixels') throw problem('too-large', imageMessages.tooManyPixels.text)
      if (stored.reason === 'gone') throw problem('bad-request', 'The request was cut off.')
      throw problem('forbidden', 'This upload address has been used. Please choose the image again.')
    }
    const { picture, animated, bytes } = stored
    log.info({ bytes }, 'Image stored')
    response.set('Cache-Control', 'no-store').status(200).json({ path: address, picture, animated })
  })

  router.use(publicObjects, serveObjects(publicObjectsDir), (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw problem('method-not-allowed', 'This address answers GET, HEAD.', {
        headers: { Allow: 'GET, HEAD' },
      })
    }
    throw problem('not-found', 'There is no such file.')
  })
  return router
}

/** A name for people to read: one line, without folders and bidirectional control characters. */
const shownName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const line = Array.from(last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim())
  return line.length <= longestName ? line.join('') : [...line.slice(0, 80), '…', ...line.slice(-15)].join('')
}

/** Writes the body to a file, up to the limit; a larger one is refused. */
async function receive(request: Request, file: string): Promise<void> {
  let size = 0
  const limited = async function* (body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      size += chunk.length
      if (size > imageLimit) throw tooLarge()
      yield chunk
    }
  }
  await pipeline(request, limited, createWriteStream(file))
}
