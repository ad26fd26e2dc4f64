import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { above, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import {
  bare,
  cluster,
  columns,
  framed,
  row as inRow,
  onPhone,
  line as rule,
  square,
  stack,
} from '#renderer/ui/studio/mixins.ts'
import { control, scrollingPane } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, space } = vars

const sheetGround = createVar()
export const form = style([
  scrollingPane,
  {
    vars: { [sheetGround]: adminTheme.pane },
    minWidth: 0,
    padding: `${space.s6} ${space.s6} ${space.s10}`,
    background: adminTheme.pane,
    borderInlineEnd: rule,
    scrollPaddingBlock: '2rem',
    selectors: {
      '&:focus': { outline: 'none' },
      // No preview beside it
      '[data-resting] &': { '@media': { [above.large]: { borderInlineEnd: 0 } } },
    },
    ...onPhone({
      overflow: 'visible',
      minHeight: 'calc(100dvh - 12rem)',
      padding: '1.25rem 1rem',
      border: 0,
      selectors: { '[data-pane=preview] &': { display: 'none' } },
    }),
  },
  whenDark({ vars: { [sheetGround]: adminTheme.well } }),
])
/** Disabled until hydration: anything typed earlier would be lost. */
export const all = style(stack(space.s6, { minWidth: 0, margin: 0, padding: 0, border: 0 }))
/** On phones only one pane is shown; without script both. */
const pane = (other: string) =>
  stack(space.s6, {
    minWidth: 0,
    '@media': {
      [upTo.phone]: { selectors: { [`[data-pane=${other}] &`]: { display: 'none' } } },
      '(scripting: none)': { display: 'grid !important' },
    },
  })
