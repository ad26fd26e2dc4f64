import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, font, ill } = vars

/**
 * An inline drawing. It uses short class names, to keep a scene readable: `c` contour, `n` contour in the
 * dark theme only, `l` line, `d` detail, `g` ground line; `w3` … `w6` their width; `flow` a dotted path along
 * which something moves; `f-*` fills; `s-*` strokes (after a line class); on text `t-*`. A contour is dark
 * around bright shapes and light around the others (R297). Without a fill of its own it is light in the dark
 * theme, and `s-line` makes it dark.
 */
export const illustration = style({ width: '100%', height: 'auto', overflow: 'visible' })

const inside = (name: string) => `${illustration} .${name}`
const stroke = {
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

globalStyle(inside('c'), { ...stroke, stroke: ill.rim })
globalStyle(inside('n'), { ...stroke, stroke: ill.night, strokeWidth: 1.25 })
globalStyle(inside('l'), { ...stroke, stroke: ill.ink, fill: 'none' })
globalStyle(inside('d'), { ...stroke, stroke: ill.ink, fill: 'none', strokeWidth: 1.25 })
globalStyle(inside('g'), { ...stroke, stroke: ill.ground, fill: 'none' })
for (const width of [3, 4, 5, 6]) globalStyle(inside(`w${width}`), { strokeWidth: width })
globalStyle(inside('flow'), {
  ...stroke,
  stroke: color.accent,
  fill: 'none',
  strokeWidth: 3,
  strokeDasharray: '2 9',
})

const fills = {
  sky: ill.sky,
  sky2: ill.sky2,
  disc: ill.disc,
  clay: ill.clay,
  far: ill.far,
  mid: ill.mid,
  deep: ill.deep,
  water: ill.water,
  stone: ill.stone,
  stone2: ill.stone2,
  card: ill.card,
  ink: ill.ink,
  line: ill.line,
  soft: ill.soft,
  pane: ill.pane,
  sh: ill.shadow,
  secs: ill.tint,
  accs: ill.warm,
  gate: ill.gate,
  none: 'none',
  accent: color.accent,
  onacc: color.onAccent,
  sec: color.second,
  paper: color.paper,
  band: color.band,
  footer: color.footer,
  bridge: color.bridge,
}
/** The fills that are bright in both themes. */
const lit = ['stone', 'stone2', 'pane', 'disc', 'accent', 'sec']
for (const [name, fill] of Object.entries(fills)) globalStyle(inside(`f-${name}`), { fill })
for (const name of lit) globalStyle(`${illustration} :where(.c).f-${name}`, { stroke: ill.line })
/** For a ground that is dark in the dark theme: all contours are light, unless `s-line` keeps one dark. */
export const outlined = style([illustration])
for (const name of lit) globalStyle(`${outlined} :where(.c).f-${name}`, { stroke: ill.rim })

const strokes = {
  accent: color.accent,
  onacc: color.onAccent,
  sec: color.second,
  band: color.bandLine,
  onband: color.onBand,
  bridge: color.bridge,
  card: ill.card,
  line: ill.line,
  stone: ill.stone,
  stone2: ill.stone2,
  soft: ill.soft,
  mid: ill.leaf,
  pane: ill.pane,
  rim: ill.rim,
  edge: ill.edge,
  clay: ill.clay,
}
for (const [name, value] of Object.entries(strokes)) globalStyle(inside(`s-${name}`), { stroke: value })

globalStyle(`${illustration} text`, { fontFamily: font.text, fontWeight: 600, fill: ill.ink })
globalStyle(inside('t-disp'), { fontFamily: font.display, fontWeight: 700, letterSpacing: '-.02em' })
const words = {
  mut: ill.muted,
  stone: ill.stone,
  acc: color.accent,
  onacc: color.onAccent,
  sec: color.second,
  onband: color.onBand,
}
for (const [name, fill] of Object.entries(words)) globalStyle(inside(`t-${name}`), { fill })
