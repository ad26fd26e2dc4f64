import type { PageContextServer } from 'vike/types'
import type { ErasureReceipt } from '#domain/page-services.ts'
import type { FrameFacts } from '#renderer/admin/frame.tsx'
import { momentInWords } from '#renderer/admin/moments.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

const shownAtOnce = 50

type Fact = { name: string; value: string }

export type ShownReceipt = Pick<ErasureReceipt, 'id' | 'at' | 'reason' | 'isDone'> & {
  when: string
  /** Why it was, in words. */
  title: string
  /** Lines of the kind "Removed: one lead." */
  facts: Fact[]
  /** What somebody has to erase elsewhere, by hand. */
  toDo: Fact | null
  notes: string[]
}

export type Data =
  | Refusal
  | {
      view: 'erasures'
      frame: FrameFacts
      total: number
      page: number
      pages: number
      receipts: ShownReceipt[]
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staffLeads } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !staffLeads) return refusalOf(pageContext)
  const all = await staffLeads.erasures()
  const pages = Math.max(1, Math.ceil(all.length / shownAtOnce))
  const asked = Number(pageContext.urlParsed.search.page ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1
  const now = Date.now()
  const receipts = all
    .slice((page - 1) * shownAtOnce, page * shownAtOnce)
    .map((receipt) => shown(receipt, now))
  return { view: 'erasures', frame, total: all.length, page, pages, receipts }
}

function shown({ id, at, reason, isDone, lines, byHand }: ErasureReceipt, now: number): ShownReceipt {
  const [title = '', ...others] = lines
  const parts = others.filter((line) => line !== byHand).map((line) => ({ line, fact: factOf(line) }))
  return {
    id,
    at,
    reason,
    isDone,
    when: momentInWords(at, now),
    title,
    facts: parts.flatMap(({ fact }) => fact ?? []),
    toDo: byHand === null ? null : factOf(byHand),
    notes: parts.flatMap(({ line, fact }) =>
      fact ? [] : line.replace(/\d{4}-\S+Z/, (moment) => momentInWords(moment, now)),
    ),
  }
}

/** A line with a name and a value; null for a sentence. */
function factOf(line: string): Fact | null {
  const [, name, value] = /^([^:]+): (.+?)\.?$/.exec(line) ?? []
  return name === undefined || value === undefined ? null : { name, value }
}
