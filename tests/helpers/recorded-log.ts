import type { Log } from '#server/kernel/log.ts'

/** A log in memory; `output` returns its lines so far, as JSON. */
export function recordLog(): { log: Log; output: () => string } {
  let output = ''
  const write = (fields: object, message: string) => {
    output += `${JSON.stringify({ ...fields, msg: message })}\n`
  }
  return { log: { debug: write, info: write, warn: write, error: write }, output: () => output }
}
