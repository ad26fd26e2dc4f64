import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

/** Takes no room while empty. */
export const outcome = style({
  gridColumn: '2 / -1',
  color: vars.color.second,
  fontWeight: 600,
  selectors: { '&:empty': { position: 'absolute' } },
})
