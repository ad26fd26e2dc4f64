import type { PageContextServer } from 'vike/types'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Founder } from '#domain/site/business.ts'
import { labelledClaim } from '#renderer/claims/claims.ts'

export type Data = { founders: Founder[]; teamImage: PictureFile | null; followers: string }

export async function data({ services, locale }: PageContextServer): Promise<Data> {
  return {
    ...services.team(locale),
    followers: labelledClaim(services.catalogue(), 'followers', locale).value,
  }
}
