import type { StyleRule } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** What the studio's styles are made of: each is a rule, with the rest of it as the last parameter. */

/** Below one another, no wider than the box. */
export const stack = (gap: string, rest: StyleRule = {}): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  ...rest,
})
/** Beside one another. */
export const row = (gap: string, rest: StyleRule = {}): StyleRule => ({
  display: 'flex',
  alignItems: 'center',
  gap,
  ...rest,
})
/** Beside one another, in as many lines as it takes. */
export const cluster = (gap: string, rest: StyleRule = {}): StyleRule =>
  row(gap, { flexWrap: 'wrap', ...rest })
/** Columns, such as an icon and its text. */
export const columns = (gridTemplateColumns: string, gap: string, rest: StyleRule = {}): StyleRule => ({
  display: 'grid',
  gridTemplateColumns,
  gap,
  ...rest,
})
/** A box with a line around it. */
export const framed = (borderRadius: number, rest: StyleRule = {}): StyleRule => ({
  border: `1px solid ${vars.color.line}`,
  borderRadius,
  ...rest,
})
/** A box that tells something, by its ground. */
export const tinted = (background: string, color: string): StyleRule => ({
  padding: '.75rem .9rem',
  borderRadius: 12,
  background,
  color,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const square = (size: string): StyleRule => ({ flex: 'none', width: size, height: size })
/** A button that looks like the text around it. */
export const bare = (rest: StyleRule = {}): StyleRule => ({
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ...rest,
})
export const onPhone = (rule: StyleRule): StyleRule => ({ '@media': { [upTo.phone]: rule } })
export const unlessScripted: StyleRule = { '@media': { '(scripting: enabled)': { display: 'none' } } }
export const line = `1px solid ${vars.color.line}`
/** Along the height of a box's edge: the row or the line that is current. */
export const edgeMark = (color: string, inset: string): string =>
  `linear-gradient(${color} 0 0) 0 / 3px calc(100% - ${inset}) no-repeat`
