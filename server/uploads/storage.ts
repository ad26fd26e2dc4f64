import path from 'node:path'
import express, { type RequestHandler } from 'express'
import { createDurable, ensureFolder } from '../files.ts'

/** Writes a public object that does not exist yet; false when the path has been used. `name` has been checked. */
export async function storeObject(folder: string, name: string, bytes: Uint8Array): Promise<boolean> {
  const file = path.join(folder, name)
  await ensureFolder(path.dirname(file))
  return createDurable(file, bytes)
}

/** Names that the upload made are written once and may be kept for ever; what was put there by hand may change. */
const writtenOnce = /[/\\]blog[/\\][0-9a-f]{24}\.[a-z]+$/

export const serveObjects = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, file) {
      response.setHeader(
        'Cache-Control',
        writtenOnce.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      // Whatever lies there is shown, never run; and other sites may show a preview picture.
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
