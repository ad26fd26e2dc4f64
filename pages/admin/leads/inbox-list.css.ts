import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { find, kind } from './finder.css.ts'

const { color, font, space } = vars

/** Above the title, so that it stands beside that of the lead. */
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
/** Stays over the list where that scrolls above.large the lead. The list's own space at the top goes with it. */
export const tools = style({
  display: 'grid',
  gap: space.s3,
  paddingInline: space.s2,
  '@media': {
    [upTo.large]: { paddingInline: 0 },
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
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The word of its tool ends on the edge
  marginInlineEnd: '-.5rem',
})
export const title = style({ ':focus': { outline: 'none' } })
globalStyle(`${head} ${title}`, {
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-.01em',
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
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '.75rem',
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
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.125rem .875rem',
  padding: '.5rem .5rem .2rem',
  fontSize: adminTheme.meta,
  fontWeight: 650,
  color: color.inkMuted,
  '@media': { [upTo.large]: { paddingInline: 0 } },
})
globalStyle(`${found} > a`, {
  fontSize: adminTheme.meta,
  '@media': { [upTo.phone]: { minHeight: '2.75rem', paddingTop: '.7rem' } },
})
export const more = style({ padding: '.625rem' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem 1fr auto',
  alignItems: 'baseline',
  gap: '.05rem .75rem',
  padding: '.7rem .5rem',
  borderRadius: 12,
  selectors: {
    '&:hover': { background: adminTheme.rowHover },
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInline: '.5rem',
      top: 0,
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
globalStyle(`${row}${current}`, {
  background: `linear-gradient(${color.accent} 0 0) 0 / 3px calc(100% - 1.5rem) no-repeat ${adminTheme.rowCurrent}`,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@media': { [upTo.large]: { background: 'none', boxShadow: 'none' } },
})
globalStyle(`${row}${current}::before, ${current} + ${row}::before`, {
  '@media': { [above.large]: { display: 'none' } },
})
/** The lead that is read, above a list that it is not in. */
export const apart = style({ marginBottom: space.s3 })
export const clock = style({ gridRow: '1 / 4', alignSelf: 'center', minHeight: '2.125rem' })
export const heldSign = style({
  width: '1.75rem',
  height: '1.75rem',
  marginInline: 'auto',
  color: color.inkMuted,
})
export const name = style({
  minWidth: 0,
  fontWeight: 650,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 12 },
    // The whole row is the link
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' },
  },
})
export const when = style({})
export const what = style({ gridColumn: '2 / -1', fontSize: '.875rem', overflowWrap: 'anywhere' })
export const late = style({
  fontWeight: 650,
  selectors: { '&::after': { content: '"  "', whiteSpace: 'pre' } },
})
export const excerpt = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
})
export const owner = style({
  gridColumn: '2 / -1',
  fontSize: adminTheme.meta,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
})
export const stuck = style({
  gridColumn: '2 / -1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  fontSize: adminTheme.meta,
  fontWeight: 600,
  color: color.critical,
})
export const stuckIcon = style({ flex: 'none', width: '1rem', height: '1rem' })

export const held = style({
  position: 'relative',
  display: 'grid',
  gap: '.3rem',
  padding: '.7rem calc(.75rem - 1.5px)',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: 12,
  selectors: { '& + &': { marginTop: '.5rem' }, '&:hover': { background: adminTheme.rowHover } },
})
globalStyle(`${held}${current}`, {
  background: adminTheme.rowCurrent,
  '@media': { [upTo.large]: { background: 'none' } },
})
export const heldHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '.5rem',
  alignItems: 'baseline',
})
export const reason = style({ whiteSpace: 'normal' })
export const heldActions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem',
  marginTop: '.3rem',
})

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: `${space.s8} ${space.s4}`,
})
/** Where the other panes are not there, the drawing stands here. */
export const emptyDrawing = style({
  display: 'none',
  width: 'min(20rem, 80vw)',
  marginBottom: space.s4,
  '@media': { [upTo.large]: { display: 'block' } },
})
/** What the pane above.large it says already. */
export const saidBeside = style({ '@media': { [above.large]: { display: 'none' } } })
export const emptyWords = style({ padding: '.75rem .625rem' })
export const emptyTitle = style({ fontWeight: 650 })
/** What a short list leaves of its pane; a drawing stands in it where it is high enough. */
export const rest = style({
  display: 'none',
  '@media': {
    [above.wide]: {
      display: 'grid',
      flex: '1 0 0',
      containerType: 'size',
      alignItems: 'end',
      marginInline: space.s2,
      // Over the fading of what is longer
      position: 'relative',
      zIndex: 1,
    },
  },
})
export const restDrawing = style({
  display: 'none',
  '@container': { '(min-height: 5.5rem)': { display: 'block' } },
})
export const foot = style({
  marginTop: 'auto',
  '@media': {
    [above.large]: {
      position: 'sticky',
      bottom: `calc(-1 * ${space.s6})`,
      // A lead below goes out instead of being cut
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: '1.5rem',
        background: `linear-gradient(transparent, ${adminTheme.well})`,
        pointerEvents: 'none',
      },
    },
  },
  paddingInline: '.625rem',
  fontSize: adminTheme.meta,
  color: color.inkMuted,
})

