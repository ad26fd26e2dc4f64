import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import express from 'express'
import { briefLinkEndpoint, briefProofHeader, mostSealedBytes, sealedType } from '#domain/leads/brief-link.ts'
import { createDiskReserve } from '#server/disk-reserve.ts'
import { silentLog } from '#server/http/log.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { createBriefLinks } from '#server/leads/brief-links/brief-links.ts'
import { createBriefLinkRoutes } from '#server/leads/brief-links/routes.ts'
import { ampleDisk } from '#tests/helpers/ample-disk.ts'

// Private links of briefs, asked for through HTTP (R282, R283).

const day = 24 * 3_600_000
const newClaim = () => ({ id: randomBytes(16).toString('hex'), proof: randomBytes(32).toString('hex') })

type ServeOptions = Partial<Parameters<typeof createBriefLinks>[0]> & { perMinute?: number }

async function serve(context: TestContext, { perMinute = 0, ...options }: ServeOptions = {}) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-link-'))
  const dir = path.join(base, 'brief-links')
  const clock = { ran: 0, wrong: 0 }
  const open = () =>
    createBriefLinks({
      dir,
      reserve: ampleDisk,
      log: silentLog,
      now: () => Date.now() + clock.ran + Math.max(0, clock.wrong),
      trusted: () => Date.now() + clock.ran,
      ...options,
    })
  const current = { links: open() }
  const app = express()
  // Tests are several networks
  app.set('trust proxy', 1)
  app.use(
    createBriefLinkRoutes({
      links: {
        create: (...all) => current.links.create(...all),
        replace: (...all) => current.links.replace(...all),
        read: (...all) => current.links.read(...all),
        remove: (...all) => current.links.remove(...all),
      },
      perMinute,
    }),
  )
  app.use(problemResponder(silentLog))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  context.after(async () => {
    server.close()
    server.closeAllConnections()
    await current.links.close()
    await rm(base, { recursive: true, force: true })
  })
  type Asked = {
    id: string
    proof?: string
    body?: Uint8Array
    type?: string
    from?: string
    encoding?: string
  }
  const ask = async (method: string, { id, proof, body, type = sealedType, from, encoding }: Asked) => {
    const response = await fetch(`http://127.0.0.1:${port}${briefLinkEndpoint(id)}`, {
      method,
      headers: {
        ...(proof !== undefined && { [briefProofHeader]: proof }),
        ...(body && { 'content-type': type }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
      ...(body && { body: new Uint8Array(body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return {
    ask,
    clock,
    dir,
    restart: () => {
      current.links = open()
    },
    removeExpired: () => current.links.removeExpired(),
    onDisk: () => readdir(dir),
  }
}

test('a link is made, read, replaced and forgotten with its proof, and outlives a restart', async (context) => {
  const site = await serve(context)
  const claim = newClaim()
  const first = randomBytes(900)
  assert.equal((await site.ask('POST', { ...claim, body: first })).status, 201)
  assert.equal((await stat(site.dir)).mode & 0o777, 0o700)
  assert.equal((await stat(path.join(site.dir, claim.id))).mode & 0o777, 0o600)
  const read = await site.ask('GET', claim)
  assert.equal(read.status, 200)
  assert.deepEqual(read.body, first)
  assert.equal(read.headers.get('cache-control'), 'no-store')
  assert.equal(read.headers.get('x-robots-tag'), 'noindex')
  assert.match(read.headers.get('content-type') ?? '', /octet-stream/)
  // Its answer was lost, and it is sent again
  assert.equal((await site.ask('POST', { ...claim, body: first })).status, 201)

  const second = randomBytes(mostSealedBytes)
  assert.equal((await site.ask('PUT', { ...claim, body: second })).status, 204)
  site.restart()
  assert.deepEqual((await site.ask('GET', claim)).body, second)
  assert.equal((await site.ask('HEAD', claim)).status, 200)

  assert.equal((await site.ask('DELETE', claim)).status, 204)
  assert.deepEqual(await site.onDisk(), [])
  assert.equal((await site.ask('GET', claim)).status, 404)
  // Another device cannot bring back what was forgotten
  assert.equal((await site.ask('PUT', { ...claim, body: first })).status, 404)
  assert.deepEqual(await site.onDisk(), [])
})

test('a wrong proof, none, and an unknown link get the same answer, and change nothing', async (context) => {
  const site = await serve(context)
  const claim = newClaim()
  const body = randomBytes(50)
  await site.ask('POST', { ...claim, body })
  const proofs = [
    newClaim().proof,
    undefined,
    '',
    claim.proof.slice(1),
    claim.proof.toUpperCase(),
    `${claim.proof}0`,
  ]
  const answers = new Set<string>()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const sent = method === 'PUT' ? { body: randomBytes(9) } : {}
    const askedFor = [
      ...proofs.map((proof) => ({ id: claim.id, ...(proof !== undefined && { proof }) })),
      newClaim(),
      { ...claim, id: 'x' },
      { ...claim, id: '..%2Fsecret' },
      { ...claim, id: claim.id.toUpperCase() },
    ]
    for (const one of askedFor) {
      if (one.id === claim.id && one.proof === claim.proof) continue
      const { status, body: said } = await site.ask(method, { ...one, ...sent })
      answers.add(`${status} ${said}`)
    }
  }
  assert.equal(answers.size, 1, [...answers].join('\n'))
  assert.match([...answers].join(), /^404 /)
  assert.equal((await site.ask('POST', { ...newClaim(), id: claim.id, body })).status, 409)
  assert.equal((await site.ask('POST', { id: claim.id, body })).status, 400)
  assert.deepEqual((await site.ask('GET', claim)).body, body)
  assert.equal((await site.ask('PATCH', claim)).status, 405)
  // The proof is not on the disk either
  assert.ok(!(await readFile(path.join(site.dir, claim.id))).includes(claim.proof))
})

test('what is no sealed brief is refused by its size and kind', async (context) => {
  const site = await serve(context)
  const claim = newClaim()
  const refused = async (more: object) => (await site.ask('POST', { ...claim, ...more })).status
  assert.equal(await refused({ body: randomBytes(mostSealedBytes + 1) }), 413)
  assert.equal(await refused({ body: Buffer.from('{}'), type: 'application/json' }), 415)
  assert.equal(await refused({ body: randomBytes(9), encoding: 'gzip' }), 415)
  assert.equal(await refused({ body: new Uint8Array() }), 400)
  assert.deepEqual(await site.onDisk().catch(() => []), [])
  await site.ask('POST', { ...claim, body: randomBytes(9) })
  assert.equal((await site.ask('PUT', { ...claim, body: randomBytes(mostSealedBytes + 1) })).status, 413)
  assert.equal((await site.ask('GET', claim)).body.length, 9)
})

test('a link is over after seven days, and each update begins them again', async (context) => {
  const site = await serve(context)
  const [kept, over] = [newClaim(), newClaim()]
  for (const claim of [kept, over]) await site.ask('POST', { ...claim, body: randomBytes(9) })
  site.clock.ran = 7 * day - 60_000
  await site.removeExpired()
  assert.equal((await site.ask('GET', over)).status, 200)
  site.clock.ran = 7 * day + 1_000
  for (const method of ['GET', 'DELETE']) assert.equal((await site.ask(method, over)).status, 404)
  assert.equal((await site.ask('PUT', { ...over, body: randomBytes(9) })).status, 404)
  await site.removeExpired()
  assert.deepEqual(await site.onDisk(), [])
  site.clock.ran = 0
  await site.ask('POST', { ...kept, body: randomBytes(9) })
  await site.removeExpired()
  assert.deepEqual(await site.onDisk(), [kept.id])
})

test('a clock that is suddenly weeks ahead removes no link', async (context) => {
  const site = await serve(context)
  const claim = newClaim()
  await site.ask('POST', { ...claim, body: randomBytes(9) })
  site.clock.wrong = 30 * day
  await site.removeExpired()
  assert.equal((await site.ask('GET', claim)).status, 404)
  site.clock.wrong = 0
  assert.equal((await site.ask('GET', claim)).status, 200)
})

test('neither one network nor all of them fill the disk, and nothing stored gives way', async (context) => {
  const most = { inAll: { links: 4, bytes: 4_800 }, ofNetwork: { links: 2, bytes: 2_100 } }
  const site = await serve(context, { most })
  const from = (network: number) => `203.0.${network}.7`
  const make = async (network: number, bytes: number, claim = newClaim()) => {
    const { status } = await site.ask('POST', { ...claim, body: randomBytes(bytes), from: from(network) })
    return { claim, status }
  }
  const ada = await make(1, 900)
  assert.equal(ada.status, 201)
  assert.equal((await make(1, 1_200)).status, 507)
  assert.equal((await make(1, 900)).status, 201)
  assert.equal((await make(1, 9)).status, 507)
  // The same link may still be stored again, as long as it fits
  assert.equal((await site.ask('PUT', { ...ada.claim, body: randomBytes(950), from: from(1) })).status, 204)
  assert.equal((await site.ask('PUT', { ...ada.claim, body: randomBytes(1_800), from: from(1) })).status, 507)
  assert.equal((await site.ask('GET', ada.claim)).body.length, 950)
  assert.equal((await make(2, 900)).status, 201)
  assert.equal((await make(3, 2_000)).status, 507)
  assert.equal((await make(3, 900)).status, 201)
  assert.equal((await make(4, 9)).status, 507)
  site.restart()
  assert.equal((await make(5, 9)).status, 507)
  assert.equal((await site.onDisk()).length, 4)
  // One that is forgotten makes room
  assert.equal((await site.ask('DELETE', ada.claim)).status, 204)
  assert.equal((await make(5, 9)).status, 201)
})

test('a network that asks too often waits, and others do not', async (context) => {
  const site = await serve(context, { perMinute: 5 })
  const claim = newClaim()
  const from = '203.0.113.9'
  for (let count = 0; count < 5; count += 1) await site.ask('GET', { ...claim, from })
  const { status, headers } = await site.ask('GET', { ...claim, from: '203.0.113.200' })
  assert.equal(status, 429)
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.equal((await site.ask('GET', { ...claim, from: '198.51.100.1' })).status, 404)
})

test('what cannot be stored is not shown as stored', async (context) => {
  const space = { free: 0 }
  const site = await serve(context, { reserve: createDiskReserve({ freeBytes: async () => space.free }) })
  const claim = newClaim()
  assert.equal((await site.ask('POST', { ...claim, body: randomBytes(9) })).status, 507)
  assert.deepEqual(await site.onDisk(), [])
  space.free = Number.MAX_SAFE_INTEGER
  assert.equal((await site.ask('POST', { ...claim, body: randomBytes(9) })).status, 201)
  if (process.getuid?.() === 0) return
  await chmod(site.dir, 0o500)
  context.after(() => chmod(site.dir, 0o700))
  assert.equal((await site.ask('PUT', { ...claim, body: randomBytes(9) })).status, 503)
})
