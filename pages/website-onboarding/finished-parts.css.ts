import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ill, space } = vars

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto',
  marginTop: 'clamp(2.5rem, 2rem + 3vw, 5rem)',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space.s6 },
    [upTo.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const part = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: space.s3,
  alignItems: 'start',
})
export const ground = style({
  display: 'flex',
  alignItems: 'end',
  alignSelf: 'start',
  height: 'clamp(3.75rem, 3rem + 2.5vw, 5.25rem)',
  borderBottom: `2px solid ${ill.ground}`,
})
globalStyle(`${part} > ${ground}`, { gridColumn: '1 / -1' })
globalStyle(`${way} > ${ground}`, {
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', justifyContent: 'end' } },
})
export const thing = style({ width: 'clamp(3.25rem, 2.6rem + 2vw, 4.5rem)' })
export const tick = style({ width: '1.375rem', height: '1.375rem', strokeWidth: 3, color: color.second })
export const title = style({
  paddingInline: `.375rem ${space.s3}`,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
})
export const courier = style({
  width: 'clamp(4.25rem, 3rem + 3.4vw, 6rem)',
  '@media': { [above.medium]: { marginInlineStart: space.s4 } },
})
