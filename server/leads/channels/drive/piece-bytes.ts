import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { DeliveryError } from '../channel.ts'
import type { Piece } from './copy.ts'

type Part = { start: number; length: number }

export async function* pieceBytes(
  piece: Piece,
  filesFolder: string,
  { start, length }: Part = { start: 0, length: piece.size },
): AsyncGenerator<Uint8Array> {
  if (length === 0) return
  if ('text' in piece.from) {
    yield piece.from.text.subarray(start, start + length)
    return
  }
  const file = path.join(filesFolder, piece.from.stored)
  try {
    yield* createReadStream(file, { start, end: start + length - 1 })
  } catch (error) {
    throw unreadable(piece, error)
  }
}

/** Throws `DeliveryError` unless each file has its announced size; called before anything is sent. */
export async function haveAll(pieces: Piece[], filesFolder: string): Promise<void> {
  for (const piece of pieces) {
    if ('text' in piece.from) continue
    const { stored } = piece.from
    if (path.basename(stored) !== stored) throw new TypeError('A stored file name is no plain name')
    const { size } = await stat(path.join(filesFolder, stored)).catch((error: unknown) => {
      throw unreadable(piece, error)
    })
    if (size !== piece.size) {
      throw new DeliveryError(
        `The file “${piece.name}” of this lead has ${size} bytes on the server, not the ${piece.size} that were sent.`,
      )
    }
  }
}

const unreadable = ({ name }: Piece, cause: unknown): DeliveryError =>
  new DeliveryError(`The file “${name}” of this lead cannot be read on the server.`, { cause })
