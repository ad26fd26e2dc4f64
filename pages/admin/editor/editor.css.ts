import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { above, low, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { bar, root, scrollingPane } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars

/** Nothing is chosen and nothing begun (editor.tsx), and there is room for a list beside the form. */
const resting = (rules: StyleRule) => ({ '[data-resting] &': { '@media': { [above.large]: rules } } })
/** The list has the screen to itself, or the greater part of it. */
const roomy = (rules: StyleRule) => ({ media: { [upTo.large]: rules }, selectors: resting(rules) })

/** List, work and its two panes, each scrolling on its own. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: '17.5rem minmax(0, 1fr)',
  alignItems: 'start',
  selectors: {
    '&[data-resting]': {
      '@media': { [above.large]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
    },
  },
  '@media': {
    [above.phone]: { height: `calc(100dvh - ${adminTheme.barHeight})`, overflow: 'hidden' },
    [upTo.wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${root}:has([data-view=work]) > ${bar}`, { '@media': { [upTo.phone]: { display: 'none' } } })

export const work = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [above.phone]: { height: '100%', minHeight: 0 },
    [upTo.large]: { selectors: { '[data-view=list] > &': { display: 'none' } } },
    [upTo.phone]: { display: 'block' },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  minHeight: '4rem',
  padding: `.4rem ${space.s6}`,
  background: adminTheme.pane,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [upTo.phone]: {
      position: 'sticky',
      top: 0,
      zIndex: 30,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '.5rem .25rem',
      padding: '.5rem 1rem .625rem .375rem',
    },
    [low]: { rowGap: 0, padding: '.2rem .75rem .25rem .375rem' },
  },
})
export const back = style({ '@media': { [above.large]: { display: 'none !important' } } })
/** Beside the list, what is saved stands on the line of the heading, as the list's own count does. */
export const headText = style({
  minWidth: 0,
  selectors: {
    '[data-resting] &': {
      '@media': {
        [above.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s3}` },
      },
    },
  },
})
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '.25rem .75rem',
  minWidth: 0,
  marginBottom: '.2rem',
})
export const status = style({
  display: 'flex',
  alignItems: 'start',
  gap: '.4rem',
  minHeight: '1.2rem',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${status} svg`, { width: '1rem', height: '1rem', flex: 'none', marginTop: '.1em' })
export const statusKind = {
  none: style({}),
  saving: style({}),
  typing: style({}),
  version: style({}),
  offline: style({ color: adminTheme.onHintSoft, fontWeight: 600 }),
  refused: style({ color: color.critical, fontWeight: 600 }),
  'signed-out': style({ color: color.critical, fontWeight: 600 }),
}
globalStyle(`${statusKind.typing} svg, ${statusKind.version} svg`, { color: color.second })
export const signInLink = style({ fontSize: adminTheme.meta, minHeight: 0 })
export const actions = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  flex: 'none',
  '@media': { [upTo.phone]: { display: 'none' } },
})
export const icons = style({ display: 'inline-flex', gap: 'inherit' })
export const iconOnly = style({
  '@media': { '(max-width: 75rem)': { paddingInline: '.6rem' } },
})
globalStyle(`${actions} ${iconOnly}`, { paddingInline: '.5rem' })
// As far from the buttons with a border as from the word before
globalStyle(`${actions} > ${iconOnly}`, { marginInlineEnd: '.5rem' })
export const wideWord = style({ '@media': { '(max-width: 75rem)': { display: 'none' } } })
export const need = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: '2.25rem',
  paddingInline: '.6rem',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: color.critical,
  font: `650 ${adminTheme.text}/1 ${vars.font.text}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  marginInlineStart: 'auto',
  selectors: { '&:hover': { background: color.criticalSoft } },
  '@media': { [upTo.phone]: { minHeight: '2.75rem', fontSize: '.875rem', marginInlineEnd: '-.5rem' } },
})
globalStyle(`${need} + ${actions}`, { marginInlineStart: 0 })
globalStyle(`${need} svg`, { width: '1.125rem', height: '1.125rem' })
export const split = style({ display: 'inline-flex' })
globalStyle(`${split} > :first-child:not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 })
globalStyle(`${split} > :last-child:not(:first-child)`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  paddingInline: '.55rem',
  borderInlineStart: `1px solid color-mix(in srgb, ${color.onAccent} 45%, ${color.accent})`,
})
globalStyle(`${split} svg`, { width: '1.125rem', height: '1.125rem' })
export const paneTabs = style({
  gridColumn: '1 / -1',
  marginInlineStart: '.625rem',
  '@media': { [above.phone]: { display: 'none' } },
})
globalStyle(`${paneTabs} > div`, { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' })
globalStyle(`${paneTabs} button`, {
  minHeight: '2.75rem',
  justifyContent: 'center',
  '@media': { [low]: { minHeight: '1.875rem' } },
})
export const dock = style({
  display: 'none',
  '@media': {
    [upTo.phone]: {
      position: 'fixed',
      zIndex: 45,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr 1.3fr',
      gap: '.5rem',
      padding: '.625rem 1rem calc(.625rem + env(safe-area-inset-bottom))',
      background: adminTheme.pane,
      borderTop: `1px solid ${color.line}`,
    },
    [low]: { paddingBlock: '.25rem' },
  },
})
globalStyle(`${dock} ${split} > :first-child`, { flex: 1 })
globalStyle(`${dock} > :first-child:nth-last-child(2)`, { gridColumn: '1 / 3' })

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.02fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  selectors: resting({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  '@media': { [upTo.phone]: { display: 'block' } },
})
/** Its boxes are rows of the form's grid: without one there is no gap. */
export const notices = style({ display: 'contents' })
export const noticeBox = style({
  display: 'grid',
  gap: '.5rem',
  padding: '.75rem .9rem',
  borderRadius: 12,
  background: color.secondSoft,
  color: color.onSecondSoft,
  lineHeight: 1.45,
})
export const noticeHint = style({ background: adminTheme.hintSoft, color: adminTheme.onHintSoft })
export const noticeError = style({
  background: color.criticalSoft,
  color: color.ink,
  border: `1.5px solid ${color.critical}`,
})
globalStyle(`${noticeError} b`, { color: color.critical })
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })
globalStyle(`${noticeActions} button`, { color: color.ink, background: color.surface })
export const noScript = style({
  padding: '.75rem 1rem',
  borderRadius: 12,
  background: adminTheme.hintSoft,
  color: adminTheme.onHintSoft,
  fontWeight: 600,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

/** The list. */
const headRoom = '4rem'
const listAlone: StyleRule = { padding: `0 ${space.s6}`, background: color.paper }
export const rail = style([
  scrollingPane,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
    height: '100%',
    minHeight: 0,
    padding: `${space.s4} ${space.s3}`,
    scrollPaddingTop: headRoom,
    background: adminTheme.well,
    borderInlineEnd: `1px solid ${color.line}`,
    selectors: resting(listAlone),
    '@media': {
      [upTo.large]: { ...listAlone, selectors: { '[data-view=work] > &': { display: 'none' } } },
      [upTo.phone]: {
        overflow: 'visible',
        height: 'auto',
        minHeight: 'calc(100dvh - 8rem)',
        padding: '0 1rem 1rem',
        border: 0,
      },
    },
  },
])
/** Of the list where it is a page of its own: the editor and its heading are not there. */
export const pageHeading = style([visuallyHidden, { '@media': { [above.large]: { display: 'none' } } }])
// What has the focus is not under what stays (WCAG 2.4.11)
globalStyle('html:has([data-view=list])', {
  '@media': { [upTo.phone]: { scrollPaddingTop: `calc(${adminTheme.barHeight} + ${headRoom})` } },
})
globalStyle('html:has([data-view=work])', { '@media': { [upTo.phone]: { scrollPaddingTop: '7.5rem' } } })
/** Stays while the list scrolls. */
const alone = roomy({
  top: 0,
  minHeight: headRoom,
  margin: `0 calc(-1 * ${space.s6})`,
  padding: `.6rem ${space.s6}`,
  borderBottom: `1px solid ${color.line}`,
})
export const railHead = style({
  position: 'sticky',
  // The pane's padding counts as its inside
  top: `calc(-1 * ${space.s4})`,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  margin: `calc(-1 * ${space.s2}) calc(-1 * ${space.s3})`,
  padding: `${space.s2} calc(${space.s2} + ${space.s3})`,
  background: 'inherit',
  selectors: alone.selectors,
  '@media': {
    ...alone.media,
    [upTo.phone]: {
      top: adminTheme.barHeight,
      margin: '0 -1rem',
      paddingInline: '1rem',
      borderBottom: 0,
    },
  },
})
globalStyle(`:is([data-resting], [data-view=list]) ${railHead} h2`, { fontSize: '1.375rem' })
globalStyle(`[data-resting] ${head} h1`, { fontSize: '1.375rem' })
/** Where the list stands alone it is what leads. */
export const newPost = style({
  '@media': {
    [upTo.large]: {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      selectors: {
        '&:hover:not([disabled], [aria-disabled=true])': {
          background: color.accentHover,
          borderColor: color.accentHover,
        },
      },
    },
  },
})
export const count = style({
  marginInlineStart: '.3rem',
  fontFamily: vars.font.text,
  fontWeight: 500,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
/** Not underlined with its link. */
export const linkCount = style([count, { display: 'inline-block' }])
const findAlone = roomy({ marginInline: 0 })
export const find = style({
  position: 'relative',
  marginInline: '.5rem',
  selectors: findAlone.selectors,
  '@media': findAlone.media,
})
globalStyle(`${find} > svg`, {
  position: 'absolute',
  insetInlineStart: '.65rem',
  top: '50%',
  translate: '0 -50%',
  width: '1.125rem',
  height: '1.125rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
globalStyle(`${find} > input`, { paddingInline: '2.1rem 2.2rem' })
globalStyle(`${find} > span`, {
  position: 'absolute',
  insetInlineEnd: '.6rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { [upTo.phone]: { display: 'none' } },
})
/** Files that were broken by hand. */
export const faulty = style({
  display: 'grid',
  gap: '.5rem',
  padding: '.75rem .8rem',
  borderRadius: 12,
  background: color.criticalSoft,
  border: `1.5px solid ${color.critical}`,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const faultyHeading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  font: `650 ${adminTheme.text}/1.3 ${vars.font.text}`,
  color: color.critical,
})
globalStyle(`${faultyHeading} svg`, { width: '1.125rem', height: '1.125rem', flex: 'none' })
export const faultyList = style({ display: 'grid', gap: '.75rem' })
globalStyle(`${faultyList} p`, { color: color.ink })

const titleInCard = roomy({ padding: '.625rem 1rem' })
export const groupTitle = style({
  padding: `${space.s2} .5rem ${space.s1}`,
  color: color.inkMuted,
  selectors: titleInCard.selectors,
  '@media': { ...titleInCard.media, [upTo.narrow]: { paddingInline: '.75rem' } },
})
globalStyle(`${rail} ${groupTitle}`, { fontSize: adminTheme.meta })
/** Posts that stand alike: a card where there is room. */
const card = roomy({
  flex: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: 14,
  background: color.surface,
  overflow: 'clip',
})
export const group = style({ selectors: card.selectors, '@media': card.media })
const rows = roomy({ gap: 0 })
export const posts = style({ display: 'grid', gap: 2, selectors: rows.selectors, '@media': rows.media })
const rowInCard: StyleRule = {
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr) 13.5rem auto',
  columnGap: '1rem',
  alignItems: 'center',
  padding: '.3125rem 1rem',
  borderTop: `1px solid ${color.line}`,
  borderRadius: 0,
}
export const post = style({
  position: 'relative',
  padding: '.55rem .5rem .5rem',
  borderRadius: 10,
  selectors: {
    '&:hover': { background: adminTheme.rowHover },
    '&[data-current]': {
      background: `linear-gradient(${color.accent} 0 0) 0 / 3px calc(100% - 1.5rem) no-repeat ${adminTheme.rowCurrent}`,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
    ...resting(rowInCard),
  },
  '@media': {
    [upTo.large]: rowInCard,
    [upTo.phone]: { selectors: { '&[data-current]': { boxShadow: 'none', background: 'none' } } },
    [upTo.narrow]: {
      gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
      columnGap: '.75rem',
      padding: '.8125rem .75rem',
    },
    '(forced-colors: active)': {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
// State and date below each other
globalStyle(`[data-resting] ${post}`, {
  '@media': {
    [`${above.large} and ${upTo.wide}`]: { gridTemplateColumns: '3.75rem minmax(0, 1fr) 8rem auto' },
  },
})
/** What the post shows on the blog, small. */
const pictureInRow = roomy({ display: 'block' })
export const postPicture = style([
  {
    display: 'none',
    gridRow: '1 / 3',
    aspectRatio: '1.4',
    borderRadius: 8,
    overflow: 'clip',
    selectors: pictureInRow.selectors,
    '@media': pictureInRow.media,
  },
  whenDark({ outline: `1px solid ${color.lineStrong}`, outlineOffset: -1 }),
])
/** By night one that was drawn for the day is too bright. */
export const uploaded = style([whenDark({ filter: 'brightness(.78)' })])
globalStyle(`${postPicture} :is(img, svg)`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
export const postTitle = style({
  display: 'block',
  gridColumn: '2',
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: -2 },
  },
  '@media': { [upTo.narrow]: { gridColumn: '2 / -1' } },
})
const categoryInRow = roomy({ display: 'block' })
export const postCategory = style({
  display: 'none',
  gridColumn: 2,
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
  selectors: categoryInRow.selectors,
  '@media': { ...categoryInRow.media, [upTo.narrow]: { display: 'none' } },
})
const metaInRow = roomy({ gridColumn: 3, gridRow: '1 / 3', marginTop: 0 })
export const postMeta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.1rem .375rem',
  marginTop: '.2rem',
  selectors: metaInRow.selectors,
  '@media': { ...metaInRow.media, [upTo.narrow]: { gridColumn: 2, gridRow: 2, marginTop: '.2rem' } },
})
/** On the current row, under the pointer and with the focus inside; always where fingers work, and in a card. */
const actionsInRow: StyleRule = { gridColumn: 4, gridRow: '1 / 3', margin: '0 -.45rem 0 0' }
export const postActions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '.125rem',
  margin: '.35rem 0 0 -.4rem',
  selectors: resting(actionsInRow),
  '@media': {
    // The icon on the title's edge
    [touch]: { marginInlineStart: '-.675rem' },
    [upTo.large]: actionsInRow,
    // Signs at the end of the row's last line, which they do not heighten; the last one on the card's edge
    [upTo.narrow]: {
      gridColumn: 3,
      gridRow: 2,
      alignSelf: 'end',
      margin: '-.75rem -.9rem -.75rem -.625rem',
      gap: 0,
    },
    [`(hover: hover) and (pointer: fine) and ${above.large}`]: {
      selectors: {
        [`:not([data-resting]) > ${rail} ${post}:not([data-current], :hover, :focus-within) > &`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          margin: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
const actionInRow = roomy({ justifyContent: 'center', color: color.inkMuted })
export const postAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3rem',
  minHeight: '1.75rem',
  padding: '.1rem .45rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: color.ink,
  font: `600 ${adminTheme.meta}/1 ${vars.font.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: adminTheme.rowHover }, ...actionInRow.selectors },
  '@media': {
    ...actionInRow.media,
    [touch]: {
      minHeight: '2.75rem',
      minWidth: '2.75rem',
      paddingInline: '.6rem',
      fontSize: '.9375rem',
    },
  },
})
globalStyle(`${postAction} svg`, { width: '1.0625rem', height: '1.0625rem' })
/** In a card the row itself is the way to the editor, and the rest are signs. */
const editInRow = roomy({ display: 'none' })
export const editAction = style({ selectors: editInRow.selectors, '@media': editInRow.media })
const wordInRow = roomy({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const actionWord = style({ selectors: wordInRow.selectors, '@media': wordInRow.media })
export const deleteAction = style({
  color: color.inkMuted,
  selectors: { '&:is(:hover, :focus-visible)': { color: color.critical } },
})
/** The pages beside the list: quiet, and there however long the list is. */
const footAlone: StyleRule = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  margin: `auto calc(-1 * ${space.s6}) 0`,
  padding: 0,
  background: color.paper,
}
export const railFoot = style({
  display: 'grid',
  marginTop: 'auto',
  paddingTop: space.s2,
  borderTop: `1px solid ${color.line}`,
  background: adminTheme.well,
  selectors: resting(footAlone),
  '@media': {
    [above.large]: {
      position: 'sticky',
      bottom: `calc(-1 * ${space.s4})`,
      zIndex: 1,
      paddingBottom: space.s3,
      selectors: { '[data-resting] &': { bottom: 0, paddingBottom: 0 } },
    },
    [upTo.large]: footAlone,
    [upTo.phone]: {
      margin: `${space.s3} 0 0`,
      border: `1px solid ${color.line}`,
      borderRadius: 14,
      background: color.surface,
      overflow: 'clip',
    },
    [upTo.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
globalStyle(`${railFoot} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '1.875rem',
  paddingInline: '.5rem',
  borderRadius: 8,
  color: color.inkMuted,
  fontSize: '.8125rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [touch]: { minHeight: '2.75rem', fontSize: '.9375rem' },
  },
})
/** Beside each other they are cells of one width. */
const footCell: StyleRule = {
  justifyContent: 'center',
  minHeight: '3rem',
  borderRadius: 0,
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: '.875rem',
}
globalStyle(`[data-resting] ${railFoot} > a`, { '@media': { [above.large]: footCell } })
globalStyle(`${railFoot} > a`, {
  '@media': {
    [upTo.large]: footCell,
    [upTo.narrow]: { justifyContent: 'start', paddingInline: '.75rem', fontSize: '.9375rem' },
  },
})
// No line before the first of a row
globalStyle(`[data-resting] ${railFoot} > a:first-child`, {
  '@media': { [above.large]: { borderInlineStart: 0 } },
})
globalStyle(`${railFoot} > a:first-child`, { '@media': { [upTo.large]: { borderInlineStart: 0 } } })
globalStyle(`${railFoot} > a:nth-child(odd)`, { '@media': { [upTo.narrow]: { borderInlineStart: 0 } } })
globalStyle(`${railFoot} > a:nth-child(n + 3)`, {
  '@media': { [upTo.narrow]: { borderTop: `1px solid ${color.line}` } },
})
globalStyle(`${railFoot} > a:hover`, { background: adminTheme.rowHover, color: color.ink })
globalStyle(`${railFoot} > a > svg`, { flex: 'none', width: '1.125rem', height: '1.125rem' })
// A post above it goes out instead of being cut
globalStyle(`:not([data-resting]) > ${rail} > ${railFoot}::before`, {
  '@media': {
    [above.large]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: '2.5rem',
      background: `linear-gradient(transparent, ${adminTheme.well})`,
      pointerEvents: 'none',
    },
  },
})
export const railNote = style({ paddingInline: space.s2 })
export const emptyRail = style({
  display: 'grid',
  gap: '.35rem',
  justifyItems: 'center',
  padding: '1.5rem .75rem',
  textAlign: 'center',
})
globalStyle(`${emptyRail} > svg`, { width: '9rem', marginBottom: '.5rem' })
export const emptyDrawing = style({ fill: 'none', strokeWidth: 2, strokeLinecap: 'round' })
export const emptyArch = style({ fill: color.secondSoft, stroke: color.second })
export const emptySheet = style({ fill: color.surface, stroke: color.inkMuted })
export const emptyGround = style({ stroke: color.lineStrong })
