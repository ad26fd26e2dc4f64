import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

export const features = style({ paddingBlock: vars.space.section })
