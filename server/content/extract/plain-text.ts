/** Text without markup. Pure; each pattern reads a character a bounded number of times. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  egrave: 'è',
  eacute: 'é',
  agrave: 'à',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  euro: '€',
  pound: '£',
}

/** One line without marks, tags and emoji; links become their text. `keepTabs`: tabs separate values here. */
export function plainText(line: string, keepTabs = false): string {
  // Most lines have nothing to remove.
  if (!/[^\p{L}\p{N} .,;:!?'"’“”«»()/%€£$–—…-]/u.test(line) && !/ {2}| [,.;:!?]/.test(line))
    return line.trim()
  const link = /\[([^[\]]{0,300})\](?:\([^()[\]]{0,500}\)|\[[^[\]]{0,100}\])/g
  const text = line
    .replace(/!\[[^[\]]{0,300}\]\([^()[\]]{0,500}\)/g, ' ')
    .replace(link, '$1')
    .replace(link, '$1')
    .replace(/\[\^?\d{1,3}\]/g, '')
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,8}));/gi, (whole, code, name) =>
      code ? fromCode(Number(code)) : (entities[String(name).toLowerCase()] ?? whole),
    )
    .replace(/\\(?=[\\`*_{}[\]()#+.!>~|-])/g, '')
    .replace(/\*{1,400}|`{1,400}|~~/g, '')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replace(
      /(?![©®™])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3])/gu,
      '',
    )
  return (keepTabs ? text.replace(/[^\S\t]+/g, ' ') : text.replace(/\s+/g, ' '))
    .replace(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .trim()
}

const fromCode = (code: number): string =>
  code >= 32 && code < 0xd800 ? String.fromCodePoint(code).replace(/\u00a0/g, ' ') : ' '

const pairs: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', "'": "'", '‘': '’', '„': '“' }

export function unquoted(text: string): string {
  const close = pairs[text[0] ?? '']
  if (!close || !text.endsWith(close) || text.length < 3) return text
  const inside = text.slice(1, -1).trim()
  return inside.includes(close) || inside.includes(text[0] ?? '') ? text : inside
}

/** Whether a text ends like a sentence or clause, ignoring a closing quote or bracket. */
export const isClosed = (text: string): boolean => /[.!?:;…]["'”’»)\]]{0,3}$/.test(text.slice(-5))
