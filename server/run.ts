import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { createApp } from './app.ts'
import { compose } from './composition.ts'
import { type Config, describeFaults, readConfig, variableNames } from './config.ts'
import { withCredentials } from './credentials.ts'
import { dataFormatRefusal, UnknownDataFormat } from './data-format.ts'
import { DataInUse } from './data-lock.ts'
import { createContentRevision } from './edge/content-revision.ts'
import { noPages } from './edge/messages.ts'
import { type Edge, edgeThreads, openEdge } from './edge/open-edge.ts'
import { securityHeaderList } from './http/headers.ts'
import { createLog } from './http/log.ts'
import { logWhatIsPrinted } from './http/printed.ts'
import { takeInheritedSocket } from './inherited-socket.ts'
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
  /** The build's file that says what it was made from; may be missing. */
  buildFile: string
  /** Awaited before the first request. */
  ready?: Promise<unknown>
}

/** sysexits.h, EX_CONFIG: a restart does not help. */
const configurationFault = 78
/** How long a stalled reader of the log may delay the end of the process. Milliseconds. */
const lastLinesMs = 1_000
/** How long kept connections are told to end while the socket is held outside: those in use end within it, and lose no request. */
const goodbyeMs = 3_000

function endForOwner(error: DataInUse | UnknownDataFormat): never {
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
  buildFile,
  ready,
}: RunOptions): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const inherited = takeInheritedSocket(process.env, process.pid)
  const read = readConfig(withCredentials(process.env, variableNames))
  if (!read.ok) {
    console.error(describeFaults(read.faults))
    process.exit(configurationFault)
  }
  const { config } = read
  const refused = await dataFormatRefusal(config.dataDir)
  if (refused) endForOwner(refused)
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
    const opening =
      'server' in listener
        ? withoutEdge(listener.server, answer, config)
        : openEdge({
            program: listener.program,
            threads: inherited === null ? edgeThreads(config.edgeThreads) : 1,
            application: answer,
            clientFolder: listener.clientFolder,
            headers: securityHeaderList({ https }),
            memory: contentRevision.memory,
            sessionCookie: cookieName(https),
            trustProxy: config.trustProxy,
            sharedCache: config.cachePurgeUrls.length > 0,
            port: config.port,
            host: config.host,
            inherited,
            ownHost: config.publicUrl && new URL(config.publicUrl).host,
            onFailure(error) {
              // An edge that never listened fails the start, which is reported below
              if (!edge || !uncaught) return
              edge = undefined
              uncaught.end(error, 'Nobody is answered any more')
            },
          })
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
        buildFile,
        takeViews: async () => (await opening).takeViews(),
        onDataLost: endForOwner,
      }),
      opening,
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
      // The socket stays open, so there is time to end kept connections with their next response
      if (inherited !== null) {
        edge?.sayGoodbye()
        await sleep(goodbyeMs)
      }
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
    const setUpLink = await parts.setUpLink()
    printWelcome({ config, site: origin, setUpLink, warnings: await warningsOfFirstStart(config, setUpLink) })
  } catch (error) {
    if (error instanceof DataInUse || error instanceof UnknownDataFormat) endForOwner(error)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ stack }, `Could not start: ${message}`)
    process.exit(1)
  }
}

/** Empty unless somebody at a terminal starts a site that nobody has set up. */
async function warningsOfFirstStart(config: Config, setUpLink: string | null): Promise<string[]> {
  if (setUpLink === null || !process.stdout.isTTY) return []
  const { firstWarnings } = await import('./operations/doctor/doctor.ts')
  return (await firstWarnings(config, process.cwd())).map(({ text }) => text)
}

/** In development pages change without the content, so nothing is cached. */
const withoutEdge = (
  server: Server,
  application: RequestListener,
  { port, host }: { port: number; host: string },
): Edge => ({
  listen: () => listen(server.on('request', application), { port, host, reusePort: false }),
  prepare: async () => undefined,
  warm() {},
  counts: async () => noPages,
  takeViews: async () => [],
  sayGoodbye() {},
  close: () => drain(server),
})
