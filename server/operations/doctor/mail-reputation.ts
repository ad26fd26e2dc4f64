import { Resolver } from 'node:dns/promises'
import type { Config } from '../../config.ts'
import { codeOf, type Finding, fault, ok, warning } from './finding.ts'

/** Asks for the TXT records of a name, as `Resolver` of node:dns/promises does. */
export type TextResolver = Pick<Resolver, 'resolveTxt'>

type ReputationOptions = {
  /** The sender's address. */
  sender: string
  resolver?: TextResolver
}

/**
 * Whether receivers can tell mail of the sender's domain from forged mail: SPF (RFC 7208) and DMARC (RFC 7489). Empty when no mail leaves this machine, or the domain is not public.
 */
export async function checkMailReputation(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { sender, resolver = new Resolver({ timeout: 2_000, tries: 2 }) }: ReputationOptions,
): Promise<Finding[]> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  if (smtpUrl === null || !domain.includes('.') || domain.startsWith('[')) return []
  const recordsAt = (name: string) => textsOf(resolver, name)
  try {
    return await Promise.all([spf(domain, recordsAt), dmarc(domain, recordsAt)])
  } catch (error) {
    return [
      warning(
        'mail-reputation',
        `The DNS did not answer about ${domain} (${codeOf(error)}), so that SPF and DMARC are unknown.`,
        'Check the resolver of this machine, and try again.',
      ),
    ]
  }
}

type Records = (name: string) => Promise<string[]>

async function spf(domain: string, recordsAt: Records): Promise<Finding> {
  const found = (await recordsAt(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [policy] = found
  if (policy === undefined) {
    return warning(
      'spf',
      `${domain} has no SPF record: its mail easily counts as spam.`,
      `Add a TXT record at ${domain}: v=spf1 include:<what your mail provider names> -all`,
    )
  }
  if (found.length > 1) {
    return fault(
      'spf',
      `${domain} has ${found.length} SPF records, of which receivers accept none (RFC 7208, 4.5).`,
      'Join them into one.',
    )
  }
  if (/(?: |^)\+?all(?: |$)/i.test(policy)) {
    return warning(
      'spf',
      `The SPF record of ${domain} allows every machine to send.`,
      'End it with -all or ~all.',
    )
  }
  return ok('spf', `${domain} has an SPF record.`)
}

async function dmarc(domain: string, recordsAt: Records): Promise<Finding> {
  const found = await dmarcRecord(domain, recordsAt)
  if (found === null) {
    return warning(
      'dmarc',
      `${domain} has no DMARC record: large receivers distrust its mail.`,
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:<your address>`,
    )
  }
  const policy = tagOf(found, 'p')?.toLowerCase()
  if (policy === undefined || !['none', 'quarantine', 'reject'].includes(policy)) {
    return fault(
      'dmarc',
      `The DMARC record of ${domain} has no valid policy.`,
      'Write p=none or p=quarantine.',
    )
  }
  const effect = policy === 'none' ? ', which only observes' : ''
  return ok('dmarc', `${domain} has a DMARC record with the policy ${policy}${effect}.`)
}

/** The record of the domain, else that of the nearest domain above it, down to two labels. */
async function dmarcRecord(domain: string, recordsAt: Records): Promise<string | null> {
  const found = (await recordsAt(`_dmarc.${domain}`)).find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text))
  if (found !== undefined) return found
  const above = domain.slice(domain.indexOf('.') + 1)
  return above.includes('.') ? dmarcRecord(above, recordsAt) : null
}

/** `v=DMARC1; p=none` → the value of a tag, without spaces. */
function tagOf(record: string, tag: string): string | undefined {
  for (const part of record.split(';')) {
    const [name = '', ...value] = part.split('=')
    if (name.trim() === tag) return value.join('=').replace(/\s/g, '')
  }
}

/** The TXT records of a name, each joined from its parts. Throws when the DNS does not answer. */
async function textsOf(resolver: TextResolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return []
    throw error
  }
}
