import { style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'
import { inside } from './inside.ts'
import { quiet } from './section.css.ts'

const { color, font, ill, radius, size, space } = vars
const tablet = `${above.narrow} and ${upTo.medium}`

/** A marker class without styles of its own: the rules below apply to what is inside it. */
export const checklist = style({})
/** Where the figures are, relative to the list. */
export const looks = styleVariants({
  /** Under an arch, with a rating in its crown. */
  rated: {},
  /** On a counter; the person at it is beside the list. */
  counter: {},
  /** On a leaf of the calendar, hung on two rings. */
  leaf: {},
  /** In circles that look drawn with compasses; the figures inside are all at one height. */
  reach: {},
  /** On a stone step, beside a drawing of the thing that keeps the step tidy. */
  doorstep: {},
  /** In speech bubbles, one on the left and one on the right. */
  spoken: {},
  /** On two screens; the small one hangs lower, in front of the large one. */
  screens: { background: color.band },
  /** On arches of cloth on a rail, which runs to the edge of the page. */
  rail: { overflowX: 'clip' },
  /** On the counter of a front desk; the list items are its panels. */
  desk: { overflowX: 'clip' },
  /** The list comes out of the machine as one sheet. */
  slips: {},
})

export const body = style({})
export const list = style({})
export const points = style({})
export const point = style({})
export const tick = style({})
export const drawing = style({})
export const figures = style({})
export const figure = style({})
export const value = style({})
export const label = style({})

inside(checklist, {
  [body]: { ...twelveGapped, rowGap: space.s12, alignItems: 'center' },
  [list]: { gridColumn: '1 / 8', '@media': wholeWhenMedium },
  [points]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space.s8,
    marginTop: space.s8,
    '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
  },
  [point]: {
    textWrap: 'balance',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '.75rem',
    paddingBlock: '.875rem',
    borderTop: `1px solid ${color.line}`,
    lineHeight: 1.4,
  },
  [tick]: { color: color.second, strokeWidth: 2.25, marginTop: '.05em' },
  [figures]: { gridColumn: '8 / 13', display: 'grid', color: color.second, '@media': wholeWhenMedium },
  [figure]: { paddingBlock: space.s5, borderTop: `1px solid ${color.line}` },
  [value]: {
    display: 'block',
    font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
    letterSpacing: '-.025em',
  },
  [label]: { color: quiet, textWrap: 'balance' },
})

inside(looks.rated, {
  [body]: { alignItems: 'stretch' },
  [list]: {
    '@media': {
      [above.medium]: {
        gridColumn: '1 / 7',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        paddingBottom: space.section,
      },
    },
  },
  [points]: { '@media': { [above.medium]: { gridTemplateColumns: '1fr' } } },
  [point]: { alignContent: 'center' },
  [`:is(${figures}, ${drawing})`]: {
    gridColumn: '8 / 13',
    gridRow: 1,
    justifySelf: 'end',
    width: 'min(100%, 25rem)',
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'center' } },
  },
  [figures]: {
    padding: '8.5rem 2rem 1.5rem',
    borderRadius: '999px 999px 0 0',
    background: color.band,
    color: color.onBand,
    textAlign: 'center',
    vars: { [quiet]: color.onBandMuted },
  },
  [figure]: { marginInline: space.s4, borderTopColor: color.bandLine },
  [`${figure}:first-child`]: { borderTop: 0 },
  [drawing]: { alignSelf: 'start', zIndex: 1, padding: '5.25rem 5.5rem 0' },
  [`${figure}:first-child ${value}`]: { fontSize: 'clamp(5rem, 4rem + 3vw, 6.5rem)' },
})

