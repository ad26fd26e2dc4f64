import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

const base = style({ display: 'grid', padding: `${space.s3} ${space.s6} ${space.s6}` })
export const body = styleVariants({ text: [base, { gap: space.s3 }], sections: [base, { gap: space.s4 }] })

const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const actions = styleVariants({ text: [row, { marginTop: space.s2 }], sections: [row] })
