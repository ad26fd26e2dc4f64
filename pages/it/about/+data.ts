import type { PageContextServer } from 'vike/types'
import type { Founder } from '#renderer/about/founders.tsx'
import { claimValue } from '#renderer/claims.ts'

export type Data = {
  founders: Founder[]
  teamImage: string | null
  followers: string
  custom: string
  reply: string
}

export async function data({ services }: PageContextServer): Promise<Data> {
  const catalogue = services.catalogue()
  return {
    ...services.team('it'),
    followers: claimValue(catalogue, 'followers'),
    custom: claimValue(catalogue, 'custom'),
    reply: claimValue(catalogue, 'reply'),
  }
}
