import type { Block, Inline } from '../content/markup.ts'

/** An article's blocks as plain HTML for feed readers: no classes, addresses absolute. Pure; every text is escaped. */
export const articleHtml = (blocks: readonly Block[], origin: string): string =>
  blocks.map((block) => blockHtml(block, origin)).join('\n')

function blockHtml(block: Block, origin: string): string {
  const inner = (children: readonly Inline[]) => inlineHtml(children, origin)
  if (block.kind === 'heading') return `<h${block.level}>${inner(block.children)}</h${block.level}>`
  if (block.kind === 'paragraph') return `<p>${inner(block.children)}</p>`
  if (block.kind === 'callout') return `<blockquote><p>${inner(block.children)}</p></blockquote>`
  const items = block.items.map((item) => `<li>${inner(item)}</li>`).join('')
  if (!block.ordered) return `<ul>${items}</ul>`
  return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${items}</ol>`
}

function inlineHtml(children: readonly Inline[], origin: string): string {
  return children
    .map((child) => {
      if (child.kind === 'text') return escapeXml(child.text)
      if (child.kind === 'code') return `<code>${escapeXml(child.text)}</code>`
      const inner = inlineHtml(child.children, origin)
      if (child.kind === 'strong') return `<strong>${inner}</strong>`
      if (child.kind === 'em') return `<em>${inner}</em>`
      return `<a href="${escapeXml(absolute(child.href, origin))}">${inner}</a>`
    })
    .join('')
}

const absolute = (href: string, origin: string): string =>
  URL.canParse(href, origin) ? new URL(href, origin).href : href

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attributes of XML 1.0 and HTML alike; characters that XML cannot hold are dropped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
