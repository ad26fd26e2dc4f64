import { isEmailAddress } from '#domain/leads/form.schema.ts'
import type { Lead } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locales.ts'
import { composeMessage, composeNotice, senderName } from '../delivery/message.ts'
import type { Channel } from './channel.ts'
import type { Mailbox, Mailer } from './mailer.ts'

type MailChannelOptions = {
  mailer: Mailer
  /** Always the site's own address: visitors' input never becomes a sender (R75). */
  from: Mailbox
  to: Mailbox
  /** Right-hand side of the Message-ID. */
  host: string
  /** That of staff. */
  language?: Locale
  /** Where a lead's files lie, in words: they are listed, never mailed. */
  filesAt?: (lead: Lead) => string
}

/** Leads as e-mail to staff. The Message-ID is the lead's id: a repeat is the same message to its recipient. */
export function createMailChannel(options: MailChannelOptions): Channel {
  const { mailer, from, to, host, language = 'en', filesAt } = options
  // Suppresses out-of-office replies to the visitor
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return {
    name: 'mail',
    transport: 'mail',
    deliver(lead, { signal }) {
      const replyTo = replyAddress(lead)
      const message = composeMessage(lead, { language, filesAt: filesAt?.(lead) })
      const date = new Date(lead.receivedAt)
      const mail = { ...message, from, to, ...(replyTo && { replyTo }), date, headers, id: lead.id, host }
      return mailer.send(mail, signal)
    },
    async notify({ id, to: member, subject, paragraphs }) {
      const message = composeNotice(subject, paragraphs, language)
      await mailer.send({ ...message, from, to: member ?? to, headers, id, host })
    },
    verify: () => mailer.verify(),
    close: () => mailer.close(),
  }
}

/**
 * As `{name, address}`: a string with a comma would be two recipients. An address with a local part beyond ASCII is
 * left to the text, since a server without SMTPUTF8 would refuse the whole message for it.
 */
export function replyAddress(lead: Lead): Mailbox | null {
  const address = lead.fields.email
  if (typeof address !== 'string' || !isEmailAddress(address)) return null
  if (!/^[\x21-\x7e]+@/.test(address)) return null
  return { name: senderName(lead), address }
}
