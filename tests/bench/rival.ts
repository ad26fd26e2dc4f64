import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import compression from 'compression'
import express from 'express'
import helmet from 'helmet'

/**
 * What the benchmark compares with: `bare` sends the same bytes with the same headers and does nothing else; `naive` is
 * Express the usual way, with the page in memory. Reads the answers from standard input, prints its port.
 */
type Answers = {
  /** By path. */
  answers: Record<string, { headers: [string, string][]; body: string }>
  html: string
}
const { answers, html } = JSON.parse(await text(process.stdin)) as Answers

const ready = new Map(
  Object.entries(answers).map(([path, { headers, body }]) => [
    path,
    { headers: headers.flat(), bytes: Buffer.from(body, 'base64') },
  ]),
)
const bare = createServer((request, response) => {
  const answer = ready.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.bytes)
})

const application = express()
application.use(helmet())
application.use(compression())
application.get('/', (_request, response) => {
  response.type('html').send(html)
})

const server = process.argv[2] === 'naive' ? createServer(application) : bare
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
