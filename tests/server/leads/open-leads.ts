import path from 'node:path'
import type { TestContext } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

export type LeadRepository = ReturnType<typeof createLeadRepository>
type Options = Partial<Parameters<typeof createLeadRepository>[0]>

/** A data folder with leads in it. All that was opened is closed with the test, and then the folder goes. */
export async function openLeads(context: TestContext, options: Options = {}) {
  const opened: { close(): Promise<void> }[] = []
  context.after(() => Promise.all(opened.map((one) => one.close())))
  const base = await temporaryFolder(context)
  const dir = path.join(base, 'leads')
  /** As at another start of the server, with what is on the disk. */
  const open = (others: Options = {}): LeadRepository => {
    const defaults = { dir, channels: [], retryBaseMs: 10, log: silentLog }
    const repository = createLeadRepository({ ...defaults, ...options, ...others })
    opened.push(repository)
    return repository
  }
  return {
    ...{ base, dir, open },
    /** Opened and started. */
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
