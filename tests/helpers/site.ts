import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
  uploadPicture,
} from './server.ts'
import type { Until } from './temporary-folder.ts'

type SiteOptions = {
  env?: Record<string, string>
  /** Whether to include the project's content. */
  content?: boolean
  prepare?: (folders: Folders) => Promise<unknown>
  /** The built server unless given; `startApplication` where no page is requested. */
  start?: (
    options: Pick<Parameters<typeof startServer>[0], 'folders' | 'env' | 'watch'>,
  ) => Promise<RunningServer>
  /** The context of the only test that uses the site; without it, the site serves all tests of the file. */
  context?: Until
}

/** A server on its own folders; both are removed after the file, or after the test. */
export async function startSite({
  env = {},
  content = true,
  prepare,
  start = startServer,
  context,
}: SiteOptions = {}) {
  const folders = await makeFolders({ content })
  await prepare?.(folders)
  let server = await start({ folders, env })
  const end = async () => {
    await server.stop()
    await folders.remove()
  }
  if (context) context.after(end)
  else after(end)
  let cookie: Promise<string> | undefined
  return {
    folders,
    get server() {
      return server
    },
    get origin() {
      return server.origin
    },
    output: () => server.output(),
    stop: () => server.stop(),
    kill: () => server.kill(),
    async start(options: Pick<Parameters<typeof startServer>[0], 'watch'> = {}) {
      server = await start({ folders, env, ...options })
    },
    /** The owner's session, which survives a restart. */
    cookie() {
      cookie ??= signIn(server.origin)
      return cookie
    },
    /** Requests a page as a visitor. */
    get: (address: string, headers: Record<string, string> = {}) =>
      send('GET', server.origin + address, { headers }),
    /** Sends a request as the owner. */
    async ask(method: string, address: string, body?: unknown) {
      return send(method, server.origin + address, { cookie: await this.cookie(), body })
    },
    async makePost(body: object) {
      const { status, text, json } = await this.ask('POST', '/api/blog/posts', body)
      assert.equal(status, 201, text)
      return json as { id: string; slug: string; revision: string; title: string; content: string }
    },
    /** Resolves with the path of the picture. */
    async upload(bytes: Uint8Array, filename?: string) {
      return (await uploadPicture(server.origin, await this.cookie(), bytes, filename)).path
    },
  }
}
