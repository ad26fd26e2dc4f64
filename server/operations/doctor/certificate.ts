import { once } from 'node:events'
import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import { codeOf, type Finding, fault, ok, warning } from './finding.ts'

const dayMs = 86_400_000
const patienceMs = 5_000
const soonDays = 21

/** Said by their own findings, with more words. */
const seenElsewhere = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'])

type CertificateOptions = {
  now?: number
  patience?: number
  /** Authorities instead of the system's, as PEM. */
  ca?: string
}

/** The certificate that visitors are shown at an https address: its days, its names and its chain. Empty for http. */
export async function checkCertificate(
  publicUrl: string | null,
  { now = Date.now(), patience = patienceMs, ca }: CertificateOptions = {},
): Promise<Finding[]> {
  if (!publicUrl?.startsWith('https:')) return []
  const { hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const renew = 'Let the proxy renew the certificate, and look into its log for why it has not.'
  const seen = await read({ host, port: Number(port) || 443, patience, ca })
  if (typeof seen === 'string') {
    return [
      warning(
        'certificate',
        `No certificate could be read at ${publicUrl} (${seen}).`,
        'Check the proxy that terminates TLS.',
      ),
    ]
  }
  const { certificate, chainFault } = seen
  const [from, until] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
  const days = Math.floor((until - now) / dayMs)
  const date = new Date(until).toISOString().slice(0, 10)
  const findings: Finding[] = []
  if (now > until) {
    findings.push(fault('certificate', `The certificate of ${host} expired on ${date}.`, renew))
  } else if (now < from) {
    const start = new Date(from).toISOString()
    findings.push(
      fault('certificate', `The certificate of ${host} is valid only from ${start} on.`, 'Check the clocks.'),
    )
  } else if (days <= soonDays) {
    findings.push(
      warning('certificate', `The certificate of ${host} expires in ${days} days, on ${date}.`, renew),
    )
  }
  if (checkServerIdentity(host, certificate)) {
    const names = certificate.subjectaltname ?? 'no name'
    findings.push(
      fault(
        'certificate-name',
        `The certificate at ${host} is for ${names}.`,
        `Have it issued for ${host}, or correct PUBLIC_URL.`,
      ),
    )
  }
  if (chainFault !== null && !seenElsewhere.has(chainFault)) {
    findings.push(
      fault(
        'certificate-chain',
        `Browsers do not trust the certificate of ${host} (${chainFault}).`,
        'Have it issued by a public authority, and let the proxy send the intermediate certificates too.',
      ),
    )
  }
  if (findings.length > 0) return findings
  return [ok('certificate', `The certificate of ${host} is valid for ${days} more days.`)]
}

type Seen = { certificate: PeerCertificate; chainFault: string | null }
type ReadOptions = { host: string; port: number; patience: number; ca: string | undefined }

/** Resolves with the code of the error when there is no certificate. Sends nothing after the handshake. */
async function read({ host, port, patience, ca }: ReadOptions): Promise<Seen | string> {
  const socket = connect({
    host,
    port,
    // A name of a server is never an address (RFC 6066)
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca !== undefined && { ca }),
    // To be read even when it is not valid
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    const certificate = socket.getPeerCertificate()
    if (certificate.valid_to === undefined) return 'none is sent'
    const { authorized, authorizationError } = socket
    return { certificate, chainFault: authorized ? null : chainCode(authorizationError) }
  } catch (error) {
    return codeOf(error) === 'ABORT_ERR' ? 'no answer in time' : codeOf(error)
  } finally {
    socket.on('error', () => undefined).destroy()
  }
}

/** Node declares an Error and mostly gives a code. */
const chainCode = (error: unknown): string => (error instanceof Error ? codeOf(error) : String(error))
