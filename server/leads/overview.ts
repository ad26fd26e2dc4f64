import type { LeadOverview, StuckLeads } from '#domain/leads/records.ts'
import { channelViews } from './channels/channels.ts'
import { stuckWithLeads } from './delivery/alarm.ts'
import type { LeadRepository } from './lead-repository.ts'

/** How many undelivered leads are listed; the others are only counted. */
const mostNamed = 500

export async function readOverview(
  repository: Pick<LeadRepository, 'list' | 'status' | 'deliveries'>,
  { mailIsSent, now = Date.now() }: { mailIsSent: boolean; now?: number },
): Promise<LeadOverview> {
  const countOf = async (query: Parameters<LeadRepository['list']>[0]) =>
    (await repository.list({ ...query, limit: 0 })).total
  const [open, answered, closed, held] = await Promise.all([
    countOf({ held: false, status: 'open' }),
    countOf({ held: false, status: 'answered' }),
    countOf({ held: false, status: 'closed' }),
    countOf({ held: true }),
  ])
  return {
    now,
    counts: { open, answered, closed, held },
    mailIsSent,
    stuck: readStuck(repository),
    channels: channelViews(),
  }
}

function readStuck(repository: Pick<LeadRepository, 'status' | 'deliveries'>): StuckLeads[] {
  const stuck = stuckWithLeads(repository.status())
  if (stuck.length === 0) return []
  const undelivered = [
    ...repository.deliveries({ state: 'failed' }, mostNamed),
    ...repository.deliveries({ state: 'waiting' }, mostNamed),
  ]
  return stuck.map(({ channel, leads }) => ({ ...stuckIn(undelivered, channel), leads }))
}

function stuckIn(
  leads: ReturnType<LeadRepository['deliveries']>,
  channel: string,
): Omit<StuckLeads, 'leads'> {
  const undelivered = leads.flatMap(({ id, states }) => {
    const state = states.get(channel)
    return state && state.status !== 'delivered' ? [{ id, state }] : []
  })
  const failures = undelivered.flatMap(({ state: { firstFailureAt, lastError, nextTryAt } }) =>
    firstFailureAt === null ? [] : [{ firstFailureAt, lastError, nextTryAt: nextTryAt ?? 0 }],
  )
  const since = failures.length > 0 ? Math.min(...failures.map((one) => one.firstFailureAt)) : null
  const latest = failures.toSorted((one, other) => other.nextTryAt - one.nextTryAt)[0]
  return {
    channel,
    ids: undelivered.slice(0, mostNamed).map(({ id }) => id),
    since,
    reason: latest?.lastError ?? null,
  }
}
