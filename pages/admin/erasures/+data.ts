import type { PageContextServer } from 'vike/types'
import type { ErasureReceipt } from '#domain/page-services.ts'
import { erasureText } from '#locales/en/erasure.ts'
import type { FrameFacts } from '#renderer/admin/frame.tsx'
import { momentInWords } from '#renderer/admin/moments.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

const shownAtOnce = 50

type Fact = { name: string; value: string }
/** The name of the fact that asks for something. */
const [byHand] = erasureText.unreachableTitle({ list: '' }).split(':')

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

function shown({ id, at, reason, isDone, lines }: ErasureReceipt, now: number): ShownReceipt {
  const [title = '', ...others] = lines
  const parts = others.map((line) => ({ line, fact: /^([^:]+): (.+?)\.?$/.exec(line) }))
  const facts = parts.flatMap(({ fact }) => (fact ? { name: fact[1] ?? '', value: fact[2] ?? '' } : []))
  return {
    id,
    at,
    reason,
    isDone,
    when: momentInWords(at, now),
    title,
    facts: facts.filter(({ name }) => name !== byHand),
    toDo: facts.find(({ name }) => name === byHand) ?? null,
    notes: parts.flatMap(({ line, fact }) =>
      fact ? [] : line.replace(/\d{4}-\S+Z/, (moment) => momentInWords(moment, now)),
    ),
  }
}
