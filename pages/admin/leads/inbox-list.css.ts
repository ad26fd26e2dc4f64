import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { choice, find } from './finder.css.ts'

const { color, font, space } = vars

/** The space above the title that aligns it with the lead's. */
const headRoom = '1.3125rem'
export const inbox = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  minWidth: 0,
  padding: `${headRoom} ${space.s3} ${space.s6}`,
  background: adminTheme.well,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [upTo.large]: { background: color.paper, borderInlineEnd: 0, paddingInline: space.s6 },
    [upTo.phone]: { padding: '1rem 1rem .5rem' },
  },
})
export const tools = style({
  display: 'grid',
  gap: space.s3,
  '@media': {
    [above.large]: { paddingInline: space.s2 },
    [`${above.large} and (min-height: 40rem)`]: {
      position: 'sticky',
      top: `-${headRoom}`,
      zIndex: 1,
      marginTop: `-${headRoom}`,
      paddingBlock: `${headRoom} ${space.s2}`,
      background: adminTheme.well,
    },
  },
})
export const head = style({ ...mix.spread('0'), alignItems: 'center', marginInlineEnd: '-.5rem' })
export const title = style({ ':focus': { outline: 'none' } })
globalStyle(`${head} ${title}`, {
  fontSize: '1.0625rem',
  '@media': { [upTo.phone]: { fontSize: '1.5rem' } },
})
export const mailHint = style({
  gap: '.6rem',
  padding: '.6rem .75rem',
  borderRadius: 10,
  background: adminTheme.hintSoft,
  fontWeight: 550,
})

