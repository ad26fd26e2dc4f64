import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { quietText, twelveColumns, wholeWhenMedium } from '#renderer/theme/fragments.ts'

const { color, font, size, space } = vars

export const opening = style({
  ...twelveColumns,
  gap: `${space.s5} ${space.gap}`,
  alignItems: 'end',
  paddingTop: 'clamp(2rem, 1rem + 3vw, 4rem)',
})
export const heading = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const lead = style({
  gridColumn: '8 / 13',
  color: color.inkMuted,
  fontSize: size.lead,
  lineHeight: 1.5,
  maxWidth: '34em',
  '@media': wholeWhenMedium,
})

export const form = style({
  position: 'relative',
  paddingBlock: `clamp(2.5rem, 1.5rem + 3vw, 4.5rem) ${space.section}`,
})
export const summary = style({ marginBottom: 'clamp(2rem, 1rem + 3vw, 3.5rem)' })

const partSpace = 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)'
const numberWidth = '3.25rem'
const numberGap = '1.125rem'
const fieldGap = '1rem'
export const part = style({
  ...twelveColumns,
  position: 'relative',
  gap: `${space.s8} ${space.gap}`,
  paddingBlock: partSpace,
  selectors: {
    '&:first-of-type': { paddingTop: 0 },
    '& + &::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(${numberWidth} + ${numberGap}) 0`,
      insetBlockStart: 0,
      borderTop: `1px solid ${color.line}`,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${numberWidth} / 2 - 1px)`,
      insetBlock: 0,
      borderInlineStart: `2px dashed ${color.second}`,
    },
  },
  '@media': {
    [upTo.medium]: { selectors: { '&::before': { display: 'none' }, '& + &::after': { insetInline: 0 } } },
  },
})
export const partHead = style({
  gridColumn: '1 / 6',
  // In front of the path from number to number
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${numberWidth} 1fr`,
  gridTemplateRows: 'auto 1fr auto',
  columnGap: numberGap,
  alignItems: 'start',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto 1fr auto' } },
})
export const partNumber = style({
  gridRow: '1 / 3',
  minWidth: '.62em',
  paddingBottom: space.s4,
  background: color.paper,
  textAlign: 'center',
  font: `740 clamp(3.5rem, 2.6rem + 2.4vw, 5rem)/.82 ${font.display}`,
  letterSpacing: '-.05em',
  color: color.second,
})
export const partTitle = style({
  paddingTop: '.1em',
  fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.875rem)',
  lineHeight: 1.1,
})
export const partText = style({
  gridColumn: 2,
  marginTop: '.375rem',
  maxWidth: '20em',
  ...quietText,
})
export const partScene = style({})
globalStyle(`${partHead} > ${partScene}`, {
  gridColumn: 2,
  marginTop: space.s6,
  width: `calc(100% - ${space.s12})`,
  '@media': {
    [upTo.medium]: { gridColumn: 3, gridRow: '1 / 4', width: '12rem', maxHeight: '12rem', marginTop: 0 },
    [upTo.narrow]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      width: '100%',
      maxHeight: '14rem',
      marginTop: space.s4,
      overflow: 'hidden',
    },
  },
})
/** Shows only the lowest of several rows where there is little room. */
export const lowestLine = style([partScene])
globalStyle(`${partHead} > ${lowestLine}`, {
  '@media': {
    [upTo.medium]: { aspectRatio: '240 / 195', overflow: 'hidden' },
    [upTo.narrow]: { maxHeight: 'none' },
  },
})
export const wholeGround = style({ '@media': { [above.narrow]: { display: 'none' } } })
export const partBody = style({
  gridColumn: '6 / 13',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `1.5rem ${fieldGap}`,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' }, [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const asks = style({ gridColumn: '1 / -1', display: 'grid', gap: '.625rem' })
export const paired = style({
  '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr', columnGap: fieldGap } },
})
globalStyle(`${asks}${paired} > *`, { gridColumn: 'auto' })
