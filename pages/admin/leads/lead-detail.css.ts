import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { partHeading } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, radius, space } = vars

export const head = style({
  display: 'grid',
  gap: '.35rem',
  padding: `${space.s6} ${space.s8} ${space.s3}`,
  background: adminTheme.pane,
  '@media': {
    [upTo.large]: { paddingTop: '.25rem' },
    [upTo.phone]: { padding: '.75rem 1rem 0' },
    print: { padding: 0 },
  },
})
/** What can be done with it; it stays while the lead is read. */
export const bar = style({
  position: 'sticky',
  top: adminTheme.barHeight,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  padding: `.75rem ${space.s8}`,
  background: adminTheme.pane,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { display: 'none' }, print: { display: 'none' } },
})
export const backBar = style({
  padding: `.375rem calc(${space.s8} - .5rem) 0`,
  background: adminTheme.pane,
  '@media': {
    [above.large]: { display: 'none' },
    [upTo.phone]: {
      position: 'sticky',
      top: 0,
      zIndex: 5,
      padding: '0 .5rem',
      borderBottom: `1px solid ${color.line}`,
    },
    print: { display: 'none' },
  },
})
export const back = style({ minHeight: '2.75rem' })
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1rem',
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${head} ${name}`, {
  fontSize: '1.75rem',
  lineHeight: 1.15,
  fontWeight: 690,
  letterSpacing: '-.024em',
})
export const reference = style({ color: color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const chipIcon = style({ width: '.95rem', height: '.95rem' })
export const closedDot = style({
  flex: 'none',
  width: '.7rem',
  height: '.7rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.lineStrong}`,
  background: `linear-gradient(${color.lineStrong}, ${color.lineStrong}) center / 100% 1.5px no-repeat`,
})
export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  marginTop: '.25rem',
  '@media': { [upTo.phone]: { flexDirection: 'column', gap: 0 } },
})
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minHeight: '2rem',
  minWidth: 0,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '.22em',
  textDecorationColor: color.lineStrong,
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${contact} > svg`, { color: color.inkMuted })
export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const held = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.35rem .75rem',
  padding: '.875rem 1rem',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: 12,
  lineHeight: 1.45,
})
globalStyle(`${held} > svg`, { marginTop: '.15em', color: color.inkMuted })
export const heldActions = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  marginTop: '.35rem',
})

/** Days have names on the screen only. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
/** Where there is no room for the large one. */
export const lineClock = style({
  display: 'none',
  '@media': { [upTo.phone]: { display: 'block' }, print: { display: 'none' } },
})
export const phoneStatus = style({})
globalStyle(`${phoneStatus} > button`, { width: '100%' })

export const actions = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
})
export const statusButtons = style({ display: 'contents' })
globalStyle(`${statusButtons} > button + button`, { paddingInline: '.5rem' })
/** Its sign ends on the edge of what stands below. */
export const more = style({
  marginInline: 'auto -.5625rem',
  '@media': { [upTo.phone]: { marginInlineStart: 0 } },
})

export const dock = style({
  display: 'none',
  '@media': {
    [upTo.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 45,
      display: 'flex',
      gap: '.5rem',
      alignItems: 'center',
      padding: '.625rem 1rem calc(.625rem + env(safe-area-inset-bottom))',
      background: adminTheme.pane,
      borderTop: `1px solid ${color.line}`,
    },
    print: { display: 'none' },
  },
})
export const dockAction = style({ flex: 1 })

export const withoutScript = style({
  display: 'none',
  '@media': {
    '(scripting: none)': {
      display: 'block',
      padding: '.7rem .875rem',
      borderRadius: radius.small,
      background: adminTheme.hintSoft,
      color: adminTheme.onHintSoft,
    },
  },
})

export const sectionTitle = style({ marginBottom: '.75rem' })
globalStyle(`h3${sectionTitle}`, partHeading)
/** A visitor's own words, as they were typed. */
export const letter = style({
  marginBottom: space.s3,
  padding: `${space.s6} ${space.s8} ${space.s8}`,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  // Ruled paper
  background: `repeating-linear-gradient(transparent 0 calc(1lh - 1px), ${color.line} 0 1lh) content-box, ${color.paper}`,
  fontSize: '1.4375rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': {
    [upTo.phone]: { padding: `${space.s4} ${space.s5} ${space.s5}`, fontSize: '1.1875rem' },
    print: { background: 'none' },
  },
})
export const answers = style({ borderTop: `1px solid ${color.line}` })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '10.5rem 1fr',
  gap: '.1rem 1rem',
  paddingBlock: '.6rem',
  borderBottom: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr' } },
})
export const question = style({ color: color.inkMuted, '@media': { [upTo.phone]: { fontSize: '.875rem' } } })
/** As it was typed, line for line. */
export const value = style({
  minWidth: 0,
  maxWidth: '38em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '.35rem', whiteSpace: 'normal' })
export const tag = style({
  padding: '.1rem .55rem',
  borderRadius: radius.pill,
  background: adminTheme.well,
  border: `1px solid ${color.line}`,
  fontSize: '.875rem',
})
export const unanswered = style({ marginTop: '.75rem', '@media': { print: { display: 'none' } } })
export const unansweredTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  listStyle: 'none',
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${unanswered}[open] > ${answers}`, { marginTop: '.5rem' })

export const fileCount = style({ color: color.inkMuted, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: '.5rem',
})
export const file = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr auto',
  gap: '.05rem .7rem',
  alignItems: 'center',
  minWidth: 0,
  padding: '.5rem .5rem .5rem .6rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
})
export const badge = style({
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.75rem',
  borderRadius: '99px 99px 7px 7px',
  background: color.secondSoft,
  color: color.onSecondSoft,
})
export const imageBadge = style({ background: color.accentSoft, color: color.onAccentSoft })
export const fileName = style({
  minWidth: 0,
  alignSelf: 'end',
  fontWeight: 600,
  lineHeight: 1.35,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
export const fileFacts = style({ gridColumn: 2, alignSelf: 'start' })
export const download = style({ gridRow: '1 / 3', gridColumn: 3, '@media': { print: { display: 'none' } } })
