import { createVar, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { above, touch, upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { region } from '../toast/toast.css.ts'
import { whenDark } from '../when-dark.ts'
import * as mix from './mixins.ts'
import { adminTheme } from './tokens.css.ts'

const { color, font, radius, space } = vars

/** Styles shared by two or more screens of the studio. */

export const root = style({
  minHeight: '100dvh',
  fontSize: adminTheme.text,
  lineHeight: 1.5,
  background: color.paper,
  '@media': { [upTo.phone]: { paddingBottom: '4.5rem' } },
})
// Keeps the focused element clear of the bar and the dock
globalStyle(`html:has(${root})`, {
  scrollPaddingTop: adminTheme.barHeight,
  '@media': { [upTo.phone]: { scrollPaddingBottom: '5.5rem' } },
})
globalStyle(`${root} h1`, { font: `690 1.25rem/1.2 ${font.display}`, letterSpacing: '-.016em' })
export const partHeading = {
  font: `680 1.0625rem/1.25 ${font.display}`,
  letterSpacing: 0,
  wordSpacing: '.06em',
} as const
globalStyle(`${root} h2`, partHeading)
globalStyle(`${root} h3`, { font: `650 ${adminTheme.text}/1.35 ${font.text}`, letterSpacing: 0 })
globalStyle(`${root} ::placeholder`, { color: color.inkMuted, opacity: 1 })

export const meta = style(mix.muted)
export const icon = style(mix.square('1.125rem'))
/** Takes no room while empty. */
export const whenSaid = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })

/**
 * A pane that scrolls on its own. It is positioned so that absolutely positioned descendants, such as text
 * for screen readers, scroll with it and are clipped by it; otherwise they would make the document as long as
 * the pane's content.
 */
export const scrollingPane = style({ position: 'relative', overflow: 'auto' })

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 40,
  height: adminTheme.barHeight,
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  paddingInline: space.s5,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { paddingInline: '1rem .5rem' }, print: { display: 'none' } },
})
export const logo = style({ ...mix.labelled('0'), minHeight: '2.75rem', textDecoration: 'none' })
globalStyle(`${logo} > span`, { fontSize: '1.1875rem' })
export const tabs = style({
  display: 'flex',
  gap: '.125rem',
  height: '100%',
  '@media': { [upTo.phone]: { display: 'none' } },
})
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.45rem',
  paddingInline: '.75rem',
  textDecoration: 'none',
  fontWeight: 550,
  color: color.inkMuted,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { color: color.ink, fontWeight: 650 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto .75rem -1px',
      height: 2,
      background: color.accent,
    },
  },
})
/** The number of items that wait. */
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '.35rem',
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  font: `650 .75rem/1 ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
})
export const barEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '.125rem',
})
export const tool = style({
  ...mix.labelled('.4rem'),
  justifyContent: 'center',
  minWidth: '2.25rem',
  minHeight: '2.25rem',
  paddingInline: '.5rem',
  ...mix.bare(),
  borderRadius: radius.small,
  color: color.inkMuted,
  font: `550 ${adminTheme.text}/1 ${font.text}`,
  textDecoration: 'none',
  selectors: { '&:hover': { background: adminTheme.rowHover, color: color.ink } },
  '@media': { '(pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
})
export const notOnPhone = style({ '@media': { [upTo.phone]: { display: 'none' } } })
export const onlyOnPhone = style({ '@media': { [above.phone]: { display: 'none' } } })

/** The tabs on phones; screens with their own actions have an `actionDock` instead. */
export const dock = style({
  display: 'none',
  '@media': {
    [upTo.phone]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 45,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      padding: `.25rem .5rem calc(.25rem + env(safe-area-inset-bottom))`,
      background: color.paper,
      borderTop: `1px solid ${color.line}`,
    },
    print: { display: 'none' },
  },
})
export const actionDock = style([
  dock,
  {
    '@media': {
      [upTo.phone]: {
        display: 'flex',
        alignItems: 'center',
        gap: space.s2,
        padding: `.625rem 1rem calc(.625rem + env(safe-area-inset-bottom))`,
        background: adminTheme.pane,
      },
    },
  },
])
// Keeps notices above the dock
globalStyle(`${root} ${region}`, {
  '@media': { [upTo.phone]: { insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' } },
})
export const dockLink = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '.15rem',
  minHeight: '3.25rem',
  borderRadius: radius.small,
  color: color.inkMuted,
  fontSize: '.8125rem',
  fontWeight: 550,
  textDecoration: 'none',
  '@media': { '(max-height: 30rem)': { minHeight: '2.75rem', gap: 0 } },
  selectors: {
    '&[aria-current]': { color: color.accent, fontWeight: 650 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      inset: '-.3125rem calc(50% - 1rem) auto',
      height: 3,
      borderRadius: '0 0 3px 3px',
      background: color.accent,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
})
globalStyle(`${dockLink} > svg`, mix.square('1.25rem'))
export const dockNumber = style([
  number,
  {
    position: 'absolute',
    top: '-.05rem',
    insetInlineStart: 'calc(50% + .6rem)',
    boxShadow: `0 0 0 2px ${color.paper}`,
  },
])

export const ring = 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)'
/** In the dark theme the tint of a disc or an arch hardly differs from its ground. */
export const ringed = style([whenDark({ boxShadow: ring })])

export const avatar = style({
  ...mix.arch('1.875rem', '1.875rem'),
  flex: 'none',
  background: color.secondSoft,
  color: color.onSecondSoft,
  font: `700 .75rem/1 ${font.text}`,
})
export const avatarTone = styleVariants({
  green: [ringed],
  warm: [ringed, { background: color.accentSoft, color: color.onAccentSoft }],
  sand: [ringed, { background: color.sand, color: color.ink }],
  /** A person who is not a member. */
  outside: { background: 'none', color: color.inkMuted, boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}` },
})

