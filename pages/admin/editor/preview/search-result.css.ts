import { style, styleVariants } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars

/** Padding of a result, in pixels of the list of results. */
const padding = 16
const widths = { desktop: 600 + 2 * padding, phone: 328 + 2 * padding }

/** Pixels of the list of results: all of it becomes smaller where there is less room, and nothing breaks elsewhere. */
const px = (count: number): string => `${count / 16}em`

export const example = style({ display: 'grid', gap: '.75rem', minWidth: 0 })
export const figure = style({ display: 'grid', gap: '.4rem', minWidth: 0, margin: 0 })
export const caption = style({ fontSize: adminTheme.meta, color: color.inkMuted, lineHeight: 1.4 })
export const note = style({ fontSize: adminTheme.meta, color: color.inkMuted, marginTop: space.s1 })

export const room = styleVariants(widths, (width) => ({
  containerType: 'inline-size',
  maxWidth: `${width / 16}rem`,
}))
/** The colours of a list of results, by day and by night. */
export const result = styleVariants(widths, (width) => [
  {
    fontSize: `min(1rem, ${(16 / width) * 100}cqi)`,
    border: `1px solid ${color.line}`,
    borderRadius: 14,
    background: '#FFFFFF',
    color: '#4D5156',
    fontFamily: 'Arial, "Liberation Sans", Arimo, sans-serif',
    overflow: 'hidden',
    // The border is outside the room
    boxSizing: 'content-box',
    marginInline: -1,
  },
  whenDark({ background: '#1F2023', color: '#BFC3C8' }),
])
export const site = style({
  paddingInline: px(padding),
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  paddingTop: px(14),
  lineHeight: 1.3,
})
export const icon = style([
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: px(28),
    height: px(28),
    border: '1px solid #DADCE0',
    borderRadius: '50%',
    background: '#F1F3F4',
  },
  whenDark({ borderColor: '#9AA0A6' }),
])
export const names = style({ display: 'grid', minWidth: 0 })
export const siteName = style([{ fontSize: '.875em', color: '#202124' }, whenDark({ color: '#DADCE0' })])
export const address = style({
  fontSize: '.75em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const title = style([
  {
    fontSize: '1.25em',
    lineHeight: 1.3,
    marginBlock: '.35em .15em',
    paddingInline: `${padding / 20}em`,
    color: '#1A0DAB',
  },
  whenDark({ color: '#9CC0FA' }),
])
export const text = style({
  fontSize: '.875em',
  lineHeight: 1.58,
  paddingInline: `${padding / 14}em`,
  paddingBottom: `${padding / 14}em`,
  whiteSpace: 'nowrap',
})
export const line = style({ display: 'block', whiteSpace: 'nowrap' })
export const date = style([{ color: '#70757A' }, whenDark({ color: '#9AA0A6' })])
