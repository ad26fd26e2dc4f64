import sharp, { type Sharp } from 'sharp'

/** What an uploaded image may be (decision 32). SVG may not: it can carry script. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'] as const
export type ImageExtension = (typeof imageExtensions)[number]

/** 10 MB (spec §5). */
export const imageLimit = 10 * 1024 * 1024
const pixelLimit = 40_000_000

// Only the decoders of the accepted kinds; everything else that the library could open stays shut.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})
sharp.cache(false)

const encoders: Record<ImageExtension, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 85, mozjpeg: true }),
  jpeg: (image) => image.jpeg({ quality: 85, mozjpeg: true }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  webp: (image) => image.webp({ quality: 85 }),
  avif: (image) => image.avif({ quality: 60 }),
}

let last: Promise<unknown> = Promise.resolve()

/**
 * The image as a new file of the given kind, upright and without metadata; null when the bytes are no acceptable
 * image. One after the other: each may take hundreds of megabytes while it is open.
 */
export function cleanImage(bytes: Buffer, extension: ImageExtension): Promise<Buffer | null> {
  const next = last.then(async () => {
    try {
      const animated = extension === 'gif' || extension === 'webp'
      const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'warning', animated })
      return await encoders[extension](animated ? image : image.autoOrient()).toBuffer()
    } catch {
      // The library has one kind of error for everything that is no image, is cut off or is too large
      return null
    }
  })
  last = next
  return next
}
