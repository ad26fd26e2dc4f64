import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { columnsOf, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'
import { inside } from './inside.ts'
import { item, list, more, picture, words } from './item-list.css.ts'
import { lead, quiet, text } from './section.css.ts'

const { color, font, ill, radius, size, space } = vars
const tablet = `${above.narrow} and ${upTo.medium}`

export const looks = styleVariants({
  /** Tiles, alternately wide and narrow. */
  tiles: {},
  /** Two panels; below them, what they have in common. */
  pair: {},
  /** A house in cross-section: a cornice above three rooms on one floor. */
  rooms: { paddingBottom: 0 },
  /** All on one shelf, each with a label under it. */
  shelf: {},
  /** Panes of a shop window under an awning. */
  window: { paddingBlock: 0 },
  /** A diary page: hours in the margin, a vertical rule, an entry at every hour. */
  diary: { paddingBlock: 0 },
  /** Pieces laid out on pattern paper. */
  pattern: {},
  /** A map legend: a dotted path leads from the compass rose to each sign. */
  legend: {},
  /** A short list beside its heading, ruled like a receipt. */
  receipt: { paddingBottom: 0 },
  /** Houses side by side on one street. */
  street: {},
  /** Stations on conveyor belts across the page. */
  belt: { overflowX: 'clip' },
})

export const body = style({})
export const head = style({ marginBottom: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)' })
globalStyle(`${head} > h2`, { maxWidth: '16em' })
globalStyle(`${head} > ${lead}`, { maxWidth: '34em' })
globalStyle(`:is(${looks.pattern}, ${looks.legend}, ${looks.receipt}, ${looks.street}) ${head} > h2`, {
  maxWidth: 'none',
})
export const headDrawing = style({})
/** Contains the list and the drawing above it. */
export const sheet = style({})
export const middle = style({})
globalStyle(`${sheet} ${words}`, { display: 'grid', alignContent: 'start', gap: space.s2 })

inside(looks.tiles, {
  [list]: [columnsOf(5, 2, 1), { gap: 'clamp(.75rem, .5rem + .8vw, 1.25rem)' }],
  [item]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    gap: space.s6,
    gridColumn: 'span 2',
    padding: 'clamp(1.25rem, .8rem + 1.6vw, 2.25rem)',
    overflow: 'hidden',
    borderRadius: radius.large,
    background: color.sunk,
  },
  [`${item}:is(:nth-child(6n + 1), :nth-child(6n + 4), :nth-child(6n + 5))`]: {
    gridColumn: 'span 3',
    background: color.secondSoft,
  },
  [`${item}:nth-child(6n + 4)`]: { background: color.accentSoft },
  [`${item}:nth-child(n)`]: { '@media': { [upTo.medium]: { gridColumn: 'auto' } } },
  [text]: { color: color.ink },
  [picture]: { '@media': { [upTo.medium]: { maxWidth: '20rem' } } },
})

const panel = `${item}:nth-child(-n + 2)`
const common = `${item}:nth-child(n + 3)`
inside(looks.pair, {
  [list]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: `${space.s16} ${space.gap}`,
    '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', rowGap: space.s10 } },
  },
  [item]: { gridColumn: 'span 2', display: 'grid', alignContent: 'start', rowGap: space.s2 },
  [panel]: {
    gridColumn: 'span 3',
    padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
    borderRadius: radius.large,
    background: color.accentSoft,
  },
  [`${item}:first-child`]: { background: color.secondSoft },
  [`${item}:nth-child(n)`]: { '@media': { [upTo.medium]: { gridColumn: '1' } } },
  [common]: {
    '@media': { [upTo.narrow]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)', columnGap: space.s4 } },
  },
  [picture]: { width: '12.5rem', maxWidth: '100%', marginBottom: space.s5 },
  [`${common} > ${picture}`]: { '@media': { [upTo.narrow]: { marginBottom: 0 } } },
  [`${panel} > ${picture}`]: {
    '@media': {
      [above.medium]: { width: '100%', marginBottom: space.s8 },
      [upTo.medium]: { width: 'min(100%, 24rem)' },
    },
  },
  [`${panel} ${text}`]: { color: 'inherit' },
})

inside(looks.rooms, {
  [list]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8 } },
  },
  [`${list}::before`]: {
    content: '',
    gridColumn: '1 / -1',
    height: '1.25rem',
    marginInline: '-.75rem',
    border: `2px solid ${ill.line}`,
    marginBottom: '-2px',
    background: ill.stone2,
    '@media': { [upTo.narrow]: { display: 'none' } },
  },
  [item]: { border: `2px solid ${ill.rim}`, background: color.surface },
  [picture]: { borderBottom: `2px solid ${ill.rim}`, overflow: 'hidden' },
  // Makes up for its second vertical border, so that it is as high as its neighbours
  [`${item}:first-child > ${picture} > svg`]: { '@media': { [above.narrow]: { width: 'calc(100% + 2px)' } } },
  [`${item} + ${item}`]: { '@media': { [above.narrow]: { borderInlineStartWidth: 0 } } },
  [words]: { padding: `${space.s5} ${space.s6} ${space.s6}` },
})

