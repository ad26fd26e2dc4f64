import './captured-styles.ts'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type CardDesign, type CardStock, cardHeight, cardWidth } from '#domain/site/card.schema.ts'
import { dark, light } from '#renderer/theme/values.ts'
import { drawCard } from '#server/media/cards/draw.tsx'
import { createSocialCards } from '#server/media/cards/social-cards.ts'
import { type Design, drawingDesigns, pageCards, pictureDesign } from './designs.tsx'
import { drawingsOf, pictureOf } from './drawing.ts'
import { cardFonts, installDrawingFonts } from './fonts.ts'

type Folders = {
  drawingFonts: string
  /** Folder for the material from which the server draws further cards. */
  stock: string
  client: string
}

/**
 * Draws the card of every page under its permanent address. Stores what the server needs to draw the cards of posts, and those
 * of pages if the site is renamed.
 */
export async function writeSocialCards(
  name: string,
  { drawingFonts, stock, client }: Folders,
): Promise<void> {
  const files = new Map<string, Buffer>()
  const keep = (title: string, extension: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const file = `${title}-${hash}.${extension}`
    files.set(file, bytes)
    return file
  }

  await installDrawingFonts(drawingFonts)
  const ground = async (title: string, design: Design): Promise<CardDesign> => {
    const { paper, behind = '', scenes, ...rest } = design
    const svg = pictureOf(
      cardWidth,
      cardHeight,
      `<rect width="${cardWidth}" height="${cardHeight}" fill="${paper}"/>${behind}${scenes.map(drawingsOf).join('')}${mark(design)}`,
    )
    const picture = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
    return { ...rest, ground: keep(title, 'png', picture) }
  }

  const pages = Promise.all(
    Object.entries(pageCards).map(async ([page, { heading, line, keys, ...design }]) => {
      const title = `page${page === '/' ? '' : page.replaceAll('/', '-')}`
      return [page, { ...(await ground(title, design)), heading, line, keys }] as const
    }),
  )
  const drawings = Promise.all(drawingDesigns.map((design, index) => ground(`post-${index}`, design)))
  const cards: CardStock = {
    fonts: (await cardFonts()).map(({ name, data }) => ({ name, file: keep(name, 'ttf', data) })),
    pages: Object.fromEntries(await pages),
    drawings: await drawings,
    picture: await ground('post-picture', pictureDesign),
  }

  mkdirSync(stock, { recursive: true })
  for (const [file, bytes] of files) writeFileSync(path.join(stock, file), bytes)
  writeFileSync(path.join(stock, 'cards.json'), JSON.stringify(cards))

  const drawn = createSocialCards({
    stock: cards,
    read: async (file) => files.get(file) ?? Buffer.alloc(0),
    readPicture: async () => null,
    drawCard: ({ fonts, ...parts }) => drawCard(fonts, { ...parts, picture: null }),
    name: () => name,
  })
  const draw = async (page: string) => {
    const card = drawn.ofPage(page)
    if (!card) return
    const file = path.join(client, card.image.src)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await drawn.draw(card))
  }
  await Promise.all(Object.keys(pageCards).map(draw))
}

function mark({ ink }: Design): string {
  const onBand = ink === light.color.onBand
  const [arch, reflection] = onBand
    ? [dark.color.accent, dark.color.second]
    : [light.color.accent, light.color.second]
  return `<svg x="66" y="58" width="58" height="58" viewBox="0 0 32 32"><path fill="${arch}" d="M3.5 18.5V15a12.5 12.5 0 0 1 25 0v3.5H22V15a6 6 0 0 0-12 0v3.5Z"/><path fill="${reflection}" d="M3.5 21.5H10a6 3.2 0 0 0 12 0h6.5a12.5 8.2 0 0 1-25 0Z"/></svg>`
}
