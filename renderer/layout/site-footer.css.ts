import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { wrappedRow } from '../theme/fragments.ts'
import { clip } from './footer-bridge.css.ts'

const { color, font, size, space } = vars

/** In print it is the letterhead. It moves to the top, as at the end it could get a page of its own. */
export const footer = style({
  // In front of the bridge, which its first line overlaps
  position: 'relative',
  zIndex: 1,
  background: color.footer,
  color: color.onFooter,
  '@media': { print: { order: -1, breakInside: 'avoid', borderBottom: `1px solid ${color.footerLine}` } },
})
globalStyle(`${footer} :focus-visible`, { outlineColor: color.sun })
globalStyle(`${footer} a`, { textDecoration: 'none' })
globalStyle(`${footer} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '.25em' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) auto auto auto',
  justifyContent: 'space-between',
  gap: `${space.s10} ${space.gap}`,
  paddingBlock: `clamp(3rem, 2rem + 4vw, 5rem) ${space.s12}`,
  fontSize: '1rem',
  '@media': {
    [upTo.large]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', paddingTop: '3.75rem' },
    print: { gridTemplateColumns: 'auto 1fr auto', gap: space.s8, paddingBlock: `0 ${space.s3}` },
  },
})
globalStyle(`:has(${clip}) + ${footer} ${columns}`, { '@media': { [upTo.narrow]: { paddingTop: space.s6 } } })
globalStyle(`${columns} > nav`, { '@media': { print: { display: 'none' } } })
export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
export const logo = style({ fontSize: '1.75rem' })
export const line = style({
  color: color.onFooterMuted,
  maxWidth: '22em',
  marginTop: space.s3,
  '@media': { print: { display: 'none' } },
})
export const title = style({
  font: `650 1rem/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.onFooterMuted,
  marginBottom: space.s3,
  '@media': { print: { display: 'none' } },
})
export const pages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(4, auto)',
  justifyContent: 'start',
  columnGap: space.s8,
})
/** Line height in all three lists, so that their lines align across the columns. */
const row = '2rem'
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: row,
})

export const contact = style({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
  lineHeight: row,
  '@media': { print: { lineHeight: 'inherit' } },
})
export const way = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '.625rem',
})
export const wayIcon = style({ height: row, color: color.onFooterMuted })
export const email = style({ overflowWrap: 'anywhere' })
export const addressLine = style({
  display: 'block',
  '@media': { print: { display: 'inline', selectors: { '& + &::before': { content: ', ' } } } },
})

export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.s5,
  lineHeight: row,
  '@media': { print: { lineHeight: 'inherit' } },
})
export const day = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' })
export const days = style({ color: color.onFooterMuted })

export const end = style({
  ...wrappedRow(`${space.s2} ${space.s6}`),
  paddingBlock: space.s5,
  borderTop: `1px solid ${color.footerLine}`,
  fontSize: size.small,
  color: color.onFooterMuted,
  '@media': { print: { display: 'none' } },
})
export const endLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  selectors: { '&[aria-current]': { color: color.onFooter } },
})
export const dots = style({
  position: 'relative',
  display: 'flex',
  gap: '.25rem',
  marginInline: 'auto -.53rem',
  selectors: {
    '&:has(a + a)::before': {
      content: '',
      position: 'absolute',
      insetInline: '.6875rem',
      bottom: '.75rem',
      height: '.9375rem',
      border: `2px solid ${color.onFooterMuted}`,
      borderBottom: 0,
      borderRadius: '1rem 1rem 0 0',
      pointerEvents: 'none',
    },
  },
})
export const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  '::before': {
    content: '',
    width: '.4375rem',
    height: '.4375rem',
    borderRadius: '50%',
    background: '#F0896A',
  },
  selectors: {
    '&:last-child::before': { background: '#79C2A2' },
    '&:hover::before': { background: color.onFooter },
    '&:focus-visible': { borderRadius: '50%' },
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'LinkText' } } },
})
