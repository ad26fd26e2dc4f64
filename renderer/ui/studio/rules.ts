import type { StyleRule } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** What the studio's styles are made of. Each is a rule; `rest` adds to it. */

export const line = `1px solid ${vars.color.line}`
/** Below one another, no wider than the box. */
export const stack = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  ...rest,
})
/** Columns, such as an icon and its text. */
export const columns = <Rest extends StyleRule>(gridTemplateColumns: string, gap: string, rest?: Rest) => ({
  display: 'grid',
  gridTemplateColumns,
  gap,
  ...rest,
})
/** Beside one another. */
export const row = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  display: 'flex',
  alignItems: 'center',
  gap,
  ...rest,
})
/** Beside one another, in as many lines as it takes. */
export const cluster = <Rest extends StyleRule>(gap: string, rest?: Rest) => ({
  ...row(gap),
  flexWrap: 'wrap' as const,
  ...rest,
})
/** A box with a line around it. */
export const framed = <Rest extends StyleRule>(borderRadius: number, rest?: Rest) => ({
  border: line,
  borderRadius,
  ...rest,
})
/** A box that tells something, by its ground. */
export const tinted = <Rest extends StyleRule>(background: string, color: string, rest?: Rest) => ({
  padding: '.75rem .9rem',
  borderRadius: 12,
  background,
  color,
  lineHeight: 1.45,
  overflowWrap: 'anywhere' as const,
  ...rest,
})
export const square = (size: string) => ({ flex: 'none', width: size, height: size })
/** A button without the browser's own look. */
export const bare = <Rest extends StyleRule>(rest?: Rest) => ({
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ...rest,
})
export const onPhone = <const Rest extends object>(rules: Rest) => ({ '@media': { [upTo.phone]: rules } })
export const unlessScripted = { '@media': { '(scripting: enabled)': { display: 'none' } } }
/** Along the edge of what is current. */
export const edgeMark = (color: string, inset: string): string =>
  `linear-gradient(${color} 0 0) 0 / 3px calc(100% - ${inset}) no-repeat`
