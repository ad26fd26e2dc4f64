import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { owner } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { faultsOfSite, siteIsReady } from './proxies.ts'

/** Runs podman upon a store of its own. Returns what it prints. */
export type Podman = (...words: string[]) => string

/** For a machine that may not raise limits, such as another container. */
const limits = { ulimits: { nofile: 1024, nproc: 4096 } }

/**
 * `deploy/compose.yaml` as a self-hoster runs it: the two files filled in as README says, `up`, the checks of a site behind
 * a proxy with TLS of Caddy's own authority, `down`, `up` again with what the volumes keep. The images are those of
 * `podman`'s store: `ponte`, and this machine's Caddy upon `base` in the place of the public one. Needs ports 80 and 443.
 */
export async function faultsOfCompose(
  podman: Podman,
  store: readonly string[],
  base: string,
  folder: string,
): Promise<string[]> {
  const lacking = ['podman-compose', 'caddy'].filter(
    (name) => spawnSync(name, ['version']).error !== undefined,
  )
  if (lacking.length > 0) {
    console.log(`  skipped: compose needs ${lacking.join(' and ')}`)
    return []
  }
  await buildCaddy(podman, base, folder)
  const project = path.join(folder, 'compose')
  await cp(path.join(root, 'deploy'), path.join(project, 'deploy'), { recursive: true })
  const proxyFile = path.join(project, 'deploy/Caddyfile')
  await writeFile(proxyFile, (await readFile(proxyFile, 'utf8')).replace('www.example.com {', 'localhost {'))
  await writeFile(
    path.join(project, '.env'),
    `PUBLIC_URL=https://localhost\nADMIN_EMAIL=${owner.email}\nADMIN_PASSWORD=${owner.password}\nLEADS_PER_MINUTE=3\n`,
  )
  // JSON is YAML
  const services = { ponte: { image: 'localhost/ponte', ...limits }, proxy: limits }
  await writeFile(path.join(project, 'here.yaml'), JSON.stringify({ services }))
  const program = path.join(project, 'podman')
  await writeFile(program, `#!/bin/sh\nexec podman ${store.join(' ')} "$@"\n`)
  await chmod(program, 0o755)
  const compose = (...words: string[]) =>
    execFileSync(
      'podman-compose',
      ['--podman-path', program, '-f', 'deploy/compose.yaml', '-f', 'here.yaml', '-p', 'proof', ...words],
      { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    )
  const folderOf = (volume: string) =>
    podman('volume', 'inspect', '--format', '{{.Mountpoint}}', `proof_${volume}`)
  const authority = () =>
    readFile(path.join(folderOf('certificates'), 'caddy/pki/authorities/local/root.crt'))

  const up = async () => {
    compose('up', '--detach', '--no-build')
    await waitFor('the authority of Caddy', () =>
      authority().then(
        () => true,
        () => false,
      ),
    )
  }
  try {
    await up()
    const faults = await faultsOfSite(443, await authority(), folderOf('data'))
    const plain = await fetch('http://localhost/pricing', { redirect: 'manual' })
    if (plain.headers.get('location') !== 'https://localhost/pricing')
      faults.push(`without TLS: ${plain.status} ${plain.headers.get('location')}`)
    const kept = await readdir(path.join(folderOf('data'), 'leads'))
    compose('down')
    await up()
    await siteIsReady(443, await authority())
    const found = await readdir(path.join(folderOf('data'), 'leads'))
    if (kept.length === 0 || kept.join() !== found.join())
      faults.push(`${kept.length} leads before down, ${found.length} after up`)
    return faults
  } finally {
    spawnSync(
      'podman-compose',
      ['--podman-path', program, '-f', 'deploy/compose.yaml', '-p', 'proof', 'down'],
      {
        cwd: project,
      },
    )
  }
}

/** With the environment and the command of the public image. */
async function buildCaddy(podman: Podman, base: string, folder: string): Promise<void> {
  const context = path.join(folder, 'caddy')
  await mkdir(context)
  const caddy = execFileSync('sh', ['-c', 'command -v caddy'], { encoding: 'utf8' }).trim()
  await cp(caddy, path.join(context, 'caddy'))
  await writeFile(
    path.join(context, 'Containerfile'),
    `FROM ${base}
COPY caddy /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`,
  )
  podman('build', '--quiet', '--tag', 'docker.io/library/caddy:2', context)
}
