import { connect } from 'node:net'
import type { FuzzCase } from './case.ts'

/** `answers` are the statuses in the order of the requests; fewer than those when the connection ended before. */
export type Exchange = {
  answers: { status: number /** The beginning of the body, when it is not compressed. */; text: string }[]
  end: 'answered' | 'closed' | 'silent' | 'unreadable'
}

/** In milliseconds. A request that is not whole is left alone after the shorter one. */
const patience = { whole: 30_000, broken: 150 }

/** Sends requests on one connection of their own, without waiting in between, and reads the answers. */
export function exchange(port: number, cases: readonly FuzzCase[]): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const answers: Exchange['answers'] = []
    const reader = answerReader(
      cases.map(({ method }) => method),
      (answer) => answers.push(answer),
    )
    const finish = (end: Exchange['end']) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ answers, end })
    }
    const isBroken = cases.some(({ framing }) => framing === 'broken')
    const timer = setTimeout(() => finish('silent'), isBroken ? patience.broken : patience.whole)
    socket.on('data', (chunk) => {
      if (!reader.read(chunk)) finish('unreadable')
      else if (answers.length >= cases.length) finish('answered')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      reader.end()
      finish(answers.length >= cases.length ? 'answered' : 'closed')
    })
    socket.write(
      cases.length === 1 ? (cases[0]?.bytes ?? '') : Buffer.concat(cases.map(({ bytes }) => bytes)),
    )
  })
}

const longestText = 4_096

type Body =
  | { kind: 'length'; left: number }
  | { kind: 'chunks'; left: number; inData: boolean }
  | { kind: 'rest' }

/** Reads answers to requests of these methods, one after the other (RFC 9112, 6.3). */
function answerReader(
  methods: readonly string[],
  onAnswer: (answer: Exchange['answers'][number]) => void,
): { read(chunk: Buffer): boolean; end(): void } {
  let held: Buffer = Buffer.alloc(0)
  let body: Body | null = null
  let status = 0
  let text = ''
  let isPlain = true
  let count = 0

  const done = () => {
    onAnswer({ status, text })
    count += 1
    body = null
    text = ''
  }
  const note = (bytes: Buffer) => {
    if (isPlain && text.length < longestText) text += bytes.toString('latin1', 0, longestText)
  }

  /** Null when the head is not whole yet; false when it is none. */
  function readHead(): boolean | null {
    const end = held.indexOf('\r\n\r\n')
    if (end < 0) return null
    const [first = '', ...lines] = held.toString('latin1', 0, end).split('\r\n')
    held = held.subarray(end + 4)
    const found = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)
    if (!found) return false
    status = Number(found[1])
    if (status < 200 && status !== 101) return true
    const headers = new Map(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
    )
    isPlain = !headers.has('content-encoding')
    if (methods[count] === 'HEAD' || status === 204 || status === 304) done()
    else if (headers.get('transfer-encoding') === 'chunked') body = { kind: 'chunks', left: 0, inData: false }
    else if (headers.has('content-length'))
      body = { kind: 'length', left: Number(headers.get('content-length')) }
    else body = { kind: 'rest' }
    return true
  }

  /** False when more bytes are needed first. */
  function readBody(now: Body): boolean {
    if (now.kind === 'rest') {
      note(held)
      held = held.subarray(held.length)
      return false
    }
    if (now.kind === 'chunks' && !now.inData) {
      const end = held.indexOf('\r\n')
      if (end < 0) return false
      const size = Number.parseInt(held.toString('latin1', 0, end), 16)
      // The end of the last chunk and of its data are of two bytes each
      if (size === 0 && held.length < end + 4) return false
      held = held.subarray(size === 0 ? end + 4 : end + 2)
      if (size === 0) done()
      else body = { kind: 'chunks', left: size + 2, inData: true }
      return true
    }
    const taken = held.subarray(0, now.left)
    note(taken)
    held = held.subarray(taken.length)
    now.left -= taken.length
    if (now.left > 0) return false
    if (now.kind === 'chunks') now.inData = false
    else done()
    return true
  }

  return {
    read(chunk) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      for (;;) {
        if (body) {
          if (!readBody(body)) return true
        } else {
          const head = readHead()
          if (head === null) return true
          if (!head) return false
        }
      }
    },
    end() {
      if (body?.kind === 'rest') done()
    },
  }
}
