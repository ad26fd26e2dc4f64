import { format, stripVTControlCharacters } from 'node:util'
import type { Log } from '../kernel/log.ts'

const longest = 4_000

/** Redirects console output of libraries and warnings of Node to the log. Returns a function to undo it. */
export function logWhatIsPrinted(log: Log): () => void {
  const { error, warn, info, log: plain, debug } = console
  // Called as a method: a library's logger needs its `this`
  const to =
    (level: keyof Log) =>
    (...words: unknown[]): void =>
      log[level](
        { printed: stripVTControlCharacters(format(...words)).slice(0, longest) },
        'Printed by a library',
      )
  console.error = to('error')
  console.warn = to('warn')
  console.info = to('info')
  console.log = to('info')
  console.debug = to('debug')
  const onWarning = ({ name, message, stack }: Error) =>
    log.warn({ warning: { name, stack } }, `Node warns: ${message}`)
  // Node's own listener writes to stderr
  const before = process.listeners('warning')
  process.removeAllListeners('warning').on('warning', onWarning)
  return () => {
    Object.assign(console, { error, warn, info, log: plain, debug })
    process.removeListener('warning', onWarning)
    for (const listener of before) process.on('warning', listener)
  }
}
