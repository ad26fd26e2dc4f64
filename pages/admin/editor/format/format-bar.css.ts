import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { bare, cluster, square } from '#renderer/ui/studio/mixins.ts'

const { color } = vars

export const bar = style({
  ...cluster('.125rem'),
  padding: '.25rem .5rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [upTo.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      selectors: {
        // In the dock's place, as the keyboard covers the dock
        '&[data-above-keyboard]': {
          position: 'fixed',
          zIndex: 30,
          insetInline: 0,
          bottom: 'var(--keyboard)',
          background: color.surface,
          borderTop: `1px solid ${color.line}`,
        },
      },
    },
  },
})
export const tool = style(
  bare({
    ...square('2.25rem'),
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: 8,
    color: color.ink,
    fontSize: '1rem',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.secondSoft },
      '&[aria-pressed=true]': {
        background: color.secondSoft,
        color: color.onSecondSoft,
        boxShadow: `inset 0 0 0 1.5px ${color.second}`,
      },
    },
    '@media': { '(pointer: coarse)': { ...square('2.75rem') } },
  }),
)
globalStyle(`${tool} svg`, square('1.125rem'))
