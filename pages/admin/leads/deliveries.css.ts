import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { rowList } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const deliveries = style([rowList])
export const word = style({ fontSize: adminTheme.meta, color: color.second })
export const warned = style({})
globalStyle(`${warned} ${word}`, { color: adminTheme.onHintSoft })
export const quiet = style({})
globalStyle(`${quiet} ${word}`, { color: color.inkMuted })
export const stuck = style({})
globalStyle(`${stuck} ${word}`, { color: color.critical })
globalStyle(`${stuck} > *`, { color: color.ink })
export const askedAgain = style({ display: 'block' })