const row = `:is(${looks.counter}, ${looks.reach}, ${looks.doorstep})`
inside(row, {
  [`:is(${list}, ${figures})`]: { gridColumn: '1 / -1' },
  [figure]: {
    '@media': {
      [upTo.narrow]: {
        display: 'grid',
        gridTemplateColumns: '9.5rem minmax(0, 1fr)',
        alignItems: 'center',
        paddingBlock: space.s4,
      },
    },
  },
})
const beside = `:is(${looks.reach}, ${looks.doorstep})`
inside(beside, {
  [list]: { '@media': { [above.medium]: { ...twelveGapped } } },
  [`${list} > h2`]: { gridColumn: '1 / 5' },
  [points]: { gridColumn: '5 / 13', '@media': { [above.medium]: { marginTop: 0 } } },
})
inside(`:is(${looks.counter}, ${looks.leaf}, ${looks.doorstep})`, {
  [value]: { '@media': { [upTo.narrow]: { fontSize: '2.5rem' } } },
})

inside(looks.counter, {
  [body]: { rowGap: 0, alignItems: 'end' },
  [list]: { paddingBottom: space.s10, '@media': { [above.medium]: { gridColumn: '1 / 9' } } },
  [points]: { columnGap: space.gap },
  [drawing]: {
    gridColumn: '9 / 13',
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', width: 'min(100%, 24rem)', marginInline: 'auto' } },
  },
  [figures]: {
    gap: `0 ${space.gap}`,
    borderTop: `12px solid ${ill.gate}`,
    '@media': { [above.narrow]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
  },
  [figure]: { '@media': { [above.narrow]: { paddingBlock: `${space.s6} 0`, borderTop: 0 } } },
  [`${figure}:first-child`]: { borderTop: 0 },
})

const circle = {
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  outline: `2px solid ${color.accent}`,
  outlineOffset: '-.875rem',
  background: color.secondSoft,
} as const
inside(looks.reach, {
  [body]: { rowGap: space.s16 },
  [label]: { '@media': { [above.narrow]: { maxWidth: '9.5em' } } },
  [figures]: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    '@media': { [upTo.narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space.s6 } },
  },
  [`${figures}::before`]: {
    content: '',
    position: 'absolute',
    insetInline: '1rem',
    borderTop: `3px dotted ${color.accent}`,
    '@media': {
      [upTo.narrow]: {
        inset: '4rem auto 4rem calc(4rem - 1.5px)',
        borderTop: 0,
        borderInlineStart: `3px dotted ${color.accent}`,
      },
    },
  },
  [figure]: {
    position: 'relative',
    '@media': {
      [above.narrow]: {
        ...circle,
        display: 'grid',
        gridTemplateRows: '54% auto',
        justifyItems: 'center',
        width: 'min(31%, 18rem)',
        aspectRatio: '1',
        padding: '0 1.75rem',
        textAlign: 'center',
      },
      [`${above.narrow} and ${upTo.large}`]: { gridTemplateRows: '46% auto' },
      [upTo.narrow]: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        columnGap: space.s5,
        paddingBlock: 0,
        borderTop: 0,
      },
    },
  },
  [value]: {
    '@media': {
      [upTo.narrow]: {
        ...circle,
        display: 'grid',
        placeItems: 'center',
        width: '8rem',
        height: '8rem',
        fontSize: '2.125rem',
        outlineOffset: '-.5rem',
      },
      [above.narrow]: { alignSelf: 'end', fontSize: 'clamp(2.5rem, 6.2vw, 5.25rem)' },
    },
  },
})

inside(looks.doorstep, {
  [body]: { rowGap: 0, alignItems: 'end' },
  [points]: { columnGap: space.gap },
  [`${body}::after`]: {
    content: '',
    order: 2,
    gridColumn: '1 / -1',
    height: '1.5rem',
    border: `2px solid ${ill.rim}`,
    borderRadius: '3px',
    background: ill.stone2,
  },
  [drawing]: {
    gridColumn: '1 / 5',
    paddingTop: space.s16,
    '@media': {
      [upTo.medium]: {
        gridColumn: '1 / -1',
        order: 1,
        width: 'min(80%, 20rem)',
        marginInline: 'auto',
        paddingTop: space.s8,
      },
    },
  },
  [figures]: {
    '@media': {
      [above.medium]: { gridColumn: '5 / 13', paddingBottom: space.s8 },
      [above.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap },
      [upTo.medium]: { marginTop: space.s10 },
    },
  },
  [figure]: { '@media': { [above.narrow]: { borderTop: 0, paddingBlock: 0 } } },
  [value]: { marginBottom: space.s2 },
})

