import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'

const { color, size, space } = vars

export const tint = createVar()
/** Colour of secondary text on the section's ground. */
export const quiet = createVar()

const tinted = (background: string) => ({
  vars: { [tint]: background, [quiet]: `color-mix(in srgb, ${color.ink} 80%, ${background})` },
})
export const grounds = styleVariants({
  paper: { vars: { [tint]: 'transparent', [quiet]: color.inkMuted } },
  sunk: { vars: { [tint]: color.sunk, [quiet]: color.inkMuted } },
  green: tinted(color.secondSoft),
  warm: tinted(color.accentSoft),
  sand: tinted(color.sand),
  band: { color: color.onBand, vars: { [tint]: color.band, [quiet]: color.onBandMuted } },
})
export type Ground = keyof typeof grounds

export const section = style({ paddingBlock: space.section, background: tint })

export const head = style({})
export const sideBySide = style({ ...twelveColumns, gap: `${space.s4} ${space.gap}`, alignItems: 'end' })
globalStyle(`${sideBySide} > h2`, { gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const lead = style({
  color: quiet,
  fontSize: size.lead,
  lineHeight: 1.5,
  selectors: { [`${sideBySide} > &`]: { gridColumn: '8 / 13', '@media': wholeWhenMedium } },
})
export const halves = style({})
globalStyle(`${halves} > h2`, { gridColumn: '1 / 7', '@media': wholeWhenMedium })
globalStyle(`${halves} > ${lead}`, { gridColumn: '7 / 13', '@media': wholeWhenMedium })

export const text = style({ color: quiet, fontSize: '1rem', lineHeight: 1.5 })
