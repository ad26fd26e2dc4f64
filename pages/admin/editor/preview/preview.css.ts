import { globalStyle, style } from '@vanilla-extract/css'
import * as article from '#renderer/article/article.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import {
  bare,
  cluster,
  columns,
  framed,
  line,
  onPhone,
  row,
  square,
  stack,
} from '#renderer/ui/studio/mixins.ts'
import { scrollingPane } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars
const margin = '10.5rem'

export const pane = style([
  scrollingPane,
  {
    minWidth: 0,
    background: color.paper,
    '@media': {
      // The list is the greater part of the screen (editor.css.ts), and there is nothing to show
      [above.large]: { selectors: { '[data-resting] &': { display: 'none' } } },
      [upTo.phone]: {
        overflow: 'visible',
        selectors: { '[data-pane]:not([data-pane=preview]) &': { display: 'none' } },
      },
    },
  },
])
export const head = style(
  cluster('.5rem', {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    justifyContent: 'space-between',
    padding: `.75rem ${space.s6}`,
    background: color.paper,
    borderBottom: line,
    ...onPhone({ position: 'static', padding: '.625rem 1rem', flexWrap: 'nowrap' }),
  }),
)
globalStyle(`${head} [role=group] button`, onPhone({ paddingInline: '.5rem', fontSize: '.8125rem' }))
/** A switch, drawn by its `<i>`. */
export const toggle = style(
  bare({
    ...row('.5rem'),
    display: 'inline-flex',
    minHeight: '2rem',
    padding: 0,
    color: color.ink,
    font: `600 .875rem/1 ${font.text}`,
    whiteSpace: 'nowrap',
    ...onPhone({ minHeight: '2.75rem', fontSize: '.8125rem' }),
  }),
)
globalStyle(`${toggle} > i`, {
  ...row('0'),
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  paddingInline: '.2rem',
  borderRadius: 99,
  border: `1.5px solid ${color.lineStrong}`,
})
globalStyle(`${toggle} > i::after`, {
  content: '',
  ...square('.875rem'),
  borderRadius: '50%',
  background: color.lineStrong,
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
})
globalStyle(`${toggle}[aria-checked=true] > i`, {
  justifyContent: 'end',
  background: color.second,
  borderColor: color.second,
})
globalStyle(`${toggle}[aria-checked=true] > i::after`, {
  background: color.surface,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

/** The article, and beside it why it is so. */
export const sheet = style({
  ...stack('0'),
  position: 'relative',
  selectors: {
    '&[data-why]': { '@media': { [above.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${margin}` } } },
  },
})
export const nothing = style(
  stack(space.s4, {
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: '16.25rem',
    padding: `${space.s8} ${space.s6}`,
    borderBottom: line,
    color: color.inkMuted,
    textAlign: 'center',
  }),
)
export const blank = style({ maxWidth: '17rem' })
export const frameBox = style({ position: 'relative', minWidth: 0, overflow: 'hidden' })
export const frame = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: '100%',
  height: '40rem',
  border: 0,
  background: 'none',
})
/** Its text begins where the tabs above it do. */
export const inside = style({ vars: { [space.gutter]: space.s6 } })
export const insideBody = style({})
globalStyle(`html${inside}`, { overflow: 'hidden' })
// The ground is the document's, so that the glow stands on it and behind the text
globalStyle(`${inside} > ${insideBody}`, {
  position: 'relative',
  display: 'flow-root',
  minHeight: 0,
  background: 'none',
})
globalStyle(`${inside} :is(${article.front}, ${article.body})`, { paddingTop: space.s6 })
// It leads nowhere here
globalStyle(`${inside} :is(${article.back}, ${article.margin}:not(:has(nav)))`, { display: 'none' })
/** Behind the block the cursor is in. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '.75rem',
  borderRadius: 4,
  background: color.accentSoft,
})
const small = { fontSize: adminTheme.meta, lineHeight: 1.4 }
export const margins = style({
  ...small,
  position: 'relative',
  minWidth: 0,
  // The lines to what is named go over the article
  zIndex: 2,
  borderInlineStart: line,
  color: color.inkMuted,
  '@media': { [upTo.wide]: { display: 'none' } },
})
/** Hidden until it is known what it stands beside. */
export const note = style({
  position: 'absolute',
  visibility: 'hidden',
  insetInline: '1.25rem .5rem',
  // The dotted line to what it names, which is so far from the margin (use-placing.ts)
  vars: { '--reach': '.5rem' },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: 'calc(100% + .5rem)',
    top: '.5rem',
    width: 'calc(.75rem + var(--reach))',
    height: 3,
    background: `radial-gradient(circle, ${color.lineStrong} 1.25px, transparent 1.75px) 100% / 7px 3px repeat-x`,
    pointerEvents: 'none',
  },
})
export const fault = style({ display: 'flex', gap: '.35rem', color: color.critical, fontWeight: 600 })
globalStyle(`${fault} svg`, { ...square('1rem'), marginTop: '.1em' })
export const card = style(
  stack('.35rem', {
    ...small,
    padding: '.6rem .7rem',
    border: `1.5px solid ${color.accent}`,
    borderRadius: 10,
    background: color.surface,
    color: color.ink,
  }),
)
export const cardInMargin = style([
  card,
  {
    position: 'absolute',
    visibility: 'hidden',
    zIndex: 2,
    insetInline: '-.1rem .6rem',
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineEnd: '100%',
      top: '1.05rem',
      width: '1rem',
      borderTop: `1.5px solid ${color.accent}`,
    },
  },
])
globalStyle(`${card} b`, { fontWeight: 700, fontSize: '.875rem' })
globalStyle(`${card} ul`, stack('.2rem'))
globalStyle(`${card} li`, columns('1rem 1fr', '.3rem'))
globalStyle(`${card} li > svg`, { ...square('.95rem'), marginTop: '.12em', color: color.second })
export const undo = style({ paddingTop: '.35rem', borderTop: line })
/** Where there is no margin, the card stays in sight below. */
export const cardBelow = style({
  position: 'sticky',
  zIndex: 2,
  bottom: '.75rem',
  padding: `0 ${space.s4}`,
  marginTop: space.s3,
  '@media': {
    [above.wide]: { display: 'none' },
    [upTo.phone]: { bottom: 'calc(4.75rem + env(safe-area-inset-bottom))' },
  },
})

/** What others make of the post. */
export const shared = style(
  stack('.6rem', {
    padding: `${space.s8} ${space.s6} ${space.s10}`,
    ...onPhone({ paddingInline: '1rem' }),
  }),
)
export const social = style(
  framed(14, {
    background: color.surface,
    minWidth: 0,
    maxWidth: '37.5rem',
    overflowWrap: 'anywhere',
    overflow: 'clip',
  }),
)
export const socialText = style({ padding: '.8rem 1rem', minWidth: 0 })
export const socialTitle = style({ marginBlock: '.15rem', fontWeight: 650, lineHeight: 1.3 })
