import { format, stripVTControlCharacters } from 'node:util'
import type { Log } from './log.ts'

const longest = 4_000

/**
 * Turns what libraries print (Vike an error of a render, React a warning) and what Node warns of into lines of the log.
 * Returns what undoes it.
 */
export function logWhatIsPrinted(log: Log): () => void {
  const { error, warn, info, log: plain, debug } = console
  const to =
    (write: (fields: object, message: string) => void) =>
    (...words: unknown[]): void =>
      write({ printed: stripVTControlCharacters(format(...words)).slice(0, longest) }, 'Printed by a library')
  console.error = to(log.error)
  console.warn = to(log.warn)
  console.info = to(log.info)
  console.log = to(log.info)
  console.debug = to(log.debug)
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
