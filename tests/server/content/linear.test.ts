import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturesIn } from '#domain/posts/article-pictures.ts'
import { excerptOf } from '#domain/posts/excerpt.ts'
import { contentWords, countWords } from '#domain/posts/extract-words.ts'
import { headDescription, headTitle } from '#domain/posts/head-texts.ts'
import { linkedSlugs, linkFaults, linksIn } from '#domain/posts/link-faults.ts'
import { parseArticle, traceArticle, withContents } from '#domain/posts/markup.ts'
import { pictureFaults } from '#domain/posts/picture-faults.ts'
import type { Edited } from '#domain/posts/post.schema.ts'
import { imageUrl, parseFaq, postInput } from '#domain/posts/post.schema.ts'
import { drawingFor, serviceFor } from '#domain/posts/post-drawing.ts'
import { countRead } from '#domain/posts/reading-time.ts'
import { slugify } from '#domain/posts/slug.ts'
import { typesetInline, withEndKept } from '#domain/posts/typography.ts'
import { siteSchema } from '#domain/site/site.schema.ts'
import { extractMetadata } from '#server/content/extract/extract.ts'
import { plainText as pastedText } from '#server/content/extract/plain-text.ts'
import { compare } from '#server/content/history/compare.ts'
import { htmlToPieces } from '#server/content/import/html-to-pieces.ts'
import { HtmlError, plainText } from '#server/content/import/html-tree.ts'
import { writeRuns } from '#server/content/import/inline-runs.ts'
import { createNotes } from '#server/content/import/notes.ts'
import { wordpressHtml } from '#server/content/import/wordpress-html.ts'
import { merge, mergeLines } from '#server/content/merge/merge.ts'
import { plainHtml } from '#server/content/paste/clipboard-html.ts'
import { emptyPost } from '#server/content/saves/post-input.ts'
import { excerpt } from '#server/content/search/excerpt.ts'
import { textOfPost } from '#server/content/search/post-text.ts'
import { languageOf, stemOf, wordsIn } from '#server/content/search/words.ts'
import { formatPostFile, parsePostFile } from '#server/content/store/front-matter.ts'
import { splitFile } from '#server/content/store/gray-matter.ts'
import { toStored } from '#server/content/store/post-index.ts'
import { addRedirects, readRedirects } from '#server/content/store/redirects-file.ts'
import { readSettings } from '#server/content/store/settings.ts'
import { isFull, sample } from '#tests/helpers/full.ts'
import { editedPost } from './sample-content.ts'

/**
 * Every parser of foreign text takes time proportional to its length, for any text. In an ordinary run each parser gets
 * a quarter of the texts, at half the length.
 */

const size = isFull ? 200_000 : 100_000
/** YAML costs up to 5 µs a character; front matter and settings are no longer than this. */
const yamlSize = size * 0.32
/** Enough for a slow machine; a parser that is not linear takes many times longer. */
const mostMs = size / 100

const repeated = (part: string): string => part.repeat(Math.ceil(size / part.length)).slice(0, size)
const around = (open: string, close: string): string => {
  const times = Math.floor(size / (open.length + close.length))
  return open.repeat(times) + close.repeat(times)
}

