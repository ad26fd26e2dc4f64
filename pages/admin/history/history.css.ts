import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { columns, edgeMark, framed, line, onPhone, row, square, stack } from '#renderer/ui/studio/mixins.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars
export const headHeight = '4rem'
const forced = '(forced-colors: active)'

/** A comparison is open: phones show it instead of the list, and its actions instead of bar and dock. */
export const chosen = style({})
globalStyle(`${shared.root}:has(> ${chosen})`, onPhone({ paddingBottom: 0 }))
globalStyle(`${shared.root}:has(> ${chosen}) > ${shared.bar}`, onPhone({ display: 'none' }))

export const head = style(
  row(space.s3, {
    position: 'sticky',
    top: adminTheme.barHeight,
    zIndex: 30,
    minHeight: headHeight,
    padding: `.5rem ${space.s6} .5rem ${space.s5}`,
    background: adminTheme.pane,
    borderBottom: line,
    ...onPhone({ padding: '.5rem 1rem .5rem .375rem' }),
    selectors: { [`${chosen} > &`]: onPhone({ top: 0 }) },
  }),
)
export const headText = style({ flex: 1, minWidth: 0 })
export const postTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const strip = row(space.s3, { padding: `${space.s3} ${space.s6}`, borderBottom: line })
export const gone = style({ ...strip, background: color.criticalSoft, flexWrap: 'wrap' })
export const offline = style({ ...strip, background: adminTheme.hintSoft, color: adminTheme.onHintSoft })

export const panes = style({
  ...columns('21rem minmax(0, 1fr) 20.5rem', '0'),
  minHeight: `calc(100dvh - ${adminTheme.barHeight} - ${headHeight})`,
  '@media': {
    [upTo.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [upTo.phone]: { display: 'block', minHeight: 0 },
  },
})

/** Panes scroll separately; their backgrounds fill the whole page. */
export const pane = {
  position: 'sticky',
  top: `calc(${adminTheme.barHeight} + ${headHeight})`,
  maxHeight: `calc(100dvh - ${adminTheme.barHeight} - ${headHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const
export const listInner = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s4} ${space.s3} ${space.s6}`,
  '@media': {
    [above.phone]: pane,
    [upTo.phone]: {
      minHeight: `calc(100dvh - ${adminTheme.barHeight} - ${headHeight} - 4.5rem)`,
      padding: '.75rem 1rem 1.5rem',
    },
  },
})
export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: adminTheme.well,
  borderInlineEnd: line,
  '@media': {
    [upTo.wide]: { gridRow: '1 / 3' },
    [upTo.phone]: { background: color.paper, border: 0 },
  },
  selectors: { [`${chosen} &`]: onPhone({ display: 'none' }) },
})
export const listHead = style(
  row(space.s3, {
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingInline: '.5rem',
    ...onPhone({ paddingInline: 0 }),
  }),
)
export const count = style({
  marginInlineStart: '.3rem',
  fontFamily: font.text,
  fontWeight: 500,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const smallLink = style({
  ...row('0'),
  display: 'inline-flex',
  fontSize: adminTheme.meta,
  ...onPhone({ minHeight: '2.75rem', fontSize: '.875rem' }),
})
export const older = style({ display: 'inline-block', margin: `${space.s3} .75rem` })
export const versions = style(
  stack('.5rem', {
    marginTop: '.5rem',
    ...onPhone(framed(16, { padding: '.375rem', background: adminTheme.pane })),
  }),
)
export const layers = style({
  marginTop: 'auto',
  overflow: 'clip',
  pointerEvents: 'none',
  '@media': { [`${upTo.phone}, (max-height: 50rem)`]: { display: 'none' } },
})
export const listFoot = style(
  columns('8rem minmax(0, 1fr)', space.s4, {
    alignItems: 'center',
    marginTop: '.75rem',
    padding: '.875rem 1rem',
    borderRadius: 16,
    background: color.secondSoft,
    lineHeight: 1.45,
    '@media': { [above.phone]: { display: 'none' } },
  }),
)
const current = `${edgeMark(color.accent, '1.5rem')} ${adminTheme.rowCurrent}`
export const version = style(
  columns('1.875rem minmax(0, 1fr)', '.05rem .75rem', {
    position: 'relative',
    padding: '.65rem .75rem',
    borderRadius: 12,
    selectors: {
      '&:hover': { background: adminTheme.rowHover },
      // Phones show the list without the comparison
      '&[data-side=from]': {
        '@media': {
          [above.phone]: { background: current, boxShadow: `inset 0 0 0 1px ${color.line}` },
          [forced]: { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
      '&[data-side=to]': { '@media': { [forced]: { outline: '1px solid CanvasText', outlineOffset: -1 } } },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        left: 'calc(.75rem + .9375rem - 1px)',
        zIndex: 1,
        top: 'calc(.65rem + 1.875rem)',
        bottom: '-1.15rem',
        width: 2,
        background: color.lineStrong,
      },
    },
  }),
)
globalStyle(`${version} > *`, { gridColumn: 2 })
globalStyle(`${version} > ${shared.avatar}`, { gridArea: '1 / 1 / 9', position: 'relative', zIndex: 1 })
// A sand avatar would vanish on a background of the same colour
globalStyle(`${version} > ${shared.avatarTone.sand}`, { background: color.surface, boxShadow: shared.ring })
globalStyle(`${version}[data-side=from] > ${shared.avatarTone.sand}`, { background: adminTheme.well })
export const versionName = style({ fontWeight: 620, lineHeight: 1.35, overflowWrap: 'anywhere' })
export const versionLink = style([
  versionName,
  {
    textDecoration: 'none',
    selectors: {
      // Makes the whole row the link
      '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: 12, zIndex: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
    },
  },
])
globalStyle(`${version}:has(> ${versionLink})`, onPhone({ paddingInlineEnd: '2.25rem' }))
globalStyle(
  `${version}:has(> ${versionLink})::before`,
  onPhone({
    content: '',
    position: 'absolute',
    insetInlineEnd: '1.125rem',
    top: 'calc(50% - .25rem)',
    width: '.5rem',
    height: '.5rem',
    border: `solid ${color.inkMuted}`,
    borderWidth: '2px 2px 0 0',
    rotate: '45deg',
  }),
)
export const fact = style([shared.meta, { fontSize: '.875rem', overflowWrap: 'anywhere' }])
export const note = style({ fontSize: '.875rem', fontWeight: 650, color: color.second, lineHeight: 1.4 })
export const outside = style({
  ...row('.35rem'),
  width: 'fit-content',
  marginTop: '.25rem',
  padding: '.1rem .5rem',
  borderRadius: 7,
  background: adminTheme.hintSoft,
  color: adminTheme.onHintSoft,
  fontSize: adminTheme.meta,
  fontWeight: 600,
})
globalStyle(`${outside} svg`, square('.95rem'))

export const comparison = style(
  stack(space.s6, {
    position: 'relative',
    alignContent: 'start',
    minWidth: 0,
    padding: `${space.s6} ${space.s8} ${space.s10}`,
    background: adminTheme.pane,
    '@media': {
      [upTo.large]: { padding: `${space.s5} ${space.s6} ${space.s10}` },
      [upTo.phone]: { display: 'none', padding: '1rem 1.1875rem 0' },
    },
    selectors: {
      [`${chosen} &`]: onPhone({ display: 'grid' }),
      // Without a restore button
      '&:last-child': { gridColumn: '2 / -1' },
    },
  }),
)
