import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { type Config, describeFaults, readConfig, variableNames } from '#server/config.ts'
import { withCredentials } from '#server/kernel/credentials.ts'
import { dataFormatRefusal } from '#server/kernel/data-format.ts'
import { loadEnvFile } from '#server/kernel/env-file.ts'
import { hasCode } from '#server/kernel/files.ts'

/** Shared by the commands of `ponte`: how they run, their exit codes, and how they print. */

export const exit = { done: 0, failed: 1, usage: 2, inUse: 75, configuration: 78 } as const

/** Invalid arguments. The message is shown with the help of the command. */
export class UsageError extends Error {}

type Output = {
  /** Prints data instead of text. */
  json: boolean
}
export type Context = Output & { config: Config }

/** A command's action. `run` receives the arguments, then the options, and resolves with the exit code. */
export function withEnv<Words extends unknown[]>(run: (output: Output, ...words: Words) => Promise<number>) {
  return async function (this: Command, ...words: Words): Promise<void> {
    const unread = loadEnvFile('.env')
    if (unread) this.error(unread)
    const { json = false } = this.optsWithGlobals<Partial<Output>>()
    try {
      process.exitCode = await run({ json }, ...words)
    } catch (error) {
      if (error instanceof UsageError) this.error(error.message)
      throw error
    }
  }
}

/**
 * Like `withEnv`, with a valid configuration and a data folder that this version can read; otherwise the command does not run.
 * `anyFormat`: for commands that replace the data.
 */
export const withConfig = <Words extends unknown[]>(
  run: (context: Context, ...words: Words) => Promise<number>,
  { anyFormat = false }: { anyFormat?: boolean } = {},
) =>
  withEnv(async (output, ...words: Words) => {
    const read = readConfig(withCredentials(process.env, variableNames()))
    if (!read.ok) {
      console.error(describeFaults(read.faults))
      return exit.configuration
    }
    const { config } = read
    const refused = anyFormat ? null : await dataFormatRefusal(config.dataDir)
    if (refused) {
      console.error(refused.message)
      return exit.configuration
    }
    return run({ ...output, config }, ...words)
  })

export function print({ json }: Output, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : readable(text))
}

/** Makes visitors' text safe for the terminal: control characters and changes of direction become �. */
export const readable = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')

/** Writes to standard output no faster than it is read. Ends without an error when the reader closes early. */
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

/** Runs a task; its signal aborts on Ctrl+C or SIGTERM. */
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
