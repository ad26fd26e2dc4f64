import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { root } from './setup.mjs'

const require = createRequire(import.meta.url)
const sheet = path.join(root, 'renderer/theme/fonts.css')
const cache = path.join(root, 'node_modules/.cache/ponte-fonts')

type Face = { name: string; ranges: string }

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, face = '']) => {
    const name = /site-fonts\/([\w-]+)\.woff2/.exec(face)?.[1]
    const ranges = /unicode-range:\s*([^;]+);/.exec(face)?.[1]
    if (name === undefined) return []
    if (ranges === undefined) throw new Error(`fonts.css: ${name} needs a unicode-range`)
    return [{ name, ranges }]
  })
}

/** The characters of a CSS unicode-range such as `U+20-7E, U+A3`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((part) => {
      const [, first, last = first] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/i.exec(part) ?? []
      if (first === undefined || last === undefined) throw new Error(`No range of characters: ${part}`)
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => from + index))
    })
    .join('')
}

/**
 * Subsets the site's fonts to the characters that `renderer/theme/fonts.css` lists for each face, and
 * resolves `site-fonts/` in style sheets to the folder of the results. A face is rebuilt only when its font
 * or its characters change. All weights stay: a narrower range saves only a kilobyte and draws each letter a
 * little differently.
 */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    async config() {
      const made = await Promise.all(facesOf(readFileSync(sheet, 'utf8')).map(make))
      const folder = path.join(cache, hashOf(made.map(({ name, font }) => [name, hashOf(font)])))
      mkdirSync(folder, { recursive: true })
      for (const { name, font } of made) writeOnce(path.join(folder, `${name}.woff2`), font)
      return { resolve: { alias: { 'site-fonts': folder } } }
    },
  }
}

async function make({ name, ranges }: Face): Promise<{ name: string; font: Buffer }> {
  const source = readFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  )
  const file = path.join(cache, `${hashOf([hashOf(source), ranges])}.woff2`)
  if (existsSync(file)) return { name, font: readFileSync(file) }
  const font = await subsetFont(source, charactersOf(ranges), { targetFormat: 'woff2' })
  mkdirSync(cache, { recursive: true })
  writeOnce(file, font)
  return { name, font }
}

/** Writes by rename, since two builds may write the same file at once. */
function writeOnce(file: string, content: Buffer): void {
  if (existsSync(file)) return
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 16)
