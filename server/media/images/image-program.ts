import sharp from 'sharp'
import type { Fonts } from '../cards/draw.tsx'
import { copiesOf, encodeImage, openImage, type Pixels } from './image.ts'
import type { Request, Response, Result } from './messages.ts'

// The program of the image process, bundled to dist/server/images.mjs. It decodes what strangers may have
// made, so it has no secret in its environment. It ends with the server.

/** The image opened last: the server works on one at a time. */
let opened: { number: number; pixels: Pixels; copies: ReturnType<typeof copiesOf> } | null = null
let fonts: Fonts | undefined

async function answer(request: Request): Promise<Result> {
  switch (request.do) {
    case 'open': {
      opened = null
      const image = await openImage(request.bytes, { opaque: request.opaque })
      if (!image.ok) return image
      const { pixels } = image
      const encoded =
        request.encodeAs === null
          ? null
          : await encodeImage(pixels, request.encodeAs, { quick: request.quick === true })
      opened = { number: request.number, pixels, copies: copiesOf(pixels) }
      const { width, height, animated } = pixels
      return { ok: true, width, height, animated, encoded }
    }
    case 'copy': {
      if (opened?.number !== request.image) throw new Error('That image is not open any more')
      const { value, done } = await opened.copies.next()
      if (!done) return value
      opened = null
      return null
    }
    case 'card': {
      const picture = request.picture && (await openImage(request.picture, { opaque: true }))
      if (picture?.ok === false) throw new Error('The picture of the post cannot be decoded')
      // Loaded with the first card; the fonts are the same for all cards while the server runs
      const { drawCard } = await import('../cards/draw.tsx')
      fonts ??= request.fonts
      // The SVG decoder is enabled for our own markup only, never while an upload is decoded
      const svgDecoder = { operation: ['VipsForeignLoadSvg'] }
      sharp.unblock(svgDecoder)
      try {
        return await drawCard(fonts, { ...request, picture: picture?.pixels ?? null })
      } finally {
        sharp.block(svgDecoder)
      }
    }
  }
}

const send = (response: Response) => process.send?.(response)

let last: Promise<unknown> = Promise.resolve()
process.on('message', (request: Request) => {
  const { number } = request
  last = last
    .then(() => answer(request))
    .then(
      (result) => send({ number, result }),
      (error: unknown) => send({ number, failed: error instanceof Error ? error.message : String(error) }),
    )
})
process.once('disconnect', () => process.exit(0))
