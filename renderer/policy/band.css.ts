import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, ill } = vars

/** Dark in both themes, so its outlines are always light. */
export const band = style({
  background: color.band,
  color: color.onBand,
  vars: { [ill.rim]: color.onBandMuted, [ill.ground]: color.onBandMuted, [ill.ink]: color.onBand },
})
