import { style } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import * as mix from './mixins.ts'

const { space } = vars

export const panel = style({
  ...mix.panel,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minWidth: 0,
  padding: space.s5,
  overflow: 'clip',
  '@media': { [upTo.large]: { padding: space.s4 } },
})
