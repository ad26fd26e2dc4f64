import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import type { Lead } from '#domain/leads/lead.ts'
import type { LearnedSign, SpamSign, WeighedSign } from '#domain/leads/spam-signs.ts'
import { readOrNull, writeDurable } from '../../files.ts'
import { signsOf, type Weigh } from './spam.ts'

/**
 * What the spam filter learns from staff (R258, ADR-0043): each lead that they released, or marked as spam, counts for the
 * signs that it has. Nothing is stored but the moment from which on it counts: what was learned is read from the leads, so
 * that it goes with them.
 */

/** What staff decided about a lead. `at`: milliseconds since the epoch. */
export type Verdict = { signs: readonly SpamSign[]; isSpam: boolean; at: number }

type Handled = { released: { at: string } | null; spam: { at: string } | null }

/** Null for a lead that teaches nothing: only what was held for its words, or let through, says something of them. */
export function verdictOf(lead: Lead, { released, spam }: Handled): Verdict | null {
  const last = spam ?? (lead.held === 'content' ? released : null)
  if (last === null) return null
  const signs = signsOf(lead.fields).map(({ plain: _, points: __, ...sign }) => sign)
  return signs.length === 0 ? null : { signs, isSpam: spam !== null, at: Date.parse(last.at) }
}

/** One decision may be a slip: from the second on it counts, and never so far that a sign means nothing, or all. */
const step = 0.85
const [least, most] = [0.25, 2]

function factorOf({ released, spam }: { released: number; spam: number }): number {
  const steps = Math.max(0, Math.abs(released - spam) - 1)
  return Math.min(most, Math.max(least, step ** (released > spam ? steps : -steps)))
}

const keyOf = (sign: SpamSign): string => (sign.kind === 'phrase' ? `phrase ${sign.phrase}` : sign.kind)

/** The signs that decisions of `since` or later have, most decisions first. Pure. */
function learnedFrom(verdicts: Iterable<Verdict>, since: number): LearnedSign[] {
  const learned = new Map<string, LearnedSign>()
  for (const { signs, isSpam, at } of verdicts) {
    for (const sign of at < since ? [] : signs) {
      const known = learned.get(keyOf(sign)) ?? { ...sign, released: 0, spam: 0, factor: 1 }
      known[isSpam ? 'spam' : 'released'] += 1
      learned.set(keyOf(sign), { ...known, factor: factorOf(known) })
    }
  }
  return [...learned.values()].sort((a, b) => b.released + b.spam - a.released - a.spam)
}

export const learnedFile = (dataDir: string): string => path.join(dataDir, 'spam-filter.json')

const stateSchema = z.object({ since: z.number() })

export type LearnedSigns = ReturnType<typeof createLearnedSigns>

/** `file` holds the moment of the last forgetting; the command line writes it, too. */
export function createLearnedSigns({
  file,
  verdicts,
  now = Date.now,
}: {
  file: string
  verdicts: () => Iterable<Verdict>
  now?: () => number
}) {
  async function learned(): Promise<LearnedSign[]> {
    // Without the file, or with one that cannot be read, everything counts
    const state = stateSchema.safeParse(parseOrNull((await readOrNull(file).catch(() => null)) ?? ''))
    return learnedFrom(verdicts(), state.data?.since ?? 0)
  }

  async function weights(): Promise<Weigh> {
    const factors = new Map((await learned()).map((sign) => [keyOf(sign), sign.factor]))
    return (sign) => factors.get(keyOf(sign)) ?? 1
  }

  return {
    learned,
    weights,
    /** What speaks against a lead today. */
    explain: async ({ fields }: Lead): Promise<WeighedSign[]> => signsOf(fields, await weights()),
    /** Earlier decisions count no more. Durable once resolved. */
    forget: (): Promise<void> => writeDurable(file, `${JSON.stringify({ since: now() })}\n`, { mode: 0o600 }),
  }
}
