import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.1rem .6rem',
  padding: '.65rem .8rem',
  borderRadius: 10,
  background: color.criticalSoft,
  fontSize: '.875rem',
  lineHeight: 1.45,
})
globalStyle(`${alert} > svg`, {
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '.1em',
  color: color.critical,
})
globalStyle(`${alert} > b`, { color: color.critical })
globalStyle(`${alert} > p`, { gridColumn: 2 })
globalStyle(`${alert} button`, { fontSize: 'inherit' })
export const options = style({
  display: 'grid',
  gap: '.875rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
export const legend = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  alignItems: 'center',
  gap: '.15rem .6rem',
  padding: '.6rem .75rem',
  border: `1.5px solid ${color.line}`,
  borderRadius: 10,
  cursor: 'pointer',
  selectors: { '&[data-chosen]': { borderColor: color.ink } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
globalStyle(`${option} > input[type=radio]`, {
  appearance: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'pointer',
})
globalStyle(`${option} > input[type=radio]:checked`, {
  border: `5px solid ${color.accent}`,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})
globalStyle(`${option} > input[type=checkbox]`, {
  width: '1.125rem',
  height: '1.125rem',
  cursor: 'pointer',
})
export const optionName = style({ fontWeight: 600, fontSize: '.875rem', cursor: 'pointer' })
export const sub = style({ gridColumn: 2, display: 'grid', gap: '.5rem', paddingBlock: '.35rem .15rem' })
export const two = style({
  display: 'grid',
  gridTemplateColumns: '5fr 4fr',
  gap: '.5rem',
  '@media': { '(max-width: 36rem)': { gridTemplateColumns: '1fr' } },
})
export const buttons = style({ display: 'flex', gap: '.5rem' })
globalStyle(`${buttons} > :first-child`, { flex: 1 })
export const sign = style({ width: '1.125rem', height: '1.125rem' })
export const takeBack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  paddingTop: '.75rem',
  borderTop: `1px solid ${color.line}`,
  fontSize: adminTheme.meta,
  color: color.inkMuted,
})
