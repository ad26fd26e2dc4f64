import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import path from 'node:path'
import { createEngine, EngineError } from '#server/operations/offsite/engine.ts'
import { createSnapshots, listSnapshots } from '#server/operations/offsite/snapshot.ts'
import { parseOffsiteUrl } from '#server/operations/offsite/target.ts'
import { makeFolders } from '#tests/helpers/server.ts'
import { hasSwift, startSwift } from './swift.ts'

const faultForMs = 8_000

const answer = (status: number, code: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

type Fault = (response: ServerResponse, incoming: IncomingMessage) => unknown

/** Each is for every request while it lasts. */
const faults: Record<string, Fault> = {
  'errors of the store': answer(500, 'InternalError'),
  'no answer': () => undefined,
  'answers cut off half-way': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('x'.repeat(500), () => response.destroy())
  },
  'connections that end': (_response, incoming) => incoming.socket.destroy(),
  throttling: answer(503, 'SlowDown'),
  'a wrong clock': answer(403, 'RequestTimeTooSkewed'),
  'no rights': answer(403, 'AccessDenied'),
  'an answer of success to what was not stored': (response, incoming) => {
    incoming.resume()
    incoming.on('end', () => response.writeHead(200, { ETag: '"00"' }).end())
  },
}

/**
 * The S3 interface of OpenStack Swift behind a proxy with faults. A snapshot that the store does not have never counts as
 * a copy, and the next one after the fault succeeds. Control: without a fault the same snapshot succeeds.
 */
export async function proveOffsiteStore(): Promise<boolean> {
  if (!hasSwift() || spawnSync('restic', ['version']).status !== 0) {
    console.log('  Swift (as root) or restic is not installed: skipped')
    return true
  }
  const folders = await makeFolders()
  const swift = await startSwift()
  let fault: Fault | null = null
  const certificate = path.join(folders.base, 'certificate.pem')
  const key = path.join(folders.base, 'certificate.key')
  execFileSync(
    'openssl',
    // biome-ignore format: one option a line says nothing
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost',
      '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  const proxy = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (incoming, response) => {
      if (fault) return void fault(response, incoming)
      const { method, url: address, headers } = incoming
      const onward = request(swift.endpoint + address, { method, headers, agent: false }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        // Swift sends the text of an error behind the answer to a HEAD as well
        if (method === 'HEAD') response.end()
        else answered.pipe(response)
      })
      onward.on('error', () => response.headersSent || response.destroy())
      incoming.pipe(onward)
    },
  )
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const before = { ...process.env }
  try {
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: swift.accessKey,
      AWS_SECRET_ACCESS_KEY: swift.secretKey,
      SSL_CERT_FILE: certificate,
    })
    const parsed = parseOffsiteUrl(`s3://ponte/site?endpoint=https://127.0.0.1:${port}&region=us-east-1`)
    if (!parsed.ok) throw new Error(parsed.message)
    const keyFile = path.join(folders.base, 'key')
    await writeFile(keyFile, 'a key of more than enough characters', { mode: 0o600 })
    const engine = createEngine({
      target: parsed.target,
      keyFile,
      cacheDir: path.join(folders.base, 'cache'),
    })
    const publicObjectsDir = path.join(folders.dataDir, 'public-objects')
    await mkdir(publicObjectsDir, { recursive: true })
    const snapshots = createSnapshots({ places: { ...folders, publicObjectsDir }, engine })
    await snapshots.take()
    let held = true
    for (const [name, one] of Object.entries(faults)) {
      await cp(certificate, path.join(folders.dataDir, `new-${Object.keys(faults).indexOf(name)}`))
      fault = one
      const outcome = await snapshots.take(AbortSignal.timeout(faultForMs)).then(
        () => 'copied',
        (error: unknown) => (error instanceof EngineError ? error.fault : String(error)),
      )
      fault = null
      proxy.closeAllConnections()
      const { id } = await snapshots.take()
      const isThere = (await listSnapshots(engine)).some((found) => found.id.startsWith(id))
      const holds = outcome !== 'copied' && isThere
      console.log(`  ${name}: ${outcome}, then copied: ${isThere}${holds ? '' : ' WRONG'}`)
      held = holds && held
    }
    await engine.run(['check', '--read-data', '--no-lock'], { timeLimitMs: 120_000 })
    return held
  } finally {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'SSL_CERT_FILE']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
    proxy.closeAllConnections()
    proxy.close()
    await swift.stop()
    await folders.remove()
  }
}
