import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, font, radius, size, space } = vars

export const field = style({
  display: 'grid',
  gap: '.375rem',
  alignContent: 'start',
  gridColumn: '1 / -1',
  minWidth: 0,
})
export const half = style({
  gridColumn: 'span 1',
  '@media': { '(max-width: 20rem)': { gridColumn: '1 / -1' } },
})
export const label = style({ fontWeight: 600, fontSize: '1rem', lineHeight: 1.3 })
export const note = style({ fontWeight: 400, color: color.inkMuted })
export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: '.625rem .875rem',
  // At least 16 px, or phones zoom in
  font: `400 1rem/1.4 ${font.text}`,
  color: color.ink,
  // The paper colour on a card would look disabled
  background: color.surface,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': { borderRadius: radius.medium },
    '&[aria-invalid=true]': {
      borderColor: color.critical,
      borderWidth: 2,
      paddingInline: 'calc(.875rem - .5px)',
    },
  },
})
export const area = style({ minHeight: '7rem', resize: 'vertical', lineHeight: 1.5 })
export const help = style({ fontSize: size.small, color: color.inkMuted, lineHeight: 1.4 })
export const error = style({
  display: 'flex',
  gap: '.4rem',
  alignItems: 'flex-start',
  color: color.critical,
  fontWeight: 550,
  fontSize: size.small,
  lineHeight: 1.4,
})
export const errorIcon = style({ width: '1.125rem', height: '1.125rem', marginTop: '.08em' })

/** Off screen and out of the tab order: only bots fill it in. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
})

export const summary = style({
  border: `2px solid ${color.critical}`,
  borderRadius: radius.large,
  background: color.criticalSoft,
  padding: space.s5,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.375rem .875rem',
})
export const summaryIcon = style({
  width: '1.5rem',
  height: '1.5rem',
  color: color.critical,
  marginTop: '.1rem',
})
export const summaryTitle = style({ fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-.015em' })
export const summaryList = style({ gridColumn: 2, display: 'grid' })
export const summaryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.875rem',
  color: color.critical,
  fontWeight: 600,
  textUnderlineOffset: '.22em',
})
