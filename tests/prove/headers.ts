import { randomInt } from 'node:crypto'
import type { Lead } from '#domain/leads/lead.ts'
import { createAutoReplyChannel } from '#server/leads/channels/auto-reply.ts'
import { createMailChannel } from '#server/leads/channels/mail.ts'
import { createMailer } from '#server/leads/channels/mailer.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { makeFolders } from '#tests/helpers/server.ts'
import { sampleFields, sampleLead } from '#tests/server/leads/sample-lead.ts'

const leads = 10_000
const atOnce = 16

/** Ten thousand hostile names, addresses and subjects: no header and no recipient that is not ours. */
export async function proveHeaders(): Promise<boolean> {
  const server = await startMailServer()
  const folders = await makeFolders({ content: false })
  const mailer = createMailer({ smtpUrl: server.url, mailDir: folders.base })
  const from = { name: 'Ponte', address: 'site@example.com' }
  const to = { name: '', address: 'leads@example.com' }
  const staff = createMailChannel({ mailer, from, to, host: 'www.example.com' })
  const reply = createAutoReplyChannel({
    mailer,
    from,
    replyTo: to,
    siteName: () => 'Ponte',
    promise: () => '24',
    host: 'www.example.com',
    ledgerFile: `${folders.base}/auto-replies.json`,
    secret: 'a secret of this proof',
  })
  const source = { filesFolder: folders.base, signal: new AbortController().signal }
  const faults: string[] = []
  const common = [
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]
  const allowed = new Set([...common, 'reply-to', 'x-auto-response-suppress', 'content-transfer-encoding'])
  let replies = 0
  try {
    for (let at = 0; at < leads; at += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, leads - at) }, hostileLead)
      await Promise.all(batch.map((lead) => staff.deliver(lead, source)))
      // Few addresses survive the check at the door; those that do may be answered
      for (const lead of batch) if (reply.takes?.(lead) && replies < 500) await reply.deliver(lead, source)
      for (const { to: recipients, from: sender, mail } of server.received.splice(0)) {
        const names = mail.headers.map(({ key }) => key.toLowerCase())
        const isReply = mail.messageId?.includes('.reply@') ?? false
        if (isReply) replies += 1
        if (sender !== from.address) faults.push(`sender ${sender}`)
        if (recipients.length !== 1) faults.push(`recipients ${recipients.join()}`)
        if (!isReply && recipients[0] !== to.address) faults.push(`recipient ${recipients[0]}`)
        if (new Set(names).size !== names.length) faults.push(`a header twice: ${names.join()}`)
        for (const name of names) if (!allowed.has(name)) faults.push(`header ${name}`)
        if ((mail.replyTo ?? []).length > 1) faults.push('two addresses to answer to')
      }
    }
  } finally {
    mailer.close()
    await server.stop()
    await folders.remove()
  }
  const held = faults.length === 0
  console.log(
    `  ${held ? 'ok  ' : 'FAIL'} ${leads} hostile leads, ${replies} automatic replies: ${faults.length} foreign headers or recipients`,
  )
  for (const fault of faults.slice(0, 5)) console.log(`       ${JSON.stringify(fault)}`)
  return held
}

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\u0000',
  '%0d%0a',
  '\r\n\r\n',
  ', ',
  '; ',
  '> <',
  '\\',
  '"',
  '\t',
  '\r\n ',
  '=0D=0A',
  '\ud800',
  '\u202e',
  '&#10;',
  '\v',
  '\f',
]
const forged = [
  'Bcc: victim@example.net',
  'To: victim@example.net',
  'Reply-To: <a@example.net>, <b@example.net>',
  '<victim@example.net>',
  'victim@example.net',
  'Subject: other',
  'Content-Type: text/html',
  'X-Injected: 1',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm5ldA==?=',
  'DATA\r\n.\r\nMAIL FROM:<x@example.net>',
  '.\r\nRCPT TO:<victim@example.net>',
  'group: a@example.net, b@example.net;',
  '(comment)',
  '"quoted"@example.net',
]
const fields = ['name', 'surname', 'email', 'packageName', 'phone'] as const

function hostileLead(): Lead {
  const pick = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value
  const hostile = () => {
    const parts = Array.from({ length: randomInt(1, 5) }, () => `${pick(breaks)}${pick(forged)}`)
    return `${pick(['Ada', sampleFields.email, ''])}${parts.join('')}`
  }
  const spoiled = { ...sampleFields }
  for (const field of fields) if (randomInt(2) === 0) spoiled[field] = hostile()
  if (randomInt(4) === 0)
    spoiled.email = `${pick(["o'brien", 'a+b', 'x=y', 'a.b', '{c}'])}${randomInt(1e9)}@example.org`
  return sampleLead({ fields: spoiled, receivedAt: Date.now() })
}
