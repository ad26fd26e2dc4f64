import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { anyWords, arch, cluster, columns, muted, within } from './mixins.ts'
import { ringed, variant } from './shared.css.ts'

const { color } = vars

export const row = style({
  ...columns('2.5rem minmax(0, 1fr) auto', '.05rem .875rem'),
  alignItems: 'center',
  padding: '.65rem .875rem',
})
export const sign = style([
  ringed,
  { ...arch('2.5rem', '2.75rem'), background: color.secondSoft, color: color.onSecondSoft },
])
export const bareSign = style({ justifySelf: 'center', color: color.inkMuted })
globalStyle(`${row} > :first-child`, { gridRow: '1 / 3' })
export const name = style({ ...anyWords, gridColumn: 2, alignSelf: 'end', fontWeight: 640 })
export const facts = style({ ...muted, ...anyWords, gridColumn: 2, alignSelf: 'start', textWrap: 'pretty' })
export const actions = style({
  ...cluster('0'),
  gridArea: '1 / 3 / 3',
  justifyContent: 'end',
  '@media': { print: { display: 'none' } },
})
// The margins align borderless labels with the text above
within(upTo.narrow, {
  [`${actions}:not(:has(> :only-child))`]: {
    gridArea: '3 / 2 / auto / -1',
    justifyContent: 'start',
    marginBlock: '.2rem -.35rem',
  },
  [`${actions}:not(:has(> :only-child)) > ${variant.ghost}:first-child`]: { marginInlineStart: '-.7rem' },
})
