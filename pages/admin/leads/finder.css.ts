import { globalStyle, style } from '@vanilla-extract/css'
import { touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { cluster, figures, labelled, within } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, radius } = vars

export const filters = style({
  ...cluster('.125rem'),
  '@media': {
    [upTo.phone]: { flexWrap: 'nowrap', overflowX: 'auto', margin: '-3px -1rem', padding: '3px 1rem' },
  },
})
export const filter = style({
  ...labelled('.35rem'),
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
    [touch]: { minHeight: '2.75rem' },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
})
globalStyle(`${filter} > span`, { ...figures, fontWeight: 500 })

export const finder = style(cluster('.5rem .375rem'))
export const find = style({ flex: '1 0 100%' })
export const choice = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' })
globalStyle(`${choice}${choice} > select`, {
  paddingInline: '.6rem 1.5rem',
  background: 'none',
  fontWeight: 550,
  fieldSizing: 'content',
} as object)
globalStyle(`${choice}${choice} > select:hover`, { background: adminTheme.rowHover })
globalStyle(`${choice}${choice} > svg`, { insetInlineEnd: '.35rem' })
within(touch, { [`${choice}${choice} > select`]: { minHeight: '2.75rem' } })
/** Enter submits, too; but without script, choosing a kind needs a button. */
export const findButton = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
