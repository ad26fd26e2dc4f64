import type { Post } from '#domain/posts/post.schema.ts'
import type { MarkedText } from '#domain/posts/post-views.ts'
import type { Query } from './post-index.ts'
import { textOfPost } from './post-text.ts'
import { wordsIn } from './words.ts'

const longest = 240
/** Characters before the first marked word. */
const lead = 70

export function marked(text: string, query: Query): MarkedText {
  const runs: { text: string; isFound: boolean }[] = []
  let done = 0
  for (const { text: word, at, end } of wordsIn(text)) {
    if (!query.isMeant(word)) continue
    if (at > done) runs.push({ text: text.slice(done, at), isFound: false })
    runs.push({ text: text.slice(at, end), isFound: true })
    done = end
  }
  if (done < text.length) runs.push({ text: text.slice(done), isFound: false })
  return runs
}

/** An excerpt of the description, else the text, around the first word of the query; null if none occurs. */
export function excerpt(post: Post, query: Query): MarkedText | null {
  const inDescription = excerptOf([post.description], query)
  return inDescription ?? excerptOf(textOfPost(post), query)
}

function excerptOf(texts: Iterable<string>, query: Query): MarkedText | null {
  for (const text of texts) {
    for (const { text: word, at } of wordsIn(text)) {
      if (!query.isMeant(word)) continue
      return marked(cut(text, at), query)
    }
  }
  return null
}

/** Cuts only at the ends of words. */
function cut(text: string, at: number): string {
  const begin = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1
  const rest = text.slice(Math.min(begin, at))
  const piece = rest.length <= longest ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' ', longest), 1))
  return `${begin > 0 ? '… ' : ''}${piece.trim()}${piece.length < rest.length ? ' …' : ''}`
}