/** No lead has been chosen: the list is what one came for, and has the room. */
export const overview = style({})
globalStyle(`${overview} ${tools}`, {
  '@media': {
    [above.wide]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' },
  },
})
globalStyle(`${overview} ${head}`, { '@media': { [above.wide]: { display: 'contents' } } })
globalStyle(`${overview} ${title}`, {
  '@media': { [above.wide]: { fontSize: '1.5rem', marginInlineEnd: space.s3 } },
})
globalStyle(`${overview} ${head} > details`, {
  '@media': { [above.wide]: { gridArea: '1 / 3', marginInlineEnd: '-.5rem' } },
})
globalStyle(`${overview} ${tools} > search, ${overview} ${mailHint}`, {
  '@media': { [above.wide]: { gridColumn: '1 / -1' } },
})
globalStyle(`${overview} ${find}`, { '@media': { [above.wide]: { flex: '1 0 16rem' } } })
globalStyle(`${overview} ${kind}`, { '@media': { [above.wide]: { flexGrow: 0 } } })
// Whose it is and what is asked stand beside each other
globalStyle(`${overview} :is(${row}, ${held})`, {
  '@media': {
    [above.wide]: {
      gridTemplateColumns: '3.25rem max(13rem, 35%) minmax(0, 1fr) 6rem',
      columnGap: '1rem',
      paddingBlock: '.75rem',
    },
  },
})
// One that is held, too, and what can be done with it before its time
globalStyle(`${overview} ${held}`, {
  '@media': { [above.wide]: { gridTemplateColumns: '3.25rem 13rem minmax(0, 1fr) auto auto' } },
})
globalStyle(`${overview} ${heldHead}`, { '@media': { [above.wide]: { display: 'contents' } } })
globalStyle(`${overview} ${held} > ${heldActions}`, {
  '@media': { [above.wide]: { gridArea: '1 / 4 / 3', alignSelf: 'center', margin: 0 } },
})
globalStyle(`${overview} ${heldHead} > :last-child`, { '@media': { [above.wide]: { gridArea: '1 / 5' } } })
globalStyle(`${overview} ${held} > ${reason}`, {
  '@media': { [above.wide]: { gridArea: '2 / 2', alignSelf: 'start' } },
})
globalStyle(`${overview} ${reason} > svg`, {
  '@media': {
    [above.wide]: {
      position: 'absolute',
      left: '1.5rem',
      top: 'calc(50% - .875rem)',
      width: '1.75rem',
      height: '1.75rem',
    },
  },
})
globalStyle(`${overview} :is(${row}, ${held}) :is(${name}, ${what}, ${stuck})`, {
  '@media': { [above.wide]: { gridColumn: 2 } },
})
// When it came, and below it who has it
globalStyle(`${overview} ${row} :is(${when}, ${owner})`, {
  '@media': { [above.wide]: { gridArea: '1 / 4', textAlign: 'end' } },
})
globalStyle(`${overview} ${row} > ${owner}`, { '@media': { [above.wide]: { gridRow: '2 / 4' } } })
globalStyle(`${overview} ${row} > ${excerpt}`, { '@media': { [above.wide]: { gridArea: '1 / 3 / 3' } } })
globalStyle(`${overview} :is(${row}, ${held}) > ${excerpt}`, {
  '@media': {
    [above.wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      fontSize: '.875rem',
      lineHeight: 1.5,
    },
  },
})
globalStyle(`${overview} ${held} > ${excerpt}`, {
  '@media': { [above.wide]: { gridArea: '1 / 3', WebkitLineClamp: 1 } },
})