/** The last item of each row, at every width. */
const rowEnds = (part: string, rule: object) =>
  Object.fromEntries(
    Object.entries({ [above.medium]: '3n', [tablet]: 'even', [upTo.narrow]: 'n' }).map(([query, nth]) => [
      `${item}:nth-child(${nth}) > ${part}`,
      { '@media': { [query]: rule } },
    ]),
  )
const label = 'clamp(1rem, .6rem + 1vw, 1.5rem)'
const between = 'clamp(.75rem, 2.5vw, 2rem)'
inside(looks.shelf, {
  [list]: [
    columnsOf(3, 2, 1),
    { columnGap: between, rowGap: space.s16, '@media': { [upTo.narrow]: { rowGap: space.s8 } } },
  ],
  [item]: { display: 'grid', gridTemplateRows: 'auto 1fr' },
  [picture]: { position: 'relative', paddingInline: label, borderBottom: `12px solid ${ill.gate}` },
  [`${picture}::after`]: {
    content: '',
    position: 'absolute',
    top: '100%',
    left: '100%',
    width: between,
    height: 12,
    background: ill.gate,
  },
  ...rowEnds(`${picture}::after`, { display: 'none' }),
  [words]: {
    padding: `${space.s5} ${label} ${space.s6}`,
    borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
    background: color.sunk,
  },
  [text]: { textWrap: 'balance' },
})

export const awning = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  height: '3.25rem',
  marginInline: '-.75rem',
  paddingInlineStart: '2px',
})
inside(awning, {
  span: {
    flex: 1,
    marginInlineStart: '-2px',
    border: `2px solid ${ill.line}`,
    borderRadius: '0 0 999px 999px',
    background: color.accent,
  },
  'span:nth-child(even)': { background: ill.stone },
  'span:nth-child(n + 12)': { '@media': { [upTo.medium]: { display: 'none' } } },
  'span:nth-child(n + 8)': { '@media': { [upTo.narrow]: { display: 'none' } } },
})
const green = { background: color.secondSoft }
inside(looks.window, {
  [list]: [
    columnsOf(3, 2, 1),
    {
      gap: '.625rem',
      marginTop: '-1.25rem',
      padding: '1.875rem .625rem .625rem',
      border: `2px solid ${ill.line}`,
      background: ill.stone2,
    },
  ],
  [item]: {
    display: 'flex',
    flexDirection: 'column',
    border: `2px solid ${ill.line}`,
    background: color.surface,
    '@media': { [upTo.narrow]: { display: 'grid', gridTemplateColumns: '8.75rem minmax(0, 1fr)' } },
  },
  [picture]: {
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    padding: `${space.s8} ${space.s6} ${space.s5}`,
    borderBottom: `2px solid ${ill.rim}`,
    background: color.accentSoft,
    '@media': {
      [upTo.narrow]: {
        alignItems: 'center',
        padding: space.s2,
        borderBottom: 0,
        borderInlineEnd: `2px solid ${ill.rim}`,
      },
    },
  },
  [`${item}:nth-child(even) > ${picture}`]: { '@media': { [above.medium]: green, [upTo.narrow]: green } },
  [`${item}:is(:nth-child(4n + 2), :nth-child(4n + 3)) > ${picture}`]: { '@media': { [tablet]: green } },
  [`${picture} > svg`]: { width: 'min(100%, 16rem)', '@media': { [upTo.narrow]: { width: '100%' } } },
  [words]: {
    padding: 'clamp(1rem, .5rem + 1.4vw, 1.75rem)',
    '@media': {
      [upTo.narrow]: { gap: space.s1, padding: `${space.s4} ${space.s3}`, alignContent: 'center' },
    },
  },
})

