import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns } from '../theme/grid.ts'
import { referenceCode } from './lead-page.css.ts'

const { color, ill, radius, size, space } = vars

export const page = style({
  ...twelveColumns,
  gap: `${space.s8} ${space.gap}`,
  paddingBlock: 'clamp(2rem, 1rem + 3.4vw, 4.5rem) clamp(4rem, 2rem + 6vw, 8rem)',
})
export const news = style({ gridColumn: '1 / -1', display: 'grid', gap: space.s4 })
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted, maxWidth: '25em' })
export const ways = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
})
/** The drawing, and as a part of it the reference. */
export const keeping = style({ position: 'relative', gridColumn: '1 / -1' })
globalStyle(`${keeping} > svg`, { display: 'block' })
/** What is worth keeping. */
export const kept = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.s3,
  padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  background: color.surface,
})
globalStyle(`${kept} ${referenceCode}`, {
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  lineHeight: 1.15,
})
export const next = style({ color: color.inkMuted, lineHeight: 1.5, textWrap: 'balance' })

/** A tag that hangs from the drawing's sill, beside the words. */
export const tag = style({})
globalStyle(`${tag} > ${news}`, { '@media': { [above.medium]: { gridColumn: '1 / 8', alignSelf: 'end' } } })
globalStyle(`${tag} > ${ways}`, { '@media': { [above.medium]: { gridColumn: '1 / 8', alignSelf: 'start' } } })
globalStyle(`${tag} > ${keeping}`, {
  '@media': {
    [above.medium]: { gridColumn: '8 / 13', gridRow: '1 / 3' },
    [upTo.medium]: { width: 'min(100%, 30rem)' },
  },
})
globalStyle(`${tag} ${kept}`, {
  position: 'relative',
  margin: '2.5rem 6% 0',
  paddingTop: '2.25rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: radius.large,
})
export const string = style({
  position: 'absolute',
  bottom: 'calc(100% - 1.375rem)',
  insetInlineStart: 'calc(50% - 3.5rem)',
})
globalStyle(`svg${string}`, { width: '7rem' })

/** A label within the cabinet, under the words. */
export const cabinet = style({})
globalStyle(`${cabinet} > ${news}`, { '@media': { [above.medium]: { gridColumn: '1 / 9' } } })
globalStyle(`${cabinet} > ${ways}`, {
  '@media': {
    [above.medium]: { gridColumn: '9 / 13', gridRow: 1, alignSelf: 'end', justifyContent: 'flex-end' },
  },
})
globalStyle(`${cabinet} > ${keeping}`, {
  display: 'grid',
  gap: '.75rem',
  marginBottom: '.75rem',
  padding: '.75rem',
  border: `2px solid ${ill.line}`,
  borderRadius: `${radius.large} ${radius.large} .25rem .25rem`,
  background: ill.stone2,
  '@media': { [above.medium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})
// Its plinth
globalStyle(`${cabinet} > ${keeping}::after`, {
  content: '',
  position: 'absolute',
  insetInline: '1.5rem',
  top: '100%',
  height: '.75rem',
  background: ill.ground,
})
globalStyle(`${cabinet} ${keeping} > svg`, {
  height: '100%',
  // On phones the middle compartments, no smaller than elsewhere
  '@media': { [upTo.narrow]: { height: 'auto', aspectRatio: '434 / 300', overflow: 'hidden' } },
})
globalStyle(`${cabinet} ${keeping} > svg:only-child`, { gridColumn: '1 / -1' })
globalStyle(`${cabinet} ${kept}`, { border: `2px solid ${ill.line}`, borderRadius: '.25rem' })
