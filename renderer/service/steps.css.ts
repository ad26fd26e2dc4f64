import { style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { columnsOf } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'
import { inside } from './inside.ts'
import { item, list, number, picture, words } from './item-list.css.ts'
import { text, tint } from './section.css.ts'

const { color, font, ill, radius, space } = vars
const tablet = `${above.narrow} and ${upTo.medium}`

export const looks = styleVariants({
  /** Arches in one line, from dot to dot; see `ArchSteps`. */
  arches: { overflowX: 'clip' },
  /** A calendar leaf per step. */
  leaves: {},
  /** Along a tape measure; on phones it is vertical. */
  tape: {},
  /** The stops of a route through the town. */
  route: { overflow: 'clip' },
  /** A flight of stairs with the text on its front. */
  flight: { overflowX: 'clip', paddingBottom: 0 },
  /** A stone stair. On phones only the drawings are on it; the text is below. */
  stair: { '@media': { [above.medium]: { paddingBottom: 0, borderBottom: `2px solid ${ill.ground}` } } },
})

export const steps = style([
  columnsOf(4, 2),
  {
    marginTop: space.s12,
    // Room for the last dot: 14 of the 288 units of a column
    paddingInlineEnd: 'calc(100% * 14 / (4 * 288 + 14))',
    '@media': {
      [upTo.medium]: { marginTop: space.s8, paddingInlineEnd: 'calc(100% * 14 / (2 * 288 + 14))' },
    },
  },
])
const gap = 'clamp(.75rem, 2.5vw, 2rem)'
export const step = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  minWidth: 0,
  '@media': { [upTo.medium]: { selectors: { '&:nth-child(n + 3)': { marginTop: space.s10 } } } },
})
export const across = style({ marginBottom: space.s5 })
inside(step, {
  h3: {
    paddingInlineEnd: gap,
    marginBottom: '.4rem',
    '@media': { [upTo.narrow]: { fontSize: '1.0625rem', hyphens: 'auto' } },
  },
  [text]: { maxWidth: '19em', paddingInlineEnd: gap },
})

inside(`:is(${looks.leaves}, ${looks.tape}, ${looks.route}, ${looks.flight})`, {
  [`${words} > ${text}`]: { marginTop: space.s2 },
})

const ring = {
  content: '',
  position: 'absolute',
  top: '-.75rem',
  width: '.625rem',
  height: '1.5rem',
  border: `2px solid ${ill.line}`,
  borderRadius: radius.pill,
  background: ill.stone2,
} as const
const inner = `calc(${radius.medium} - 2px)`
inside(looks.leaves, {
  [list]: [
    columnsOf(4, 2, 1),
    {
      gap: `${space.s10} ${space.gap}`,
      marginTop: space.s16,
      '@media': { [upTo.narrow]: { rowGap: space.s8 } },
    },
  ],
  [item]: {
    position: 'relative',
    border: `2px solid ${ill.rim}`,
    borderRadius: radius.medium,
    background: color.surface,
    boxShadow: `8px 8px 0 ${ill.shadow}`,
    '@media': {
      [upTo.narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 10rem) minmax(min-content, 1fr)',
        gridTemplateRows: '1fr auto',
      },
    },
  },
  [`${item}::before`]: { ...ring, left: '22%', '@media': { [upTo.narrow]: { left: '9%' } } },
  [`${item}::after`]: { ...ring, right: '22%', '@media': { [upTo.narrow]: { right: 'auto', left: '33%' } } },
  [number]: {
    display: 'block',
    paddingBlock: '.5rem',
    borderBottom: `2px solid ${ill.rim}`,
    borderRadius: `${inner} ${inner} 0 0`,
    background: ill.gate,
    color: ill.stone,
    font: `700 1.125rem/1.2 ${font.display}`,
    textAlign: 'center',
    '@media': {
      [upTo.narrow]: {
        display: 'grid',
        placeContent: 'center',
        borderInlineEnd: `2px solid ${ill.rim}`,
        borderRadius: `${inner} 0 0`,
        fontSize: '2rem',
      },
    },
  },
  [picture]: {
    padding: `${space.s6} ${space.s2} 0`,
    borderBottom: `2px solid ${ill.ground}`,
    background: color.secondSoft,
    '@media': {
      [upTo.narrow]: {
        padding: `${space.s2} ${space.s1} 0`,
        borderBottom: 0,
        borderInlineEnd: `2px solid ${ill.rim}`,
        borderEndStartRadius: inner,
      },
    },
  },
  [words]: { gridArea: '1 / 2 / 3', padding: `${space.s5} clamp(1rem, .7rem + .8vw, 1.5rem) ${space.s6}` },
})

