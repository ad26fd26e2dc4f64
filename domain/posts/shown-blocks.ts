import type { PictureFile } from '#domain/media/media.schema.ts'
import { type Block, parseArticle } from '#domain/posts/markup.ts'
import type { Post } from '#domain/posts/post.schema.ts'

/**
 * What readers see of a post's text: each picture with its size and copies, none where nothing lies at its address.
 * `pictureOf` answers for an image value.
 */
export const shownBlocks = (
  { content, title }: Pick<Post, 'content' | 'title'>,
  pictureOf: (value: string) => PictureFile | null,
): Block[] =>
  parseArticle(content, { title }).flatMap((block): Block[] => {
    if (block.kind !== 'picture') return [block]
    const picture = pictureOf(block.picture.src)
    return picture === null ? [] : [{ ...block, picture }]
  })
