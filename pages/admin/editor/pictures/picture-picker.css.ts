import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { bare, columns, framed, line } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const tools = style(
  columns('minmax(0, 1fr) auto', '.75rem', {
    '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const note = style({ padding: '1.5rem 0', color: color.inkMuted, textAlign: 'center' })
export const grid = style(columns('repeat(auto-fill, minmax(min(10.5rem, 44%), 1fr))', '.875rem'))
export const choice = style(
  bare(
    framed(12, {
      display: 'block',
      width: '100%',
      height: '100%',
      padding: '0 0 .6rem',
      background: color.surface,
      color: color.ink,
      textAlign: 'start',
      overflow: 'hidden',
      selectors: { '&:hover': { borderColor: color.lineStrong } },
    }),
  ),
)
globalStyle(`${choice} > span`, {
  display: 'block',
  paddingInline: '.7rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${choice} > span:first-child`, {
  aspectRatio: '3 / 2',
  marginBottom: '.55rem',
  padding: 0,
  background: adminTheme.well,
  borderBottom: line,
})
globalStyle(`${choice} > span:nth-child(2)`, { fontWeight: 600 })
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
