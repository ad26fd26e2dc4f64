import path from 'node:path'
import { acceptedNote } from '#domain/leads/delivery-words.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import { type SaidToVisitors, saidToVisitors } from '#locales/dictionaries.ts'
import { texts, translated } from '#locales/texts.ts'
import { composeNotice } from '../delivery/message.ts'
import type { Channel } from './channel.ts'
import type { ChannelKind } from './channel-kind.ts'
import { acceptedIn, replyAddress } from './mail.ts'
import type { Mailbox, Mailer } from './mailer.ts'
import type { Office } from './office.ts'
import { createReplyLedger, replyKey } from './reply-ledger.ts'

type AutoReplyOptions = {
  mailer: Mailer
  office: () => Office
  said?: (locale: Locale) => SaidToVisitors
  /** The hours within which a reply is promised, as in the catalogue. */
  promise: () => string
  host: string
  /** Addresses answered within the last day, as keyed hashes. */
  ledgerFile: string
  secret: string
  now?: () => number
}

/** Mailboxes of programs: a reply is not read, or is answered by another program. */
const programs = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)(?:[+-].*)?$/i

/**
 * Tells the visitor, in the language of the form, that the message arrived. It quotes nothing of the message:
 * nobody can use the form to send their own words to someone else. An address gets at most one reply a day,
 * and none for a held lead.
 */
export function createAutoReplyChannel(options: AutoReplyOptions): Channel {
  const { mailer, office, promise, host, ledgerFile, secret, said = saidToVisitors, now = Date.now } = options
  const ledger = createReplyLedger({ file: ledgerFile, now })

  return {
    name: 'reply',
    transport: 'mail',
    takes: (lead) => recipientOf(lead) !== null,
    async deliver(lead, { signal }) {
      const { from, replyTo, siteName } = office()
      const to = recipientOf(lead)
      if (!to) return 'There is no address that could be answered'
      if (!(await ledger.claim(replyKey(secret, to.address), lead.id)))
        return 'This address was answered within the last day'
      const { reply } = said(lead.language).mail
      const message = composeNotice(
        reply.subject({ site: siteName }),
        [
          reply.greeting,
          `${reply.body[lead.kind]} ${reply.promise({ hours: promise() })}`,
          reply.reference({ reference: referenceOf(lead.id) }),
          reply.notYou,
          reply.automatic,
          reply.regards({ site: siteName }),
        ],
        lead.language,
      )
      const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
      const mail = { ...message, from, to, replyTo, headers, id: `${lead.id}.reply`, host }
      return mailer.send(mail, signal)
    },
  }

  /** The address without the typed name, which would put the visitor's words into our message. */
  function recipientOf(lead: Lead): Mailbox | null {
    const mailbox = replyAddress(lead)
    if (!mailbox || programs.test(mailbox.address.split('@')[0] ?? '')) return null
    const { from, replyTo } = office()
    const own = [from, replyTo].some(({ address }) => address.toLowerCase() === mailbox.address.toLowerCase())
    return own ? null : { name: '', address: mailbox.address }
  }
}

const ledgerIn = (dataDir: string): string => path.join(dataDir, 'auto-replies.json')

const english = texts('en', {
  name: 'the automatic reply',
  removed: {
    replyLedger:
      '{count:number} {{entry in the list of automatic replies|entries in the list of automatic replies}}',
  },
  unreachable: {
    visitorMailbox: '{{count:the automatic reply|?? automatic replies}} in the mailbox of the sender',
  },
})

/** It has no settings of its own and uses those for mail. */
export const replyKind: ChannelKind<Record<never, never>> = {
  name: 'reply',
  toStaff: false,
  settings: {},
  view: {
    label: 'Automatic reply',
    stuck: 'Automatic replies are stuck.',
    stuckShort: 'Reply stuck',
    inActivity: 'the automatic reply',
    sendAgain: null,
    once: true,
    stays: 'The automatic reply, in the mailbox of the sender',
    outcome: 'sent',
    outcomeByNote: { [acceptedNote]: 'sent' },
    otherOutcome: 'none',
  },
  words: {
    en: english,
    it: translated<typeof english>('it', {
      name: 'la risposta automatica',
      removed: {
        replyLedger:
          '{count}\u00a0{{voce nell’elenco delle risposte automatiche|voci nell’elenco delle risposte automatiche}}',
      },
      unreachable: {
        visitorMailbox:
          '{{count:la risposta automatica|?? risposte automatiche}} nella casella di chi ha scritto',
      },
    }),
  },
  open: async ({ dataDir, ...context }) =>
    createAutoReplyChannel({ ...context, ledgerFile: ledgerIn(dataDir) }),
  leaves: (events) => ({ visitorMailbox: acceptedIn(events) }),
  places: [
    {
      forget: async ({ root, isErased }) => ({
        replyLedger: await createReplyLedger({ file: ledgerIn(root) }).forget(isErased),
      }),
    },
  ],
}
