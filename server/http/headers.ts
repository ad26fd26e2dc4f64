import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'

const sha256 = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

type PolicyOptions = {
  /** Allows what Vite's client injects. */
  development?: boolean
  /** For screens of the studio, which frame pages of the site. */
  framesPages?: boolean
}

/**
 * The content security policy of a page. No inline script runs except the given ones, which are allowed by
 * their hash (nonces would clash with cached pages).
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { development = false, framesPages = false }: PolicyOptions = {},
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts.map(sha256)],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // A post's image may be on another host (R114)
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    // The voice note on its service page (R300)
    'media-src': ["'self'"],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    // The contact page's map, once the visitor asks for it (R25)
    'frame-src': ['https://www.openstreetmap.org', ...(framesPages ? ["'self'"] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  if (!development) directives['require-trusted-types-for'] = ["'script'"]
  return inOneLine(directives)
}

const inOneLine = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/** The policy of a page inside the editor: nothing in it runs or submits, and only the studio may frame it. */
export const editedPagePolicy = inOneLine({
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
})

/** The security headers of every response, with HSTS for https. Pages set their own policy. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()')
      next()
    },
  ]
}

/** The same headers as a list name, value, name, value …, for responses that the application does not send itself. */
export function securityHeaderList(options: { https: boolean }): string[] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  for (const handler of securityHeaders(options))
    handler(request as Request, response as Response, (error?: unknown) => {
      if (error) throw error
    })
  return response.getHeaderNames().flatMap((name) => [name, String(response.getHeader(name))])
}