const ring = {
  content: '',
  position: 'absolute',
  top: '-1rem',
  width: '.875rem',
  height: '2.25rem',
  border: `2px solid ${ill.line}`,
  borderRadius: radius.pill,
  background: ill.stone2,
} as const
inside(looks.leaf, {
  [list]: { '@media': { [above.medium]: { paddingInlineEnd: space.s8 } } },
  [point]: { '@media': { [above.medium]: { paddingBlock: space.s5 } } },
  [figures]: {
    position: 'relative',
    alignSelf: 'stretch',
    alignContent: 'space-evenly',
    padding: `4.25rem clamp(1rem, 4vw, 2rem) ${space.s4}`,
    border: `2px solid ${ill.rim}`,
    borderRadius: radius.large,
    background: `linear-gradient(${ill.disc} 2.75rem, ${ill.rim} 2.75rem calc(2.75rem + 2px), ${color.surface} 0)`,
  },
  [`${figures}::before`]: { ...ring, insetInlineStart: '18%' },
  [`${figures}::after`]: { ...ring, insetInlineEnd: '18%' },
  [figure]: {
    display: 'grid',
    gridTemplateColumns: 'clamp(8.5rem, 13vw, 10.5rem) minmax(0, 1fr)',
    columnGap: space.s4,
    alignItems: 'center',
    borderColor: color.lineStrong,
    '@media': { [upTo.narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: space.s3 } },
  },
  [`${figure}:first-child`]: { borderTop: 0 },
})

