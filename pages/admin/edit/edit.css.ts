import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { forReaders } from '#renderer/theme/fragments.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: `calc(100dvh - ${adminTheme.barHeight})`,
})
globalStyle(`${shared.root}:has(> ${screen})`, mix.onPhone({ paddingBottom: 0 }))
export const head = style({
  ...mix.cluster(`${space.s2} ${space.s3}`),
  padding: `.5rem ${space.s5}`,
  background: adminTheme.pane,
  borderBottom: mix.line,
  ...mix.onPhone({ padding: '.375rem .75rem' }),
})
export const page = style({ width: '17rem', ...mix.onPhone({ width: 'calc(100vw - 5rem)' }) })
globalStyle(`${head} ${shared.fieldHead}`, {
  ...forReaders,
})
export const save = style({ ...mix.row(space.s2), marginInlineStart: 'auto' })
// Hidden until there is something to save, as the page needs the room
mix.within(upTo.phone, { [`${save} > ${shared.button}[aria-disabled]`]: { display: 'none' } })
export const stage = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  overflow: 'clip',
  background: adminTheme.well,
})
export const frame = style({
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  border: 0,
  background: color.paper,
  selectors: { [`${stage}[data-width=phone] > &`]: { flex: '0 1 390px', borderInline: mix.line } },
})
const float = {
  background: color.paper,
  border: mix.line,
  boxShadow: '0 12px 40px rgb(0 0 0 / .28)',
  overflowY: 'auto',
} as const
export const panel = style({
  ...mix.stackFromTop(space.s4),
  ...float,
  position: 'absolute',
  zIndex: 5,
  width: 'min(44rem, 100% - 1.5rem)',
  maxHeight: 'min(70%, 34rem)',
  padding: `${space.s4} ${space.s5} ${space.s5}`,
  borderRadius: 16,
  '@media': {
    [upTo.phone]: {
      position: 'fixed',
      inset: 'auto 0 0 !important',
      width: '100%',
      maxHeight: '62dvh',
      padding: `${space.s3} 1rem calc(${space.s4} + env(safe-area-inset-bottom))`,
      borderRadius: '16px 16px 0 0',
    },
  },
})
export const panelHead = style(mix.row(space.s3, { alignItems: 'baseline' }))
export const close = style({ marginInlineStart: 'auto', alignSelf: 'start' })
export const further = style({ paddingBottom: '.4rem' })
export const done = style({ marginInlineStart: 'auto' })
export const unseen = style({
  ...float,
  ...mix.stackFromTop(space.s3),
  flex: '0 0 min(28rem, 100%)',
  padding: space.s5,
  boxShadow: 'none',
  borderBlock: 0,
  '@media': { [upTo.medium]: { position: 'absolute', inset: 0, zIndex: 4 } },
})
globalStyle(`${unseen} h3`, { paddingTop: space.s3 })
export const result = style({
  ...mix.panel,
  ...mix.anyWords,
  padding: space.s4,
  fontSize: adminTheme.meta,
  lineHeight: 1.45,
})
export const resultTitle = style({
  font: `600 1.0625rem/1.35 ${font.text}`,
  color: color.accent,
  padding: '.15rem 0',
})
export const entry = style({ borderTop: mix.line })
globalStyle(`${entry} > summary`, {
  ...mix.stackFromTop('.1rem'),
  padding: '.55rem 0',
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${entry} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${entry}[open]`, { paddingBottom: space.s4 })
globalStyle(`${entry}[open] > summary > span:last-child`, { display: 'none' })
export const entryText = style({ ...mix.muted, ...mix.twoLines, ...mix.anyWords })
