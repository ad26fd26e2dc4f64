import { connect } from 'node:net'

/** The text is the beginning of the whole answer as it was sent. */
export type Answer = { status: number; text: string }

const patienceMs = 60_000
const longestText = 8_192

/** Sends a request on a connection of its own, which its answer ends. Null: no answer, or none that comes to its end. */
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
      // After the interim answers, such as 100
      const status = /^(?:HTTP\/1\.1 1[\s\S]*?\r\n\r\n)*HTTP\/1\.1 ([2-5]\d\d) /.exec(text)?.[1]
      resolve(status === undefined || isSilent ? null : { status: Number(status), text })
    })
    socket.write(bytes)
  })
}
