import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { briefForm } from '#tests/helpers/brief.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { makeFolders, owner, send, startServer, uploadPicture } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { say } from './verdict.ts'

const megabyte = 1024 * 1024

/**
 * Checks the site behind real Caddy and real nginx with the configurations of `deploy`, with TLS. Negative control: the
 * configurations without the line that a check is about.
 */
export async function proveProxies(): Promise<boolean> {
  // The certificate is made for this proof
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  let held = true
  for (const proxy of proxies) {
    if (!isThere(proxy.program)) {
      console.log(`  skipped: there is no ${proxy.program}`)
      continue
    }
    held = report(proxy.name, await faultsBehind(proxy, (text) => text), true) && held
    held = report(`${proxy.name}, broken`, await faultsBehind(proxy, proxy.broken), false) && held
  }
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  return held
}

function report(name: string, faults: string[], sound: boolean): boolean {
  return say(sound === (faults.length === 0), `${name}: ${faults.join('; ') || 'all as it should be'}`)
}

type Paths = { folder: string; port: number; plain: number; backend: number }
type Proxy = {
  name: string
  program: string
  file: string
  /** Adapts the configuration to a test: other ports, and the test's certificate. */
  adapt(text: string, paths: Paths): string
  broken(text: string): string
  parameters(file: string, folder: string): string[]
}

const proxies: Proxy[] = [
  {
    name: 'Caddy',
    program: 'caddy',
    file: 'Caddyfile',
    adapt: (text, { folder, port, plain }) =>
      `{\n\tadmin off\n\thttp_port ${plain}\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${text.replace(
        'www.example.com {',
        `localhost:${port} {\n\ttls ${folder}/site.pem ${folder}/site.key`,
      )}`,
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
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    PONTE: `127.0.0.1:${backend}`,
  }
  const child = spawn(proxy.program, proxy.parameters(file, folder), { stdio: 'ignore', env })
  try {
    return await faultsOfSite(`https://localhost:${port}`, folders.dataDir)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await server.stop()
    await folders.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', 'site.key', '-out', 'site.pem']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...names], { cwd: folder, stdio: 'ignore' })
}

async function statusOverHttp2(origin: string): Promise<number> {
  const session = connect(origin)
  try {
    const [headers] = await once(session.request({ ':path': '/' }), 'response')
    return headers[':status']
  } finally {
    session.close()
  }
}

async function faultsOfSite(origin: string, dataDir: string): Promise<string[]> {
  const faults: string[] = []
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(is)}`)
  }
  const ask = (place: string, options: RequestInit = {}) => fetch(origin + place, options)
  await waitFor('the proxy', async () => (await ask('/').catch(() => null))?.ok)
  const page = await ask('/', { headers: { 'Accept-Encoding': 'br' } })
  expect('a page', [page.status, page.headers.get('content-encoding')], [200, 'br'])
  const strict = page.headers.get('strict-transport-security') ?? ''
  expect('strict transport, times', strict.split('max-age').length - 1, 1)
  expect('HTTP/2', await statusOverHttp2(origin), 200)
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(page.headers.get('etag')) }
  expect('an unchanged page', (await ask('/', { headers: known })).status, 304)
  const head = await ask('/pricing', { method: 'HEAD' })
  expect('HEAD', [head.status, (await head.text()).length], [200, 0])
  for (const inside of ['/metrics', '/readyz']) expect(inside, (await ask(inside)).status, 404)

  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
  const session = await send('POST', `${origin}/api/session`, { headers: own, body: owner })
  const cookie = session.headers.get('set-cookie') ?? ''
  expect('signing in', [session.status, /^__Host-ponte=[^;]+;.*Secure/.test(cookie)], [200, true])
  const picture = await readFile(path.join(root, 'docs/home.png'))
  const stored = await uploadPicture(origin, cookie.split(';', 1)[0] ?? '', picture)
  const part = await ask(stored.path, { headers: { Range: 'bytes=10-19' } })
  expect('a part of a picture', [part.status, (await part.arrayBuffer()).byteLength], [206, 10])

  const brief = (count: number, bytes: number) => {
    const files = Array.from({ length: count }, (_, at) => new File([new Uint8Array(bytes)], `file ${at}`))
    const body = briefForm({}, Object.fromEntries(files.map((file, at) => [`other_${at}`, file])))
    return ask('/api/website-onboarding', { method: 'POST', headers: { Accept: 'application/json' }, body })
  }
  expect('a brief of 96 MB', (await brief(4, 24 * megabyte)).status, 200)
  const refused = await brief(5, 21 * megabyte)
  expect('a brief of 105 MB', [refused.status, /100 MB/.test(await refused.text())], [413, true])

  // The visitor claims a different address each time
  for (let at = 1; at <= 6; at += 1) {
    const body = {
      name: 'Ada',
      email: `forger-${at}@example.com`,
      question: 'How long does it take to begin?',
    }
    const headers = { 'X-Forwarded-For': `198.51.${at}.1` }
    expect('a question', (await send('POST', `${origin}/api/question`, { headers, body })).status, 200)
  }
  const held = (await leadsOnDisk(dataDir)).filter((lead) => lead.held !== undefined && lead.held !== null)
  expect('a flood from one address is noticed', held.length > 0, true)
  return faults
}
