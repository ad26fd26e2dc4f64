import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, size, space } = vars

export const said = style({ display: 'grid', gap: space.s3 })
export const otherTitle = style({ fontSize: size.lead, lineHeight: 1.3 })
export const text = style({ maxWidth: '36em', color: color.inkMuted })
