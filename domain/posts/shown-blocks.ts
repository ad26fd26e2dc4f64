import type { PictureFile } from '#domain/media/media.schema.ts'
import { type Block, parseArticle } from '#domain/posts/markup.ts'
import type { Post } from '#domain/posts/post.schema.ts'

/**
 * The blocks of a post that readers see: each picture with its size and copies, omitted if there is no file at its address.
 * `pictureOf` looks up an image value.
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
