import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, space } = vars

export const section = style({ paddingTop: space.section })
export const grid = style({
  ...twelveColumns,
  gap: `${space.s8} ${space.gap}`,
  alignItems: 'start',
})
export const head = style({
  gridColumn: '1 / 6',
  display: 'grid',
  gap: space.s4,
  '@media': {
    [above.medium]: { position: 'sticky', top: '7rem' },
    [upTo.medium]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: space.s6,
    },
  },
})
export const keys = style({
  width: 'min(100%, 21rem)',
  marginTop: space.s6,
  '@media': { [upTo.medium]: { width: 'clamp(8.5rem, 36vw, 13rem)', marginTop: 0 } },
})
export const list = style({ gridColumn: '6 / 13', '@media': wholeWhenMedium })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '12.5rem 1fr',
  gap: `${space.s4} clamp(1.5rem, 3vw, 3rem)`,
  alignItems: 'center',
  paddingBlock: space.s8,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [upTo.narrow]: { gridTemplateColumns: '7.5rem 1fr', columnGap: space.s5, paddingBlock: space.s5 },
  },
})
export const words = style({ display: 'grid', gap: space.s2 })
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
