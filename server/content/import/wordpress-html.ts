import { escapeHtml } from '../../kernel/escape-html.ts'
import { plainText } from './html-tree.ts'
import type { Notes } from './notes.ts'

/** The text of a WordPress post → plain HTML: replaces shortcodes, notes blocks without content. Pure. */

export type Attachment = { address: string; alt: string; caption: string }
type Options = {
  /** The site's files by their ids. */
  attachments: ReadonlyMap<string, Attachment>
  /** The files that were uploaded to this post. */
  attached?: readonly Attachment[]
  notes: Notes
}

const shortcode = /(\[?)\[(\/?)([a-zA-Z][\w-]{0,40})((?:[\s=/][^[\]]{0,2000})?)\](\]?)/g
const embeds = new Set(['embed', 'youtube', 'vimeo', 'video', 'audio', 'playlist'])
/** Shortcodes around other content, which stays. */
const wrappers = new Set(['caption', 'wp_caption'])

export function wordpressHtml(content: string, { attachments, attached = [], notes }: Options): string {
  noteEmptyBlocks(content, notes)
  if (!content.includes('[')) return content
  const closed = new Set(
    [...content.matchAll(/\[\/([a-zA-Z][\w-]{0,40})\]/g)].map(([, name = '']) => name.toLowerCase()),
  )
  const opened = new Set(
    [...content.matchAll(/\[([a-zA-Z][\w-]{0,40})/g)].map(([, name = '']) => name.toLowerCase()),
  )
  const captions: string[] = []
  return outsideCode(content, replaceIn)

  function replaceIn(part: string): string {
    return part
      .replace(
        shortcode,
        (
          whole,
          before: string,
          slash: string,
          name: string,
          attributes: string,
          after: string,
          at: number,
        ) => {
          // Double brackets are the escape for a literal shortcode
          if (before !== '' && after !== '') return whole.slice(1, -1)
          const mark = whole.slice(before.length, whole.length - after.length)
          const place = () => placeBefore(part, at)
          const isIndex = /[\w)]/.test(part[at - 1] ?? '') && !isKnown(name)
          return isIndex ? whole : `${before}${replacement(mark, slash, name, attributes, place)}${after}`
        },
      )
      .replaceAll(/<figure data-caption>([\s\S]{0,5000}?)<\/figcaption><\/figure>/g, (_, inside: string) =>
        captioned(inside),
      )
  }

  function isKnown(given: string): boolean {
    const name = given.toLowerCase()
    return name === 'gallery' || wrappers.has(name) || embeds.has(name) || closed.has(name)
  }

  function replacement(
    whole: string,
    slash: string,
    given: string,
    attributes: string,
    place: () => string,
  ): string {
    const name = given.toLowerCase()
    const shown = plain(whole)
    if (wrappers.has(name)) {
      // Before WordPress 3.4 the caption was an attribute
      const caption = slash ? '' : attributeIn(attributes, 'caption')
      if (!slash && !closed.has(name)) return ` ${caption} `
      if (!slash) captions.push(caption)
      return slash ? ` ${captions.pop() ?? ''}</figcaption></figure>` : '<figure data-caption>'
    }
    if (name === 'gallery' && !slash) return gallery(attributes)
    if (embeds.has(name)) {
      const address = addressIn(name, attributes)
      const isKept = address !== '' || closed.has(name)
      if (!slash)
        notes.add(
          isKept ? `the shortcode ${shown} became its address` : `${shown} was left out: it names no address`,
          place,
        )
      return slash || address === '' ? ' ' : ` <a href="${escapeHtml(address)}">${escapeHtml(address)}</a> `
    }
    // Not a shortcode: a word in brackets, as in quotations, is text
    if (!slash && !/^\s.*[\w-]=/.test(attributes) && !closed.has(name)) return whole
    if (slash && !opened.has(name)) return whole
    if (!slash) notes.add(`the shortcode ${shown} was left out; the text inside it is kept`, place)
    return ' '
  }

  function gallery(attributes: string): string {
    const given = attributeIn(attributes, 'ids')
    if (given === '') {
      if (attached.length === 0)
        notes.add('a gallery shows pictures of its post, of which the export has none')
      return attached.map(figure).join('\n')
    }
    const ids = given.split(',').slice(0, 200)
    const found = ids.flatMap((id) => attachments.get(id.trim()) ?? [])
    if (found.length < ids.length) notes.add('a gallery names pictures that the export does not have')
    return found.map(figure).join('\n')
  }
}

