import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { DataInUse, isServerRunning, lockData } from '#server/kernel/data-lock.ts'
import { silentLog as log } from '#server/kernel/log.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { programOf } from '#tests/helpers/program-of.ts'
import { envOf, foldersOf, startAndFail, startServer } from '#tests/helpers/server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const lockOf = (dataDir: string) => path.join(dataDir, 'server.lock')
const onLost = (error: Error) => {
  throw error
}

test('a second server on a data folder exits with 78 and names the owner, which keeps its lock; the lock of an ended process is taken over at once', async (context) => {
  const folders = await foldersOf(context)
  const { dataDir } = folders
  await mkdir(dataDir)
  const owner = await lockData({ dataDir, log, onLost })
  const owned = await readFile(lockOf(dataDir), 'utf8')
  const second = await startAndFail({ folders, env: { ...envOf(folders), PORT: '0' } })
  assert.equal(second.code, 78)
  assert.match(
    second.output,
    new RegExp(`in use by another server: process ${process.pid} on \\S+, since 20`),
  )
  assert.doesNotMatch(second.output, /^\s+at /m)
  assert.equal(await readFile(lockOf(dataDir), 'utf8'), owned)
  const added = await callPonte(['staff', 'add', 'grace@example.com'], { env: envOf(folders) })
  assert.equal(added.status, 0, added.stderr)
  await owner.release()

  await writeFile(lockOf(dataDir), await leftBehind())
  const next = await startServer({ folders })
  context.after(() => next.kill())
  assert.match(await readFile(lockOf(dataDir), 'utf8'), new RegExp(`"pid":${next.pid},`))
  assert.equal(await next.stop(), 0)
  // A stopped server leaves no lock behind
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('server.lock'))
  assert.deepEqual(left, [])
})

test('of several processes that find a leftover lock, exactly one acquires it', async (context) => {
  const dataDir = await temporaryFolder(context)
  const program = `
    import { createInterface } from 'node:readline'
    import { lockData } from '#server/kernel/data-lock.ts'
    import { silentLog as log } from '#server/kernel/log.ts'
    let lock
    console.log('ready')
    for await (const order of createInterface({ input: process.stdin })) {
      if (order === 'take') {
        lock = null
        const answer = await lockData({ dataDir: process.argv[1], log, onLost() {} }).then(
          (taken) => { lock = taken; return 'mine' },
          (error) => error.name,
        )
        console.log(answer)
      } else {
        await lock?.release()
        console.log('free')
      }
    }`
  const options = [...(await programOf(program)), dataDir]
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const lines = children.map((child) => child.stdout[Symbol.asyncIterator]())
  const next = () => Promise.all(lines.map(async (line) => String((await line.next()).value).trim()))
  const tell = (order: string) => {
    for (const child of children) child.stdin.write(`${order}\n`)
    return next()
  }
  const [left, ready] = await Promise.all([leftBehind(), next()])
  assert.deepEqual(new Set(ready), new Set(['ready']))
  for (let round = 0; round < 3; round += 1) {
    await writeFile(lockOf(dataDir), left + round)
    const answers = await tell('take')
    assert.equal(answers.filter((answer) => answer === 'mine').length, 1, answers.join())
    assert.equal(answers.filter((answer) => answer === 'DataInUse').length, 3, answers.join())
    await tell('free')
  }
  for (const child of children) child.stdin.end()
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
})

/** The lock of a process on this system that has ended. */
async function leftBehind(): Promise<string> {
  const program = `
    import { lockData } from '#server/kernel/data-lock.ts'
    import { silentLog as log } from '#server/kernel/log.ts'
    import { mkdtempSync, readFileSync } from 'node:fs'
    const dataDir = mkdtempSync(process.argv[1])
    await lockData({ dataDir, log, onLost() {} })
    console.log(readFileSync(dataDir + '/server.lock', 'utf8'))`
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-left-'))
  const parameters = [...(await programOf(program)), path.join(folder, 'data-')]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  const found = await text(child.stdout)
  await rm(folder, { recursive: true, force: true })
  return found.trim()
}

test('a lock whose PID now belongs to another process is taken over', async (context) => {
  const dataDir = await temporaryFolder(context)
  const lock = await lockData({ dataDir, log, onLost })
  const holder = JSON.parse(await readFile(lockOf(dataDir), 'utf8'))
  await lock.release()
  const other = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: 'pipe' })
  context.after(() => other.kill())
  // That process is alive, but was not started at the time in the lock
  await writeFile(lockOf(dataDir), JSON.stringify({ ...holder, pid: other.pid, started: '1' }))
  await (await lockData({ dataDir, log, onLost })).release()
})

test('the lock of another machine counts only as long as it is refreshed', async (context) => {
  const dataDir = await temporaryFolder(context)
  const foreign = JSON.stringify({ host: 'elsewhere', pid: 1, since: '2026-01-01T12:00:00.000Z' })
  await writeFile(lockOf(dataDir), foreign)
  // The other machine's clock is a month ahead
  await utimes(lockOf(dataDir), new Date(), new Date(Date.now() + 30 * 86_400_000))
  const beats = setInterval(() => {
    const now = new Date(Date.now() + 30 * 86_400_000)
    utimes(lockOf(dataDir), now, now).catch(() => undefined)
  }, 500)
  try {
    await assert.rejects(
      lockData({ dataDir, log, onLost }),
      /in use by another server: process 1 on elsewhere, since 2026-01-01T12/,
    )
    assert.equal(await isServerRunning(dataDir), true)
  } finally {
    clearInterval(beats)
  }
  assert.equal(await readFile(lockOf(dataDir), 'utf8'), foreign)
  assert.equal(await isServerRunning(dataDir), false)
  const lock = await lockData({ dataDir, log, onLost })
  assert.equal(await isServerRunning(dataDir), true)
  await lock.release()
  assert.equal(await isServerRunning(dataDir), false)
})

test('an owner is told when its lock has been taken over', async (context) => {
  const dataDir = await temporaryFolder(context)
  const told: Error[] = []
  const lock = await lockData({ dataDir, log, onLost: (error) => told.push(error) })
  context.after(() => lock.release())
  const holder = JSON.parse(await readFile(lockOf(dataDir), 'utf8'))
  const other = { ...holder, pid: process.ppid, started: null, id: 'other' }
  await writeFile(lockOf(dataDir), JSON.stringify(other))
  await waitFor('the report of the lost lock', () => told.length)
  assert.ok(told[0] instanceof DataInUse)
})

test('a full disk does not keep a server from starting, but a running owner does', async (context) => {
  const dataDir = await temporaryFolder(context)
  const full = failDisk(dataDir, 1, { code: 'ENOSPC' })
  const free = await lockData({ dataDir, log, onLost }).finally(() => full.mend())
  await free.release()
  const holder = await lockData({ dataDir, log, onLost })
  context.after(() => holder.release())
  const again = failDisk(dataDir, 1, { code: 'ENOSPC' })
  await assert.rejects(lockData({ dataDir, log, onLost }), DataInUse).finally(() => again.mend())
})
