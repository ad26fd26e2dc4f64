import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '#renderer/theme/fragments.ts'

const { space } = vars

export const head = style({
  ...twelveColumns,
  alignItems: 'end',
  gap: `${space.s4} ${space.gap}`,
  marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
  breakAfter: 'avoid',
})
export const heading = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const aside = style({ gridColumn: '8 / 13', paddingBottom: '.35em', '@media': wholeWhenMedium })
