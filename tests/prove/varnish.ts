import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { freePort } from '#tests/helpers/free-port.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

export function hasVarnish(): boolean {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type Varnish = {
  /** Environment that a server behind it needs. */
  env: Record<string, string>
  origin: string
  stop(): Promise<void>
}

/** Starts a real Varnish with `deploy/varnish.vcl`. The server behind it is started afterwards. */
export async function startVarnish(): Promise<Varnish> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-varnish-'))
  const vcl = path.join(folder, 'site.vcl')
  const [port, backendPort] = [await freePort(), await freePort()]
  const text = await readFile(path.join(root, 'deploy/varnish.vcl'), 'utf8')
  await writeFile(vcl, text.replace('.port = "3000"', `.port = "${backendPort}"`))
  const place = ['-n', path.join(folder, 'work'), '-f', vcl, '-a', `127.0.0.1:${port}`]
  const child = spawn('varnishd', ['-F', ...place, '-s', 'malloc,64m', '-j', 'none'], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await waitFor('Varnish', () =>
    fetch(origin).then(
      async (answer) => {
        await answer.body?.cancel()
        return true
      },
      () => false,
    ),
  )
  return {
    env: { PORT: String(backendPort), CACHE_PURGE_URL: `${origin}/`, TRUST_PROXY: '1' },
    origin,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
