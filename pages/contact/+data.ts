import type { PageContextServer } from 'vike/types'
import type { MapPosition } from '#domain/site/business.ts'
import type { OpeningHours } from '#renderer/contact/opening-hours.ts'

export type Data = { position: MapPosition; hours: OpeningHours[] }

export async function data({ services, locale }: PageContextServer): Promise<Data> {
  return { position: services.map(), hours: services.openingHours(locale) }
}
