import { isEmailAddress } from '#domain/leads/form.schema.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { composeMessage, composeNotice, senderName } from '../delivery/message.ts'
import type { Channel } from './channel.ts'
import type { Mailbox, Mailer } from './mailer.ts'
import type { Office } from './office.ts'

type MailChannelOptions = {
  mailer: Mailer
  office: () => Office
  /** Right-hand side of the Message-ID. */
  host: string
  /** Where a lead's files lie, in words: they are listed, never mailed. */
  filesAt?: (lead: Lead) => string
}

/** Leads as e-mail to staff. The Message-ID is the lead's id: a repeat is the same message to its recipient. */
export function createMailChannel(options: MailChannelOptions): Channel {
  const { mailer, office, host, filesAt } = options
  // Suppresses out-of-office replies to the visitor
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return {
    name: 'mail',
    transport: 'mail',
    deliver(lead, { signal }) {
      const { from, to, language } = office()
      const replyTo = replyAddress(lead)
      const message = composeMessage(lead, { language, filesAt: filesAt?.(lead) })
      const date = new Date(lead.receivedAt)
      const mail = { ...message, from, to, ...(replyTo && { replyTo }), date, headers, id: lead.id, host }
      return mailer.send(mail, signal)
    },
    async notify({ id, to: member, subject, paragraphs }) {
      const { from, to, language } = office()
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
