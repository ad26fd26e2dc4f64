import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const sides = style({
  ...mix.columns('repeat(2, minmax(0, 1fr))', space.s5),
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style(mix.stackFromTop('.4rem'))
export const field = style({
  ...mix.anyWords,
  ...mix.framed(10, { borderColor: color.lineStrong }),
  minHeight: adminTheme.controlHeight,
  maxHeight: '14rem',
  overflowY: 'auto',
  padding: '.45rem .75rem',
  background: adminTheme.pane,
  color: color.ink,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  cursor: 'text',
  selectors: { '&[aria-invalid]': { borderColor: color.critical } },
})
export const chip = style({
  padding: '.05em .4em',
  borderRadius: 6,
  background: color.secondSoft,
  color: color.onSecondSoft,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'grab',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const notes = style(mix.stackFromTop('.3rem'))
globalStyle(`${notes} q`, mix.anyWords)
