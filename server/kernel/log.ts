import { pino } from 'pino'
import pretty from 'pino-pretty'
import { createLineWriter, standardOutput } from './line-writer.ts'

/** Fields first, then the sentence. Fields never contain personal data, nor the text of a lead or a post. */
export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type ProcessLog = {
  log: Log
  /** Lines dropped since the start because the reader stalled. */
  dropped(): number
  /** For the end of the process: blocks until the lines are written, at most for the given milliseconds. */
  flush(mostMs: number): void
}

/**
 * JSON lines on stdout; on a terminal the same lines made readable. A line is written before the call
 * returns, so that a crash loses none. Only while the reader stalls are lines buffered, up to a limit; when
 * the reader resumes, the log reports the number of dropped lines.
 */
export function createLog(level: LogLevel): ProcessLog {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (process.stdout.isTTY) {
    const lines = pretty({
      sync: true,
      colorize: !process.env.NO_COLOR,
      ignore: 'requestId',
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss',
    })
    return { log: pino(options, lines), dropped: () => 0, flush: () => undefined }
  }
  const lines = createLineWriter({
    write: standardOutput(),
    onGap: (dropped) => log.warn({ dropped }, 'Log lines were dropped: nobody read them'),
  })
  const log: Log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, lines)
  return { log, dropped: lines.dropped, flush: lines.flush }
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
