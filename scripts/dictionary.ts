import type { ESTree } from 'vite'

type Range = { start: number; end: number }

export type DictionaryText = {
  /** Such as `interfaceText.footer.hours`; an item of a list by its number. */
  key: string
  /** What it says; of a function its code, with every run of white space as one space. */
  text: string
  value: Range
  /** With its name; of an item the same as `value`. */
  entry: Range
}

export type Dictionary = {
  texts: DictionaryText[]
  /** Type annotations of its constants, colon included, and type arguments of the functions that make it, in brackets. */
  annotations: Range[]
  /** What it imports, as written. */
  imports: string[]
}

/** The texts that a dictionary's source exports, by key. Throws where the source does not parse. */
export async function readDictionary(source: string): Promise<Dictionary> {
  // Loaded here, because no other command needs it.
  const { parseAst } = await import('vite')
  const { body } = parseAst(source, { lang: 'ts' })
  const constants: Constants = new Map()
  const exported: string[] = []
  const annotations: Range[] = []
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      constants.set(id.name, init)
      if (declaration !== node) exported.push(id.name)
      if (id.typeAnnotation) annotations.push(id.typeAnnotation)
      if (init.type === 'CallExpression' && init.typeArguments) annotations.push(init.typeArguments)
    }
  }
  const texts: DictionaryText[] = []
  const collect = (node: ESTree.Node, { start, end }: Range, path: readonly (string | number)[]): void => {
    const content = contentOf(node, constants)
    if (content.type === 'ObjectExpression') {
      for (const property of content.properties) {
        if (property.type === 'SpreadElement') collect(property.argument, property, path)
        else collect(property.value, property, [...path, nameOf(property.key)])
      }
    } else if (content.type === 'ArrayExpression') {
      for (const [index, item] of content.elements.entries()) if (item) collect(item, item, [...path, index])
    } else {
      const { start: from, end: to } = node
      const literal = content.type === 'Literal' && typeof content.value === 'string' ? content.value : null
      const text = literal ?? source.slice(from, to).replace(/\s+/g, ' ')
      texts.push({ key: path.join('.'), text, value: { start: from, end: to }, entry: { start, end } })
    }
  }
  for (const name of exported) {
    const init = constants.get(name)
    if (init) collect(init, init, [name])
  }
  return {
    texts,
    annotations,
    imports: body.filter((node) => node.type === 'ImportDeclaration').map(({ source: from }) => from.value),
  }
}

type Constants = Map<string, ESTree.Expression>

/** Without `as const`, `texts(…)` and the like; of a name, what it stands for; of a function that only returns texts, those texts. */
function contentOf(node: ESTree.Node, constants: Constants): ESTree.Node {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return contentOf(node.expression, constants)
  }
  if (node.type === 'CallExpression') {
    const dictionary = node.arguments.at(-1)
    return dictionary?.type === 'ObjectExpression' ? dictionary : node
  }
  if (node.type === 'Identifier') {
    const meant = constants.get(node.name)
    return meant ? contentOf(meant, constants) : node
  }
  if (node.type !== 'ArrowFunctionExpression') return node
  const returned = contentOf(node.body, constants)
  return returned.type === 'ObjectExpression' || returned.type === 'ArrayExpression' ? returned : node
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : '?'
}
