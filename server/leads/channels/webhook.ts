import { createHmac } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import { texts, translated } from '#locales/texts.ts'
import { readOrNull, removeDurable, writeDurable } from '../../kernel/files.ts'
import { withTimeLimit } from '../../kernel/time-limit.ts'
import { composeMessage } from '../delivery/message.ts'
import { type Channel, DeliveryError } from './channel.ts'
import type { ChannelKind } from './channel-kind.ts'

const answerWithinMs = 15_000
/** Written in the delivery log. The receiver may have accepted the event all the same. */
const unansweredWebhook = 'The webhook did not answer in time.'

export type WebhookTarget = {
  url: string
  /** Key of the signatures: `whsec_` and base64. */
  secret: string
}

/**
 * Leads as signed events (Standard Webhooks): `text` is a message in Slack's format, `data` the lead. An
 * event has the id of its lead, so that a receiver recognises a repeat. Redirects are not followed: the lead
 * goes only to the configured address.
 */
export function createWebhookChannel({
  target: { url, secret },
  since,
  language,
  timeoutMs = answerWithinMs,
  now = Date.now,
}: {
  target: WebhookTarget
  /** Leads received before this time are not sent. Milliseconds since 1970. */
  since: number
  language: () => Locale
  timeoutMs?: number
  now?: () => number
}): Channel {
  return {
    name: 'webhook',
    takes: ({ receivedAt }) => Date.parse(receivedAt) >= since,
    async deliver(lead, { signal }) {
      const body = JSON.stringify(eventOf(lead, language()))
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Ponte',
        ...signatureOf({ id: lead.id, body, secret, at: now() }),
      }
      const status = await withTimeLimit(timeoutMs, signal, (limit) =>
        send(url, { headers, body }, limit),
      ).catch((error: unknown) => {
        if (signal.aborted) throw signal.reason
        if (error instanceof Error && error.name === 'TimeoutError')
          throw new DeliveryError(unansweredWebhook, { unreachable: true })
        throw new DeliveryError('The webhook could not be reached.', { unreachable: true, cause: error })
      })
      if (status >= 200 && status < 300) return `Taken with status ${status}`
      if (status >= 300 && status < 400) {
        const message = `The webhook redirects (${status}): LEAD_WEBHOOK_URL must be the address itself.`
        throw new DeliveryError(message, { permanent: true })
      }
      const isBusy = status === 429 || status >= 500
      throw new DeliveryError(`The webhook answered ${status}.`, { permanent: !isBusy, unreachable: isBusy })
    },
  }
}

/** Resolves with the status of the response; nothing else of it is read. */
async function send(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  await response.body?.cancel().catch(() => undefined)
  return response.status
}

function eventOf(lead: Lead, language: Locale) {
  const { id, kind, receivedAt, fields, context, files } = lead
  const { subject, text } = composeMessage(lead, { language })
  return {
    text: `*${forSlack(subject)}*\n${forSlack(text)}`,
    type: 'lead.received',
    timestamp: receivedAt,
    data: {
      id,
      reference: referenceOf(id),
      kind,
      receivedAt,
      language: lead.language,
      fields,
      context,
      files: files.map(({ name, size, type }) => ({ name, size, type })),
    },
  }
}

/** Escaped so that a visitor's text can neither mention anybody nor disguise a link. */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. */
function signatureOf({ id, body, secret, at }: { id: string; body: string; secret: string; at: number }) {
  const timestamp = String(Math.floor(at / 1_000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

const sinceFile = (dataDir: string): string => path.join(dataDir, 'webhook.json')

/** The time from which leads are sent to the webhook, in milliseconds since 1970; null when it is off. */
export async function webhookSince(dataDir: string): Promise<number | null> {
  const text = await readOrNull(sinceFile(dataDir))
  const { data } = z.object({ since: z.iso.datetime() }).safeParse(parseOrNull(text ?? ''))
  return data ? Date.parse(data.since) : null
}

/** The webhook gets leads that arrive once it is on; a new address continues where the old one stopped. */
export async function switchWebhook(dataDir: string, isOn: boolean, now: number): Promise<number | null> {
  if (!isOn) {
    await removeDurable(sinceFile(dataDir))
    return null
  }
  const known = await webhookSince(dataDir)
  if (known !== null) return known
  await writeDurable(sinceFile(dataDir), `${JSON.stringify({ since: new Date(now).toISOString() })}\n`)
  return now
}

/** Leads must not cross a network unencrypted. */
const webhookAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && username === '' && password === ''
}, 'must begin with https:// (http:// only for this machine) and name no user')

const settings = {
  LEAD_WEBHOOK_URL: {
    group: 'Webhook for leads',
    about:
      'Gets each lead as a signed event (standardwebhooks.com): an incoming webhook of Slack, or a program of your own. https:// only, except on this machine. The key is whsec_ and the output of `openssl rand -base64 32`.',
    example: 'https://hooks.example.com/leads',
    schema: webhookAddress.optional(),
  },
  LEAD_WEBHOOK_SECRET: {
    example: 'whsec_ and the output of openssl rand -base64 32',
    schema: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and the base64 of 24 to 64 random bytes')
      .optional(),
  },
}

const english = texts('en', {
  name: 'the webhook',
  unreachable: {
    webhook: '{{count:one copy|?? copies}} with the receiver of the webhook (LEAD_WEBHOOK_URL)',
  },
})

export const webhookKind: ChannelKind<typeof settings> = {
  name: 'webhook',
  toStaff: true,
  settings,
  faultOf: ({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }) =>
    (url === undefined) === (secret === undefined)
      ? null
      : { setting: 'LEAD_WEBHOOK_SECRET', message: 'must be set together with LEAD_WEBHOOK_URL' },
  view: {
    label: 'Webhook',
    stuck: 'Events to the webhook are stuck.',
    stuckShort: 'Webhook stuck',
    inActivity: 'by the webhook',
    sendAgain: 'The same event goes out once more, under the same id. A receiver that keeps ids drops it.',
    stays: 'What the receiver of the webhook has kept',
    outcome: 'passed-on',
  },
  words: {
    en: english,
    it: translated<typeof english>('it', {
      name: 'il webhook',
      unreachable: {
        webhook: '{{count:una copia|?? copie}} presso il destinatario del webhook (LEAD_WEBHOOK_URL)',
      },
    }),
  },
  async open({ values: { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }, dataDir, office }) {
    const target = url === undefined || secret === undefined ? null : { url, secret }
    const since = await switchWebhook(dataDir, target !== null, Date.now())
    const language = () => office().language
    return target && createWebhookChannel({ target, since: since ?? 0, language })
  },
  async takesAtRest(dataDir) {
    const since = await webhookSince(dataDir)
    return since === null ? null : ({ receivedAt }) => Date.parse(receivedAt) >= since
  },
  // Without an answer, the receiver may still have accepted the lead
  leaves: (events) => ({
    webhook: Number(
      events.some(
        (event) =>
          event.event === 'delivered' || (event.event === 'failed' && event.error === unansweredWebhook),
      ),
    ),
  }),
}
