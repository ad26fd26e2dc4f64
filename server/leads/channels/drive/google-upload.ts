import { Buffer } from 'node:buffer'
import { DeliveryError } from '../channel.ts'
import type { Piece } from './copy.ts'
import type { Answer } from './exchange.ts'
import { Interrupted } from './exchange.ts'
import type { Call, GoogleApi } from './google-api.ts'
import { pieceBytes } from './piece-bytes.ts'

/** Google takes parts of files in multiples of this only, but for the last. */
export const chunkUnit = 256 * 1024

type UploadOptions = {
  api: GoogleApi
  chunkBytes: number
  /** Addresses of unfinished uploads by file id: a later try goes on where this one was cut off. */
  sessions: Map<string, string>
}

/** The description of a file to be made. */
type Metadata = { id: string; name: string; parents: string[]; appProperties: Record<string, string> }

/**
 * Resumable uploads (https://developers.google.com/drive/api/guides/manage-uploads#resumable): whatever is cut off,
 * Google is asked how far it got. A file appears as a whole or not at all.
 */
export function createUpload({ api, chunkBytes, sessions }: UploadOptions) {
  /** False when the id is taken: by this file, unless it was trashed since. */
  return async function upload(
    piece: Piece,
    metadata: Metadata,
    { filesFolder, signal }: { filesFolder: string; signal: AbortSignal },
  ): Promise<boolean> {
    const { id } = metadata
    const patience = api.createPatience(signal)
    /** How far Google got; null = unknown. */
    let offset: number | null = null
    for (;;) {
      let session = sessions.get(id)
      if (session === undefined) {
        const begun = await begin(piece, metadata, signal)
        if (begun === null) return false
        session = begun
        sessions.set(id, session)
        offset = 0
      }
      const step: Call =
        offset === null || offset === piece.size
          ? question(session, piece)
          : await part(session, piece, offset, filesFolder)
      const answer = await patience.tried(() => api.once(step, signal))
      if (!answer) {
        offset = null
      } else if (answer.status === 200 || answer.status === 201) {
        sessions.delete(id)
        return true
      } else if (answer.status === 409) {
        sessions.delete(id)
        return false
      } else if (answer.status === 308) {
        const reached = reachedBy(answer)
        if (offset !== null && reached <= offset) await patience.wait(stuck(), null)
        else if (offset !== null) patience.succeeded()
        offset = reached
      } else if (answer.status === 404 || answer.status === 410) {
        // Sessions end after a week, or when Google loses them
        sessions.delete(id)
        await patience.wait(stuck(), null)
      } else {
        await patience.waitOrThrow(answer)
        offset = null
      }
    }
  }

  /** The address of the upload; null when the id is taken. */
  async function begin(piece: Piece, metadata: Metadata, signal: AbortSignal): Promise<string | null> {
    const answer = await api.call(
      {
        method: 'POST',
        to: '/upload/drive/v3/files?uploadType=resumable&supportsAllDrives=true&fields=id',
        json: { ...metadata, mimeType: piece.type },
        headers: {
          'X-Upload-Content-Type': piece.type,
          'X-Upload-Content-Length': String(piece.size),
        },
      },
      [200, 409],
      signal,
    )
    if (answer.status === 409) return null
    const session = answer.headers.get('location')
    if (session === null) throw new Interrupted('Google Drive named no address for the upload.')
    return session
  }

  async function part(session: string, piece: Piece, start: number, filesFolder: string): Promise<Call> {
    const length = Math.min(chunkBytes, piece.size - start)
    const chunks: Uint8Array[] = []
    for await (const chunk of pieceBytes(piece, filesFolder, { start, length })) chunks.push(chunk)
    const range = `bytes ${start}-${start + length - 1}/${piece.size}`
    return {
      method: 'PUT',
      to: session,
      body: Buffer.concat(chunks),
      headers: { 'Content-Range': range },
    }
  }
}

/** Asks how far an upload got; for an empty file it is the upload itself. */
const question = (session: string, { size }: Piece): Call => ({
  method: 'PUT',
  to: session,
  headers: { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' },
})

/** `Range: bytes=0-42` → 43; without a range Google has nothing yet. */
const reachedBy = ({ headers }: Answer): number => {
  const last = /^bytes=0-(\d+)$/.exec(headers.get('range') ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}

const stuck = (): DeliveryError =>
  new DeliveryError('Google Drive took no more of the file.', { unreachable: true })
