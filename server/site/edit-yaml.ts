import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isFacts } from '#domain/site/facts.ts'
import { partOf, type Shape } from '#domain/site/shape.ts'
import { readYaml } from '../kernel/yaml.ts'

const format = { lineWidth: 0 } as const

type Facts = Readonly<Record<string, unknown>>
type Place = { document: Document; shape: Shape | undefined }

const parse = (text: string) => parseDocument(text, { schema: 'core', stringKeys: true })

export function parseYaml(text: string): unknown {
  const read = readYaml(text.replace(/^\ufeff/, ''))
  return read.ok ? read.map.toJS(read.document, { maxAliasCount: 0 }) : null
}

/**
 * The text of a YAML file after the smallest edit that makes its content `next`: comments stay, and so do
 * order and layout of the rest. A new value that equals its fallback is not written. Throws when the text is
 * not a mapping. Pure.
 */
export function editYaml(text: string, next: Facts, shape?: Shape): string {
  const document = parse(text.replace(/^\ufeff/, ''))
  const map = document.contents
  if (!isMap(map)) throw new Error('The text is no YAML mapping')
  const before = document.toString(format)
  editMap(map, next, { document, shape })
  const after = document.toString(format)
  if (after === before) return text
  const kept = withLayoutOf(text, before, after)
  return isDeepStrictEqual(parse(kept).toJS(), parse(after).toJS()) ? kept : after
}

/** The library changes the layout of the whole file: only the changed lines are copied from its output. */
function withLayoutOf(text: string, before: string, after: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const own = (text.endsWith('\n') ? text : text + end).split(/\r?\n/)
  const lines = before.split('\n')
  if (own.length !== lines.length) return after
  let at = 0
  const result: string[] = []
  for (const { added, removed, value } of diffArrays(lines, after.split('\n'))) {
    if (!removed) result.push(...(added ? value : own.slice(at, at + value.length)))
    if (!added) at += value.length
  }
  return result.join(end)
}

function edited(node: unknown, value: unknown, place: Place): Node {
  if (isMap(node) && isFacts(value)) return editMap(node, value, place)
  if (isSeq(node) && Array.isArray(value)) return editSeq(node, value, place)
  if (isScalar(node) && node.value === value) return node
  const created = createdAs(value, place, node)
  if (isNode(node)) {
    created.comment = node.comment ?? null
    created.commentBefore = node.commentBefore ?? null
    created.spaceBefore = node.spaceBefore ?? false
  }
  return created
}

function editMap(map: YAMLMap, next: Facts, { document, shape }: Place): YAMLMap {
  for (const pair of [...map.items]) if (!Object.hasOwn(next, nameOf(pair))) removePair(map, pair)
  for (const [key, value] of Object.entries(next)) {
    const part = partOf(shape, key)
    const pair = map.items.find((one) => nameOf(one) === key)
    if (pair) pair.value = edited(pair.value, value, { document, shape: part })
    else if (!isFallback(value, part)) {
      const created = createdAs(value, { document, shape: part })
      map.items.splice(placeOf(key, map, shape), 0, new Pair(document.createNode(key), created))
    }
  }
  return map
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

/** Leaves the comment above the pair: it may also concern other pairs, or say what can be written there. */
function removePair(map: YAMLMap, pair: Pair): void {
  const at = map.items.indexOf(pair)
  map.items.splice(at, 1)
  const comment = isNode(pair.key) ? pair.key.commentBefore : null
  if (!comment) return
  const following = map.items[at]?.key
  const join = (other: string | null | undefined) => [comment, other].filter(Boolean).join('\n')
  if (isNode(following)) {
    following.commentBefore = join(following.commentBefore)
    following.spaceBefore = true
  } else map.comment = [map.comment, comment].filter(Boolean).join('\n')
}

/** The index after the keys that precede this one in the schema; the end if there are none. */
function placeOf(key: string, map: YAMLMap, shape: Shape | undefined): number {
  const order = shape?.kind === 'group' ? Object.keys(shape.fields) : []
  const earlier = order.slice(0, Math.max(0, order.indexOf(key)))
  const last = map.items.findLastIndex((pair) => earlier.includes(nameOf(pair)))
  return last < 0 ? map.items.length : last + 1
}

function editSeq(seq: YAMLSeq, next: readonly unknown[], { document, shape }: Place): YAMLSeq {
  const item = { document, shape: partOf(shape, 0) }
  const present = seq.items.map((node) => ({ node, value: isNode(node) ? node.toJS(document) : node }))
  const model = present[0]?.node
  // An empty list is written as []
  if (seq.items.length === 0 || next.length === 0) seq.flow = next.length === 0
  const matches = matched(
    present.map(({ value }) => value),
    next,
  )
  seq.items = next.map((value, at) => {
    const from = present[matches[at] ?? -1]
    return from ? edited(from.node, value, item) : createdAs(value, item, model)
  })
  return seq
}

/** The present index of each next item: an equal one, else one with the same name; unnamed ones in order. */
function matched(present: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(present.keys())
  const found: (number | undefined)[] = next.map(() => undefined)
  const match = (isSame: (one: unknown, other: unknown) => boolean) => {
    for (const [at, value] of next.entries()) {
      if (found[at] !== undefined) continue
      for (const index of free) {
        if (!isSame(present[index], value)) continue
        found[at] = index
        free.delete(index)
        break
      }
    }
  }
  match(isDeepStrictEqual)
  match((one, other) => identityOf(other) !== null && identityOf(one) === identityOf(other))
  match(
    (one, other) => identityOf(one) === null && identityOf(other) === null && isFacts(one) === isFacts(other),
  )
  return found
}

const identityOf = (value: unknown): string | null => {
  if (!isFacts(value)) return null
  const name = value.id ?? value.subject
  return typeof name === 'string' ? name : null
}

function createdAs(value: unknown, { document, shape }: Place, model?: unknown): Node {
  const node: Node = document.createNode(withoutFallbacks(value, shape))
  layOutLike(node, model)
  return node
}

function layOutLike(node: unknown, model: unknown): void {
  if (!isCollection(node) || !isCollection(model)) return
  node.flow = model.flow ?? false
  if (isSeq(node) && isSeq(model)) for (const item of node.items) layOutLike(item, model.items[0])
  if (!isMap(node) || !isMap(model)) return
  for (const pair of node.items)
    layOutLike(pair.value, model.items.find((other) => nameOf(other) === nameOf(pair))?.value)
}

const isFallback = (value: unknown, shape: Shape | undefined): boolean =>
  shape?.fallback !== undefined && isDeepStrictEqual(value, shape.fallback)

function withoutFallbacks(value: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutFallbacks(item, partOf(shape, 0)))
  if (!isFacts(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const own = partOf(shape, key)
      return isFallback(part, own) ? [] : [[key, withoutFallbacks(part, own)]]
    }),
  )
}
