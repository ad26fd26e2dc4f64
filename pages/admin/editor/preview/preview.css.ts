import { globalStyle, style } from '@vanilla-extract/css'
import * as article from '#renderer/article/article.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
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
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  padding: `.75rem ${space.s6}`,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { position: 'static', padding: '.625rem 1rem', flexWrap: 'nowrap' } },
})
globalStyle(`${head} [role=group] button`, {
  '@media': { [upTo.phone]: { minHeight: '2.75rem', paddingInline: '.5rem', fontSize: '.8125rem' } },
})
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: `600 .875rem/1 ${font.text}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [upTo.phone]: { minHeight: '2.75rem', fontSize: '.8125rem' } },
})
globalStyle(`${toggle} > i`, {
  position: 'relative',
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  borderRadius: 99,
  border: `1.5px solid ${color.lineStrong}`,
  background: 'none',
})
globalStyle(`${toggle} > i::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '.2rem',
  top: '50%',
  width: '.875rem',
  height: '.875rem',
  translate: '0 -50%',
  borderRadius: '50%',
  background: color.lineStrong,
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
})
globalStyle(`${toggle}[aria-checked=true] > i`, { background: color.second, borderColor: color.second })
globalStyle(`${toggle}[aria-checked=true] > i::after`, {
  insetInlineStart: 'auto',
  insetInlineEnd: '.2rem',
  background: color.surface,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

/** The article, and beside it why it is so. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-why]': { gridTemplateColumns: `minmax(0, 1fr) ${margin}` } },
  '@media': { [upTo.wide]: { selectors: { '&[data-why]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
})
export const nothing = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.s4,
  minHeight: '16.25rem',
  padding: `${space.s8} ${space.s6}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
  textAlign: 'center',
})
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
// It leads nowhere here
globalStyle(`${inside} ${article.back}`, { display: 'none' })
globalStyle(`${inside} :is(${article.front}, ${article.body})`, { paddingTop: space.s6 })
globalStyle(`${inside} ${article.margin}:not(:has(nav))`, { display: 'none' })
/** Behind the block the cursor is in. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '.75rem',
  top: 0,
  borderRadius: 4,
  background: color.accentSoft,
})
export const margins = style({
  position: 'relative',
  minWidth: 0,
  // The lines to what is named go over the article
  zIndex: 2,
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
  '@media': { [upTo.wide]: { display: 'none' } },
})
export const note = style({
  position: 'absolute',
  // Until it is known what it stands beside
  visibility: 'hidden',
  insetInlineStart: '1.25rem',
  insetInlineEnd: '.5rem',
  top: 0,
  // The dotted line to what it names, which is so far from the margin (preview.tsx)
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
export const fault = style({
  display: 'flex',
  gap: '.35rem',
  color: color.critical,
  fontWeight: 600,
})
globalStyle(`${fault} svg`, { flex: 'none', width: '1rem', height: '1rem', marginTop: '.1em' })
export const card = style({
  display: 'grid',
  gap: '.35rem',
  padding: '.6rem .7rem',
  border: `1.5px solid ${color.accent}`,
  borderRadius: 10,
  background: color.surface,
  color: color.ink,
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
})
export const cardInMargin = style([
  card,
  {
    position: 'absolute',
    visibility: 'hidden',
    zIndex: 2,
    insetInlineStart: '-.1rem',
    insetInlineEnd: '.6rem',
    top: 0,
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
globalStyle(`${card} ul`, { display: 'grid', gap: '.2rem' })
globalStyle(`${card} li`, { display: 'grid', gridTemplateColumns: '1rem 1fr', gap: '.3rem' })
globalStyle(`${card} li > svg`, {
  width: '.95rem',
  height: '.95rem',
  marginTop: '.12em',
  color: color.second,
})
export const undo = style({ paddingTop: '.35rem', borderTop: `1px solid ${color.line}` })
/** Where there is no margin, the card stays in sight below. */
export const cardBelow = style({
  display: 'none',
  '@media': {
    [upTo.wide]: {
      display: 'block',
      position: 'sticky',
      zIndex: 2,
      bottom: '.75rem',
      padding: `0 ${space.s4}`,
      marginTop: space.s3,
    },
    [upTo.phone]: { bottom: 'calc(4.75rem + env(safe-area-inset-bottom))' },
  },
})

/** Search result and social card: what others make of the post. */
export const cards = style({
  display: 'grid',
  gap: space.s8,
  padding: `${space.s8} ${space.s6} ${space.s10}`,
  '@media': { [upTo.phone]: { paddingInline: '1rem' } },
})
export const example = style({ display: 'grid', gap: '.6rem', minWidth: 0 })
const box = style({
  border: `1px solid ${color.line}`,
  borderRadius: 14,
  background: color.surface,
  minWidth: 0,
  maxWidth: '37.5rem',
  overflowWrap: 'anywhere',
})
export const social = style([box, { overflow: 'clip' }])
export const socialText = style({ padding: '.8rem 1rem', minWidth: 0 })
export const socialTitle = style({ marginBlock: '.15rem', fontWeight: 650, lineHeight: 1.3 })
