import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { staffChannelNames } from '#domain/leads/channels.ts'
import type { Lead } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import type { Config } from '../../config.ts'
import { Problem } from '../../errors.ts'
import { silentLog } from '../../http/log.ts'
import { idleChannels } from '../../leads/channels/idle-channels.ts'
import { webhookSince } from '../../leads/channels/webhook.ts'
import { createOutbox } from '../../leads/outbox.ts'
import { createAccounts } from '../../staff/accounts.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import { listed } from './folders.ts'

/** Waiting time of a lead after which it is reported (leads/alarm.ts). */
const patienceMs = 600_000

/** The data of a lead for the findings, without text of visitors. */
type StoredLead = {
  id: string
  /** Milliseconds since the epoch. */
  receivedAt: number
  /** Missing or incomplete files, as text. */
  torn: string[]
  held: boolean
  deliveries: LeadRecord['deliveries']
}

/** The stored leads. Resolves with the time of the newest too: milliseconds, 0 = there is none. */
export async function checkLeads(
  { dataDir, retryBaseMs }: Config,
  { running, now = Date.now() }: { running: boolean; now?: number },
): Promise<{ findings: Finding[]; newest: number }> {
  const dir = path.join(dataDir, 'leads')
  const isThere = await access(dir).then(
    () => true,
    () => false,
  )
  if (!isThere) return { findings: [ok('leads', 'No leads yet.')], newest: 0 }
  const channels = idleChannels(staffChannelNames, 'The doctor', await webhookSince(dataDir))
  const outbox = createOutbox({ dir, channels, retryBaseMs, log: silentLog })
  try {
    await outbox.load()
    const leads: StoredLead[] = []
    for await (const { lead, held, deliveries } of outbox.records()) {
      leads.push({
        id: lead.id,
        receivedAt: Date.parse(lead.receivedAt),
        torn: await tornFiles(dir, lead),
        held: held !== null,
        deliveries,
      })
    }
    const findings = [
      ...(await damaged(dir, leads)),
      ...channels.flatMap(({ name }) => delivered(name, leads, { running, now })),
      ...held(leads),
    ]
    const newest = Math.max(0, ...leads.map(({ receivedAt }) => receivedAt))
    return { findings: [ok('leads', `${leads.length} leads are stored.`), ...findings], newest }
  } finally {
    await outbox.close()
  }
}

async function damaged(dir: string, leads: readonly StoredLead[]): Promise<Finding[]> {
  const known = new Set(leads.map(({ id }) => id))
  const unreadable = (await readdir(dir)).filter((name) => isLeadId(name) && !known.has(name))
  const torn = leads.flatMap((lead) => lead.torn)
  return [
    ...(unreadable.length > 0
      ? [
          fault(
            'leads-damaged',
            `${unreadable.length} leads cannot be read: ${listed(unreadable)}`,
            `Look into ${dir}/<id>/lead.json, or take the folder from a backup.`,
          ),
        ]
      : []),
    ...(torn.length > 0
      ? [
          fault(
            'leads-files',
            `${torn.length} files of leads are missing or cut off: ${listed(torn)}`,
            'Take them from a backup or from the drive.',
          ),
        ]
      : []),
  ]
}

async function tornFiles(dir: string, lead: Lead): Promise<string[]> {
  const torn: string[] = []
  for (const file of lead.files) {
    const found = await stat(path.join(dir, lead.id, 'files', file.stored)).catch(() => null)
    if (found?.size !== file.size) torn.push(`${referenceOf(lead.id)}: ${file.stored}`)
  }
  return torn
}

function delivered(
  channel: string,
  leads: readonly StoredLead[],
  { running, now }: { running: boolean; now: number },
): Finding[] {
  const open = leads.filter(({ held }) => !held)
  const with_ = (status: string) => open.filter(({ deliveries }) => deliveries[channel]?.status === status)
  const failed = with_('failed')
  const waiting = with_('waiting')
  const late = waiting.filter(({ receivedAt, deliveries }) => {
    const since = deliveries[channel]?.firstFailureAt ?? receivedAt
    return now - since > patienceMs
  })
  const reason = [...failed, ...waiting].map(({ deliveries }) => deliveries[channel]?.lastError).find(Boolean)
  const said = reason ? ` The last error: ${reason}` : ''
  const findings: Finding[] = []
  if (failed.length > 0) {
    findings.push(
      fault(
        `leads-${channel}`,
        `${failed.length} leads could not be delivered by ${channel} in five days.${said}`,
        'Mend the channel (see below), then send them again: npm run ponte -- leads resend <reference>',
      ),
    )
  }
  if (late.length > 0) {
    findings.push(
      warning(
        `leads-${channel}-waiting`,
        `${late.length} leads have been waiting for ${channel} for more than ten minutes.${said}`,
        running ? 'They go as soon as the channel answers.' : 'Start the server: it delivers them.',
      ),
    )
  }
  if (findings.length > 0) return findings
  const more = waiting.length > 0 ? `; ${waiting.length} are on their way` : ''
  return [ok(`leads-${channel}`, `Nothing is stuck on its way by ${channel}${more}.`)]
}

function held(leads: readonly StoredLead[]): Finding[] {
  const count = leads.filter((lead) => lead.held).length
  if (count === 0) return [ok('leads-held', 'No lead is held as suspected spam.')]
  return [
    warning(
      'leads-held',
      `${count} leads are held as suspected spam and were delivered to nobody.`,
      'Look at them in the studio, or: npm run ponte -- leads list',
    ),
  ]
}

/** Whether anybody can sign in. */
export async function checkStaff({ dataDir, admin }: Config): Promise<Finding> {
  try {
    const accounts = await createAccounts({ dir: path.join(dataDir, 'staff') }).list()
    if (accounts.length > 0) return ok('staff', `${accounts.length} members of staff can sign in.`)
    if (admin !== null) return ok('staff', 'The first account is made from ADMIN_EMAIL at the first start.')
    return warning('staff', 'Nobody can sign in yet.', 'npm run ponte -- staff add <e-mail>')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return fault(
      'staff',
      error.detail,
      'Take DATA_DIR/staff/accounts.json from a backup, or repair it by hand.',
    )
  }
}
