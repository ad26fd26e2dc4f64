import { createReadStream } from 'node:fs'
import path from 'node:path'
import { parseOrNull } from '#domain/json.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { type FileScans, fileScans } from '#domain/leads/virus-scan.ts'
import { hasCode, readOrNull, writeDurable } from '../../files.ts'
import { type Channel, DeliveryError } from '../channels/channel.ts'
import { type Clamd, ScannerError } from './clamd.ts'

/** Beside the folder of the files, in the lead's own: it goes with it. */
const recordOf = (folder: string): string => path.join(folder, 'scan.json')

/** What is known of the files of a lead, by the lead's folder. */
export async function readScans(folder: string): Promise<FileScans> {
  const parsed = fileScans.safeParse(parseOrNull((await readOrNull(recordOf(folder))) ?? ''))
  return parsed.success ? parsed.data : {}
}

type ScanOptions = { clamd: Pick<Clamd, 'scan'>; now?: () => number }

/**
 * Wraps a channel that copies files: each is scanned before the first copy, and one with a virus is held back (R259,
 * ADR-0044). While the scanner cannot be asked, leads with files wait, as for any receiver that does not answer.
 */
export function scanFirst(channel: Channel, { clamd, now = Date.now }: ScanOptions): Channel {
  async function scansOf(lead: Lead, filesFolder: string, signal: AbortSignal): Promise<FileScans> {
    const folder = path.dirname(filesFolder)
    const scans = { ...(await readScans(folder)) }
    for (const { stored } of lead.files) {
      if (scans[stored]) continue
      const file = createReadStream(path.join(filesFolder, stored))
      const { verdict, ...more } = await clamd.scan(file, signal).finally(() => file.destroy())
      scans[stored] = { verdict, ...more, at: new Date(now()).toISOString() }
      await writeDurable(recordOf(folder), `${JSON.stringify(scans)}\n`)
    }
    return scans
  }

  return {
    ...channel,
    async deliver(lead, source) {
      if (lead.files.length === 0) return channel.deliver(lead, source)
      const scans = await scansOf(lead, source.filesFolder, source.signal).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT'))
          throw new DeliveryError('A file of this lead is missing.', { cause: error })
        if (!(error instanceof ScannerError)) throw error
        // Only leads with files wait: the channel itself is well
        throw new DeliveryError('The files wait for the virus scanner, which does not answer.', {
          cause: error,
        })
      })
      const infected = new Map(
        Object.entries(scans).flatMap(([stored, { verdict, found = '' }]) =>
          verdict === 'infected' ? [[stored, found] as const] : [],
        ),
      )
      return channel.deliver(lead, { ...source, infected })
    },
  }
}
