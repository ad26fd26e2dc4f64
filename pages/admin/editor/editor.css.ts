import { createContainer, createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { above, low, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { forReaders } from '#renderer/theme/fragments.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import {
  bare,
  cluster,
  columns,
  edgeMark,
  framed,
  line,
  onPhone,
  row,
  square,
  stack,
  tinted,
  unlessScripted,
} from '#renderer/ui/studio/mixins.ts'
import { bar, root, scrollingPane } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, space } = vars

/** For when no post is open or begun (use-editor.ts), and there is room for a list beside the form. */
const resting = (rules: StyleRule) => ({ '[data-resting] &': { '@media': { [above.large]: rules } } })

export const screen = style({
  ...columns('17.5rem minmax(0, 1fr)', '0'),
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
globalStyle(`${root}:has([data-view=work]) > ${bar}`, onPhone({ display: 'none' }))

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
export const head = style(
  row(`${space.s3} ${space.s4}`, {
    minHeight: '4rem',
    padding: `.4rem ${space.s6}`,
    background: adminTheme.pane,
    borderBottom: line,
    '@media': {
      [upTo.phone]: {
        ...columns('auto 1fr auto', '.5rem .25rem'),
        position: 'sticky',
        top: 0,
        zIndex: 30,
        padding: '.5rem 1rem .625rem .375rem',
      },
      [low]: { rowGap: 0, padding: '.2rem .75rem .25rem .375rem' },
    },
  }),
)
export const back = style({ '@media': { [above.large]: { display: 'none !important' } } })
export const headText = style({
  minWidth: 0,
  selectors: { '[data-resting] &': { '@media': { [above.wide]: cluster(`0 ${space.s3}`) } } },
})
export const titleRow = style(cluster('.25rem .75rem', { minWidth: 0, marginBottom: '.2rem' }))
export const status = style(
  row('.4rem', {
    alignItems: 'start',
    minHeight: '1.2rem',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-kind=lost]': { color: color.critical, fontWeight: 600 } },
  }),
)
globalStyle(`${status} svg`, { ...square('1rem'), marginTop: '.1em' })
globalStyle(`${status}:is([data-kind=kept], [data-kind=version]) svg`, { color: color.second })
export const actions = style(
  row('.5rem', { flex: 'none', marginInlineStart: 'auto', ...onPhone({ display: 'none' }) }),
)
export const icons = style({ display: 'inline-flex', gap: 'inherit' })
const narrowHead = '(max-width: 75rem)'
export const iconOnly = style({ '@media': { [narrowHead]: { paddingInline: '.6rem' } } })
globalStyle(`${actions} ${iconOnly}`, { paddingInline: '.5rem' })
globalStyle(`${actions} > ${iconOnly}`, { marginInlineEnd: '.5rem' })
export const wideWord = style({ '@media': { [narrowHead]: { display: 'none' } } })
export const need = style(
  bare({
    ...row('.4rem'),
    display: 'inline-flex',
    minHeight: '2.25rem',
    marginInlineStart: 'auto',
    paddingInline: '.6rem',
    borderRadius: 8,
    color: color.critical,
    font: `650 ${adminTheme.text}/1 ${font.text}`,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { background: color.criticalSoft } },
    ...onPhone({ minHeight: '2.75rem', fontSize: '.875rem', marginInlineEnd: '-.5rem' }),
  }),
)
globalStyle(`${need} + ${actions}`, { marginInlineStart: 0 })
export const split = style({ display: 'inline-flex' })
globalStyle(`${split} > :first-child`, { borderStartEndRadius: 0, borderEndEndRadius: 0 })
globalStyle(`${split} > :last-child`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  paddingInline: '.55rem',
  borderInlineStart: `1px solid color-mix(in srgb, ${color.onAccent} 45%, ${color.accent})`,
})
export const paneTabs = style({
  gridColumn: '1 / -1',
  marginInlineStart: '.625rem',
  '@media': { [above.phone]: { display: 'none' } },
})
globalStyle(`${paneTabs} > div`, columns('repeat(3, 1fr)', '0'))
globalStyle(`${paneTabs} button`, {
  minHeight: '2.75rem',
  justifyContent: 'center',
  '@media': { [low]: { minHeight: '1.875rem' } },
})
export const dock = style({
  display: 'none',
  '@media': {
    [upTo.phone]: {
      ...columns('auto 1fr 1.3fr', '.5rem'),
      position: 'fixed',
      zIndex: 45,
      inset: 'auto 0 0',
      padding: '.625rem 1rem calc(.625rem + env(safe-area-inset-bottom))',
      background: adminTheme.pane,
      borderTop: line,
    },
    [low]: { paddingBlock: '.25rem' },
  },
})
globalStyle(`${dock} ${split} > :first-child`, { flex: 1 })
globalStyle(`${dock} > :first-child:nth-last-child(2)`, { gridColumn: '1 / 3' })