inside(looks.spoken, {
  [list]: { '@media': { [above.medium]: { gridColumn: '6 / 13' } } },
  [point]: { '@media': { [above.medium]: { paddingBlock: '1.375rem' } } },
  [figures]: {
    gap: space.s4,
    '@media': {
      [above.medium]: { gridColumn: '1 / 5', gridRow: 1 },
      [tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    },
  },
  [figure]: {
    width: 'min(100%, 19rem)',
    padding: `${space.s5} ${space.s6}`,
    border: `2px solid ${ill.rim}`,
    borderRadius: '1.5rem 1.5rem 1.5rem 0',
    background: color.band,
    color: color.onBand,
    vars: { [quiet]: color.onBandMuted },
  },
  [`${figure}:nth-child(2)`]: {
    justifySelf: 'end',
    borderRadius: '1.5rem 1.5rem 0',
    background: color.surface,
    color: color.second,
    vars: { [quiet]: color.inkMuted },
  },
})

const bar = '2.75rem'
const inset = 'clamp(1.25rem, .25rem + 4vw, 3.5rem)'
const overlap = '3rem'
const onPhone = (share: number) => `color-mix(in srgb, ${color.ink} ${share}%, ${color.accentSoft})`
const dot = (x: string) => `radial-gradient(circle at ${x} 50%, ${ill.soft} .3125rem, transparent .35rem)`
const screen = {
  position: 'relative',
  border: `2px solid ${ill.rim}`,
  boxShadow: `10px 12px 0 ${ill.shadow}`,
} as const
inside(looks.screens, {
  [body]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    alignItems: 'stretch',
    '@media': { [above.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'end' } },
  },
  [list]: {
    ...screen,
    gridColumn: 'auto',
    padding: `calc(${bar} + ${inset}) ${inset} ${inset}`,
    borderRadius: '16px',
    background: color.surface,
    '@media': {
      [upTo.medium]: { paddingBottom: `calc(${inset} + 4rem)` },
      [above.medium]: {
        marginBottom: '4rem',
        marginInlineEnd: `calc(-1 * ${overlap})`,
        paddingInlineEnd: `calc(${inset} + ${overlap})`,
      },
    },
  },
  [`${list}::before`]: {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: bar,
    borderBottom: `2px solid ${ill.rim}`,
    background: `${dot('1.5rem')}, ${dot('2.625rem')}, ${dot('3.75rem')}`,
  },
  [`${list}::after`]: {
    content: '',
    position: 'absolute',
    top: '.75rem',
    left: '28%',
    width: '44%',
    height: '1.25rem',
    borderRadius: '999px',
    background: ill.soft,
  },
  [point]: {
    paddingBlock: '.8125rem',
    borderTopColor: `color-mix(in srgb, ${color.ink} 20%, ${color.surface})`,
  },
  [figures]: {
    ...screen,
    gridColumn: 'auto',
    width: 'min(100%, 17.5rem)',
    padding: `3.5rem 1.75rem ${space.s8}`,
    borderRadius: '2.25rem',
    background: color.accentSoft,
    color: color.onAccentSoft,
    vars: { [quiet]: onPhone(80) },
    '@media': {
      [upTo.medium]: { justifySelf: 'end', marginTop: '-4rem', marginInlineEnd: space.s6 },
      [tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: space.s6,
        width: 'calc(100% - 3rem)',
        paddingBlock: `3rem ${space.s5}`,
        marginInlineEnd: 0,
      },
    },
  },
  [`${figures}::before`]: {
    content: '',
    position: 'absolute',
    top: '1.25rem',
    left: 'calc(50% - 2rem)',
    width: '4rem',
    height: '.5rem',
    borderRadius: '999px',
    background: color.onAccentSoft,
  },
  [figure]: { borderTopColor: onPhone(40), '@media': { [tablet]: { borderTop: 0 } } },
  [`${figure}:first-child`]: { borderTop: 0 },
  [value]: { letterSpacing: '-.03em' },
  [label]: { display: 'block', marginTop: space.s2, textWrap: 'wrap' },
})

/** Length of the string between the rail and an arch; the middle arch hangs lower. */
const string = '4.5rem'
const hung = (place: number, below: string, background: string) => ({
  [`${figure}:nth-child(${place})`]: { marginTop: `calc(${string} + ${below})`, backgroundColor: background },
  [`${figure}:nth-child(${place})::before`]: { height: `calc(${string} + ${below} + 1.5rem)` },
})
inside(looks.rail, {
  [body]: { rowGap: space.s12, alignItems: 'stretch' },
  [list]: { gridColumn: '1 / 7' },
  [points]: { columnGap: space.s5 },
  [point]: { borderTop: `2px dashed ${color.line}` },
  [tick]: { color: color.accent },
  [figures]: {
    gridColumn: '7 / 13',
    position: 'relative',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 'clamp(.375rem, 1.5vw, 1.25rem)',
    alignItems: 'start',
    paddingInlineStart: 'clamp(0rem, 3vw, 3rem)',
    color: 'inherit',
    '@media': { [upTo.medium]: { paddingInlineStart: 0 } },
  },
  [`${figures}::before`]: {
    content: '',
    position: 'absolute',
    inset: '0 -50vw auto 0',
    height: '.5rem',
    borderRadius: '999px',
    background: ill.ground,
    '@media': { [upTo.medium]: { left: '-50vw' } },
  },
  [`${figures}::after`]: {
    content: '',
    position: 'absolute',
    top: '-.375rem',
    left: '-.375rem',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: '50%',
    background: ill.ground,
    '@media': { [upTo.medium]: { display: 'none' } },
  },
  [figure]: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minHeight: 'clamp(12rem, 20vw, 15rem)',
    padding: 'clamp(4rem, 7.5vw, 6rem) clamp(.5rem, 1vw, 1rem) 2.25rem',
    border: `2px solid ${ill.rim}`,
    borderRadius: `999px 999px ${radius.large} ${radius.large}`,
    background: `repeating-linear-gradient(90deg, ${ill.rim} 0 6px, transparent 6px 11px) 50% calc(100% - 1rem) / calc(100% - 2rem) 2px no-repeat`,
    textAlign: 'center',
    '@media': { [upTo.narrow]: { paddingInline: '.125rem', hyphens: 'auto', overflowWrap: 'anywhere' } },
  },
  [`${figure}::before`]: {
    content: '',
    position: 'absolute',
    bottom: 'calc(100% - 1.5rem)',
    left: 'calc(50% - 1px)',
    borderInlineStart: `2px solid ${ill.ground}`,
  },
  [`${figure}::after`]: {
    content: '',
    position: 'absolute',
    top: '1.25rem',
    left: 'calc(50% - .5rem)',
    width: '1rem',
    height: '1rem',
    border: `2px solid ${ill.rim}`,
    borderRadius: '50%',
    background: color.paper,
  },
  ...hung(1, '0rem', color.accentSoft),
  ...hung(2, '2.5rem', color.secondSoft),
  ...hung(3, '-1.5rem', `color-mix(in srgb, ${ill.pane} 28%, ${color.paper})`),
  [value]: { font: `740 clamp(1.75rem, 1.1rem + 2.2vw, 3rem)/1 ${font.display}`, letterSpacing: '-.035em' },
  [label]: {
    display: 'block',
    marginTop: space.s2,
    color: `color-mix(in srgb, ${color.ink} 80%, ${color.paper})`,
    fontSize: 'clamp(.875rem, .8rem + .3vw, 1rem)',
    lineHeight: 1.35,
    textWrap: 'wrap',
  },
})

