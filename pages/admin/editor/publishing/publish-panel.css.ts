import { globalStyle, style } from '@vanilla-extract/css'
import { above, touch } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { cluster, columns, framed, line, square, stack, tinted } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const panel = style({
  '@media': {
    [above.phone]: {
      selectors: {
        'dialog&': {
          inset: `calc(${adminTheme.barHeight} + 3.75rem) 1.5rem auto auto`,
          maxHeight: `calc(100dvh - ${adminTheme.barHeight} - 5rem)`,
          margin: 0,
        },
      },
    },
  },
})
export const alert = style([
  tinted(color.criticalSoft, color.ink),
  columns('auto 1fr', '.1rem .6rem', { fontSize: '.875rem' }),
])
globalStyle(`${alert} > :is(svg, b)`, { color: color.critical })
export const faults = style(stack('.25rem', { gridColumn: 2, margin: 0, padding: 0, listStyle: 'none' }))
globalStyle(`${alert} button`, { fontSize: 'inherit' })
export const options = style(stack('.875rem', { margin: 0, padding: 0, border: 0, minWidth: 0 }))
export const option = style(
  framed(10, {
    ...columns('1.25rem minmax(0, 1fr)', '.15rem .6rem'),
    alignItems: 'center',
    padding: '.6rem .75rem',
    borderWidth: 1.5,
    selectors: { '&:has(:checked)': { borderColor: color.ink } },
    '@media': { [touch]: { minHeight: '2.75rem' } },
  }),
)
globalStyle(`${option} > input`, {
  ...square('1.125rem'),
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
})
globalStyle(`${option} > label`, { fontWeight: 600, fontSize: '.875rem', cursor: 'pointer' })
export const sub = style(stack('.5rem', { gridColumn: 2, paddingBlock: '.35rem .15rem' }))
export const two = style(columns('repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', '.5rem'))
export const takeBack = style(
  cluster('.5rem', {
    justifyContent: 'space-between',
    paddingTop: '.75rem',
    borderTop: line,
    fontSize: adminTheme.meta,
    color: color.inkMuted,
  }),
)
