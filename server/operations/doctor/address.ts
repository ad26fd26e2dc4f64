import type { Config } from '../../config.ts'
import { type Finding, fault, ok, warning } from '../../kernel/finding.ts'

const patienceMs = 5_000
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/

export async function checkAddress(config: Config, running: boolean): Promise<Finding[]> {
  const { publicUrl } = config
  if (publicUrl === null) {
    const text = 'PUBLIC_URL is not set: links in mails, feeds and search engines name this machine.'
    return [warning('address', text, 'Set PUBLIC_URL to the https address that visitors use.')]
  }
  const findings = [checkUrl(publicUrl), checkProxy(config, publicUrl)]
  return running ? [...findings, await checkReach(publicUrl)] : findings
}

function checkUrl(publicUrl: string): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || loopback.test(hostname)) return ok('address', `Visitors come by ${publicUrl}.`)
  const text = `PUBLIC_URL ${publicUrl} is not https: passwords and forms travel in the clear.`
  const remedy = 'Put a proxy with a certificate in front and set PUBLIC_URL to the https address.'
  return warning('address', text, remedy)
}

function checkProxy({ trustProxy, host }: Config, publicUrl: string): Finding {
  if (trustProxy === 0 && publicUrl.startsWith('https:')) {
    const text =
      'TLS ends before this server, but TRUST_PROXY is 0: all visitors look like one, and are slowed down together.'
    return warning('proxy', text, 'Set TRUST_PROXY to the number of proxies in front, mostly 1.')
  }
  if (trustProxy === 0 || loopback.test(host)) return ok('proxy', `TRUST_PROXY is ${trustProxy}.`)
  const text = `HOST is ${host}, so a client that reaches the port past the proxy can make up an address (TRUST_PROXY is ${trustProxy}).`
  const remedy = 'Let only the proxy reach the port: HOST=127.0.0.1, a container network, or a firewall.'
  return warning('proxy', text, remedy)
}

async function checkReach(publicUrl: string): Promise<Finding> {
  const remedy = 'Check the name in the DNS, the proxy and its certificate, and PUBLIC_URL.'
  try {
    const answer = await fetch(`${publicUrl}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
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
