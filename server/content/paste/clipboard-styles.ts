import { attributeOf, type HtmlElement } from '../import/html-tree.ts'

/** Just enough CSS to tell what a word processor means: of classes, elements and `style`. Pure. */

export type Declarations = ReadonlyMap<string, string>
/** Declarations by selector: `.s1`, `p.p1`, `h1`. */
export type Sheet = ReadonlyMap<string, Declarations>

const longestSheet = 200_000

export function readSheets(texts: readonly string[]): Sheet {
  const sheet = new Map<string, Map<string, string>>()
  const text = texts
    .join('\n')
    .slice(0, longestSheet)
    .replace(/<!--|-->|\/\*[^*]*\*\//g, '')
  for (const rule of text.split('}')) {
    const [selectors = '', body] = rule.split('{')
    if (body === undefined) continue
    for (const one of selectors.split(',')) {
      const selector = one.trim()
      if (!/^[a-z]\w*$|^(?:[a-z]\w*)?\.[\w-]+$/i.test(selector)) continue
      const found = sheet.get(selector) ?? new Map<string, string>()
      for (const [name, value] of readDeclarations(body)) found.set(name, value)
      sheet.set(selector, found)
    }
  }
  return sheet
}

/** The declarations for the element's name and classes, then its own. */
export function declarationsOf(node: HtmlElement, sheet: Sheet): Declarations {
  const classes = attributeOf(node, 'class').split(/\s+/).filter(Boolean).slice(0, 20)
  const { tagName } = node
  const rules = [tagName, ...classes.flatMap((name) => [`.${name}`, `${tagName}.${name}`])]
  const found = rules.flatMap((name) => [...(sheet.get(name) ?? [])])
  return new Map([...found, ...readDeclarations(attributeOf(node, 'style'))])
}

function readDeclarations(text: string): [string, string][] {
  return text.split(';').flatMap((one): [string, string][] => {
    const at = one.indexOf(':')
    if (at < 0) return []
    const name = one.slice(0, at).trim().toLowerCase()
    const value = one.slice(at + 1).trim()
    return name === 'font' ? fontParts(value) : [[name, value]]
  })
}

/** `font: italic bold 18.0px Helvetica`, as Pages writes it. */
const fontParts = (value: string): [string, string][] => [
  ...(/\bbold\b|\b[67]00\b/.test(value) ? [['font-weight', 'bold'] as [string, string]] : []),
  ...(/\bitalic\b/.test(value) ? [['font-style', 'italic'] as [string, string]] : []),
  ...[...value.matchAll(/(\d+(?:\.\d+)?(?:px|pt))/g)]
    .slice(0, 1)
    .map(([size]): [string, string] => ['font-size', size]),
]

/** The font size in points; null when it is missing or in another unit. */
export function sizeOf(style: Declarations): number | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|pt)$/.exec(style.get('font-size') ?? '') ?? []
  return number === undefined ? null : Number(number) * (unit === 'px' ? 0.75 : 1)
}
