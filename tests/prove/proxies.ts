import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { briefAnswers } from '#tests/helpers/brief.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { makeFolders, owner, startServer } from '#tests/helpers/server.ts'
import { say } from './verdict.ts'

const root = path.resolve(import.meta.dirname, '../..')
const megabyte = 1024 * 1024

/**
 * The site behind real Caddy and real nginx with the configurations of `deploy`, with TLS of an own authority. Negative
 * control: the configurations without the line that a check is about.
 */
export async function proveProxies(): Promise<boolean> {
  let held = true
  for (const proxy of proxies) {
    if (!isThere(proxy.program)) {
      console.log(`  skipped: there is no ${proxy.program}`)
      continue
    }
    held = report(proxy.name, await faultsBehind(proxy, (text) => text), true) && held
    held = report(`${proxy.name}, broken`, await faultsBehind(proxy, proxy.broken), false) && held
  }
  return held
}

/** The checks of a site at `https://localhost:port`, whose certificate is of the authority `ca` and whose leads are in `dataDir`. */
export async function faultsOfSite(port: number, ca: Buffer, dataDir: string): Promise<string[]> {
  await siteIsReady(port, ca)
  return check(visitor(port, ca), dataDir)
}

/** Waits for its first answer, 10 s and the time of the tries at most. */
export const siteIsReady = (port: number, ca: Buffer): Promise<void> => visitor(port, ca).untilReady()

function report(name: string, faults: string[], sound: boolean): boolean {
  return say(sound === (faults.length === 0), `${name}: ${faults.join('; ') || 'all as it should be'}`)
}

type Paths = { folder: string; port: number; plain: number; backend: number }
type Proxy = {
  name: string
  program: string
  file: string
  /** The configuration for a test: other ports, and a certificate of the test. */
  adapt(text: string, paths: Paths): string
  broken(text: string): string
  parameters(file: string, folder: string): string[]
}

const proxies: Proxy[] = [
  {
    name: 'Caddy',
    program: 'caddy',
    file: 'Caddyfile',
    adapt: (text, { folder, port, plain, backend }) =>
      `{\n\tadmin off\n\thttp_port ${plain}\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${text
        .replace('www.example.com {', `localhost:${port} {\n\ttls ${folder}/site.pem ${folder}/site.key`)
        .replace('127.0.0.1:3000', `127.0.0.1:${backend}`)}`,
    broken: (text) => text.replace('respond @inside 404', '').replace('110MiB', '11MiB'),
    parameters: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'nginx',
    program: 'nginx',
    file: 'nginx.conf',
    adapt: (text, { folder, port, plain, backend }) => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${text
  .replace('listen 80;', `listen 127.0.0.1:${plain};`)
  .replace('listen 443', `listen 127.0.0.1:${port}`)
  .replaceAll('/etc/ponte/', `${folder}/`)
  .replaceAll('www.example.com', 'localhost')
  .replace('127.0.0.1:3000', `127.0.0.1:${backend}`)}
}
`,
    broken: (text) =>
      text
        .replace('client_max_body_size 110m;', '')
        .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
    parameters: (file, folder) => ['-c', file, '-p', folder],
  },
]

function isThere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function faultsBehind(proxy: Proxy, change: (text: string) => string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-proxy-'))
  const [port, plain] = [await freePort(), await freePort()]
  const folders = await makeFolders()
  const server = await startServer({
    folders,
    env: { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', LEADS_PER_MINUTE: '3' },
  })
  const backend = Number(/Ready at http:\/\/[^:]+:(\d+)/.exec(server.output())?.[1])
  makeCertificate(folder)
  const text = await readFile(path.join(root, 'deploy', proxy.file), 'utf8')
  const file = path.join(folder, proxy.file)
  await writeFile(file, proxy.adapt(change(text), { folder, port, plain, backend }))
  const env = { PATH: process.env.PATH ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(proxy.program, proxy.parameters(file, folder), { stdio: 'ignore', env })
  try {
    return await faultsOfSite(port, await readFile(path.join(folder, 'ca.pem')), folders.dataDir)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await server.stop()
    await folders.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** An authority, and a certificate for localhost. */
function makeCertificate(folder: string): void {
  const openssl = (...parameters: string[]) =>
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=A test')
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  openssl(
    'req',
    '-x509',
    ...key,
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-keyout',
    'site.key',
    '-out',
    'site.pem',
    '-subj',
    '/CN=localhost',
    ...names,
  )
}

type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  raw: string[]
  body: Buffer
}

function visitor(port: number, ca: Buffer) {
  const agent = new Agent({ ca, keepAlive: false })
  const ask = (
    place: string,
    { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path: place, agent, ...options }, async (answer) => {
        const { statusCode = 0, headers, rawHeaders: raw } = answer
        resolve({ status: statusCode, headers, raw, body: await buffer(answer).catch(() => Buffer.alloc(0)) })
      })
      asked.once('error', reject)
      asked.end(body)
    })
  return {
    origin: `https://localhost:${port}`,
    ask,
    async untilReady(): Promise<void> {
      for (let tries = 0; ; tries += 1) {
        const status = await ask('/').then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) return
        if (tries > 100) throw new Error('The proxy does not answer')
        await sleep(100)
      }
    },
    async overHttp2(): Promise<number> {
      const session = connect(`https://localhost:${port}`, { ca })
      try {
        const stream = session.request({ ':path': '/' })
        const [headers] = await once(stream, 'response')
        await buffer(stream)
        return headers[':status']
      } finally {
        session.close()
      }
    },
  }
}

