import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, shadow, space } = vars
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })

const modal = style({
  maxWidth: 'none',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: color.surface,
  color: color.ink,
  fontSize: adminTheme.text,
  lineHeight: 1.5,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  boxShadow: shadow.high,
  selectors: {
    '&[open]': { animation: `${rise} 160ms ${vars.ease}` },
    '&::backdrop': { background: 'rgb(20 26 24 / .5)' },
  },
})
const sheet = {
  insetBlock: 'auto 0',
  insetInline: 0,
  width: '100%',
  margin: 0,
  borderRadius: '20px 20px 0 0',
  maxHeight: 'calc(100dvh - 2rem)',
} as const

export const look = styleVariants({
  centre: [modal, { width: 'min(100% - 1.5rem, 28rem)', maxHeight: 'calc(100dvh - 1.5rem)' }],
  share: [modal, { width: 'min(100% - 1.5rem, 36rem)', maxHeight: 'calc(100dvh - 1.5rem)' }],
  wide: [modal, { width: 'min(100% - 1.5rem, 54rem)', maxHeight: 'calc(100dvh - 1.5rem)' }],
  /** Hangs from the header; a sheet from below on phones. */
  panel: [
    modal,
    {
      insetInlineEnd: '1.5rem',
      insetInlineStart: 'auto',
      top: `calc(${adminTheme.barHeight} + 3.75rem)`,
      bottom: 'auto',
      width: '25rem',
      margin: 0,
      maxHeight: `calc(100dvh - ${adminTheme.barHeight} - 5rem)`,
      selectors: { '&::backdrop': { background: 'rgb(20 26 24 / .18)' } },
      '@media': {
        [upTo.phone]: { ...sheet, selectors: { '&::backdrop': { background: 'rgb(20 26 24 / .5)' } } },
      },
    },
  ],
})
globalStyle('body:has(dialog:modal)', { overflow: 'hidden' })

export const body = style({ display: 'grid', gap: '.875rem', padding: '1.125rem 1.25rem 1.25rem' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})
globalStyle(`${head} h2`, {
  fontSize: '1.25rem',
  lineHeight: 1.25,
  fontWeight: 690,
  letterSpacing: '-.012em',
})
export const intro = style({ color: color.inkMuted })
export const faults = style({
  display: 'grid',
  gap: '.375rem',
  padding: '.75rem .9rem',
  borderRadius: 10,
  background: color.criticalSoft,
  overflowWrap: 'anywhere',
})
export const linking = style({
  maxHeight: '13rem',
  // The words for screen readers stay in the scrolled part
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
})
globalStyle(`${linking} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '.75rem',
  padding: '.55rem .75rem',
})
globalStyle(`${linking} > li + li`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${linking} a`, { minWidth: 0, overflowWrap: 'anywhere' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  justifyContent: 'flex-end',
  '@media': { [upTo.phone]: { justifyContent: 'stretch' } },
})
globalStyle(`${actions} > *`, { '@media': { [upTo.phone]: { flex: '1 1 auto' } } })
export const form = style({ display: 'grid', gap: '.875rem' })

/** A choice between two texts. */
export const place = style({
  display: 'grid',
  gap: '.5rem',
  minWidth: 0,
  margin: 0,
  padding: '.875rem 0 0',
  border: 0,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${place} > legend`, { float: 'left', width: '100%', padding: 0, fontWeight: 650 })
export const choices = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.75rem',
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr' } },
})
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  gap: '.25rem .6rem',
  padding: '.6rem .75rem',
  border: `1.5px solid ${color.line}`,
  borderRadius: 10,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  },
})
/** A text without a choice of its own. */
export const version = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.25rem',
  padding: '.6rem .75rem',
  border: `1.5px solid ${color.line}`,
  borderRadius: 10,
  minWidth: 0,
})
globalStyle(`${version} > b`, { fontWeight: 600, fontSize: '.875rem' })
export const versionText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 0 })
export const fileText = style({
  maxHeight: '50vh',
  overflow: 'auto',
  margin: 0,
  padding: '.75rem',
  borderRadius: 10,
  border: `1px solid ${color.line}`,
  fontSize: '.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const bothChoice = style({ gridColumn: '1 / -1' })
globalStyle(`${choice} > input`, {
  appearance: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: '.15rem 0 0',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  outline: 'none',
})
globalStyle(`${choice} > input:checked`, {
  border: `5px solid ${color.accent}`,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})
globalStyle(`${choice} > b`, { fontWeight: 600, fontSize: '.875rem' })
export const choiceText = style({
  gridColumn: 2,
  maxHeight: '12rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.55,
})
