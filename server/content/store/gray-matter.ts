import matter from 'gray-matter'
import { Document, isNode, isScalar } from 'yaml'
import { readYaml } from '../../kernel/yaml.ts'

/**
 * Splits a post's file into front matter and body, and joins the two (R120). gray-matter finds the lines
 * `---`; `readYaml` reads the YAML between them. gray-matter's own engines, one of which runs code, are
 * replaced.
 */

/** The top level of a front matter: each value, and for scalars its source text. */
export type FrontMatter =
  | {
      ok: true
      values: ReadonlyMap<string, unknown>
      sources: ReadonlyMap<string, string>
      /** Keys with a text that YAML cuts off, as in `title: The #1 shop`. */
      cut: ReadonlySet<string>
    }
  | { ok: false; message: string }

export type SplitFile = { front: FrontMatter; body: string }

const limit = 64_000

const otherLanguage = 'must be YAML: the first line is exactly ---, without the name of a language'

/**
 * Always passed to gray-matter: without options it caches every text that it parses. A file's keys never
 * become keys of its object, because it reads some of them as its own options (`excerpt_separator`).
 */
export const options = {
  language: 'yaml',
  // Without the line break, gray-matter treats any line that begins with --- as the closing one
  delimiters: ['---', '---\n'] satisfies [string, string],
  engines: {
    yaml: (block: string): { front: FrontMatter } => ({ front: readFront(block) }),
    ...Object.fromEntries(['javascript', 'json', 'coffee', 'toml'].map((name) => [name, refuse])),
  },
}

function refuse(): never {
  throw new Error(`A front matter ${otherLanguage}`)
}

/** `text`: with or without a byte order mark, with any line ends. The body has `\n` only. */
export function splitFile(text: string): SplitFile {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---[ \t]+(?=\n)/, '---')
  const failed = (message: string): SplitFile => ({ front: { ok: false, message }, body: '' })

  if (!plain.startsWith('---') || !plain.includes('\n'))
    return failed('is missing: the first line must be ---')
  // Before gray-matter looks for an engine of that name: it would find `constructor` on every object
  if (matter.language(plain).name !== '') return failed(otherLanguage)
  // Without an end, the whole file would be front matter; gray-matter knows no `...`, nor blanks after ---
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(plain)
  if (!end) return failed('does not end: a line --- is missing')
  if (end.index > limit) return failed('is larger than 64 KB')

  // For a comment gray-matter seeks `^\s*#`, which takes quadratic time on white space that spans lines
  if (/\s{200}/.test(plain.slice(0, end.index))) return failed('has 200 spaces or line breaks in a row')

  const closed = `${plain.slice(0, end.index)}\n---\n${plain.slice(end.index + end[0].length)}`
  const { data, content, matter: block } = matter(`---${closed.slice(closed.indexOf('\n'))}`, options)
  // gray-matter calls no engine for a block of only comments and white space
  const { front = readFront(block) }: { front?: FrontMatter } = data
  return { front, body: content }
}

/** `block` begins with the line break after the opening ---, so messages give the file's line numbers. */
function readFront(block: string): FrontMatter {
  const read = readYaml(`${block}\n`)
  if (!read.ok) return read
  const values = new Map<string, unknown>()
  const sources = new Map<string, string>()
  const cut = new Set<string>()
  for (const { key, value } of read.map.items) {
    const name = String(isScalar(key) ? key.value : key)
    values.set(name, isNode(value) ? value.toJS(read.document, { mapAsMap: true, maxAliasCount: 0 }) : null)
    if (isScalar(value) && value.source !== undefined) sources.set(name, value.source)
    // An intended comment usually has a blank after its #
    if (isScalar(value) && value.type === 'PLAIN' && /^\S/.test(value.comment ?? '')) cut.add(name)
  }
  return { ok: true, values, sources, cut }
}

export function joinFile(values: ReadonlyMap<string, unknown>, body: string): string {
  // gray-matter would parse a string, and treat a line --- at the start of the body as front matter.
  return matter.stringify({ content: `${body}\n` }, { values }, joinOptions)
}

const joinOptions = {
  language: 'yaml',
  // gray-matter trims an engine's text, whose last blank lines may matter: the engine adds the closing line.
  delimiters: ['---', ''] satisfies [string, string],
  engines: {
    yaml: {
      parse: refuse,
      stringify: (data: { values?: ReadonlyMap<string, unknown> }): string => {
        const document = new Document(data.values, { schema: 'core', aliasDuplicateObjects: false })
        return `${document.toString({ lineWidth: 0 })}---`
      },
    },
  },
}
