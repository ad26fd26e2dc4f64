import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { columns, line, row, stack, tinted } from '#renderer/ui/studio/mixins.ts'

const { color, space } = vars
/** Where the dialog is as wide as the screen. */
const narrow = '(max-width: 36rem)'

export const dialog = style({ selectors: { 'dialog&': { width: 'min(100% - 1.5rem, 36rem)' } } })
export const form = style(
  columns('minmax(0, 1fr) 8rem auto', '.625rem', {
    alignItems: 'end',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)
globalStyle(`${form} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })
export const made = style([tinted(color.secondSoft, color.ink), stack('.4rem')])
export const copyRow = style(row('.5rem'))
export const url = style({ flex: 1, minWidth: 0, textOverflow: 'ellipsis' })
globalStyle(`${made} > p`, { color: color.onSecondSoft })
export const list = style(stack('.5rem', { paddingTop: space.s4, borderTop: line }))
export const failed = style({ fontSize: '.875rem' })
export const link = style(
  columns('minmax(0, 1fr) auto', '.1rem .75rem', {
    alignItems: 'center',
    paddingBlock: '.625rem',
    selectors: { '& + &': { borderTop: line } },
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const name = style({ fontWeight: 640, overflowWrap: 'anywhere' })
export const facts = style({ gridColumn: 1 })
export const linkActions = style(
  row('.5rem', {
    gridArea: '1 / 2 / 3',
    '@media': { [narrow]: { gridArea: 'auto / 1', paddingTop: '.4rem' } },
  }),
)
