// `node --import tsx scripts/drawings/preview.ts` writes renderer/art/preview.css.
import '../social-cards/captured-styles.ts'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { root } from '../setup.mjs'
import { drawingStyles } from '../social-cards/captured-styles.ts'
import { coloured } from '../social-cards/drawing.ts'

/** What the classes of a drawing mean by day, for a program that opens the file by itself. */
export function preview(): string {
  const inside = `.${illustration} `
  const rules = coloured(drawingStyles())
    .split('\n')
    .filter((rule) => rule.startsWith(inside) && !rule.includes(':where'))
    .map((rule) => rule.slice(inside.length))
  return [
    '/* For drawing programs. Generated: node --import tsx scripts/drawings/preview.ts */',
    'text{font-family:sans-serif;font-weight:600}',
    ...rules,
    '',
  ].join('\n')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(path.join(root, 'renderer/art/preview.css'), preview())
