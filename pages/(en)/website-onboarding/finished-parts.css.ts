import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ill, size, space } = vars

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto',
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
})
export const part = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: space.s2,
  alignItems: 'start',
})
/** A piece of the line that they all stand on. */
export const ground = style({
  display: 'flex',
  alignItems: 'end',
  alignSelf: 'start',
  height: 'clamp(2.75rem, 2rem + 2.5vw, 4.25rem)',
  borderBottom: `2px solid ${ill.ground}`,
})
globalStyle(`${part} > ${ground}`, { gridColumn: '1 / -1' })
export const thing = style({ width: 'clamp(1.875rem, 1.2rem + 2.2vw, 3.5rem)' })
export const tick = style({
  width: '1.25rem',
  height: '1.25rem',
  strokeWidth: 3,
  color: color.second,
  '@media': { [upTo.medium]: { marginInlineStart: '.3rem' } },
})
export const title = style({
  paddingInline: `.375rem ${space.s4}`,
  color: color.inkMuted,
  fontWeight: 600,
  fontSize: size.small,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [upTo.medium]: { display: 'none' } },
})
export const courier = style({
  width: 'clamp(3.25rem, 2.2rem + 3.4vw, 5.25rem)',
  '@media': { [above.medium]: { marginInlineStart: space.s4 } },
})
