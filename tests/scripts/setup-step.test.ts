import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

const setup = pathToFileURL(path.resolve('scripts/setup.mjs')).href

/** A process, without a terminal, that runs one step and then prints a JSON line as the server does. */
function runStep(program: string) {
  const code = `
    const { step } = await import(${JSON.stringify(setup)})
    step('Building the site', process.execPath, ['-e', process.argv[1]])
    console.log('{"msg":"Ready"}')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code, program], { encoding: 'utf8' })
}

test('a step that succeeds leaves standard output to the JSON lines (R240)', () => {
  const { status, stdout, stderr } = runStep('console.log("400 files"); console.error("a warning")')
  assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '{"msg":"Ready"}\n', stderr: '' })
})

test('a step that fails shows its last lines on standard error and keeps its exit code (R240)', () => {
  const { status, stdout, stderr } = runStep(`
    for (let line = 1; line <= 500; line++) console.log('line ' + line)
    console.error('the reason')
    process.exitCode = 7`)
  assert.equal(status, 7)
  assert.equal(stdout, '')
  const lines = stderr.trim().split('\n')
  assert.equal(lines[0], 'Building the site failed:')
  assert.equal(lines.at(-1), 'the reason')
  assert.equal(lines.length, 31)
  assert.ok(lines.includes('line 500'))
})

test('a program that does not exist fails the step with its name (R240)', () => {
  const code = `
    const { step } = await import(${JSON.stringify(setup)})
    step('Installing packages', 'there-is-no-such-program', [])`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(stderr, /^Installing packages failed:\nthere-is-no-such-program: /)
})
