import { style } from '@vanilla-extract/css'
import { studio } from '#renderer/admin/tokens.css.ts'

export const added = style({
  padding: '.02em .1em',
  borderRadius: 3,
  background: studio.added,
  color: studio.onAdded,
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.2em',
})
