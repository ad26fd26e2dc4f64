import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { wrappedRow } from '#renderer/theme/fragments.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, size, space } = vars

export const heading = style({ fontSize: size.h1, lineHeight: 1.04, letterSpacing: '-.032em' })
export const sentence = style({ display: 'block', textWrap: 'balance' })
export const row = style([
  {
    ...wrappedRow(`${space.s5} ${space.s12}`),
    justifyContent: 'space-between',
    marginTop: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
    paddingTop: space.s6,
    borderTop: `2px solid ${color.ink}`,
  },
  whenDark({ borderColor: color.lineStrong }),
])
export const text = style({ color: color.inkMuted, fontSize: size.lead, lineHeight: 1.5, maxWidth: '30em' })
