import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const finder = style({
  ...mix.columns('minmax(0, 1fr) 17rem', space.s4),
  alignItems: 'end',
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const words = style({ display: 'block' })
export const saving = style({
  ...mix.cluster(space.s3),
  position: 'sticky',
  top: adminTheme.barHeight,
  zIndex: 3,
  margin: `calc(-1 * ${space.s5}) 0`,
  paddingBlock: space.s2,
  background: color.paper,
})
globalStyle(`${saving} > p`, { marginInlineEnd: 'auto' })
export const row = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 5rem' })
export const head = style(
  mix.bare({
    ...mix.cluster(`.15rem ${space.s3}`),
    width: '100%',
    padding: `${space.s3} ${space.s5}`,
    color: color.ink,
    textAlign: 'start',
    selectors: { '&:hover': { background: adminTheme.rowHover } },
  }),
)
export const said = style({ ...mix.muted, ...mix.anyWords, ...mix.twoLines, flex: '1 0 100%' })
export const body = style({ padding: `0 ${space.s5} ${space.s5}` })
export const gone = style({ ...mix.cluster(`.15rem ${space.s3}`), padding: `${space.s3} ${space.s5}` })
globalStyle(`${gone} > ${shared.button}`, { marginInlineStart: 'auto' })
export const faults = style({
  ...mix.anyWords,
  ...mix.stackFromTop('.3rem'),
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
})
