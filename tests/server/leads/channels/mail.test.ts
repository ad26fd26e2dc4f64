import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import PostalMime from 'postal-mime'
import type { Lead } from '#domain/leads/lead.ts'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { createMailChannel } from '#server/leads/channels/mail.ts'
import { createMailer } from '#server/leads/channels/mailer.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { officeAt } from '../office.ts'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'
import { failureOf } from './failure-of.ts'

const from = { name: 'Ponte', address: 'site@example.com' }
const to = { name: '', address: 'leads@example.com' }
const office = officeAt('site@example.com', { from, to })
const brief = { connection: 300, silence: 300 }

function channelTo(
  context: TestContext,
  smtpUrl: string,
  timeouts = { connection: 20_000, silence: 20_000 },
) {
  const mailer = createMailer({ smtpUrl, mailDir: '/nowhere', timeouts })
  const channel = createMailChannel({ mailer, office, host: 'www.example.com' })
  context.after(() => channel.close?.())
  return channel
}

const deliver = (channel: ReturnType<typeof createMailChannel>, lead: Lead) =>
  channel.deliver(lead, { filesFolder: '/nowhere', signal: new AbortController().signal })

async function mailServer(context: TestContext, port = 0, mode = 'well') {
  const server = await startMailServer(port, () => mode)
  context.after(() => server.stop().catch(() => undefined))
  return server
}

test('the message goes from the site to staff, with Reply-To set to the visitor', async (context) => {
  const server = await mailServer(context)
  const lead = sampleLead()
  await deliver(channelTo(context, server.url), lead)
  const [received] = server.received
  assert.ok(received)
  assert.equal(received.from, 'site@example.com')
  assert.deepEqual(received.to, ['leads@example.com'])
  assert.equal(received.mail.from?.address, 'site@example.com')
  assert.deepEqual(received.mail.replyTo, [{ name: 'Ada Rossi', address: 'ada.rossi@example.com' }])
  assert.equal(received.mail.messageId, `<${lead.id}@www.example.com>`)
  assert.equal(received.mail.date, lead.receivedAt)
  assert.ok(received.mail.text?.includes('Get Clients'))
  assert.ok(received.mail.html?.includes('Get Clients'))
})

test('the SMTP greeting uses the host of the site, or else the domain of the sender', async (context) => {
  const server = await mailServer(context)
  for (const [publicUrl, sender, name] of [
    ['https://www.example.com', 'site@mail.example.org', /^www\.example\.com$/],
    ['http://203.0.113.9:3000', 'site@mail.example.org', /^mail\.example\.org$/],
    ['http://localhost:3000', 'site@mail.example.org', /^mail\.example\.org$/],
    [null, 'site@mail.example.org', /^mail\.example\.org$/],
    [null, 'site@[203.0.113.9]', /^(?!\[203)/],
    [null, null, /./],
  ] as const) {
    const mailer = createMailer({ smtpUrl: server.url, mailDir: '/nowhere', publicUrl, sender })
    const channel = createMailChannel({ mailer, office, host: 'www.example.com' })
    await deliver(channel, sampleLead())
    channel.close?.()
    assert.match(server.received.at(-1)?.greeting ?? '', name)
  }
})

test('a lead is kept while mail is down, and delivered once mail is back', async (context) => {
  const first = await mailServer(context)
  await first.stop()
  const channel = channelTo(context, first.url)
  const repository = await (await openLeads(context, { channels: [channel], retryBaseMs: 20 })).start()
  const { id } = await repository.accept(sampleLead())
  const error = await waitFor('a failure', async () => (await repository.get(id))?.deliveries.mail?.lastError)
  assert.match(error, /could not be reached/)
  const second = await mailServer(context, first.port)
  await waitFor('the mail', () => second.received.length > 0)
  await waitFor('the record', async () => (await repository.get(id))?.deliveries.mail?.status === 'delivered')
  const found = second.received.map(({ mail }) => mail.messageId)
  assert.deepEqual(found, [`<${id}@www.example.com>`])
})

for (const [mode, permanent, words] of [
  ['rejects', true, /refused the message: 550 No such user/],
  ['puts off', false, /put the message off until later: 451 Try again later/],
] as const)
  test(`a server that ${mode} a message is reported with its own reply`, async (context) => {
    const { url } = await mailServer(context, 0, mode)
    const error = await failureOf(deliver(channelTo(context, url), sampleLead()))
    assert.equal(error.permanent, permanent)
    assert.match(error.message, words)
  })

test('a connection lost after sending the message counts as a failure and is not retried at once', async (context) => {
  let sent = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    let inMessage = false
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inMessage) {
        if (!text.includes('\r\n.\r\n')) return
        sent += 1
        socket.destroy()
      } else if (text.startsWith('DATA')) {
        inMessage = true
        socket.write('354 go on\r\n')
      } else socket.write('250 fine\r\n')
    })
  })
  const error = await failureOf(deliver(channelTo(context, await listening(context, server)), sampleLead()))
  assert.equal(error.unreachable, true)
  assert.equal(sent, 1)
})

