// The benchmark's baseline: sends the same bytes with the same headers by node:http, and does nothing else.
// Reads the responses by path from standard input, and prints its port.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const answers = new Map(
  Object.entries(await json(process.stdin)).map(([path, { headers, body }]) => [
    path,
    { headers: headers.flat(), bytes: Buffer.from(body, 'base64') },
  ]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.bytes)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
