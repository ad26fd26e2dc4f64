import type { Log } from './log.ts'

/** sysexits.h: an internal software error; a supervisor starts the process again. */
const softwareFault = 70

/** How long requests in flight may take after an uncaught error. Milliseconds. */
const graceMs = 3_000

type UncaughtErrorsOptions = {
  log: Log
  /** Refuses new requests; resolves when those in flight have been answered. */
  close: () => Promise<void>
  exit: (code: number) => void
}

export type UncaughtErrors = {
  /** Ends the process for an error that nobody handles. Only the first call counts. */
  end(error: unknown, message: string): void
  /** Removes handlers that others have installed since. */
  takeOver(): void
}

/**
 * An exception or rejection that nobody handled leaves the process in an unknown state. So one line is
 * logged, requests in flight get at most `graceMs`, and the process ends with code 70. A library that
 * swallows such errors would keep it running: Vike installs handlers that print them and go on.
 */
export function handleUncaughtErrors({ log, close, exit }: UncaughtErrorsOptions): UncaughtErrors {
  let isEnding = false

  function end(error: unknown, message: string): void {
    if (isEnding) return
    isEnding = true
    const { name, stack, message: reason } = error instanceof Error ? error : new Error(String(error))
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    log.error({ error: { name, code, stack } }, `${message}: ${reason}`)
    const finish = () => exit(softwareFault)
    setTimeout(finish, graceMs)
    close().then(finish, finish)
  }

  const onException = (error: unknown) => end(error, 'Uncaught error, the process ends')
  function takeOver(): void {
    // Without a listener of its own a rejection becomes an exception
    process.removeAllListeners('unhandledRejection').removeAllListeners('uncaughtException')
    process.on('uncaughtException', onException)
  }
  takeOver()
  return { end, takeOver }
}
