import { generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { createDriveChannel } from '#server/leads/channels/drive/drive.ts'
import { listen } from './listen.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** One item in the drive, with the fields of a `files` resource. */
type Item = {
  id: string
  name: string
  mimeType: string
  parents: string[]
  appProperties: Record<string, string>
  trashed: boolean
  content: Buffer
}

type Session = { metadata: Partial<Item>; size: number; received: Buffer; doneAs: string | null }

type Reply = { status: number; json?: object; headers?: Record<string, string> }

type Fault = {
  /** Matches requests whose `METHOD /path?query` contains this. */
  on: string
  /** How many matching requests succeed first. */
  after?: number
  times?: number
  status?: number
  reason?: string
  message?: string
  headers?: Record<string, string>
  /** For an upload's part: stores this many bytes (in units of 256 KiB, as Google does), then disconnects. */
  cutAfter?: number
  /** For an upload's part: stores this many bytes, and reports that number. */
  takeOnly?: number
  /** Carries out the request, then cuts the connection instead of answering. */
  loseAnswer?: true
  hang?: true
  /** Forgets all tokens first, so that the request gets a 401. */
  expireTokens?: true
  /** Forgets all upload sessions first. */
  expireSessions?: true
}

const unit = 256 * 1024
const newId = (): string => randomBytes(12).toString('hex')
const folderType = 'application/vnd.google-apps.folder'
export const serviceAccount = 'ponte@example-project.iam.gserviceaccount.com'

// Generated once, because it is slow
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/**
 * A local server with as much of the documented protocol as the drive channel needs: OAuth's JWT bearer grant and, of
 * Drive v3, files get, list, create, delete, generateIds and resumable uploads. Anything the documents do not allow is
 * answered with 400, so that a wrong client fails.
 */
export async function startGoogleDrive(context: TestContext) {
  const items = new Map<string, Item>()
  const generated = new Set<string>()
  const tokens = new Set<string>()
  const sessions = new Map<string, Session>()
  const requests: string[] = []
  const faults: Fault[] = []
  const state = {
    /** Id of the shared drive that contains the folder; null = a folder in somebody's own drive. */
    driveId: '0AsharedDrive' as string | null,
    /** Service accounts have no quota outside shared drives. */
    quota: true,
    /** The search does not find new items yet, as can happen for a while. */
    searchLags: false,
    tokenSeconds: 3599,
    canAddChildren: true,
    /** In a shared drive only managers delete permanently; others move to the trash. */
    canDelete: true,
  }
  let origin = ''

  const rootId = 'rootFolder0123456789'
  put({ id: rootId, name: 'Leads', mimeType: folderType })

  function put({ id = newId(), ...given }: Partial<Item>, content: Buffer = Buffer.alloc(0)): Item {
    const defaults = {
      name: 'Untitled',
      mimeType: 'application/octet-stream',
      parents: [],
      appProperties: {},
    }
    const item: Item = { ...defaults, trashed: false, content, ...given, id }
    items.set(id, item)
    return item
  }

  /** A file in a trashed folder counts as trashed. */
  const isTrashed = (item: Item | undefined): boolean =>
    item !== undefined && (item.trashed || item.parents.some((id) => isTrashed(items.get(id))))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const line = `${request.method} ${decodeURIComponent(url.pathname + url.search)}`
    requests.push(line)
    const fault = faultFor(line)
    if (fault?.hang) return
    if (fault?.expireTokens) tokens.clear()
    if (fault?.expireSessions) sessions.clear()
    const cut = fault?.cutAfter !== undefined
    const body = await bodyOf(request, cut ? fault.cutAfter : undefined)
    const answer = fault?.status
      ? failure(fault.status, fault.reason, fault.message)
      : url.pathname === '/token'
        ? grant(body)
        : authorized(request, url, body, fault)
    if (cut || fault?.loseAnswer) {
      request.socket.destroy()
      return
    }
    const type = { 'Content-Type': 'application/json; charset=UTF-8' }
    response
      .writeHead(answer.status, { ...type, ...answer.headers, ...fault?.headers })
      .end(answer.json && JSON.stringify(answer.json))
  }

  function faultFor(line: string): Fault | undefined {
    const fault = faults.find(({ on }) => line.includes(on))
    if (!fault) return undefined
    if (fault.after) {
      fault.after -= 1
      return undefined
    }
    fault.times = (fault.times ?? 1) - 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    return fault
  }

  const failure = (status: number, reason = 'backendError', message = reason): Reply => ({
    status,
    json: { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } },
  })

  /** RFC 7523, with Google's claims. */
  function grant(body: Buffer): Reply {
    const form = new URLSearchParams(body.toString())
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const decoded = (part: string) => Buffer.from(part, 'base64url')
    const signed = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, decoded(signature))
    const { alg } = JSON.parse(decoded(head).toString())
    const { iss, aud, scope, iat, exp } = JSON.parse(decoded(claims).toString())
    const now = Date.now() / 1000
    const inTime = iat <= now + 5 && exp > now && exp - iat <= 3600
    const right = alg === 'RS256' && iss === serviceAccount && aud === `${origin}/token`
    const rightScope = scope === 'https://www.googleapis.com/auth/drive'
    const rightGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    if (!signed || !inTime || !right || !rightScope || !rightGrant)
      return { status: 400, json: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } }
    const token = newId()
    tokens.add(token)
    const expires_in = state.tokenSeconds
    return { status: 200, json: { access_token: token, expires_in, token_type: 'Bearer' } }
  }

  function authorized(request: IncomingMessage, url: URL, body: Buffer, fault?: Fault): Reply {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (!tokens.has(token)) return failure(401, 'authError', 'Invalid Credentials')
    const { method } = request
    const { pathname, searchParams: query } = url
    if (pathname === '/upload/drive/v3/files') {
      const session = query.get('upload_id')
      if (method === 'PUT' && session !== null) return uploadPart(request, session, body, fault)
      if (method === 'POST' && query.get('uploadType') === 'resumable')
        return beginUpload(request, query, body)
      return failure(400, 'badRequest')
    }
    if (query.get('supportsAllDrives') !== 'true' && !pathname.endsWith('/generateIds'))
      return failure(404, 'notFound')
    if (method === 'GET' && pathname === '/drive/v3/files/generateIds') return generateIds(query)
    if (method === 'GET' && pathname === '/drive/v3/files') return list(query)
    if (method === 'POST' && pathname === '/drive/v3/files') return create(JSON.parse(body.toString()))
    const item = items.get(pathname.replace('/drive/v3/files/', ''))
    if (!item) return failure(404, 'notFound')
    if (method === 'GET') return { status: 200, json: resource(item) }
    if (method === 'PATCH') {
      item.trashed = JSON.parse(body.toString()).trashed === true
      return { status: 200, json: resource(item) }
    }
    if (method !== 'DELETE') return failure(400, 'badRequest')
    if (!state.canDelete) return failure(403, 'insufficientFilePermissions')
    remove(item)
    return { status: 204 }
  }

  function remove({ id }: Item): void {
    items.delete(id)
    for (const item of [...items.values()]) if (item.parents.includes(id)) remove(item)
  }

  const resource = ({ content, ...item }: Item): object => ({
    ...item,
    trashed: isTrashed(items.get(item.id)),
    ...(item.mimeType !== folderType && { size: String(content.length) }),
    ...(state.driveId !== null && { driveId: state.driveId }),
    capabilities: { canAddChildren: state.canAddChildren },
  })

  function generateIds(query: URLSearchParams): Reply {
    const ids = Array.from({ length: Number(query.get('count')) }, newId)
    for (const id of ids) generated.add(id)
    return { status: 200, json: { kind: 'drive#generatedIds', space: 'drive', ids } }
  }

  /** Understands only the query that the client sends. Pages have two items, so that the client must fetch several. */
  function list(query: URLSearchParams): Reply {
    const known = /^appProperties has \{ key='(\w+)' and value='(\w+)' \} and trashed = false$/
    const [match, key = '', value] = known.exec(query.get('q') ?? '') ?? []
    const wholeDrive = query.get('corpora') === 'drive' && query.get('driveId') === state.driveId
    if (!match || query.get('includeItemsFromAllDrives') !== 'true') return failure(400, 'invalid')
    if (state.driveId !== null && !wholeDrive) return failure(400, 'invalid')
    const fitting = [...items.values()].filter(
      (item) => item.appProperties[key] === value && !isTrashed(item),
    )
    const all = state.searchLags ? [] : fitting
    const start = Number(query.get('pageToken') ?? 0)
    const more = all.length > start + 2
    const files = all.slice(start, start + 2).map(resource)
    return { status: 200, json: { files, ...(more && { nextPageToken: String(start + 2) }) } }
  }

  function refusal(metadata: Partial<Item>): Reply | null {
    const { id, parents = [], appProperties = {} } = metadata
    if (id !== undefined && items.has(id)) return failure(409, 'fileIdInUse')
    if (id !== undefined && !generated.has(id)) return failure(400, 'invalid', 'The id was not generated')
    if (parents.length !== 1 || !parents.every((parent) => items.get(parent)?.mimeType === folderType))
      return failure(404, 'notFound')
    const marks = Object.entries(appProperties)
    if (marks.some(([key, value]) => Buffer.byteLength(key + value) > 124)) return failure(400, 'invalid')
    const needsRoom = metadata.mimeType !== folderType && state.driveId === null
    const noRoom = 'Service Accounts do not have storage quota. Leverage shared drives instead.'
    return needsRoom && !state.quota ? failure(403, 'storageQuotaExceeded', noRoom) : null
  }

  function create(metadata: Partial<Item>): Reply {
    const refused = refusal(metadata)
    if (refused) return refused
    if (metadata.mimeType !== folderType) return failure(400, 'badRequest')
    return { status: 200, json: resource(put(metadata)) }
  }

  function beginUpload(request: IncomingMessage, query: URLSearchParams, body: Buffer): Reply {
    if (query.get('supportsAllDrives') !== 'true') return failure(404, 'notFound')
    const metadata: Partial<Item> = JSON.parse(body.toString())
    const refused = refusal(metadata)
    if (refused) return refused
    const session = newId()
    const size = Number(request.headers['x-upload-content-length'])
    sessions.set(session, { metadata, size, received: Buffer.alloc(0), doneAs: null })
    const location = `${origin}/upload/drive/v3/files?uploadType=resumable&upload_id=${session}`
    return { status: 200, headers: { Location: location } }
  }

  function uploadPart(request: IncomingMessage, id: string, body: Buffer, fault?: Fault): Reply {
    const session = sessions.get(id)
    if (!session) return failure(404, 'notFound')
    const header = request.headers['content-range'] ?? ''
    const { size } = session
    if (session.doneAs === null && !(header === `bytes */${size}` && size > 0)) {
      const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(header) ?? []
      const length = Number(last) - Number(first) + 1
      const isLast = Number(last) === size - 1
      const inOrder = Number(first) === session.received.length && header.endsWith(`/${size}`)
      if (size > 0 && (!inOrder || (!isLast && length % unit !== 0))) return failure(400, 'badRequest')
      const whole = size === 0 || (fault?.cutAfter === undefined && body.length === length)
      if (!whole && fault?.cutAfter === undefined) return failure(400, 'badRequest')
      const kept = fault?.takeOnly ?? (whole ? body.length : Math.floor(body.length / unit) * unit)
      session.received = Buffer.concat([session.received, body.subarray(0, kept)])
      if (session.received.length === size) {
        const refused = refusal(session.metadata)
        if (refused) return refused
        session.doneAs = put(session.metadata, session.received).id
      }
    }
    const done = session.doneAs === null ? undefined : items.get(session.doneAs)
    if (done) return { status: 200, json: resource(done) }
    const reached = session.received.length
    return { status: 308, headers: reached > 0 ? { Range: `bytes=0-${reached - 1}` } : {} }
  }

  origin = await listen(context, (request, response) => {
    // A client that disconnects is not this server's fault
    serve(request, response).catch(() => response.destroy())
  })
  /** The JSON key of the service account that this server knows. */
  const credentials = {
    ...{ type: 'service_account', project_id: 'example-project', private_key_id: 'key1' },
    ...{ private_key: privateKey, client_email: serviceAccount, token_uri: `${origin}/token` },
  }
  const credentialsFile = path.join(await temporaryFolder(context), 'key.json')
  await writeFile(credentialsFile, JSON.stringify(credentials))

  return {
    ...{ state, items, credentials, credentialsFile },
    /** A channel as after a server start: it remembers nothing. */
    channel: ({ folderId = rootId, silenceMs = 10_000 } = {}) =>
      createDriveChannel({
        ...{ target: { kind: 'gdrive', folderId }, googleCredentialsFile: credentialsFile, silenceMs },
        google: { apiUrl: origin, backoffMs: 2, chunkBytes: 2 * unit },
      }),
    /** `METHOD /path?query` of each, decoded. */
    requests,
    /** For the next matching requests; several faults apply one after the other. */
    fail: (fault: Fault) => faults.push(fault),
    faultsLeft: () => faults.length,
    mend: () => {
      faults.length = 0
    },
    /** Path → bytes of everything in the folder that is not trashed; folders end in a slash. Duplicate names get `#2`. */
    tree(): Map<string, Buffer> {
      const paths = new Map<string, Buffer>()
      const walk = (parent: string, above: string): void => {
        for (const item of items.values()) {
          if (!item.parents.includes(parent) || item.trashed) continue
          const isFolder = item.mimeType === folderType
          let at = `${above}${item.name}${isFolder ? '/' : ''}`
          for (let copy = 2; paths.has(at); copy += 1) at = `${above}${item.name}#${copy}`
          paths.set(at, item.content)
          if (isFolder) walk(item.id, at)
        }
      }
      walk(rootId, '')
      return paths
    },
  }
}

/** The body, or its beginning up to about `most` bytes. */
async function bodyOf(request: IncomingMessage, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  if (most === 0) return Buffer.alloc(0)
  for await (const chunk of request) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) return Buffer.concat(chunks).subarray(0, most)
  }
  return Buffer.concat(chunks)
}
