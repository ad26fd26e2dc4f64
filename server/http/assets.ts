import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { assetHeaders } from './cache-control.ts'

/**
 * Serves the built client files, with the `.br` and `.gz` twins that the build wrote. Most requests for them
 * are served from memory (static-files.ts) and do not get here.
 */
export function createAssets(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(assetHeaders(path))) response.setHeader(name, value)
    },
  })
}
