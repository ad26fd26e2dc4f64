import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { columns, line, onPhone, stack, tinted, unlessScripted } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { chosen, headHeight, pane } from './history.css.ts'

const { color, space } = vars

export const restoreInner = style(
  stack(space.s4, {
    alignContent: 'start',
    padding: `${space.s6} ${space.s5}`,
    textWrap: 'pretty',
    '@media': {
      // The drawing fills the remaining space, so that the actions are at the foot of the window
      [above.wide]: { ...pane, display: 'flex', flexDirection: 'column', minHeight: pane.maxHeight },
      [upTo.wide]: { padding: `${space.s6} ${space.s8} ${space.s10}`, maxWidth: '46rem' },
      [upTo.phone]: { padding: '1.25rem 1rem 2rem' },
    },
  }),
)
export const restore = style({
  borderInlineStart: line,
  scrollMarginTop: headHeight,
  background: color.paper,
  '@media': {
    [upTo.wide]: { gridColumn: 2, border: 0, borderTop: line },
    [upTo.phone]: { display: 'none' },
  },
  selectors: { [`${chosen} &`]: onPhone({ display: 'block' }) },
})
export const quiet = style({
  padding: '.875rem 1rem',
  borderRadius: 14,
  background: color.secondSoft,
  lineHeight: 1.45,
  '@media': {
    [above.wide]: { flex: '1 0 auto', display: 'flex', flexDirection: 'column', maxHeight: '30rem' },
  },
})
globalStyle(`${quiet} > svg`, {
  maxWidth: '15rem',
  margin: '0 auto .75rem',
  '@media': { [above.wide]: { maxWidth: '17rem', marginBlock: 'auto' } },
})
/** Small on phones, so that the button below it is visible without scrolling. */
export const visibility = style(onPhone({ fontSize: adminTheme.meta, lineHeight: 1.4 }))
export const problem = style([
  tinted(color.criticalSoft, color.ink),
  columns('auto minmax(0, 1fr)', '.6rem', { border: `1px solid ${color.critical}`, fontSize: '.875rem' }),
])
globalStyle(`${problem} svg`, { color: color.critical })
export const wide = style({
  width: '100%',
  '@media': { [`${above.phone} and ${upTo.wide}`]: { maxWidth: '22rem' } },
})
export const asDraft = style({
  placeSelf: 'start',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const withoutScript = style(unlessScripted)