export const panes = style({
  ...columns('minmax(0, 1fr) minmax(0, 1.02fr)', '0'),
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  selectors: resting({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  ...onPhone({ display: 'block' }),
})
/** Its boxes are rows of the form's grid, so an empty one leaves no gap. */
export const notices = style({ display: 'contents' })
export const noticeGood = style([tinted(color.secondSoft, color.onSecondSoft)])
export const noticeHint = style([tinted(adminTheme.hintSoft, adminTheme.onHintSoft), stack('.5rem')])
export const noticeError = style([
  tinted(color.criticalSoft, color.ink),
  stack('.5rem', { border: `1.5px solid ${color.critical}` }),
])
globalStyle(`${noticeError} > b`, { color: color.critical })
export const pasteNotice = style([noticeHint, { marginBlock: '.5rem', overflowWrap: 'anywhere' }])
globalStyle(`${pasteNotice} li`, { listStyle: 'disc', marginInlineStart: '1.25rem' })
export const noticeActions = style(cluster('.5rem'))
globalStyle(`${noticeActions} button`, { color: color.ink, background: color.surface })
export const noScript = style([
  tinted(adminTheme.hintSoft, adminTheme.onHintSoft),
  { ...unlessScripted, fontWeight: 600 },
])
export const faults = style(stack('.375rem', { overflowWrap: 'anywhere' }))

/** The list. It is narrow beside an open post; otherwise it fills most or all of the screen. */
const list = createContainer()
const inRoomy = (rules: StyleRule) => ({ '@container': { [`${list} (min-width: 17rem)`]: rules } })
const inWide = `${list} (min-width: 36rem)`
const headRoom = '4rem'
const edge = createVar()
const bleed = { marginInline: `calc(-1 * ${edge})`, paddingInline: edge }
export const rail = style([
  scrollingPane,
  {
    containerType: 'inline-size',
    containerName: list,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
    height: '100%',
    minHeight: 0,
    vars: { [edge]: space.s3 },
    paddingInline: edge,
    scrollPaddingTop: headRoom,
    background: adminTheme.well,
    borderInlineEnd: line,
    selectors: resting({ vars: { [edge]: space.s6 }, background: color.paper }),
    '@media': {
      [upTo.large]: {
        vars: { [edge]: space.s6 },
        background: color.paper,
        selectors: { '[data-view=work] > &': { display: 'none' } },
      },
      [upTo.phone]: {
        overflow: 'visible',
        height: 'auto',
        minHeight: 'calc(100dvh - 8rem)',
        vars: { [edge]: '1rem' },
        paddingBottom: '1rem',
        border: 0,
      },
    },
  },
])
/** The heading of the list where it is a page of its own, without the editor and its heading. */
export const pageHeading = style([visuallyHidden, { '@media': { [above.large]: { display: 'none' } } }])
// Keeps the focused element clear of the sticky bars (WCAG 2.4.11)
globalStyle(
  'html:has([data-view=list])',
  onPhone({ scrollPaddingTop: `calc(${adminTheme.barHeight} + ${headRoom})` }),
)
globalStyle('html:has([data-view=work])', onPhone({ scrollPaddingTop: '7.5rem' }))
export const railHead = style(
  row('.5rem', {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    justifyContent: 'space-between',
    marginInline: `calc(-1 * ${edge})`,
    padding: `1rem calc(${space.s2} + ${edge}) ${space.s2}`,
    background: 'inherit',
    ...inRoomy({ paddingInline: edge, minHeight: headRoom, paddingBlock: '.6rem', borderBottom: line }),
    ...onPhone({ top: adminTheme.barHeight }),
    selectors: { [`${rail} > &`]: onPhone({ borderBottom: 0 }) },
  }),
)
globalStyle(`:is([data-resting], [data-view=list]) ${railHead} h2, [data-resting] ${head} h1`, {
  fontSize: '1.375rem',
})
export const newPost = style({
  '@media': {
    [upTo.large]: {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      selectors: { '&:hover': { background: color.accentHover, borderColor: color.accentHover } },
    },
  },
})
export const count = style({
  // Not underlined with its link
  display: 'inline-block',
  marginInlineStart: '.3rem',
  fontFamily: font.text,
  fontWeight: 500,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const find = style({ marginInline: '.5rem', ...inRoomy({ marginInline: 0 }) })
export const faulty = style([
  tinted(color.criticalSoft, color.ink),
  stack('.5rem', { border: `1.5px solid ${color.critical}` }),
])
export const faultyHeading = style(
  row('.4rem', { font: `650 ${adminTheme.text}/1.3 ${font.text}`, color: color.critical }),
)
export const faultyList = style(stack('.75rem'))
globalStyle(`${faultyList} p`, { color: color.ink })

export const groupTitle = style({
  padding: `${space.s2} .5rem ${space.s1}`,
  color: color.inkMuted,
  ...inRoomy({ padding: '.625rem 1rem' }),
})
globalStyle(`${rail} ${groupTitle}`, { fontSize: adminTheme.meta })
export const group = style(inRoomy(framed(14, { flex: 'none', background: color.surface, overflow: 'clip' })))
export const posts = style({ ...stack('2px'), ...inRoomy({ gap: 0 }) })
export const post = style({
  position: 'relative',
  padding: '.55rem .5rem .5rem',
  borderRadius: 10,
  selectors: {
    '&:hover': { background: adminTheme.rowHover },
    '&[data-current]': {
      background: `${edgeMark(color.accent, '1.5rem')} ${adminTheme.rowCurrent}`,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
  },
  '@container': {
    [`${list} (min-width: 17rem)`]: {
      ...columns('3.25rem minmax(0, 1fr) auto', '0 .75rem'),
      alignItems: 'center',
      padding: '.8125rem .75rem',
      borderTop: line,
      borderRadius: 0,
    },
    [inWide]: {
      gridTemplateColumns: '3.75rem minmax(0, 1fr) clamp(8rem, 30%, 13.5rem) auto',
      columnGap: '1rem',
      padding: '.3125rem 1rem',
    },
  },
  '@media': {
    [upTo.phone]: { selectors: { '&[data-current]': { boxShadow: 'none', background: 'none' } } },
    '(forced-colors: active)': {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const postPicture = style([
  {
    gridRow: '1 / 3',
    aspectRatio: '1.4',
    borderRadius: 8,
    overflow: 'clip',
    // A narrow list has room for text only
    '@container': { [`${list} (max-width: 16.99rem)`]: { display: 'none' } },
  },
  whenDark({ outline: `1px solid ${color.lineStrong}`, outlineOffset: -1 }),
  // A picture made for light mode is too bright in dark mode
  whenDark({ filter: 'brightness(.78)' }, '&[data-uploaded]'),
])
globalStyle(`${postPicture} :is(img, svg)`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
export const postTitle = style({
  display: 'block',
  gridColumn: '2 / -1',
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
  '@container': { [inWide]: { gridColumn: 2 } },
})
export const postCategory = style({
  display: 'none',
  gridColumn: 2,
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
  '@container': { [inWide]: { display: 'block' } },
})
export const postMeta = style(
  row('.375rem', {
    gridColumn: 2,
    marginTop: '.2rem',
    '@container': { [inWide]: { gridArea: '1 / 3 / 3', marginTop: 0 } },
  }),
)
export const postActions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '.125rem',
  margin: '.35rem 0 0 -.4rem',
  '@container': {
    [`${list} (min-width: 17rem)`]: {
      gridArea: '2 / 3',
      alignSelf: 'end',
      gap: 0,
      margin: '-.75rem -.9rem -.75rem -.625rem',
    },
    [inWide]: { gridArea: '1 / 4 / 3', alignSelf: 'center', gap: '.125rem', margin: '0 -.45rem 0 0' },
  },
  '@media': {
    [`(hover: hover) and (pointer: fine) and ${above.large}`]: {
      selectors: {
        [`:not([data-resting]) > ${rail} ${post}:not([data-current], :hover, :focus-within) > &`]: {
          ...forReaders,
          margin: 0,
        },
      },
    },
  },
})
export const unfinished = style({})
const inNarrowCard = `${list} (min-width: 17rem) and (max-width: 35.99rem)`
globalStyle(`${unfinished} > :is(${postMeta}, ${postActions})`, {
  '@container': { [inNarrowCard]: { gridColumn: '2 / -1' } },
})
globalStyle(`${unfinished} > ${postActions}`, {
  '@container': { [inNarrowCard]: { gridRow: 3, margin: '.15rem 0 -.35rem -.6rem' } },
})
export const postAction = style(
  bare({
    ...row('.3rem'),
    display: 'inline-flex',
    justifyContent: 'center',
    minHeight: '1.75rem',
    padding: '.1rem .45rem',
    borderRadius: 6,
    color: color.ink,
    font: `600 ${adminTheme.meta}/1 ${font.text}`,
    textDecoration: 'none',
    ...inRoomy({ color: color.inkMuted }),
    selectors: {
      '&:hover': { background: adminTheme.rowHover },
      '&[data-removes]': { color: color.inkMuted },
      '&[data-removes]:is(:hover, :focus-visible)': { color: color.critical },
    },
    '@media': {
      [touch]: { minHeight: '2.75rem', minWidth: '2.75rem', paddingInline: '.6rem', fontSize: '.9375rem' },
    },
  }),
)
globalStyle(`${postAction} svg`, square('1.0625rem'))
export const editAction = style(inRoomy({ display: 'none' }))
export const actionWord = style(inRoomy(forReaders))

export const railFoot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  marginTop: 'auto',
  paddingBlock: `${space.s2} ${space.s3}`,
  borderTop: line,
  background: 'inherit',
  ...inRoomy({
    ...bleed,
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    padding: 0,
    overflow: 'clip',
  }),
  selectors: {
    [`${rail} > &`]: onPhone({
      position: 'static',
      margin: `${space.s3} 0 0`,
      border: line,
      borderRadius: 14,
      background: color.surface,
    }),
  },
})
globalStyle(`${railFoot} > a`, {
  ...row('.5rem'),
  minHeight: '1.875rem',
  paddingInline: '.5rem',
  borderRadius: 8,
  color: color.inkMuted,
  fontSize: '.8125rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [touch]: { minHeight: '2.75rem', fontSize: '.9375rem' } },
  '@container': {
    [`${list} (min-width: 17rem)`]: {
      minHeight: '3rem',
      paddingInline: '.75rem',
      borderRadius: 0,
      boxShadow: `-1px -1px ${color.line}`,
      fontSize: '.875rem',
    },
    [inWide]: { justifyContent: 'center' },
  },
})
globalStyle(`${railFoot} > a:hover`, { background: adminTheme.rowHover, color: color.ink })
globalStyle(`${railFoot} > a > svg`, square('1.125rem'))
// A post above it fades out instead of being cut
globalStyle(`:not([data-resting]) > ${rail} > ${railFoot}::before`, {
  '@media': {
    [above.large]: {
      content: '',
      position: 'absolute',
      inset: 'auto 0 100%',
      height: '2.5rem',
      background: `linear-gradient(transparent, ${adminTheme.well})`,
      pointerEvents: 'none',
    },
  },
})
export const railNote = style({ paddingInline: space.s2 })
export const emptyRail = style(
  stack('.35rem', { justifyItems: 'center', padding: '1.5rem .75rem', textAlign: 'center' }),
)
export const emptyDrawing = style({
  width: '9rem',
  marginBottom: '.5rem',
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 2,
  strokeLinecap: 'round',
})
globalStyle(`${emptyDrawing} > :nth-child(1)`, { fill: color.secondSoft, stroke: color.second })
globalStyle(`${emptyDrawing} > :nth-child(2)`, { fill: color.surface, stroke: color.inkMuted })
