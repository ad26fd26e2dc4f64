import { randomBytes } from 'node:crypto'
import { json, type Request, type RequestHandler, Router } from 'express'
import { problem } from '../errors.ts'
import type { Log } from '../http/log.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { cleanImage, type ImageExtension, imageExtensions, imageLimit } from './image.ts'
import { serveObjects, storeObject } from './storage.ts'
import { checkUpload, signUpload } from './tokens.ts'

type UploadRoutesOptions = {
  publicObjectsDir: string
  /** Signs the upload addresses. */
  secret: string
  requireStaff: RequestHandler
  log: Log
  now?: () => number
}

const wrongType = () => problem('unsupported-type', 'Please select an image file (JPG, PNG, GIF, WebP)')
const tooLarge = () => problem('too-large', 'Please select an image smaller than 10MB')

/** An address to upload to, the upload, and the public objects themselves (contract, HTTP; decisions 31 and 32). */
export function createUploadRoutes({
  publicObjectsDir,
  secret,
  requireStaff,
  log,
  now = Date.now,
}: UploadRoutesOptions): Router {
  const router = Router()

  router
    .route('/api/blog/image-upload-url')
    .post(requireStaff, json({ limit: '16kb' }), (request, response) => {
      const filename: unknown = Object(request.body).filename
      const extension = typeof filename === 'string' ? extensionOf(filename) : null
      if (extension === null) throw wrongType()
      const name = `${randomBytes(12).toString('hex')}.${extension}`
      const path = `/public-objects/blog/${name}`
      const token = signUpload({ path, staffId: response.locals.staff.id, secret, now: now() })
      response.set('Cache-Control', 'no-store').json({ uploadURL: `${path}?upload=${token}`, filename: name })
    })
    .all(onlyMethods('POST'))

  router.put('/public-objects/blog/:name', requireStaff, async (request, response) => {
    const { name = '' } = request.params
    const path = `/public-objects/blog/${name}`
    const token = typeof request.query.upload === 'string' ? request.query.upload : ''
    const extension = extensionOf(String(name))
    if (
      extension === null ||
      !checkUpload(token, { path, staffId: response.locals.staff.id, secret, now: now() })
    ) {
      throw problem('forbidden', 'This upload address is not valid any more. Please choose the image again.')
    }
    const image = await cleanImage(await bodyOf(request), extension)
    if (image === null) throw wrongType()
    if (!(await storeObject(publicObjectsDir, `blog/${name}`, image))) {
      throw problem('forbidden', 'This upload address has been used. Please choose the image again.')
    }
    log.info({ bytes: image.length }, 'Image stored')
    response.set('Cache-Control', 'no-store').status(200).json({ path })
  })

  router.use('/public-objects', serveObjects(publicObjectsDir), (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw problem('method-not-allowed', 'This address answers GET, HEAD.', {
        headers: { Allow: 'GET, HEAD' },
      })
    }
    throw problem('not-found', 'There is no such file.')
  })
  return router
}

function extensionOf(filename: string): ImageExtension | null {
  const extension = /\.([a-z]{3,4})$/i.exec(filename)?.[1]?.toLowerCase()
  return imageExtensions.find((known) => known === extension) ?? null
}

/** The body, up to the limit; what is announced or turns out larger is refused without keeping it. */
async function bodyOf(request: Request): Promise<Buffer> {
  if (Number(request.get('content-length') ?? 0) > imageLimit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > imageLimit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
