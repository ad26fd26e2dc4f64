import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { adminTheme } from './tokens.css.ts'

/** Fragments that the studio's styles spread. */

const { color } = vars

/** Side by side, on further lines where there is no room. */
export const cluster = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const

export const columns = (gridTemplateColumns: string, gap: string) =>
  ({ display: 'grid', gridTemplateColumns, gap }) as const

export const square = (size: string) => ({ flex: 'none', width: size, height: size }) as const

/** One below the other, from the top. What is inside may become narrower than its longest word. */
export const stack = (gap: string) => ({ ...columns('minmax(0, 1fr)', gap), alignContent: 'start' }) as const

/** A cluster with its first part at the start of the line and its last one at the end. */
export const spread = (gap: string) =>
  ({ ...cluster(gap), alignItems: 'baseline', justifyContent: 'space-between' }) as const

/** An icon with its words. */
export const labelled = (gap: string) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const

/** Where rows and facts lie. */
export const panel = {
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
} as const

export const muted = { color: color.inkMuted, fontSize: adminTheme.meta, lineHeight: 1.4 } as const

/** What visitors and members typed has words of any length. */
export const anyWords = { minWidth: 0, overflowWrap: 'anywhere' } as const

export const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

export const figures = { fontVariantNumeric: 'tabular-nums' } as const

export const underlined = { textDecoration: 'underline 1.5px', textUnderlineOffset: '.22em' } as const

/** For `::after` of a link or label: the whole of the positioned box around it can be pressed. */
export const wholeBox = { content: '', position: 'absolute', inset: 0 } as const

/** A sign over the start or the end of a control, which lets clicks through. */
export const overControl = (size: string) =>
  ({
    ...square(size),
    position: 'absolute',
    top: `calc(50% - ${size} / 2)`,
    color: color.inkMuted,
    pointerEvents: 'none',
  }) as const

/** An arch with a sign or initials in it. */
export const arch = (width: string, height: string) =>
  ({ display: 'grid', placeItems: 'center', width, height, borderRadius: '99px 99px 7px 7px' }) as const

/** Rules for selectors that hold within one media query. */
export function within(query: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(selector, { '@media': { [query]: rule } } as GlobalStyleRule)
}
