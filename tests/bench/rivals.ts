import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from '#scripts/setup.mjs'
import { freePort } from '#tests/helpers/free-port.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import type { RawAnswer } from './load.ts'

export type Rival = { url: string; stop(): Promise<void> }

/** A server of `rival.ts` in a process of its own, as the real one is. `answers`: by path. */
export async function startRival(
  kind: 'bare' | 'naive',
  answers: ReadonlyMap<string, RawAnswer>,
  html = '',
): Promise<Rival> {
  const file = path.join(root, 'tests/bench/rival.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const encoded = [...answers].map(([at, { headers, body }]) => [
    at,
    { headers, body: body.toString('base64') },
  ])
  child.stdin.end(JSON.stringify({ answers: Object.fromEntries(encoded), html }))
  const [chunk] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(chunk).trim()}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** nginx with one gzipped page and its headers; null when it is not installed. */
export async function startNginx({ headers, body }: RawAnswer, workers = 1): Promise<Rival | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-nginx-'))
  const port = await freePort()
  const own = /^(?:content-(?:type|length|encoding)|vary|etag)$/i
  const added = headers
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const configuration = `
daemon off; master_process ${workers > 1 ? 'on' : 'off'}; worker_processes ${workers};
pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; types { text/html html; } charset utf-8; gzip_static on; gzip_vary on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  keepalive_requests 100000000; sendfile on; tcp_nopush on; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; root ${folder}; location / { ${added.join(' ')} } }
}
`
  await writeFile(path.join(folder, 'page.html'), gunzipSync(body))
  await writeFile(path.join(folder, 'page.html.gz'), body)
  await writeFile(path.join(folder, 'nginx.conf'), configuration)
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const isMissing = new Promise<true>((resolve) => child.once('error', () => resolve(true)))
  const url = `http://127.0.0.1:${port}/page.html`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  const missing = await Promise.race([isMissing, waitFor('nginx', answers).then(() => false)])
  const remove = () => rm(folder, { recursive: true, force: true })
  if (missing) {
    await remove()
    return null
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await remove()
    },
  }
}
