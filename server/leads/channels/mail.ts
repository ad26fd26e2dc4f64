import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { ensureFolder, writeDurable } from '../../files.ts'
import { isEmailAddress } from '../form.schema.ts'
import type { Lead } from '../lead.ts'
import { composeMessage, oneLine, senderName } from '../message.ts'
import { type Channel, DeliveryError } from './channel.ts'

type Mailbox = { name: string; address: string }

type MailChannelOptions = {
  /** `smtp://` or `smtps://`; null = each message becomes a file `<id>.eml` in `mailDir`. */
  smtpUrl: string | null
  mailDir: string
  /** Always the site's own: what visitors type never becomes a sender (stack, nodemailer). */
  from: Mailbox
  to: Mailbox
  /** Right-hand side of the Message-ID. */
  host: string
  /** Milliseconds for connecting and greeting, and of silence in between. */
  timeouts?: { connection: number; silence: number }
}

/** Leads as e-mail. The Message-ID is the lead's id: a repeat is the same message to whoever receives it. */
export function createMailChannel(options: MailChannelOptions): Channel {
  return options.smtpUrl === null ? fileChannel(options) : smtpChannel(options.smtpUrl, options)
}

// A lead has nothing to fetch or to attach by name
const noAccess = { disableFileAccess: true, disableUrlAccess: true }

function smtpChannel(url: string, options: MailChannelOptions): Channel {
  const { connection, silence } = options.timeouts ?? { connection: 20_000, silence: 60_000 }
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    idleTimeout: 30_000,
    // Repeats are the outbox's, which waits in between and writes them down
    maxRequeues: 0,
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: silence,
    ...noAccess,
  })
  return {
    name: 'mail',
    async deliver(lead, { signal }) {
      try {
        const { response, rejected } = await transport.sendMail({ ...messageOf(lead, options), signal })
        const accepted = `Accepted by the mail server: ${oneLine(response, 200)}`
        return rejected.length > 0 ? `${accepted} (${rejected.length} recipients refused)` : accepted
      } catch (error) {
        throw explain(error)
      }
    },
    async verify() {
      await transport.verify().catch((error: unknown) => {
        throw explain(error)
      })
    },
    close: () => transport.close({ force: true }),
  }
}

function fileChannel(options: MailChannelOptions): Channel {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noAccess })
  return {
    name: 'mail',
    async deliver(lead) {
      const { message } = await transport.sendMail(messageOf(lead, options))
      if (!Buffer.isBuffer(message)) throw new TypeError('The message was not built in memory')
      await ensureFolder(options.mailDir)
      await writeDurable(path.join(options.mailDir, `${lead.id}.eml`), message)
      return 'Written as a file: no mail server is set'
    },
    verify: () => ensureFolder(options.mailDir),
  }
}

function messageOf(lead: Lead, { from, to, host }: MailChannelOptions): SendMailOptions {
  const replyTo = replyAddress(lead)
  return {
    ...composeMessage(lead),
    from,
    to,
    ...(replyTo && { replyTo }),
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${lead.id}@${host}>`,
    date: new Date(lead.receivedAt),
    // Keeps holiday replies from going out to the visitor
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    ...noAccess,
  }
}

/**
 * As `{name, address}`: a string with a comma would be two recipients. An address with a local part beyond ASCII is
 * left to the text, since a server without SMTPUTF8 would refuse the whole message for it.
 */
function replyAddress(lead: Lead): Mailbox | null {
  const address = lead.fields.email
  if (typeof address !== 'string' || !isEmailAddress(address)) return null
  if (!/^[\x21-\x7e]+@/.test(address)) return null
  return { name: senderName(lead), address }
}

const causes: Record<string, string> = {
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The mail server was not found by its name.',
  ETLS: 'A secure connection to the mail server could not be made.',
  EAUTH: 'The mail server did not accept the user name or the password.',
  ENOAUTH: 'The mail server wants a user name and a password.',
  ECONNECTION: 'The mail server could not be reached, or closed the connection.',
  ESOCKET: 'The mail server could not be reached, or broke the connection off.',
}

/** What nodemailer reports, in words for staff. The server's own reply is quoted on one line. */
function explain(error: unknown): DeliveryError {
  const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? '') : ''
  const replyCode = error instanceof Error ? Number(Reflect.get(error, 'responseCode') ?? 0) : 0
  const reply = error instanceof Error ? oneLine(String(Reflect.get(error, 'response') ?? ''), 300) : ''
  const known = causes[code]
  if (known)
    return new DeliveryError(reply ? `${known} It said: ${reply}` : known, {
      unreachable: true,
      cause: error,
    })
  if (replyCode >= 500) {
    return new DeliveryError(`The mail server refused the message: ${reply}`, {
      permanent: true,
      cause: error,
    })
  }
  if (replyCode >= 400) {
    return new DeliveryError(`The mail server put the message off until later: ${reply}`, { cause: error })
  }
  return new DeliveryError('The message could not be handed to the mail server.', { cause: error })
}
