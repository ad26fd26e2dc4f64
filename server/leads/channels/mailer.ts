import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { acceptedNote, writtenNote } from '#domain/leads/delivery-words.ts'
import { ensureFolder, writeDurable } from '../../kernel/files.ts'
import { clippedLine } from '../delivery/message.ts'
import { DeliveryError } from './channel.ts'

type MailerOptions = {
  /** `smtp://` or `smtps://`; null = each message becomes a file in `mailDir`. */
  smtpUrl: string | null
  mailDir: string
  /** The site's address. The mail server is greeted with its host. */
  publicUrl?: string | null
  /** The sender's address. Its domain is used for the greeting if the site has no public host. */
  sender?: string | null | undefined
  /** Milliseconds: for connecting and greeting, and for silences in between. */
  timeouts?: { connection: number; silence: number }
}

/** One message to one recipient; the site chooses sender and recipient. */
type OutgoingMail = Omit<SendMailOptions, 'to' | 'envelope' | 'messageId'> & {
  from: Mailbox
  to: Mailbox
  /** The part of the Message-ID before the @, and the file's name: one id is one message. */
  id: string
  host: string
}

export type Mailbox = { name: string; address: string }

export type Mailer = {
  /** Resolves with the server's reply, on one line. Throws `DeliveryError`. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<string>
  verify(): Promise<void>
  close(): void
}

export const createMailer = (options: MailerOptions): Mailer =>
  options.smtpUrl === null ? fileMailer(options.mailDir) : smtpMailer(options.smtpUrl, options)

// Our messages fetch nothing and attach nothing by path
const noAccess = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Null leaves the greeting to the library. Strict relays refuse an IP address, and a host name without a
 * domain, such as a container's.
 */
export function greetingName({
  publicUrl,
  sender,
}: Pick<MailerOptions, 'publicUrl' | 'sender'>): string | null {
  const host = publicUrl ? new URL(publicUrl).hostname : ''
  const domain = sender?.split('@').at(-1) ?? ''
  return [host, domain].find((name) => /^[\w.-]+\.[a-z][\w-]+$/i.test(name)) ?? null
}

function smtpMailer(url: string, { timeouts, ...site }: MailerOptions): Mailer {
  const name = greetingName(site)
  const { connection, silence } = timeouts ?? { connection: 20_000, silence: 60_000 }
  const transport = createTransport({
    url,
    pool: true,
    ...(name !== null && { name }),
    maxConnections: 4,
    idleTimeout: 30_000,
    // The delivery queue retries, and records each try
    maxRequeues: 0,
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: silence,
    ...noAccess,
  })
  return {
    async send(mail, signal) {
      try {
        const { response, rejected } = await transport.sendMail({
          ...messageOf(mail),
          ...(signal && { signal }),
        })
        const accepted = `${acceptedNote}: ${clippedLine(response, 200)}`
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

function fileMailer(mailDir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noAccess })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The message was not built in memory')
      await ensureFolder(mailDir)
      await writeDurable(path.join(mailDir, `${mail.id}.eml`), message)
      return writtenNote
    },
    verify: () => ensureFolder(mailDir),
    close() {},
  }
}

const messageOf = ({ id, host, ...mail }: OutgoingMail): SendMailOptions => ({
  ...mail,
  envelope: { from: mail.from.address, to: [mail.to.address] },
  messageId: `<${id}@${host}>`,
  xMailer: false,
  ...noAccess,
})

const causes: Record<string, string> = {
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The mail server was not found by its name.',
  ETLS: 'A secure connection to the mail server could not be made.',
  EAUTH: 'The mail server did not accept the user name or the password.',
  ENOAUTH: 'The mail server wants a user name and a password.',
  ECONNECTION: 'The mail server could not be reached, or closed the connection.',
  ESOCKET: 'The mail server could not be reached, or broke the connection off.',
}

function explain(error: unknown): DeliveryError {
  const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? '') : ''
  const replyCode = error instanceof Error ? Number(Reflect.get(error, 'responseCode') ?? 0) : 0
  const reply = error instanceof Error ? clippedLine(String(Reflect.get(error, 'response') ?? ''), 300) : ''
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
