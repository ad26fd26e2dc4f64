import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'

const { space } = vars

export const panes = style({
  ...mix.columns('minmax(0, 20rem) minmax(0, 1fr)', space.s8),
  alignItems: 'start',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${panes} > section`, mix.stackFromTop(space.s4))
