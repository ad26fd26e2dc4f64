import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { details, partHeading } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, radius, space } = vars
const onScreen = { print: { display: 'none' } } as const

export const head = style({
  ...mix.stackFromTop('.35rem'),
  padding: `${space.s6} ${space.s8} ${space.s3}`,
  background: adminTheme.pane,
  '@media': {
    [upTo.large]: { paddingTop: '.25rem' },
    [upTo.phone]: { padding: '.75rem 1rem 0' },
    print: { padding: 0 },
  },
})
export const bar = style({
  position: 'sticky',
  top: adminTheme.barHeight,
  zIndex: 5,
  padding: `.75rem ${space.s8}`,
  background: adminTheme.pane,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { display: 'none' }, ...onScreen },
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
    ...onScreen,
  },
})
globalStyle(`${backBar} > a`, { minHeight: '2.75rem' })
export const nameLine = style(mix.cluster('.25rem 1rem'))
export const name = style(mix.anyWords)
globalStyle(`${head} ${name}`, { fontSize: '1.75rem', fontWeight: 690, letterSpacing: '-.024em' })
globalStyle(`${head} p > b`, { ...mix.figures, color: color.ink, fontWeight: 600 })
export const contacts = style({
  ...mix.cluster('.25rem 1.5rem'),
  marginTop: '.25rem',
  '@media': { [upTo.phone]: { flexDirection: 'column', alignItems: 'start', gap: 0 } },
})
export const contact = style({
  ...mix.labelled('.45rem'),
  ...mix.anyWords,
  ...mix.figures,
  minHeight: '2rem',
  fontWeight: 550,
  textUnderlineOffset: '.22em',
  textDecorationColor: color.lineStrong,
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${contact} > svg`, { color: color.inkMuted })

export const held = style({
  ...mix.columns('auto 1fr', '.35rem .75rem'),
  padding: '.875rem 1rem',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: 12,
  lineHeight: 1.45,
})
globalStyle(`${held} > svg`, { marginTop: '.15em', color: color.inkMuted })
globalStyle(`${held} > div`, { gridColumn: 2 })

/** The full date for print: words such as "today" are for the screen only. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const phoneStatus = style({})
globalStyle(`${phoneStatus} button`, { width: '100%' })
export const statusButtons = style({ display: 'contents' })
globalStyle(`${statusButtons} > button + button`, { paddingInline: '.5rem' })
export const more = style({
  marginInline: 'auto -.5625rem',
  '@media': { [upTo.phone]: { marginInlineStart: 0 } },
})

export const withoutScript = style({
  display: 'none',
  padding: '.7rem .875rem',
  borderRadius: radius.small,
  background: adminTheme.hintSoft,
  color: adminTheme.onHintSoft,
  '@media': { '(scripting: none)': { display: 'block' } },
})

export const sectionTitle = style({ marginBottom: '.75rem' })
globalStyle(`h3${sectionTitle}`, partHeading)
globalStyle(`${sectionTitle} > span`, { ...mix.figures, color: color.inkMuted, fontWeight: 500 })
const typed = { ...mix.anyWords, whiteSpace: 'pre-wrap', textWrap: 'pretty' } as const
export const letter = style({
  ...typed,
  marginBottom: space.s3,
  padding: `${space.s6} ${space.s8} ${space.s8}`,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: `repeating-linear-gradient(transparent 0 calc(1lh - 1px), ${color.line} 0 1lh) content-box, ${color.paper}`,
  fontSize: '1.4375rem',
  lineHeight: 1.6,
  '@media': {
    [upTo.phone]: { padding: `${space.s4} ${space.s5} ${space.s5}`, fontSize: '1.1875rem' },
    print: { background: 'none' },
  },
})
export const answers = style({})
globalStyle(`${answers} > div`, {
  ...mix.columns('10.5rem minmax(0, 38em)', '.1rem 1rem'),
  paddingBlock: '.6rem',
  borderTop: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${answers} dt`, { color: color.inkMuted })
globalStyle(`${answers} dd`, typed)
export const tags = style({ ...mix.cluster('.35rem'), whiteSpace: 'normal' })
globalStyle(`${tags} > li`, {
  padding: '.1rem .55rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: adminTheme.well,
  fontSize: '.875rem',
})
export const unanswered = style([details, { marginTop: '.75rem', '@media': onScreen }])
globalStyle(`${unanswered} > summary`, {
  ...mix.labelled('0'),
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${unanswered}[open] > summary`, { marginBottom: '.5rem' })

export const files = style(mix.columns('repeat(auto-fill, minmax(min(17rem, 100%), 1fr))', '.5rem'))
export const file = style({ border: `1px solid ${color.line}`, borderRadius: 12 })
globalStyle(`${file} > :nth-child(2)`, mix.oneLine)
