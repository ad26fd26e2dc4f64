import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, space } = vars
const narrow = '(max-width: 30rem)'

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
    [upTo.medium]: { gridColumn: '1 / -1' },
  },
})
export const keys = style({
  width: 'min(100%, 21rem)',
  marginTop: space.s6,
  '@media': { [upTo.medium]: { display: 'none' } },
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
    [upTo.narrow]: { gridTemplateColumns: '8.5rem 1fr' },
    [narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const drawing = style({ '@media': { [narrow]: { width: '11rem' } } })
export const words = style({ display: 'grid', gap: space.s2 })
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
