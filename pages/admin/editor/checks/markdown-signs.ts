import type { TracedBlock } from '#domain/posts/markup.ts'

/** Markdown signs that the site's own markup lacks, so readers would see them. Pure and linear. */

/** `range`: in the content, in characters. */
export type MarkdownSign = { sign: string; range: [start: number, end: number] }

const atStart = /^[ \t]{0,3}((?:>[ \t]?|#{1,6}[ \t]+)+)/
const quoteStart = /^[ \t]{0,3}>(?:[ \t]+|$)/
/** A line of signs only: a rule or a code fence. */
const wholeLine = /^[ \t]{0,3}((?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:```|~~~)[\w-]*[ \t]*)$/

/** The signs in lines that readers see, at most one per line, in the order of the text. */
export function markdownSigns(content: string, blocks: readonly TracedBlock[]): MarkdownSign[] {
  const seen = new Set<number>()
  const quoted = new Set<number>()
  for (const { block, from, to } of blocks)
    for (let line = from; line <= to; line += 1) {
      seen.add(line)
      if (block.kind === 'quote' || block.kind === 'figure') quoted.add(line)
    }
  const found: MarkdownSign[] = []
  let start = 0
  for (const [at, line] of content.split('\n').entries()) {
    // The sign of a quote or a figure belongs to the site's own markup
    const own = quoted.has(at) ? (quoteStart.exec(line)?.[0].length ?? 0) : 0
    const text = line.slice(own)
    const match = seen.has(at) ? (atStart.exec(text) ?? wholeLine.exec(text)) : null
    const marks = match?.[1] ?? ''
    // A longer row of signs is probably a drawing
    if (match && line.length < 2000) {
      found.push({ sign: nameOf(marks), range: [start + own, start + own + match[0].length] })
    }
    start += line.length + 1
  }
  return found
}

/** The text without the signs. What follows a sign stays; a line with nothing else becomes empty. */
export function withoutMarkdownSigns(content: string, blocks: readonly TracedBlock[]): string {
  let kept = ''
  let from = 0
  for (const { range } of markdownSigns(content, blocks)) {
    kept += content.slice(from, range[0])
    from = range[1]
  }
  return kept + content.slice(from)
}

const nameOf = (marks: string): string =>
  /^(?:#+|>|```|~~~|-|\*|_)/.exec(marks)?.[0].replace(/^[-*_]$/, '$&$&$&') ?? ''
