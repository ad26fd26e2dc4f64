import sharp from 'sharp'
import { type CardDesign, cardHeight, cardWidth } from '#domain/site/card.schema.ts'
import { coverageOf } from './coverage.ts'
import type { Lettering, Outline, PathCommand } from './lettering.ts'
import { type Block, setBlock, steps } from './setting.ts'

/** What a card says. */
export type CardWords = {
  /** Of the site, beside its mark. */
  name: string
  heading: string
  /** Under the heading. */
  line: string
  /** A few words in the accent colour, over the heading. */
  label: string
}

type CardParts = {
  design: CardDesign
  ground: Buffer
  words: CardWords
  /** Of the post, in any format that can be decoded; goes into the design's arch. */
  picture: Buffer | null
}

/** All that a card is drawn from. */
export type CardMaterial = CardParts & { fonts: { display: Buffer[]; text: Buffer[] } }

/** Where the mark stands on every ground, and the name beside it. */
const nameStyle = { font: 'display', weight: 700, tracking: -0.02 } as const
const namePlace = { left: 132, top: 65, width: 400, height: 50 }

const headingStyle = { font: 'display', weight: 720, tracking: -0.03 } as const
const headingSteps = [
  ...steps([84, 80, 76, 72, 68], 2, 1.02),
  ...steps([84, 80, 76, 72, 68, 64, 60], 3, 1.02),
  ...steps([72, 68, 64, 60, 56, 52], 4, 1.04),
  ...steps([52, 48, 44, 40], 7, 1.12),
]
const lineStyle = { font: 'text', weight: 450 } as const
const lineSteps = steps([30, 28], 3, 1.38)
const longLineSteps = steps([27, 25], 4, 1.38)
/** What the line takes up at least. */
const lineRoom = 110
const labelStyle = { font: 'text', weight: 650 } as const
const labelGap = 24
const lineGap = 26

/** The card as an image: JPEG when it shows a photograph, else PNG. */
export async function drawCard(lettering: Lettering, parts: CardParts): Promise<Buffer> {
  const { design, ground, picture } = parts
  const words = {
    input: lettered(lettering, parts),
    raw: { width: cardWidth, height: cardHeight, channels: 4 },
  } as const
  const card = sharp(ground).removeAlpha()
  if (picture === null || !design.arch) {
    return card
      .composite([words])
      .png({ palette: true, colours: 256, dither: 0, effort: 3, compressionLevel: 8 })
      .toBuffer()
  }
  const { left, top } = design.arch
  const inArch = { input: await archOf(picture, design.arch), left, top }
  return card
    .composite([inArch, words])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** Every word of the card on a transparent sheet. */
function lettered(lettering: Lettering, { design, words }: CardParts): Buffer {
  const sheet = Buffer.alloc(cardWidth * cardHeight * 4)
  const { left, width, top, bottom, align } = design.words
  /** From a top edge down. */
  const print = ({ lines, size, leading }: Block, y: number, colour: string, x?: number) => {
    const outlines = lines.map(({ outline, width: wide }, index) =>
      moved(
        outline,
        x ?? (align === 'centre' ? left + (width - wide) / 2 : left),
        // The baseline: capitals stand in the middle of their line
        y + size * (leading * (index + 0.5) + 0.34),
      ),
    )
    fill(sheet, outlines, colour)
  }

  const name = setBlock(lettering, words.name, {
    style: nameStyle,
    steps: steps([36, 28], 1, 1.2),
    width: namePlace.width,
    height: namePlace.height,
  })
  print(name, namePlace.top, design.ink, namePlace.left)

  const label = setBlock(lettering, words.label, {
    style: labelStyle,
    steps: steps([26, 22], 1, 1.2),
    width,
    height: 40,
  })
  const labelHeight = label.height > 0 ? label.height + labelGap : 0
  const room = bottom - top - labelHeight
  const hasLetters = lettering.drawable(words.heading, 'display') !== ''
  const heading = setBlock(lettering, hasLetters ? words.heading : words.name, {
    style: headingStyle,
    steps: headingSteps,
    width,
    height: room - (words.line === '' ? 0 : lineRoom),
  })
  const line = setSentences(lettering, words.line, { width, height: room - heading.height - lineGap })
  const lineHeight = line.height > 0 ? line.height + lineGap : 0
  // In the middle of what is free, a little high as the eye wants it
  let y = top + Math.max(0, (room - heading.height - lineHeight) * 0.46)
  print(label, y, design.accent)
  y += labelHeight
  print(heading, y, design.ink)
  print(line, y + heading.height + lineGap, design.muted)
  return sheet
}

/** As many whole sentences as three lines hold; the first one may have a fourth before it is cut. */
function setSentences(lettering: Lettering, text: string, box: { width: number; height: number }): Block {
  const sentences = text.split(/(?<=[.!?])\s+/)
  for (let count = sentences.length; count > 0; count -= 1) {
    const some = sentences.slice(0, count).join(' ')
    const block = setBlock(lettering, some, { style: lineStyle, steps: lineSteps, ...box })
    if (!block.lines.at(-1)?.text.endsWith('…')) return block
  }
  return setBlock(lettering, sentences[0] ?? '', { style: lineStyle, steps: longLineSteps, ...box })
}

const moved = (outline: Outline, x: number, y: number): Outline =>
  outline.map(({ command, args }) => ({
    command,
    args: args.map((value, at) => value + (at % 2 === 0 ? x : y)),
  }))

/** Prints shapes that do not touch others on the sheet; what lies beyond its edges is left out. */
function fill(sheet: Buffer, outlines: readonly Outline[], colour: string): void {
  let [left, top, right, bottom] = [cardWidth, cardHeight, 0, 0]
  for (const outline of outlines) {
    for (const { args } of outline) {
      for (let at = 0; at < args.length; at += 2) {
        const [x = 0, y = 0] = [args[at], args[at + 1]]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
  }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  const width = Math.min(cardWidth, Math.ceil(right)) - left
  const height = Math.min(cardHeight, Math.ceil(bottom)) - top
  if (width <= 0 || height <= 0) return
  const values = coverageOf(outlines, { left, top, width, height })
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex')
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const value = values[row * width + column] ?? 0
      if (value === 0) continue
      const at = 4 * ((top + row) * cardWidth + left + column)
      sheet[at] = red
      sheet[at + 1] = green
      sheet[at + 2] = blue
      sheet[at + 3] = Math.round(value * 255)
    }
  }
}

/** The picture, cut to what matters in it, under a half circle on two legs. */
async function archOf(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const radius = width / 2
  const bend = radius * 0.5523
  const to = (command: PathCommand['command'], ...args: number[]): PathCommand => ({ command, args })
  const outline: Outline = [
    to('moveTo', 0, height),
    to('lineTo', 0, radius),
    to('bezierCurveTo', 0, radius - bend, radius - bend, 0, radius, 0),
    to('bezierCurveTo', radius + bend, 0, width, radius - bend, width, radius),
    to('lineTo', width, height),
    to('closePath'),
  ]
  const values = coverageOf([outline], { left: 0, top: 0, width, height })
  const mask = Buffer.from(values.map((value) => Math.round(value * 255)))
  // First the cut, on its own: a channel is joined to what was there before it
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width, height, channels: info.channels } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
