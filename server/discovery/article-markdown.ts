import type { Block, Inline } from '#domain/posts/markup.ts'
import type { ArticlePost, FaqItem } from '#domain/posts/post-views.ts'
import { absolute } from './article-html.ts'

type Article = { post: ArticlePost; blocks: readonly Block[]; faq: readonly FaqItem[] }

/** An article as CommonMark: what its page shows, with absolute addresses. Pure. */
export function articleMarkdown({ post, blocks, faq }: Article, address: string): string {
  const facts = [post.date?.slice(0, 10), post.category, post.readTime].filter(Boolean).join(' · ')
  const parts = [
    `# ${plain(post.title)}`,
    plain(post.description),
    plain(facts),
    ...(post.image ? [`![${plain(post.imageAlt)}](${target(post.image.src, address)})`] : []),
    ...blocks.map((block) => blockMarkdown(block, address)),
    ...(faq.length > 0 ? ['## Frequently asked questions'] : []),
    ...faq.flatMap(({ question, answer }) => [`### ${plain(question)}`, plain(answer)]),
    `Source: <${address}>`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function blockMarkdown(block: Block, base: string): string {
  const inner = (children: readonly Inline[]) => lineStart(inlineMarkdown(children, base))
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlineMarkdown(block.children, base)}`
    case 'paragraph':
      return inner(block.children)
    case 'callout':
      return `> ${inner(block.children)}`
    case 'quote':
      return [`> ${inner(block.children)}`, ...(block.by ? [`> — ${escaped(block.by)}`] : [])].join('\\\n')
    case 'figure':
      return `> **${escaped(block.figure)}**\\\n> ${inner(block.children)}`
    case 'picture': {
      const caption = block.children.length > 0 ? `\n\n${inner(block.children)}` : ''
      return `![${plain(block.alt)}](${target(block.picture.src, base)})${caption}`
    }
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${block.start + at}.` : '-'} ${inner(item)}`)
        .join('\n')
  }
}

function inlineMarkdown(children: readonly Inline[], base: string): string {
  return children
    .map((child) => {
      if (child.kind === 'text') return escaped(child.text)
      if (child.kind === 'code') return codeSpan(child.text)
      const inner = inlineMarkdown(child.children, base)
      if (child.kind === 'strong') return `**${inner}**`
      if (child.kind === 'em') return `*${inner}*`
      return `[${inner}](${target(child.href, base)})`
    })
    .join('')
}

/** The text on one line, with every character escaped that could be read as markup. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&~|]/g, '\\$&')

const plain = (text: string): string => lineStart(escaped(text).trim())

/** Escapes what would begin a heading, a list or a rule. */
const lineStart = (text: string): string =>
  text.replace(/^([#+=-])/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${space}${line}${space}${fence}`
}

/** An absolute address, encoded so that Markdown does not end it early. */
const target = (href: string, base: string): string =>
  absolute(href, base).replace(/[\s<>()\\]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  )
