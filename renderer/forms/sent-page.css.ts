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

/** The words and the window stand on one sill, both as tall; the board hangs from it. */
export const tag = style({ '@media': { [above.medium]: { rowGap: 0, gridTemplateRows: '1fr' } } })
globalStyle(`${tag} > ${news}`, {
  '@media': { [above.medium]: { gridArea: '1 / 1 / 2 / 8', alignSelf: 'end' } },
})
globalStyle(`${tag} h1`, {
  '@media': { [above.medium]: { fontSize: 'clamp(4rem, 7.6vw, 6.875rem)', lineHeight: 0.94 } },
})
globalStyle(`${tag} > ${ways}`, {
  '@media': { [above.medium]: { gridArea: '2 / 1 / 3 / 8', paddingBlock: `${space.s6} ${space.s10}` } },
})
globalStyle(`${tag} > ${keeping}`, { '@media': { [above.medium]: { display: 'contents' } } })
globalStyle(`${tag} ${keeping} > svg`, {
  '@media': {
    [above.medium]: { gridArea: '1 / 8 / 3 / 13', alignSelf: 'end' },
    [upTo.medium]: { width: 'min(86%, 26rem)', marginInline: 'auto' },
  },
})
export const sill = style({
  gridColumn: '1 / -1',
  height: '1.375rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: '.25rem',
  background: ill.stone2,
  // The window and what stands on it end in its edge
  marginTop: '-2px',
})
globalStyle(`${tag} ${kept}`, {
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: '2.25rem',
  paddingTop: '2.25rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: radius.large,
  '@media': {
    [above.medium]: {
      gridTemplateColumns: 'subgrid',
      alignItems: 'last baseline',
      paddingBlock: '2.5rem 2.25rem',
    },
  },
})
globalStyle(`${tag} ${kept} > p`, { '@media': { [above.medium]: { gridColumn: '1 / 8' } } })
globalStyle(`${tag} ${kept} > ${next}`, {
  '@media': { [above.medium]: { gridColumn: '8 / 13', fontSize: size.lead } },
})
globalStyle(`${tag} ${kept} ${referenceCode}`, {
  '@media': { [above.medium]: { fontSize: 'clamp(2.5rem, 5vw, 4.5rem)', lineHeight: 1 } },
})
const string = style({ position: 'absolute', bottom: 'calc(100% - 1.5rem)' })
export const firstString = style([string, { insetInlineStart: '8%' }])
export const secondString = style([string, { insetInlineEnd: '8%' }])
globalStyle(`svg${string}`, { width: '1.5rem', height: '4rem' })

/** A label within the cabinet, under the words. */
export const cabinet = style({})
globalStyle(`${cabinet} > ${news}`, { '@media': { [above.medium]: { gridColumn: '1 / 9' } } })
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
// Its plinth, and the floor
globalStyle(`${cabinet} > ${keeping}::after`, {
  content: '',
  position: 'absolute',
  insetInline: '1.5rem',
  top: '100%',
  height: '1rem',
  border: `2px solid ${ill.line}`,
  borderTop: 0,
  background: ill.stone2,
})
globalStyle(`${cabinet} > ${keeping}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 1rem - 2px)',
  borderTop: `2px solid ${ill.ground}`,
})
globalStyle(`${cabinet} ${keeping} > svg`, {
  height: '100%',
  // On phones the middle compartments, no smaller than elsewhere
  '@media': { [upTo.narrow]: { height: 'auto', aspectRatio: '434 / 300', overflow: 'hidden' } },
})
globalStyle(`${cabinet} ${keeping} > svg:only-child`, { gridColumn: '1 / -1' })
globalStyle(`${cabinet} ${kept} ${referenceCode}`, {
  '@media': { [above.medium]: { fontSize: 'clamp(2rem, 4.1vw, 3.75rem)' } },
})
globalStyle(`${cabinet} ${next}`, { '@media': { [above.medium]: { fontSize: size.lead } } })
globalStyle(`${cabinet} ${kept}`, { border: `2px solid ${ill.line}`, borderRadius: '.25rem' })
