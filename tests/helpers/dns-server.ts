import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'

type DnsServer = { resolver: Resolver; stop(): void }

/** A DNS server on loopback that has TXT records by name (RFC 1035), and a resolver that asks it. `null`: it says nothing. */
export async function startDnsServer(records: Record<string, string[]> | null): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    if (records) socket.send(answerTo(query, records), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 100, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => socket.close() }
}

const headerBytes = 12
const noSuchName = 3

function answerTo(query: Buffer, records: Record<string, string[]>): Buffer {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const question = query.subarray(headerBytes, at + 5)
  const texts = records[labels.join('.').toLowerCase()]
  const answers = (texts ?? []).map((text) => {
    // A string has at most 255 bytes; a longer record has several
    const strings = (text.match(/.{1,255}/gs) ?? []).map((part) => Buffer.from(`\0${part}`, 'latin1'))
    for (const string of strings) string[0] = string.length - 1
    const data = Buffer.concat(strings)
    const fields = Buffer.from([0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0])
    fields.writeUInt16BE(data.length, 10)
    return Buffer.concat([fields, data])
  })
  const header = Buffer.alloc(headerBytes)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (texts ? 0 : noSuchName), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, question, ...answers])
}
