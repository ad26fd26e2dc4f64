import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '#scripts/setup.mjs'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { owner, send } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const bin = path.join(root, 'scripts/bin.mjs')
const post = {
  title: 'Mine',
  content: 'A text.',
  description: 'D',
  category: 'Technology',
  readTime: '1 min read',
  published: true,
}

test('a site of its own is made once, starts by its own folder, and commits nothing to the code', async (context) => {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-init-'))
  context.after(() => rm(base, { recursive: true, force: true }))
  const site = path.join(base, 'a site')
  const { status, stdout, stderr } = await ponte(['init', site, owner.email, '--json'], base)
  assert.equal(status, 0, stderr)
  const { link } = JSON.parse(stdout)
  assert.equal((await stat(path.join(site, '.env'))).mode & 0o777, 0o600)
  assert.equal((await stat(path.join(site, 'data'))).mode & 0o777, 0o700)
  assert.deepEqual(await readdir(base), ['a site'])
  const before = await filesOf(site)
  assert.equal((await ponte(['init', site], base)).status, 0)
  assert.deepEqual(await filesOf(site), before)

  const codeBefore = headOf(root)
  const server = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...bareEnvironment, PORT: '0', TMPDIR: base },
  })
  const ended = once(server, 'exit')
  try {
    let log = ''
    server.stdout.setEncoding('utf8').on('data', (text) => {
      log += text
    })
    const address = await waitFor('the server', () => /Ready at http:\/\/([^"\s]+)/.exec(log)?.[1])
    const origin = `http://${address.replace('127.0.0.1', 'localhost')}`
    const headers = { Origin: 'http://localhost:3000', Host: 'localhost:3000' }
    const token = new URL(link).searchParams.get('setup')
    const made = await send('POST', `${origin}/api/session/setup`, {
      headers,
      body: { token, name: 'Ada', ...owner },
    })
    assert.equal(made.status, 200, made.text)
    const cookie = (made.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
    const saved = await send('POST', `${origin}/api/blog/posts`, { headers, cookie, body: post })
    assert.equal(saved.status, 201, saved.text)
    assert.match(headOf(path.join(site, 'content')), /Mine/)
    assert.equal(headOf(root), codeBefore)
    assert.equal((await ponte(['check'], site)).status, 0)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
})

test('a folder with other things, or in the code, is refused', async (context) => {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-init-'))
  context.after(() => rm(base, { recursive: true, force: true }))
  await writeFile(path.join(base, 'letter.txt'), 'Dear')
  const full = await ponte(['init', base], base)
  assert.equal(full.status, 1)
  assert.match(full.stderr, /not empty/)
  const inCode = await ponte(['init', path.join(root, 'site')], base)
  assert.equal(inCode.status, 1)
  assert.match(inCode.stderr, /folder of the code/)
  assert.equal((await ponte(['init', path.join(base, 'x'), '--url', 'nonsense'], base)).status, 2)
  assert.deepEqual(await readdir(base), ['letter.txt'])
})

async function ponte(words: string[], cwd: string) {
  const child = spawn(process.execPath, [bin, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: bareEnvironment,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  const [status] = await once(child, 'close')
  return { status, stdout, stderr }
}

const headOf = (folder: string): string =>
  execFileSync('git', ['-c', 'safe.directory=*', 'log', '-1', '--format=%H %s'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

async function filesOf(folder: string): Promise<[string, string][]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Promise.all(
    files.sort().map(async (file) => [file, await readFile(file, 'hex')] satisfies [string, string]),
  )
}
