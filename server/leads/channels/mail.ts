import * as z from 'zod'
import { acceptedNote } from '#domain/leads/delivery-words.ts'
import { isEmailAddress } from '#domain/leads/form.schema.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { texts, translated } from '#locales/texts.ts'
import { addressOf } from '../../kernel/setting.ts'
import type { DeliveryEvent } from '../delivery/delivery.ts'
import { composeMessage, composeNotice, senderName } from '../delivery/message.ts'
import type { Channel } from './channel.ts'
import type { ChannelKind } from './channel-kind.ts'
import { checkMail } from './mail-check.ts'
import { mailPlace } from './mail-files.ts'
import type { Mailbox, Mailer } from './mailer.ts'
import type { Office } from './office.ts'

type MailChannelOptions = {
  mailer: Mailer
  office: () => Office
  host: string
  /** Where a lead's files are, in words. Files are listed in the mail, never attached. */
  filesAt?: (lead: Lead) => string | undefined
}

/** The Message-ID is the lead's id: a repeat is the same message to its recipient. */
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
 * The visitor as `{name, address}`: in a string, a comma would make two recipients. An address whose local
 * part is not ASCII appears only in the text of the message, since a server without SMTPUTF8 would refuse the
 * whole message.
 */
export function replyAddress(lead: Lead): Mailbox | null {
  const address = lead.fields.email
  if (typeof address !== 'string' || !isEmailAddress(address)) return null
  if (!/^[\x21-\x7e]+@/.test(address)) return null
  return { name: senderName(lead), address }
}

/** `name@host` or `Name <name@host>`. */
const mailbox = z.string().transform((value, context): Mailbox => {
  const match = /^(?:([^<>\r\n]*)<)?\s*([^\s@<>,;]+@[^\s@<>,;]+?)\s*>?$/.exec(value)
  if (match?.[2]) return { name: (match[1] ?? '').trim().replace(/^"|"$/g, ''), address: match[2] }
  context.issues.push({
    code: 'custom',
    message: 'must be one email address, with or without a name',
    input: value,
  })
  return z.NEVER
})

const settings = {
  SMTP_URL: {
    group: 'Mail',
    about: 'smtp:// or smtps://. Without it mails are written as .eml files to DATA_DIR/mail.',
    example: 'smtps://user:password@mail.example.com:465',
    schema: addressOf(['smtp:', 'smtps:']).optional(),
  },
  MAIL_FROM: {
    about: 'Sender and recipient of leads; from content/site.yaml unless set.',
    example: 'Ponte <hello@example.com>',
    schema: mailbox.optional(),
  },
  MAIL_TO: { example: 'leads@example.com', schema: mailbox.optional() },
}

const english = texts('en', {
  name: 'mail',
  removed: {
    mailFiles: '{count:number} {{message kept as a file|messages kept as files}}',
    digests: '{count:number} {{digest that listed addresses|digests that listed addresses}}',
  },
  unreachable: { mailbox: '{{count:one message|?? messages}} in your mailbox' },
})

export const mailKind: ChannelKind<typeof settings> = {
  name: 'mail',
  toStaff: true,
  settings,
  view: {
    label: 'Office mail',
    stuck: 'Mail to the office is stuck.',
    stuckShort: 'Mail stuck',
    inActivity: 'by mail',
    sendAgain:
      'The same mail goes to the office once more. A mailbox that still has the first may show only one.',
    stays: 'The mail in the office mailbox',
    outcome: 'sent',
  },
  words: {
    en: english,
    it: translated<typeof english>('it', {
      name: 'la posta',
      removed: {
        mailFiles: '{count}\u00a0{{messaggio conservato come file|messaggi conservati come file}}',
        digests: '{count}\u00a0{{riepilogo che elencava indirizzi|riepiloghi che elencavano indirizzi}}',
      },
      unreachable: { mailbox: '{{count:un messaggio|?? messaggi}} nella vostra casella di posta' },
    }),
  },
  open: async ({ values, ...context }) => ({
    ...createMailChannel(context),
    details: { to: values.SMTP_URL === undefined ? 'files' : 'smtp' },
  }),
  leaves: (events) => ({ mailbox: acceptedIn(events) }),
  places: [mailPlace],
  async examine({ values, dataDir, publicUrl, siteEmail }) {
    const smtpUrl = values.SMTP_URL ?? null
    const sender = values.MAIL_FROM?.address ?? siteEmail
    return [await checkMail({ smtpUrl, dataDir, publicUrl, sender })]
  },
}

/** How many messages a mail server accepted. Those written to files are on our own disk. */
export const acceptedIn = (events: readonly DeliveryEvent[]): number =>
  events.filter((event) => event.event === 'delivered' && event.note?.startsWith(acceptedNote)).length
