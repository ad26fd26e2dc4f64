import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wrappedRow } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'
import { referenceCode, referenceLabel, reference as referenceStyle } from './lead-page.css.ts'

const { color, ill, radius, size, space } = vars

const top = 'clamp(2rem, 1rem + 3.4vw, 4.5rem)'
export const page = style({
  ...twelveColumns,
  gap: `${space.s8} ${space.gap}`,
  paddingBlock: `${top} clamp(4rem, 2rem + 6vw, 8rem)`,
})
export const news = style({ gridColumn: '1 / -1', display: 'grid', gap: space.s4 })
globalStyle(`${news} h1`, {
  '@media': { [above.medium]: { fontSize: 'clamp(4rem, 7.6vw, 6.875rem)', lineHeight: 0.94 } },
})
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted, maxWidth: '25em' })
export const ways = style({
  gridColumn: '1 / -1',
  ...wrappedRow(`${space.s3} ${space.s6}`),
  '@media': { [upTo.narrow]: { display: 'grid', justifyItems: 'center' } },
})
globalStyle(`${ways} > :first-child`, { '@media': { [upTo.narrow]: { width: '100%' } } })
export const keeping = style({ position: 'relative', gridColumn: '1 / -1' })
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
export const next = style({
  color: color.inkMuted,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': { [above.medium]: { fontSize: size.lead } },
})

export const tag = style({
  '@media': {
    [above.medium]: {
      isolation: 'isolate',
      rowGap: 0,
      gridTemplateRows: '1fr',
      selectors: {
        '&::before': {
          content: '',
          zIndex: -1,
          gridArea: '1 / 1 / 3 / 13',
          marginTop: `calc(-1 * ${top})`,
          background: color.sand,
          boxShadow: `0 0 0 100vmax ${color.sand}`,
          clipPath: 'inset(0 -100vmax)',
        },
      },
    },
  },
})
globalStyle(`${tag} > ${news}`, {
  '@media': { [above.medium]: { gridArea: '1 / 1 / 2 / 8', alignSelf: 'end' } },
})
globalStyle(`${tag} > ${ways}`, {
  '@media': { [above.medium]: { gridArea: '2 / 1 / 3 / 8', paddingBlock: `${space.s6} 3.5rem` } },
})
globalStyle(`${tag} > ${keeping}`, { '@media': { [above.medium]: { display: 'contents' } } })
globalStyle(`${tag} ${keeping} > svg`, {
  '@media': {
    [above.medium]: { gridArea: '1 / 8 / 3 / 13', alignSelf: 'end' },
    [upTo.medium]: { width: 'min(100%, 26rem)', marginInline: 'auto' },
  },
})
export const sill = style({
  gridColumn: '1 / -1',
  height: '1.375rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: '.25rem',
  background: ill.stone2,
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
      columnGap: space.gap,
      paddingBlock: '2.25rem 2rem',
    },
  },
})
globalStyle(`${tag} ${kept} > p`, { '@media': { [above.medium]: { gridColumn: '1 / 8' } } })
globalStyle(`${tag} ${kept} > ${next}`, {
  '@media': {
    [above.medium]: {
      gridColumn: '8 / 13',
      display: 'grid',
      alignContent: 'center',
      paddingInlineStart: space.s6,
      borderInlineStart: `1px solid ${color.lineStrong}`,
    },
  },
})
globalStyle(`${tag} ${kept} ${referenceCode}`, {
  '@media': { [above.medium]: { fontSize: 'clamp(2.5rem, 6.6vw, 6.125rem)', lineHeight: 1 } },
})
const string = style({ position: 'absolute', bottom: 'calc(100% - 1.5rem)' })
export const firstString = style([string, { insetInlineStart: '16%' }])
export const secondString = style([string, { insetInlineEnd: '16%' }])
globalStyle(`svg${string}`, { width: '1.5rem', height: '4rem' })

const wood = createVar()
export const cabinet = style([
  {
    vars: { [wood]: ill.stone2 },
    '@media': { [above.medium]: { rowGap: space.s5, gridTemplateRows: '1fr' } },
  },
  whenDark({ vars: { [wood]: `color-mix(in srgb, ${ill.stone2} 20%, ${color.sand})` } }),
])
globalStyle(`${cabinet} > ${news}`, { '@media': { [above.medium]: { display: 'contents' } } })
globalStyle(`${cabinet} h1`, {
  '@media': {
    [above.medium]: {
      gridArea: '1 / 1 / 3 / 8',
      alignSelf: 'last baseline',
      maxWidth: '7em',
      fontSize: size.hero,
      lineHeight: 1,
    },
  },
})
globalStyle(`${cabinet} ${lead}`, {
  '@media': { [above.medium]: { gridArea: '1 / 8 / 2 / 13', alignSelf: 'end' } },
})
globalStyle(`${cabinet} > ${ways}`, {
  '@media': { [above.medium]: { gridArea: '2 / 8 / 3 / 13', alignSelf: 'last baseline' } },
})
globalStyle(`${cabinet} > ${keeping}`, {
  display: 'grid',
  gap: '.875rem',
  marginBottom: '1rem',
  padding: '.75rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: wood,
  '@media': {
    [above.medium]: { marginTop: `calc(${space.s12} - ${space.s5})` },
    [above.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})
globalStyle(`${cabinet} > ${keeping}::after`, {
  content: '',
  position: 'absolute',
  insetInline: '-2px',
  top: '100%',
  height: '1rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: '0 0 .25rem .25rem',
  background: wood,
})
globalStyle(`${cabinet} ${keeping} > svg`, {
  height: '100%',
  '@media': { [upTo.narrow]: { height: 'auto', aspectRatio: '452 / 300', overflow: 'hidden' } },
})
globalStyle(`${cabinet} ${keeping} > svg:only-child`, { gridColumn: '1 / -1' })
globalStyle(`${cabinet} ${kept}`, {
  gap: '.875rem',
  padding: 0,
  background: 'none',
  '@media': {
    [above.large]: { gridTemplateRows: 'minmax(0, 1fr) auto', alignContent: 'stretch' },
    [`${above.narrow} and ${upTo.large}`]: { gridTemplateColumns: '1fr 1fr' },
  },
})
globalStyle(`${cabinet} ${kept} > p`, {
  display: 'grid',
  alignContent: 'center',
  padding: `${space.s3} clamp(1.125rem, .75rem + 1.2vw, 2rem)`,
})
const pin = `radial-gradient(circle, ${ill.pane} .25rem, ${ill.line} .28rem .37rem, transparent .4rem)`
globalStyle(`${cabinet} ${kept} > ${referenceStyle}`, {
  paddingInline: '2.25rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: '.25rem',
  background: `${pin} left .5rem center / 1.25rem 1.25rem no-repeat, ${pin} right .5rem center / 1.25rem 1.25rem no-repeat, ${color.accentSoft}`,
})
globalStyle(`${cabinet} ${referenceLabel}`, { color: color.ink })
globalStyle(`${cabinet} ${next}`, { color: color.ink, '@media': { [upTo.wide]: { fontSize: size.body } } })
globalStyle(`${cabinet} ${kept} ${referenceCode}`, {
  '@media': { [above.medium]: { fontSize: 'clamp(2rem, 4.1vw, 3.75rem)' } },
})
