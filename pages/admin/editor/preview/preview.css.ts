import { globalStyle, style } from '@vanilla-extract/css'
import * as article from '#renderer/article/article.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { cluster, framed, line, onPhone, stack } from '#renderer/ui/studio/mixins.ts'
import { scrollingPane } from '#renderer/ui/studio/shared.css.ts'

const { color, space } = vars

export const pane = style([
  scrollingPane,
  {
    minWidth: 0,
    background: color.paper,
    '@media': {
      // The list fills most of the screen (editor.css.ts), and there is nothing to preview
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
/** Aligns its text with the tabs above it. */
export const inside = style({ vars: { [space.gutter]: space.s6 } })
export const insideBody = style({})
globalStyle(`html${inside}`, { overflow: 'hidden' })
// The background is the document's, so that the glow is above it and behind the text
globalStyle(`${inside} > ${insideBody}`, {
  position: 'relative',
  display: 'flow-root',
  minHeight: 0,
  background: 'none',
})
globalStyle(`${inside} :is(${article.front}, ${article.body})`, { paddingTop: space.s6 })
// The back link leads nowhere in the preview
globalStyle(`${inside} :is(${article.back}, ${article.margin}:not(:has(nav)))`, { display: 'none' })
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '.75rem',
  borderRadius: 4,
  background: color.accentSoft,
})

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
export const socialPicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderBottom: line,
})
export const socialText = style({ padding: '.8rem 1rem', minWidth: 0 })
export const socialTitle = style({ marginBlock: '.15rem', fontWeight: 650, lineHeight: 1.3 })