export const group = style({
  ...mix.spread('.125rem .875rem'),
  minHeight: '2.25rem',
  padding: '.6875rem .5rem .2rem',
  selectors: { 'ul + &': { marginTop: '.5rem' } },
  '@media': { [upTo.large]: { paddingInline: 0 } },
})
globalStyle(`${inbox} ${group}`, {
  font: `650 ${adminTheme.meta}/1.3 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
})
globalStyle(`${group} > a`, {
  fontSize: adminTheme.meta,
  '@media': { [upTo.phone]: { minHeight: '2.75rem', paddingTop: '.7rem' } },
})
export const found = style([group, { justifyContent: 'start' }])

export const row = style({
  ...mix.columns('3.25rem 1fr auto', '.05rem .75rem'),
  position: 'relative',
  alignItems: 'baseline',
  padding: '.7rem .5rem',
  borderRadius: 12,
  selectors: {
    '&:hover': { background: adminTheme.rowHover },
    '& + &::before': {
      content: '',
      position: 'absolute',
      inset: '0 .5rem auto',
      borderTop: `1px solid ${color.line}`,
    },
  },
  '@media': {
    [upTo.large]: {
      paddingInline: 0,
      borderRadius: 0,
      selectors: { '& + &::before': { insetInline: 0 } },
    },
  },
})
export const current = style({
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
/** The open lead, above a list that does not contain it. */
export const apart = style({ marginBottom: space.s3 })
export const clock = style({ gridRow: '1 / 4', alignSelf: 'center', minHeight: '2.125rem' })
export const heldSign = style({ ...mix.square('1.75rem'), marginInline: 'auto', color: color.inkMuted })
export const name = style({
  ...mix.anyWords,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: {
    '&::after': { ...mix.wholeBox, borderRadius: 12 },
    // The whole row is the link
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' },
  },
})
const below = { ...mix.anyWords, gridColumn: '2 / -1' } as const
export const when = style({})
export const what = style({ ...below, fontSize: '.875rem' })
export const late = style({
  fontWeight: 650,
  selectors: { '&::after': { content: '"  "', whiteSpace: 'pre' } },
})
export const excerpt = style({ ...below, ...mix.muted, ...mix.oneLine })
export const owner = style({ ...below, ...mix.muted })
export const stuck = style({
  ...below,
  ...mix.labelled('.35rem'),
  fontSize: adminTheme.meta,
  fontWeight: 600,
  color: color.critical,
})
export const held = style({
  display: 'grid',
  gap: '.3rem',
  position: 'relative',
  padding: '.7rem calc(.75rem - 1.5px)',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: 12,
  selectors: { '& + &': { marginTop: '.5rem' }, '&:hover': { background: adminTheme.rowHover } },
})
globalStyle(`:is(${stuck}, ${held}) > svg, ${held} span > svg`, mix.square('1rem'))
mix.within(above.large, {
  [`${row}${current}`]: {
    background: `linear-gradient(${color.accent} 0 0) 0 / 3px calc(100% - 1.5rem) no-repeat ${adminTheme.rowCurrent}`,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  },
  [`${row}${current}::before, ${current} + ${row}::before`]: { display: 'none' },
  [`${held}${current}`]: { background: adminTheme.rowCurrent },
})
export const heldHead = style({ ...mix.spread('.5rem'), flexWrap: 'nowrap' })
export const reason = style({ whiteSpace: 'normal' })
/** Above the link that covers the rest of the card. */
export const heldActions = style({
  ...mix.cluster('.4rem'),
  position: 'relative',
  zIndex: 1,
  marginTop: '.3rem',
})

/** Words that the pane beside it already shows. */
export const saidBeside = style({ '@media': { [above.large]: { display: 'none' } } })
export const foot = style({
  ...mix.muted,
  marginTop: 'auto',
  paddingInline: '.625rem',
  '@media': {
    [above.large]: {
      position: 'sticky',
      bottom: `calc(-1 * ${space.s6})`,
      '::before': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 0',
        height: '1.5rem',
        background: `linear-gradient(transparent, ${adminTheme.well})`,
        pointerEvents: 'none',
      },
    },
  },
})

/** No lead has been chosen: the list has the room. */
export const overview = style({})
mix.within(above.wide, {
  [`${overview} ${tools}`]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' },
  [`${overview} ${head}`]: { display: 'contents' },
  [`${overview} ${title}`]: { fontSize: '1.5rem', marginInlineEnd: space.s3 },
  [`${overview} ${head} > details`]: { gridArea: '1 / 3', marginInlineEnd: '-.5rem' },
  [`${overview} ${tools} > :is(search, ${mailHint})`]: { gridColumn: '1 / -1' },
  [`${overview} ${find}`]: { flex: '1 0 16rem' },
  [`${overview} ${choice}`]: { flexGrow: 0 },
  [`${overview} :is(${row}, ${held})`]: {
    ...mix.columns('3.25rem max(13rem, 35%) minmax(0, 1fr) 6rem', '.05rem 1rem'),
    paddingBlock: '.75rem',
  },
  [`${overview} :is(${row}, ${held}) :is(${name}, ${what}, ${stuck})`]: { gridColumn: 2 },
  [`${overview} :is(${row}, ${held}) > ${excerpt}`]: {
    ...mix.twoLines,
    gridArea: '1 / 3 / 3',
    whiteSpace: 'normal',
    fontSize: '.875rem',
    lineHeight: 1.5,
  },
  [`${overview} ${row} > :is(${when}, ${owner})`]: { gridArea: '1 / 4', textAlign: 'end' },
  [`${overview} ${row} > ${owner}`]: { gridRow: '2 / 4' },
  [`${overview} ${held}`]: { gridTemplateColumns: '3.25rem 13rem minmax(0, 1fr) auto auto' },
  [`${overview} ${heldHead}`]: { display: 'contents' },
  [`${overview} ${heldHead} > :last-child`]: { gridArea: '1 / 5' },
  [`${overview} ${held} > ${excerpt}`]: { gridArea: '1 / 3', WebkitLineClamp: 1 },
  [`${overview} ${held} > ${heldActions}`]: { gridArea: '1 / 4 / 3', alignSelf: 'center', margin: 0 },
  [`${overview} ${held} > ${reason}`]: { gridArea: '2 / 2', alignSelf: 'start' },
  [`${overview} ${reason} > svg`]: {
    ...mix.square('1.75rem'),
    position: 'absolute',
    left: '1.5rem',
    top: 'calc(50% - .875rem)',
  },
})
