import { folderOnServer } from '#domain/leads/delivery-words.ts'
import type { Lead, LeadKind } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { clippedLine, composeMessage } from '../../delivery/message.ts'
import type { CopyRef } from '../../retention/erasure.schema.ts'
import type { DriveTarget } from './target.ts'

export type DriveCopy = {
  id: string
  folder: string
  /** In the order of writing; once the last one exists, all do. */
  pieces: Piece[]
}

export type Piece = {
  /** The subfolder of the lead's folder; null = directly in it. */
  within: typeof filesName | null
  name: string
  type: string
  /** Bytes. */
  size: number
  from: { text: Buffer } | { stored: string }
}

export type Drive = {
  /** Completes the copy, however much of it exists. Throws `DeliveryError`. Stops when `signal` aborts. */
  store(copy: DriveCopy, options: { filesFolder: string; signal: AbortSignal }): Promise<void>
  verify(signal: AbortSignal): Promise<void>
  /** Removes the copy of a lead; `trashed` if the drive permits only that. Throws `DeliveryError`. */
  remove(copy: CopyRef & { folder: string }, signal: AbortSignal): Promise<'removed' | 'trashed' | 'none'>
  /** Writes a text file beside the leads, replacing one of the same name. Throws `DeliveryError`. */
  put(name: string, text: string, signal: AbortSignal): Promise<void>
  /** Removes a file that `put` wrote, if it is there. Throws `DeliveryError`. */
  drop(name: string, signal: AbortSignal): Promise<void>
}

export const filesName = 'files'

export function copyOf(lead: Lead): DriveCopy {
  const names = lead.files.map(({ name, stored }, index) => fileName(index, name, stored))
  const files = lead.files.map(
    ({ stored, size, type }, index): Piece => ({
      within: filesName,
      name: names[index] ?? stored,
      type: plainType(type),
      size,
      from: { stored },
    }),
  )
  const record = {
    reference: referenceOf(lead.id),
    ...lead,
    files: lead.files.map((file, index) => ({ ...file, stored: files[index]?.name ?? file.stored })),
  }
  return {
    id: lead.id,
    folder: folderName(lead),
    pieces: [
      ...files,
      textPiece('lead.txt', 'text/plain', composeMessage(lead).text),
      textPiece('lead.json', 'application/json', `${JSON.stringify(record, null, 2)}\n`),
    ],
  }
}

/** Where staff find the copy, in words, without its address or path. */
export const drivePlace = (lead: Pick<Lead, 'id' | 'kind' | 'receivedAt'>, target: DriveTarget): string =>
  `${folderName(lead)} in the leads folder ${places[target.kind]} (reference ${referenceOf(lead.id)})`

const places: Record<DriveTarget['kind'], string> = {
  file: folderOnServer,
  gdrive: 'in Google Drive',
  webdav: 'on our file drive',
}

// A repeated delivery finds the existing copy by these names: changing one would duplicate unfinished copies.
const kindNames: Record<LeadKind, string> = {
  inquiry: 'pricing-inquiry',
  question: 'question',
  onboarding: 'website-brief',
}

/** The date is in UTC: it must not depend on the machine. */
export const folderName = ({ id, kind, receivedAt }: Pick<Lead, 'id' | 'kind' | 'receivedAt'>): string =>
  `${receivedAt.slice(0, 10)} ${kindNames[kind]} ${id}`

/**
 * The visitor's name for the file, so that staff recognise it. The number in front keeps names distinct, even
 * on disks that ignore case. The ending is that of the stored file, which was checked on upload.
 */
function fileName(index: number, name: string, stored: string): string {
  const ending = endingOf(stored)
  const clean = clippedLine(name.normalize('NFC').replace(/[<>:"/\\|?*]/g, '_'), 80)
  const base = clean.slice(0, clean.length - endingOf(clean).length).replace(/[. ]+$/, '') || 'file'
  return `${String(index + 1).padStart(2, '0')} ${shortened(base)}${ending}`
}

const endingOf = (name: string): string => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''

const longestBaseBytes = 200

/** Most file systems allow 255 bytes per name. */
function shortened(base: string): string {
  const points = Array.from(base)
  while (Buffer.byteLength(points.join('')) > longestBaseBytes) points.pop()
  return points.join('')
}

/** Any other type could add a header of its own, or make Google convert the file. */
const plainType = (type: string): string =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) && !type.includes('google-apps') ? type : 'application/octet-stream'

export function textPiece(name: string, type: string, text: string): Piece {
  const bytes = Buffer.from(text)
  return { within: null, name, type, size: bytes.length, from: { text: bytes } }
}
