import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, ease, radius, size } = vars

export const box = style({
  gridColumn: '1 / -1',
  background: `color-mix(in srgb, ${color.surface} 60%, transparent)`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
})
export const question = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '4rem',
  padding: '.75rem 1rem',
  borderRadius: radius.medium,
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' } },
})
export const help = style({ display: 'block', fontWeight: 400, fontSize: size.small, color: color.inkMuted })
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
const answer = {
  marginInlineStart: 'auto',
  fontWeight: 550,
  fontSize: size.small,
} as const
export const no = style({
  ...answer,
  color: color.inkMuted,
  selectors: { [`${input}:checked ~ &`]: { display: 'none' } },
})
export const yes = style({
  ...answer,
  color: color.second,
  selectors: { [`${input}:not(:checked) ~ &`]: { display: 'none' } },
})
export const track = style({
  flex: 'none',
  position: 'relative',
  width: '3.25rem',
  height: '2rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.paper,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '.25rem',
      width: '1.25rem',
      height: '1.25rem',
      translate: '0 -50%',
      borderRadius: '50%',
      background: color.lineStrong,
      transition: `translate .16s ${ease}`,
    },
    [`${input}:checked ~ &`]: { background: color.second, borderColor: color.second },
    [`${input}:checked ~ &::after`]: { translate: '1.2rem -50%', background: color.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText' },
        [`${input}:checked ~ &`]: { background: 'Highlight', borderColor: 'Highlight' },
        [`${input}:checked ~ &::after`]: { background: 'HighlightText' },
      },
    },
  },
})
/** What a yes asks for next, in the same box. */
export const more = style({
  display: 'none',
  padding: '.25rem 1rem 1.125rem',
  selectors: { [`${box}:has(> ${question} > ${input}:checked) > &`]: { display: 'grid' } },
})
