import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Finding } from '#server/kernel/finding.ts'
import { checkMailReputation } from '#server/leads/channels/mail-check.ts'
import { checkClockDifference, clockSources } from '#server/operations/doctor/clock.ts'
import { startDnsServer } from '#tests/helpers/dns-server.ts'

// What the doctor sees as others see the site (R242).

const states = (findings: Finding[]) => findings.map(({ id, state }) => `${state} ${id}`)

test('SPF and DMARC of the sender are read from the DNS', async (context) => {
  const dns = await startDnsServer({
    'good.example': ['google-site-verification=1', 'v=spf1 include:_spf.mail.example -all'],
    '_dmarc.good.example': ['v=DMARC1; p=reject'],
    'news.good.example': ['v=spf1 mx ~all'],
  })
  context.after(() => dns.stop())
  const look = async (sender: string) =>
    states(await checkMailReputation({ smtpUrl: 'smtp://mail.example' }, sender, dns.resolver))
  assert.deepEqual(await look('a@good.example'), ['ok spf', 'ok dmarc'])
  assert.deepEqual(await look('a@news.good.example'), ['ok spf', 'ok dmarc'])
  assert.deepEqual(await look('a@none.example'), ['warning spf', 'warning dmarc'])
  assert.deepEqual(await look('a@localhost'), [])
  const mute = await startDnsServer(null)
  context.after(() => mute.stop())
  const silent = await checkMailReputation(
    { smtpUrl: 'smtp://mail.example' },
    'a@good.example',
    mute.resolver,
  )
  assert.deepEqual(states(silent), ['warning mail-reputation'])
})

test('the clock is compared with the first server that answers with a date', async (context) => {
  let aheadMs = 0
  const server = createServer((_request, response) => {
    response.writeHead(404, { Date: new Date(Date.now() + aheadMs).toUTCString() }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const look = (ms: number) => {
    aheadMs = ms
    return checkClockDifference(['http://127.0.0.1:1', origin])
  }
  assert.deepEqual(states(await look(0)), ['ok clock-difference'])
  assert.deepEqual(states(await look(4_000)), ['ok clock-difference'])
  assert.deepEqual(states(await look(20_000)), ['warning clock-difference'])
  const [behind] = await look(90_000)
  assert.match(behind?.text ?? '', /The clock is (?:89|90|91) s behind/)
  assert.equal(behind?.state, 'fault')
  assert.deepEqual(await checkClockDifference([]), [])
  const sources = clockSources({
    contentRemote: { address: { url: 'ssh://git@git.example/a', settings: [] }, branch: 'main', seconds: 10 },
    channels: {
      DRIVE_URL: { kind: 'webdav', url: 'https://cloud.example/dav/', username: 'a', password: 'b' },
    },
    publicUrl: 'https://www.example.com',
  })
  assert.deepEqual(sources, ['https://cloud.example', 'https://www.example.com'])
})
