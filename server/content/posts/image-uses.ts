import type { MediaUse } from '#domain/media/media.schema.ts'
import { picturesIn } from '#domain/posts/article-pictures.ts'
import { isDecorative } from '#domain/posts/decorative.ts'
import { imageUrl, type Post, postState } from '#domain/posts/post.schema.ts'
import type { Site } from '#domain/site/site.schema.ts'

const publicPath = /\/public-objects\/[^\s()<>"'\]]+/g

/**
 * Where images are used: public path → places. A post uses its own image and those that its text shows or
 * links to. Drafts and scheduled posts count too.
 */
export function imageUses(posts: readonly Post[], site: Site, now: number): Map<string, MediaUse[]> {
  const uses = new Map<string, MediaUse[]>()
  const add = (address: string | null, use: MediaUse) => {
    const path = pathOf(address)
    if (path) uses.set(path, [...(uses.get(path) ?? []), use])
  }
  for (const post of posts) {
    const { id, slug, title, content } = post
    const state = postState(post, now)
    const place = { id, slug, title, state } as const
    if (post.image) {
      const alt = isDecorative(post.imageAlt) ? null : (post.imageAlt ?? '')
      add(imageUrl(post.image), { ...place, field: 'image', alt })
    }
    const shown = new Map(picturesIn(content).map(({ src, alt }) => [pathOf(src), alt]))
    for (const [path, alt] of shown) {
      add(path, { ...place, field: 'content', alt: isDecorative(alt) ? null : alt })
    }
    const linked = (content.match(publicPath) ?? []).map((path) => path.replace(/[.,;:!?]+$/, ''))
    for (const path of new Set(linked)) {
      if (!shown.has(path)) add(path, { ...place, field: 'content', alt: null })
    }
  }
  const place = { id: null, slug: null, title: 'About page', state: 'settings', alt: null } as const
  if (site.teamImage) add(imageUrl(site.teamImage), { ...place, field: 'teamImage' })
  for (const { photo } of site.founders) {
    if (photo) add(imageUrl(photo), { ...place, field: 'founderPhoto' })
  }
  if (site.logo && !site.logo.startsWith('<'))
    add(imageUrl(site.logo), { ...place, title: 'Logo', field: 'logo' })
  return uses
}

const pathOf = (address: string | null): string => address?.split(/[?#]/, 1)[0] ?? ''
