import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import { createApp } from './app.ts'
import { describeFaults, readConfig } from './config.ts'
import { keepWarm } from './http/keep-warm.ts'
import { createLog } from './http/log.ts'
import { createHttpServer, drain, listen } from './listen.ts'
import { createParts } from './parts.ts'

type RunOptions = {
  development: boolean
  /** Answers the client's files. */
  assets: RequestHandler
  /** In development the server exists already: Vite's socket hangs on it. */
  server?: Server
  /** The project's own content folder. */
  defaultContent: string
  /** What the build wrote down of the pages' changes; there need be none. */
  pageDatesFile?: string
  /** What the build laid in for social cards; there need be none. */
  cardsFolder?: string
  /** What must have happened before the first request. */
  ready?: Promise<unknown>
}

/** sysexits.h: the configuration is wrong; a supervisor need not try again. */
const configurationFault = 78

/** The life of the process: configuration, parts, listening, and an orderly end on SIGTERM or SIGINT. */
export async function run({
  development,
  assets,
  server = createHttpServer(),
  defaultContent,
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
  const log = createLog(config.logLevel)
  try {
    let origin = config.publicUrl ?? `http://localhost:${config.port}`
    const [parts] = await Promise.all([
      createParts({ config, log, origin: () => origin, defaultContent, pageDatesFile, cardsFolder }),
      ready,
    ])
    const app = createApp({ parts, config, log, assets, development, origin: () => origin })
    // In development a page changes without the content
    server.on('request', development ? app : parts.pageCache.inFrontOf(app))
    let stopping = false
    let warming: { close(): void } | undefined
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'Stopping: finishing what is in flight')
      warming?.close()
      await drain(server)
      await parts.close()
      log.info({}, 'Stopped')
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)

    const address = await listen(server, config.port, config.host)
    if (config.publicUrl === null) origin = `http://localhost:${new URL(address).port}`
    if (!development) warming = keepWarm({ address, pages: parts.pageCache, onChange: parts.store.onChange })
    log.info({ address, ms: Math.round(process.uptime() * 1000) }, `Ready at ${address}`)
    await parts.announceSetUp()
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ stack }, `Could not start: ${message}`)
    process.exit(1)
  }
}
