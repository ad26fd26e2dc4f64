import {
  extensionOf,
  imageTypes,
  type MediaImage,
  type PictureFile,
  publicObjects,
} from '#domain/media/media.schema.ts'
import { isWrittenOnce } from '#domain/path-classes.ts'
import { type ImageRecord, recipe } from './image-record.schema.ts'
import type { FoundImage } from './storage.ts'

/** Names and addresses of a stored image, and whether its copies belong to its present file. Pure. */

/** Without the uses, which are not known here. */
export type StoredImage = Omit<MediaImage, 'url' | 'usedIn' | 'altTexts'>

export const stampOf = ({ bytes, changed }: FoundImage): string => `${bytes} ${changed}`

/** Files that are written only once may have other times after a restore. */
export const isCurrent = (image: FoundImage, record: ImageRecord): boolean =>
  record.recipe === recipe &&
  record.bytes === image.bytes &&
  (isWrittenOnce(image.name) || record.changed === image.changed)

export const addressOf = (name: string): string =>
  `${publicObjects}/${name.split('/').map(encodeURIComponent).join('/')}`

export function nameOf(address: string): string | null {
  if (!address.startsWith(`${publicObjects}/`)) return null
  const path = address.slice(publicObjects.length + 1).split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

export const pictureOf = (src: string, { width, height, key, copies }: ImageRecord): PictureFile => ({
  src,
  width,
  height,
  ...(copies.length > 0 && {
    copies: { base: `${publicObjects}/variants/${key}`, widths: copies.map((copy) => copy.width) },
  }),
})

export function shown({ image, record }: { image: FoundImage; record: ImageRecord | null }): StoredImage {
  const { name: id, bytes, changed } = image
  const path = addressOf(id)
  const extension = extensionOf(id)
  const sizes = record?.copies.map(({ avif }) => avif) ?? []
  return {
    id,
    path,
    name: record?.name ?? id.split('/').at(-1) ?? id,
    width: record?.width ?? null,
    height: record?.height ?? null,
    bytes,
    sent: sizes.length > 0 ? { least: Math.min(...sizes), most: Math.max(...sizes) } : null,
    type: extension === null ? 'application/octet-stream' : imageTypes[extension],
    uploadedAt: record?.uploadedAt ?? new Date(changed).toISOString(),
    picture: record ? pictureOf(path, record) : { src: path },
  }
}
