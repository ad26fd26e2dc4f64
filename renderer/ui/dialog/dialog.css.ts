import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bare } from '../../theme/fragments.ts'

const { color, radius, shadow } = vars

/** Screens without room beside the dialog: notices are inside it, after its content, and cover no button. */
export const noticesInside = '(max-width: 78rem)'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const dialog = style({
  // R49
  width: 'min(100% - 1.5rem, 425px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 1.5rem)',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.large,
  background: color.surface,
  color: color.ink,
  flexDirection: 'column',
  overflow: 'hidden',
  boxShadow: shadow.high,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: 'rgb(20 26 24 / .6)', animation: `${fade} 160ms ${vars.ease}` },
  },
  '@media': {
    // Leaves room, so that the buttons don't move when a notice appears
    [noticesInside]: { marginBlockStart: '10dvh', maxHeight: 'calc(90dvh - .75rem)' },
    [upTo.narrow]: { marginBlockStart: '.75rem', maxHeight: 'calc(100dvh - 1.5rem)' },
  },
})
globalStyle(`body:has(${dialog}:modal)`, { overflow: 'hidden' })

export const sheet = style({
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the focused element clear of the sticky actions (WCAG 2.4.11)
  scrollPaddingBlockEnd: '7rem',
  // Animates the content, not the dialog: a moving dialog would become the containing block of its notices
  animation: `${rise} 160ms ${vars.ease}`,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '.375rem .75rem',
  alignItems: 'start',
  padding: '1.5rem 1.5rem .25rem',
})
export const title = style({
  fontSize: '1.5rem',
  lineHeight: 1.15,
  letterSpacing: '-.018em',
  paddingTop: '.35rem',
})
export const intro = style({ gridColumn: '1 / -1', color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-.25rem -.625rem 0 0',
  padding: 0,
  ...bare,
  borderRadius: radius.small,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 6%, transparent)` } },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '1rem',
  padding: '1rem 1.5rem 1.25rem',
})
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  gap: '.75rem',
  padding: '1rem 1.5rem 1.5rem',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  // In a low window, such as at 400 % zoom, sticky actions would leave no room for a field
  '@media': { '(max-height: 40rem)': { position: 'static' } },
})
globalStyle(`${actions} > [type=submit]`, { flex: 1 })
export const failure = style({ gridColumn: '1 / -1' })
