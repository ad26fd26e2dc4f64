import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

/** A house cut open: a cornice over three rooms of one floor. */
export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8 },
    [above.narrow]: {
      '::before': {
        content: '',
        gridColumn: '1 / -1',
        height: '1.25rem',
        marginInline: '-.75rem',
        border: `2px solid ${ill.line}`,
        marginBottom: '-2px',
        background: ill.stone2,
      },
    },
  },
})
export const room = style({ border: `2px solid ${ill.rim}`, background: color.surface })
export const picture = style({
  display: 'block',
  lineHeight: 0,
  borderBottom: `2px solid ${ill.rim}`,
  overflow: 'hidden',
})
// As high as its neighbours, which have one border less
globalStyle(`${room}:first-child > ${picture} > svg`, {
  '@media': { [above.narrow]: { width: 'calc(100% + 2px)' } },
})
globalStyle(`${room} + ${room}`, {
  '@media': { [above.narrow]: { borderInlineStartWidth: 0 } },
})
export const words = style({
  display: 'grid',
  gap: space.s2,
  padding: `${space.s5} ${space.s6} ${space.s6}`,
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
