import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { createFeatures, type FeaturesOptions } from '#server/features.ts'
import { createApplication } from '#server/http/application.ts'
import { createContentRevision } from '#server/http/content-revision.ts'
import { imageProgram } from './images.ts'
import { recordLog } from './recorded-log.ts'
import { type Folders, owner, type RunningServer } from './server.ts'

type ApplicationOptions = Partial<Pick<FeaturesOptions, 'cards' | 'pushProgram'>> & {
  folders: Folders
  env?: Record<string, string>
}

/**
 * The whole server in the test's own process, without the build: for tests that need no page. Pages answer 500; the
 * Markdown twin of a post has the same content.
 */
export async function openApplication({ folders, env = {}, ...options }: ApplicationOptions) {
  const read = readConfig({
    ...{ PORT: '0', RETRY_BASE_MS: '50', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    ...{ CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
    ...env,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { config } = read
  const { log, output } = recordLog()
  let origin = 'http://localhost'
  const contentRevision = createContentRevision()
  const parts = await createFeatures({
    ...{ config, log, contentRevision, imageProgram, pushProgram: null, ...options },
    origin: () => origin,
    buildFile: path.resolve('package.json'),
    defaultContent: path.resolve('content'),
  })
  const { app, listener } = createApplication({
    ...parts.application,
    ...{ config, log, contentRevision, clientFolder: null, metrics: [] },
    assets: (_request, _response, next) => next(),
    origin: () => origin,
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = config.publicUrl ?? `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    ...{ parts, app, config, server },
    output,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await parts.close()
    },
  }
}

/** Replaces `startServer` where no page is requested. */
export async function startApplication(options: ApplicationOptions): Promise<RunningServer> {
  const { origin, output, close } = await openApplication(options)
  const stop = async () => {
    await close()
    return 0
  }
  return { origin, output, pid: process.pid, stop, kill: close }
}
