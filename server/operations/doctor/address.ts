import type { Config } from '../../config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const patienceMs = 5_000
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/

/** Whether the address that visitors use fits to how the server is set, and leads to it. */
export async function checkAddress(
  config: Config,
  { running, patience = patienceMs }: { running: boolean; patience?: number },
): Promise<Finding[]> {
  const { publicUrl, trustProxy, host } = config
  if (publicUrl === null) {
    return [
      warning(
        'address',
        'PUBLIC_URL is not set: links in mails, feeds and search engines name this machine.',
        'Set PUBLIC_URL to the https address that visitors use.',
      ),
    ]
  }
  const { protocol, hostname } = new URL(publicUrl)
  const findings: Finding[] = []
  if (protocol === 'https:') findings.push(ok('address', `Visitors come by ${publicUrl}.`))
  else if (loopback.test(hostname)) findings.push(ok('address', `PUBLIC_URL is ${publicUrl}, this machine.`))
  else {
    findings.push(
      warning(
        'address',
        `PUBLIC_URL ${publicUrl} is not https: passwords and forms travel in the clear.`,
        'Put a proxy with a certificate in front and set PUBLIC_URL to the https address.',
      ),
    )
  }
  if (protocol === 'https:' && trustProxy === 0) {
    findings.push(
      warning(
        'proxy',
        'TLS ends before this server, but TRUST_PROXY is 0: all visitors look like one, and are slowed down together.',
        'Set TRUST_PROXY to the number of proxies in front, mostly 1.',
      ),
    )
  } else if (trustProxy > 0 && !loopback.test(host)) {
    findings.push(
      warning(
        'proxy',
        `HOST is ${host}, so a client that reaches the port past the proxy can make up an address (TRUST_PROXY is ${trustProxy}).`,
        'Let only the proxy reach the port: HOST=127.0.0.1, a container network, or a firewall.',
      ),
    )
  } else findings.push(ok('proxy', `TRUST_PROXY is ${trustProxy}.`))
  if (running) findings.push(await checkReach(publicUrl, patience))
  return findings
}

async function checkReach(publicUrl: string, patience: number): Promise<Finding> {
  const remedy = 'Check the name in the DNS, the proxy and its certificate, and PUBLIC_URL.'
  try {
    const answer = await fetch(`${publicUrl}/`, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const html = answer.status === 200 ? await answer.text() : ''
    const canonical = /<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0]
    if (canonical?.includes(`"${publicUrl}/`) || canonical?.includes(`"${publicUrl}"`)) {
      return ok('reach', `${publicUrl} leads to this website.`)
    }
    return fault('reach', `${publicUrl} answers ${answer.status}, but not with this website.`, remedy)
  } catch {
    return warning('reach', `${publicUrl} cannot be reached from this machine.`, remedy)
  }
}
