import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import {
  envOf,
  type Folders,
  foldersOf,
  makeFolders,
  signIn,
  startAndFail,
  startServer,
} from '#tests/helpers/server.ts'

const formatOf = ({ dataDir }: Folders): string => path.join(dataDir, 'format.json')

test('a server writes its data format once, and starts on a higher minor version, keeping unknown data (R250, R251)', async (context) => {
  const folders = await makeFolders()
  let server = await startApplication({ folders })
  context.after(async () => {
    await server.stop()
    await folders.remove()
  })
  assert.deepEqual(JSON.parse(await readFile(formatOf(folders), 'utf8')), {
    major: 1,
    minor: 0,
    since: '0.1.0',
  })
  assert.equal((await stat(formatOf(folders))).mode & 0o777, 0o600)

  assert.equal(await server.stop(), 0)

  // Files and fields of a later version of the same format are ignored and kept
  const later = '{"major":1,"minor":9,"since":"0.1.0","colour":"blue"}\n'
  await writeFile(formatOf(folders), later)
  await writeFile(path.join(folders.dataDir, 'later.json'), '[]')
  const accounts = path.join(folders.dataDir, 'staff/accounts.json')
  const stored = JSON.parse(await readFile(accounts, 'utf8'))
  stored.later = { a: 1 }
  stored.accounts[0].shade = 'green'
  await writeFile(accounts, JSON.stringify(stored))
  const settings = path.join(folders.contentDir, 'site.yaml')
  const text = await readFile(settings, 'utf8')
  await writeFile(settings, `${text.replace(/^phone: .*$/m, 'phone: +44 20 7946 0999')}later: { a: 1 }\n`)
  server = await startServer({ folders })
  assert.match(await (await fetch(`${server.origin}/contact`)).text(), /20 7946 0999/)
  assert.match(server.output(), /Unrecognized key: \\"later\\"/)
  assert.ok(await signIn(server.origin))
  const added = await callPonte(['staff', 'add', 'grace@example.com'], { env: envOf(folders) })
  assert.equal(added.status, 0, added.stderr)
  assert.equal(await server.stop(), 0)
  assert.equal(await readFile(formatOf(folders), 'utf8'), later)
  const kept = JSON.parse(await readFile(accounts, 'utf8'))
  assert.deepEqual(kept.later, { a: 1 })
  assert.equal(kept.accounts[0].shade, 'green')
  assert.equal(kept.links.length, 1)
})

test('data of a newer or unknown format makes server and command line exit with 78, and is left unchanged (R251)', async (context) => {
  const formats = [
    ['{"major":2,"minor":0,"since":"7.1.0"}', /Install Ponte 7\.1\.0 or newer/],
    ['{"major":', /format\.json is damaged/],
    ['{"major":"1"}', /format\.json is damaged/],
  ] as const
  for (const [at, [format, message]] of formats.entries()) {
    const folders = await foldersOf(context)
    await mkdir(folders.dataDir)
    await writeFile(formatOf(folders), format)
    const env = envOf(folders)
    const added = await callPonte(['staff', 'add', 'grace@example.com'], { env })
    assert.equal(added.status, 78, added.stderr)
    assert.match(added.stderr, message)
    if (at === 0) {
      const { code, output } = await startAndFail({
        folders,
        env: { ...env, PORT: '0', TMPDIR: folders.base },
      })
      assert.equal(code, 78, output)
      assert.match(output, message)
    }
    assert.deepEqual(await readdir(folders.dataDir), ['format.json'])
    assert.equal(await readFile(formatOf(folders), 'utf8'), format)
  }
})
