import { createHash } from 'node:crypto'
import * as z from 'zod'
import { parseArticle } from '#domain/posts/markup.ts'
import { createLoadedContent } from '../../content/store/loaded-content.ts'
import { buildIndex } from '../../content/store/post-index.ts'
import { pathOf } from '../../content/store/post-names.ts'

/** What a version makes of each content file: by file and field, a hash of the value. `article`: of the text's markup. */
export type Readings = z.infer<typeof readingsSchema>

export const readingsSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** Reads the folder as the server does, without its git. Files that cannot be read are left out. Changes nothing. */
export async function readingsOf(contentDir: string): Promise<Readings> {
  const content = createLoadedContent({ dir: contentDir, lookAgain() {}, onRemoved() {}, onReplaced() {} })
  await content.look(null)
  const readings: Readings = {}
  for (const { post } of buildIndex(content.candidates()).byId.values()) {
    // The revision is a hash of the bytes
    const { revision: _, ...fields } = post
    readings[pathOf(post.slug)] = hashed({ ...fields, article: parseArticle(post.content, post) })
  }
  const [site, catalogue] = [content.site(), content.catalogue()]
  if (site) readings['site.yaml'] = hashed(site)
  if (catalogue) readings['catalogue.yaml'] = hashed(catalogue)
  return readings
}

/** The fields that both versions know and read differently: `posts/x.md: title, article`. */
export function differencesBetween(one: Readings, other: Readings): string[] {
  return Object.entries(one).flatMap(([file, fields]) => {
    const others = other[file] ?? {}
    const different = Object.keys(fields).filter(
      (field) => others[field] !== undefined && others[field] !== fields[field],
    )
    return different.length > 0 ? [`${file}: ${different.join(', ')}`] : []
  })
}

const hashed = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16),
      ]),
  )
