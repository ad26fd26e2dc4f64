import { escapeHtml } from '../../kernel/escape-html.ts'
import type { Notes } from './notes.ts'

/** The text of a WordPress post → plain HTML: shortcodes are replaced, blocks without content are noted. Pure. */

export type Attachment = { address: string; alt: string; caption: string }

const shortcode = /\[(\/?)([a-zA-Z][\w-]{0,40})((?:[\s=/][^[\]]{0,2000})?)\]/g
const embeds = new Set(['embed', 'youtube', 'vimeo', 'video', 'audio', 'playlist'])
/** Shown around other content: only the marks themselves are left out. */
const wrappers = new Set(['caption', 'wp_caption'])

/** `attachments`: the site's files by their ids. */
export function wordpressHtml(
  content: string,
  { attachments, notes }: { attachments: ReadonlyMap<string, Attachment>; notes: Notes },
): string {
  noteEmptyBlocks(content, notes)
  if (!content.includes('[')) return content
  const closed = new Set(
    [...content.matchAll(/\[\/([a-zA-Z][\w-]{0,40})\]/g)].map(([, name = '']) => name.toLowerCase()),
  )
  return content
    .replace(shortcode, (whole: string, slash: string, given: string, attributes: string) => {
      const name = given.toLowerCase()
      if (wrappers.has(name)) return slash ? '</figcaption></figure>' : '<figure data-caption>'
      if (name === 'gallery' && !slash) return gallery(attributes)
      if (embeds.has(name)) {
        if (!slash) notes.add(`the shortcode [${name}] became its address`)
        const address =
          attributeIn(attributes, 'src') || attributeIn(attributes, 'mp4') || attributeIn(attributes, 'url')
        return slash || address === '' ? ' ' : ` <a href="${escapeHtml(address)}">${escapeHtml(address)}</a> `
      }
      // A word in brackets, as in quotations, is text
      if (!slash && !attributes.includes('=') && !closed.has(name)) return whole
      if (!slash) notes.add(`the shortcode [${name}] was left out; the text inside it is kept`)
      return ' '
    })
    .replaceAll(/<figure data-caption>([\s\S]{0,5000}?)<\/figcaption><\/figure>/g, (_, inside: string) =>
      captioned(inside),
    )

  function gallery(attributes: string): string {
    const ids = attributeIn(attributes, 'ids').split(',').slice(0, 200)
    const found = ids.flatMap((id) => attachments.get(id.trim()) ?? [])
    if (found.length < ids.length) notes.add('a gallery names pictures that the export does not have')
    return found.map(figure).join('\n')
  }
}

const figure = ({ address, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${
    caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  }</figure>`

/** The picture comes first, perhaps in a link; what follows is its caption. */
function captioned(inside: string): string {
  const end = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? ''
  return `<figure>${end}<figcaption>${inside.slice(end.length)}</figcaption></figure>`
}

const attributeIn = (attributes: string, name: string): string => {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes)
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
}

/** A block that is a comment alone gets its content from the site when it is shown. */
function noteEmptyBlocks(content: string, notes: Notes): void {
  for (const [, name = ''] of content.matchAll(/<!-- wp:([a-z][\w/-]{0,60})(?: [^>]{0,2000})?\/-->/g)) {
    if (!['more', 'nextpage', 'spacer', 'separator'].includes(name))
      notes.add(`the block "${name}" has no content in the export and was left out`)
  }
}
