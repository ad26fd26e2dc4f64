import { imageUrl } from '#domain/posts/post.schema.ts'
import { formatKey, ownFormats, toMarkdown, withPictures } from '../import/own-markdown.ts'
import { redirectsFile } from '../import/redirects-file.ts'
import { formatPostFile, type PostFile } from '../store/front-matter.ts'
import { type ExportedFile, type ExportedSite, objectName } from './exported-post.ts'

/** Posts as Markdown files with their front matter, pictures beside them. Nothing is lost: an import restores them. */

export const markdownPictures = 'images/'

export const markdownFiles = ({ posts, pictures, redirects }: ExportedSite): ExportedFile[] => [
  ...posts.map((post) => ({ name: `${post.slug}.md`, text: fileOf(post, pictures) })),
  ...(redirects === null ? [] : [{ name: redirectsFile, text: redirects }]),
]

function fileOf(post: PostFile, pictures: ReadonlySet<string>): string {
  const beside = (value: string): string | null => {
    const name = objectName(value)
    if (name !== null && pictures.has(name))
      return markdownPictures + name.split('/').map(encodeURIComponent).join('/')
    return value.startsWith('/') ? null : imageUrl(value)
  }
  const image = post.image === null ? null : (beside(post.image) ?? post.image)
  const linked = withPictures(post.content, beside)
  const content = toMarkdown(linked, post.title)
  const format = content === null ? ownFormats.plain : ownFormats.markdown
  return formatPostFile({
    ...post,
    image,
    content: content ?? linked,
    extra: new Map([[formatKey, format], ...post.extra]),
  })
}
