import type { PageContextServer } from 'vike/types'
import type { MapPosition } from '#renderer/contact/map-addresses.ts'

export type Data = { position: MapPosition }

export async function data({ services }: PageContextServer): Promise<Data> {
  return { position: services.map() }
}
