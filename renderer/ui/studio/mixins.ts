import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import * as theme from '../../theme/fragments.ts'
import { adminTheme } from './tokens.css.ts'

/** Fragments that the studio's styles spread. */

export const labelled = theme.inlineRow

const { color } = vars

export const line = `1px solid ${color.line}`
/** A column of items, no wider than the box. */
export const stack = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  ...rest,
})
export const stackFromTop = (gap: string) => stack(gap, { alignContent: 'start' as const })
export const columns = <Rest extends StyleRule>(gridTemplateColumns: string, gap: string, rest?: Rest) => ({
  display: 'grid',
  gridTemplateColumns,
  gap,
  ...rest,
})
export const row = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  ...theme.centredRow(gap),
  ...rest,
})
export const cluster = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  ...theme.wrappedRow(gap),
  ...rest,
})
export const framed = <Rest extends StyleRule>(borderRadius: number, rest?: Rest) => ({
  border: line,
  borderRadius,
  ...rest,
})
export const tinted = <Rest extends StyleRule>(background: string, color: string, rest?: Rest) => ({
  padding: '.75rem .9rem',
  borderRadius: 12,
  background,
  color,
  lineHeight: 1.45,
  overflowWrap: 'anywhere' as const,
  ...rest,
})
export const square = (size: string) => ({ flex: 'none', width: size, height: size }) as const
export const bare = <Rest extends StyleRule>(rest?: Rest) => ({ ...theme.bare, ...rest })
export const onPhone = <const Rest extends object>(rules: Rest) => ({ '@media': { [upTo.phone]: rules } })
export const unlessScripted = { '@media': { '(scripting: enabled)': { display: 'none' } } }
/** A background: a stripe along the edge of the current item. */
export const edgeMark = (color: string, inset: string): string =>
  `linear-gradient(${color} 0 0) 0 / 3px calc(100% - ${inset}) no-repeat`

export const spread = (gap: string) =>
  ({ ...cluster(gap), alignItems: 'baseline', justifyContent: 'space-between' }) as const

export const panel = {
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
} as const

export const muted = { color: color.inkMuted, fontSize: adminTheme.meta, lineHeight: 1.4 } as const

/** For text that visitors or members typed: it may contain words of any length. */
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

/** For `::after` of a link or label: makes the whole positioned box around it clickable. */
export const wholeBox = { content: '', position: 'absolute', inset: 0 } as const

/** An icon on top of the start or end of a control; clicks pass through it. */
export const overControl = (size: string) =>
  ({
    ...square(size),
    position: 'absolute',
    top: `calc(50% - ${size} / 2)`,
    color: color.inkMuted,
    pointerEvents: 'none',
  }) as const

export const arch = (width: string, height: string) =>
  ({ display: 'grid', placeItems: 'center', width, height, borderRadius: '99px 99px 7px 7px' }) as const

/** Sets rules by selector, all within one media query. */
export function within(query: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(selector, { '@media': { [query]: rule } } as GlobalStyleRule)
}
