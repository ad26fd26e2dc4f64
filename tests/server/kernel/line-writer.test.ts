import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createLineWriter } from '#server/kernel/line-writer.ts'

/** A reader with room for that many bytes, and a writer that buffers 100 more. */
function pair({ room }: { room: number }) {
  let left = room
  let text = ''
  const gaps: number[] = []
  const writer = createLineWriter({
    write(bytes) {
      if (left === 0) throw Object.assign(new Error('full'), { code: 'EAGAIN' })
      const some = bytes.subarray(0, left)
      left -= some.length
      text += Buffer.from(some).toString()
      return some.length
    },
    onGap(dropped) {
      gaps.push(dropped)
      writer.write(`gap of ${dropped}\n`)
    },
    mostBytes: 100,
  })
  return {
    writer,
    gaps,
    text: () => text,
    read(bytes: number) {
      left += bytes
    },
  }
}

const fakeTimers = (context: TestContext) => context.mock.timers.enable({ apis: ['setTimeout'] })

test('without a reader, lines are buffered, then dropped, counted and reported in their place', (context) => {
  fakeTimers(context)
  const { writer, text, read, gaps } = pair({ room: 5 })
  for (let at = 10; at < 30; at += 1) writer.write(`line ${at}\n`)
  // Five bytes of the first line were written; a hundred are buffered
  assert.equal(text(), 'line ')
  assert.equal(writer.dropped(), 20 - 13)
  read(20)
  context.mock.timers.tick(100)
  assert.equal(text(), 'line 10\nline 11\nline 12\nl')
  assert.deepEqual(gaps, [])
  read(1_000)
  context.mock.timers.tick(100)
  assert.deepEqual(gaps, [7])
  writer.write('after\n')
  assert.deepEqual(text().trimEnd().split('\n').slice(-3), ['line 22', 'gap of 7', 'after'])
  assert.equal(writer.dropped(), 7)
})

test('a flush waits for a reader no longer than its limit', () => {
  const { writer } = pair({ room: 0 })
  writer.write('unread\n')
  const started = performance.now()
  writer.flush(50)
  assert.ok(performance.now() - started < 5_000)
  assert.equal(writer.dropped(), 0)
})

test('after the reader has gone, lines are dropped without an error', () => {
  const writer = createLineWriter({
    write() {
      throw Object.assign(new Error('gone'), { code: 'EPIPE' })
    },
    onGap: () => assert.fail('there is nobody to tell'),
  })
  writer.write('one\n')
  writer.write('two\n')
  assert.equal(writer.dropped(), 2)
})

test('a longer line is cut to two kilobytes and is still JSON', () => {
  const lines: string[] = []
  const writer = createLineWriter({
    write: (bytes) => {
      lines.push(Buffer.from(bytes).toString())
      return bytes.length
    },
    onGap: () => undefined,
  })
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, 'x'.repeat(9_000)]))
  for (const fields of [{ path: '/'.repeat(16_000) }, { error: { stack: 'at\n'.repeat(9_000) } }, many])
    writer.write(`${JSON.stringify({ level: 'info', ...fields, msg: 'Answered' })}\n`)
  assert.equal(lines.length, 3)
  for (const line of lines) {
    assert.ok(line.length <= 2_048 && line.endsWith('\n'), String(line.length))
    assert.equal(JSON.parse(line).msg, 'Answered')
  }
})
