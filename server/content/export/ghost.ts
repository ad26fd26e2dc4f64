import { createHash } from 'node:crypto'
import { shownAlt } from '#domain/posts/decorative.ts'
import { imageUrl, isPublic } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { absolute } from '../../discovery/article-html.ts'
import {
  authorOf,
  type ExportedFile,
  type ExportedSite,
  htmlOf,
  objectName,
  tagsOf,
} from './exported-post.ts'

/** One file for Ghost's importer (Settings > Import), with the pictures where Ghost keeps them. */

export const ghostPictures = 'content/images/'
const ghostSite = '__GHOST_URL__'

export function ghostFiles({ name, origin, posts, pictures, now }: ExportedSite): ExportedFile[] {
  const pictureOf = (value: string): string | null => {
    const object = objectName(value)
    if (object !== null && pictures.has(object)) return `${ghostSite}/${ghostPictures}${object}`
    const address = imageUrl(value)
    return address === null ? null : absolute(address, origin)
  }
  const tagNames = [...new Set(posts.flatMap((post) => [post.category, ...tagsOf(post)]))]
  const authors = [...new Set(posts.map((post) => authorOf(post, name)))]
  const data = {
    posts: posts.map((post) => ({
      id: idOf('post', post.id),
      uuid: post.id,
      title: post.title,
      slug: post.slug,
      html: htmlOf(post, origin).replaceAll(
        `src="${origin}/public-objects/`,
        `src="${ghostSite}/${ghostPictures}`,
      ),
      type: 'post',
      status: !post.published ? 'draft' : isPublic(post, now) ? 'published' : 'scheduled',
      visibility: 'public',
      feature_image: post.image === null ? null : pictureOf(post.image),
      custom_excerpt: post.description,
      created_at: post.createdAt || null,
      updated_at: post.updatedAt || null,
      published_at: post.publishedAt,
    })),
    posts_meta: posts.flatMap((post) =>
      post.imageAlt === null
        ? []
        : [
            {
              post_id: idOf('post', post.id),
              feature_image_alt: shownAlt(post.imageAlt),
              meta_description: null,
            },
          ],
    ),
    tags: tagNames.map((tag) => ({ id: idOf('tag', tag), name: tag, slug: slugify(tag) })),
    posts_tags: posts.flatMap((post) =>
      [post.category, ...tagsOf(post)].map((tag, at) => ({
        post_id: idOf('post', post.id),
        tag_id: idOf('tag', tag),
        sort_order: at,
      })),
    ),
    users: authors.map((author) => ({
      id: idOf('user', author),
      name: author,
      slug: slugify(author),
      email: `${slugify(author) || 'author'}@example.com`,
    })),
    posts_authors: posts.map((post) => ({
      post_id: idOf('post', post.id),
      author_id: idOf('user', authorOf(post, name)),
      sort_order: 0,
    })),
  }
  const text = JSON.stringify({ db: [{ meta: { exported_on: now, version: '5.0.0' }, data }] }, null, 2)
  return [{ name: 'ghost.json', text: `${text}\n` }]
}

/** As Ghost has them: 24 hexadecimal digits. */
const idOf = (kind: string, of: string): string =>
  createHash('sha256').update(`${kind}:${of}`).digest('hex').slice(0, 24)
