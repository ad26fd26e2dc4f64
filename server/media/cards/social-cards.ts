import { createHash } from 'node:crypto'
import type { Locale } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { localeOf } from '#domain/routes.ts'
import {
  type CardDesign,
  type CardStock,
  cardHeight,
  cardWidth,
  type SocialImage,
} from '#domain/site/card.schema.ts'
import { noTexts, type OwnTexts } from '#domain/site/own-texts.ts'
import { changedTexts } from '#locales/own.ts'
import { problem } from '../../kernel/errors.ts'
import type { CardMaterial, CardWords } from './draw.tsx'

export type SocialCard = {
  image: SocialImage
  design: CardDesign
  words: CardWords
  /** The post's picture: a path below the public objects. */
  picture: string | null
}

type CardPost = {
  slug: string
  title: string
  category: string
  readTime: string
  /** Selects the drawing when there is no picture: any whole number. */
  drawing: number
  image: PictureFile | null
  imageAlt: string
}

type SocialCardsOptions = {
  stock: CardStock
  read: (file: string) => Promise<Buffer>
  /** A picture of a post; null when it cannot be read. */
  readPicture: (path: string) => Promise<Buffer | null>
  drawCard: (material: CardMaterial) => Promise<Buffer>
  name: () => string
  texts?: (locale: Locale) => OwnTexts
}

export type SocialCards = ReturnType<typeof createSocialCards>

/** Raise it with every change of how cards are drawn, so that all cards get a new address. */
const recipe = 2
export const cardsPath = '/cards'

/** Finds and draws the card of a page or a post. A card's address contains a hash of what the card shows. */
export function createSocialCards({ stock, read, readPicture, drawCard, name, texts }: SocialCardsOptions) {
  let fonts: Promise<CardMaterial['fonts']> | undefined

  async function loadFonts(): Promise<CardMaterial['fonts']> {
    return Promise.all(stock.fonts.map(async ({ name, file }) => ({ name, data: await read(file) })))
  }

  function cardOf(
    place: string,
    design: CardDesign,
    words: CardWords,
    { picture, alt }: { picture: string | null; alt: string },
  ): SocialCard {
    const shown = JSON.stringify([recipe, stock.fonts, design, words, picture])
    const hash = createHash('sha256').update(shown).digest('hex').slice(0, 16)
    const extension = picture === null ? 'png' : 'jpg'
    return {
      image: {
        src: `${cardsPath}/${place}-${hash}.${extension}`,
        width: cardWidth,
        height: cardHeight,
        type: picture === null ? 'image/png' : 'image/jpeg',
        alt,
      },
      design,
      words,
      picture,
    }
  }

  return {
    ofPage(path: string): SocialCard | null {
      const page = Object.hasOwn(stock.pages, path) ? stock.pages[path] : undefined
      if (!page) return null
      const { heading: shippedHeading, line: shippedLine, keys, ...design } = page
      const changed = changedTexts(texts?.(localeOf(path)) ?? noTexts) ?? {}
      const heading = changed[keys.heading] ?? shippedHeading
      const line = (keys.line === undefined ? undefined : changed[keys.line]) ?? shippedLine
      const words = { name: name(), heading, line, label: '' }
      return cardOf(placeOf(path), design, words, { picture: null, alt: `${name()}: ${plain(heading)}` })
    },

    /** With the post's own picture if it is stored here; pictures on other hosts are not fetched. */
    ofPost({ slug, title, category, readTime, drawing, image, imageAlt }: CardPost): SocialCard | null {
      const picture = copyOf(image)
      const design = picture === null ? stock.drawings[drawing % stock.drawings.length] : stock.picture
      if (!design) return null
      const words = {
        name: name(),
        heading: title,
        line: '',
        label: [category, readTime].filter((part) => part !== '').join(' · '),
      }
      return cardOf(`blog/${encodeURIComponent(slug)}`, design, words, {
        picture,
        alt:
          picture === null || imageAlt === '' ? `${name()}: ${plain(title)}` : `${plain(title)}. ${imageAlt}`,
      })
    },

    pageAt: (place: string): string | null =>
      Object.keys(stock.pages).find((path) => placeOf(path) === place) ?? null,

    /** Throws a `Problem` 404 when the post's picture is gone. */
    async draw({ design, words, picture }: SocialCard): Promise<Buffer> {
      fonts ??= loadFonts()
      const bytes = picture === null ? null : await readPicture(picture)
      if (picture !== null && bytes === null) throw problem('not-found', 'There is no such picture.')
      return drawCard({
        fonts: await fonts,
        design,
        ground: await read(design.ground),
        words,
        picture: bytes,
      })
    },
  }
}

/** The smallest copy that fills the card. Copies are written once: the address identifies the content. */
function copyOf(image: PictureFile | null): string | null {
  if (!image?.copies) return null
  const { base, widths } = image.copies
  const width = widths.find((one) => one >= cardWidth) ?? widths.at(-1)
  return width === undefined ? null : `${base}/${width}.webp`
}

const placeOf = (path: string): string => path.slice(1).replace(/\//g, '-') || 'home'

/** Without characters that only control line breaks. */
const plain = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')
