/**
 * Reads the HTML that this site's server writes: complete, quoted with `"`, one document at a time. Not a parser
 * for any other HTML.
 */

export type Tag = { name: string; attributes: Readonly<Record<string, string>> }

export function tagsIn(html: string, name: string): Tag[] {
  const tags = withoutComments(html).matchAll(new RegExp(`<${name}((?:\\s[^<>]*)?)>`, 'g'))
  return [...tags].map(([, attributes = '']) => ({ name, attributes: attributesIn(attributes) }))
}

/** The text that a screen reader gets: no drawings, no code, every run of white space as one space. */
export function textOf(html: string): string {
  const bare = withoutComments(html)
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<wbr[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
  return plain(decode(bare))
}

/** The content of `<main …>`. Throws when there is not exactly one. */
export function mainOf(html: string): string {
  const [, first, ...others] = html.split(/<main\b[^>]*>/)
  if (first === undefined || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} <main>`)
  return first.split('</main>')[0] ?? ''
}

export const headOf = (html: string): string => html.split('</head>', 1)[0] ?? ''

/** The content of `<meta name=…>` or `<meta property=…>`; all of them, because a page must not have two. */
export const metaIn = (html: string, name: string): string[] =>
  tagsIn(headOf(html), 'meta').flatMap(({ attributes }) =>
    attributes.name === name || attributes.property === name ? [attributes.content ?? ''] : [],
  )

/** The links of the head with that relation. Attribute names are case-insensitive: React writes `hrefLang`. */
export const linksIn = (html: string, rel: string): Tag['attributes'][] =>
  tagsIn(headOf(html), 'link').flatMap(({ attributes }) =>
    attributes.rel === rel
      ? [Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))]
      : [],
  )

/** The structured data, parsed. Throws unless it is JSON. */
export const structuredDataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

/** Normalises white space, the true minus sign and characters that only guide line breaks. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/−(?=\d)/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const withoutComments = (html: string): string => html.replace(/<!--[\s\S]*?-->/g, '')

const attributesIn = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  )

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })
