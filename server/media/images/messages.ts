import type { ImageExtension } from '#domain/media/media.schema.ts'
import type { CardMaterial } from '../cards/draw.tsx'
import type { Copy, ImageRefusal } from './image.ts'

/** What is known about a decoded image. `encoded`: the image as it is to be stored; null unless requested. */
export type OpenedImage = {
  ok: true
  width: number
  height: number
  animated: boolean
  encoded: Buffer | null
}
export type RefusedImage = { ok: false; reason: ImageRefusal }

export type Request = { number: number } & (
  | { do: 'open'; bytes: Buffer; opaque: boolean; encodeAs: ImageExtension | null; quick?: boolean }
  /** The next copy of the image that was opened with this number. */
  | { do: 'copy'; image: number }
  | ({ do: 'card' } & CardMaterial)
)

/** Null after the last copy. */
export type Result = OpenedImage | RefusedImage | Copy | Buffer | null

export type Response = { number: number } & ({ result: Result } | { failed: string })
