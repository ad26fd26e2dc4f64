import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { inlineRow, twelveColumns } from '#renderer/theme/fragments.ts'

const { color, font, ill, size, space } = vars

export const day = style({ background: color.sunk })
export const columns = style({
  ...twelveColumns,
  gap: `${space.s10} ${space.gap}`,
})
export const side = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.gap,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', gridTemplateRows: 'none' } },
})
export const lead = style({ marginTop: space.s5, maxWidth: '26em', color: color.inkMuted })
export const art = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'end',
  // Its ground line coincides with the first line of the list
  marginBottom: `calc(-1 * ${space.s10})`,
  '@media': {
    [upTo.medium]: {
      gridColumn: 1,
      gridRow: 'auto',
      width: 'min(100%, 21rem)',
      marginInline: 'auto',
      marginTop: space.s10,
    },
  },
})
const line = `color-mix(in srgb, ${color.lineStrong} 45%, transparent)`
const signWidth = '2.125rem'
const signGap = space.s5
export const moments = style({
  gridColumn: '1 / -1',
  display: 'grid',
  borderTop: `2px solid ${ill.ground}`,
})
export const moment = style({
  display: 'grid',
  position: 'relative',
  // The last column spans five of the page's twelve
  gridTemplateColumns: `${signWidth} 9.5rem minmax(0, 1fr) calc(5 / 12 * (100% + ${space.gap}) - ${space.gap})`,
  columnGap: signGap,
  paddingBlock: space.s6,
  // The line starts where the text does
  background: `linear-gradient(${line} 0 0) 100% 100% / calc(100% - ${signWidth} - ${signGap}) 1px no-repeat`,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: `${signWidth} 9.5rem minmax(0, 1fr)` },
    [upTo.narrow]: { gridTemplateColumns: `${signWidth} minmax(0, 1fr)` },
  },
  selectors: {
    '&:last-child': { paddingBottom: 0, background: 'none' },
    '& + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineStart: `calc(${signWidth} / 2 - 1.5px)`,
      height: space.s6,
      borderInlineStart: `3px dotted ${color.accent}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: `calc(${space.s6} + 2.75rem)`,
      bottom: 0,
      insetInlineStart: `calc(${signWidth} / 2 - 1.5px)`,
      borderInlineStart: `3px dotted ${color.accent}`,
    },
  },
})
export const sign = style({
  width: '3.25rem',
  // Centres it: the sign's drawing is wider than its disc
  marginInline: `calc((${signWidth} - 3.25rem) / 2)`,
  marginTop: '-.25rem',
  '@media': { [upTo.narrow]: { gridRow: '1 / 3' } },
})
globalStyle(`${moment} > :not(${sign})`, { '@media': { [upTo.narrow]: { gridColumn: 2 } } })
export const change = style({
  display: 'grid',
  gridColumn: '3 / -1',
  gridTemplateColumns: 'subgrid',
  alignContent: 'start',
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const when = style({
  font: `600 ${size.small}/1.5 ${font.text}`,
  color: color.inkMuted,
  paddingTop: '.2rem',
})
export const busy = style({
  font: `660 ${size.h3}/1.25 ${font.display}`,
  letterSpacing: '-.012em',
  gridRow: '1 / 3',
  maxWidth: '15em',
  '@media': { [upTo.medium]: { gridRow: 'auto', maxWidth: 'none' } },
})
export const quiet = style({
  color: `color-mix(in srgb, ${color.ink} 82%, ${color.sunk})`,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  '@media': { [upTo.medium]: { marginTop: space.s2 } },
})
export const service = style({
  ...inlineRow('.5rem'),
  justifySelf: 'start',
  minHeight: '1.75rem',
  marginTop: space.s2,
  font: `600 1rem/1.4 ${font.text}`,
  color: color.accent,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
})
export const arrow = style({
  width: '1.125rem',
  height: '1.125rem',
  transition: 'transform .16s',
})
globalStyle(`${service}:hover ${arrow}`, { transform: 'translateX(3px)' })
