import sharp, { type Sharp } from 'sharp'
import type { ImageExtension } from '#domain/media/media.schema.ts'
import { isJpeg, lostPixels, mendedJpeg } from './jpeg.ts'

/** A decompression bomb can expand kilobytes to gigabytes: larger images are refused before decoding. */
const pixelLimit = 40_000_000
/** Max bytes of pixels that may be in memory at once, as with 16 bits a channel and interlacing. */
const heldLimit = pixelLimit * 4
/** Maximum stored size: enough for a full-width picture on a dense screen and for tall screenshots. */
const mostWidth = 2560
const mostHeight = 5120
const copyWidths = [480, 800, 1200, 1600] as const
const secondsLimit = 60

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
// The other processors are left to visitors' requests.
sharp.concurrency(1)

/** Decoded once: upright, in sRGB with 8 bits, at most `mostWidth` by `mostHeight`. */
export type Pixels = {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  /** The source had more frames than this first one. */
  animated: boolean
  /** The source has a format for drawings and screenshots, which have thin coloured lines. */
  drawn: boolean
}

export type ImageRefusal = 'no-image' | 'too-many-pixels'
type Opened = { ok: true; pixels: Pixels } | { ok: false; reason: ImageRefusal }

/**
 * Only the first frame: nobody could stop a moving picture on the page (WCAG 2.2.2), and every frame
 * would have to be decoded and encoded.
 */
export async function openImage(given: Buffer, { opaque }: { opaque: boolean }): Promise<Opened> {
  const bytes = mendedJpeg(given)
  try {
    return await decode(bytes, opaque, 'warning')
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(why)) return { ok: false, reason: 'too-many-pixels' }
    if (!isJpeg(bytes) || lostPixels.test(why)) return { ok: false, reason: 'no-image' }
    // The library warns about many files that every viewer reads
    return await decode(bytes, opaque, 'error').catch(() => ({ ok: false, reason: 'no-image' }) as const)
  }
}

async function decode(bytes: Buffer, opaque: boolean, failOn: 'warning' | 'error'): Promise<Opened> {
  const source = sharp(bytes, { limitInputPixels: pixelLimit, failOn, pages: 1 })
  const {
    format,
    compression,
    pages = 1,
    width: wide,
    height: high,
    channels: each,
    depth,
  } = await source.metadata()
  const known = format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'gif', 'webp'].includes(format)
  if (!known) return { ok: false, reason: 'no-image' }
  if (wide * high * each * (depth === 'ushort' ? 2 : 1) > heldLimit)
    return { ok: false, reason: 'too-many-pixels' }
  const upright = source
    .autoOrient()
    .resize({ width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsLimit })
  const { data, info } = await (opaque ? upright.flatten({ background: '#fff' }) : upright)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const drawn = format === 'png' || format === 'gif'
  return { ok: true, pixels: { data, width, height, channels, animated: pages > 1, drawn } }
}

const encoders: Record<ImageExtension, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 85, mozjpeg: true }),
  jpeg: (image) => image.jpeg({ quality: 85, mozjpeg: true }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  webp: (image) => image.webp({ quality: 85 }),
  avif: (image) => image.avif({ quality: 60, effort: 3 }),
}

/** Pixels only: no metadata, profile or trailing bytes. `quick`: a JPEG in a tenth of the time. */
export const encodeImage = (
  pixels: Pixels,
  extension: ImageExtension,
  { quick = false }: { quick?: boolean } = {},
): Promise<Buffer> => {
  const toJpeg = extension === 'jpg' || extension === 'jpeg'
  const image = sharpOf(pixels)
  return (quick && toJpeg ? image.jpeg({ quality: 85 }) : encoders[extension](image)).toBuffer()
}

/** Ascending, none wider than the image, with the image's own width unless it exceeds the widest copy. */
const widthsFor = (width: number): number[] => {
  const smaller = copyWidths.filter((copy) => copy < width)
  return smaller.length < copyWidths.length ? [...smaller, width] : smaller
}

export type Copy = { width: number; format: 'avif' | 'webp'; bytes: Buffer }

/** The copies for the pages, made one after the other so that only one is in memory. */
export async function* copiesOf(pixels: Pixels): AsyncGenerator<Copy> {
  for (const width of widthsFor(pixels.width)) {
    const smaller = width === pixels.width ? pixels : await narrowed(pixels, width)
    // Chroma subsampling is invisible in photographs and visible in thin red lines.
    const chromaSubsampling = pixels.drawn ? '4:4:4' : '4:2:0'
    // Effort 4 takes three times as long for 4 % fewer bytes.
    const avif = sharpOf(smaller).avif({ quality: 50, effort: 3, chromaSubsampling })
    yield { width, format: 'avif', bytes: await avif.toBuffer() }
    const webp = sharpOf(smaller).webp({ quality: 75, smartSubsample: pixels.drawn })
    yield { width, format: 'webp', bytes: await webp.toBuffer() }
  }
}

async function narrowed(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await sharpOf(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return { ...pixels, data, width: info.width, height: info.height, channels: info.channels }
}

const sharpOf = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })
