import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { pill, ringed, variant } from './shared.css.ts'
import { adminTheme } from './tokens.css.ts'

const { color, space } = vars

/** Screens of sections with rows: account and team. */
export const page = style({
  width: `min(100% - 2 * ${space.s6}, 60rem)`,
  marginInline: 'auto',
  paddingBlock: `${space.s6} ${space.s10}`,
  display: 'grid',
  gap: space.s8,
  '@media': { [upTo.phone]: { width: 'calc(100% - 2rem)', paddingBlock: '1.25rem 2rem' } },
})
// Neither the bar nor the dock covers what has the focus
globalStyle(`${page} :is(a, button, input, summary)`, { scrollMarginBlock: '6rem' })
globalStyle(`${page} > header`, { marginBottom: 0 })
export const name = style({})
globalStyle(`${page} ${name}`, { fontSize: '1.75rem', overflowWrap: 'anywhere' })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  paddingTop: space.s6,
  borderTop: `1px solid ${color.line}`,
})
/** The title in one line with its lead, where that fits. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `.35rem ${space.s6}`,
})
export const sectionBody = style({ display: 'grid', gap: '.75rem', alignContent: 'start' })

export const fields = style({
  display: 'grid',
  gap: space.s4,
  maxWidth: '28rem',
})

export const rows = style({ display: 'grid', gap: '.5rem', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: '.05rem .875rem',
  alignItems: 'center',
  padding: '.65rem .875rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
})
/** Rows of one kind on one ground. */
export const rowsTogether = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  overflow: 'clip',
})
globalStyle(`${rowsTogether} > ${row}`, { border: 0, borderRadius: 0 })
globalStyle(`${rowsTogether} > ${row} + ${row}`, { borderTop: `1px solid ${color.line}` })
/** A device in an arch. */
export const sign = style([
  ringed,
  {
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.75rem',
    borderRadius: '99px 99px 7px 7px',
    background: color.secondSoft,
    color: color.onSecondSoft,
  },
])
/** One of many in a list: without an arch. */
export const bareSign = style({ gridRow: '1 / 3', justifySelf: 'center', color: color.inkMuted })
globalStyle(`${bareSign} > svg`, { display: 'block' })
export const rowName = style({ fontWeight: 640, overflowWrap: 'anywhere', alignSelf: 'end' })
export const rowFacts = style({
  gridColumn: 2,
  alignSelf: 'start',
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
  textWrap: 'pretty',
})
export const rowActions = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  // Below the words, which need the width
  '@media': {
    [upTo.narrow]: { gridArea: '3 / 2 / auto / -1', justifyContent: 'start', marginBlock: '.2rem -.35rem' },
  },
})
globalStyle(`${rowActions}:has(> ${variant.outline}:first-child)`, {
  '@media': { [upTo.narrow]: { marginBlock: '.5rem 0' } },
})
// Words without a border begin where those above them do
globalStyle(`${rowActions} > ${variant.ghost}:first-child`, {
  '@media': { [upTo.narrow]: { marginInlineStart: '-.7rem' } },
})
/** One that is short stays beside the name on phones, too. */
export const besideWords = style({})
globalStyle(`${rowActions}${besideWords}`, {
  '@media': { [upTo.narrow]: { gridArea: '1 / 3', margin: '-.75rem 0 -.75rem -.375rem' } },
})
globalStyle(`${besideWords} > ${pill}`, { '@media': { [upTo.narrow]: { paddingInline: '.35rem' } } })
globalStyle(`${row}:has(> ${besideWords}) > ${rowFacts}`, {
  '@media': { [upTo.narrow]: { gridColumn: '2 / -1' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })
export const choices = style({ display: 'grid', gap: '.5rem', border: 0, margin: 0, padding: 0 })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.6rem',
  alignItems: 'start',
  padding: '.5rem .75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  cursor: 'pointer',
})
globalStyle(`${choices} > legend`, { padding: 0, marginBottom: '.5rem' })
globalStyle(`${choice}:has(:checked)`, {
  borderColor: color.accent,
  boxShadow: `inset 0 0 0 .5px ${color.accent}`,
})
globalStyle(`${choice} > :nth-child(2)`, { display: 'grid', gap: '.1rem', alignContent: 'start' })
globalStyle(`${choice} > input`, { marginTop: '.2em' })
