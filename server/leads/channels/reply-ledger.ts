import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { readOrNull, writeDurable } from '../../kernel/files.ts'
import { createQueue } from '../../kernel/queue.ts'

const dayMs = 86_400_000
const ledgerSchema = z.record(z.string(), z.object({ lead: z.string(), at: z.number() }))

/** Shared by all ledgers: an erasure opens a second one beside the channel's. */
const changes = createQueue()

/** Addresses replied to within the last day, as keyed hashes with the lead that got the reply. */
export function createReplyLedger({ file, now = Date.now }: { file: string; now?: () => number }) {
  return {
    /** Whether this lead may get the address's one reply of the day. Durable before it resolves with true. */
    claim: (key: string, lead: string): Promise<boolean> =>
      changes.run(async () => {
        const known = parseLedger(await readOrNull(file))
        // An entry in the future was written before the clock was set back
        const ledger = new Map(Object.entries(known).filter(([, { at }]) => Math.abs(now() - at) < dayMs))
        const holder = ledger.get(key)
        // A failed attempt of the same lead keeps its claim
        if (holder) return holder.lead === lead
        ledger.set(key, { lead, at: now() })
        await writeDurable(file, JSON.stringify(Object.fromEntries(ledger)))
        return true
      }),
    forget: (isErased: (lead: string) => boolean): Promise<number> =>
      changes.run(async () => {
        const known = Object.entries(parseLedger(await readOrNull(file)))
        const rest = known.filter(([, { lead }]) => !isErased(lead))
        if (rest.length < known.length) await writeDurable(file, JSON.stringify(Object.fromEntries(rest)))
        return known.length - rest.length
      }),
  }
}

/** The same for all addresses of one mailbox: what follows a plus sign is ignored. */
export const replyKey = (secret: string, address: string): string => {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return createHmac('sha256', secret).update(`auto-reply\0${mailbox}`).digest('base64url')
}

function parseLedger(text: string | null): z.infer<typeof ledgerSchema> {
  try {
    return ledgerSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    // Damaged or edited: at worst an address gets two replies in a day
    return {}
  }
}