const figure = ({ address, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${
    caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  }</figure>`

/** `inside`: a picture, perhaps in a link, then its caption. */
function captioned(inside: string): string {
  const end = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? ''
  return `<figure>${end}<figcaption>${inside.slice(end.length)}</figcaption></figure>`
}

const attributeIn = (attributes: string, name: string): string => {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes)
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
}

/** The HTML with `change` applied to every part outside `<pre>` and `<code>`. */
function outsideCode(html: string, change: (part: string) => string): string {
  let out = ''
  let from = 0
  let depth = 0
  for (const { 0: tag, 1: slash, index } of html.matchAll(/<(\/?)(?:pre|code)\b/gi)) {
    const next = Math.max(0, depth + (slash ? -1 : 1))
    if (depth === 0 && next === 1) {
      out += change(html.slice(from, index))
      from = index
    } else if (depth === 1 && next === 0) {
      out += html.slice(from, index + tag.length)
      from = index + tag.length
    }
    depth = next
  }
  return out + (depth > 0 ? html.slice(from) : change(html.slice(from)))
}

/** The address in named attributes, or a bare one as in `[youtube=https://…]` and `[vimeo 76543210]`. */
function addressIn(name: string, attributes: string): string {
  const named = ['src', 'mp4', 'mp3', 'url'].map((key) => attributeIn(attributes, key)).find(Boolean)
  const [plain] = /https?:\/\/[^\s"']+/.exec(attributes) ?? []
  const [, number] = /^[\s="']*(\d{5,12})\b/.exec(attributes) ?? []
  return named ?? plain ?? (name === 'vimeo' && number ? `https://vimeo.com/${number}` : '')
}

/** Notes blocks that consist of a comment only: WordPress generates their content when it shows the page. */
function noteEmptyBlocks(content: string, notes: Notes): void {
  for (const { 1: name = '', 2: data = '', index } of content.matchAll(
    /<!-- wp:([a-z][\w/-]{0,60})(?: ([^<>]{0,50000}))?\/-->/g,
  )) {
    if (['more', 'nextpage', 'spacer', 'separator', 'footnotes'].includes(name)) continue
    const words = textsIn(data)
    const about = words === '' ? '' : ` (its settings say: "${words}")`
    notes.add(`the block "${name}" has no content in the export and was left out${about}`, () =>
      placeBefore(content, index),
    )
  }
}

const technical = new Set(['name', 'mode', 'align', 'className', 'anchor', 'style', 'layout'])

/** Texts in a block's settings, where plug-ins store what the author wrote. */
function textsIn(data: string): string {
  if (data.trim() === '') return ''
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(plain(value))
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value))
      if (!technical.has(key) && !key.startsWith('_')) collect(one)
  }
  try {
    collect(JSON.parse(data))
  } catch {
    return plain(data)
  }
  return texts.filter((text) => /\p{L}/u.test(text)).join(', ')
}

/** Parses only likely HTML: there may be thousands of texts, and few are HTML. */
const plain = (text: string): string => (/[<&]/.test(text) ? plainText(text) : text)

const placeBefore = (html: string, at: number): string =>
  html
    .slice(Math.max(0, at - 400), at)
    .replace(/^[^<>]*>|<[^<>]*(?:>|$)/g, ' ')
    .slice(-200)
