import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import {
  cluster,
  framed,
  onPhone,
  row,
  line as rule,
  stack,
  unlessScripted,
} from '#renderer/ui/studio/mixins.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars

const fits = { minWidth: 0, maxWidth: '100%' }
export const chooser = style(cluster('.5rem', fits))
export const choice = style({ ...row('.5rem', fits), display: 'inline-flex' })
export const arrow = style({ color: color.inkMuted })
export const select = style([
  shared.control,
  {
    maxWidth: '15rem',
    fontSize: '.875rem',
    fontWeight: 500,
    textOverflow: 'ellipsis',
    '@media': { [touch]: { fontSize: '1rem', maxWidth: '17rem' } },
  },
])
/** The button while the choice is unchanged: shown only without script, which could not detect a change. */
export const unlessChanged = style(unlessScripted)
export const identical = style(stack('.25rem', { padding: `${space.s6} 0`, borderTop: rule }))
export const legend = style(cluster('.25rem 1.25rem', { fontSize: '.875rem', color: color.inkMuted }))
export const legendMarks = style({ order: 1, display: 'inline-flex', gap: '.5rem' })
export const changes = style(stack(space.s6))
export const part = style({ minWidth: 0 })
globalStyle(`${shared.root} ${part} > h3`, {
  marginBottom: '.6rem',
  fontFamily: font.display,
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-.01em',
})

/** Removed and added words differ without colour, too: struck through, underlined. */
const marked = style({
  padding: '.02em .15em',
  borderRadius: 3,
  fontWeight: 650,
  textDecorationThickness: '1.5px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const removed = style([
  marked,
  { background: adminTheme.removed, color: adminTheme.onRemoved, textDecorationLine: 'line-through' },
])
export const added = style([
  marked,
  {
    background: adminTheme.added,
    color: adminTheme.onAdded,
    textDecorationLine: 'underline',
    textUnderlineOffset: '.2em',
  },
])
globalStyle(`${legendMarks} > *`, { paddingInline: '.4em', fontWeight: 500 })
globalStyle(`${legendMarks} > ins`, { textDecorationLine: 'none' })
/** Where there is no space between old and new. */
export const addedBeside = style([added, { marginInlineStart: '.2em' }])

export const change = style({})
export const field = style({
  ...stack('.2rem'),
  padding: '1rem 1.25rem',
  borderBottom: rule,
  overflowWrap: 'anywhere',
})
globalStyle(`${field} > dt`, { color: color.inkMuted, fontSize: '.875rem', fontWeight: 600 })
globalStyle(`${field} > ${change}`, { fontSize: '1.1875rem', lineHeight: 1.6 })
export const changedFields = style(framed(14, { background: color.paper }))
globalStyle(`${changedFields} > ${field}:last-child`, { borderBottom: 0 })
export const mark = style({
  display: 'block',
  font: `600 .8125rem/1.4 ${font.text}`,
  color: color.inkMuted,
})
export const pictures = style(cluster(space.s4, { alignItems: 'start' }))
export const picture = style(stack('.4rem', { margin: 0, maxWidth: '14rem', fontSize: adminTheme.meta }))
globalStyle(`${picture} > img`, {
  display: 'block',
  width: '100%',
  aspectRatio: '2',
  objectFit: 'cover',
  borderRadius: 10,
  border: rule,
})
globalStyle(`${picture}:has(del) > img`, { opacity: 0.55 })
globalStyle(`${picture} > p`, { color: color.inkMuted })

export const text = style({ fontSize: '1.0625rem', lineHeight: 1.7, maxWidth: '44.25rem' })
globalStyle(`${text} > * + *`, { marginTop: '.9rem' })
const paragraph = style({
  position: 'relative',
  paddingInlineStart: '1rem',
  borderInlineStart: '3px solid transparent',
  marginInlineStart: '-1.1875rem',
  overflowWrap: 'anywhere',
})
export const block = styleVariants({
  same: [paragraph],
  changed: [paragraph, { borderColor: adminTheme.hintLine }],
  added: [paragraph, { borderColor: color.second }],
  removed: [paragraph, { borderColor: color.critical }],
})
/** A very long text is laid out only where it is in sight. */
export const textLong = style({})
globalStyle(`${textLong} ${paragraph}`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 6rem' })
export const line = style({ whiteSpace: 'pre-line' })
export const headingLine = style([
  line,
  { font: `680 1.25rem/1.3 ${font.display}`, letterSpacing: '-.015em', paddingTop: '.35rem' },
])
export const quotation = style({
  paddingInlineStart: '1rem',
  borderInlineStart: `2px solid ${color.lineStrong}`,
})
export const question = style([line, { selectors: { '&::first-line': { fontWeight: 650 } } }])

export const fold = style({})
globalStyle(`${fold}[open] > * + *`, { marginTop: '.9rem' })
export const foldSummary = style(
  row('.75rem', {
    minHeight: '2.25rem',
    color: color.inkMuted,
    font: `500 .875rem/1.2 ${font.text}`,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&::before, &::after': {
        content: '',
        flex: 1,
        borderTop: `1px dashed ${color.lineStrong}`,
        opacity: 0.6,
      },
      '&:hover': { color: color.ink },
    },
    '@media': { [touch]: { minHeight: '2.75rem' } },
  }),
)
globalStyle(`${fold}[open] > summary [data-when=closed]`, { display: 'none' })
globalStyle(`${fold}:not([open]) > summary [data-when=open]`, { display: 'none' })

/** Sticky at the bottom while the restore panel is below the comparison instead of beside it. */
export const jumpBar = style(
  row('.25rem', {
    position: 'sticky',
    bottom: 0,
    zIndex: 20,
    margin: `0 calc(-1 * ${space.s8})`,
    padding: `.5rem ${space.s8}`,
    background: adminTheme.pane,
    borderTop: rule,
    '@media': {
      [above.wide]: { display: 'none' },
      [upTo.large]: { marginInline: `calc(-1 * ${space.s6})`, paddingInline: space.s6 },
      [upTo.phone]: {
        margin: '0 -1.1875rem',
        padding: '.5rem .75rem calc(.5rem + env(safe-area-inset-bottom))',
      },
    },
  }),
)
export const jump = style({ marginInlineStart: 'auto', ...onPhone({ flex: 1, marginInlineStart: '.25rem' }) })
