import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { fromSystemError } from './errors.ts'
import { ensureFolder, readOrNull, writeDurable } from './files.ts'
import type { Log } from './http/log.ts'

/**
 * The format of DATA_DIR. `minor` rises when a version adds files or fields that the version before ignores.
 * `major` rises when the version before could not read what is written: two releases after each other do that, the first
 * of which only reads the new format (`readableMajor`), so that one version back can always start.
 */
export type DataFormat = z.infer<typeof formatSchema>

const formatSchema = z.object({
  major: z.int().min(1),
  minor: z.int().min(0),
  /** The oldest version of Ponte that reads this major number. */
  since: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/),
})

/** What this version writes. */
export const dataFormat: DataFormat = { major: 1, minor: 0, since: '0.1.0' }
/** The highest major number that this version reads. */
export const readableMajor = 1

/** The data folder is not for this version. The message is for the operator. */
export class UnknownDataFormat extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnknownDataFormat'
  }
}

const formatFile = (dataDir: string): string => path.join(dataDir, 'format.json')

export const shownFormat = ({ major, minor }: DataFormat): string => `${major}.${minor}`

/**
 * The format of a data folder; null for a folder without a number, which is empty or from before there was one. Throws
 * `UnknownDataFormat` when this version must not use the folder. Changes nothing.
 */
export async function readDataFormat(dataDir: string): Promise<DataFormat | null> {
  const text = await readOrNull(formatFile(dataDir))
  if (text === null) return null
  const { data: found } = formatSchema.safeParse(parseOrNull(text))
  if (!found) {
    throw new UnknownDataFormat(
      `${formatFile(dataDir)} is damaged: it is not known whether this version can read DATA_DIR. Take the file from a backup; if no newer version has ever run on this folder, remove it.`,
    )
  }
  if (found.major > readableMajor) {
    throw new UnknownDataFormat(
      `DATA_DIR ${dataDir} has format ${shownFormat(found)}, and this version of Ponte reads formats up to ${readableMajor}. Nothing was changed. Install Ponte ${found.since} or newer, or restore a backup of this version.`,
    )
  }
  return found
}

/** Why this version must not use a data folder; null when it may, or when that cannot be read: who needs it will notice. */
export const dataFormatRefusal = (dataDir: string): Promise<UnknownDataFormat | null> =>
  readDataFormat(dataDir).then(
    () => null,
    (error: unknown) => (error instanceof UnknownDataFormat ? error : null),
  )

/** Whether a server of this version would write its own number into a folder with this one. */
export const isRaised = (found: DataFormat | null): boolean =>
  found === null ||
  found.major < dataFormat.major ||
  (found.major === dataFormat.major && found.minor < dataFormat.minor)

/**
 * Writes the number of this version, unless the folder has it or a higher one. Only the owner of the folder may call this.
 * Throws `UnknownDataFormat`. A full disk is logged: the number is then written by the next start.
 */
export async function stampDataFormat(dataDir: string, log: Log): Promise<void> {
  const found = await readDataFormat(dataDir)
  if (!isRaised(found)) return
  try {
    await ensureFolder(dataDir)
    await writeDurable(formatFile(dataDir), `${JSON.stringify(dataFormat)}\n`)
  } catch (error) {
    if (fromSystemError(error) === null) throw error
    log.error({ error: String(error) }, 'The format number of the data folder cannot be written')
  }
}
