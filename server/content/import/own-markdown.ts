import { pictureLine, picturesIn } from '#domain/posts/article-pictures.ts'
import { traceArticle } from '#domain/posts/markup.ts'

/**
 * An article's text as Markdown that other software shows alike, and back again, line by line and without loss: headings
 * get their signs, and lines that no reader sees become comments. Pure.
 */

/** Front-matter key of our own export. */
export const formatKey = 'ponteFormat'
/** Its values: the body is to be read with `fromMarkdown`, or as it is. */
export const ownFormats = { markdown: 'markdown-1', plain: 'plain-1' } as const

/** Null when the text has lines that look like the signs: it is then kept as it is. */
export function toMarkdown(body: string, title: string): string | null {
  const { blocks, hidden } = traceArticle(body, { title })
  const lines = body.split('\n')
  for (const { block, from } of blocks) {
    if (block.kind === 'heading') lines[from] = `${'#'.repeat(block.level)} ${lines[from] ?? ''}`
  }
  for (const { line } of hidden) lines[line] = `<!-- ${lines[line] ?? ''} -->`
  const text = lines.join('\n')
  return fromMarkdown(text) === body ? text : null
}

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
