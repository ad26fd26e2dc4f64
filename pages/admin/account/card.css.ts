import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { question } from '#renderer/ui/fields/switch-field.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

/** Cards of two widths in turns; one without a neighbour has the whole line. */
export const cards = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 })
const anyCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  minWidth: 0,
  padding: space.s6,
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': { [upTo.narrow]: { padding: `${space.s5} ${space.s4}` } },
})
const wide = { flex: '7 1 31rem', '@media': { [upTo.narrow]: { flexBasis: '100%' } } }
const small = { flex: '5 1 22rem', '@media': { [upTo.narrow]: { flexBasis: '100%' } } }
export const card = styleVariants({ wide: [anyCard, wide], small: [anyCard, small] })
export const head = style({ display: 'grid', gap: '.35rem', textWrap: 'pretty' })
export const body = style({ display: 'grid', gap: '.75rem', marginTop: 'auto' })
globalStyle(`${body} :has(> ${question})`, { borderColor: color.line })

/** What acts as a shortcut, as on the keyboard; hollow while it is off. */
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  // Few phones have any
  '@media': { [upTo.narrow]: { display: 'none' } },
})
globalStyle(`${keys} > kbd`, {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderBottomWidth: '4px',
  borderRadius: 10,
  background: color.paper,
  font: `680 1.125rem/1 ${vars.font.display}`,
})
globalStyle(`${keys}[data-off] > kbd`, {
  borderStyle: 'dashed',
  borderBottomWidth: '1.5px',
  background: 'none',
  color: color.inkMuted,
})

/** Its ground is the lower edge of the card. */
export const days = style({})
globalStyle(`${days}${days}`, {
  order: 1,
  margin: `auto 0 calc(-1 * ${space.s6})`,
  '@media': { [upTo.narrow]: { marginBottom: `calc(-1 * ${space.s5})` } },
})
globalStyle(`${days} + ${body}`, { marginTop: `calc(-1 * ${space.s2})` })
