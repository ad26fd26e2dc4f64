import { create, type Font, type Glyph } from 'fontkit'

/** Text as outlines, from the site's own fonts: the same on every machine, whatever is installed there. */

type FontKind = 'display' | 'text'

/** SVG's path commands, absolute, in pixels. */
export type Outline = readonly PathCommand[]
export type PathCommand = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: readonly number[]
}

/** One line of text from its left end on the baseline. */
export type Line = { text: string; width: number; outline: Outline }

export type Style = {
  font: FontKind
  weight: number
  /** Pixels. */
  size: number
  /** Of the size, as CSS's letter-spacing in em. */
  tracking?: number
}

export type Lettering = {
  /** The line without what no font of this kind has. */
  line(text: string, style: Style): Line
  widthOf(text: string, style: Style): number
  /** Without characters that cannot be drawn; spaces are single. */
  drawable(text: string, font: FontKind): string
}

/** TrueType files of each kind, in the order in which they are asked for a character. */
export type FontFiles = Readonly<Record<FontKind, readonly Buffer[]>>

export function createLettering(files: FontFiles): Lettering {
  const variable: Record<FontKind, Font[]> = {
    display: files.display.map(fontIn),
    text: files.text.map(fontIn),
  }
  const faces = new Map<string, Font[]>()

  function faceOf({ font, weight }: Pick<Style, 'font' | 'weight'>): Font[] {
    const key = `${font} ${weight}`
    const known = faces.get(key) ?? variable[font].map((one) => one.getVariation({ wght: weight }))
    faces.set(key, known)
    return known
  }

  const hasCharacter = (font: FontKind, point: number): boolean =>
    variable[font].some((one) => one.hasGlyphForCodePoint(point))

  function drawable(text: string, font: FontKind): string {
    const kept = Array.from(text.normalize('NFC')).flatMap((character) => {
      if (/\s/.test(character)) return character === '\u00a0' ? [character] : [' ']
      // What is invisible steers line breaks, ligatures or the direction, none of which happens here
      if (/[\p{Cc}\p{Cf}\p{Cs}\p{M}]/u.test(character)) return []
      const point = character.codePointAt(0) ?? 0
      if (hasCharacter(font, point)) return [character]
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
      return [...plain].every((one) => hasCharacter(font, one.codePointAt(0) ?? 0)) ? [plain] : []
    })
    return kept.join('').replace(/ +/g, ' ').trim()
  }

  /** Glyphs with their distance from the left end. */
  function* place(
    text: string,
    style: Style,
  ): Generator<{ glyph: Glyph; x: number; scale: number; end: number }> {
    const { size, tracking = 0 } = style
    let x = 0
    for (const { font, part } of runs(text, faceOf(style))) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(part)
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
        const end = x + xAdvance * scale
        yield { glyph, x: x + xOffset * scale, scale, end }
        x = end + tracking * size
      }
    }
  }

  function widthOf(text: string, style: Style): number {
    let width = 0
    for (const { end } of place(text, style)) width = end
    return width
  }

  return {
    drawable,
    widthOf,
    line(text, style) {
      const shown = drawable(text, style.font)
      const outline: PathCommand[] = []
      let width = 0
      for (const { glyph, x, scale, end } of place(shown, style)) {
        width = end
        for (const { command, args } of glyph.path.commands) {
          // Fonts count upwards, pictures downwards
          outline.push({
            command: command as PathCommand['command'],
            args: args.map((value: number, at: number) =>
              at % 2 === 0 ? x + value * scale : -value * scale,
            ),
          })
        }
      }
      return { text: shown, width, outline }
    },
  }
}

function fontIn(file: Buffer): Font {
  const font = create(file)
  if (!('layout' in font)) throw new Error('A collection of fonts where one font is expected')
  return font
}

/** The text in parts, each with the first font that has its characters. */
function runs(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const found: { font: Font; part: string }[] = []
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    if (!font) continue
    const last = found.at(-1)
    if (last?.font === font) last.part += character
    else found.push({ font, part: character })
  }
  return found
}
