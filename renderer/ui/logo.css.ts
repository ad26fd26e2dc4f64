import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inlineRow } from '../theme/fragments.ts'
import { whenDark } from './when-dark.ts'

const { color, font } = vars

export const logo = style({
  ...inlineRow('.625rem'),
  font: `740 1.5rem/1 ${font.display}`,
  letterSpacing: '-.035em',
})
export const mark = style({ width: '1.25em', height: '1.25em', flex: 'none' })
export const arch = style({ fill: color.accent })
export const reflection = style({ fill: color.second })
/** Ground for an uploaded logo, which may be designed for white paper only. */
const plate = { padding: '.125rem .25rem', borderRadius: '4px', background: '#FBF7F0' }
export const own = style([
  { width: 'auto', height: '1.5em', maxWidth: 'min(11rem, 50vw)', objectFit: 'contain', flex: 'none' },
  whenDark(plate),
])
/** For grounds that are dark in both themes, on which green and clay would be hard to see. */
export const onDark = style({})
globalStyle(`${onDark} ${arch}`, { fill: '#E9805A' })
globalStyle(`${onDark} ${reflection}`, { fill: '#7FC8AE' })
globalStyle(`${onDark} ${own}`, plate)
