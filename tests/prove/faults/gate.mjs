// Preloaded into a program under proof. Tells which thread makes its file calls, and holds the program until that
// thread is traced when FAULTS_GATE is set.
import { pbkdf2 } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'

const { FAULTS_THREAD_FILE: file, FAULTS_GATE: gate } = process.env

/** Nanoseconds that each thread has run. */
const times = () =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const [ran] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')
      return [thread, Number(ran)]
    }),
  )

if (isMainThread && file) {
  // Work for the one thread of the pool that makes the file calls, too
  await promisify(pbkdf2)('warm', 'salt', 1, 8, 'sha512')
  const before = times()
  await promisify(pbkdf2)('busy', 'salt', 20_000, 64, 'sha512')
  const ran = [...times()]
    .filter(([thread]) => Number(thread) !== process.pid)
    .map(([thread, time]) => ({ thread, time: time - (before.get(thread) ?? 0) }))
    .sort((one, other) => other.time - one.time)
  const { thread } = ran[0]
  writeFileSync(`${file}.tmp`, thread)
  renameSync(`${file}.tmp`, file)
  const pause = new Int32Array(new SharedArrayBuffer(4))
  const isTraced = () => !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/self/task/${thread}/status`, 'utf8'))
  while (gate && !isTraced()) Atomics.wait(pause, 0, 0, 2)
}
