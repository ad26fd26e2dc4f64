import { above } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** Screens on which an article has a margin at the left of its text. */
export const beside = `screen and ${above.wide}`
export const betweenColumns = vars.space.s12
export const marginWidth = `calc(100% - ${vars.width.reading} - ${betweenColumns})`
export const columns = `minmax(0, 1fr) ${vars.width.reading}`
export const hairline = `1px solid color-mix(in srgb, ${vars.color.lineStrong} 45%, transparent)`
