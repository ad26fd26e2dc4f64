import type { Random } from '#tests/helpers/random.ts'
import { oddArticle } from './articles.ts'
import { hostileText } from './values.ts'

const sound = [
  ...['title: A title', 'slug: SLUG', 'description: A description.', 'category: AI Solutions'],
  ...['readTime: 4 min read', 'published: true'],
]
const values = [
  ...['', '~', 'null', 'true', '.inf', '.nan', '0x1F', '0o17', '1e400', '-1e400', '2026-02-30'],
  ...['2026-11-21T00:00:00Z', '+275760-09-14T00:00:00Z', '[]', '{}', '[a, b]', '{a: b}', '"\\ud800"'],
  ...['"\\x00"', "'", '"', '|', '>', '|9', '>-\n  folded', '!!js/function "return 1"', '!!binary x'],
  ...['!!set {a}', '!!python/object:x y', '!<tag:x> y', '&a b', '*a', '*none', '<<: *a', '? a', '@a', '`a`'],
  ...['%a', '- a', ': a', '# a', '\tx', '../../x', '/', 'con', '.git', 'a'.repeat(300)],
] as const
const names = [
  ...['id', 'title', 'slug', 'description', 'category', 'readTime', 'image', 'imageAlt', 'faq', 'faqData'],
  ...['published', 'publishedAt', 'publishedUntil', 'createdAt', 'updatedAt', 'redirectFrom', '__proto__'],
  ...['constructor', 'toString', 'x', '?', '<<', ''],
] as const

/** Code that leaves the file `mark` if a front matter engine runs it. */
const code = (mark: string): string =>
  `require('node:fs').writeFileSync(${JSON.stringify(mark)}, 'ran'), process.exit(9), {}`

/**
 * A post file as a person, a program or an attacker may write it. `slug` is its name; `mark` is a file that must not be
 * created.
 */
export function oddPostFile(random: Random, { slug, mark }: { slug: string; mark: string }): Buffer {
  const { pick, chance, below, bytes } = random
  const lines = sound.map((line) => line.replace('SLUG', slug))
  const kinds: readonly (() => Buffer)[] = [
    () => file(bomb(pick([3, 9, 12]))),
    () => file(`${lines.join('\n')}\nx: &x [${'*x,'.repeat(5)}]`),
    () => file(`a: &a\n  b: *a\n${lines.join('\n')}`),
    () => file(`${lines.join('\n')}\n${lines.join('\n')}`),
    () => file(Array.from({ length: 5_000 }, (_, index) => `k${index}: ${index}`).join('\n')),
    () => file(`faq: ${'['.repeat(pick([10, 1_000, 20_000]))}`),
    () => file(`faq:\n${Array.from({ length: 400 }, (_, index) => `${' '.repeat(index)}- a:`).join('\n')}`),
    () =>
      file(
        `redirectFrom: [${Array.from({ length: 3_000 }, (_, index) => `a${index}`).join(', ')}]\n${lines.join('\n')}`,
      ),
    () => Buffer.from(`---js\n${code(mark)}\n---\nText`),
    () => Buffer.from(`---javascript\n${code(mark)}\n---\nText`),
    () => Buffer.from(`---coffee\n${code(mark)}\n---\nText`),
    () => Buffer.from(`---json\n{"title":"A","constructor":{"prototype":{"x":1}}}\n---\nText`),
    () => Buffer.from(`---\n!!js/function >\n  function () { ${code(mark)} }\n---\nText`),
    () => bytes(below(3_000)),
    () => Buffer.concat([Buffer.from('---\n'), bytes(below(500)), Buffer.from('\n---\nText')]),
    () => Buffer.from(`\ufeff---\r\n${lines.join('\r\n')}\r\n---\r\nText`),
    () => Buffer.from(`---\n${lines.join('\n')}\n---\nText`, 'utf16le'),
    () =>
      Buffer.from(
        pick([
          ...['', '---', '---\n', '---\n---', '---\n---\n', '\n---\na: b\n---', '----\na: b\n----\n'],
          ...['--- \na: b\n--- \n', '---\na: b'],
        ]),
      ),
    () => file(lines.join('\n'), 'a'.repeat(1_000_000)),
    () => file(lines.join('\n'), `${'* '.repeat(20_000)}\n`.repeat(20)),
    () => file(`title: ${'a'.repeat(1_000_000)}`),
    () => file(lines.join('\n'), oddArticle(random)),
  ]
  if (chance(0.4)) return pick(kinds)()
  for (let count = 1 + below(4); count > 0; count -= 1) {
    const value = chance(0.7) ? pick(values) : JSON.stringify(hostileText(random).slice(0, 3_000))
    lines.splice(below(lines.length + 1), 0, `${pick(names)}: ${value}`)
  }
  return file(lines.join('\n'), oddArticle(random).slice(0, 5_000))
}

const file = (head: string, body = 'Text.\n'): Buffer => Buffer.from(`---\n${head}\n---\n\n${body}`)

/** Each alias expands to ten of the one before. */
function bomb(depth: number): string {
  const lines = ['a0: &a0 lol']
  for (let level = 1; level <= depth; level += 1)
    lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`)
  return `${lines.join('\n')}\ntitle: *a${depth}`
}
