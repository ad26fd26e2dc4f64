import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '#scripts/setup.mjs'
import { freePort } from '#tests/helpers/free-port.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { owner, send, uploadPicture } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { proveProxies } from './proxies.ts'
import { say } from './verdict.ts'

/** Runs podman with a store of its own. Returns its output. */
type Podman = (...words: string[]) => string

const programs = ['podman', 'mmdebstrap']
const memory = '256m'
/** Low enough for a machine that may not raise limits, such as another container. */
const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096']
/** As in the README. */
const confinement = ['--init', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--memory', memory]
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/**
 * Tests the site behind Caddy and nginx, then builds and runs the image of `deploy/Containerfile`: first account, save,
 * picture, lead, commands, restart, all with a read-only root file system and 256 MB of memory. `NODE_IMAGE` names the base
 * image; without it one is made of Debian and this machine's Node. Needs root. Negative controls: no room for temporary
 * files, and a volume of another user.
 */
export async function proveImage(): Promise<boolean> {
  const isProxied = await proveProxies()
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
  if (missing.length > 0 || process.getuid?.() !== 0) {
    console.log(`  skipped: needs root, ${programs.join(' and ')}`)
    return isProxied
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-image-'))
  // crun, podman's default, does not support machines with both kinds of control groups
  const runtime = spawnSync('runc', ['--version']).status === 0 ? ['--runtime', 'runc'] : []
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run'), ...runtime]
  const logs = (): string => {
    const { stdout, stderr } = spawnSync('podman', [...store, 'logs', 'site'], { encoding: 'utf8' })
    return stdout + stderr
  }
  const podman: Podman = (...words) =>
    execFileSync('podman', [...store, ...words], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  try {
    const base = process.env.NODE_IMAGE ?? (await makeBase(podman, folder))
    await build(podman, base, folder)
    const [whole = 0, below = 0] = ['ponte', base].map((name) =>
      Number(podman('image', 'inspect', '--format', '{{.Size}}', name)),
    )
    console.log(`  the image is ${megabytes(whole)}, of which ${megabytes(below)} is its base image`)
    const faults = await faultsOf(podman, logs)
    report('read-only, 256 MB', faults)
    const refusals = await wrongRefusals(podman, folder)
    report('controls', refusals)
    return isProxied && faults.length + refusals.length === 0
  } finally {
    spawnSync('podman', [...store, 'rm', '--all', '--force', '--time', '0'])
    spawnSync('podman', [...store, 'system', 'reset', '--force'])
    await rm(folder, { recursive: true, force: true })
  }
}

const report = (name: string, faults: readonly string[]) =>
  say(faults.length === 0, `${name}: ${faults.join('; ') || 'all as it should be'}`)

/** Makes a base image of Debian, the packages that the image needs, and this machine's Node with its npm. */
async function makeBase(podman: Podman, folder: string): Promise<string> {
  const tree = path.join(folder, 'base')
  const packages = 'ca-certificates,git,openssh-client,libstdc++6,libatomic1'
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${packages}`, 'bookworm', tree], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await rm(path.join(tree, 'var/lib/apt/lists'), { recursive: true, force: true })
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
  await cp(process.execPath, path.join(tree, 'usr/local/bin/node'))
  await mkdir(path.join(tree, 'usr/local/lib/node_modules'), { recursive: true })
  await cp(path.join(npm, 'npm'), path.join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true })
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(tree, 'usr/local/bin/npm')])
  await chmod(path.join(tree, 'usr/local/bin/node'), 0o755)
  const archive = path.join(folder, 'base.tar')
  execFileSync('tar', ['--create', '--file', archive, '--directory', tree, '.'])
  await rm(tree, { recursive: true })
  podman('import', archive, 'localhost/base')
  await rm(archive)
  return 'localhost/base'
}

async function build(podman: Podman, base: string, folder: string): Promise<void> {
  // This machine's registry settings; none of them get into the image
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  const settings = path.join(folder, 'npmrc')
  const own = await readFile(path.join(homedir(), '.npmrc'), 'utf8').catch(() => '')
  await writeFile(settings, `${own}\n${authorities ? 'cafile=/authorities.pem\n' : ''}`)
  const mounts = [
    `${settings}:/root/.npmrc:ro`,
    ...(authorities ? [`${authorities}:/authorities.pem:ro`] : []),
  ]
  podman(
    ...['build', '--quiet', '--format', 'docker', '--file', path.join(root, 'deploy/Containerfile')],
    ...['--tag', 'ponte', '--build-arg', `NODE_IMAGE=${base}`, '--network', 'host'],
    ...mounts.flatMap((mount) => ['--volume', mount]),
    root,
  )
}

const post = postBody('Kept in a volume', 'A text.')

async function faultsOf(podman: Podman, logs: () => string): Promise<string[]> {
  const faults: string[] = []
  const expect = (name: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push(`${name}: ${JSON.stringify(found)}`)
  }
  const mail = await startMailServer()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const run = () =>
    podman(
      ...['run', '--detach', '--name', 'site', ...limits, ...confinement, '--network', 'host'],
      ...['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', `SMTP_URL=${mail.url}`],
      ...['--env', 'MAIL_TO=office@example.com', '--env', 'MAIL_FROM=site@example.com'],
      ...['--volume', 'content:/srv/content', '--volume', 'data:/srv/data', 'ponte'],
    )
  try {
    const begun = performance.now()
    run()
    const link = await waitFor(
      'the set-up link',
      // Written to standard error, as it is meant for people
      () => /\/admin\?setup=([^\s"]+)/.exec(logs())?.[1],
      60_000,
    )
    console.log(`  ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const made = await send('POST', `${origin}/api/session/setup`, {
      body: { token: link, name: 'Ada', ...owner },
    })
    expect('the first account', made.status, 200)
    const cookie = (made.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
    const saved = await send('POST', `${origin}/api/blog/posts`, { cookie, body: post })
    expect('a save', saved.status, 201)
    const picture = await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    // Throws unless it is accepted
    await uploadPicture(origin, cookie, picture, 'a.jpg')
    const question = { name: 'Grace', email: 'grace@example.com', question: 'How long does it take?' }
    expect('a lead', (await send('POST', `${origin}/api/question`, { body: question })).status, 200)
    await waitFor('the mail about the lead', () =>
      mail.received.some(({ to, raw }) => to.includes('office@example.com') && raw.includes('Grace')),
    )
    podman('healthcheck', 'run', 'site')
    podman('exec', 'site', 'ponte', 'check')
    for (const path of ['/', '/it', '/blog', '/pricing'])
      expect(path, (await fetch(origin + path)).status, 200)
    expect(
      'killed for want of memory',
      podman('inspect', '--format', '{{.State.OOMKilled}}', 'site'),
      'false',
    )
    const used = podman('stats', '--no-stream', '--format', '{{.MemUsage}}', 'site')
    console.log(`  memory at the end: ${used}, of which ${megabytes(ownMemory(podman))} are not cached files`)
    podman('stop', '--time', '15', 'site')
    expect('the exit code', podman('inspect', '--format', '{{.State.ExitCode}}', 'site'), '0')
    podman('rm', 'site')
    run()
    await waitFor('the second start', async () => {
      const { ok } = await fetch(`${origin}/healthz`).catch(() => ({ ok: false }))
      return ok
    })
    expect('the post after a restart', (await fetch(`${origin}/blog/${saved.json?.slug}`)).status, 200)
  } finally {
    await mail.stop()
  }
  return faults
}

/** Memory of the site's processes in bytes, from its control group (v1 or v2). */
function ownMemory(podman: Podman): number {
  const files = '/sys/fs/cgroup/memory/memory.stat /sys/fs/cgroup/memory.stat'
  const text = podman('exec', 'site', 'sh', '-c', `cat ${files} 2>/dev/null || true`)
  return Number(/^(?:total_rss|anon) (\d+)$/m.exec(text)?.[1])
}

/** With each wrong set-up the container must exit by itself and say why. */
async function wrongRefusals(podman: Podman, folder: string): Promise<string[]> {
  const foreign = path.join(folder, 'foreign')
  await mkdir(foreign, { mode: 0o755 })
  const controls = [
    {
      name: 'no room for temporary files',
      words: ['--read-only', '--read-only-tmpfs=false'],
      says: /temporary folder \/tmp cannot be written/,
    },
    {
      name: 'a volume of another user',
      words: ['--read-only', '--tmpfs', '/tmp', '--volume', `${foreign}:/srv/data`],
      says: /\/srv\/data/,
    },
  ]
  return controls.flatMap(({ name, words, says }) => {
    try {
      podman(
        ...['run', '--rm', ...limits, '--network', 'host', '--env', 'PORT=0', '--timeout', '60'],
        ...[...words, 'ponte'],
      )
      return [`${name}: it ended with 0`]
    } catch (error) {
      const said = `${Reflect.get(Object(error), 'stdout')}${Reflect.get(Object(error), 'stderr')}`
      return says.test(said) ? [] : [`${name}: it says ${said.slice(-300)}`]
    }
  })
}
