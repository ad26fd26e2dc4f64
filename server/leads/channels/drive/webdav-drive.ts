import { DeliveryError } from '../channel.ts'
import { type Drive, filesName, type Piece } from './copy.ts'
import { type Answer, exchange, movedAway } from './exchange.ts'
import { pieceBytes } from './piece-bytes.ts'

type WebDavDriveOptions = {
  /** Address of the folder, ending in a slash. */
  url: string
  username: string
  password: string
  silenceMs: number
}

const server = 'The WebDAV drive'

/** A folder on a WebDAV server (RFC 4918). */
export function createWebDavDrive({ url, username, password, silenceMs }: WebDavDriveOptions): Drive {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  const request = (
    method: string,
    at: string,
    signal: AbortSignal,
    more: {
      headers?: Record<string, string>
      body?: AsyncIterable<Uint8Array> | Uint8Array<ArrayBuffer>
    } = {},
  ): Promise<Answer> =>
    exchange({
      method,
      url: at,
      server,
      silenceMs,
      signal,
      ...more,
      headers: { ...(username && { Authorization: `Basic ${credentials}` }), ...more.headers },
    })

  /** False when the folder exists already. Creates missing parents if the server reports them missing. */
  async function makeFolder(at: string, signal: AbortSignal): Promise<boolean> {
    const answer = await request('MKCOL', at, signal)
    if (answer.status === 201) return true
    if (answer.status === 405) return false
    const above = new URL('..', at).href
    if ((answer.status !== 409 && answer.status !== 404) || above === at) throw explain(answer)
    await makeFolder(above, signal)
    const again = await request('MKCOL', at, signal)
    if (again.status === 201) return true
    if (again.status === 405) return false
    throw explain(again)
  }

  /** Null when the file is missing or its size is unknown: it is then written. */
  async function sizeAt(at: string, signal: AbortSignal): Promise<number | null> {
    // The length of a compressed response would be another one
    const answer = await request('HEAD', at, signal, { headers: { 'Accept-Encoding': 'identity' } })
    if (answer.status === 404) return null
    if (answer.status !== 200 && answer.status !== 204) throw explain(answer)
    const length = answer.headers.get('content-length')
    return length === null ? null : Number(length)
  }

  /** Deletes with all content. False when there is nothing. 207 lists what stayed (RFC 4918, 9.6.1). */
  async function erase(at: string, signal: AbortSignal): Promise<boolean> {
    const answer = await request('DELETE', at, signal)
    if (answer.status === 404 || answer.status === 410) return false
    if (answer.status === 200 || answer.status === 202 || answer.status === 204) return true
    throw explain(answer)
  }

  return {
    async store({ folder, pieces }, { filesFolder, signal }) {
      const home = `${url}${encodeURIComponent(folder)}/`
      const addressOf = ({ within, name }: Piece): string =>
        `${home}${within ? `${within}/` : ''}${encodeURIComponent(name)}`
      const isNew = await makeFolder(home, signal)
      const last = pieces.at(-1)
      if (!isNew && last && (await sizeAt(addressOf(last), signal)) === last.size) return
      if (pieces.some(({ within }) => within === filesName)) await makeFolder(`${home}${filesName}/`, signal)
      for (const piece of pieces) {
        const at = addressOf(piece)
        // After a cut, some servers keep half a file, which has another size
        if (!isNew && (await sizeAt(at, signal)) === piece.size) continue
        const answer = await request('PUT', at, signal, {
          headers: { 'Content-Type': piece.type, 'Content-Length': String(piece.size) },
          // A stream costs fetch several milliseconds more, which visitors would wait for
          body: 'text' in piece.from ? new Uint8Array(piece.from.text) : pieceBytes(piece, filesFolder),
        })
        if (![200, 201, 204].includes(answer.status)) throw explain(answer, piece.name)
      }
    },
    async verify(signal) {
      const answer = await request('PROPFIND', url, signal, { headers: { Depth: '0' } })
      if (answer.status === 404 || answer.status === 409) await makeFolder(url, signal)
      else if (answer.status !== 207) throw explain(answer)
    },
    async remove({ folder }, signal) {
      return (await erase(`${url}${encodeURIComponent(folder)}/`, signal)) ? 'removed' : 'none'
    },
    async put(name, text, signal) {
      const body = Buffer.from(text)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) }
      const write = () => request('PUT', `${url}${encodeURIComponent(name)}`, signal, { headers, body })
      let answer = await write()
      if (answer.status === 404 || answer.status === 409) {
        await makeFolder(url, signal)
        answer = await write()
      }
      if (![200, 201, 204].includes(answer.status)) throw explain(answer, name)
    },
    async drop(name, signal) {
      await erase(`${url}${encodeURIComponent(name)}`, signal)
    },
  }
}

const causes: Record<number, string> = {
  401: 'did not accept the user name or the password.',
  403: 'does not let this user write into the folder.',
  404: 'does not have the folder that DRIVE_URL names.',
  405: 'takes no files at this address: DRIVE_URL must name a WebDAV folder.',
  409: 'does not have the folder that DRIVE_URL names.',
  429: 'asks us to wait.',
  501: 'takes no files at this address: DRIVE_URL must name a WebDAV folder.',
  507: 'is full.',
}

/** The text of the response is left out: it may repeat what was sent. */
function explain({ status }: Answer, file?: string): DeliveryError {
  const known = causes[status]
  if (known) return new DeliveryError(`${server} ${known}`, { unreachable: true })
  const what = file ? `the file “${file}”` : 'the folder of this lead'
  if (status === 413)
    return new DeliveryError(`${server} refused ${what} because it is too large.`, { permanent: true })
  if (status === 423) return new DeliveryError(`${server} has ${what} locked: somebody has it open.`)
  if (status >= 300 && status < 400) return new DeliveryError(`${server} ${movedAway}`, { unreachable: true })
  if (status >= 500)
    return new DeliveryError(`${server} has a fault of its own (${status}).`, { unreachable: true })
  return new DeliveryError(`${server} refused ${what} (${status}).`, { permanent: true })
}
