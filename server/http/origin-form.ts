import type { RequestListener } from 'node:http'

/** Scheme and authority of an absolute target (RFC 9112, 3.2.2); llhttp lets any text stand for the authority. */
const beginning = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The application, which sees every target without scheme and host: they name this server. Express would read them with
 * `url.parse`, which writes a warning to stderr or throws when the host is none.
 */
export const inOriginForm =
  (application: RequestListener): RequestListener =>
  (request, response) => {
    request.url = originForm(request.url ?? '/')
    application(request, response)
  }

function originForm(target: string): string {
  const found = beginning.exec(target)
  if (!found) return target
  const rest = target.slice(found[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
