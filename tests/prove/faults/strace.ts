import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writingCalls } from './trace.ts'

export type Injection = {
  call: string
  /** Position among the traced thread's calls of that name, from 1. */
  nth: number
  error: 'EIO' | 'ENOSPC'
}

export const traced = `trace=${writingCalls.join(',')}`
export const injecting = ({ call, nth, error }: Injection): string =>
  `inject=${call}:error=${error}:when=${nth}`

/** Traces one thread of a running program. Resolves once tracing has begun, with a function that ends it. */
export async function attach(
  thread: number,
  file: string,
  injection: Injection | null,
): Promise<() => Promise<void>> {
  const fault = injection ? ['-e', injecting(injection)] : []
  const parameters = ['-y', '-s', '0', '-e', traced, ...fault, '-o', file, '-p', String(thread)]
  const strace = spawn('strace', parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'close')
  let told = ''
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (chunk) => {
      told += chunk
      if (told.includes('attached')) resolve()
    })
    strace.once('error', reject)
    strace.once('close', () => reject(new Error(`strace ended: ${told}`)))
  })
  return async () => {
    strace.kill('SIGTERM')
    await ended
  }
}
