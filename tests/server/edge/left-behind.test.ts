import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** What visitors leave behind who go before their request is complete, against the built server. */

const { server } = await startSite()

const openFiles = (): number => readdirSync(`/proc/${server.pid}/fd`).length

/** Sends the head and a part of the body, reads the answer, and goes. */
function leaveEarly(path: string): Promise<string> {
  const { port, host } = new URL(server.origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(String(answer).slice(0, 12))
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(1_000)}`,
    )
  })
}

test('a body that its sender leaves after the answer keeps no connection open', {
  skip: process.platform !== 'linux',
}, async () => {
  await leaveEarly('/nothing')
  const idle = openFiles()
  const answers = await Promise.all(Array.from({ length: 60 }, () => leaveEarly('/nothing')))
  assert.deepEqual([...new Set(answers)], ['HTTP/1.1 405'])
  // The pool keeps 32 connections, each with two ends
  await waitFor('the connections to end', () => openFiles() <= idle + 66)
})
