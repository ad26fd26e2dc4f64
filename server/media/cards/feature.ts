import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#domain/locales.ts'
import { publicObjects } from '#domain/media/media.schema.ts'
import { cardStock } from '#domain/site/card.schema.ts'
import type { OwnTexts } from '#domain/site/own-texts.ts'
import type { Feature } from '../../kernel/feature.ts'
import { readBytesOrNull, readOrNull } from '../../kernel/files.ts'
import type { ImageProcess } from '../images/image-process.ts'
import { createCardRoutes } from './routes.ts'
import { createSocialCards, type SocialCard, type SocialCards } from './social-cards.ts'

type CardsOptions = {
  /** The build's folder for social cards. There are no cards when it is undefined or contains no stock. */
  folder: string | undefined
  publicObjectsDir: string
  drawCard: ImageProcess['drawCard']
  siteName: () => string
  texts: (locale: Locale) => OwnTexts
  postOf: (slug: string) => Parameters<SocialCards['ofPost']>[0] | null
  movedTo: (slug: string) => string | null
  /** Instead of the stock of the folder. */
  cards?: SocialCards
}

export async function createCardsFeature(options: CardsOptions) {
  const { postOf, movedTo } = options
  const cards = options.cards ?? (await openCards(options))
  const ofPost = (slug: string): SocialCard | null => {
    const post = postOf(slug)
    return (post && cards?.ofPost(post)) ?? null
  }
  return {
    name: 'cards',
    ...(cards && { routes: () => createCardRoutes({ cards, ofPost, movedTo }) }),
    forPages: () => ({
      socialCard: (page: string) =>
        (ofPost(/^\/blog\/(.+)$/.exec(page)?.[1] ?? '') ?? cards?.ofPage(page))?.image ?? null,
    }),
  } satisfies Feature
}

async function openCards(options: CardsOptions): Promise<SocialCards | null> {
  const { folder, publicObjectsDir, drawCard, siteName, texts } = options
  const text = folder === undefined ? null : await readOrNull(path.join(folder, 'cards.json'))
  if (folder === undefined || text === null) return null
  return createSocialCards({
    stock: cardStock.parse(JSON.parse(text)),
    read: (file) => readFile(path.join(folder, file)),
    readPicture: (address) =>
      readBytesOrNull(path.join(publicObjectsDir, address.slice(publicObjects.length))),
    drawCard,
    name: siteName,
    texts,
  })
}
