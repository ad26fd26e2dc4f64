import type { PostState } from '../posts/post.schema.ts'
import { withoutInvisible } from '../text.ts'

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

/** The message for a refused upload, by the response; null unless the image itself is at fault. */
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
  /** The image in its uploaded format, for old browsers and for links to the image. */
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
  /** The post's id; null for the site's settings. */
  id: string | null
  slug: string | null
  title: string
  field: 'image' | 'content' | 'teamImage' | 'founderPhoto' | 'logo'
  state: PostState | 'settings'
  /** The image's description there; null where there is none, or the image is decorative. */
  alt: string | null
}

export type MediaImage = {
  /** Below the public objects: `blog/<name>`. */
  id: string
  path: string
  /** The same with the site's origin. */
  url: string
  /** The file's original name. */
  name: string
  /** Pixels; null until the file has been read, or if it cannot be read. */
  width: number | null
  height: number | null
  /** Size of the file in its original format. */
  bytes: number
  /** Sizes of the smallest and the largest AVIF copy, in bytes. */
  sent: { least: number; most: number } | null
  type: string
  /** ISO 8601. */
  uploadedAt: string
  picture: PictureFile
  usedIn: MediaUse[]
  /** The distinct descriptions in use. */
  altTexts: string[]
}

/** Newest first. */
export type MediaList = { images: MediaImage[] }
