import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { greeting: string; from: string; to: string[]; raw: string; mail: Email }

/**
 * A real SMTP server on loopback that stores the messages it receives. `port` 0 picks one; the same port can
 * be reused. `mode` is called for every message: `puts off` or `rejects`; anything else accepts it.
 */
export async function startMailServer(port = 0, mode: () => string = () => 'well') {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // `stop` waits no longer than this for clients that keep their connection
    closeTimeout: 200,
    onRcptTo(_address, _session, done) {
      if (mode() === 'puts off') done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      else if (mode() === 'rejects') done(Object.assign(new Error('No such user'), { responseCode: 550 }))
      else done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({
          greeting: String(session.hostNameAppearsAs),
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        })
        done()
      })
    },
  })
  // A client killed mid-session is not this server's fault
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
