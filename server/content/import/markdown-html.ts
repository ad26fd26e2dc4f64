import { marked } from 'marked'
import { escapeHtml } from '../../kernel/escape-html.ts'
import type { Notes } from './notes.ts'
import { within } from './time-limit.ts'

/** Markdown with the extensions of Hugo, Jekyll, kramdown and GitHub → HTML. Pure. */

const mostMs = 5_000

/** Null when the text is nested too deeply or takes too long. */
export function markdownHtml(body: string, notes: Notes): string | null {
  try {
    // marked needs minutes for some texts
    return within(mostMs, () => {
      const { text, restore } = withoutCode(body)
      const plain = withoutInstructions(withoutKramdown(text, notes), notes)
        // Authors' comments are not part of the article
        .replace(/<!--[\s\S]{0,10000}?-->/g, '')
      return marked.parse(restore(plain), { async: false, gfm: true })
    })
  } catch {
    return null
  }
}

/** Unicode noncharacters, which no text file should contain. */
const [codeBegins, codeEnds] = ['\ufdd1', '\ufdd2']
const code =
  /^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:\n[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm

/** Sets code aside, where marks are text. Hugo's and Jekyll's escapes for a mark become the mark itself. */
function withoutCode(body: string): { text: string; restore(text: string): string } {
  const parts: string[] = []
  const text = body.replace(/[\ufdd1\ufdd2]/g, '').replace(code, (part) => {
    parts.push(
      part
        .replace(/(\{\{[<%])\/\*([\s\S]{0,2000}?)\*\/([%>]\}\})/g, '$1$2$3')
        .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, ''),
    )
    return `${codeBegins}${parts.length - 1}${codeEnds}`
  })
  const restore = (changed: string) =>
    changed.replace(/\ufdd1(\d+)\ufdd2/g, (_, at: string) => parts[Number(at)] ?? '')
  return { text, restore }
}

/** Removes attributes and tables of contents (kramdown, GitHub); footnotes become text. */
function withoutKramdown(body: string, notes: Notes): string {
  const texts = new Map<string, string>()
  const plain = body
    .replace(/^[-*] TOC\n(?=\{:toc)/gim, '')
    .replace(/^[ \t]{0,3}\{:[^{}\n]{0,300}\}[ \t]*$/gm, '')
    .replace(/^(#{1,6} [^\n]{0,500}?)[ \t]+\{[:#.][^{}\n]{0,200}\}[ \t]*$/gm, '$1')
    .replace(/\{:[^{}\n]{0,200}\}/g, '')
    .replace(
      /^(> ?)\[!([A-Z]{2,20})\][ \t]*\n(?:> ?)?/gm,
      (_, sign: string, kind: string) => `${sign}**${kind[0]}${kind.slice(1).toLowerCase()}:** `,
    )
    .replace(
      /^\[\^([\w-]{1,60})\]:[ \t]*([^\n]*(?:\n[ \t]+\S[^\n]*)*)/gm,
      (_, name: string, text: string) => {
        texts.set(name, text)
        return ''
      },
    )
  if (texts.size === 0) return plain
  notes.add('footnotes became paragraphs at the end')
  const names = [...texts.keys()]
  const marked = plain.replace(/\[\^([\w-]{1,60})\]/g, (whole, name: string) =>
    texts.has(name) ? `\\[${names.indexOf(name) + 1}\\]` : whole,
  )
  return `${marked}\n\n${[...texts.values()].map((text, at) => `\\[${at + 1}\\] ${text.trim()}`).join('\n\n')}\n`
}

const attributeIn = (attributes: string, ...names: string[]): string => {
  for (const name of names) {
    const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes)
    const value = found?.[1] ?? found?.[2] ?? found?.[3]
    if (value) return value
  }
  return ''
}

const pictures = /^(?:fig(?:ure)?|image|img|picture|responsive-image)(?:\.html)?$/i

/** Resolves Hugo's shortcodes and Liquid's tags: pictures and addresses stay, the report quotes the rest. */
function withoutInstructions(text: string, notes: Notes): string {
  const replaced = (whole: string, name: string, attributes: string): string => {
    const address = attributeIn(attributes, 'src', 'path', 'url', 'image_path')
    if (pictures.test(name) && address !== '') {
      const caption = attributeIn(attributes, 'caption', 'title')
      const alt = attributeIn(attributes, 'alt')
      return `\n\n<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(caption)}</figcaption></figure>\n\n`
    }
    const embedded = embedOf(name.replace(/\.html$/, '').toLowerCase(), attributes)
    if (embedded === '') notes.add(`${whole.replace(/\s+/g, ' ').slice(0, 150)} was left out`)
    else notes.add(`the shortcode "${name}" became its address`)
    return embedded === '' ? '' : ` <${embedded}> `
  }
  return text
    .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '')
    .replace(
      /\{\{[<%]\s*(\/?)\s*([\w./-]{1,60})([^}]{0,2000}?)\/?\s*[%>]\}\}/g,
      (whole, end: string, name: string, attributes: string) =>
        end === '' ? replaced(whole, name, attributes) : '',
    )
    .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
    .replace(
      /\{%-?\s*(?:include(?:_relative)?\s+)?([\w./-]{1,60})([^%]{0,2000}?)-?%\}/g,
      (whole, name: string, attributes: string) =>
        name.startsWith('end') ? '' : replaced(whole, name, attributes),
    )
}

function embedOf(name: string, attributes: string): string {
  const [address] = /https?:\/\/[^\s"'<>]+/.exec(attributes) ?? []
  if (address !== undefined) return address
  const given = attributeIn(attributes, 'id', 'video_id', 'videoId', 'v')
  const id = given || (/^\s*["']?([\w-]{5,20})["']?\s*$/.exec(attributes)?.[1] ?? '')
  if (!/^[\w-]{5,20}$/.test(id)) return ''
  if (name.startsWith('youtube')) return `https://www.youtube.com/watch?v=${id}`
  return name.startsWith('vimeo') ? `https://vimeo.com/${id}` : ''
}
