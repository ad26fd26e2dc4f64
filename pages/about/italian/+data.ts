import type { PageContextServer } from 'vike/types'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Founder } from '#domain/page-services.ts'
import { labelledClaim } from '#renderer/claims/claims.ts'

export type Data = {
  founders: Founder[]
  teamImage: PictureFile | null
  followers: string
  custom: string
  reply: string
}

export async function data({ services }: PageContextServer): Promise<Data> {
  const catalogue = services.catalogue()
  const figure = (id: string) => labelledClaim(catalogue, id, 'it').value
  return {
    ...services.team('it'),
    followers: figure('followers'),
    custom: figure('custom'),
    reply: figure('reply'),
  }
}
