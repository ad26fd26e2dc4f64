import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** OpenStack Swift with its S3 interface as one node on loopback, in a temporary folder. Needs root, as its packages do. */
export type Swift = { endpoint: string; accessKey: string; secretKey: string; stop(): Promise<void> }

const rings = ['account', 'container', 'object'] as const
const accessKey = 'test:tester'
const secretKey = 'testing'

export const hasSwift = (): boolean =>
  process.getuid?.() === 0 && spawnSync('swift-ring-builder', ['--version']).error === undefined

export async function startSwift(): Promise<Swift> {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-swift-'))
  await mkdir(path.join(base, 'devices/one'), { recursive: true })
  const children: ChildProcess[] = []
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  for (const [at, ring] of rings.entries()) {
    const builder = path.join(base, `${ring}.builder`)
    for (const words of [
      ['create', '4', '1', '1'],
      [
        'add',
        '--region',
        '1',
        '--zone',
        '1',
        '--ip',
        '127.0.0.1',
        '--port',
        String(ports[at]),
        '--device',
        'one',
        '--weight',
        '1',
      ],
      ['rebalance'],
    ]) {
      const { status, stdout, stderr } = spawnSync('swift-ring-builder', [builder, ...words], {
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`swift-ring-builder: ${stdout}${stderr}`)
    }
    const file = path.join(base, `${ring}.conf`)
    await writeFile(
      file,
      `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[at]}
swift_dir = ${base}
devices = ${base}/devices
mount_check = false
workers = 0
user = root
log_address = ${base}/no-log
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}
`,
    )
    children.push(spawn(`swift-${ring}-server`, [file], { stdio: 'ignore' }))
  }
  const proxy = path.join(base, 'proxy.conf')
  await writeFile(
    proxy,
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[3]}
swift_dir = ${base}
workers = 0
user = root
log_address = ${base}/no-log
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo', 'versioned_writes'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${secretKey} .admin
`,
  )
  children.push(spawn('swift-proxy-server', [proxy], { stdio: 'ignore' }))
  const endpoint = `http://127.0.0.1:${ports[3]}`
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(base, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await waitFor('Swift', () =>
      fetch(`${endpoint}/healthcheck`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, accessKey, secretKey, stop }
}