test('a server that accepts the connection but stays silent times out', async (context) => {
  const error = await failureOf(
    deliver(channelTo(context, await listening(context, createServer()), brief), sampleLead()),
  )
  assert.match(error.message, /did not answer in time/)
})

test('a delivery to a server that trickles its replies is aborted by the signal', async (context) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  const channel = channelTo(context, await listening(context, server))
  const signal = AbortSignal.timeout(100)
  await assert.rejects(channel.deliver(sampleLead(), { filesFolder: '/nowhere', signal }), DeliveryError)
})

test('no name, package or address of a visitor can add a header or a recipient', async (context) => {
  const server = await mailServer(context)
  const channel = channelTo(context, server.url)
  const plain = await headerNames(channel, server, sampleLead())
  for (const lead of hostileLeads()) {
    const names = await headerNames(channel, server, lead)
    const expected = names.includes('reply-to') ? plain : plain.filter((name) => name !== 'reply-to')
    assert.deepEqual(names, expected)
    const received = server.received.at(-1)
    assert.deepEqual(received?.to, ['leads@example.com'])
    assert.equal(received?.from, 'site@example.com')
    assert.equal(received?.mail.from?.address, 'site@example.com')
    assert.deepEqual(received?.mail.to, [{ name: '', address: 'leads@example.com' }])
    assert.ok((received?.mail.replyTo ?? []).length <= 1)
    assert.equal(received?.mail.attachments.length, 0)
  }
  assert.equal(server.received.length, 201)
})

test('with any name, header lines are ASCII and at most 78 characters long', async (context) => {
  const server = await mailServer(context)
  const channel = channelTo(context, server.url)
  const words = [
    'A'.repeat(200),
    'A, '.repeat(40),
    'Perch\u00e9'.repeat(20),
    '\u674e'.repeat(90),
    'a b '.repeat(30),
  ]
  const names = [...[70, 71, 72, 73, 76, 80].map((length) => 'A'.repeat(length)), ...words]
  for (const name of names) {
    await deliver(channel, sampleLead({ fields: { ...sampleFields, name, surname: '', packageName: name } }))
    const [head = ''] = server.received.at(-1)?.raw.split('\r\n\r\n') ?? []
    const wrong = head.split('\r\n').filter((line) => line.length > 78 || /[^\x20-\x7e]/.test(line))
    assert.deepEqual(wrong, [], name)
  }
})

test('a non-ASCII email address is in the text, but not in Reply-To', async (context) => {
  const server = await mailServer(context)
  await deliver(
    channelTo(context, server.url),
    sampleLead({ fields: { ...sampleFields, email: 'josé@example.com' } }),
  )
  assert.equal(server.received[0]?.mail.replyTo, undefined)
  assert.ok(server.received[0]?.mail.text?.includes('josé@example.com'))
})

test('without a mail server each lead is one file, however often it is delivered', async (context) => {
  const base = await temporaryFolder(context)
  const mailDir = path.join(base, 'data', 'mail')
  const mailer = createMailer({ smtpUrl: null, mailDir })
  const channel = createMailChannel({ mailer, office, host: 'www.example.com' })
  const lead = sampleLead()
  await deliver(channel, lead)
  await deliver(channel, lead)
  assert.deepEqual(await readdir(mailDir), [`${lead.id}.eml`])
  const mail = await PostalMime.parse(await readFile(path.join(mailDir, `${lead.id}.eml`)))
  assert.equal(mail.messageId, `<${lead.id}@www.example.com>`)
  assert.deepEqual(mail.replyTo, [{ name: 'Ada Rossi', address: 'ada.rossi@example.com' }])
})

test('verify succeeds with a running server and reports an unreachable one', async (context) => {
  const server = await mailServer(context)
  const channel = channelTo(context, server.url)
  await channel.verify?.()
  await server.stop()
  await assert.rejects(async () => channelTo(context, server.url).verify?.(), /could not be reached/)
})

async function headerNames(
  channel: ReturnType<typeof createMailChannel>,
  server: Awaited<ReturnType<typeof startMailServer>>,
  lead: Lead,
): Promise<string[]> {
  await deliver(channel, lead)
  return (server.received.at(-1)?.mail.headers ?? []).map(({ key }) => key).sort()
}

/** Two hundred leads: every kind of line break with every header worth forging, in every field that gets near a header. */
function hostileLeads(): Lead[] {
  const ends = [
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\u0085',
    '\u0000\r\n',
    '%0d%0a',
    '=?utf-8?Q?=0D=0A?=',
    ', ',
    '\r\n\r\n',
  ]
  const [bcc, type] = ['Bcc: victim@example.net', 'Content-Type: text/html']
  const forged = [bcc, bcc.replace('Bcc', 'To'), '<victim@example.net>', type, '"; x@y.z, "']
  return ['name', 'surname', 'packageName', 'email'].flatMap((field) =>
    ends.flatMap((breaking) =>
      forged.map((text) =>
        sampleLead({ fields: { ...sampleFields, [field]: `${sampleFields.email}${breaking}${text}` } }),
      ),
    ),
  )
}

async function listening(context: TestContext, server: ReturnType<typeof createServer>): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  context.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