const marks = (side: 'right' | 'bottom', every: string) =>
  `repeating-linear-gradient(to ${side}, ${ill.line} 0 2px, transparent 0 ${every})`
const tapeEdge = `2px solid ${ill.line}`
inside(looks.tape, {
  [list]: [
    columnsOf(4, 2, 1),
    { rowGap: space.s12, marginTop: space.s12, '@media': { [upTo.narrow]: { rowGap: 0 } } },
  ],
  [item]: {
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [upTo.narrow]: {
        position: 'relative',
        isolation: 'isolate',
        padding: `0 0 ${space.s8} calc(2.75rem + ${space.s5})`,
      },
    },
  },
  [picture]: {
    order: -1,
    width: '100%',
    maxWidth: '13rem',
    marginInlineStart: space.s4,
    '@media': { [upTo.narrow]: { maxWidth: '11rem', margin: `0 0 ${space.s3} -.5rem` } },
  },
  [number]: {
    position: 'relative',
    marginBottom: space.s5,
    padding: `.375rem ${space.s4} .75rem`,
    border: tapeEdge,
    borderInline: 0,
    background: `${marks('right', 'calc(100% / 16)')} 0 100% / 100% .5rem no-repeat ${ill.pane}`,
    color: ill.line,
    font: `700 1.125rem/1.2 ${font.display}`,
    '@media': {
      [upTo.narrow]: {
        position: 'absolute',
        insetBlock: 0,
        left: 0,
        width: '2.75rem',
        margin: 0,
        padding: '.5rem .5rem 0',
        border: tapeEdge,
        borderBlock: 0,
        background: `${marks('bottom', '1rem')} 100% 0 / .5rem 100% no-repeat ${ill.pane}`,
      },
    },
  },
  [`${item}:first-child > ${number}`]: { '@media': { [upTo.narrow]: { borderTop: tapeEdge } } },
  [`${item}:last-child > ${number}`]: { '@media': { [upTo.narrow]: { borderBottom: tapeEdge } } },
  [text]: {
    maxWidth: '19em',
    paddingInlineEnd: space.s8,
    '@media': { [upTo.narrow]: { maxWidth: '34em', paddingInlineEnd: 0 } },
  },
})

