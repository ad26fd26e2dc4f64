import type { CSSProperties } from 'react'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'
import { type CardDesign, type CardFont, cardHeight, cardWidth } from '#domain/site/card.schema.ts'
import type { Pixels } from '../images/image.ts'

export type CardWords = {
  name: string
  heading: string
  line: string
  label: string
}

type CardParts = {
  design: CardDesign
  /** A PNG of the card's size. */
  ground: Buffer
  words: CardWords
  /** The post's picture, drawn in the design's arch. */
  picture: Pixels | null
}

/** All that a card is drawn from. `picture` may have any format that can be decoded. */
export type CardMaterial = Omit<CardParts, 'picture'> & { picture: Buffer | null; fonts: Fonts }

/** Satori caches the parsed fonts as long as it gets the same array. */
export type Fonts = { name: CardFont; data: Buffer }[]

/** The Latin letters of a font come in one file, those of other European languages in another. */
const familyOf = (name: 'display' | 'text' | 'label'): string => `${name}, ${name}-ext`

/** Font size in pixels, the max number of lines, and the line height as a multiple of the size. */
type Step = { size: number; lines: number; leading: number }

const steps = (sizes: readonly number[], lines: number, leading: number): Step[] =>
  sizes.map((size) => ({ size, lines, leading }))

const headingSteps = [
  ...steps([84, 80, 76, 72, 68], 2, 1.02),
  ...steps([84, 80, 76, 72, 68, 64, 60], 3, 1.02),
  ...steps([72, 68, 64, 60, 56, 52], 4, 1.04),
  ...steps([52, 48, 44, 40], 7, 1.12),
]
const lineSteps = steps([30, 28], 3, 1.38)
const longLineSteps = steps([27, 25], 4, 1.38)
/** Min height that the heading leaves for the line. */
const lineRoom = 110
const labelGap = 24
const lineGap = 26

/** The card as an image: JPEG when it shows a photograph, else PNG. */
export async function drawCard(fonts: Fonts, { design, ground, words, picture }: CardParts): Promise<Buffer> {
  const { left, width, top, bottom, align } = design.words
  const drawable = await drawableIn(fonts, Object.values(words).join(' '))
  const name = await setText(fonts, drawable(words.name), {
    style: { fontFamily: familyOf('display'), letterSpacing: '-0.02em' },
    steps: steps([36, 28], 1, 1.2),
    width: 400,
    height: 50,
  })
  const label = await setText(fonts, drawable(words.label), {
    style: { fontFamily: familyOf('label') },
    steps: steps([26, 22], 1, 1.2),
    width,
    height: 40,
  })
  const room = bottom - top - (label.text === '' ? 0 : label.height + labelGap)
  const heading = await setText(fonts, drawable(words.heading) || name.text, {
    style: { fontFamily: familyOf('display'), letterSpacing: '-0.03em' },
    steps: headingSteps,
    width,
    height: room - (words.line === '' ? 0 : lineRoom),
  })
  const line = await setSentences(fonts, drawable(words.line), {
    width,
    height: room - heading.height - lineGap,
  })

  const svg = await satori(
    <div style={{ display: 'flex', width: cardWidth, height: cardHeight }}>
      {picture && design.arch && (
        <img
          src={`data:image/png;base64,${(await cropped(picture, design.arch)).toString('base64')}`}
          alt=""
          style={{
            ...design.arch,
            position: 'absolute',
            borderTopLeftRadius: design.arch.width / 2,
            borderTopRightRadius: design.arch.width / 2,
          }}
        />
      )}
      <div style={{ ...name.style, position: 'absolute', left: 132, top: 65, color: design.ink }}>
        {name.text}
      </div>
      <div
        style={{
          position: 'absolute',
          left,
          top,
          width,
          height: bottom - top,
          display: 'flex',
          flexDirection: 'column',
          textAlign: align === 'centre' ? 'center' : 'left',
        }}
      >
        {/* A little above the middle, where the eye expects it */}
        <div style={{ flexGrow: 0.46 }} />
        {label.text !== '' && (
          <div style={{ ...label.style, marginBottom: labelGap, color: design.accent }}>{label.text}</div>
        )}
        <div style={{ ...heading.style, color: design.ink }}>{heading.text}</div>
        {line.text !== '' && (
          <div style={{ ...line.style, marginTop: lineGap, color: design.muted }}>{line.text}</div>
        )}
        <div style={{ flexGrow: 0.54 }} />
      </div>
    </div>,
    { width: cardWidth, height: cardHeight, fonts },
  )
  const card = sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
  return picture === null
    ? card.png({ palette: true, colours: 256, dither: 0, effort: 3, compressionLevel: 8 }).toBuffer()
    : card.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}

