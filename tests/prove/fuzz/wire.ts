import { connect } from 'node:net'

/** `text` = the beginning of the raw answer, head included. */
export type Answer = { status: number; text: string }

const patienceMs = 60_000
const longestText = 8_192

/** Sends a request on a connection of its own, which the answer closes. Null: no answer, or an unfinished one. */
export function exchange(port: number, bytes: Buffer): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, timeout: patienceMs })
    let text = ''
    let isSilent = false
    socket.on('data', (chunk) => {
      if (text.length < longestText) text += chunk.toString('latin1')
    })
    socket.on('timeout', () => {
      isSilent = true
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      // Skips interim answers, such as 100
      const status = /^(?:HTTP\/1\.1 1[\s\S]*?\r\n\r\n)*HTTP\/1\.1 ([2-5]\d\d) /.exec(text)?.[1]
      resolve(status === undefined || isSilent ? null : { status: Number(status), text })
    })
    socket.write(bytes)
  })
}
