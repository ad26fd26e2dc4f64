import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median } from './table.ts'

const rounds = 5
const secondsEach = 3
export const connections = 64

/** Requests per second, and the 99th percentile of the response time in milliseconds. */
export type Load = { perSecond: number; p99: number }

/** `paths`: requested in turn on each connection; by default only the path of `url`. */
export type Target = { name: string; url: string; headers: Record<string, string>; paths?: readonly string[] }

/** One run of wrk; null when it is not installed. Throws on socket errors and on answers other than 2xx and 3xx. */
export async function load(
  { url, headers, paths }: Omit<Target, 'name'>,
  seconds = secondsEach,
): Promise<Load | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-wrk-'))
  try {
    const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    if (paths) {
      const script = path.join(folder, 'mix.lua')
      await writeFile(script, mixOf(paths))
      options.push('-s', script)
    }
    const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', ...options, url])
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    const isThere = await new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false))
      child.once('close', () => resolve(true))
    })
    if (!isThere) return null
    const [faults] = /Non-2xx or 3xx responses: \d+|Socket errors: .+/.exec(output) ?? []
    if (faults) throw new Error(`${url}: ${faults}`)
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
    const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
    return { perSecond, p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A script for wrk that builds the requests beforehand, so that the run only sends them. */
const mixOf = (paths: readonly string[]): string => `
local requests = {}
local at = 0
init = function()
  for _, path in ipairs({ ${paths.map((one) => JSON.stringify(one)).join(', ')} }) do
    requests[#requests + 1] = wrk.format('GET', path)
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`

/** Measures the targets in turn, several times, so that other load on the machine affects all alike. Null without wrk. */
export async function compare(targets: readonly Target[]): Promise<Map<string, Load> | null> {
  const results = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, ...target } of targets) {
      const result = await load(target)
      if (!result) return null
      results.get(name)?.push(result)
    }
  }
  return new Map(
    [...results].map(([name, runs]) => [
      name,
      { perSecond: median(runs.map((run) => run.perSecond)), p99: median(runs.map((run) => run.p99)) },
    ]),
  )
}

export type RawAnswer = { headers: [string, string][]; body: Buffer }

/** A response as it is transferred; `fetch` would decompress it. */
export function rawAnswer(address: string, encoding = 'br'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers: [string, string][] = []
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = response.rawHeaders[at] ?? ''
          if (!/^(?:date|connection|keep-alive)$/i.test(name))
            headers.push([name, response.rawHeaders[at + 1] ?? ''])
        }
        resolve({ headers, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
