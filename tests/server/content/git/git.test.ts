import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createGit, GitError } from '#server/content/git/git.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

test('any bytes are stored and returned unchanged', async (t) => {
  const cwd = await temporaryFolder(t)
  const git = createGit({ cwd })
  await git(['init', '--quiet'])
  for (const bytes of [
    randomBytes(300_000),
    Buffer.from([0xff, 0xfe, 0, 0x0d, 0x0a, 0xc3]),
    Buffer.alloc(0),
  ]) {
    await writeFile(path.join(cwd, 'file'), bytes)
    const id = (await git(['hash-object', '-w', '--', 'file'])).stdout.toString().trim()
    assert.deepEqual((await git(['cat-file', 'blob', id])).stdout, bytes)
    const { stdout } = await git(['cat-file', '--batch'], { input: `${id}\n` })
    assert.deepEqual(stdout.subarray(stdout.indexOf('\n') + 1, -1), bytes)
    await git(['update-index', '--add', '--', 'file'])
    const { stdout: shown } = await git(['show', ':file'])
    assert.deepEqual(shown, bytes)
  }
})

test('stdin is closed even without input, and a large text arrives whole', async (t) => {
  const git = createGit({ cwd: await temporaryFolder(t) })
  await git(['init', '--quiet'])
  assert.equal((await git(['cat-file', '--batch'])).stdout.length, 0)
  const text = 'è\n'.repeat(500_000)
  const id = (await git(['hash-object', '-w', '--stdin'], { input: text })).stdout.toString().trim()
  assert.equal((await git(['cat-file', 'blob', id])).stdout.toString(), text)
})

test('commands run concurrently', async (t) => {
  const cwd = await temporaryFolder(t)
  const meeting = path.join(cwd, 'meeting')
  // Each program waits for the other to open the pipe: run in sequence they would wait for ever
  const program = await script(
    t,
    `[ "$last" = reader ] && read word < ${meeting} && echo "$word" || echo met > ${meeting}`,
  )
  await createGit({ cwd, program: await script(t, `mkfifo ${meeting}`) })(['make'])
  const git = createGit({ cwd, program, timeLimitMs: 60_000 })
  const [read] = await Promise.all([git(['reader']), git(['writer'])])
  assert.equal(read.stdout.toString(), 'met\n')
})

test('a command is ended by its time limit, an abort signal or its output limit', async (t) => {
  const cwd = await temporaryFolder(t)
  const endless = await script(t, 'while :; do echo more; done')
  const cases = [
    [/took longer than 50 ms/, { timeLimitMs: 50, outputLimit: 1e12 }, undefined],
    [/wrote too much/, { outputLimit: 1000 }, undefined],
    [/was ended/, { outputLimit: 1e12 }, AbortSignal.timeout(50)],
    [/was ended/, {}, AbortSignal.abort()],
  ] as const
  await Promise.all(
    cases.map(([words, options, signal]) =>
      assert.rejects(
        createGit({ cwd, program: endless, ...options })(['log'], { ...(signal && { signal }) }),
        (error) => error instanceof GitError && error.code === 'ETIMEDOUT' && words.test(error.message),
      ),
    ),
  )
})

test('a stalled network command is ended without waiting for processes it started', async (t) => {
  const cwd = await temporaryFolder(t)
  const ended = path.join(cwd, 'ended')
  // Keeps the output open, like an ssh whose remote hangs
  const program = await script(t, `(sleep 5; echo ended > ${ended}) & exec sleep 60`)
  const begun = performance.now()
  await assert.rejects(createGit({ cwd, program })(['fetch'], { stallLimitMs: 300 }), /has stalled/)
  assert.ok(performance.now() - begun < 4_500)
  assert.equal(existsSync(ended), false)
})

test('each failure has its code: git’s own, a lock, a git missing or not executable, a missing folder', async (t) => {
  const cwd = await temporaryFolder(t)
  const git = createGit({ cwd })
  await git(['init', '--quiet'])
  const failure = async (run: Promise<unknown>) => {
    const error = await run.then(
      () => null,
      (reason: unknown) => reason,
    )
    assert.ok(error instanceof GitError, String(error))
    return [error.code, error.exitCode]
  }
  assert.deepEqual(await failure(git(['rev-parse', '--verify', 'HEAD'])), ['EGIT', 128])
  await writeFile(path.join(cwd, '.git/index.lock'), '')
  assert.deepEqual(await failure(git(['read-tree', '--empty'])), ['ELOCKED', 128])
  assert.equal((await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })).exitCode, 1)
  const missing = createGit({ cwd, program: path.join(cwd, 'none') })
  assert.deepEqual(await failure(missing(['status'])), ['ENOENT', null])
  const noProgram = createGit({ cwd, program: path.join(cwd, '.git/HEAD') })
  assert.deepEqual(await failure(noProgram(['status'])), ['EACCES', null])
  assert.deepEqual(await failure(createGit({ cwd: path.join(cwd, 'none') })(['status'])), ['ENOENT', null])
})

test('an environment variable or option that is not allowed is refused', async (t) => {
  const git = createGit({ cwd: await temporaryFolder(t) })
  for (const name of ['GIT_PAGER', 'GIT_SSH_COMMAND', 'GIT_EXEC_PATH', 'GIT_NAMESPACE'])
    await assert.rejects(git(['status'], { env: { [name]: 'x' } }), /not permitted|blocked/, name)
  for (const parameters of [
    ['-c', 'core.sshCommand=x', 'status'],
    ['-c', 'diff.external=x', 'diff'],
    ['clone', '--upload-pack=x', 'a'],
  ])
    await assert.rejects(git(parameters), /not permitted/, parameters.join(' '))
})

/** A program in place of git. `$last` is its last argument; `git config` finds nothing. */
async function script(t: TestContext, text: string): Promise<string> {
  const file = path.join(await temporaryFolder(t), 'program')
  const first = 'for word; do last=$word; [ "$word" = config ] && exit 1; done'
  await writeFile(file, `#!/bin/sh\n${first}\n${text}\n`)
  await chmod(file, 0o755)
  return file
}
