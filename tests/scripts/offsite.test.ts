import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { type Folders, makeFolders, send, signIn, startAndFail, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields } from '#tests/server/leads/sample-lead.ts'

const skip = spawnSync('restic', ['version']).status === 0 ? false : 'restic is not installed'

const canary = 'Quagmire Zephyr'
const post = {
  title: canary,
  content: `${canary} one.`,
  description: 'D',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
}
const lead = { ...sampleFields, name: canary, packageName: 'Get Clients' }

type Place = { folders: Folders; store: string; keyFile: string; env: Record<string, string> }

async function place(context: TestContext): Promise<Place> {
  const folders = await makeFolders()
  context.after(() => folders.remove())
  const store = path.join(folders.base, 'store')
  const keyFile = path.join(folders.base, 'offsite.key')
  await writeFile(keyFile, 'a key of more than enough characters\n', { mode: 0o600 })
  const env = {
    CONTENT_DIR: folders.contentDir,
    DATA_DIR: folders.dataDir,
    OFFSITE_URL: `file:${store}`,
    OFFSITE_KEY_FILE: keyFile,
    PATH: process.env.PATH ?? '',
  }
  return { folders, store, keyFile, env }
}

type State = { status: string; lagSeconds: number; copiedAt: string | null; fault?: string }

async function offsiteOf(origin: string): Promise<State> {
  const { json } = await send('GET', `${origin}/readyz`)
  return json.parts.offsite
}

/** Resolves when everything that was acknowledged before the call is in the copy, with the seconds that took. */
async function copied(origin: string): Promise<number> {
  const start = performance.now()
  // The watch reports a change a moment after it
  await sleep(100)
  await waitFor('the copy', async () => {
    const { lagSeconds, copiedAt } = await offsiteOf(origin)
    return lagSeconds === 0 && copiedAt !== null
  })
  return (performance.now() - start) / 1000
}

async function bytesBelow(folder: string): Promise<Buffer> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  return Buffer.concat(await Promise.all(files.map((one) => readFile(path.join(one.parentPath, one.name)))))
}

const doctorSays = async (env: Place['env']): Promise<string> =>
  (await startPonte(['doctor', '--json'], { env })).stdout

const gitIn = (cwd: string, ...words: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], {
    cwd,
    encoding: 'utf8',
    env: bareEnvironment,
  }).trim()

