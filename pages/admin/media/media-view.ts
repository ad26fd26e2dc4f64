import type { MediaImage } from '#domain/media/media.schema.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { wordsAreIn } from '#renderer/ui/words-are-in.ts'

export type ShownImage = MediaImage & {
  /** When it was uploaded, in words. */
  when: string
}

export const shownImages = (images: readonly MediaImage[], now: number): ShownImage[] =>
  images.map((image) => ({ ...image, when: momentInWords(image.uploadedAt, now) }))

export const shows = ['all', 'used', 'unused'] as const

/** The view of the pictures. It is in the address, so that it can be bookmarked and works without script. */
export type MediaView = {
  show: (typeof shows)[number]
  find: string
  /** The picture whose facts are open. */
  image: string | null
  /** The maximum number shown. */
  most: number
}

/** Fills whole rows of four, three or two. */
export const pageSize = 96

export function readView(search: Record<string, string>): MediaView {
  const most = Number(search.most)
  return {
    show: shows.find((show) => show === search.show) ?? 'all',
    find: (search.find ?? '').slice(0, 200),
    image: search.image ?? null,
    most: Number.isInteger(most) && most > pageSize && most <= 100_000 ? most : pageSize,
  }
}

export function addressOf({ show, find, image, most }: MediaView): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (find !== '') query.set('find', find)
  if (most !== pageSize) query.set('most', String(most))
  if (image !== null) query.set('image', image)
  return query.size > 0 ? `/admin/media?${query}` : '/admin/media'
}

/** The pictures with each search word in their name, a description, or the title of a post that uses them. */
export function chosen<Image extends Pick<MediaImage, 'id' | 'name' | 'usedIn' | 'altTexts'>>(
  images: readonly Image[],
  { show, find }: Pick<MediaView, 'show' | 'find'>,
): Image[] {
  return images.filter(({ id, name, usedIn, altTexts }) => {
    if (show !== 'all' && usedIn.length > 0 !== (show === 'used')) return false
    return wordsAreIn(find, [name, id, ...altTexts, ...usedIn.map(({ title }) => title)].join('\n'))
  })
}