const gutter = 'clamp(3.75rem, 8vw, 6.5rem)'
/** Distance from the padding edge of an entry to the edge of the diary page. */
const pageEdge = `calc(-6px - ${gutter} - ${space.s4})`
inside(looks.diary, {
  [list]: {
    position: 'relative',
    display: 'grid',
    borderTop: `2px solid ${color.lineStrong}`,
    counterReset: 'hour 8',
  },
  [`${list}::before`]: {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: gutter,
    zIndex: 1,
    width: 2,
    background: color.accent,
  },
  [item]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 15rem',
    alignItems: 'center',
    gap: `${space.s2} clamp(1.25rem, 3vw, 3rem)`,
    margin: `.5rem 0 calc(.5rem + 1px) calc(${gutter} + ${space.s4})`,
    padding: `${space.s5} clamp(1rem, 2vw, 2rem)`,
    borderRadius: radius.medium,
    borderInlineStart: `6px solid ${ill.leaf}`,
    background: color.secondSoft,
    counterIncrement: 'hour',
    '@media': {
      [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' },
      [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  [`${item}:nth-child(3n + 2)`]: { borderInlineStartColor: color.accent, background: color.accentSoft },
  [`${item}:nth-child(3n)`]: { borderInlineStartColor: color.lineStrong, background: color.sand },
  [`${item}::before`]: {
    content: 'counter(hour) ":00"',
    position: 'absolute',
    top: '1.125rem',
    left: pageEdge,
    font: `660 clamp(1rem, .8rem + 1vw, 1.625rem)/1.2 ${font.display}`,
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
  },
  [`${item}::after`]: {
    content: '',
    position: 'absolute',
    inset: `auto 0 calc(-.5rem - 1px) ${pageEdge}`,
    borderBottom: `1px solid ${color.line}`,
  },
  [words]: { display: 'contents' },
  h3: { fontSize: 'clamp(1.3125rem, 1.1rem + 1.1vw, 2rem)', lineHeight: 1.12 },
  [text]: { color: 'inherit', fontSize: 'clamp(1.0625rem, .95rem + .35vw, 1.25rem)', lineHeight: 1.45 },
  [picture]: {
    order: 1,
    '@media': {
      [upTo.medium]: { gridColumn: 2, gridRow: '1 / 3' },
      [upTo.narrow]: { gridColumn: 1, gridRow: 1, width: '11rem', marginBottom: space.s2 },
    },
  },
})

const arch = 'clamp(8rem, 16vw, 11.5rem)'
const exceptTablet = (rule: object) => ({ '@media': { [above.medium]: rule, [upTo.narrow]: rule } })
inside(looks.pattern, {
  [head]: { marginBottom: space.s12 },
  [list]: [columnsOf(3, 1), { gap: space.gap, alignItems: 'end' }],
  [item]: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.s2,
    padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.25rem)',
    background: color.paper,
    border: `2px dashed ${color.second}`,
    borderRadius: radius.large,
    textAlign: 'center',
    '@media': {
      [tablet]: {
        gridTemplateColumns: '12rem 1fr',
        columnGap: space.s8,
        alignItems: 'center',
        justifyItems: 'start',
        textAlign: 'start',
      },
    },
  },
  [`${item}:nth-child(1)`]: exceptTablet({ borderStartStartRadius: '6rem' }),
  [`${item}:nth-child(2)`]: {
    '@media': {
      [above.medium]: {
        paddingTop: '6.5rem',
        borderRadius: `50% 50% ${radius.large} ${radius.large} / ${arch} ${arch} ${radius.large} ${radius.large}`,
      },
      [upTo.narrow]: {
        paddingTop: space.s10,
        borderRadius: `999px 999px ${radius.large} ${radius.large}`,
      },
    },
  },
  [`${item}:nth-child(3)`]: exceptTablet({ borderStartEndRadius: '6rem' }),
  [words]: { display: 'contents' },
  [picture]: {
    width: '16rem',
    maxWidth: '100%',
    marginBottom: space.s4,
    '@media': {
      [tablet]: { gridRow: 'span 2', marginBottom: 0 },
      [upTo.narrow]: { width: '14rem', marginBottom: 0 },
    },
  },
  [text]: { color: color.inkMuted, textWrap: 'balance', '@media': { [upTo.medium]: { alignSelf: 'start' } } },
})

const roomy = above.large
inside(looks.legend, {
  [head]: { marginBottom: space.s10 },
  [sheet]: {
    position: 'relative',
    padding: 'clamp(1.75rem, 1rem + 2.8vw, 3.25rem)',
    background: color.surface,
    color: color.ink,
    border: `2px solid ${ill.rim}`,
    borderRadius: radius.small,
    outline: `1px solid ${color.lineStrong}`,
    outlineOffset: '-.625rem',
    vars: { [quiet]: color.inkMuted },
  },
  [middle]: {
    width: '9rem',
    margin: `0 auto ${space.s8}`,
    '@media': {
      [roomy]: { position: 'absolute', inset: 0, width: '16.5rem', margin: 'auto', height: 'fit-content' },
    },
  },
  [list]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: '1fr',
    gap: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
    '@media': {
      [roomy]: { gridAutoRows: '8.25rem', gap: '0 18rem' },
      [upTo.narrow]: { gridTemplateColumns: '1fr', gridAutoRows: 'auto' },
    },
  },
  [item]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s5,
    alignItems: 'start',
    '@media': { [roomy]: { alignItems: 'center' } },
  },
  [`${item}:nth-child(odd)`]: {
    '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto', textAlign: 'end' } },
  },
  [picture]: { width: '4.25rem' },
  [`${item}:nth-child(odd) > ${picture}`]: { '@media': { [roomy]: { gridColumn: 2, gridRow: 1 } } },
  [words]: { gap: space.s1 },
  [text]: { fontSize: 'inherit' },
})

