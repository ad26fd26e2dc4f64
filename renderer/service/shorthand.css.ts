import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forReaders } from '../theme/fragments.ts'

const { color, font, size, space } = vars

export const shorthand = style({})
export const head = style({ marginBottom: space.s12 })
/** Half the gap: the table's columns meet in its middle. */
const half = `calc(${space.gap} / 2)`
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
  '@media': { [upTo.narrow]: { display: 'block' } },
})
/** On phones the effect is below its word, so column heads are only for screen readers. */
export const heads = style({
  '@media': {
    [upTo.narrow]: forReaders,
  },
})
export const row = style({ '@media': { [upTo.narrow]: { display: 'block' } } })
export const columnHead = style({
  padding: `0 0 ${space.s3}`,
  color: color.inkMuted,
  fontSize: size.small,
  fontWeight: 500,
  textAlign: 'start',
  selectors: { '& + &': { paddingInlineStart: half } },
})
export const say = style({
  position: 'relative',
  padding: `${space.s5} ${space.s4} ${space.s5} 0`,
  borderTop: `1px solid ${color.lineStrong}`,
  font: `680 clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)/1.1 ${font.display}`,
  letterSpacing: '-.02em',
  textAlign: 'start',
  '@media': {
    [upTo.narrow]: { display: 'block', paddingBottom: space.s1 },
    [above.narrow]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: '0 1.25rem',
        top: 'calc(50% - 1px)',
        borderTop: `3px dotted ${color.accent}`,
      },
      '::after': {
        content: '',
        position: 'absolute',
        insetInlineEnd: '1.125rem',
        top: 'calc(50% + .5px)',
        width: '.625rem',
        height: '.625rem',
        borderTop: `3px solid ${color.accent}`,
        borderInlineEnd: `3px solid ${color.accent}`,
        translate: '0 -50%',
        rotate: '45deg',
      },
    },
  },
})
export const word = style({
  position: 'relative',
  zIndex: 1,
  paddingInlineEnd: space.s4,
  background: color.sunk,
})
export const does = style({
  position: 'relative',
  height: '6.25rem',
  padding: `${space.s3} 9rem ${space.s3} ${half}`,
  borderTop: `1px solid ${color.lineStrong}`,
  fontSize: size.lead,
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': {
    [upTo.narrow]: {
      display: 'block',
      height: 'auto',
      padding: `0 8rem ${space.s5} 0`,
      borderTop: 0,
      color: color.inkMuted,
    },
  },
})
export const sign = style({})
globalStyle(`${does} > ${sign}`, {
  position: 'absolute',
  insetInlineEnd: 0,
  '@media': {
    [above.narrow]: { top: '50%', width: '8.25rem', translate: '0 -50%' },
    [upTo.narrow]: { bottom: space.s4, width: '7rem' },
  },
})