const overhang = 'clamp(0rem, 1.5vw, 1rem)'
const deskEdge = `calc(${space.s4} + 2px)`
inside(looks.desk, {
  [body]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space.s3,
    rowGap: 0,
    alignItems: 'end',
  },
  [list]: { display: 'contents' },
  h2: { gridColumn: '1 / -1' },
  [`:is(${figures}, ${drawing})`]: { gridRow: 2, marginTop: space.s10 },
  [figures]: {
    gridColumn: '1 / 5',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space.s3,
    padding: `0 ${deskEdge} ${space.s10}`,
    color: color.second,
    '@media': {
      [upTo.narrow]: {
        gridTemplateColumns: '1fr 1fr',
        gap: `${space.s5} ${space.gap}`,
        padding: `0 calc(${space.s3} + 2px) ${space.s6}`,
      },
    },
  },
  [figure]: { padding: 0, border: 0 },
  [value]: { font: `740 clamp(3rem, 2.2rem + 2.6vw, 4.5rem)/.95 ${font.display}`, letterSpacing: '-.03em' },
  [label]: { display: 'block', marginTop: space.s2, textWrap: 'wrap' },
  [drawing]: {
    gridColumn: '4 / 5',
    justifySelf: 'center',
    width: 'clamp(7rem, 15vw, 11rem)',
    marginBottom: '-2px',
    marginInlineEnd: `calc(1.5 * ${deskEdge})`,
    '@media': {
      [upTo.narrow]: {
        gridColumn: '1 / -1',
        justifySelf: 'end',
        marginInlineEnd: space.s4,
      },
    },
  },
  [points]: {
    gridRow: 3,
    gridColumn: '1 / -1',
    position: 'relative',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space.s3,
    margin: 0,
    padding: `calc(1.25rem + ${space.s4}) ${space.s4} ${space.s4}`,
    border: `2px solid ${ill.rim}`,
    background: color.secondSoft,
    '@media': {
      [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
      [upTo.narrow]: {
        gridTemplateColumns: '1fr',
        padding: `calc(1.25rem + ${space.s3}) ${space.s3} ${space.s3}`,
        gap: space.s2,
      },
    },
  },
  [`${points}::before`]: {
    content: '',
    position: 'absolute',
    insetInline: `calc(-1 * ${overhang} - 2px)`,
    top: '-2px',
    height: '1.25rem',
    border: `2px solid ${ill.line}`,
    borderRadius: '4px',
    background: ill.stone2,
  },
  [`${points}::after`]: {
    content: '',
    position: 'absolute',
    insetInline: '-50vw',
    bottom: '-2px',
    borderTop: `2px solid ${ill.ground}`,
  },
  [point]: {
    gap: '.625rem',
    alignItems: 'center',
    minHeight: '5rem',
    padding: `${space.s3} ${space.s4}`,
    border: `2px solid ${ill.rim}`,
    borderRadius: radius.small,
    background: color.surface,
    lineHeight: 1.35,
    '@media': {
      [upTo.narrow]: { minHeight: '3.5rem', padding: `${space.s2} ${space.s3}`, textWrap: 'pretty' },
    },
  },
  [tick]: { strokeWidth: 2.5, margin: 0 },
})

