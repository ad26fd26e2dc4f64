import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars
/** The dialog is as wide as the screen. */
const narrow = '(max-width: 36rem)'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem auto',
  alignItems: 'end',
  gap: '.625rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
globalStyle(`${form} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })

export const made = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.4rem',
  padding: '.75rem .9rem .8rem',
  borderRadius: 10,
  background: color.secondSoft,
})
export const copyRow = style({ display: 'flex', gap: '.5rem' })
export const url = style({ flex: 1, minWidth: 0, textOverflow: 'ellipsis' })
globalStyle(`${made} > p`, { color: color.onSecondSoft })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
})
export const failed = style({ fontSize: '.875rem' })
export const links = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '.1rem .75rem',
  paddingBlock: '.625rem',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '.15rem' } },
})
export const name = style({ fontWeight: 640, overflowWrap: 'anywhere' })
export const facts = style({ gridColumn: 1 })
export const linkActions = style({
  display: 'flex',
  gap: '.5rem',
  gridRow: '1 / 3',
  gridColumn: 2,
  '@media': { [narrow]: { gridRow: 'auto', gridColumn: 1, paddingTop: '.4rem' } },
})
