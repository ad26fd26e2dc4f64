import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An article as pasted, with what an editor would have entered. */
export type LabelledArticle = {
  language: 'en' | 'it'
  title: string
  category: string
  /** Only if a line of the text names it. */
  slug: string | null
  description: string | null
  text: string
}

const folder = path.resolve(import.meta.dirname, '../../../fixtures/extract')

/**
 * The labelled set. `%%%` begins an article, `%%` ends its labels. Characters that git may not preserve are inserted here:
 * `as: crlf` for Windows line ends, `as: nbsp` to make every seventh space non-breaking.
 */
export const labelledArticles = (): LabelledArticle[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split(/^%%% /m)
        .slice(1)
        .map((entry) => toArticle(entry, name.startsWith('it') ? 'it' : 'en')),
    )

function toArticle(entry: string, language: 'en' | 'it'): LabelledArticle {
  const [head = '', body = ''] = entry.split(/^%%\n/m)
  const label = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? null
  const as = label('as') ?? ''
  let text = body.trim()
  let spaces = 0
  if (as.includes('nbsp')) text = text.replace(/ /g, () => (++spaces % 7 === 0 ? '\u00a0' : ' '))
  if (as.includes('crlf')) text = text.replace(/\n/g, '\r\n')
  return {
    language,
    title: label('title') ?? '',
    category: label('category') ?? '',
    slug: label('slug'),
    description: label('description'),
    text,
  }
}