const shapes: Record<string, string> = {
  'one letter': repeated('a'),
  'clipboard start comments': repeated('<!--StartFragment-->'),
  'style rules': repeated('.a{b:c}'),
  words: repeated('word '),
  'capital words': repeated('Word '),
  digits: repeated('1'),
  blanks: repeated(' '),
  tabs: repeated('\t'),
  'line feeds': repeated('\n'),
  'carriage returns': repeated('\r'),
  'both line ends': repeated('\r\n'),
  'lines of one blank': repeated(' \n'),
  'line separators': repeated('\u2028'),
  'paragraph separators': repeated('\u2029'),
  'next-line characters': repeated('\u0085'),
  'line separators and line feeds': repeated('\u2028\n'),
  'no-break spaces': repeated('\u00a0'),
  'zero-width spaces': repeated('\u200b'),
  'byte order marks': repeated('\ufeff'),
  NULs: repeated('\0'),
  'combining marks': `a${repeated('\u0301')}`,
  'lone surrogates': repeated('\ud800'),
  emoji: repeated('👩‍👩‍👧‍👦'),
  'right to left': repeated('\u202eא '),
  'opening brackets': repeated('['),
  'closing brackets': repeated(']'),
  'unclosed pictures': repeated('!['),
  'unclosed links': repeated('[a]('),
  'link ends': repeated(']('),
  'unclosed parentheses': repeated('('),
  'nested parentheses': around('(', ')'),
  'nested brackets': around('[', '](/a)'),
  stars: repeated('*'),
  'double stars': repeated('**a '),
  'nested emphasis': around('*a **b ', '** c* '),
  underscores: repeated('_'),
  backticks: repeated('`'),
  'pairs of backticks': repeated('`a '),
  dashes: repeated('-'),
  'front matter fences': repeated('---\n'),
  pipes: repeated('|'),
  quotes: repeated('"'),
  apostrophes: repeated("'"),
  'quotes and words': repeated('"a '),
  dots: repeated('.'),
  'one-letter sentences': repeated('A. '),
  colons: repeated(':'),
  'metadata labels': repeated('Meta Title: a\n'),
  bylines: repeated('By a\n'),
  hashes: repeated('#'),
  'YAML comments': repeated('# a\n'),
  'identical headings': repeated('Same Heading\n\n'),
  'identical headings with a link': `[a](#same-heading)\n\n${repeated('Same Heading\n\n')}`,
  'paragraphs of similar words': Array.from({ length: 100 }, (_, at) =>
    Array.from({ length: 400 }, (_, word) => (word * (1 + at)) % 97).join(' '),
  ).join('\n\n'),
  'numbered headings': Array.from({ length: size * 0.06 }, (_, at) => `Heading ${at}`).join('\n\n'),
  'identical links': repeated('[a](/blog/b) '),
  'links to headings': repeated('[a](#b) '),
  bullets: repeated('- a\n'),
  'numbered lines': repeated('1. a\n'),
  'quoted lines': repeated('> a\n'),
  callouts: repeated('👉 a\n\n'),
  tags: repeated('<a'),
  'HTML links': repeated('<a href="/b">c</a>'),
  'nested elements': around('<b>', '</b>'),
  comments: repeated('<!--'),
  entities: repeated('&amp;'),
  'half entities': repeated('&#'),
  shortcodes: repeated('[gallery id="'),
  'editor blocks': repeated('<!-- wp:a {"b":"'),
  'YAML keys': Array.from({ length: size / 10 }, (_, at) => `k${at}: v`).join('\n'),
  'nested YAML sequences': around('[', ']'),
  'nested YAML mappings': repeated('a: {'),
  'YAML anchors': repeated('- &a b\n'),
  'identical questions': `faq:\n${repeated('  - question: Same\n    answer: Same\n')}`,
  'one long word with dashes': repeated('a-'),
  slashes: repeated('/'),
  addresses: repeated('https://a.example/b '),
  'mail addresses': repeated('a@'),
  'percent escapes': repeated('%e2%80'),
}

const post = (text: string) => ({
  ...emptyPost('a', '2026-01-01T00:00:00Z'),
  slug: 'a',
  title: 'A',
  content: text,
})
const edited = (content: string) =>
  editedPost({ title: 'A', description: '', slug: 'a', content, faqData: null })
const stored = (text: string) => toStored(post(text), 'r').post
const site = 'https://site.example'

