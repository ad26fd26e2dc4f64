import { connect, type Socket } from 'node:net'

/** Where clamd listens. */
export type ClamdAddress = { path: string } | { host: string; port: number }

type Answer = { verdict: 'clean' } | { verdict: 'infected'; found: string } | { verdict: 'too-large' }

/** The scanner could not be asked, or its answer says nothing of the file. */
export class ScannerError extends Error {}

const scanned = { clean: /^stream: OK$/, infected: /^stream: (.+) FOUND$/, tooLarge: /size limit exceeded/i }
const longestAnswer = 4_096

export type Clamd = ReturnType<typeof createClamd>

/** A client of clamd (INSTREAM, as `man clamd` describes it): the file goes over the connection, so clamd needs no access to it. */
export function createClamd({ address, silenceMs = 60_000 }: { address: ClamdAddress; silenceMs?: number }) {
  /** Sends a command with its data. Resolves with the answer, without its end. */
  async function ask(
    command: string,
    data: AsyncIterable<Buffer> | null,
    signal?: AbortSignal,
  ): Promise<string> {
    const socket = connect(address)
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('silent')))
    const abort = () => socket.destroy(new Error('aborted'))
    signal?.addEventListener('abort', abort, { once: true })
    const answer = read(socket)
    // It may fail before it is waited for
    answer.catch(() => undefined)
    try {
      await send(socket, Buffer.from(`z${command}\0`))
      if (data) await sendStream(socket, data)
      return await answer
    } catch (error) {
      // It answers and closes before the end of a file that is too large
      const early = await Promise.race([answer.catch(() => ''), Promise.resolve('')])
      if (early !== '') return early
      throw new ScannerError('The virus scanner does not answer.', { cause: error })
    } finally {
      signal?.removeEventListener('abort', abort)
      socket.destroy()
    }
  }

  return {
    /** Throws `ScannerError`. */
    async scan(data: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<Answer> {
      const answer = await ask('INSTREAM', data, signal)
      const [, found] = scanned.infected.exec(answer) ?? []
      if (found !== undefined) return { verdict: 'infected', found }
      if (scanned.tooLarge.test(answer)) return { verdict: 'too-large' }
      if (scanned.clean.test(answer)) return { verdict: 'clean' }
      throw new ScannerError('The virus scanner could not scan the file.')
    },

    /** Rejects with a `ScannerError` when nobody answers. */
    async ping(): Promise<void> {
      if ((await ask('PING', null)) !== 'PONG') throw new ScannerError('This is no virus scanner.')
    },
  }
}

/** Chunks with their lengths; one of length 0 is the end. */
async function sendStream(socket: Socket, data: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of data) {
    if (chunk.length === 0) continue
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await send(socket, length)
    await send(socket, chunk)
  }
  await send(socket, Buffer.alloc(4))
}

const send = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

/** What comes until the connection ends or a NUL. */
function read(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const done = () => {
      const end = text.indexOf('\0')
      resolve((end < 0 ? text : text.slice(0, end)).trim())
    }
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8')
      if (text.includes('\0') || text.length > longestAnswer) done()
    })
    socket.once('end', done)
    socket.once('close', () => (text === '' ? reject(new Error('closed')) : done()))
    socket.once('error', (error) => (text === '' ? reject(error) : done()))
  })
}