test('a machine that is gone comes back from the copy: posts, history, leads, staff, and nothing readable without the key', {
  skip,
}, async (context) => {
  const { folders, store, keyFile, env } = await place(context)
  const server = await startServer({ folders, env: { ...env, LEADS_PER_MINUTE: '0' } })
  context.after(() => server.stop().catch(() => undefined))
  const { origin } = server
  const cookie = await signIn(origin)
  await copied(origin)
  const made = await send('POST', `${origin}/api/blog/posts`, { cookie, body: post })
  assert.equal(made.status, 201, made.text)
  const inquiry = await send('POST', `${origin}/api/pricing-inquiry`, { body: lead })
  assert.equal(inquiry.status, 200, inquiry.text)
  context.diagnostic(`post and lead copied after ${(await copied(origin)).toFixed(1)} s`)
  const { status, text } = await send('GET', `${origin}/metrics`)
  assert.equal(status, 200)
  assert.match(text, /^ponte_offsite_lag_seconds 0$/m)
  assert.match(text, /^ponte_offsite_failing 0$/m)
  const head = gitIn(folders.contentDir, 'rev-parse', 'HEAD')

  const checked = await startPonte(['offsite', 'check', '--json'], { env })
  assert.equal(checked.status, 0, checked.stdout + checked.stderr)
  assert.ok(JSON.parse(checked.stdout).compared > 10, checked.stdout)
  const told = await startPonte(['offsite', 'status', '--json'], { env })
  assert.equal(told.status, 0, told.stderr)
  assert.equal(JSON.parse(told.stdout).check.ok, true)
  assert.match(await doctorSays(env), /"id": "offsite",\s+"state": "ok"/)

  const standby = path.join(folders.base, 'standby')
  const follow = (into: string) =>
    startPonte(['offsite', 'follow', '--once', '--json', '--into', into], { env })
  assert.equal(JSON.parse((await follow(standby)).stdout).isNew, true)
  assert.equal(JSON.parse((await follow(standby)).stdout).isNew, false)
  assert.match((await follow(path.join(folders.dataDir, 'standby'))).stderr, /cannot hold the copy/)

  await server.kill()
  for (const folder of [folders.contentDir, folders.dataDir]) await rm(folder, { recursive: true })
  const stored = Buffer.concat([await bytesBelow(store), await bytesBelow(standby)])
  for (const word of ['Quagmire', 'Zephyr', 'owner@example.com', 'lead.json', 'accounts.json']) {
    assert.equal(stored.includes(word), false, `${word} can be read in the store`)
  }
  assert.equal(stored.includes((await readFile(keyFile, 'utf8')).trim()), false)

  const restored = await startPonte(['offsite', 'restore', '--json'], { env })
  assert.equal(restored.status, 0, restored.stderr)
  const facts = JSON.parse(restored.stdout)
  assert.equal(facts.counts.leads, 1)
  assert.equal(facts.counts.staff, 1)
  assert.equal(gitIn(folders.contentDir, 'rev-parse', 'HEAD'), head)
  assert.equal(gitIn(folders.contentDir, 'status', '--porcelain'), '')
  assert.equal(gitIn(folders.contentDir, 'fsck', '--connectivity-only', '--no-dangling'), '')
  const again = await startServer({ folders, env })
  context.after(() => again.stop().catch(() => undefined))
  const page = await send('GET', `${again.origin}/api/blog/slug/${made.json.slug}`)
  assert.match(page.text, /Quagmire Zephyr one/)
  const leads = await send('GET', `${again.origin}/api/leads`, { cookie: await signIn(again.origin) })
  assert.match(leads.text, /Quagmire Zephyr/)

  await again.stop()

  // Whatever file it is in: one bit
  const packs = (await readdir(path.join(store, 'data'), { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile(),
  )
  const [pack] = packs
  assert.ok(pack)
  const packFile = path.join(pack.parentPath, pack.name)
  const bytes = await readFile(packFile)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await chmod(packFile, 0o600)
  await writeFile(packFile, bytes)
  const damaged = await startPonte(['offsite', 'check', '--json'], { env })
  assert.equal(damaged.status, 1)
  assert.equal(JSON.parse(damaged.stdout).ok, false, damaged.stdout)
  assert.match(await doctorSays(env), /The last check of the copy failed/)
  const warned = await startServer({ folders, env })
  context.after(() => warned.stop().catch(() => undefined))
  await waitFor('the alarm', async () => (await offsiteOf(warned.origin)).status === 'degraded')
  await warned.stop()

  // The store is lost as well
  await rm(store, { recursive: true })
  const takeOver = ['offsite', 'take-over', '--json', '--into', standby]
  assert.match((await startPonte(takeOver, { env })).stderr, /--force/)
  const taken = await startPonte([...takeOver, '--force'], { env })
  assert.equal(taken.status, 0, taken.stderr)
  assert.match(taken.stderr, /taking what is on this machine/)
  assert.equal(JSON.parse(taken.stdout).counts.leads, 1)
  assert.equal(gitIn(folders.contentDir, 'rev-parse', 'HEAD'), head)

  await writeFile(keyFile, 'another key of more than enough characters')
  const locked = await startPonte(['offsite', 'restore', '--to', path.join(folders.base, 'elsewhere')], {
    env: { ...env, OFFSITE_URL: `file:${standby}` },
  })
  assert.equal(locked.status, 1)
  assert.match(locked.stderr, /wrong password/)
})

test('a place that cannot be used is no copy: the lag grows, and ends when it is there again', {
  skip,
}, async (context) => {
  const { folders, store, env } = await place(context)
  // A file where the folder should be
  await writeFile(store, '')
  const server = await startServer({ folders, env })
  context.after(() => server.stop().catch(() => undefined))
  await waitFor('the fault', async () => (await offsiteOf(server.origin)).fault !== undefined)
  const failing = await offsiteOf(server.origin)
  assert.equal(failing.copiedAt, null)
  assert.ok(failing.lagSeconds > 0)
  await rm(store)
  await mkdir(store)
  await copied(server.origin)
  assert.equal((await offsiteOf(server.origin)).fault, undefined)
})

test('a start without what the copy needs ends with advice', { skip }, async (context) => {
  const { folders, keyFile, env } = await place(context)
  const fails = async (more: Record<string, string>, words: RegExp) => {
    const { code, output } = await startAndFail({ folders, env: { ...env, ...more } })
    assert.equal(code, 78, output)
    assert.match(output, words)
  }
  await fails({ OFFSITE_KEY_FILE: '' }, /OFFSITE_KEY_FILE must name/)
  await fails({ OFFSITE_KEY_FILE: `${keyFile}-none` }, /offsite init/)
  await fails({ OFFSITE_URL: `file:${folders.dataDir}/copy` }, /must not name a folder in/)
  await fails({ OFFSITE_URL: 's3://bucket/a' }, /AWS_ACCESS_KEY_ID/)
  await chmod(keyFile, 0o644)
  await fails({}, /chmod 600/)
  await rm(keyFile)
  const made = await startPonte(['offsite', 'init'], { env })
  assert.equal(made.status, 0, made.stderr)
  assert.match(await readFile(keyFile, 'utf8'), /^[\w-]{43}\n$/)
  assert.equal((await startPonte(['offsite', 'init'], { env })).status, 1)
})