const parsers: Record<string, (text: string) => unknown> = {
  parseArticle: (text) => parseArticle(text, { title: 'A' }),
  withContents: (text) => withContents(parseArticle(text, { title: 'A' }), { title: 'A' }),
  typesetInline: (text) =>
    parseArticle(text, { title: text }).map(
      (block) => 'children' in block && withEndKept(typesetInline(block.children)),
    ),
  linksIn: (text) => {
    const { blocks } = traceArticle(text, { title: 'A' })
    return [
      linksIn(blocks),
      linkedSlugs(blocks, site),
      linkFaults({ blocks, posts: [], id: 'a', origin: site }),
    ]
  },
  pictureFaults: (content) =>
    pictureFaults({
      content,
      blocks: traceArticle(content, { title: 'A' }).blocks,
      gone: () => true,
    } as never),
  picturesIn,
  countRead: (text) => countRead(text, parseArticle(text, { title: 'A' })),
  words: (text) => [countWords(text), contentWords(text)],
  'head and excerpt': (text) => [headTitle(text, 'A'), headDescription(text), excerptOf(text, 160)],
  slugify,
  drawing: (title) => [
    drawingFor({ id: 'a', title, description: title }),
    serviceFor({ title, description: title }),
  ],
  postInput: (text) => {
    const names = [
      'title',
      'content',
      'description',
      'category',
      'readTime',
      'image',
      'imageAlt',
      'faqData',
      'slug',
    ]
    return postInput.safeParse(Object.fromEntries(names.map((name) => [name, text])))
  },
  imageUrl,
  parseFaq: (text) => {
    const [question, answer] = [text.slice(0, 4_000), text.slice(0, 4_000)]
    return [
      parseFaq(text),
      parseFaq(JSON.stringify(Array.from({ length: 50 }, () => ({ question, answer })))),
    ]
  },
  'splitFile, body': (text) => splitFile(`---\ntitle: a\n---\n${text}`),
  'splitFile, front matter': (text) => splitFile(`---\n${text}\n---\nbody`),
  'splitFile, comment': (text) => splitFile(`---\n#${text}\n---\nbody`),
  'splitFile, value': (text) => splitFile(`---\ntitle: "${text}"\n---\nbody`),
  'splitFile, all': splitFile,
  parsePostFile: (text) => parsePostFile(`---\ntitle: a\n---\n${text}`, 'a'),
  'parsePostFile, front matter': (text) => parsePostFile(`---\n${text}\n---\nbody`, 'a'),
  formatPostFile: (text) =>
    formatPostFile({
      ...post(text),
      description: text.slice(0, 1_000),
      extra: new Map([['x', text.slice(0, 60_000)]]),
    }),
  readRedirects: (text) => readRedirects(`rules:\n${text.slice(0, yamlSize)}`),
  'readRedirects, one address': (text) =>
    readRedirects(`rules:\n  - from: /a\n    to: ${JSON.stringify(text)}\n`),
  addRedirects: (text) => {
    try {
      return addRedirects(`rules:\n  - from: /a\n    to: /b\n${text.slice(0, yamlSize)}`, [
        { from: '/c', to: '/d' },
      ])
    } catch (error) {
      return error
    }
  },
  readSettings: (text) => readSettings(siteSchema, `name: a\n${text}`),
  'readSettings, value': (text) => readSettings(siteSchema, `name: ${JSON.stringify(text)}\n`),
  extractMetadata: (text) => extractMetadata(text),
  pastedText: (text) => pastedText(text),
  wordsIn: (text) =>
    [...textOfPost(stored(text))].map((part) => [
      [...wordsIn(part)].map(({ text: word }) => stemOf(word, 'en')),
      languageOf(part),
    ]),
  excerpt: (text) => excerpt(stored(text), { isMeant: () => true }),
  htmlToPieces: (text) =>
    html(() => htmlToPieces(text, { blankLines: true, linkOf: (href) => href, notes: createNotes() })),
  plainHtml: (text) =>
    html(() => [plainHtml(text), plainHtml(`<style>${text}`), plainHtml(`<p style="${text}`)]),
  wordpressHtml: (text) => html(() => wordpressHtml(text, { attachments: new Map(), notes: createNotes() })),
  'text of HTML': plainText,
  writeRuns: (text) =>
    writeRuns([
      { text, mark: 'strong', href: '/a' },
      { text, mark: 'none', href: null },
    ]),
  mergeLines: (text) => [mergeLines(text, `a\n${text}`, `${text}\nb`), mergeLines('', text, `${text}a`)],
  merge: (text) =>
    merge(...([`1${text}1`, `2${text}2`, `3${text}3`].map(edited) as [Edited, Edited, Edited])),
  compare: (text) => compare(edited(`1${text}1`), edited(`2${text}2`)),
}

function html(task: () => unknown): unknown {
  try {
    return task()
  } catch (error) {
    if (error instanceof HtmlError) return error
    throw error
  }
}

/** CPU time, so that other programs do not count; the better of two runs, so that garbage collection does not either. */
function costOf(parse: (text: string) => unknown, text: string): number {
  const once = () => {
    const begun = process.cpuUsage()
    parse(text)
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  const first = once()
  return first > mostMs ? Math.min(first, once()) : first
}

for (const [at, [name, parse]] of Object.entries(parsers).entries())
  test(`${name}: no text takes longer than 10 µs a character`, () => {
    const slow = sample(Object.entries(shapes), 20, at).flatMap(([shape, text]) => {
      const ms = costOf(parse, text)
      return ms > mostMs ? [`${shape}: ${Math.round(ms)} ms`] : []
    })
    assert.deepEqual(slow, [])
  })
