import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Fonts } from '#server/media/cards/draw.tsx'

const require = createRequire(import.meta.url)

type Family = 'bricolage-grotesque' | 'figtree'

/** One of the site's fonts, uncompressed: at one weight, or with all weights. */
function fontFile(family: Family, subset: 'latin' | 'latin-ext', wght?: number): Promise<Buffer> {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
  return subsetFont(readFileSync(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    ...(wght !== undefined && { variationAxes: { wght } }),
  })
}

/** Fonts at fixed weights, since Satori draws a variable font only at its default weight. */
export async function cardFonts(): Promise<Fonts> {
  return [
    { name: 'display', data: await fontFile('bricolage-grotesque', 'latin', 720) },
    { name: 'display-ext', data: await fontFile('bricolage-grotesque', 'latin-ext', 720) },
    { name: 'text', data: await fontFile('figtree', 'latin', 450) },
    { name: 'text-ext', data: await fontFile('figtree', 'latin-ext', 450) },
    { name: 'label', data: await fontFile('figtree', 'latin', 650) },
    { name: 'label-ext', data: await fontFile('figtree', 'latin-ext', 650) },
  ]
}

/** The family names inside the files. */
export const drawingFamilies = {
  display: '"Bricolage Grotesque 96pt ExtraBold"',
  text: '"Figtree Light"',
}

/** Makes this process draw SVG with only the site's fonts, alike on every machine. Call before drawing. */
export async function installDrawingFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const family of ['bricolage-grotesque', 'figtree'] as const)
    for (const subset of ['latin', 'latin-ext'] as const)
      writeFileSync(path.join(folder, `${family}-${subset}.ttf`), await fontFile(family, subset))
  const settings = path.join(folder, 'fonts.conf')
  writeFileSync(settings, '<fontconfig><dir prefix="relative">.</dir></fontconfig>')
  process.env.FONTCONFIG_FILE = settings
  // Replaces the system's text engine on macOS and Windows
  process.env.PANGOCAIRO_BACKEND = 'fontconfig'
}
