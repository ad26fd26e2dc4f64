import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { fromSystemError } from './errors.ts'
import { ensureFolder, readOrNull, writeDurable } from './files.ts'
import type { Log } from './log.ts'

/**
 * The format of DATA_DIR that this version reads and writes. Raise `major` only when the previous version
 * could not read what is written: older versions ignore added files and fields. `since`: the oldest version
 * that reads this format. Version 0.1.0 requires `minor`.
 */
const dataFormat = { major: 1, minor: 0, since: '0.1.0' }

const formatSchema = z.object({ major: z.int().min(1), since: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/) })

/** The data folder is not for this version of the program. The message is for the operator. */
export class UnknownDataFormat extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnknownDataFormat'
  }
}

const formatFile = (dataDir: string): string => path.join(dataDir, 'format.json')

/**
 * Whether a data folder has a format number; a folder without one is empty or predates the number. Throws `UnknownDataFormat`
 * when this version must not use the folder. Changes nothing.
 */
async function hasFormat(dataDir: string): Promise<boolean> {
  const file = formatFile(dataDir)
  const text = await readOrNull(file)
  if (text === null) return false
  const { data: found } = formatSchema.safeParse(parseOrNull(text))
  if (!found) {
    throw new UnknownDataFormat(
      `${file} is damaged: it is not known whether this version can read DATA_DIR. Take the file from a backup; if no newer version has ever run on this folder, remove it.`,
    )
  }
  if (found.major > dataFormat.major) {
    throw new UnknownDataFormat(
      `DATA_DIR ${dataDir} has format ${found.major}, and this version of Ponte reads formats up to ${dataFormat.major}. Nothing was changed. Install Ponte ${found.since} or newer, or restore a backup of this version.`,
    )
  }
  return true
}

/** Why this version must not use a data folder; null when it may, or when the format cannot be read. */
export const dataFormatRefusal = (dataDir: string): Promise<UnknownDataFormat | null> =>
  hasFormat(dataDir).then(
    () => null,
    (error: unknown) => (error instanceof UnknownDataFormat ? error : null),
  )

/**
 * Writes the number of this version, unless the folder has one. Only the owner of the folder may call this. Throws
 * `UnknownDataFormat`. A full disk is logged: the next start then writes the number.
 */
export async function stampDataFormat(dataDir: string, log: Log): Promise<void> {
  if (await hasFormat(dataDir)) return
  try {
    await ensureFolder(dataDir)
    await writeDurable(formatFile(dataDir), `${JSON.stringify(dataFormat)}\n`)
  } catch (error) {
    if (fromSystemError(error) === null) throw error
    log.error({ error: String(error) }, 'The format number of the data folder cannot be written')
  }
}
