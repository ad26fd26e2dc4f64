import { globalStyle, style } from '@vanilla-extract/css'
import * as shared from '#renderer/admin/shared.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  marginBottom: space.s5,
  '@media': { [upTo.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
export const erasures = style({ marginInlineStart: 'auto', '@media': { [upTo.phone]: { margin: 0 } } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  padding: `${space.s3} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.phone]: { columnGap: space.s3, padding: `${space.s3} ${space.s4}` },
  },
})
export const face = style({ gridRow: '1 / 3', alignSelf: 'center' })
export const what = style({ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' })
globalStyle(`${what} > span`, { fontWeight: 400 })
export const object = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const who = style([shared.meta, { gridColumn: 2, overflowWrap: 'anywhere' }])
export const when = style([
  shared.meta,
  { gridColumn: 3, gridRow: '1 / 3', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
])
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
