import { globalStyle, style } from '@vanilla-extract/css'
import { touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, radius } = vars

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  '@media': {
    [upTo.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: '-1rem',
      paddingInline: '1rem',
      marginBlock: '-3px',
      paddingBlock: '3px',
    },
  },
})
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '2rem',
  paddingInline: '.55rem',
  border: '1.5px solid transparent',
  borderRadius: radius.small,
  color: color.inkMuted,
  fontSize: '.875rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: adminTheme.rowHover },
    '&[aria-current]': { background: color.surface, borderColor: color.lineStrong, color: color.ink },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
    '(pointer: coarse)': { minHeight: '2.75rem' },
    [upTo.phone]: { minHeight: '2.75rem' },
  },
})
export const count = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

export const finder = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem .375rem' })
export const find = style({ position: 'relative', flex: '1 0 100%' })
export const findIcon = style({
  position: 'absolute',
  insetInlineStart: '.65rem',
  top: 'calc(50% - .5625rem)',
  width: '1.125rem',
  height: '1.125rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
export const findInput = style({ paddingInlineStart: '2.1rem' })
export const findKey = style({
  position: 'absolute',
  insetInlineEnd: '.6rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
})
globalStyle(`${find}:focus-within ${findKey}, ${findInput}:not(:placeholder-shown) + ${findKey}`, {
  display: 'none',
})
/** One row below the search, from edge to edge. */
export const kind = style({ position: 'relative', flex: '1 1 auto', minWidth: 0, maxWidth: '100%' })
globalStyle(`${kind} > select`, {
  width: '100%',
  padding: '0 1.5rem 0 .6rem',
  background: 'none',
  color: color.ink,
  fontWeight: 550,
  fieldSizing: 'content',
  '@media': { [touch]: { minHeight: '2.75rem' } },
} as object)
globalStyle(`${kind} > select:hover`, { background: adminTheme.rowHover })
export const kindIcon = style({
  position: 'absolute',
  insetInlineEnd: '.35rem',
  top: '50%',
  translate: '0 -50%',
  width: '1rem',
  height: '1rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
/** Enter does the same; without script the choice of a kind needs it. */
export const findButton = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex' } },
})
