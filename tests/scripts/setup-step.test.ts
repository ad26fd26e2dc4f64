import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

const setup = pathToFileURL(path.resolve('scripts/setup.mjs')).href

/** Runs a process without a terminal that runs one step and then prints a JSON line like the server. */
function runStep(command: string, program: string) {
  const code = `
    const { step } = await import(${JSON.stringify(setup)})
    step('Building the site', process.argv[1], ['-e', process.argv[2]])
    console.log('{"msg":"Ready"}')`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code, command, program],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('a step that succeeds prints nothing, so standard output has JSON lines only (R240)', () => {
  const found = runStep(process.execPath, 'console.log("400 files"); console.error("a warning")')
  assert.deepEqual(found, { status: 0, stdout: '{"msg":"Ready"}\n', stderr: '' })
})

test('a step that fails prints its last lines to standard error and keeps its exit code; a missing program is named (R240)', () => {
  const failing = `
    for (let line = 1; line <= 500; line++) console.log('line ' + line)
    console.error('the reason')
    process.exitCode = 7`
  const { status, stdout, stderr } = runStep(process.execPath, failing)
  assert.deepEqual([status, stdout], [7, ''])
  const lines = stderr.trim().split('\n')
  assert.deepEqual([lines[0], lines.at(-1), lines.length], ['Building the site failed:', 'the reason', 31])
  assert.ok(lines.includes('line 500'))
  const unknown = runStep('there-is-no-such-program', '')
  assert.equal(unknown.status, 1)
  assert.match(unknown.stderr, /^Building the site failed:\nthere-is-no-such-program: /)
})
