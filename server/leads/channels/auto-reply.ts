import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { readOrNull, writeDurable } from '../../files.ts'
import { type Lead, referenceOf } from '../lead.ts'
import { composeNotice, mailTextOf } from '../message.ts'
import type { Channel } from './channel.ts'
import { replyAddress } from './mail.ts'
import type { Mailbox, Mailer } from './mailer.ts'

type AutoReplyOptions = {
  mailer: Mailer
  from: Mailbox
  /** Where an answer to it goes. */
  replyTo: Mailbox
  siteName: () => string
  /** Hours, as the catalogue says. */
  promise: () => string
  host: string
  /** Who was answered within the last day, by a keyed hash of the address. */
  ledgerFile: string
  secret: string
  now?: () => number
}

const dayMs = 86_400_000
const ledgerSchema = z.record(z.string(), z.object({ lead: z.string(), at: z.number() }))
/** Mailboxes of programs: a reply to one is read by nobody, or answered by another program. */
const programs = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)(?:[+-].*)?$/i

/**
 * Tells the visitor, in the language of the form, that the message arrived. It repeats nothing of what they wrote, so
 * that nobody can use the form to send words of theirs to someone else; at most one goes to an address in a day. Goes
 * out for leads that are not held only, and is tried again like any delivery.
 */
export function createAutoReplyChannel(options: AutoReplyOptions): Channel {
  const { mailer, from, replyTo, siteName, promise, host, ledgerFile, secret, now = Date.now } = options
  let last: Promise<unknown> = Promise.resolve()

  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(`auto-reply\0${address.toLowerCase()}`).digest('base64url')

  /** Whether this lead may have the address's one reply of the day. Durable before it says yes. */
  function claim(address: string, lead: Lead): Promise<boolean> {
    const next = last.then(async () => {
      const known = parseLedger(await readOrNull(ledgerFile))
      // An entry from the future was made before the clock was set back
      const recent = Object.entries(known).filter(([, { at }]) => Math.abs(now() - at) < dayMs)
      const ledger = new Map(recent)
      const key = keyOf(address)
      const holder = ledger.get(key)
      // A try of the same lead that failed keeps its claim
      if (holder) return holder.lead === lead.id
      ledger.set(key, { lead: lead.id, at: now() })
      await writeDurable(ledgerFile, JSON.stringify(Object.fromEntries(ledger)))
      return true
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    name: 'reply',
    transport: 'mail',
    takes: (lead) => recipientOf(lead) !== null,
    async deliver(lead, { signal }) {
      const to = recipientOf(lead)
      if (!to) return 'There is no address that could be answered'
      if (!(await claim(to.address, lead))) return 'This address was answered within the last day'
      const { reply } = mailTextOf(lead.language)
      const message = composeNotice(
        reply.subject(siteName()),
        [
          reply.greeting,
          `${reply.body[lead.kind]} ${reply.promise(promise())}`,
          reply.reference(referenceOf(lead.id)),
          reply.notYou,
          reply.automatic,
          reply.regards(siteName()),
        ],
        lead.language,
      )
      const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
      const mail = { ...message, from, to, replyTo, headers, id: `${lead.id}.reply`, host }
      return mailer.send(mail, signal)
    },
  }

  /** Without the name they typed: it would be text of theirs in a message of ours. */
  function recipientOf(lead: Lead): Mailbox | null {
    const mailbox = replyAddress(lead)
    if (!mailbox || programs.test(mailbox.address.split('@')[0] ?? '')) return null
    const own = [from, replyTo].some(({ address }) => address.toLowerCase() === mailbox.address.toLowerCase())
    return own ? null : { name: '', address: mailbox.address }
  }
}

function parseLedger(text: string | null): z.infer<typeof ledgerSchema> {
  try {
    return ledgerSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    // Torn or edited: at worst somebody is answered twice in a day
    return {}
  }
}