inside(looks.slips, {
  [body]: { gridTemplateRows: 'auto 1fr', rowGap: 0, alignItems: 'end' },
  [list]: { display: 'contents' },
  h2: { gridColumn: '1 / 6', '@media': wholeWhenMedium },
  [figures]: {
    gridColumn: '1 / 6',
    gridTemplateColumns: '1fr 1fr',
    gap: `${space.s6} 0`,
    marginTop: space.s10,
    alignSelf: 'start',
    '@media': { [upTo.medium]: { gridRow: 2 } },
  },
  [figure]: { padding: `${space.s5} 0 0`, borderTop: `2px solid ${color.second}`, textWrap: 'balance' },
  [`${figure}:nth-child(2)`]: { paddingInlineEnd: `calc(${space.gap} / 2)` },
  [`${figure}:nth-child(3)`]: { paddingInlineStart: `calc(${space.gap} / 2)` },
  [`${figure}:first-child`]: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplate: '1fr auto / 12rem 1fr',
    columnGap: space.s6,
    alignItems: 'end',
    padding: 0,
    border: 0,
    '@media': { [upTo.narrow]: { gridTemplateColumns: '7rem 1fr' } },
  },
  [drawing]: { gridRow: '1 / 3' },
  [value]: { font: `700 2.5rem/1.2 ${font.display}`, letterSpacing: 0 },
  [label]: { color: color.ink, textWrap: 'inherit' },
  [`${figure}:first-child > ${value}`]: {
    font: `740 ${size.figure}/.9 ${font.display}`,
    letterSpacing: '-.05em',
  },
  [`${figure}:first-child > ${label}`]: { display: 'block', marginTop: space.s2, color: color.inkMuted },
  [points]: {
    gridColumn: '7 / 13',
    gridRow: '1 / 3',
    gridAutoRows: '1fr',
    alignSelf: 'stretch',
    margin: 0,
    padding: `1.375rem clamp(1.25rem, 2.4vw, 2rem) ${space.s3}`,
    border: `2px solid ${ill.rim}`,
    borderRadius: '6px',
    background: `linear-gradient(${ill.gate} .625rem, ${ill.rim} 0, ${ill.rim} calc(.625rem + 2px), ${color.surface} 0)`,
    boxShadow: `6px 6px 0 ${ill.shadow}`,
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 3, marginTop: space.s12 } },
  },
  [point]: {
    gridTemplateColumns: '1fr auto',
    gap: space.s3,
    alignItems: 'center',
    paddingBlock: space.s3,
    borderTop: `1px dashed ${color.lineStrong}`,
    fontSize: 'clamp(1.0625rem, .9rem + .5vw, 1.3125rem)',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  [`${point}:first-child`]: { borderTop: 0 },
  [`${point}:nth-child(2)`]: { '@media': { [above.narrow]: { borderTop: 0 } } },
  [tick]: { order: 1, color: color.accent, strokeWidth: 2.5, margin: 0 },
})
