import { pino } from 'pino'
import pretty from 'pino-pretty'

/** Fields first, then the sentence. Fields never hold personal data, nor the text of a lead or a post. */
export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** JSON lines on stdout; on a terminal the same lines made readable. Written synchronously, so that a crash keeps them. */
export function createLog(level: LogLevel): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (process.stdout.isTTY) return pino(options, pretty({ sync: true, colorize: true, ignore: 'requestId' }))
  return pino(
    { ...options, formatters: { level: (label) => ({ level: label }) } },
    pino.destination({ dest: 1, sync: true }),
  )
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
