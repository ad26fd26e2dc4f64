import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createServer as createTlsServer } from 'node:tls'
import { checkCertificate } from '#server/operations/doctor/certificate.ts'
import { checkClockDifference, clockSources } from '#server/operations/doctor/clock.ts'
import type { Finding } from '#server/operations/doctor/finding.ts'
import { checkMailReputation } from '#server/operations/doctor/mail-reputation.ts'
import { startDnsServer } from '#tests/helpers/dns-server.ts'

// What the doctor sees as others see the site (R242).

const states = (findings: Finding[]) => findings.map(({ id, state }) => `${state} ${id}`)
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const dayMs = 86_400_000

/** A TLS server with a certificate of its own for 30 days and one name. */
async function startTls(context: TestContext, name: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'ponte-'))
  const [keyFile, file] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')]
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=${name}`
  const more = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', keyFile, '-out', file]
  execFileSync('openssl', [...words.split(' '), ...more], { stdio: 'ignore' })
  const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(file, 'utf8')])
  await rm(dir, { recursive: true })
  const server = createTlsServer({ key, cert }, (socket) => socket.on('error', () => undefined).end())
  server.listen(0, 'localhost')
  await once(server, 'listening')
  context.after(() => server.close())
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, cert }
}

test('the certificate: days left, names and chain', {
  skip: !hasOpenssl && 'needs the program "openssl"',
}, async (context) => {
  const { url, cert: ca } = await startTls(context, 'localhost')
  const at = (days: number) => Date.now() + days * dayMs
  assert.deepEqual(states(await checkCertificate(url, { ca })), ['ok certificate'])
  const [soon] = await checkCertificate(url, { ca, now: at(10) })
  assert.match(soon?.text ?? '', /expires in (?:19|20) days, on \d{4}-\d\d-\d\d/)
  assert.deepEqual(states(await checkCertificate(url, { ca, now: at(31) })), ['fault certificate'])
  assert.deepEqual(states(await checkCertificate(url, { ca, now: at(-1) })), ['fault certificate'])
  assert.deepEqual(states(await checkCertificate(url)), ['fault certificate-chain'])
  const other = await startTls(context, 'other.example')
  assert.deepEqual(states(await checkCertificate(other.url, { ca: other.cert })), ['fault certificate-name'])
  assert.deepEqual(await checkCertificate('http://localhost'), [])
})

test('a server that does not speak TLS, or says nothing, is told in time', async (context) => {
  const mute = createTcpServer((socket) => socket.on('error', () => undefined).unref()).listen(0, 'localhost')
  const plain = createServer((_request, response) => response.end()).listen(0, 'localhost')
  await Promise.all([once(mute, 'listening'), once(plain, 'listening')])
  context.after(() => {
    mute.close()
    plain.close()
  })
  for (const server of [mute, plain]) {
    const url = `https://localhost:${(server.address() as AddressInfo).port}`
    assert.deepEqual(states(await checkCertificate(url, { patience: 200 })), ['warning certificate'])
  }
})

test('SPF and DMARC of the sender are read from the DNS', async (context) => {
  const dns = await startDnsServer({
    'good.example': ['google-site-verification=1', 'v=spf1 include:_spf.mail.example -all'],
    '_dmarc.good.example': ['v=DMARC1; p=reject'],
    'news.good.example': ['v=spf1 mx ~all'],
    'bad.example': ['v=spf1 -all', 'v=spf1 mx'],
    '_dmarc.bad.example': ['v=DMARC1; p=always'],
    'open.example': ['v=spf1 +all'],
  })
  context.after(() => dns.stop())
  const look = async (sender: string) =>
    states(await checkMailReputation({ smtpUrl: 'smtp://mail.example' }, { sender, resolver: dns.resolver }))
  assert.deepEqual(await look('a@good.example'), ['ok spf', 'ok dmarc'])
  assert.deepEqual(await look('a@news.good.example'), ['ok spf', 'ok dmarc'])
  assert.deepEqual(await look('a@bad.example'), ['fault spf', 'fault dmarc'])
  assert.deepEqual(await look('a@open.example'), ['warning spf', 'warning dmarc'])
  assert.deepEqual(await look('a@none.example'), ['warning spf', 'warning dmarc'])
  assert.deepEqual(await look('a@localhost'), [])
  const mute = await startDnsServer(null)
  context.after(() => mute.stop())
  const silent = await checkMailReputation(
    { smtpUrl: 'smtp://mail.example' },
    { sender: 'a@good.example', resolver: mute.resolver },
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
    drive: { kind: 'webdav', url: 'https://cloud.example/dav/', username: 'a', password: 'b' },
    publicUrl: 'https://www.example.com',
  })
  assert.deepEqual(sources, ['https://cloud.example', 'https://www.example.com'])
})
