import path from 'node:path'
import type { TestContext } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

export type LeadRepository = ReturnType<typeof createLeadRepository>
type Options = Partial<Parameters<typeof createLeadRepository>[0]>

/** A data folder for leads. When the test ends, everything opened is closed, and then the folder is removed. */
export async function openLeads(context: TestContext, options: Options = {}) {
  const opened: { close(): Promise<void> }[] = []
  context.after(() => Promise.all(opened.map((one) => one.close())))
  const base = await temporaryFolder(context)
  const dir = path.join(base, 'leads')
  /** Opens the folder again, like another start of the server. */
  const open = (others: Options = {}): LeadRepository => {
    const defaults = { dir, channels: [], retryBaseMs: 10, log: silentLog }
    const repository = createLeadRepository({ ...defaults, ...options, ...others })
    opened.push(repository)
    return repository
  }
  return {
    ...{ base, dir, open },
    async start(others?: Options) {
      const repository = open(others)
      await repository.start()
      return repository
    },
    async erasures(repository: LeadRepository, { channels = options.channels ?? [], retryMs = 10 } = {}) {
      const erasures = await createErasures({ dataDir: base, repository, channels, retryMs, log: silentLog })
      opened.push(erasures)
      return erasures
    },
  }
}
