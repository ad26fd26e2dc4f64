import { globalStyle, style } from '@vanilla-extract/css'
import * as field from '#renderer/ui/fields/switch-field.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

/** A switch of the forms, in the size of the studio's rows. */
export const compact = style({})
globalStyle(`${compact} > div`, { borderRadius: 12, background: adminTheme.pane })
globalStyle(`${compact} ${field.question}`, {
  minHeight: 0,
  padding: '.65rem .875rem',
  rowGap: '.05rem',
  fontSize: adminTheme.text,
  fontWeight: 640,
})
globalStyle(`${compact} ${field.help}`, { fontSize: adminTheme.meta, lineHeight: 1.4 })
globalStyle(`${compact} ${field.track}`, { width: '2.5rem', height: '1.5rem' })
globalStyle(`${compact} ${field.track}::after`, { left: '.2rem', width: '.875rem', height: '.875rem' })
globalStyle(`${compact} ${field.input}:checked ~ ${field.track}::after`, { translate: '1.0625rem -50%' })
