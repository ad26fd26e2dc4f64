import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, size, space } = vars

/** The message in one language. */
export const said = style({ display: 'grid', gap: space.s3 })
/** Title in a further language, as prominent as the text of the page's own language. */
export const otherTitle = style({ fontSize: size.lead, lineHeight: 1.3 })
export const text = style({ maxWidth: '36em', color: color.inkMuted })
