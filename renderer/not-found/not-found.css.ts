import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium, wrappedRow } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, size, space } = vars
const height = 'clamp(20rem, 34.5vw, 32rem)'

export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'clip',
})
export const top = style({ paddingBlock: '1rem' })
export const logo = style({ display: 'inline-flex', minHeight: '2.75rem', textDecoration: 'none' })
export const content = style({
  ...twelveColumns,
  gap: `${space.s6} ${space.gap}`,
  alignItems: 'start',
  paddingTop: 'clamp(1.5rem, 1rem + 3vw, 4rem)',
})
export const title = style({
  gridColumn: '1 / 8',
  alignSelf: 'last baseline',
  fontSize: size.hero,
  letterSpacing: '-.037em',
  lineHeight: 0.98,
  '@media': wholeWhenMedium,
})
export const lead = style({
  gridColumn: '8 / 13',
  alignSelf: 'last baseline',
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkMuted,
  maxWidth: '34em',
  '@media': wholeWhenMedium,
})
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s4}`,
})
globalStyle(`${actions} > *`, { '@media': { [upTo.narrow]: { width: '100%' } } })
export const quick = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  ...wrappedRow('.25rem 1.75rem'),
  marginTop: space.s4,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 1rem' } },
})
export const quickLabel = style({ gridColumn: '1 / -1', color: color.inkMuted })
export const quickLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: 600,
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1.5px',
})
export const scene = style([
  {
    flex: 1,
    minHeight: height,
    display: 'flex',
    alignItems: 'flex-end',
    paddingTop: space.s6,
    background: `linear-gradient(transparent, color-mix(in srgb, ${color.accentSoft} 60%, transparent))`,
    '@media': { [upTo.narrow]: { paddingTop: space.s8 } },
  },
  whenDark({ background: `linear-gradient(transparent, ${ill.sky2})` }),
])
globalStyle(`${scene} > svg`, { width: '100%', height })
export const end = style({
  background: ill.water,
  color: '#FFFFFF',
  paddingBlock: '1.25rem',
  fontSize: size.small,
})