const off = '&:is([disabled], [aria-disabled=true])'
export const button = style({
  ...mix.labelled('.5rem'),
  justifyContent: 'center',
  minHeight: adminTheme.controlHeight,
  padding: '.4rem 1rem',
  border: '1.5px solid transparent',
  borderRadius: 10,
  font: `600 ${adminTheme.text}/1.25 ${font.text}`,
  color: color.ink,
  background: 'none',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { borderRadius: 10 }, [off]: { cursor: 'not-allowed' } },
})
globalStyle(`${actionDock} > ${button}`, { flex: 1 })
const enabled = '&:hover:not([disabled], [aria-disabled=true])'
const greyed = { background: 'none', borderColor: color.line, color: color.inkMuted } as const
export const variant = styleVariants({
  /** At most one per screen. */
  primary: {
    background: color.accent,
    color: color.onAccent,
    selectors: {
      [enabled]: { background: color.accentHover },
      [off]: { ...greyed, background: color.accentSoft, borderColor: 'transparent' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  },
  outline: {
    borderColor: color.lineStrong,
    selectors: { [enabled]: { borderColor: color.ink, background: adminTheme.rowHover }, [off]: greyed },
  },
  ghost: {
    selectors: {
      [enabled]: { background: adminTheme.rowHover },
      [off]: { color: color.inkMuted },
      '&:not(:has(svg))': {
        textDecoration: `underline 1.5px ${color.lineStrong}`,
        textUnderlineOffset: '.28em',
      },
    },
  },
  danger: {
    color: color.critical,
    borderColor: color.critical,
    selectors: { [enabled]: { background: color.criticalSoft }, [off]: greyed },
  },
})
export const small = style({
  minHeight: '2.25rem',
  padding: '.2rem .7rem',
  borderRadius: 8,
  fontSize: '.875rem',
  '@media': { [touch]: { minHeight: '2.75rem' } },
})
export const link = style({
  ...mix.underlined,
  minHeight: '1.5rem',
  padding: 0,
  ...mix.bare(),
  color: color.accent,
  font: `600 ${adminTheme.text}/1.4 ${font.text}`,
})
export const key = style({
  padding: '.2rem .35rem',
  border: `1px solid ${color.line}`,
  borderBottomWidth: 2,
  borderRadius: 5,
  background: color.surface,
  color: color.inkMuted,
  font: `600 .75rem/1 ${font.text}`,
})

/** A state as shape and word, never by colour alone. The word aligns with the baseline of nearby text. */
export const chip = style({
  ...mix.labelled('.375rem'),
  alignItems: 'baseline',
  font: `600 ${adminTheme.meta}/1.3 ${font.text}`,
  whiteSpace: 'nowrap',
  color: color.inkMuted,
})
globalStyle(`${chip} > :is(svg, span:empty)`, { alignSelf: 'center' })
export const pill = style({
  padding: '.2rem .55rem',
  borderRadius: radius.pill,
  background: adminTheme.well,
  border: `1px solid ${color.line}`,
})
const dot = (rule: StyleRule) =>
  style({ ...mix.square('.7rem'), border: `1.5px solid ${color.lineStrong}`, borderRadius: '50%', ...rule })
export const stateDot = {
  draft: dot({ borderStyle: 'dashed' }),
  scheduled: dot({
    borderColor: color.second,
    background: `linear-gradient(90deg, ${color.second} 50%, transparent 50%)`,
  }),
  published: dot({
    border: 0,
    background: color.second,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
  ended: dot({
    background: `linear-gradient(135deg, transparent 44%, ${color.lineStrong} 44% 56%, transparent 56%)`,
  }),
  /** The state of a lead. */
  closed: dot({
    background: `linear-gradient(${color.lineStrong}, ${color.lineStrong}) center / 100% 1.5px no-repeat`,
  }),
}

export const segments = style({
  display: 'inline-flex',
  padding: 3,
  borderRadius: 10,
  background: adminTheme.well,
  border: `1px solid ${color.line}`,
})
export const linkSegments = style([
  segments,
  { '@media': { [upTo.phone]: { display: 'flex', width: '100%' } } },
])
globalStyle(`${linkSegments} > a`, { '@media': { [upTo.phone]: { flex: 1, justifyContent: 'center' } } })
const pressed = '&:is([aria-pressed=true], [aria-selected=true], [aria-current])'
export const segment = style({
  ...mix.labelled('.4rem'),
  minHeight: '1.875rem',
  padding: '.1rem .75rem',
  ...mix.bare(),
  borderRadius: 7,
  color: color.inkMuted,
  font: `600 .875rem/1 ${font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    [pressed]: {
      background: color.surface,
      color: color.ink,
      boxShadow: `0 0 0 1.5px ${color.lineStrong}`,
    },
  },
  '@media': {
    [touch]: { minHeight: '2.75rem' },
    '(forced-colors: active)': {
      selectors: { [pressed]: { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

const fieldGround = createVar()
// Without a column template a date field would grow beyond its box
export const field = style({ ...mix.stackFromTop('.3rem'), minWidth: 0 })
export const fieldHead = style({ ...mix.spread('.5rem'), flexWrap: 'nowrap' })
export const label = style({ fontWeight: 600, fontSize: '.875rem', lineHeight: 1.35 })
export const control = style([
  {
    vars: { [fieldGround]: color.surface },
    width: '100%',
    minHeight: adminTheme.controlHeight,
    padding: '.45rem .75rem',
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 10,
    background: fieldGround,
    color: color.ink,
    font: `400 ${adminTheme.text}/1.45 ${font.text}`,
    appearance: 'none',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:focus-visible': { borderRadius: 10 },
      '&[aria-invalid=true]': { borderColor: color.critical, borderWidth: 2 },
    },
  },
  whenDark({ vars: { [fieldGround]: adminTheme.well } }),
])
export const help = style(mix.muted)
const remark = style({ display: 'flex', gap: '.4rem', fontSize: adminTheme.meta, lineHeight: 1.4 })
export const error = style([remark, { color: color.critical, fontWeight: 550 }])
export const hint = style([remark, { color: adminTheme.onHintSoft }])
/** Where a value comes from. */
export const why = style([remark, { color: color.inkMuted }])
export const remarkIcon = style({ ...mix.square('1rem'), marginTop: '.12em' })
/** Wraps a `control` that is a select; its arrow is an icon after it. */
export const selectBox = style({ position: 'relative' })
globalStyle(`${selectBox} > select`, { paddingInlineEnd: '2.25rem', cursor: 'pointer' })
globalStyle(`${selectBox} > svg`, {
  ...mix.overControl('1.125rem'),
  insetInlineEnd: '.7rem',
  color: 'inherit',
})
/** Wraps a search `control`, with an icon before it and its shortcut key after it. */
export const search = style({ position: 'relative' })
globalStyle(`${search} > svg`, { ...mix.overControl('1.125rem'), insetInlineStart: '.7rem' })
globalStyle(`${search} > input`, { paddingInline: '2.25rem' })
globalStyle(`${search} > span`, {
  position: 'absolute',
  insetInlineEnd: '.6rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { [touch]: { display: 'none' } },
})
globalStyle(`${search} > input:is(:focus, :not(:placeholder-shown)) ~ span`, { display: 'none' })

export const banner = style({
  ...mix.cluster(`${space.s2} ${space.s4}`),
  padding: `${space.s3} ${space.s6}`,
  background: color.criticalSoft,
  borderBottom: `1px solid ${color.critical}`,
  '@media': { [upTo.phone]: { padding: '.75rem 1rem' }, print: { display: 'none' } },
})
export const bannerIcon = style({ ...mix.square('1.375rem'), color: color.critical })
export const bannerText = style({ flex: '1 1 20rem', minWidth: 0 })

export const page = style({
  width: '100%',
  padding: `${space.s6} ${space.s6} ${space.s10}`,
  maxWidth: `calc(76rem + 2 * ${space.s6})`,
  marginInline: 'auto',
  '@media': { [upTo.phone]: { padding: '1.25rem 1rem 2rem' } },
})
export const listPage = style([page, { maxWidth: `calc(60rem + 2 * ${space.s6})` }])
export const sectionsPage = style([listPage, mix.stackFromTop(space.s8)])
globalStyle(`${sectionsPage} > header`, { marginBottom: 0 })
// Keeps the focused element clear of the bar and the dock
globalStyle(`${sectionsPage} :is(a, button, input, summary)`, { scrollMarginBlock: '6rem' })

export const rowList = style({ ...mix.panel, overflow: 'clip' })
globalStyle(`${rowList} > li + li`, { borderTop: `1px solid ${color.line}` })
export const actions = style(mix.cluster(space.s2))
export const fields = style({ ...mix.stackFromTop(space.s4), maxWidth: '28rem' })
/** A `<details>` without the browser's marker: its summary sets the look. */
export const details = style({})
globalStyle(`${details} > summary`, { listStyle: 'none', cursor: 'pointer' })
globalStyle(`${details} > summary::-webkit-details-marker`, { display: 'none' })
