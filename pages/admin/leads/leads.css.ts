import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as frame from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { section as deliverySection } from './deliveries.css.ts'
import { inbox } from './inbox-list.css.ts'
import { lineClock } from './lead-detail.css.ts'
import { clock as largeClock, servedBy, settled } from './lead-side.css.ts'

const { color, space } = vars

/** List, lead and facts: three grounds, no boxes. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: '24.5rem minmax(0, 1fr)',
  alignItems: 'stretch',
  minHeight: `calc(100dvh - ${adminTheme.barHeight})`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [upTo.large]: { display: 'block' },
    // The ground of the list goes down as far as the lead does
    [above.large]: {
      background: `linear-gradient(90deg, ${adminTheme.well} calc(24.5rem - 1px), ${color.line} 0 24.5rem, transparent 0)`,
    },
    print: { display: 'block' },
  },
})
/** The lead and its facts; below each other where they are not side by side. */
export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20.5rem',
  minWidth: 0,
  background: adminTheme.pane,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [upTo.wide]: { display: 'flex', flexDirection: 'column' },
    print: { display: 'block' },
  },
})
/** Its bar stays over what follows, too: without a box of its own it does not end with the lead. */
export const column = style({
  minWidth: 0,
  '@media': { [upTo.wide]: { display: 'contents' }, print: { display: 'block' } },
})
export const lead = style({
  display: 'grid',
  gap: space.s6,
  alignContent: 'start',
  minWidth: 0,
  padding: `${space.s6} ${space.s8} ${space.s8}`,
  '@media': {
    [upTo.phone]: { padding: '.75rem 1rem 1.5rem', gap: space.s5 },
    print: { padding: 0 },
  },
})
export const side = style({
  display: 'grid',
  gap: space.s6,
  alignContent: 'start',
  minWidth: 0,
  padding: `${space.s6} ${space.s5}`,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.paper,
  '@media': {
    [upTo.wide]: {
      flex: 1,
      borderInlineStart: 0,
      borderTop: `1px solid ${color.line}`,
      paddingInline: space.s8,
    },
    [upTo.phone]: { padding: '1.5rem 1rem 1rem' },
    print: { padding: '1.5rem 0 0', border: 0, background: 'none' },
  },
})
// The panes scroll apart: the list keeps its place while leads are read.
globalStyle(`${desk} > ${inbox}`, {
  '@media': {
    [above.large]: {
      gridRow: '1 / -1',
      position: 'sticky',
      top: adminTheme.barHeight,
      alignSelf: 'start',
      height: `calc(100dvh - ${adminTheme.barHeight})`,
      overflowY: 'auto',
    },
  },
})
globalStyle(`${side} > *`, { minWidth: 0 })
/** Follows while a long brief is read. */
export const sideInner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s6,
  '@media': {
    [above.wide]: {
      position: 'sticky',
      top: `calc(${adminTheme.barHeight} + ${space.s6})`,
    },
  },
})

/** What the address names is shown alone where there is room for one. */
export const showsLead = style({})
export const showsList = style({})
globalStyle(`${showsLead} > ${inbox}`, { '@media': { [upTo.large]: { display: 'none' } } })
// Nothing was chosen: the list has the room, and the first lead is read beside it
const preview = '35rem'
globalStyle(`${desk}${showsList}`, {
  '@media': {
    [above.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${preview}`,
      background: `linear-gradient(90deg, ${adminTheme.well} calc(100% - ${preview} - 1px), ${color.line} 0 calc(100% - ${preview}), transparent 0)`,
    },
  },
})
globalStyle(`${showsList} > ${opened}`, {
  '@media': { [above.wide]: { display: 'flex', flexDirection: 'column' } },
})
// Who answers and the notes go on below it, on the same ground, down to the foot of the window
globalStyle(`${showsList} > ${opened} > ${side}`, {
  '@media': {
    [above.wide]: {
      flex: 1,
      padding: `0 ${space.s8} ${space.s8}`,
      border: 0,
      background: 'none',
    },
  },
})
globalStyle(`${showsList} ${sideInner}`, {
  '@media': { [above.wide]: { position: 'static' } },
})
globalStyle(`${showsList} ${lead} > ${deliverySection}`, {
  '@media': { [above.wide]: { display: 'none' }, print: { display: 'block' } },
})
globalStyle(`${showsLead} ${settled}`, {
  '@media': { [above.wide]: { gridTemplateColumns: '1fr', gap: '.5rem', textAlign: 'center' } },
})
globalStyle(`${showsLead} ${settled} > svg`, {
  '@media': { [above.wide]: { width: '12.5rem', justifySelf: 'center' } },
})
globalStyle(`${showsList} ${largeClock}`, { '@media': { [above.wide]: { display: 'none' } } })
globalStyle(`${showsList} ${servedBy}`, {
  '@media': { [above.wide]: { display: 'none' }, print: { display: 'block' } },
})
globalStyle(`${showsList} ${lineClock}`, { '@media': { [above.wide]: { display: 'block' } } })
globalStyle(`${showsList} > ${opened}`, {
  '@media': { [upTo.large]: { display: 'none' }, print: { display: 'block' } },
})
// On paper the lead that is open stands alone, whatever the width of the paper
globalStyle(`${desk}:has(> ${opened}) > ${inbox}`, { '@media': { print: { display: 'none' } } })
globalStyle(`${frame.root}:has(${showsLead} > ${opened}) :is(${frame.bar}, ${frame.banner})`, {
  '@media': { [upTo.phone]: { display: 'none' } },
})
// What has the focus is not under what stays (WCAG 2.4.11)
globalStyle(`html:has(${lead})`, {
  scrollPaddingTop: `calc(${adminTheme.barHeight} + 4.25rem)`,
  '@media': { [upTo.phone]: { scrollPaddingTop: '3rem' } },
})
globalStyle(`${frame.root} :is(${frame.bar}, ${frame.dock}, ${frame.banner})`, {
  '@media': { print: { display: 'none' } },
})

export const empty = style({
  gridColumn: '2 / -1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.s4,
  padding: `${space.s12} ${space.s8}`,
  textAlign: 'center',
  background: adminTheme.pane,
  '@media': {
    [upTo.phone]: {
      padding: `${space.s12} 1rem`,
      minHeight: `calc(100dvh - ${adminTheme.barHeight} - 4.5rem)`,
      alignContent: 'start',
    },
  },
})
globalStyle(`${showsList} > ${empty}`, { '@media': { [upTo.large]: { display: 'none' } } })
export const emptyDrawing = style({ width: 'min(22rem, 80vw)' })
export const emptyTitle = style({ fontSize: '1.25rem' })
export const emptyText = style({ color: color.inkMuted, maxWidth: '28rem' })

export const banner = style({
  '@media': {
    [upTo.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'start',
      padding: '.75rem 1rem',
    },
  },
})
globalStyle(`${banner} > div`, { '@media': { [upTo.phone]: { gridColumn: 2 } } })
export const bannerTitle = style({ color: color.critical })
