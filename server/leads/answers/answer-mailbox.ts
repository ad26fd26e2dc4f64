import type { FetchMessageObject, ImapFlow } from 'imapflow'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import type { Stamp } from '#domain/leads/handling.ts'
import { errorCodeForLog } from '../../errors.ts'
import { readOrNull, writeDurable } from '../../files.ts'
import type { Log } from '../../http/log.ts'
import { settledWithin } from '../../settled-within.ts'
import type { Outbox } from '../outbox.ts'
import type { AnswerAddresses } from './answer-address.ts'

/** The folder is asked so often for what the mail server did not announce. Milliseconds. */
const lookEveryMs = 60_000
const longestWaitMs = 600_000
/** How far back a folder is read that was never read before, or that its server has numbered anew. */
const firstReadMs = 14 * 86_400_000
const silenceMs = 30_000
const closingGraceMs = 2_000

/** Where a copy of an answer may name the lead's address: a Bcc is often in what the mail server adds only. */
const addressHeaders = [
  'to',
  'cc',
  'bcc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'resent-to',
  'received',
]

const stateSchema = z.object({ validity: z.string(), lastUid: z.number() })

type MailboxOptions = {
  /** `imaps://user:password@host/folder`, or `imap://`, which is secured by STARTTLS unless the host is this machine. */
  url: string
  addresses: AnswerAddresses
  outbox: Pick<Outbox, 'get' | 'handle'>
  /** Name of the member or office with this address (lower-case); null for anybody else. */
  senderNamed: (address: string) => Promise<string | null>
  /** Text of the note that a mail leaves with its lead. */
  note: string
  /** Remembers how far the folder was read. */
  stateFile: string
  now?: () => number
  retryBaseMs: number
  log: Log
}

/**
 * Marks leads as answered when a copy of the answer reaches their address in a mailbox (R289). The folder is opened for
 * reading only: no mail is deleted, moved or marked. A connection that breaks is made again, with a growing wait.
 */
