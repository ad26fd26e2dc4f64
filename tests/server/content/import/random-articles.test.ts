import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { type Block, parseArticle, traceArticle, wordsOf } from '#domain/posts/markup.ts'
import { body } from '#domain/posts/post.schema.ts'
import { openForeignFolder } from '#server/content/import/folder.ts'
import { readGhost } from '#server/content/import/ghost.ts'
import { parseHtml, textIn } from '#server/content/import/html-tree.ts'
import { createPictures } from '#server/content/import/pictures.ts'
import { type PlannedPost, planImport } from '#server/content/import/plan.ts'
import { readWordpress } from '#server/content/import/wordpress.ts'
import { pasteToMarkup } from '#server/content/paste/paste.ts'
import { parsePostFile } from '#server/content/store/front-matter.ts'
import { type Editor, type RandomArticle, randomArticle } from '#tests/fixtures/import/random-article.ts'
import { wordpressExport } from '#tests/fixtures/import/wordpress-export.ts'
import { isFull } from '#tests/helpers/full.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

/** By hand also more: ARTICLES=5000 SEED=1. */
const count = Number(process.env.ARTICLES ?? (isFull ? 500 : 60))
const firstSeed = Number(process.env.SEED ?? 20_260)

type Seeded = RandomArticle & { seed: number }

const exportOf: Record<Editor, (articles: readonly Seeded[]) => { name: string; text: string }> = {
  wordpress: (articles) => ({
    name: 'export.xml',
    text: wordpressExport(
      articles.map(({ seed, html, footnotes }) => ({ id: seed, content: html, footnotes })),
    ),
  }),
  ghost: (articles) => ({
    name: 'export.json',
    text: JSON.stringify({
      db: [
        {
          data: {
            posts: articles.map(({ seed, html }) => ({
              id: seed,
              title: `Post ${seed}`,
              slug: `post-${seed}`,
              html,
              status: 'published',
              published_at: '2021-05-03T10:00:00.000Z',
            })),
          },
        },
      ],
    }),
  }),
}

/** The posts as an import writes them, by their slugs. */
async function imported(editor: Editor, articles: readonly Seeded[], dir: string): Promise<PlannedPost[]> {
  const { name, text } = exportOf[editor](articles)
  const file = path.join(dir, name)
  await writeFile(file, text)
  const source = await (editor === 'wordpress' ? readWordpress(file) : readGhost(file))
  const store = { has: async () => true, put: () => Promise.reject(new Error('A dry run stores nothing')) }
  const folders = [await openForeignFolder(dir)]
  const { kind, hosts } = source
  const plan = await planImport({
    source,
    present: { byId: new Map(), slugs: new Set(), broken: new Set(), removed: new Set() },
    pictures: createPictures({ kind, folders, hosts, store, fetcher: null, dryRun: true }),
    categories: new Map(),
    fallbackCategory: 'Technology',
    now: Date.parse('2026-01-01'),
    signal: new AbortController().signal,
  })
  return plan.posts
}

function readIn(block: Block): string {
  if (block.kind === 'list') return block.items.map((item) => item.map(wordsOf).join('')).join('\n')
  const more =
    block.kind === 'picture'
      ? block.alt
      : block.kind === 'quote'
        ? block.by
        : block.kind === 'figure'
          ? block.figure
          : ''
  return `${block.children.map(wordsOf).join('')}\n${more ?? ''}`
}

/** A remark names its place by the words before it, which prove nothing. */
const withoutPlace = (note: string): string => note.replace(/ \((?:\d+ times, first )?after ".*"\)$/, '')

/** The words that a reader of the post or of the report meets, whole. */
function wordsFound({ text = '', slug, notes }: PlannedPost): Set<string> {
  const parsed = parsePostFile(text, slug)
  const blocks = parsed.ok ? parseArticle(parsed.post.content, parsed.post) : []
  return wordsOfText([...blocks.map(readIn), ...notes.map(withoutPlace)])
}

const wordsOfText = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .join('\n')
      .replace(/[\u00ad\u200b]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu),
  )

/** The texts of an article, and the lines of it that the editor counts as hidden. */
function shownOrHidden(content: string): string[] {
  const { blocks, hidden } = traceArticle(content, { title: 'A title' })
  const lines = content.split('\n')
  return [...blocks.map(({ block }) => readIn(block)), ...hidden.map((line) => lines[line] ?? '')]
}

for (const editor of ['wordpress', 'ghost'] as const)
  test(`every word of ${count} random articles of ${editor} is in the post or in the report`, async (context) => {
    const dir = await temporaryFolder(context)
    await writeFile(path.join(dir, 'one.png'), 'A picture')
    await writeFile(path.join(dir, 'two.png'), 'A picture')
    const articles = Array.from({ length: count }, (_, at) => {
      const seed = firstSeed + at
      return { seed, ...randomArticle(seed, editor) }
    })
    const posts = new Map((await imported(editor, articles, dir)).map((post) => [post.slug, post]))
    const failures = articles.flatMap(({ seed, words, html, footnotes }) => {
      const post = posts.get(`post-${seed}`)
      const found = post ? wordsFound(post) : new Set()
      const lost = words.filter((word) => !found.has(word))
      if (lost.length === 0) return []
      const source = html + footnotes.map(({ content }) => content).join()
      return [
        `seed ${seed} (${editor}): ${lost.length} of ${words.length} words, the first in ${placeOf(lost[0] ?? '', source)}${post?.action === 'add' ? '' : ` refused: ${post?.notes}`}`,
      ]
    })
    assert.equal(failures.slice(0, 20).join('\n'), '', `${failures.length} of ${count} articles lost words`)
  })

test(`every word of ${count} random articles that are pasted from a web page is in the text or in the remarks`, () => {
  const failures = Array.from({ length: count }, (_, at) => firstSeed + at).flatMap((seed) => {
    const { html, words } = randomArticle(seed, 'ghost')
    const { markup, notes } = pasteToMarkup(html, { origin: 'https://ponte.example.com' })
    const found = wordsOfText([...shownOrHidden(body(markup)), ...notes.map(withoutPlace)])
    const lost = words.filter((word) => !found.has(word))
    return lost.length === 0
      ? []
      : [`seed ${seed}: ${lost.length} of ${words.length}, the first in ${placeOf(lost[0] ?? '', html)}`]
  })
  assert.equal(failures.slice(0, 20).join('\n'), '', `${failures.length} of ${count} articles lost words`)
})

test(`every word of ${count} random articles that are pasted as text is shown, or in a line that the editor calls hidden`, () => {
  const failures = Array.from({ length: count }, (_, at) => firstSeed + at).flatMap((seed) => {
    // As a browser copies it: without attributes
    const { html, words } = randomArticle(seed, 'ghost')
    const pasted = parseHtml(html).map(textIn).join('\r\n\v')
    const found = wordsOfText(shownOrHidden(body(pasted)))
    const given = wordsOfText([pasted])
    const lost = words.filter((word) => given.has(word) && !found.has(word))
    return lost.length === 0 ? [] : [`seed ${seed}: ${lost.slice(0, 5)}`]
  })
  assert.equal(failures.slice(0, 20).join('\n'), '', `${failures.length} of ${count} articles lost words`)
})

/** `word` as the source has it, perhaps with entities. */
function placeOf(word: string, html: string): string {
  const at = html.search(new RegExp(word.replace(/[èüßñ]/g, '(?:.|&[^;]+;)'), 'i'))
  return JSON.stringify(html.slice(Math.max(0, at - 60), at + 40))
}
