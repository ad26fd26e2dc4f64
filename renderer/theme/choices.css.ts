import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

const { color, radius } = vars

// Native radio buttons and checkboxes are grey in the dark theme, so they are drawn with the tokens. `:where`
// keeps the specificity at zero, so that a class can override size and position.

const drawn = ':where(input[type=radio], input[type=checkbox])'
const asTheSystemDoes = '(forced-colors: active)'

globalStyle(drawn, {
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: 6,
  background: color.surface,
  '@media': { [asTheSystemDoes]: { appearance: 'auto' } },
})
globalStyle(':where(input[type=radio])', { borderRadius: radius.pill })
globalStyle(`${drawn}:where(:checked)`, { borderColor: color.accent, background: color.accent })
globalStyle(`${drawn}:where(:disabled)`, { opacity: 0.5 })
// `:where` cannot contain a pseudo-element
globalStyle(`${drawn}:where(:checked)::before`, {
  content: '',
  width: '.8rem',
  height: '.8rem',
  background: color.onAccent,
  clipPath: 'polygon(12% 47%, 0 60%, 38% 98%, 100% 22%, 87% 10%, 37% 71%)',
  '@media': { [asTheSystemDoes]: { display: 'none' } },
})
globalStyle(':where(input[type=radio]):where(:checked)::before', {
  width: '.5rem',
  height: '.5rem',
  borderRadius: radius.pill,
  clipPath: 'none',
})
