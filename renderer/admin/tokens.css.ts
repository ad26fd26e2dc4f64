import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/** What the studio needs beside the site's tokens. It applies inside `studio` (studio.css.ts) only. */
export const studio = createGlobalThemeContract(
  {
    /** A hint, which never stops anybody. */
    hintSoft: null,
    onHintSoft: null,
    hintLine: null,
    /** Taken out and put in, in a comparison. */
    removed: null,
    onRemoved: null,
    added: null,
    onAdded: null,
    rowCurrent: null,
    rowHover: null,
    /** Where one works. */
    desk: null,
    /** What stands in the editor's gutter; on `desk` only. */
    gutter: null,
    controlHeight: null,
    text: null,
    meta: null,
    barHeight: null,
  },
  (_value, path) => `studio-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)

const light = {
  [studio.hintSoft]: '#FAEFD3',
  [studio.onHintSoft]: '#6A4A0C',
  [studio.hintLine]: '#B07E24',
  [studio.removed]: '#FBE0DB',
  [studio.onRemoved]: '#8E2326',
  [studio.added]: '#D5E8DE',
  [studio.onAdded]: '#163F36',
  [studio.rowCurrent]: '#FFFFFF',
  [studio.rowHover]: 'rgb(28 35 33 / .045)',
  [studio.desk]: '#FFFFFF',
  [studio.gutter]: '#6E7671',
  [studio.controlHeight]: '2.5rem',
  [studio.text]: '.9375rem',
  [studio.meta]: '.8125rem',
  [studio.barHeight]: '3.5rem',
}
const dark = {
  [studio.hintSoft]: '#32291A',
  [studio.onHintSoft]: '#F0CB85',
  [studio.hintLine]: '#A98440',
  [studio.removed]: '#472222',
  [studio.onRemoved]: '#FFB9B1',
  [studio.added]: '#1D3F35',
  [studio.onAdded]: '#B5E4D3',
  [studio.rowCurrent]: '#212B28',
  [studio.rowHover]: 'rgb(242 237 228 / .05)',
  [studio.desk]: '#1A2220',
  [studio.gutter]: '#8C9791',
}

globalStyle(':root', {
  vars: light,
  '@media': {
    // Fingers need more room, and phones zoom into anything below 16 px
    '(pointer: coarse), (max-width: 48rem)': {
      vars: { [studio.controlHeight]: '2.75rem', [studio.text]: '1rem' },
    },
    // What stays in sight leaves room for what is read, at 400 % zoom as well (WCAG 1.4.10)
    '(max-height: 30rem)': { vars: { [studio.barHeight]: '2.75rem' } },
  },
})
globalStyle(':root:not([data-theme=light])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark } },
})
globalStyle(':root[data-theme=dark]', { vars: dark })
