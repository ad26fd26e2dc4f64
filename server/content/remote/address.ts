import path from 'node:path'
import type { Setting } from '../git/git-settings.ts'

export type RemoteAddress = {
  /** Without credentials: git passes it on to programs whose parameters everybody on the machine can read. */
  url: string
  /** The credentials, as configuration of git; empty when there are none. */
  settings: readonly Setting[]
}

export const addressRule = 'must be a git address by https, http, ssh or git, or a path'

const protocols = ['https:', 'http:', 'ssh:', 'git:', 'file:']
/** `user@host:owner/repository.git`, which git reads as ssh. */
const shortSsh = /^(?:[\w.+-]+@)?[\w][\w.-]*:(?![/\\]{2})(?!:)[^\s]+$/

/** Reads `CONTENT_REMOTE`; null for kinds that are not allowed, some of which make git run programs. Pure. */
export function readRemoteAddress(value: string): RemoteAddress | null {
  if (/\p{Cc}/u.test(value) || value.startsWith('-') || value.includes('::')) return null
  if (!value.includes('://')) {
    return { url: shortSsh.test(value) ? value : path.resolve(value), settings: [] }
  }
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  if (!protocols.includes(url.protocol) || (url.hostname === '' && url.protocol !== 'file:')) return null
  if (!url.protocol.startsWith('http') || url.username === '') return { url: value, settings: [] }
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const header = `Authorization: Basic ${Buffer.from(credentials).toString('base64')}`
  url.username = ''
  url.password = ''
  return { url: url.href, settings: [[`http.${url.origin}/.extraHeader`, header]] }
}
