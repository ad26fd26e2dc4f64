import type { PostState } from '../posts/post.schema.ts'
import { withoutInvisible } from '../text.ts'

/** Types and limits of pictures: uploads, pictures on pages, the studio's media list. */

/** Accepted image types (R116). Not SVG, which can contain script. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'] as const
export type ImageExtension = (typeof imageExtensions)[number]

export const imageTypes: Record<ImageExtension, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Bytes: 10 MB (R116). */
export const imageLimit = 10 * 1024 * 1024

/** R116. */
export const imageMessages = {
  wrongType: { title: 'Invalid file type', text: 'Please select an image file (JPG, PNG, GIF, WebP)' },
  tooLarge: { title: 'File too large', text: 'Please select an image smaller than 10MB' },
  tooManyPixels: {
    title: 'Image too large',
    text: 'This image has more than 40 million pixels. Please make it smaller, and select it again',
  },
} as const

/** What an upload that was refused is told, by status and detail of the answer; null for what is no fault of the image. */
export function imageRefusal(status: number, detail: unknown): { title: string; text: string } | null {
  if (status === 415) return imageMessages.wrongType
  if (status !== 413) return null
  return Object.values(imageMessages).find(({ text }) => text === detail) ?? imageMessages.tooLarge
}

export const mediaEndpoints = {
  /** POST {filename} → UploadAddress; then PUT the file to its `uploadURL` → UploadedImage. */
  uploadUrl: '/api/blog/image-upload-url',
  /** GET → MediaList */
  list: '/api/media',
  /** DELETE → 204, or 409 while it is used */
  image: (id: string) => `/api/media/${id.split('/').map(encodeURIComponent).join('/')}`,
} as const

export const publicObjects = '/public-objects'

/** The kind that a file's name promises; null for any other. */
export function extensionOf(filename: string): ImageExtension | null {
  const given = /\.([a-z]{3,5})$/i.exec(withoutInvisible(filename).trim())?.[1]?.toLowerCase() ?? ''
  // Names that browsers and Windows give to JPEG files
  const extension = ['jfif', 'jpe', 'pjpeg', 'pjp'].includes(given) ? 'jpg' : given
  return imageExtensions.find((known) => known === extension) ?? null
}

export type UploadAddress = { uploadURL: string; filename: string }

export type UploadedImage = {
  /** The public path, which a post stores. */
  path: string
  picture: PictureFile
  /** Whether the file was an animation, reduced to its first frame. */
  animated: boolean
}

/** An image on a page. An image that is not stored here, such as one on another host, has only an address. */
export type PictureFile = {
  /** The image in the format it was uploaded in: for old browsers, and for those who link to it. */
  src: string
  /** Pixels. */
  width?: number
  height?: number
  copies?: {
    /** `<base>/<width>.avif` and `<base>/<width>.webp` */
    base: string
    /** Ascending; never wider than the image. */
    widths: readonly number[]
  }
}

export type MediaUse = {
  /** Of the post; null for the site's settings. */
  id: string | null
  slug: string | null
  title: string
  field: 'image' | 'content' | 'teamImage' | 'founderPhoto' | 'logo'
  state: PostState | 'settings'
  /** The image's description there; null where the place has none, or the image only decorates it. */
  alt: string | null
}

export type MediaImage = {
  /** Below the public objects: `blog/<name>`. */
  id: string
  /** The image value of a post. */
  path: string
  /** The same with the site's origin. */
  url: string
  /** As the file was called where it came from. */
  name: string
  /** Pixels; null while the file has not been read, and for one that cannot be. */
  width: number | null
  height: number | null
  /** Of the file in its own format. */
  bytes: number
  /** Sizes of the smallest and the largest AVIF copy, in bytes. */
  sent: { least: number; most: number } | null
  type: string
  /** ISO 8601. */
  uploadedAt: string
  picture: PictureFile
  usedIn: MediaUse[]
  /** The different descriptions in use. */
  altTexts: string[]
}

/** Newest first. */
export type MediaList = { images: MediaImage[] }
