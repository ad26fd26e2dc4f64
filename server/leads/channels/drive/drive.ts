import { type Channel, DeliveryError, type LeadCopies } from '../channel.ts'
import { copyOf, type Drive, drivePlace, folderName } from './copy.ts'
import { createFileDrive } from './file-drive.ts'
import { createGoogleDrive, type GoogleTuning } from './google-drive.ts'
import { haveAll } from './piece-bytes.ts'
import { type DriveTarget, targetName } from './target.ts'
import { createWebDavDrive } from './webdav-drive.ts'

type DriveChannelOptions = {
  target: DriveTarget
  /** The service account's JSON key (`GOOGLE_APPLICATION_CREDENTIALS`); needed by Google Drive only. */
  googleCredentialsFile?: string | null
  silenceMs?: number
  /** For tests: another server, other waits and another chunk size. */
  google?: GoogleTuning
}

/**
 * Leads as folders: `lead.txt` to read, `lead.json` with everything, `files/`. The folder's name contains the
 * lead's id; a repeat completes an unfinished copy. A folder is incomplete until it has `lead.json`.
 */
export function createDriveChannel(options: DriveChannelOptions): Channel & { copies: LeadCopies } {
  const { target, silenceMs = 30_000 } = options
  const drive = driveOf({ ...options, silenceMs })
  return {
    name: 'drive',
    details: { to: target.kind },
    placeOf: (lead) => drivePlace(lead, target),
    async deliver(lead, source) {
      const copy = copyOf(lead)
      await haveAll(copy.pieces, source.filesFolder)
      await drive.store(copy, source)
      return drivePlace(lead, target)
    },
    verify: () => inTime((signal) => drive.verify(signal)),
    notify: ({ id, topic = id, subject, paragraphs }) =>
      inTime((signal) => drive.put(fileOf(topic), `${[subject, ...paragraphs].join('\n\n')}\n`, signal)),
    withdraw: (topic) => inTime((signal) => drive.drop(fileOf(topic), signal)),
    copies: {
      target: targetName(target),
      remove: (copy, signal) => drive.remove({ ...copy, folder: folderName(copy) }, signal),
    },
  }

  async function inTime(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const control = new AbortController()
    const late = new DeliveryError('The drive did not answer in time.', { unreachable: true })
    const limit = setTimeout(() => control.abort(late), 2 * silenceMs)
    await work(control.signal).finally(() => clearTimeout(limit))
  }
}

const fileOf = (topic: string): string => `${topic}.txt`

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
