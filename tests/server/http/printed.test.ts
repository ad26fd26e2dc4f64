import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { logWhatIsPrinted } from '#server/http/printed.ts'
import type { Log } from '#server/kernel/log.ts'

function recorder() {
  const lines: { level: string; fields: object; message: string }[] = []
  const of = (level: string) => (fields: object, message: string) => {
    lines.push({ level, fields, message })
  }
  const methods = { debug: of('debug'), info: of('info'), warn: of('warn'), error: of('error') }
  /** Like a logging library's: its methods need the logger as `this`. */
  const log: Log = Object.fromEntries(
    Object.entries(methods).map(([level, write]) => [
      level,
      function (this: unknown, fields: object, message: string) {
        assert.equal(this, log)
        write(fields, message)
      },
    ]),
  ) as typeof methods
  return { log, lines }
}

test('console output and Node warnings become log lines until the redirection is undone', async () => {
  const { log, lines } = recorder()
  const listeners = process.listeners('warning')
  const { error } = console
  const undo = logWhatIsPrinted(log)
  try {
    console.error('\u001b[31m%s\u001b[39m', new TypeError('broken').message)
    console.log('told', 1)
    console.warn('x'.repeat(10_000))
    const warned = once(process, 'warning')
    process.emitWarning('Old ways', 'DeprecationWarning')
    await warned
  } finally {
    undo()
  }
  assert.deepEqual(lines.slice(0, 2), [
    { level: 'error', fields: { printed: 'broken' }, message: 'Printed by a library' },
    { level: 'info', fields: { printed: 'told 1' }, message: 'Printed by a library' },
  ])
  assert.ok(JSON.stringify(lines[2]).length < 5_000)
  assert.deepEqual([lines[3]?.level, lines[3]?.message], ['warn', 'Node warns: Old ways'])
  assert.equal(console.error, error)
  assert.deepEqual(process.listeners('warning'), listeners)
})
