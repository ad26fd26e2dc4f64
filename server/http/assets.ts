import type { RequestHandler } from 'express'
import sirv from 'sirv'

/**
 * The built client files, with the `.br` and `.gz` twins that the build wrote. Names under `/assets` and `/cards`
 * carry a hash of the content and are cached for ever; the others are revalidated.
 */
export function createAssets(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const immutable = path.startsWith('/assets/') || path.startsWith('/cards/')
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      // Other sites may show a preview picture
      if (path.startsWith('/cards/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
}
