import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { quietText, wrappedRow } from '#renderer/theme/fragments.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, radius, size, space } = vars
const smallPrint = {
  font: `500 ${size.small}/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
} as const

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: 'clamp(2rem, 5vw, 4.5rem)',
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s5,
})
export const doors = style({
  marginTop: 'auto',
  maxWidth: '20.5rem',
  '@media': { [upTo.medium]: { display: 'none' } },
})

export const list = style([
  { borderTop: `2px solid ${color.ink}` },
  whenDark({ borderColor: color.lineStrong }),
])
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem 8rem',
  gridTemplateRows: 'auto 1fr',
  gap: `.25rem ${space.s8}`,
  alignItems: 'start',
  paddingBlock: space.s6,
  borderBottom: `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`,
  '@media': {
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.s4 },
  },
})
export const name = style({
  ...wrappedRow('.375rem .75rem'),
  fontSize: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)',
})
export const flag = style({
  padding: '.25rem .625rem',
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  font: `650 ${size.caption}/1.3 ${font.text}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
})
export const description = style({
  gridColumn: 1,
  maxWidth: '30em',
  ...quietText,
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const setUp = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  display: 'grid',
  gap: '.125rem',
  paddingTop: '.4rem',
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1', gridRow: 3, display: 'flex', gap: space.s2 } },
})
export const label = style({ ...smallPrint, '@media': { [upTo.narrow]: { fontSize: '1rem' } } })
export const price = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  display: 'grid',
  gap: '.35rem',
  font: `700 clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)/1 ${font.display}`,
  letterSpacing: '-.02em',
  textAlign: 'end',
  '@media': { [upTo.narrow]: { gridColumn: 2, gridRow: 1 } },
})
export const period = style(smallPrint)
