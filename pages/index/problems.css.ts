import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { framedCard, inlineRow, twelveColumns } from '#renderer/theme/fragments.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, ease, ill, radius, size, space } = vars

export const cards = style({
  ...twelveColumns,
  gap: space.gap,
})

export const picture = style({ flex: 'none', overflow: 'hidden' })
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' })
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 0 },
  },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  ...framedCard,
  overflow: 'hidden',
  transition: `border-color .16s ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    [`&:has(${link}:focus-visible)`]: { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
  },
})

export const blocks = style([{ fill: ill.card, opacity: 0.75 }, whenDark({ fill: ill.gate })])

const wide = {
  height: '17rem',
  '@media': { [upTo.medium]: { height: '13rem' }, [upTo.narrow]: { height: '11.5rem' } },
}
const third = { height: '12.5rem', '@media': { [upTo.narrow]: { height: '11.5rem' } } }
export const ground = styleVariants({
  clients: { ...wide, background: color.secondSoft },
  website: { ...wide, background: color.accentSoft },
  calls: { ...third, background: color.band },
  retention: { ...third, background: color.sand },
  reviews: {
    ...third,
    background: color.accentSoft,
    '@media': {
      [upTo.medium]: { width: '50%', height: 'auto' },
      [upTo.narrow]: { width: 'auto', height: '11.5rem' },
    },
  },
})

const half = { [upTo.medium]: { gridColumn: 'span 6' }, [upTo.narrow]: { gridColumn: '1 / -1' } }
export const place = styleVariants({
  clients: { gridColumn: 'span 7', '@media': half },
  website: { gridColumn: 'span 5', '@media': half },
  calls: { gridColumn: 'span 4', '@media': half },
  retention: { gridColumn: 'span 4', '@media': half },
  reviews: {
    gridColumn: 'span 4',
    '@media': {
      [upTo.medium]: { gridColumn: '1 / -1', flexDirection: 'row', alignItems: 'stretch' },
      [upTo.narrow]: { flexDirection: 'column' },
    },
  },
})

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  padding: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.55 })
export const service = style({
  ...inlineRow(space.s2),
  marginTop: 'auto',
  paddingTop: space.s3,
  fontSize: size.small,
  fontWeight: 600,
  color: color.accent,
})
export const arrow = style({ transition: `transform .16s ${ease}` })
globalStyle(`${card}:hover ${arrow}`, { transform: 'translateX(3px)' })

export const panel = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'center',
  background: color.sand,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const panelText = style([text, { color: `color-mix(in srgb, ${color.ink} 76%, ${color.sand})` }])
export const panelPicture = style({
  height: '14rem',
  '@media': { [upTo.narrow]: { display: 'none' } },
})
export const smallPanelPicture = style({
  padding: `0 ${space.s5} ${space.s3}`,
  '@media': { [above.narrow]: { display: 'none' } },
})
globalStyle(`${panelPicture} > svg`, { width: '100%', height: '100%' })
