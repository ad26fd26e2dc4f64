import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow } from '../theme/fragments.ts'

const { color, font, size, space } = vars

// Not printed: the cards say the same
export const place = style({
  marginTop: space.s16,
  '@media': { [upTo.large]: { marginTop: space.s8 }, print: { display: 'none' } },
})
export const details = style({ borderBlock: `1px solid ${color.lineStrong}` })
export const summary = style({
  ...centredRow(space.s4),
  justifyContent: 'space-between',
  minHeight: '4rem',
  font: `660 ${size.h3}/1.2 ${font.display}`,
  letterSpacing: '-.012em',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({ flex: 'none' })
globalStyle(`${details}[open] ${chevron}`, { rotate: '180deg' })
export const table = style({
  width: '100%',
  marginBottom: space.s6,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  lineHeight: 1.35,
  '@media': { [upTo.narrow]: { fontSize: size.caption } },
})
const edge = { padding: `${space.s3} ${space.s1}`, borderTop: `1px solid ${color.line}` } as const
export const corner = style({ width: '36%' })
export const plan = style({
  padding: `${space.s3} ${space.s1}`,
  font: `680 1.125rem/1.2 ${font.display}`,
  textAlign: 'center',
  verticalAlign: 'bottom',
  '@media': { [upTo.narrow]: { fontSize: size.caption } },
})
export const planName = style({
  '@media': {
    [upTo.narrow]: {
      display: 'inline-block',
      writingMode: 'vertical-rl',
      rotate: '180deg',
      fontSize: size.small,
      whiteSpace: 'nowrap',
    },
  },
})
export const feature = style({ ...edge, paddingInlineStart: 0, fontWeight: 500, textAlign: 'start' })
export const cell = style({ ...edge, textAlign: 'center' })
export const fact = style([cell, { fontWeight: 600 }])
export const tick = style({ display: 'inline-block', verticalAlign: 'middle', color: color.second })
export const none = style({ color: color.inkMuted })
