import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, radius, size } = vars

export const note = style({ gridColumn: '1 / -1', fontSize: '1rem', lineHeight: 1.5 })
export const quota = style([
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '.5rem',
    padding: '1rem 1.125rem',
    borderRadius: radius.medium,
    background: color.sunk,
    fontSize: size.small,
    lineHeight: 1.4,
    // Hidden while files are chosen that script has not counted yet
    selectors: { '&:has(~ * [data-chosen])': { visibility: 'hidden' } },
  },
  whenDark({ background: color.surface }),
])
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
})
export const total = style({ color: color.inkMuted })
export const bar = style({
  display: 'block',
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.lineStrong} 34%, transparent)`,
})
export const full = style({ fill: color.second })