export const write = style(pane('details'))
export const details = style(pane('write'))
export const section = style(
  stack(space.s4, {
    minWidth: 0,
    paddingTop: space.s6,
    borderTop: rule,
    ...onPhone({ selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } } }),
  }),
)
const bothEnds = { justifyContent: 'space-between' } as const
export const sectionHead = style(cluster('.75rem', bothEnds))
export const two = style(columns('1fr 1fr', space.s4, onPhone({ gridTemplateColumns: '1fr' })))
globalStyle(`${control}:is(textarea)`, { display: 'block', resize: 'none', fieldSizing: 'content' } as object)
export const big = style({
  minHeight: 0,
  paddingBlock: '.6rem',
  font: `690 1.5rem/1.25 ${font.display}`,
  letterSpacing: '-.02em',
  ...onPhone({ fontSize: '1.1875rem' }),
})
export const short = style({ minHeight: '4.125rem' })
export const mono = style({
  minHeight: '9rem',
  maxHeight: '24rem',
  font: '500 .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflow: 'auto',
})
export const whySign = style({ color: color.second })
export const meter = style(
  columns('1fr auto', '.3rem .75rem', {
    alignItems: 'center',
    fontSize: adminTheme.meta,
    color: color.inkMuted,
    fill: color.line,
  }),
)
globalStyle(`${meter} > svg`, { width: '100%', height: '.75rem', overflow: 'visible' })
globalStyle(`${meter} [data-good=false]`, { fill: adminTheme.hintLine })
globalStyle(`${meter} [data-good=true]`, { fill: color.second })
globalStyle(`${meter} path`, { stroke: color.second, strokeWidth: 0.6 })
export const offer = style(
  columns('auto 1fr auto', '.5rem .6rem', {
    alignItems: 'start',
    padding: '.6rem .75rem',
    borderRadius: 10,
    background: color.secondSoft,
    fontSize: '.875rem',
    lineHeight: 1.45,
    ...onPhone({ gridTemplateColumns: 'auto 1fr' }),
  }),
)
globalStyle(`${offer} > svg`, { ...square('1.125rem'), marginTop: '.1em', color: color.onSecondSoft })
globalStyle(`${offer} q`, { quotes: 'none', overflowWrap: 'anywhere' })
globalStyle(`${offer} button`, {
  background: color.surface,
  ...onPhone({ gridColumn: 2, justifySelf: 'start' }),
})
globalStyle(`${offer} p`, {
  fontSize: adminTheme.meta,
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.secondSoft})`,
})

export const contentHead = style(inRow('.5rem', { ...bothEnds, marginBottom: '.5rem' }))
export const contentTools = style(cluster('.5rem', { justifyContent: 'flex-end' }))
export const pad = style(
  framed(12, {
    borderWidth: 1.5,
    borderColor: color.lineStrong,
    background: sheetGround,
    overflow: 'clip',
    selectors: {
      '&:focus-within:has(textarea:focus)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
      '&[data-invalid]': { borderColor: color.critical, borderWidth: 2 },
    },
  }),
)
export const padText = style({
  position: 'relative',
  minHeight: '18rem',
  font: `400 1rem/1.65 ${font.text}`,
  ...onPhone({ fontSize: '1.0625rem', minHeight: 'max(12rem, 100dvh - 27.75rem)' }),
})
export const blank = style({
  selectors: {
    [`${padText} > &`]: {
      position: 'absolute',
      inset: 'auto 0 -2px',
      width: '100%',
      height: 'min(20rem, 100% - 4.5rem)',
    },
  },
})
export const textarea = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: 'inherit',
  margin: 0,
  padding: '.875rem 1.25rem 1rem',
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: color.ink,
  caretColor: color.accent,
  resize: 'none',
  outline: 'none',
  appearance: 'none',
  tabSize: 4,
  fieldSizing: 'content',
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  // A fixed height where the browser cannot fit it to its text
  '@supports': { 'not (field-sizing: content)': { height: '70dvh' } },
} as object)
export const padFoot = style(
  cluster('.25rem 1rem', {
    padding: '.5rem .875rem',
    borderTop: rule,
    fontSize: adminTheme.meta,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** Before a post is begun (editor.css.ts), title and text are one sheet. */
const onBlankSheet = (rules: Record<string, StyleRule>) => {
  for (const [selector, { selectors: _, ...rest }] of Object.entries(rules))
    globalStyle(`[data-resting] ${all} > ${write}${selector}`, {
      '@media': { [above.large]: rest },
    } as object)
}
onBlankSheet({
  '': { gap: 0, border: `1.5px solid ${color.lineStrong}`, borderRadius: 14, background: sheetGround },
  ' > :first-child': { padding: '1rem 1.25rem 1.25rem', borderBottom: rule },
  [` ${contentHead}`]: { margin: 0, padding: '.75rem 1.25rem 0' },
  [` ${pad}`]: { border: 0, background: 'none' },
  // The ground line of the drawing
  [` ${padFoot}`]: { paddingInline: '1.25rem', borderTop: `2px solid ${vars.ill.ground}` },
  // Leaves its foot and the next heading in sight
  [` ${padText}`]: { minHeight: 'max(16rem, 100dvh - 26.5rem)' },
  [` ${padText}:has(> ${blank})::before`]: {
    content: '',
    position: 'absolute',
    inset: '-.5rem 1.25rem 2rem',
    background: `repeating-linear-gradient(transparent 0 calc(2lh - 1px), ${color.line} 0 2lh)`,
  },
})

export const picture = style(
  columns('minmax(10rem, 13rem) 1fr', space.s4, {
    alignItems: 'start',
    ...onPhone({ gridTemplateColumns: '1fr' }),
  }),
)
export const pictureBox = style(
  framed(10, {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '2 / 1',
    background: adminTheme.well,
    color: color.inkMuted,
    overflow: 'hidden',
    selectors: { '&[data-empty]': { border: `1.5px dashed ${color.lineStrong}` } },
  }),
)
globalStyle(`${pictureBox} > img`, { width: '100%', height: '100%', objectFit: 'cover', display: 'block' })
globalStyle(`${pictureBox} > svg`, square('2rem'))
export const row = style(cluster('.5rem'))
globalStyle(`:is(${row}, ${sectionHead}, ${contentHead}) svg`, square('1.125rem'))

export const pair = style(
  framed(12, {
    ...columns('auto minmax(0, 1fr) auto', '.5rem'),
    padding: '.75rem',
    background: color.paper,
    ...onPhone({ padding: '.5rem' }),
  }),
)
export const pairFields = style(stack('.5rem', { minWidth: 0 }))
export const pairQuestion = style({ fontWeight: 600 })
export const pairMoves = style({ display: 'grid', alignContent: 'start' })
export const pairTool = style(
  bare({
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    padding: 0,
    borderRadius: 6,
    color: color.inkMuted,
    selectors: {
      '&:hover:not([aria-disabled=true])': { background: adminTheme.rowHover, color: color.ink },
      '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    },
    '@media': { [touch]: { width: '2.75rem', height: '2.75rem' } },
  }),
)
globalStyle(`${pairTool} svg`, square('1.125rem'))

export const checks = style(
  framed(14, { background: color.surface, overflow: 'clip', scrollMarginTop: '9rem' }),
)
export const checksHead = style(inRow('.75rem', { ...bothEnds, padding: '.8rem 1rem', borderBottom: rule }))
export const check = style(
  columns('1.25rem minmax(0, 1fr) auto', '.1rem .7rem', {
    alignItems: 'start',
    padding: '.7rem 1rem',
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderTop: rule },
      '&[data-level=error]': { background: color.criticalSoft },
      '&[data-level=good]': { paddingBlock: '.5rem', color: color.inkMuted },
    },
    ...onPhone({ gridTemplateColumns: '1.25rem minmax(0, 1fr)' }),
  }),
)
globalStyle(`${check} > svg`, { ...square('1.125rem'), marginTop: '.12em', color: adminTheme.onHintSoft })
globalStyle(`${check} > b`, { fontWeight: 650 })
globalStyle(`${check} > p`, { gridColumn: 2, fontSize: '.875rem', lineHeight: 1.45, color: color.inkMuted })
globalStyle(`${check} > div`, {
  gridArea: '1 / 3 / 3',
  alignSelf: 'center',
  ...onPhone({ gridArea: 'auto / 2', marginTop: '.4rem' }),
})
export const remedies = style(cluster('.5rem'))
globalStyle(`${check} > ${remedies}`, { gridArea: 'auto / 2', marginTop: '.4rem' })
globalStyle(`${check}[data-level=error] > :is(svg, b)`, { color: color.critical })
globalStyle(`${check}[data-level=error] > p`, { color: color.ink })
globalStyle(`${check}[data-level=good] > svg`, { color: color.second })
export const tick = style(columns('1.125rem minmax(0, 1fr)', '.1rem .6rem', { alignItems: 'center' }))
globalStyle(`${tick} > input`, square('1.125rem'))
globalStyle(`${tick} > label`, { fontWeight: 600, fontSize: '.875rem' })
globalStyle(`${tick} > p`, { gridColumn: 2 })
