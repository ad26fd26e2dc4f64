// `node --import tsx scripts/drawings/preview.ts > renderer/art/preview.css`: the light theme's styles for the drawings'
// classes, so that a drawing program can show the file.
import '../social-cards/captured-styles.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { drawingStyles } from '../social-cards/captured-styles.ts'
import { coloured } from '../social-cards/drawing.ts'

const inside = `.${illustration} `
const rules = coloured(drawingStyles())
  .split('\n')
  .filter((rule) => rule.startsWith(inside) && !rule.includes(':where'))
  .map((rule) => rule.slice(inside.length))
console.log('/* Generated: node --import tsx scripts/drawings/preview.ts > renderer/art/preview.css */')
console.log(['text{font-family:sans-serif;font-weight:600}', ...rules].join('\n'))
