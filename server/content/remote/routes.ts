import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Router } from 'express'
import { conflictChoice, type RemoteView, remoteEndpoints } from '#domain/posts/remote.schema.ts'
import { jsonBody } from '../../http/bodies.ts'
import { noStore } from '../../http/cache-control.ts'
import { memberIn } from '../../http/member.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import type { ContentStore } from '../store/store.ts'
import type { RemoteSettings } from './remote.ts'

type RemoteRoutesOptions = {
  remote: ContentStore['remote']
  settings: RemoteSettings | null
  /** Null: nobody can make the server pull. */
  hookSecret: string | null
  requireStaff: RequestHandler
}

/** Maximum bytes of a forge's message: GitHub sends at most 25 MB. */
const messageLimit = 26_000_000

/** The remote of the content (R169, R170). */
export function createRemoteRoutes(options: RemoteRoutesOptions): Router {
  const { remote, settings, hookSecret, requireStaff } = options
  const router = createRouter()

  if (remote && hookSecret !== null) {
    router.at(remoteEndpoints.pull).post(async (request, response) => {
      const [, given] = /^sha256=([0-9a-f]{64})$/.exec(request.get('x-hub-signature-256') ?? '') ?? []
      if (given === undefined) throw unsigned()
      const signature = await signatureOf(request, hookSecret)
      if (!timingSafeEqual(signature, Buffer.from(given, 'hex'))) throw unsigned()
      remote.look()
      response.status(202).json({ status: 'accepted' })
    })
  }

  router.at(remoteEndpoints.state).get(requireStaff, noStore, async (_request, response) => {
    response.json({ remote: await view() })
  })

  router.at(remoteEndpoints.conflicts).post(requireStaff, noStore, jsonBody(8), async (request, response) => {
    const choice = conflictChoice.safeParse(request.body)
    if (!choice.success) throw problem('bad-request', 'A choice is a path, a commit and a side.')
    const { path, commit, take } = choice.data
    if (!(await remote?.choose({ path, commit }, take, memberIn(response))))
      throw problem(
        'conflict',
        'This was settled by somebody else, or the remote has brought another version.',
      )
    response.json({ remote: await view() })
  })

  async function view(): Promise<RemoteView | null> {
    if (!remote || !settings) return null
    const { status, error, ahead, lagSeconds } = remote.state()
    const { address, branch } = settings
    const conflicts = await remote.conflicts()
    return { address: address.url, branch, status, error, ahead, lagSeconds, conflicts }
  }

  return router
}

const unsigned = () => problem('forbidden', 'The message is not signed with the secret that both sides know.')

/** Reads the message only to check its signature; the changes themselves are then fetched from the remote. */
function signatureOf(request: Request, secret: string): Promise<Buffer> {
  const hmac = createHmac('sha256', secret)
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= messageLimit) hmac.update(chunk)
      else reject(problem('too-large', 'The message is larger than 26 MB.'))
    })
    request.once('end', () => resolve(hmac.digest()))
    request.once('error', reject)
  })
}
