import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { errorCodeForLog } from '../../kernel/errors.ts'
import { readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'

const recordSchema = z.object({
  /** Notices due before this are not sent: their leads came before reminders were first switched on. */
  since: z.number(),
  /** The moment of the last daily summary that was sent or had nothing to say. */
  summary: z.number(),
  /** What staff were told of each lead, keyed by its id. */
  told: z.record(z.string(), z.array(z.string())),
})

/** What staff were reminded of, kept over restarts. Times in milliseconds since the epoch. */
type ReminderRecord = z.infer<typeof recordSchema>

export type RecordKeeper = Awaited<ReturnType<typeof openRecord>>

/** A missing or damaged record is replaced by one that begins now. Rejects when it cannot be read. */
export async function openRecord({ file, now, log }: { file: string; now: number; log: Log }) {
  const text = await readOrNull(file)
  const parsed = recordSchema.safeParse(parseOrNull(text ?? ''))
  if (text !== null && !parsed.success) log.error({}, 'the record of reminders is damaged: it begins anew')
  const record: ReminderRecord = parsed.data ?? { since: now, summary: now, told: {} }
  let isWritten = parsed.success

  return {
    record,

    has: (id: string, what: string): boolean => record.told[id]?.includes(what) ?? false,

    /** In memory at once: with a full disk, the same notice must not be sent again and again. */
    async change(work: (record: ReminderRecord) => void): Promise<void> {
      work(record)
      isWritten = false
      await this.keep()
    },

    note(id: string, what: string): Promise<void> {
      return this.change(({ told }) => {
        told[id] = [...(told[id] ?? []), what]
      })
    },

    /** Writes what could not be written before. Never rejects. */
    async keep(): Promise<void> {
      if (isWritten) return
      try {
        await writeDurable(file, `${JSON.stringify(record)}\n`)
        isWritten = true
      } catch (error) {
        log.error(errorCodeForLog(error), 'the record of reminders cannot be written')
      }
    },
  }
}
