import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { type Handling, leadStatuses, type Stamp } from '#domain/leads/handling.ts'

/** The triage log of a lead and its state. Pure. Stored beside the lead, separately from its deliveries. */

const base = {
  at: z.iso.datetime(),
  /** E-mail address of the member; `command line` for the server's shell. */
  by: z.string(),
  /** The member's name at that time, shown even after the account is removed. */
  name: z.string().optional(),
}
const handlingEventSchema = z.discriminatedUnion('event', [
  z.object({ ...base, event: z.literal('status'), status: z.enum(leadStatuses) }),
  z.object({ ...base, event: z.literal('note'), text: z.string() }),
  z.object({ ...base, event: z.literal('release') }),
  /** The release was undone. */
  z.object({ ...base, event: z.literal('hold') }),
  /** Id of the account that the lead is assigned to. A later account with the same address has another id. */
  z.object({ ...base, event: z.literal('owner'), owner: z.string().nullable() }),
])

export type HandlingEvent = z.infer<typeof handlingEventSchema>

/** As it is stored: `owner` is the id of an account, which may be gone. */
export type StoredHandling = Omit<Handling, 'owner'> & { owner: string | null }

const unhandled: StoredHandling = {
  status: 'open',
  statusSince: null,
  notes: [],
  released: null,
  owner: null,
}

function handled(state: StoredHandling, event: HandlingEvent): StoredHandling {
  const { at, by, name } = event
  const stamp: Stamp = { at, by, ...(name !== undefined && { name }) }
  if (event.event === 'release') return { ...state, released: stamp }
  if (event.event === 'hold') return { ...state, released: null }
  if (event.event === 'owner') return { ...state, owner: event.owner }
  if (event.event === 'note') return { ...state, notes: [...state.notes, { ...stamp, text: event.text }] }
  return { ...state, status: event.status, statusSince: event.status === 'open' ? null : at }
}

/** Lines that are not events are skipped: a power cut may have torn the last one. */
export function parseHandling(text: string): StoredHandling {
  return text.split('\n').reduce((state, line) => {
    const parsed = handlingEventSchema.safeParse(parseOrNull(line))
    return parsed.success ? handled(state, parsed.data) : state
  }, unhandled)
}
