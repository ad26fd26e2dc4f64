import type { PictureFile } from '#domain/media/media.schema.ts'
import { type Block, parseArticle } from '#domain/posts/markup.ts'
import type { Post } from '#domain/posts/post.schema.ts'

/** The blocks that readers see: each picture with its size and copies, omitted if its file does not exist. */
export const shownBlocks = (
  { content, title }: Pick<Post, 'content' | 'title'>,
  pictureOf: (value: string) => PictureFile | null,
): Block[] =>
  parseArticle(content, { title }).flatMap((block): Block[] => {
    if (block.kind !== 'picture') return [block]
    const picture = pictureOf(block.picture.src)
    return picture === null ? [] : [{ ...block, picture }]
  })
