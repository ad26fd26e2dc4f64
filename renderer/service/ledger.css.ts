import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { lead } from './section.css.ts'

const { color, font, radius, shadow, size, space } = vars

export const ledger = style({})
export const head = style({ marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })
globalStyle(`${head} > ${lead}`, { fontSize: 'inherit', lineHeight: 'inherit', paddingBottom: '.35em' })

export const book = style({
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.large,
  boxShadow: shadow.low,
})
export const leaf = style({
  padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)',
  selectors: { '& + &': { borderTop: `2px dashed ${color.lineStrong}` } },
})
export const title = style({ paddingBottom: space.s4, borderBottom: `2px solid ${color.ink}` })
export const rows = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 'clamp(2rem, 6vw, 5rem)',
  '@media': { [upTo.large]: { gridTemplateColumns: '1fr' } },
})
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: space.s8,
  paddingBlock: space.s5,
} as const
const ruled = { borderTop: `1px solid ${color.lineStrong}` }
export const cost = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingTop: space.s5,
  '@media': { [upTo.large]: { selectors: { '& + &': { ...ruled, marginTop: space.s5 } } } },
})
export const promise = style({
  ...row,
  selectors: { '&:nth-child(n + 3)': { ...ruled, paddingBottom: 0 } },
  '@media': {
    [upTo.large]: { selectors: { '& + &': ruled, '&:nth-child(3)': { paddingBottom: space.s5 } } },
  },
})
export const name = style({ fontWeight: 650 })
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
const number = { letterSpacing: '-.012em', whiteSpace: 'nowrap' } as const
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  marginTop: space.s5,
})
export const pounds = style({ ...number, font: `740 clamp(2.75rem, 2rem + 2.6vw, 4rem)/1 ${font.display}` })
export const unit = style({ fontSize: size.small, color: color.inkMuted })
export const amount = style({
  ...number,
  gridColumn: 2,
  gridRow: '1 / 3',
  textAlign: 'end',
  font: `700 clamp(1.375rem, 1.2rem + .8vw, 1.875rem)/1.1 ${font.display}`,
  color: color.second,
  '@media': { [upTo.narrow]: { gridRow: 1 } },
})
globalStyle(`${promise} > ${text}`, { '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } } })
