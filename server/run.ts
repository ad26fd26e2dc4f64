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
import { createHandOver, goodbyeMs } from './hand-over.ts'
import { securityHeaderList } from './http/headers.ts'
import { createLog } from './http/log.ts'
import { logWhatIsPrinted } from './http/printed.ts'
import { takeInheritedSockets } from './inherited-sockets.ts'
import { drain, listen } from './listen.ts'
import { offsiteHindrances } from './operations/offsite/prerequisites.ts'
import { reloadSignal, writeOutcome } from './reload.ts'
import { cookieName } from './staff/require-staff.ts'
import { predecessorOf } from './successor.ts'
import { createSupervisor } from './supervisor.ts'
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
  buildFile?: string
  /** Awaited before the first request. */
  ready?: Promise<unknown>
}

/** sysexits.h, EX_CONFIG: a restart does not help. */
const configurationFault = 78
/** How long a stalled reader of the log may delay the end of the process. Milliseconds. */
const lastLinesMs = 1_000

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
  // A later process of this server reads the file anew
  const env = { ...process.env }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const inherited = takeInheritedSockets(process.env, process.pid)
  const predecessor = predecessorOf(process.env)
  const read = readConfig(withCredentials(process.env, variableNames))
  if (!read.ok) {
    const faults = describeFaults(read.faults)
    console.error(faults)
    await predecessor?.fail(faults)
    process.exit(configurationFault)
  }
  const { config } = read
  const hindrances = await offsiteHindrances(config)
  if (hindrances.length > 0) {
    const faults = ['The off-site copy cannot be made:', ...hindrances.map((line) => `  ${line}`)].join('\n')
    console.error(faults)
    await predecessor?.fail(faults)
    process.exit(configurationFault)
  }
  // A successor is refused while the running server still has the data
  const refused = await dataFormatRefusal(config.dataDir)
  if (refused) {
    await predecessor?.fail(refused.message)
    endForOwner(refused)
  }
  const { log, writeLines, dropped, flush } = createLog(config.logLevel)
  process.once('exit', () => flush(lastLinesMs))
  let edge: Edge | undefined
  // In development Vite's server prints errors and continues
  const uncaught =
    'program' in listener &&
    handleUncaughtErrors({ log, close: async () => edge?.close(), exit: (code) => process.exit(code) })
  let isReloadWanted = false
  let reload = () => {
    isReloadWanted = true
  }
  // In development the process that watches the files starts it again
  if ('program' in listener) process.on(reloadSignal, () => reload())
  try {
    let origin = config.publicUrl ?? `http://localhost:${config.port}`
    const https = origin.startsWith('https:')
    const contentRevision = createContentRevision()
    let application: RequestListener | undefined
    // Nothing is asked before the edge listens
    let mayWrite = true
    const answer: RequestListener = (request, response) => {
      if (mayWrite || request.method === 'GET' || request.method === 'HEAD') application?.(request, response)
      else response.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end()
    }
    const opening =
      'server' in listener
        ? withoutEdge(listener.server, answer, config)
        : openEdge({
            program: listener.program,
            threads: inherited.length || edgeThreads(config.edgeThreads),
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
            countVisits: config.countVisits,
            ownHost: config.publicUrl && new URL(config.publicUrl).host,
            writeLines: config.logAllRequests ? writeLines : null,
            onFailure(error) {
              // An edge that never listened fails the start, which is reported below
              if (!edge || !uncaught) return
              edge = undefined
              uncaught.end(error, 'Nobody is answered any more')
            },
          })
    if (predecessor) {
      await Promise.all([opening, ready])
      await predecessor.waitForData()
    }
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
        clientFolder: 'program' in listener ? listener.clientFolder : undefined,
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
    const supervisor = createSupervisor({ env: process.env, log })
    const handOver = createHandOver({
      edge: opened,
      log,
      refuseWrites() {
        mayWrite = false
      },
      closeParts: parts.close,
      writeOutcome: (outcome) => writeOutcome(config.dataDir, outcome),
      exit: (code) => process.exit(code),
      env,
    })
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'Stopping: finishing what is in flight')
      handOver.abandon()
      void supervisor.stopping()
      // A supervisor keeps the socket: nobody waits meanwhile
      if (inherited.length > 0) {
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
    // The one before ends when it hears of it: by then systemd must know this one
    await supervisor.ready(address)
    await predecessor?.ready()
    const setUpLink = await parts.setUpLink()
    printWelcome({ config, site: origin, setUpLink, warnings: await warningsOfFirstStart(config, setUpLink) })
    reload = handOver.start
    if (isReloadWanted) reload()
  } catch (error) {
    if (error instanceof DataInUse || error instanceof UnknownDataFormat) endForOwner(error)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ stack }, `Could not start: ${message}`)
    await predecessor?.fail(message)
    process.exit(1)
  }
}

/** Empty unless somebody at a terminal starts a site that nobody has set up. */
async function warningsOfFirstStart(config: Config, setUpLink: string | null): Promise<string[]> {
  if (setUpLink === null || !process.stdout.isTTY) return []
  const { firstWarnings } = await import('./operations/doctor/first-start.ts')
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
  descriptors: () => [],
  sayGoodbye() {},
  writesAreYoung: async () => undefined,
  close: () => drain(server),
})
