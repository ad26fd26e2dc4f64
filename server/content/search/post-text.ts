import { visibleLines } from '#domain/posts/markup.ts'
import { type Post, parseFaq } from '#domain/posts/post.schema.ts'
import { plainText } from '../extract/plain-text.ts'

/**
 * What a reader sees of a post, without markup: one string per line, in order. Not parsed into blocks,
 * because a search reads many posts.
 */
export function* textOfPost({
  title,
  content,
  faqData,
}: Pick<Post, 'title' | 'content' | 'faqData'>): Generator<string> {
  for (const line of visibleLines(content, title).lines) {
    const text = plainText(line.text)
    if (text !== '') yield text
  }
  for (const { question, answer } of parseFaq(faqData)) {
    yield question
    yield answer
  }
}
