import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ease, radius } = vars

export const inLight = style([whenDark({ display: 'none' })])
export const inDark = style([{ display: 'none' }, whenDark({ display: 'block' })])

/** CSS places the knob by the theme, before any script has run. */
export const track = style([
  {
    flex: 'none',
    position: 'relative',
    width: '3.25rem',
    height: '2rem',
    marginInlineStart: 'auto',
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
    background: color.paper,
    '::after': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '.25rem',
      width: '1.25rem',
      height: '1.25rem',
      translate: '0 -50%',
      borderRadius: '50%',
      background: color.lineStrong,
      transition: `translate .16s ${ease}`,
    },
    '@media': {
      '(forced-colors: active)': { '::after': { background: 'ButtonText' } },
    },
  },
  whenDark({ background: color.second, borderColor: color.second }),
  whenDark({ translate: '1.2rem -50%', background: color.surface }, '&::after'),
])
