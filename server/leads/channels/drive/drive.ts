import { type Channel, DeliveryError } from '../channel.ts'
import { copyOf, type Drive, drivePlace } from './copy.ts'
import { createFileDrive } from './file-drive.ts'
import { createGoogleDrive, type GoogleTuning } from './google-drive.ts'
import { haveAll } from './piece-bytes.ts'
import type { DriveTarget } from './target.ts'
import { createWebDavDrive } from './webdav-drive.ts'

type DriveChannelOptions = {
  target: DriveTarget
  /** The service account's JSON key (`GOOGLE_APPLICATION_CREDENTIALS`); needed by Google Drive only. */
  googleCredentialsFile?: string | null
  /** Milliseconds that a drive may say nothing. */
  silenceMs?: number
  /** Another server and other steps than Google's, for tests. */
  google?: GoogleTuning
}

/**
 * Leads as folders in a drive: `lead.txt` to read, `lead.json` with everything, `files/`. The folder's name carries the
 * lead's id, and a repeat completes what is there. `lead.json` comes last: a folder without it is half a copy.
 */
export function createDriveChannel(options: DriveChannelOptions): Channel {
  const { target, silenceMs = 30_000 } = options
  const drive = driveOf({ ...options, silenceMs })
  return {
    name: 'drive',
    async deliver(lead, source) {
      const copy = copyOf(lead)
      await haveAll(copy.pieces, source.filesFolder)
      await drive.store(copy, source)
      return drivePlace(lead, target)
    },
    async verify() {
      const control = new AbortController()
      const late = new DeliveryError('The drive did not answer in time.', { unreachable: true })
      const limit = setTimeout(() => control.abort(late), 2 * silenceMs)
      await drive.verify(control.signal).finally(() => clearTimeout(limit))
    },
  }
}

function driveOf({
  target,
  googleCredentialsFile = null,
  silenceMs,
  google = {},
}: DriveChannelOptions & { silenceMs: number }): Drive {
  if (target.kind === 'file') return createFileDrive(target)
  if (target.kind === 'webdav') return createWebDavDrive({ ...target, silenceMs })
  return createGoogleDrive({ ...target, credentialsFile: googleCredentialsFile, silenceMs, ...google })
}
