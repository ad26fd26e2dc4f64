import { pictureLine, picturesIn } from '#domain/posts/article-pictures.ts'

/**
 * The Markdown that older versions of Ponte exported: an article's text with signs before its headings, and lines that no
 * reader sees in comments. Pure.
 */

/** Front-matter key of our own export. */
export const formatKey = 'ponteFormat'
/** Its values: the body is to be read with `fromMarkdown`, or as it is. */
export const ownFormats = { markdown: 'markdown-1', plain: 'plain-1' } as const

export const fromMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => /^<!-- (.*) -->$/.exec(line)?.[1] ?? line.replace(/^#{2,4} /, ''))
    .join('\n')

/** The body with other addresses of its pictures; a null keeps one. */
export function withPictures(body: string, addressOf: (address: string) => string | null): string {
  if (picturesIn(body).length === 0) return body
  return body
    .split('\n')
    .map((line) => {
      const found = pictureLine(line.trim())
      const next = found && addressOf(found.address)
      return found && next ? line.replace(`](${found.address}`, () => `](${next}`) : line
    })
    .join('\n')
}