export function createAnswerMailbox(options: MailboxOptions) {
  const { url, addresses, outbox, senderNamed, note, stateFile, now = Date.now, retryBaseMs, log } = options
  let client: ImapFlow | null = null
  let closed = false
  /** Ends a wait. */
  let wake: () => void = () => undefined
  let fault: string | null = null
  let reading: Promise<void> = Promise.resolve()

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    let failures = 0
    while (!closed) {
      try {
        await readUntilItBreaks(() => {
          if (fault !== null) log.info({}, 'the mailbox of answers can be read again')
          failures = 0
          fault = null
        })
      } catch (error) {
        if (closed) return
        failures += 1
        const { code } = faultOf(error)
        if (fault === null) log.error({ code }, 'the mailbox of answers cannot be read: it is tried again')
        fault = code
      } finally {
        client?.close()
        client = null
      }
      if (!closed) await wait(Math.min(retryBaseMs * 2 ** Math.max(0, failures - 1), longestWaitMs))
    }
  }

  async function readUntilItBreaks(onRead: () => void): Promise<void> {
    const { connection, folder } = await connect(url)
    client = connection
    if (closed) return
    let broken: unknown = null
    // Also said while nothing is asked; without a listener it would end the process
    connection.on('error', (error) => {
      broken = error
      wake()
    })
    connection.on('close', () => {
      broken ??= new Error('closed')
      wake()
    })
    // Also while the folder is being read
    let isNews = false
    connection.on('exists', () => {
      isNews = true
      wake()
    })
    await connection.connect()
    await connection.mailboxOpen(folder, { readOnly: true })
    while (!closed) {
      isNews = false
      await readNew(connection)
      onRead()
      if (broken) throw broken
      if (isNews) continue
      // Ended by the next command; what fails is said by `error` or `close`
      connection.idle().catch(() => undefined)
      await wait(lookEveryMs)
      if (broken) throw broken
      if (!closed) await connection.noop()
    }
    await connection.logout().catch(() => undefined)
  }

  async function readNew(connection: ImapFlow): Promise<void> {
    const { mailbox } = connection
    if (!mailbox) throw new Error('closed')
    const validity = String(mailbox.uidValidity)
    const known = stateSchema.safeParse(parseOrNull((await readOrNull(stateFile)) ?? ''))
    const before = known.data?.validity === validity ? known.data.lastUid : null
    // The client's `uidNext` is not kept up to date: asking for what follows is the only way to know
    if (mailbox.exists === 0) return
    const range = before === null ? { since: new Date(now() - firstReadMs) } : { uid: `${before + 1}:*` }
    const query = {
      uid: true,
      envelope: true,
      internalDate: true,
      headers: [...addressHeaders, 'auto-submitted'],
    }
    // A command in between would wait for the answer that it is read from
    const found: FetchMessageObject[] = []
    for await (const message of connection.fetch(range, query)) found.push(message)
    let lastUid = before ?? mailbox.uidNext - 1
    for (const message of found) {
      // `n:*` includes the last message, however small its number
      if (before !== null && message.uid <= before) continue
      await take(message)
      lastUid = Math.max(lastUid, message.uid)
    }
    if (lastUid !== before || known.data?.validity !== validity)
      await writeDurable(stateFile, `${JSON.stringify({ validity, lastUid })}\n`)
  }

  async function take({ headers, envelope, internalDate }: FetchMessageObject): Promise<void> {
    const text = (headers?.toString('latin1') ?? '').replace(/\r?\n[ \t]+/g, ' ')
    const ids = addresses.idsIn(text)
    if (ids.length === 0) return
    // Out of office, a bounce, and this server's own mail (RFC 3834)
    if (/^auto-submitted:(?![ \t]*no\b)/im.test(text)) return
    const senders = envelope?.from ?? []
    const by = senders.length === 1 ? (senders[0]?.address ?? '').toLowerCase() : ''
    const name = await senderNamed(by)
    if (name === null) {
      log.warn({}, 'a mail to the address of a lead is from nobody here: it was passed over')
      return
    }
    for (const id of ids) await answer(id, { at: timeOf(internalDate), by, name })
  }

  async function answer(id: string, stamp: Stamp): Promise<void> {
    const record = await outbox.get(id)
    if (!record || record.held !== null || record.handling.status !== 'open') return
    const received = Date.parse(record.lead.receivedAt)
    const at = new Date(Math.min(Math.max(Date.parse(stamp.at), received), now())).toISOString()
    await outbox.handle(id, { ...stamp, at, event: 'note', text: note })
    await outbox.handle(id, { ...stamp, at, event: 'status', status: 'answered' })
    log.info({ lead: id }, 'lead answered by mail')
  }

  /** When the mail server got it; now where it does not say. */
  const timeOf = (internalDate: Date | string | undefined): string => {
    const at = new Date(internalDate ?? now()).getTime()
    return new Date(Number.isNaN(at) ? now() : at).toISOString()
  }

  return {
    start(): void {
      reading = run()
    },
    /** Why it cannot be read now; null while it can. */
    fault: (): string | null => fault,
    async close(): Promise<void> {
      closed = true
      wake()
      client?.close()
      await settledWithin(closingGraceMs, reading)
    },
  }
}

/** Connects, signs in and opens the folder, for the doctor. Rejects when that fails. */
export async function tryMailbox(url: string): Promise<void> {
  const { connection, folder } = await connect(url)
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    await connection.mailboxOpen(folder, { readOnly: true })
    await connection.logout()
  } finally {
    connection.close()
  }
}

/** In plain words and without what the server repeats of its input. */
export function faultOf(error: unknown): { code: string } {
  if (error instanceof Error && Reflect.get(error, 'authenticationFailed') === true)
    return { code: 'sign-in refused' }
  if (error instanceof Error && Reflect.get(error, 'mailboxMissing') === true)
    return { code: 'no such folder' }
  return errorCodeForLog(error)
}

/** The library is loaded where a mailbox is configured only. */
async function connect(url: string): Promise<{ connection: ImapFlow; folder: string }> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const connection = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // A password never crosses a network in clear
    ...(!secure && { doSTARTTLS: !isLocal }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
  })
  return { connection, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}
