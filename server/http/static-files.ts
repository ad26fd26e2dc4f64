import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { mimes } from 'mrmime'
import { readBytesOrNull } from '../kernel/files.ts'
import { limits } from '../kernel/limits.ts'
import { assetHeaders } from './cache-control.ts'
import { type StoredResponse, sendStored, storedResponse } from './stored-response.ts'

type StaticFilesOptions = {
  /** The built client files. They do not change while the server runs. */
  folder: string
  /** Headers of every response: name, value, name, value … */
  headers: readonly string[]
  /** Larger files are left to Express. Bytes. */
  maxBytes?: number
}

type File = {
  path: string
  stored: StoredResponse | null
  loading: Promise<StoredResponse> | null
}

/**
 * Serves the built client files from memory, in the encodings that the build wrote. A file is read at the
 * first request for it. The size of the build bounds the memory.
 */
export function createStaticFiles({
  folder,
  headers,
  maxBytes = limits.cachedObjectBytes,
}: StaticFilesOptions) {
  const files = new Map<string, File>()
  for (const file of filesBelow(folder)) {
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`
    if (statSync(file).size <= maxBytes) files.set(address, { path: file, stored: null, loading: null })
  }

  async function read(url: string, file: File): Promise<StoredResponse> {
    const [identity, br, gzip] = await Promise.all([
      readFile(file.path),
      readBytesOrNull(`${file.path}.br`),
      readBytesOrNull(`${file.path}.gz`),
    ])
    const type = mimes[path.extname(url).slice(1)] ?? 'application/octet-stream'
    const own = Object.entries({ 'Content-Type': type, ...assetHeaders(url) }).flat()
    const replaced = new Set(own.filter((_value, at) => at % 2 === 0).map((name) => name.toLowerCase()))
    const common = headers.filter((_value, at) => !replaced.has((headers[at - (at % 2)] ?? '').toLowerCase()))
    return storedResponse([...common, ...own], { identity, ...(br && { br }), ...(gzip && { gzip }) })
  }

  /** `next` handles everything else: requests for parts of a file, and files that cannot be read here. */
  function handler(next: RequestListener): RequestListener {
    return (request, response) => {
      const { method, url = '/', headers: asked } = request
      const at = url.indexOf('?')
      const address = at < 0 ? url : url.slice(0, at)
      const file = files.get(address)
      if (!file || (method !== 'GET' && method !== 'HEAD') || asked.range !== undefined)
        return next(request, response)
      if (file.stored) return void sendStored(request, response, file.stored)
      file.loading ??= read(address, file).finally(() => {
        file.loading = null
      })
      file.loading.then(
        (stored) => {
          file.stored = stored
          if (!response.destroyed) sendStored(request, response, stored)
        },
        // Express reports what is wrong with the file
        () => next(request, response),
      )
    }
  }

  return {
    handler,
    /** Total size of the bodies in memory. */
    bytes: (): number => [...files.values()].reduce((sum, { stored }) => sum + (stored?.bytes ?? 0), 0),
  }
}

/** Files below a folder; neither hidden ones, nor links, nor compressed twins. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  return [...all].filter((file) => {
    const isHidden = /(?:^|[/\\])\./.test(path.relative(folder, file))
    return !isHidden && !(/\.(?:br|gz)$/.test(file) && all.has(file.replace(/\.(?:br|gz)$/, '')))
  })
}
