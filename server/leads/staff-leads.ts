import type { Owner } from '#domain/leads/handling.ts'
import type { StaffLeads } from '#domain/leads/lead-views.ts'
import { channelViews } from './channels/channels.ts'
import type { Office } from './channels/office.ts'
import { stuckWithLeads } from './delivery/alarm.ts'
import type { LeadRepository } from './lead-repository.ts'
import { readOverview } from './overview.ts'
import type { Erasures } from './retention/erasure.ts'
import { describeReceipt, toEraseByHand } from './retention/receipt.ts'

type Options = {
  repository: LeadRepository
  erasures: Pick<Erasures, 'receipts'>
  office: () => Office
  members: () => Promise<readonly Owner[]>
  mailIsSent: boolean
}

export const readStaffLeads = ({
  repository,
  erasures,
  office,
  members,
  mailIsSent,
}: Options): StaffLeads => ({
  toAnswer: () => repository.status().toAnswer,
  stuck() {
    const views = channelViews()
    return stuckWithLeads(repository.status()).map(({ channel, leads }) => ({
      ...{ channel, leads },
      title: views[channel]?.stuck ?? channel,
    }))
  },
  list: repository.list,
  overview: () => readOverview(repository, { mailIsSent }),
  get: repository.get,
  async erasures() {
    const { language } = office()
    return (await erasures.receipts()).map((receipt) => ({
      id: receipt.id,
      at: receipt.at,
      reason: receipt.reason,
      isDone: receipt.doneAt !== null,
      lines: describeReceipt(receipt, language).slice(1),
      byHand: toEraseByHand(receipt, language),
    }))
  },
  members: async () => (await members()).map(({ name, email }) => ({ name, email })),
})
