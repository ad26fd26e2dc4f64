import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { touch } from '../../theme/breakpoints.ts'

/** The studio's own tokens, beside the site's. */
export const adminTheme = createGlobalThemeContract(
  {
    /** For hints, which never block anything. */
    hintSoft: null,
    onHintSoft: null,
    hintLine: null,
    /** Deletions and insertions in a comparison. */
    removed: null,
    onRemoved: null,
    added: null,
    onAdded: null,
    rowCurrent: null,
    rowHover: null,
    /** The main working area. */
    pane: null,
    /** Side lists and tracks; in the dark theme also the ground of text fields. */
    well: null,
    controlHeight: null,
    text: null,
    meta: null,
    barHeight: null,
  },
  (_value, path) => `admin-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)

const light = {
  [adminTheme.hintSoft]: '#FAEFD3',
  [adminTheme.onHintSoft]: '#6A4A0C',
  [adminTheme.hintLine]: '#B07E24',
  [adminTheme.removed]: '#FBE0DB',
  [adminTheme.onRemoved]: '#8E2326',
  [adminTheme.added]: '#D5E8DE',
  [adminTheme.onAdded]: '#163F36',
  [adminTheme.rowCurrent]: '#FFFFFF',
  [adminTheme.rowHover]: 'rgb(28 35 33 / .045)',
  [adminTheme.pane]: '#FFFFFF',
  [adminTheme.well]: '#F4EDE1',
  [adminTheme.controlHeight]: '2.5rem',
  [adminTheme.text]: '.9375rem',
  [adminTheme.meta]: '.8125rem',
  [adminTheme.barHeight]: '3.5rem',
}
const dark = {
  [adminTheme.hintSoft]: '#32291A',
  [adminTheme.onHintSoft]: '#F0CB85',
  [adminTheme.hintLine]: '#A98440',
  [adminTheme.removed]: '#472222',
  [adminTheme.onRemoved]: '#FFB9B1',
  [adminTheme.added]: '#1D3F35',
  [adminTheme.onAdded]: '#B5E4D3',
  [adminTheme.rowCurrent]: '#212B28',
  [adminTheme.rowHover]: 'rgb(242 237 228 / .05)',
  [adminTheme.pane]: '#1A2220',
  [adminTheme.well]: '#0E1312',
}

globalStyle(':root', {
  vars: light,
  '@media': {
    // Fingers need more room, and phones zoom into anything below 16 px
    [touch]: {
      vars: { [adminTheme.controlHeight]: '2.75rem', [adminTheme.text]: '1rem' },
    },
    // A lower sticky bar leaves room for the content, at 400 % zoom as well (WCAG 1.4.10)
    '(max-height: 30rem)': { vars: { [adminTheme.barHeight]: '2.75rem' } },
  },
})
// `screen` only: print is always light
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark } },
})
globalStyle(':root[data-theme=dark]', { '@media': { screen: { vars: dark } } })
