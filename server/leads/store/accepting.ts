import type { Lead } from '#domain/leads/lead.ts'
import { fromSystemError, problem } from '../../kernel/errors.ts'
import type { LeadStore, StagedFile } from './lead-store.ts'

export type Accepted = { id: string; duplicate: boolean }

/** Stores leads as they arrive, each once. `onStored` is called for a lead that was not there before. */
export function createAccepting(store: Pick<LeadStore, 'place'>, onStored: (lead: Lead) => void) {
  const underWay = new Map<string, Promise<Accepted>>()

  async function place(lead: Lead, files: readonly StagedFile[]): Promise<Accepted> {
    const { id } = lead
    try {
      const isNew = await store.place(lead, files)
      if (isNew) onStored(lead)
      return { id, duplicate: !isNew }
    } catch (error) {
      throw (
        fromSystemError(error) ?? problem('unavailable', 'The lead could not be stored.', { cause: error })
      )
    } finally {
      underWay.delete(id)
    }
  }

  return {
    /**
     * Resolves once the lead is durable, or if it was already. Otherwise throws a `Problem` (unavailable,
     * storage-full) and leaves nothing of the lead behind.
     */
    accept(lead: Lead, files: readonly StagedFile[] = []): Promise<Accepted> {
      const first = underWay.get(lead.id)
      // A duplicate is confirmed only when the first is durable
      if (first) return first.then(({ id }) => ({ id, duplicate: true }))
      const placed = place(lead, files)
      underWay.set(lead.id, placed)
      return placed
    },
    settled: (): Promise<unknown> => Promise.allSettled(underWay.values()),
  }
}
