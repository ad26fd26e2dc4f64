import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod'

/**
 * A server that takes over from a running one (ADR-0030). The running one starts it with its listening sockets and waits until
 * it has loaded everything but the data; then it ends its own work and gives it the data folder.
 */

const successorVariable = 'PONTE_SUCCESSOR'
/** In their order. The running server says `yours`, its successor the others. */
const wordSchema = z.discriminatedUnion('say', [
  z.object({ say: z.enum(['prepared', 'yours', 'ready']) }),
  z.object({ say: z.literal('failed'), reason: z.string() }),
])
type Word = z.infer<typeof wordSchema>
type Step = Exclude<Word['say'], 'failed'>

/** Until a successor must be prepared, which may be built before, and ready once the data is its own. Milliseconds. */
const patienceMs = 300_000

export type Successor = {
  pid: number
  hasEnded(): boolean
  /** Ends it, when this server goes on, or ends without handing over. */
  abandon(): void
  /** Gives it the data folder, which must be free. Resolves when it answers visitors; rejects when it ends before. */
  takeOver(): Promise<void>
}

/**
 * Starts the program of this process again, on the same sockets. Resolves when it is prepared; rejects with its reason when
 * it cannot be.
 */
export async function startSuccessor(
  descriptors: readonly number[],
  env: NodeJS.ProcessEnv,
): Promise<Successor> {
  const [, program = ''] = process.argv
  const command = [process.execPath, ...process.execArgv, program]
  // Only the child knows its own number before it runs
  const child = spawn('/bin/sh', ['-c', 'LISTEN_PID=$$ exec "$@"', 'sh', ...command], {
    env: { ...env, LISTEN_FDS: String(descriptors.length), [successorVariable]: '1' },
    stdio: ['ignore', 'inherit', 'inherit', ...descriptors, 'ipc'],
    // The signals of a terminal are for the process that was started in it
    detached: true,
  })
  try {
    await reached(child, 'prepared')
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    abandon() {
      child.kill('SIGKILL')
    },
    async takeOver() {
      const ready = reached(child, 'ready')
      child.send({ say: 'yours' } satisfies Word)
      await ready
    },
  }
}

async function reached(child: ChildProcess, step: Step): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const failed = heard(child, 'failed', signal).then((word) => {
    throw new Error(word.say === 'failed' ? word.reason : '')
  })
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`It ended with ${code ?? by}.`)
  })
  const late = setTimeout(
    () => over.abort(new Error(`It was not ${step} within ${patienceMs / 1000} s.`)),
    patienceMs,
  )
  const waits = [heard(child, step, signal), failed, ended]
  for (const wait of waits) wait.catch(() => undefined)
  try {
    await Promise.race(waits)
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(late)
    over.abort()
  }
}

/** What a successor says and hears; null for a server that was started by itself. */
export function predecessorOf(env: Record<string, string | undefined>) {
  const isSuccessor = env[successorVariable] !== undefined && process.send !== undefined
  delete env[successorVariable]
  if (!isSuccessor) return null
  const tell = (word: Word) =>
    new Promise<void>((resolve) => {
      if (process.connected) process.send?.(word, undefined, undefined, () => resolve())
      else resolve()
    })
  return {
    /** Says that everything but the data is loaded. Resolves when the data folder is free. */
    async waitForData(): Promise<void> {
      const over = new AbortController()
      // A running server that was killed has left the data, too
      const waits = [
        heard(process, 'yours', over.signal),
        once(process, 'disconnect', { signal: over.signal }),
      ]
      for (const wait of waits) wait.catch(() => undefined)
      await tell({ say: 'prepared' })
      await Promise.race(waits)
      over.abort()
    },
    async ready(): Promise<void> {
      await tell({ say: 'ready' })
      if (process.connected) process.disconnect()
    },
    /** `reason` is for the operator. */
    fail: (reason: string): Promise<void> => tell({ say: 'failed', reason }),
  }
}

function heard(
  from: ChildProcess | NodeJS.Process,
  expected: Word['say'],
  signal: AbortSignal,
): Promise<Word> {
  return new Promise((resolve, reject) => {
    const stop = () => from.off('message', listener)
    const listener = (message: unknown) => {
      const { data: word } = wordSchema.safeParse(message)
      if (word?.say !== expected) return
      stop()
      resolve(word)
    }
    from.on('message', listener)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}