inside(looks.receipt, {
  [body]: { ...twelveColumns, gap: `${space.s8} ${space.gap}`, alignItems: 'start' },
  [head]: {
    gridColumn: '1 / 6',
    display: 'grid',
    gap: space.s4,
    margin: 0,
    '@media': {
      [above.medium]: { position: 'sticky', top: '7rem' },
      [upTo.medium]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: space.s6,
      },
    },
  },
  [headDrawing]: {
    width: 'min(100%, 21rem)',
    marginTop: space.s6,
    '@media': { [upTo.medium]: { width: 'clamp(8.5rem, 36vw, 13rem)', marginTop: 0 } },
  },
  [sheet]: { gridColumn: '6 / 13', '@media': wholeWhenMedium },
  [item]: {
    display: 'grid',
    gridTemplateColumns: '12.5rem 1fr',
    gap: `${space.s4} clamp(1.5rem, 3vw, 3rem)`,
    alignItems: 'center',
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.line}`,
    '@media': {
      [upTo.narrow]: { gridTemplateColumns: '7.5rem 1fr', columnGap: space.s5, paddingBlock: space.s5 },
    },
  },
})

inside(looks.street, {
  [head]: { rowGap: space.s5, marginBottom: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)' },
  [list]: [
    columnsOf(3, 1),
    {
      overflowX: 'clip',
      columnGap: 'clamp(1.5rem, 3vw, 3.5rem)',
      rowGap: space.s16,
      '@media': { [above.medium]: { rowGap: space.s3 }, [upTo.narrow]: { rowGap: space.s10 } },
    },
  ],
  [item]: {
    display: 'grid',
    alignContent: 'start',
    rowGap: space.s8,
    '@media': {
      [above.medium]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: space.s3 },
      [tablet]: { gridTemplateColumns: '17rem 1fr', columnGap: space.s12, alignItems: 'center' },
    },
  },
  [picture]: { '@media': { [above.medium]: { marginBottom: space.s5 } } },
  [`${item}:nth-child(odd) > ${picture}`]: { '@media': { [upTo.narrow]: { marginTop: '-18%' } } },
  [words]: {
    rowGap: space.s3,
    '@media': { [above.medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
  },
  [text]: { fontSize: 'inherit', lineHeight: 'inherit' },
  [more]: {
    paddingTop: space.s3,
    borderTop: `1px solid color-mix(in srgb, ${color.ink} 22%, ${color.secondSoft})`,
    fontSize: size.small,
  },
  [`${more} > b`]: { fontWeight: 650, marginInlineEnd: '.35em' },
})

const belt = '1.375rem'
inside(looks.belt, {
  [list]: [columnsOf(3, 2, 1), { gap: `clamp(2.5rem, 2rem + 2vw, 4rem) ${space.gap}` }],
  [item]: { display: 'grid', alignContent: 'start', gap: space.s5 },
  [picture]: { position: 'relative', paddingBottom: belt },
  // The object ends 2.5 units before the drawing's edge; this aligns its end with that of the column
  [`${picture} > svg`]: { width: 'min(100% * 200 / 197.5, 23.5rem)' },
  [`${picture}::after`]: {
    content: '',
    position: 'absolute',
    inset: `auto calc(-1 * ${space.gap}) 0 0`,
    height: belt,
    borderBlock: `2px solid ${ill.rim}`,
    background: `radial-gradient(circle, ${ill.stone2} 4px, transparent 4.5px) 0 0 / 2.5rem 100% round, ${ill.line}`,
    '@media': { [upTo.narrow]: { insetInline: '-50vw' } },
  },
  ...rowEnds(`${picture}::after`, { right: '-50vw' }),
  [`${item}:nth-child(3n + 1) > ${picture}::after`]: { '@media': { [above.medium]: { left: '-50vw' } } },
  [`${item}:nth-child(odd) > ${picture}::after`]: { '@media': { [tablet]: { left: '-50vw' } } },
  [words]: { paddingInlineEnd: space.s5 },
})