type Block = { text: string; style: CSSProperties; height: number; isCut: boolean }

type Measure = {
  style: CSSProperties
  /** In order of preference: the first that fits is used. */
  steps: readonly Step[]
  /** In pixels, as is `height`, the max height. */
  width: number
  height: number
}

/** The first size that fits. In the last size, the text is cut and words wider than the line are broken. */
async function setText(fonts: Fonts, text: string, { style, steps, width, height }: Measure): Promise<Block> {
  const last = steps.at(-1)
  for (const step of steps) {
    const { size, leading } = step
    const lineClamp = Math.max(1, Math.min(step.lines, Math.floor(height / (size * leading))))
    const set: CSSProperties = {
      ...style,
      width,
      fontSize: size,
      lineHeight: leading,
      flexShrink: 0,
      wordBreak: step === last ? 'break-word' : 'normal',
    }
    const words = await sizeOf(
      fonts,
      text.replaceAll(' ', '\n'),
      { ...set, width: 'auto', whiteSpace: 'pre' },
      { height },
    )
    const whole = await sizeOf(fonts, text, set, { width })
    // The layout rounds the height of each line
    const lines = Math.round(whole.height / (size * leading))
    const isCut = lines > lineClamp
    if (step !== last && (isCut || words.width > width)) continue
    return {
      text,
      style: { ...set, ...(isCut ? { lineClamp } : { textWrap: 'balance' }) },
      height: Math.min(lines, lineClamp) * size * leading,
      isCut,
    }
  }
  throw new Error('No size to set the text in')
}

/** As many whole sentences as three lines hold. The first sentence may use a fourth line before it is cut. */
async function setSentences(
  fonts: Fonts,
  text: string,
  box: { width: number; height: number },
): Promise<Block> {
  const style = { fontFamily: familyOf('text') }
  const sentences = text.split(/(?<=[.!?])\s+/)
  for (let count = sentences.length; count > 0; count -= 1) {
    const some = sentences.slice(0, count).join(' ')
    const block = await setText(fonts, some, { style, steps: lineSteps, ...box })
    if (!block.isCut) return block
  }
  return setText(fonts, sentences[0] ?? '', { style, steps: longLineSteps, ...box })
}

async function sizeOf(
  fonts: Fonts,
  text: string,
  style: CSSProperties,
  given: { width: number } | { height: number },
): Promise<{ width: number; height: number }> {
  let size = { width: 0, height: 0 }
  const options: SatoriOptions = {
    ...given,
    fonts,
    onNodeDetected: ({ width, height }) => {
      size = { width, height }
    },
  }
  await satori(<div style={style}>{text}</div>, options)
  return size
}

/** The function replaces characters missing in the fonts with their plain letters, or removes them. */
async function drawableIn(fonts: Fonts, text: string): Promise<(part: string) => string> {
  const missing = new Set<string>()
  const loadAdditionalAsset = async (_language: string, segment: string) => {
    for (const character of segment) missing.add(character)
    return []
  }
  const candidates = clean(text) + withoutMarks(clean(text))
  await satori(<div>{candidates}</div>, { width: cardWidth, fonts, loadAdditionalAsset })
  const isThere = (form: string) => Array.from(form).every((character) => !missing.has(character))
  return (part) =>
    Array.from(clean(part))
      .map((character) => [character, withoutMarks(character)].find(isThere) ?? '')
      .join('')
      .replace(/ +/g, ' ')
      .trim()
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Without invisible characters, which control line breaks, ligatures or the direction. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\u00a0]/g, ' ')
    .replace(/[\p{C}\p{M}]/gu, '')

const cropped = (
  { data, ...raw }: Pixels,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(data, { raw })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer()
