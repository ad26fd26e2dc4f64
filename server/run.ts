import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { type Config, describeFaults, readConfig, variableNames } from './config.ts'
import { createFeatures } from './features.ts'
import { createApplication } from './http/application.ts'
import { createContentRevision } from './http/content-revision.ts'
import { takeInheritedSocket } from './http/inherited-socket.ts'
import { keepWarm } from './http/keep-warm.ts'
import { drain, listen, sayGoodbye } from './http/listen.ts'
import { logWhatIsPrinted } from './http/printed.ts'
import { withCredentials } from './kernel/credentials.ts'
import { dataFormatRefusal, UnknownDataFormat } from './kernel/data-format.ts'
import { DataInUse } from './kernel/data-lock.ts'
import { loadEnvFile } from './kernel/env-file.ts'
import { createLog } from './kernel/log.ts'
import { handleUncaughtErrors } from './kernel/uncaught-errors.ts'
import { printWelcome } from './welcome.ts'

type RunOptions = {
  assets: RequestHandler
  /** In development Vite has attached its socket to it. */
  server: Server
  /** The built client files; left out in development. */
  clientFolder?: string
  /** The project's own content folder, from which missing settings are copied. */
  defaultContent: string
  imageProgram: string
  /** Checks what is pushed to the content's repository; left out: pushes are not configured. */
  pushProgram?: string
  /** The build's folder for social cards; may be missing. */
  cardsFolder?: string
  /** The build's file that states its version and commit; may be missing. */
  buildFile: string
  /** Awaited before the first request. */
  ready?: Promise<unknown>
}

/** sysexits.h, EX_CONFIG: a restart does not help. */
const configurationFault = 78
/** How long a stalled reader of the log may delay the end of the process, in milliseconds. */
const lastLinesMs = 1_000
/**
 * With an inherited socket: for how long responses announce the end of their connection, in milliseconds. A
 * connection in use closes in this time without losing a request.
 */
const goodbyeMs = 3_000

function endForOwner({ message }: Pick<DataInUse | UnknownDataFormat, 'message'>): never {
  console.error(message)
  process.exit(configurationFault)
}

/** The life of the process: configuration, parts, listening, and an orderly end on SIGTERM or SIGINT. */
export async function run({
  assets,
  server,
  clientFolder,
  defaultContent,
  imageProgram,
  pushProgram,
  cardsFolder,
  buildFile,
  ready,
}: RunOptions): Promise<void> {
  const unread = loadEnvFile('.env')
  if (unread) endForOwner({ message: unread })
  const inherited = takeInheritedSocket(process.env, process.pid)
  const read = readConfig(withCredentials(process.env, variableNames()))
  if (!read.ok) {
    console.error(describeFaults(read.faults))
    process.exit(configurationFault)
  }
  const { config } = read
  const refused = await dataFormatRefusal(config.dataDir)
  if (refused) endForOwner(refused)
  const { log, dropped, flush } = createLog(config.logLevel)
  process.once('exit', () => flush(lastLinesMs))
  // In development Vite's server prints errors and continues
  const uncaught =
    clientFolder !== undefined &&
    handleUncaughtErrors({ log, close: () => drain(server), exit: (code) => process.exit(code) })
  try {
    let origin = config.publicUrl ?? `http://localhost:${config.port}`
    const contentRevision = createContentRevision()
    const [features] = await Promise.all([
      createFeatures({
        config,
        log,
        origin: () => origin,
        contentRevision,
        defaultContent,
        imageProgram,
        pushProgram: pushProgram ?? null,
        cardsFolder,
        buildFile,
        onDataLost: endForOwner,
      }),
      ready,
    ])
    if (uncaught) {
      uncaught.takeOver()
      logWhatIsPrinted(log)
    }
    const { listener, pages } = createApplication({
      ...features.application,
      ...{ config, log, assets, contentRevision },
      clientFolder: clientFolder ?? null,
      origin: () => origin,
      metrics: [
        {
          name: 'ponte_log_lines_dropped',
          help: 'Log lines dropped since the start because nobody read them.',
          read: dropped,
        },
      ],
    })
    server.on('request', listener)
    const warming = keepWarm(server, pages)
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'Stopping: finishing what is in flight')
      // The inherited socket stays open, so there is time to end keep-alive connections with their next
      // response
      if (inherited !== null) {
        sayGoodbye(server)
        await sleep(goodbyeMs)
      }
      warming.close()
      await drain(server)
      await features.close()
      log.info({}, 'Stopped')
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)

    const { port, host } = config
    const address = await listen(server, inherited === null ? { port, host } : { fd: inherited })
    if (config.publicUrl === null) origin = `http://localhost:${new URL(address).port}`
    if (clientFolder !== undefined) {
      await warming.first()
      features.content.store.onChange(() => void warming.warm())
    }
    log.info({ address, ms: Math.round(process.uptime() * 1000) }, `Ready at ${address}`)
    const setUpLink = await features.staff.setUpLink()
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
