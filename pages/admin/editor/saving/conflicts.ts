import type { MergeConflict } from '#domain/posts/conflicts.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'

/** A save that conflicts with somebody else's: what needs a choice, and the result of the choices. Pure. */

export type Choice = 'mine' | 'theirs' | 'both'

/** The body of a 409 (server/content/posts/routes.ts); `merged` is missing if the server could not merge. */
export type ConflictAnswer = { current: Post; merged?: Post; conflicts?: MergeConflict[] }

/** Both texts of the content can be kept, one after the other; any other field can have only one value. */
export const canBeBoth = ({ field, range }: MergeConflict): boolean =>
  field === 'content' && range !== undefined

/** The post to save: the merged one, with each conflict as chosen (`mine` by default). */
export function resolve(merged: Post, conflicts: readonly MergeConflict[], choices: readonly Choice[]): Post {
  const resolved: Record<string, unknown> = { ...merged }
  let { content } = merged
  // From the last place to the first, so that no other place moves
  for (const [index, conflict] of [...conflicts.entries()].reverse()) {
    const choice = choices[index] ?? 'mine'
    const { field, mine, theirs, range } = conflict
    if (field === 'content' && range) {
      const texts = { mine: [mine], theirs: [theirs], both: [mine, theirs] }[choice]
      const taken = texts.map((text) => String(text ?? '')).filter((text) => text !== '')
      content = content.slice(0, range[0]) + taken.join('\n\n') + content.slice(range[1])
    } else if (field === 'content') content = String((choice === 'theirs' ? theirs : mine) ?? '')
    else resolved[field] = choice === 'theirs' ? theirs : mine
  }
  return { ...merged, ...resolved, content }
}

const compared = [
  'title',
  'content',
  'description',
  'category',
  'readTime',
  'slug',
  'image',
  'imageAlt',
  'faqData',
  'published',
  'publishedAt',
  'publishedUntil',
] as const
export type ComparedField = (typeof compared)[number]

type Sent = { [Name in ComparedField]?: Post[Name] | undefined }

/** The fields in which the stored post differs from what was sent: what others have brought in. */
export const broughtIn = (sent: Sent, stored: Post): ComparedField[] =>
  compared.filter((name) => {
    const value = sent[name]
    if (value === undefined || (name === 'slug' && value === '')) return false
    return (typeof value === 'string' ? value.trim() : value) !== stored[name] && (value || stored[name])
  })

/** For a response without conflicts: every differing field is one. */
export function conflictsOf(mine: Sent, theirs: Post): MergeConflict[] {
  return broughtIn(mine, theirs).map((field) => ({
    field,
    base: null,
    mine: mine[field] ?? null,
    theirs: theirs[field],
  }))
}

/** Who saved in the meantime, as the beginning of a sentence. */
export const savedBy = (name: string | undefined): string =>
  name ? editorText.savedBy({ name }) : editorText.savedBySomebody
