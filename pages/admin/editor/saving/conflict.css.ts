import { style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

export const added = style({
  padding: '.02em .1em',
  borderRadius: 3,
  background: adminTheme.added,
  color: adminTheme.onAdded,
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.2em',
})
