import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { assetHeaders } from './cache-control.ts'

/**
 * The built client files, with the `.br` and `.gz` twins that the build wrote. The edge answers most requests for them
 * from memory; this answers the others.
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
