import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bare } from '../../theme/fragments.ts'
import { dialog, noticesInside } from '../dialog/dialog.css.ts'

const { color, font, radius, shadow, size } = vars

/** Custom property: how far the notice is dragged to the right. */
export const swipe = '--toast-swipe'

export const region = style({
  position: 'fixed',
  zIndex: 60,
  insetInlineEnd: '1.5rem',
  insetBlockEnd: '1.5rem',
  width: 'min(24rem, 100% - 2rem)',
  pointerEvents: 'none',
  textAlign: 'start',
  '@media': { [upTo.narrow]: { insetInline: '1rem', insetBlockEnd: '1rem', width: 'auto' } },
  selectors: { '&:focus-visible': { borderRadius: radius.medium } },
})

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })

export const toast = style({
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '.125rem .75rem',
  padding: '1rem .75rem 1rem 1rem',
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  border: '1.5px solid',
  boxShadow: shadow.high,
  transform: `translateX(var(${swipe}, 0px))`,
  animation: `${rise} 160ms ${vars.ease}`,
})

globalStyle(`${dialog} > ${region}`, {
  '@media': { [noticesInside]: { position: 'static', flex: 'none', width: 'auto' } },
})
globalStyle(`${dialog} > ${region} ${toast}`, { '@media': { [noticesInside]: { margin: '0 1rem 1rem' } } })

export const kind = styleVariants({
  success: { borderColor: color.second },
  error: { borderColor: color.critical },
})

export const icon = style({ flex: 'none', width: '1.375rem', height: '1.375rem', marginTop: '.1em' })
globalStyle(`${kind.success} ${icon}`, { color: color.second })
globalStyle(`${kind.error} ${icon}`, { color: color.critical })

export const title = style({ fontWeight: 700, font: `700 1rem/1.5 ${font.text}` })
export const text = style({ gridColumn: 2, fontSize: size.small, lineHeight: 1.45 })
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  minHeight: '2.75rem',
  marginInlineStart: '-.5rem',
  padding: '0 .5rem',
  ...bare,
  borderRadius: radius.small,
  font: `650 ${size.small}/1.45 ${font.text}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 6%, transparent)` } },
})
export const close = style({
  gridRow: '1 / 3',
  gridColumn: 3,
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  ...bare,
  borderRadius: radius.small,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 6%, transparent)` } },
})
