import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '#server/files.ts'

/** What the commands of `ponte` share: their words, their exit codes, and how they print. */

export const exit = { done: 0, failed: 1, usage: 2, configuration: 78 } as const

/** The words make no command. Its message is shown with the help. */
export class UsageError extends Error {}

export type Words = {
  verb: string | undefined
  subject: string | undefined
  json: boolean
  name: string | undefined
  passwordStdin: boolean
  signIn: boolean
  force: boolean
  check: boolean
}

export function print({ json }: Words, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : readable(text))
}

/** What visitors typed must not steer the terminal: control characters and changes of direction are shown as �. */
export const readable = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')

/** Writes to standard output as fast as that is read, and no faster. A reader that has had enough ends it quietly. */
export async function printStream(text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text, { highWaterMark: 1 }), process.stdout, { end: false })
  } catch (error) {
    if (!hasCode(error, 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}

export function failed(message: string): number {
  console.error(message)
  return exit.failed
}

/** Runs a task that Ctrl+C or SIGTERM ends in an orderly way. */
export async function onInterrupt<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const control = new AbortController()
  const stop = () => control.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    return await task(control.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
