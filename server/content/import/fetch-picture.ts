import { lookup } from 'node:dns'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { imageLimit } from '#domain/media/media.schema.ts'

/**
 * Downloads pictures only from the hosts that the operator has named. A redirect cannot lead elsewhere, nor a
 * host name into the operator's own network.
 */

export type Fetched = { ok: true; bytes: Buffer; type: string } | { ok: false; why: string }

const secondsLimit = 20
const mostRedirects = 3

const privateNets = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3],
] as const) privateNets.addSubnet(net, bits) // biome-ignore format: a table
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  privateNets.addSubnet(net, bits, 'ipv6')

const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return privateNets.check(mapped)
  return privateNets.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The origin for `host[:port]` (https) or `http://host[:port]`; null for anything else. */
export function originOf(word: string): string | null {
  const address = /^https?:\/\//i.test(word) ? word : `https://${word}`
  if (!URL.canParse(address)) return null
  const { origin, pathname, search, username, hostname } = new URL(address)
  return pathname === '/' && search === '' && username === '' && hostname !== '' ? origin : null
}

export function createPictureFetcher(origins: ReadonlySet<string>) {
  return {
    serves: (address: string): boolean => URL.canParse(address) && origins.has(new URL(address).origin),

    async fetch(address: string): Promise<Fetched> {
      let at = address
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        if (!this.serves(at))
          return {
            ok: false,
            why: `is redirected to ${URL.canParse(at) ? new URL(at).host : 'no address'}, which --fetch does not name`,
          }
        const answer = await ask(new URL(at))
        if (!('location' in answer)) return answer
        if (!URL.canParse(answer.location, at)) return { ok: false, why: 'is redirected to no address' }
        at = new URL(answer.location, at).href
      }
      return { ok: false, why: 'is redirected too often' }
    },
  }
}

function ask(url: URL): Promise<Fetched | { location: string }> {
  // An IP address or localhost in --fetch is deliberate, so it may be private
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const mayBePrivate = isIP(host) !== 0 || host === 'localhost'
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve) => {
    const failed = (why: string) => resolve({ ok: false, why })
    const request = get(
      url,
      {
        signal: AbortSignal.timeout(secondsLimit * 1000),
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'ponte-import' },
        agent: false,
        lookup(name, options, callback) {
          lookup(name, { ...options, all: true }, (error, found) => {
            const allowed = found?.filter(({ address }) => mayBePrivate || !isPrivate(address)) ?? []
            const [first] = allowed
            if (error || !first) {
              callback(error ?? new Error(`${name} is an address of this network`), [], 0)
            } else if (options.all) callback(null, allowed)
            else callback(null, first.address, first.family)
          })
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response
        if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
          response.destroy()
          return resolve({ location: headers.location })
        }
        if (statusCode !== 200) {
          response.destroy()
          return failed(`answers ${statusCode}`)
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > imageLimit) {
            response.destroy()
            failed('is larger than 10 MB')
          } else chunks.push(chunk)
        })
        response.on('error', (error) => failed(`cannot be fetched: ${error.message}`))
        response.on('end', () =>
          resolve({ ok: true, bytes: Buffer.concat(chunks), type: headers['content-type'] ?? '' }),
        )
      },
    )
    request.on('error', (error) =>
      failed(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? `took longer than ${secondsLimit} s`
          : `cannot be fetched: ${error.message}`,
      ),
    )
  })
}
