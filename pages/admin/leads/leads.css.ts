import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { stackFromTop, within } from '#renderer/ui/studio/mixins.ts'
import * as frame from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { deliveries } from './deliveries.css.ts'
import { inbox } from './inbox-list.css.ts'
import { servedBy, settled } from './lead-side.css.ts'

const { color, space } = vars

const grounds = (edge: string) =>
  `linear-gradient(90deg, ${adminTheme.well} calc(${edge} - 1px), ${color.line} 0 ${edge}, transparent 0)`
export const desk = style({
  minHeight: `calc(100dvh - ${adminTheme.barHeight})`,
  '@media': {
    [`screen and ${above.large}`]: {
      display: 'grid',
      gridTemplateColumns: '24.5rem minmax(0, 1fr)',
      background: grounds('24.5rem'),
    },
  },
})
export const opened = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: adminTheme.pane,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { display: 'block' } },
})
/** Without a box, so that the lead's sticky bar also stays over what follows the lead. */
export const column = style({ display: 'contents' })
export const lead = style({
  ...stackFromTop(space.s6),
  padding: `${space.s6} ${space.s8} ${space.s8}`,
  '@media': {
    [upTo.phone]: { padding: '.75rem 1rem 1.5rem', gap: space.s5 },
    print: { padding: 0 },
  },
})
export const side = style({
  flex: 1,
  padding: `${space.s6} ${space.s8}`,
  borderTop: `1px solid ${color.line}`,
  background: color.paper,
  '@media': {
    [upTo.phone]: { padding: '1.5rem 1rem 1rem' },
    print: { padding: '1.5rem 0 0', border: 0, background: 'none' },
  },
})
export const sideInner = style(stackFromTop(space.s6))
export const empty = style({
  gridColumn: '2 / -1',
  display: 'grid',
  placeContent: 'center',
  padding: space.s8,
  background: adminTheme.pane,
  '@media': { [upTo.phone]: { padding: '1.5rem 1rem' } },
})

/** The address contains a lead: it is shown alone where there is room for one pane only. */
export const showsLead = style({})
/** No lead was chosen: the list has the room, and the first lead is shown beside it. */
export const showsList = style({})
within(above.large, {
  // The panes scroll separately: the list keeps its place while leads are read
  [`${desk} > ${inbox}`]: {
    position: 'sticky',
    top: adminTheme.barHeight,
    alignSelf: 'start',
    height: `calc(100dvh - ${adminTheme.barHeight})`,
    overflowY: 'auto',
  },
})
within(upTo.large, {
  [`${showsLead} > ${inbox}, ${showsList} > ${empty}`]: { display: 'none' },
})
within(`screen and ${upTo.large}`, { [`${showsList} > ${opened}`]: { display: 'none' } })
const preview = '35rem'
within(`screen and ${above.wide}`, {
  [`${showsLead} > ${opened}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20.5rem' },
  [`${showsLead} ${column}`]: { display: 'block', minWidth: 0 },
  [`${showsLead} ${side}`]: {
    padding: `${space.s6} ${space.s5}`,
    border: `0 solid ${color.line}`,
    borderInlineStartWidth: 1,
  },
  [`${showsLead} ${sideInner}`]: { position: 'sticky', top: `calc(${adminTheme.barHeight} + ${space.s6})` },
  [`${showsLead} ${settled}`]: { gridTemplateColumns: '1fr', gap: space.s2, textAlign: 'center' },
  [`${showsLead} ${settled} > svg`]: { width: '12.5rem', justifySelf: 'center' },
  [`${desk}${showsList}`]: {
    gridTemplateColumns: `minmax(0, 1fr) ${preview}`,
    background: grounds(`calc(100% - ${preview})`),
  },
  [`${showsList} ${side}`]: { padding: `0 ${space.s8} ${space.s8}`, border: 0, background: 'none' },
  [`${showsList} ${servedBy}, ${showsList} section:has(> ${deliveries})`]: { display: 'none' },
})
// On paper an open lead is alone, at any width of the paper
within('print', { [`${desk}:has(> ${opened}) > ${inbox}`]: { display: 'none' } })
within(upTo.phone, {
  [`${frame.root}:has(${showsLead} > ${opened}) :is(${frame.bar}, ${frame.banner})`]: { display: 'none' },
})
// Keeps the focused element clear of the sticky bars (WCAG 2.4.11)
globalStyle(`html:has(${lead})`, {
  scrollPaddingTop: `calc(${adminTheme.barHeight} + 4.25rem)`,
  '@media': { [upTo.phone]: { scrollPaddingTop: '3rem' } },
})
