import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow, inlineRow, twelveGapped } from '../theme/fragments.ts'
import { lead } from './section.css.ts'

const { color, font, ill, radius, size, space } = vars
const medium = '(max-width: 60rem)'
const outline = ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px']
  .map((side) => `drop-shadow(${side} 0 ${ill.line})`)
  .join(' ')

export const ground = style({ overflowX: 'clip' })
export const grid = style({
  ...twelveGapped,
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'start',
})
export const head = style({
  gridColumn: '1 / 9',
  display: 'grid',
  gap: space.s5,
  marginBottom: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
  '@media': { [medium]: { gridColumn: '1 / -1' } },
})
globalStyle(`${head} > ${lead}`, { maxWidth: '34em' })

export const thread = style({
  gridColumn: '1 / 7',
  gridRow: '2 / 4',
  display: 'grid',
  gap: space.s5,
  '@media': { [medium]: { gridColumn: '1 / -1', gridRow: 'auto' } },
})
const message_ = style({ display: 'grid', gap: '.375rem', maxWidth: '88%' })
export const message = styleVariants({
  customer: [message_, { justifySelf: 'start', justifyItems: 'start' }],
  agent: [message_, { justifySelf: 'end', justifyItems: 'end' }],
})
export const who = style({ fontSize: size.caption, fontWeight: 600, color: color.inkMuted })
const bubble_ = style({ padding: '.75rem 1.125rem', borderRadius: radius.large, lineHeight: 1.45 })
export const bubble = styleVariants({
  customer: [
    bubble_,
    { background: ill.stone, color: ill.line, border: `1px solid ${ill.edge}`, borderEndStartRadius: '4px' },
  ],
  agent: [bubble_, { background: ill.gate, color: color.onBand, borderEndEndRadius: '4px' }],
})
export const done = style({
  ...inlineRow('.5rem'),
  padding: '.375rem .875rem .375rem .625rem',
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: size.small,
  fontWeight: 600,
})

export const way = style({
  gridColumn: '7 / 8',
  gridRow: '2 / 4',
  alignSelf: 'end',
  marginBottom: space.s8,
  position: 'relative',
  zIndex: 1,
  '@media': { [medium]: { display: 'none' } },
})

/** Outline and shadow are on this wrapper because the slip's own mask would clip them. */
export const slipPlace = style({
  gridColumn: '8 / 13',
  gridRow: 2,
  marginInlineEnd: space.s4,
  transform: 'rotate(1.2deg)',
  filter: `${outline} drop-shadow(10px 10px 0 ${ill.shadow})`,
  '@media': {
    [medium]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      margin: `${space.s10} 0 0`,
      width: 'min(100%, 30rem)',
    },
    [upTo.narrow]: { transform: 'none' },
  },
})
export const slip = style({
  display: 'grid',
  gap: space.s4,
  padding: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem)',
  paddingBottom: `calc(${space.s8} + 14px)`,
  background: ill.stone,
  color: ill.line,
  // The torn lower edge. The two masks overlap; otherwise a hairline shows between them
  maskImage:
    'linear-gradient(#000 0 0), conic-gradient(from -45deg at 50% 100%, #0000, #000 1deg 89deg, #0000 90deg)',
  maskSize: '100% calc(100% - 13px), 28px 14px',
  maskPosition: '0 0, 0 100%',
  maskRepeat: 'no-repeat, repeat-x',
})
export const slipHeading = style({
  ...centredRow('.625rem'),
  fontSize: '1.0625rem',
})
export const mark = style({ width: '1.75rem', flex: 'none' })
export const question = style({
  font: `640 clamp(1.375rem, 1.2rem + .7vw, 1.75rem)/1.2 ${font.display}`,
  letterSpacing: '-.018em',
  textWrap: 'balance',
})
export const rows = style({ fontSize: '1rem', lineHeight: 1.45 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: space.s3,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '4.75rem 1fr', textWrap: 'pretty' } },
  paddingBlock: '.625rem',
  borderTop: `1px dashed color-mix(in srgb, ${ill.line} 40%, ${ill.stone})`,
})
export const term = style({ fontWeight: 600 })
export const attached = style({
  ...centredRow('.5rem'),
  fontSize: size.small,
  fontWeight: 600,
})
export const note = style({
  gridColumn: '8 / 13',
  gridRow: 3,
  alignSelf: 'end',
  marginTop: space.s10,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.lineStrong}`,
  font: `640 ${size.h3}/1.3 ${font.display}`,
  letterSpacing: '-.012em',
  textWrap: 'balance',
  '@media': { [medium]: { gridColumn: '1 / -1', gridRow: 'auto', margin: `${space.s10} 0 0` } },
})
