import type { Block, Inline } from '#domain/posts/markup.ts'
import { escapeHtml } from '../kernel/escape-html.ts'

/** An article's blocks as HTML for feed readers, escaped, with absolute addresses and no classes. Pure. */
export const articleHtml = (blocks: readonly Block[], base: string): string =>
  blocks.map((block) => blockHtml(block, base)).join('\n')

function blockHtml(block: Block, base: string): string {
  const inner = (children: readonly Inline[]) => inlineHtml(children, base)
  if (block.kind === 'heading') return `<h${block.level}>${inner(block.children)}</h${block.level}>`
  if (block.kind === 'paragraph') return `<p>${inner(block.children)}</p>`
  if (block.kind === 'picture') {
    const { src, width, height } = block.picture
    const size = width && height ? ` width="${width}" height="${height}"` : ''
    const caption = block.children.length > 0 ? `<figcaption>${inner(block.children)}</figcaption>` : ''
    const address = escapeXml(absolute(src, base))
    const role = block.isDecorative ? ' role="presentation"' : ''
    return `<figure><img src="${address}" alt="${escapeXml(block.alt)}"${role}${size}/>${caption}</figure>`
  }
  // With its sign, which distinguishes it from a quote for readers and imports
  if (block.kind === 'callout') return `<blockquote><p>👉 ${inner(block.children)}</p></blockquote>`
  if (block.kind === 'quote') {
    const by = block.by ? `<p>— ${escapeXml(block.by)}</p>` : ''
    return `<blockquote><p>${inner(block.children)}</p>${by}</blockquote>`
  }
  if (block.kind === 'figure')
    return `<p><strong>${escapeXml(block.figure)}</strong> ${inner(block.children)}</p>`
  const items = block.items.map((item) => `<li>${inner(item)}</li>`).join('')
  if (!block.ordered) return `<ul>${items}</ul>`
  return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${items}</ol>`
}

function inlineHtml(children: readonly Inline[], base: string): string {
  return children
    .map((child) => {
      if (child.kind === 'text') return escapeXml(child.text)
      if (child.kind === 'code') return `<code>${escapeXml(child.text)}</code>`
      const inner = inlineHtml(child.children, base)
      if (child.kind === 'strong') return `<strong>${inner}</strong>`
      if (child.kind === 'em') return `<em>${inner}</em>`
      return `<a href="${escapeXml(absolute(child.href, base))}">${inner}</a>`
    })
    .join('')
}

/** The absolute address; unchanged if it cannot be resolved. */
export const absolute = (href: string, base: string): string =>
  URL.canParse(href, base) ? new URL(href, base).href : href

/** For text and attributes of XML 1.0 and HTML alike; characters that XML cannot hold are dropped. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
