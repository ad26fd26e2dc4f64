import { SaxesParser } from 'saxes'
import { escapeHtml } from '#server/kernel/escape-html.ts'

/** Static markup, or the JavaScript expression whose result the component inserts. */
type Part = string | { code: string }

/** Elements of drawing programs that the page does not need. */
const leftOut = new Set(['style', 'title', 'desc', 'metadata'])

/**
 * Converts an SVG file of `renderer/art` into a module that exports a React component. The markup becomes one string without
 * the white space between shapes. `renderer/art/drawing.tsx` fills in `data-text="key"`, `data-width="key"` (likewise every
 * other attribute), ids, and `{names}` in classes.
 */
export function drawingModule(svg: string, { withMarkup = true } = {}): string {
  const { root, parts } = markupOf(svg)
  const { 'data-ground': ground, ...attributes } = root
  const props = Object.entries(attributes).map(([name, value]) => [reactName(name), value])
  const facts = { attributes: Object.fromEntries(props), ...(ground !== undefined && { ground }) }
  const template = parts.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.code}}`))
  const file = [
    `...${JSON.stringify(facts)}`,
    ...(withMarkup ? [`markup: (word, style, id) => \`${template.join('')}\``] : []),
  ]
  return [
    "import { drawing } from '#renderer/art/drawing.tsx'",
    `export default /* @__PURE__ */ drawing({ ${file.join(', ')} })`,
  ].join('\n')
}

function markupOf(svg: string): { root: Record<string, string>; parts: Part[] } {
  const references = new Set([...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id))
  const ids: string[] = []
  const idPart = (id: string): Part => {
    if (!ids.includes(id)) ids.push(id)
    return { code: `id(${ids.indexOf(id)})` }
  }
  const valueParts = (name: string, value: string): Part[] => {
    if (name === 'id') return [idPart(value)]
    if (name === 'class')
      return withHoles(value, /\{([\w.]+)\}/g, (style) => ({ code: call('style', style) }))
    return withHoles(value, name === 'href' ? /(?<=^#)(.+)/g : /(?<=^url\(#)([\w-]+)/g, idPart)
  }

  let root: Record<string, string> | null = null
  const parts: Part[] = []
  const open: { name: string; words: boolean }[] = []
  let depthLeftOut = 0
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    // The content of a text with a key is only a sample
    if (depthLeftOut > 0 || open.at(-1)?.words || leftOut.has(name) || name.includes(':')) {
      depthLeftOut += 1
      return
    }
    const own = Object.entries(attributes).filter(
      ([key, value]) => !/^xmlns|^version$|:/.test(key) && (key !== 'id' || references.has(value)),
    )
    const { 'data-text': words, ...rest } = Object.fromEntries(own)
    const given = (key: string): string | undefined => rest[`data-${key}`]
    open.push({ name, words: words !== undefined })
    if (!root) {
      root = rest
      return
    }
    parts.push(`<${name}`)
    for (const [key, value] of Object.entries(rest)) {
      if (key.startsWith('data-')) continue
      const name = given(key)
      parts.push(
        ` ${key}="`,
        ...(name === undefined ? valueParts(key, value) : [{ code: call('word', name) }]),
        '"',
      )
    }
    parts.push('>')
    if (words !== undefined) parts.push({ code: call('word', words) })
  })
  parser.on('text', (text) => {
    if (depthLeftOut === 0 && text.trim() !== '' && !open.at(-1)?.words) parts.push(escapeHtml(text))
  })
  parser.on('closetag', () => {
    if (depthLeftOut > 0) {
      depthLeftOut -= 1
      return
    }
    const closed = open.pop()
    if (closed && open.length > 0) parts.push(`</${closed.name}>`)
  })
  parser.write(svg).close()
  if (!root) throw new Error('No element')
  return { root, parts }
}

function withHoles(value: string, pattern: RegExp, partOf: (name: string) => Part): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of value.matchAll(pattern)) {
    parts.push(escapeHtml(value.slice(end, match.index)), partOf(match[1] ?? ''))
    end = match.index + match[0].length
  }
  return [...parts, escapeHtml(value.slice(end))]
}

const call = (name: string, parameter: string): string => `${name}(${JSON.stringify(parameter)})`

const inTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&')

const reactName = (name: string): string =>
  /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
