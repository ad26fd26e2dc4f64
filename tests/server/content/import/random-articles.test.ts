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

/** More on request: ARTICLES=5000 SEED=1. */
const count = Number(process.env.ARTICLES ?? (isFull ? 500 : 60))
const firstSeed = Number(process.env.SEED ?? 20_260)

type Seeded = RandomArticle & { seed: number }
const articlesOf = (editor: Editor): Seeded[] =>
  Array.from({ length: count }, (_, at) => ({
    seed: firstSeed + at,
    ...randomArticle(firstSeed + at, editor),
  }))

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

/** The posts as an import writes them. */
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
  const more = { picture: 'alt', quote: 'by', figure: 'figure' }[block.kind as string] ?? ''
  return `${block.children.map(wordsOf).join('')}\n${Reflect.get(block, more) ?? ''}`
}

/** Removes the quotation that marks the place: it does not prove that the quoted words were kept. */
const withoutPlace = (note: string): string => note.replace(/ \((?:\d+ times, first )?after ".*"\)$/, '')

/** The whole words in the post or the report. */
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

/** The texts of an article and the lines that the editor counts as hidden. */
function shownOrHidden(content: string): string[] {
  const { blocks, hidden } = traceArticle(content, { title: 'A title' })
  const lines = content.split('\n')
  return [...blocks.map(({ block }) => readIn(block)), ...hidden.map((line) => lines[line] ?? '')]
}

/** Fails, showing the first articles, when words were lost. */
function assertKept(found: (article: Seeded) => { words: Iterable<string>; more?: string }, editor: Editor) {
  const failures = articlesOf(editor).flatMap((article) => {
    const { seed, words, html, footnotes } = article
    const { words: kept, more = '' } = found(article)
    const all = new Set(kept)
    const [first, ...others] = words.filter((word) => !all.has(word))
    if (first === undefined) return []
    const place = placeOf(first, html + footnotes.map(({ content }) => content).join())
    return [
      `seed ${seed} (${editor}): ${others.length + 1} of ${words.length} words, the first in ${place}${more}`,
    ]
  })
  assert.equal(failures.slice(0, 20).join('\n'), '', `${failures.length} of ${count} articles lost words`)
}

for (const editor of ['wordpress', 'ghost'] as const)
  test(`every word of ${count} random ${editor} articles is in the post or the report`, async (context) => {
    const dir = await temporaryFolder(context)
    for (const name of ['one.png', 'two.png']) await writeFile(path.join(dir, name), 'A picture')
    const planned = await imported(editor, articlesOf(editor), dir)
    const posts = new Map(planned.map((post) => [post.slug, post]))
    assertKept(({ seed }) => {
      const post = posts.get(`post-${seed}`)
      return {
        words: post ? wordsFound(post) : [],
        more: post?.action === 'add' ? '' : ` refused: ${post?.notes}`,
      }
    }, editor)
  })

test(`every word of ${count} random articles pasted from a web page is in the text or the remarks`, () => {
  assertKept(({ html }) => {
    const { markup, notes } = pasteToMarkup(html, { origin: 'https://ponte.example.com' })
    return { words: wordsOfText([...shownOrHidden(body(markup)), ...notes.map(withoutPlace)]) }
  }, 'ghost')
})

test(`every word of ${count} random articles pasted as text is shown or in a line marked as hidden`, () => {
  assertKept(({ html, words }) => {
    // As a browser copies it: without attributes
    const pasted = parseHtml(html).map(textIn).join('\r\n\v')
    // Words that pasting joins, as around emphasis, do not count as lost
    const given = wordsOfText([pasted.replaceAll('*', '')])
    return {
      words: [...wordsOfText(shownOrHidden(body(pasted))), ...words.filter((word) => !given.has(word))],
    }
  }, 'ghost')
})

/** The source around `word`, which may be written with entities. */
function placeOf(word: string, html: string): string {
  const at = html.search(new RegExp(word.replace(/[èüßñ]/g, '(?:.|&[^;]+;)'), 'i'))
  return JSON.stringify(html.slice(Math.max(0, at - 60), at + 40))
}
