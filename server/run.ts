import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import type { RequestHandler } from 'express'
import { createApp } from './app.ts'
import { compose } from './composition.ts'
import { describeFaults, readConfig } from './config.ts'
import { DataInUse } from './data-lock.ts'
import { createContentRevision } from './edge/content-revision.ts'
import { noPages } from './edge/messages.ts'
import { type Edge, edgeThreads, openEdge } from './edge/open-edge.ts'
import { securityHeaderList } from './http/headers.ts'
import { createLog } from './http/log.ts'
import { logWhatIsPrinted } from './http/printed.ts'
import { drain, listen } from './listen.ts'
import { cookieName } from './staff/require-staff.ts'
import { handleUncaughtErrors } from './uncaught-errors.ts'
import { printWelcome } from './welcome.ts'

type RunOptions = {
  /** Answers the client's files. */
  assets: RequestHandler
  /** The edge's program and the built client files, or in development a server to which Vite has attached its socket. */
  listener: { program: string; clientFolder: string } | { server: Server }
  /** The project's own content folder. */
  defaultContent: string
  /** Of the image process. */
  imageProgram: string
  /** Checks what is pushed to the content's repository; left out: pushes are not configured. */
  pushProgram?: string
  /** The build's file with the dates of the pages; may be missing. */
  pageDatesFile?: string
  /** The build's folder for social cards; may be missing. */
  cardsFolder?: string
  /** Awaited before the first request. */
  ready?: Promise<unknown>
}

/** sysexits.h, EX_CONFIG: a restart does not help. */
const configurationFault = 78
/** How long a stalled reader of the log may delay the end of the process. Milliseconds. */
const lastLinesMs = 1_000

function endForOwner(error: DataInUse): never {
  console.error(error.message)
  process.exit(configurationFault)
}

/** The life of the process: configuration, parts, listening, and an orderly end on SIGTERM or SIGINT. */
export async function run({
  assets,
  listener,
  defaultContent,
  imageProgram,
  pushProgram,
  pageDatesFile,
  cardsFolder,
  ready,
}: RunOptions): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const read = readConfig(process.env)
  if (!read.ok) {
    console.error(describeFaults(read.faults))
    process.exit(configurationFault)
  }
  const { config } = read
  const { log, dropped, flush } = createLog(config.logLevel)
  process.once('exit', () => flush(lastLinesMs))
  let edge: Edge | undefined
  // In development Vite's server prints errors and continues
  const uncaught =
    'program' in listener &&
    handleUncaughtErrors({ log, close: async () => edge?.close(), exit: (code) => process.exit(code) })
  try {
    let origin = config.publicUrl ?? `http://localhost:${config.port}`
    const https = origin.startsWith('https:')
    const contentRevision = createContentRevision()
    let application: RequestListener | undefined
    // Nothing is asked before the edge listens
    const answer: RequestListener = (request, response) => application?.(request, response)
    const [parts, opened] = await Promise.all([
      compose({
        config,
        log,
        origin: () => origin,
        contentRevision,
        defaultContent,
        imageProgram,
        pushProgram: pushProgram ?? null,
        pageDatesFile,
        cardsFolder,
        onDataLost: endForOwner,
      }),
      'server' in listener
        ? withoutEdge(listener.server, answer, config)
        : openEdge({
            program: listener.program,
            threads: edgeThreads(config.edgeThreads),
            application: answer,
            clientFolder: listener.clientFolder,
            headers: securityHeaderList({ https }),
            memory: contentRevision.memory,
            sessionCookie: cookieName(https),
            trustProxy: config.trustProxy,
            port: config.port,
            host: config.host,
            onFailure(error) {
              // An edge that never listened fails the start, which is reported below
              if (!edge || !uncaught) return
              edge = undefined
              uncaught.end(error, 'Nobody is answered any more')
            },
          }),
      ready,
    ])
    if (uncaught) {
      uncaught.takeOver()
      logWhatIsPrinted(log)
    }
    application = createApp({
      parts,
      config,
      log,
      assets,
      development: 'server' in listener,
      origin: () => origin,
      pageCounts: async () => edge?.counts() ?? noPages,
      droppedLogLines: dropped,
    })
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'Stopping: finishing what is in flight')
      await edge?.close()
      await parts.close()
      log.info({}, 'Stopped')
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)

    const address = await opened.listen()
    edge = opened
    if (config.publicUrl === null) origin = `http://localhost:${new URL(address).port}`
    await edge.prepare()
    edge.warm()
    parts.store.onChange(edge.warm)
    log.info({ address, ms: Math.round(process.uptime() * 1000) }, `Ready at ${address}`)
    printWelcome({ config, site: origin, setUpLink: await parts.setUpLink() })
  } catch (error) {
    if (error instanceof DataInUse) endForOwner(error)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ stack }, `Could not start: ${message}`)
    process.exit(1)
  }
}

/** In development pages change without the content, so nothing is cached. */
const withoutEdge = (
  server: Server,
  application: RequestListener,
  { port, host }: { port: number; host: string },
): Edge => ({
  listen: () => listen(server.on('request', application), port, host),
  prepare: async () => undefined,
  warm() {},
  counts: async () => noPages,
  close: () => drain(server),
})
