import type { ReactElement, ReactNode } from 'react'
import * as z from 'zod'
import { type Locale, locales } from '#domain/locales.ts'
import { type ServiceSlug, serviceSlugs } from '#domain/services.ts'
import type { Drawing } from '#renderer/art/drawing.tsx'
import { drawingClasses as styles } from '#renderer/service/drawing.css.ts'
import { drawingWords } from '#renderer/service/drawing-words.ts'

type ServiceOpening = { heading: string; lead: string; scene: ReactNode }

const openingText = z.object({ heading: z.string(), lead: z.string(), words: z.any() })

/** Uses the scene for phones, which is as tall as a card. Throws when a file of the service is missing. */
async function openingOf(locale: Locale, slug: ServiceSlug): Promise<ServiceOpening> {
  const name = `${slug.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Text`
  const texts: Record<string, unknown> = await import(`../../locales/${locale}/services/${slug}.ts`)
  const { heading, lead, words } = openingText.parse(texts[name], {
    error: () => `locales/${locale}/services/${slug}.ts has no ${name} with heading and lead`,
  })
  const { default: SmallOpening }: { default: Drawing } = await import(
    `../../renderer/art/services/${slug}/opening-small.svg`
  )
  return { heading, lead, scene: <SmallOpening words={drawingWords(slug, words)} styles={styles} /> }
}

async function openingsIn(locale: Locale): Promise<Record<ServiceSlug, ServiceOpening>> {
  const openings = serviceSlugs.map(async (slug) => [slug, await openingOf(locale, slug)] as const)
  return Object.fromEntries(await Promise.all(openings)) as Record<ServiceSlug, ServiceOpening>
}

export const serviceOpenings = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await openingsIn(locale)] as const)),
) as Record<Locale, Record<ServiceSlug, ServiceOpening>>

async function thumbnailOf(slug: ServiceSlug): Promise<ReactElement> {
  const { default: Thumbnail }: { default: Drawing } = await import(
    `../../renderer/art/services/${slug}/thumbnail.svg`
  )
  return <Thumbnail styles={styles} />
}

export const serviceThumbnails = Object.fromEntries(
  await Promise.all(serviceSlugs.map(async (slug) => [slug, await thumbnailOf(slug)] as const)),
) as Record<ServiceSlug, ReactElement>
