import { DeliveryError } from '../channel.ts'
import type { Piece } from './copy.ts'
import { type Answer, Interrupted } from './exchange.ts'
import { type Call, type GoogleApi, maxTries } from './google-api.ts'
import { pieceBytes } from './piece-bytes.ts'

/** Google accepts parts of a file only in multiples of this, except for the last part. Bytes. */
const chunkUnit = 256 * 1024

export type Metadata = { id: string; name: string; parents: string[]; appProperties: Record<string, string> }

/**
 * Resumable uploads (https://developers.google.com/drive/api/guides/manage-uploads#resumable): after an
 * interruption, Google is asked how far the upload got. A file appears as a whole or not at all.
 */
export function createUpload(api: GoogleApi, chunkBytes = 16 * chunkUnit) {
  /** Addresses of unfinished uploads by file id: a later try continues where the earlier one was cut off. */
  const sessions = new Map<string, string>()

  /** False when the id is taken: by this same file, which may have been trashed since. */
  return async function upload(
    piece: Piece,
    metadata: Metadata,
    { filesFolder, signal }: { filesFolder: string; signal: AbortSignal },
  ): Promise<boolean> {
    const { id } = metadata
    /** Bytes that Google has; null = unknown. */
    let offset: number | null = null
    for (let inVain = 0; inVain < maxTries; ) {
      const known = sessions.get(id)
      const session = known ?? (await begin(piece, metadata, signal))
      if (session === null) return false
      sessions.set(id, session)
      const start: number | null = known === undefined ? 0 : offset
      const answer = await api.call(
        async (again) =>
          again || start === null || start === piece.size
            ? question(session, piece)
            : part(session, piece, start, filesFolder),
        [200, 201, 308, 404, 409, 410],
        signal,
      )
      if (answer.status === 308) {
        offset = reachedBy(answer)
        inVain = start === null || offset > start ? 0 : inVain + 1
        continue
      }
      sessions.delete(id)
      if (answer.status !== 404 && answer.status !== 410) return answer.status !== 409
      // Sessions end after a week, or when Google loses them
      inVain += 1
    }
    throw new DeliveryError('Google Drive took no more of the file.', { unreachable: true })
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

  async function part(to: string, piece: Piece, start: number, filesFolder: string): Promise<Call> {
    const length = Math.min(chunkBytes, piece.size - start)
    const chunks: Uint8Array[] = []
    for await (const chunk of pieceBytes(piece, filesFolder, { start, length })) chunks.push(chunk)
    const range = `bytes ${start}-${start + length - 1}/${piece.size}`
    return { method: 'PUT', to, body: Buffer.concat(chunks), headers: { 'Content-Range': range } }
  }
}

/** Asks how far an upload got. For an empty file, this request is the upload itself. */
const question = (to: string, { size }: Piece): Call => ({
  method: 'PUT',
  to,
  headers: { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' },
})

/** `Range: bytes=0-42` → 43; without a range Google has nothing yet. */
const reachedBy = ({ headers }: Answer): number => {
  const last = /^bytes=0-(\d+)$/.exec(headers.get('range') ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}
