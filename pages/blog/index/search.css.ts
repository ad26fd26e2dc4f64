import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ease, radius, size, space } = vars

export const search = style({ flex: '0 1 27rem' })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s2 })
export const field = style({
  minWidth: 0,
  minHeight: '3rem',
  padding: '.5rem 1.125rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.paper,
  color: color.ink,
  transition: `border-color .16s ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
  },
})

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s2} ${space.s6}`,
  paddingBottom: space.s6,
})
export const count = style({ fontSize: size.lead, overflowWrap: 'anywhere' })

const measure = '44rem'
export const results = style({
  display: 'grid',
  gap: space.s10,
  maxWidth: measure,
  padding: `0 0 ${space.section}`,
})
export const result = style({ display: 'grid', gap: space.s2 })
export const title = style({ overflowWrap: 'anywhere' })
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '.16em',
    },
  },
})
export const excerpt = style({ color: color.inkMuted, overflowWrap: 'anywhere' })
/** Bold as well, as not everybody sees colours. */
export const mark = style({
  background: color.sun,
  color: color.onSun,
  borderRadius: '.2em',
  paddingInline: '.1em',
  fontWeight: 650,
})
globalStyle(`${title} ${mark}`, { fontWeight: 'inherit' })

export const none = style({
  display: 'grid',
  gap: space.s4,
  maxWidth: measure,
  paddingBottom: space.section,
})
export const noneHelp = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