async function check(
  { ask, origin, overHttp2 }: ReturnType<typeof visitor>,
  dataDir: string,
): Promise<string[]> {
  const faults: string[] = []
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(is)}`)
  }
  const page = await ask('/', { headers: { 'Accept-Encoding': 'br' } })
  expect('a page', [page.status, page.headers['content-encoding']], [200, 'br'])
  const strict = page.raw.filter((name) => /^strict-transport-security$/i.test(name))
  expect('strict transport, times', strict.length, 1)
  expect('HTTP/2', await overHttp2(), 200)
  expect(
    'an unchanged page',
    (await ask('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(page.headers.etag) } }))
      .status,
    304,
  )
  const head = await ask('/pricing', { method: 'HEAD' })
  expect('HEAD', [head.status, head.body.length], [200, 0])
  for (const inside of ['/metrics', '/readyz']) expect(inside, (await ask(inside)).status, 404)

  const session = await ask('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(owner),
  })
  const [cookie = ''] = [session.headers['set-cookie']].flat()
  expect('signing in', [session.status, /^__Host-ponte=[^;]+;.*Secure/.test(cookie)], [200, true])
  const asStaff = { Cookie: cookie.split(';', 1)[0] ?? '', Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
  const place = await ask('/api/blog/image-upload-url', {
    method: 'POST',
    headers: { ...asStaff, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: 'home.png' }),
  })
  const { uploadURL = '' } = JSON.parse(place.body.toString())
  const picture = await readFile(path.join(root, 'docs/home.png'))
  const { pathname, search } = new URL(uploadURL, origin)
  const stored = await ask(pathname + search, {
    method: 'PUT',
    headers: { ...asStaff, 'Content-Type': 'image/png', 'Content-Length': picture.length },
    body: picture,
  })
  expect('a picture', stored.status, 200)
  const part = await ask(pathname, { headers: { Range: 'bytes=10-19' } })
  expect('a part of a picture', [part.status, part.body.length], [206, 10])

  const brief = briefOf(4, 24 * megabyte)
  const sent = await ask('/api/website-onboarding', {
    method: 'POST',
    headers: brief.headers,
    body: brief.body,
  })
  expect('a brief of 96 MB', sent.status, 200)
  const large = briefOf(5, 21 * megabyte)
  const refused = await ask('/api/website-onboarding', {
    method: 'POST',
    headers: large.headers,
    body: large.body,
  })
  expect('a brief of 105 MB', [refused.status, /100 MB/.test(refused.body.toString())], [413, true])

  // Each from another address, as the visitor says
  for (let at = 1; at <= 6; at += 1) {
    const email = `forger-${at}@example.com`
    const body = JSON.stringify({ name: 'Ada', email, question: 'How long does it take to begin?' })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${at}.1` }
    expect('a question', (await ask('/api/question', { method: 'POST', headers, body })).status, 200)
  }
  const held = (await leadsOnDisk(dataDir)).filter(
    (lead) => lead.held !== undefined && lead.held !== null,
  ).length
  expect('a flood from one address is noticed', held > 0, true)
  return faults
}

function briefOf(files: number, bytes: number): { headers: Record<string, string | number>; body: Buffer } {
  const boundary = 'a-boundary-of-this-proof'
  const parts = Object.entries({ ...briefAnswers, email: 'brief@example.com' }).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  for (let at = 0; at < files; at += 1) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="other_${at}"; filename="file ${at}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.alloc(bytes, at + 1),
      Buffer.from('\r\n'),
    )
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    body,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
      Accept: 'application/json',
    },
  }
}
