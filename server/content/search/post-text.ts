import { type Post, parseFaq } from '#domain/posts/post.schema.ts'
import { plainText } from '../extract/plain-text.ts'

/** What a post says, without markup: a string for each line, in order. Not parsed: a search reads many posts. */
export function* textOfPost({ content, faqData }: Pick<Post, 'content' | 'faqData'>): Generator<string> {
  for (const line of content.split('\n')) {
    const text = plainText(line)
    if (text !== '') yield text
  }
  for (const { question, answer } of parseFaq(faqData)) {
    yield question
    yield answer
  }
}