const drop = '5.5rem'
export const way = style({
  position: 'absolute',
  top: '1.0625rem',
  left: '2.75rem',
  selectors: { '&&': { width: 'calc(100% - 3.375rem)', height: drop } },
  '@media': { [upTo.medium]: { display: 'none' } },
})
export const road = style({
  fill: 'none',
  stroke: color.paper,
  strokeWidth: 20,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const disc = {
  display: 'grid',
  placeItems: 'center',
  width: '2.125rem',
  height: '2.125rem',
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  fontWeight: 700,
  fontSize: '1rem',
} as const
inside(looks.route, {
  [list]: [columnsOf(4, 1), { marginTop: space.s12 }],
  [item]: {
    position: 'relative',
    '@media': {
      [upTo.medium]: {
        display: 'grid',
        gridTemplateColumns: '2.125rem minmax(0, 34rem)',
        columnGap: space.s6,
        paddingBottom: space.s10,
      },
    },
  },
  [`${item}:nth-child(even)`]: { '@media': { [above.medium]: { paddingTop: drop } } },
  [`${item}:last-child`]: { '@media': { [upTo.medium]: { paddingBottom: 0 } } },
  [`${item}:not(:last-child)::before`]: {
    '@media': {
      [upTo.medium]: {
        content: '',
        position: 'absolute',
        top: '2.5rem',
        bottom: '.375rem',
        left: '1rem',
        borderInlineStart: `3px dotted ${color.accent}`,
      },
    },
  },
  [number]: { ...disc, position: 'relative', zIndex: 1 },
  [picture]: { maxWidth: '10.5rem', marginBlock: `${space.s3} ${space.s4}` },
  [words]: { gridColumn: 2 },
  [text]: {
    maxWidth: '17em',
    paddingInlineEnd: space.s6,
    '@media': { [upTo.medium]: { maxWidth: '34em', paddingInlineEnd: 0 } },
  },
})

/** On tablets: distance of each step's tread from the top of the stairs. */
const tops = [3, 2, 1, 0].map((below) => `calc(19vw + ${below} * 5vw)`)
const front = 'calc(1rem + 8vw)'
const card = 'min(15rem, 75%)'
const rise = 'clamp(2.25rem, 4vw, 3.5rem)'
const lowest = 'clamp(2.5rem, 6vw, 5.375rem)'
const wall = `color-mix(in srgb, ${color.onBand} 9%, ${color.band})`
const wallLine = `color-mix(in srgb, ${color.onBand} 25%, ${color.band})`
inside(looks.flight, {
  [list]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    marginTop: space.s4,
    '@media': {
      [tablet]: { position: 'relative', display: 'block', paddingTop: `calc(${tops[0]} + ${front})` },
      [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8, marginTop: space.s8 },
    },
  },
  [number]: { display: 'none' },
  [picture]: {
    width: 'calc(100% - 1.5rem)',
    maxWidth: '17rem',
    marginInline: 'auto',
    '@media': {
      [upTo.narrow]: { width: card },
      [tablet]: { position: 'absolute', width: 'calc(25% - .5rem)', translate: '0 -100%' },
    },
  },
  [`${item}:last-child > ${picture}`]: { '@media': { [upTo.narrow]: { marginTop: space.s12 } } },
  [`${picture} :is(text, .w6)`]: { '@media': { [tablet]: { display: 'none' } } },
  [words]: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${space.s5} clamp(.75rem, 1.8vw, 1.5rem) 0`,
    borderTop: `8px solid ${ill.stone2}`,
    background: wall,
    '@media': {
      [upTo.narrow]: { padding: `${space.s4} ${space.s4} ${space.s6}` },
      [tablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5.5rem, 1fr) 3fr',
        columnGap: space.s4,
        alignItems: 'start',
        padding: `calc(${space.s4} + 1px) ${space.s4} ${space.s4}`,
        borderTop: 0,
        background: `linear-gradient(${wallLine}, ${wallLine}) top / calc(100% - 2 * ${space.s4}) 1px no-repeat ${wall}`,
      },
    },
  },
  [`${words} > h3`]: { '@media': { [tablet]: { paddingTop: '.4rem' } } },
  [`${item} + ${item} > ${words}`]: {
    '@media': { [above.medium]: { borderLeft: `2px solid ${ill.stone2}` } },
  },
  [`${item}:last-child > ${words}`]: {
    '@media': { [tablet]: { paddingBottom: `calc(${space.s4} + ${space.s8})` } },
  },
  [`${words}::before`]: {
    '@media': {
      [tablet]: {
        content: '',
        position: 'absolute',
        width: '25%',
        borderTop: `6px solid ${ill.stone2}`,
        background: wall,
      },
    },
  },
  [`${words}::after`]: {
    content: '',
    flex: 'none',
    width: `min(60%, 2 * ${lowest})`,
    margin: `${space.s6} auto 0`,
    borderRadius: '999px 999px 0 0',
    background: color.band,
    '@media': {
      [upTo.narrow]: { display: 'none' },
      [tablet]: { position: 'absolute', width: '12%', margin: 0 },
    },
  },
  [text]: { marginBottom: 'auto', fontSize: '1.0625rem', lineHeight: 1.45 },
})
for (const [step, top] of tops.entries()) {
  const here = `${item}:nth-child(${step + 1})`
  const left = `${25 * step}%`
  const height = `calc(${tops[0]} + ${front} - ${top})`
  inside(looks.flight, {
    [`${here} > ${picture}`]: {
      '@media': {
        [upTo.narrow]: { marginInlineStart: `calc(${step} * (100% - ${card}) / 3)` },
        [tablet]: { top, left: `calc(${left} + .25rem)` },
      },
    },
    [`${here} > ${words}`]: {
      '@media': { [above.medium]: { minHeight: `calc(10.25rem + ${lowest} + ${step} * ${rise})` } },
    },
    [`${here} > ${words}::before`]: { '@media': { [tablet]: { top, left, height } } },
    [`${here} > ${words}::after`]: {
      height: `calc(${lowest} + ${step} * ${rise})`,
      '@media': {
        [tablet]: {
          top: `calc(${top} + 1.5rem)`,
          left: `calc(${left} + 6.5%)`,
          height: `calc(${height} - 1.5rem)`,
        },
      },
    },
  })
}

const courseHeight = '3.75rem'
const smallCourse = '1.75rem'
const headroom = '5.5rem'
const inset = 'clamp(1.25rem, 2vw, 1.75rem)'
const onPhones = (rules: object) => ({ '@media': { [upTo.narrow]: rules } })
const overlap = { marginInlineStart: '-2px' }
export const course = style({})
// In the dark theme, stones as bright as in the light one would outshine the text on the steps
export const stones = style([
  { fill: `color-mix(in srgb, ${ill.stone2} 55%, ${tint})` },
  whenDark({ fill: color.band }),
])
inside(looks.stair, {
  h2: { maxWidth: '10em' },
  [list]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    marginBlock: `calc(-1.25 * ${courseHeight}) -2px`,
    '@media': {
      [upTo.medium]: { gridTemplateColumns: '1fr 1fr', rowGap: space.s10, marginBlock: `${space.s10} 0` },
      [upTo.narrow]: {
        position: 'relative',
        display: 'block',
        marginTop: 0,
        paddingTop: `calc(${headroom} + 4 * ${smallCourse})`,
      },
    },
  },
  [item]: { display: 'grid', minWidth: 0 },
  [`${item} + ${item}`]: { '@media': { [above.medium]: overlap } },
  [`${item}:nth-child(even)`]: { '@media': { [above.narrow]: overlap } },
  [number]: { display: 'none' },
  [picture]: {
    width: 'min(11.5rem, 80%)',
    marginInlineStart: inset,
    '@media': {
      [upTo.narrow]: {
        position: 'absolute',
        width: 'calc(25% - .5rem)',
        marginInlineStart: '.25rem',
        translate: '0 -100%',
      },
    },
  },
  [words]: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s2,
    padding: inset,
    border: `2px solid ${ill.rim}`,
    background: color.surface,
    '@media': {
      [above.medium]: { minHeight: '14rem' },
      [above.large]: { minHeight: '11.5rem' },
      [upTo.narrow]: {
        gridTemplateColumns: '5rem 1fr',
        alignItems: 'baseline',
        columnGap: space.s4,
        padding: `${space.s4} 0`,
        border: 0,
        borderTop: `1px solid ${color.line}`,
        background: 'none',
      },
    },
  },
  [`${item}:first-child > ${words}`]: onPhones({ borderTop: `2px solid ${ill.ground}` }),
  [course]: {
    width: 'calc(100% - 2px)',
    height: courseHeight,
    marginInline: '1px',
    '@media': {
      [upTo.medium]: { height: '1.5rem' },
      [upTo.narrow]: { position: 'absolute', width: '25%', height: smallCourse, margin: 0 },
    },
  },
  [`${words} + ${course}`]: { '@media': { [above.narrow]: { marginTop: '-1px' } } },
  [`${course}:nth-last-child(2)`]: { '@media': { [above.narrow]: { marginBottom: '1px' } } },
  [`${course}:last-child`]: { '@media': { [above.narrow]: { display: 'none' } } },
})
for (const step of [1, 2, 3, 4]) {
  const top = `calc(${headroom} + ${4 - step} * ${smallCourse})`
  const here = `${item}:nth-child(${step})`
  inside(looks.stair, {
    [`${here} > :is(${picture}, ${course})`]: onPhones({ left: `${25 * (step - 1)}%` }),
    [`${here} > ${picture}`]: onPhones({ top }),
    [`${course}:nth-last-child(${step})`]: onPhones({ top }),
  })
}
