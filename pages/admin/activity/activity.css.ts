import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'

const { color, space } = vars

export const filter = style({
  ...mix.columns('13rem 13rem auto', space.s2),
  justifyContent: 'start',
  alignItems: 'end',
  marginBottom: space.s5,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr 1fr auto', justifyContent: 'stretch' } },
})
export const days = style({
  ...mix.panel,
  padding: `0 ${space.s6} ${space.s4}`,
  '@media': { [upTo.phone]: { paddingInline: '1rem' } },
})
globalStyle(`${days} h2`, { paddingBlock: `${space.s5} ${space.s2}` })
export const row = style({
  ...mix.columns('3.5rem 10rem minmax(0, 1fr)', `0 ${space.s3}`),
  alignItems: 'baseline',
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)' } },
})
export const who = style({ ...mix.anyWords, fontWeight: 600 })
export const what = style({ ...mix.anyWords, '@media': { [upTo.phone]: { gridColumn: 2 } } })
export const pages = style({ marginTop: space.s5 })
