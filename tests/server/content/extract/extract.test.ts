import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { postInput } from '#domain/posts/post.schema.ts'
import { learnCategories } from '#server/content/extract/category.ts'
import { extractMetadata } from '#server/content/extract/extract.ts'
import { vocabulary } from '#server/content/extract/vocabulary.ts'
import { parsePostFile } from '#server/content/store/front-matter.ts'
import { sampleInput } from '../sample-content.ts'
import { labelledArticles } from './labelled-articles.ts'

const folder = path.resolve(import.meta.dirname, '../../../../content/posts')
const posts = readdirSync(folder).map((name) => {
  const parsed = parsePostFile(readFileSync(path.join(folder, name), 'utf8'))
  assert.ok(parsed.ok, name)
  return parsed.post
})
/** What the product initially knows about words; it does not learn from the labelled set. */
const learned = learnCategories(posts)
const articles = labelledArticles()
const found = articles.map((article) => ({ ...article, found: extractMetadata(article.text, learned) }))

/** Fails, listing the wrong cases, when fewer than `share` of the labelled set are right. */
function holds(share: number, what: (one: (typeof found)[number]) => boolean, show: (typeof shown)[number]) {
  const wrong = found.filter((one) => !what(one))
  const told = wrong.map((one) => `${one.language} ${one.title} → ${one.found[show]}`).join('\n')
  assert.ok(found.length - wrong.length >= share * found.length, told)
}
const shown = ['title', 'category', 'description'] as const

for (const { title, slug, readTime, content } of posts) {
  test(`finds title, slug and read time of the post "${title}"`, () => {
    const own = extractMetadata(content)
    assert.equal(own.title, title)
    assert.equal(own.slug, slug)
    assert.equal(own.readTime, readTime)
    assert.equal(own.reasons.title.kind, 'explicit-line')
    assert.ok(own.description.length > 0 && own.description.length <= 160)
  })
}

test('the labelled set has at least thirty articles, and every category, in each language', () => {
  for (const language of ['en', 'it']) {
    const own = articles.filter((article) => article.language === language)
    assert.ok(own.length >= 30, language)
    assert.deepEqual([...new Set(own.map(({ category }) => category))].sort(), Object.keys(vocabulary).sort())
    for (const category of Object.keys(vocabulary))
      assert.ok(postInput.safeParse(sampleInput('A title', { category })).success)
  }
})

test('finds the title of at least 95 of 100 labelled articles', () => {
  holds(0.95, (one) => one.found.title === one.title, 'title')
})

// The category is guessed from words; staff see it with the words, and may choose another.
test('guesses the category of at least 85 of 100 labelled articles, even without posts to learn from', () => {
  holds(0.85, (one) => one.found.category === one.category, 'category')
  holds(0.85, (one) => extractMetadata(one.text).category === one.category, 'category')
})

const isWhole = ({ description }: { description: string }) =>
  description.length >= 110 && description.length <= 160

test('describes at least 98 of 100 labelled articles in 110 to 160 characters, most of them in whole sentences', () => {
  holds(0.98, (one) => isWhole(one.found), 'description')
  holds(0.9, (one) => !one.found.description.endsWith('…'), 'description')
})

test('takes slug and description from a line that states them', () => {
  for (const one of found) {
    if (one.slug !== null) assert.equal(one.found.slug, one.slug)
    if (one.description !== null) assert.equal(one.found.description, one.description)
    if (one.description !== null) assert.equal(one.found.reasons.description.kind, 'explicit-line')
  }
})

test('a description is made of whole words of the article, without markup, title or byline', () => {
  const plain = (text: string) =>
    text
      .replace(/&([aeiou])grave;/g, (_, letter) => `${letter}\u0300`.normalize('NFC'))
      .replace(/&laquo;|&raquo;|&ldquo;|&rdquo;/g, ' ')
      .replace(/\s/g, ' ')
  for (const { text, title, found: own } of found) {
    const { description } = own
    assert.match(description, /[.!?…]["'”’»)]?$/)
    assert.doesNotMatch(description, /[*_`[\]<>#|{}]|https?:|^by |^di |\p{Extended_Pictographic}/iu)
    assert.ok(!description.toLowerCase().includes(title.toLowerCase()), description)
    const words = new Set(plain(text).match(/[\p{L}\p{N}]+/gu))
    for (const word of description.match(/[\p{L}\p{N}]+/gu) ?? [])
      assert.ok(words.has(word), `${word}: ${description}`)
  }
})

const wrapped = (text: string, width: number) =>
  text.replace(/[^\r\n]+/g, (line) =>
    line.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd(),
  )

const otherWays: Record<string, (text: string) => string> = {
  'without blank lines': (text) => text.replace(/(?:\r?\n)+/g, '\n'),
  'with a blank line after every line': (text) => text.replace(/\r?\n/g, '\n\n'),
  'broken at 72 characters by a mail program': (text) => wrapped(text, 72),
  'quoted in a mail': (text) => text.replace(/^/gm, '> '),
  'after an assistant’s introduction': (text) => `Here's the blog post you asked for:\n\n${text}`,
  'after a note in Italian': (text) => `Ciao, ti mando l'articolo per il blog, fammi sapere.\n\n${text}`,
  'with the footer of a web page': (text) =>
    `${text}\n\nRead more\nShare this article\nSubscribe to our newsletter`,
}

for (const [way, paste] of Object.entries(otherWays)) {
  test(`finds title and full-length description of 95 of 100 articles ${way}`, () => {
    const wrong = articles.filter(({ text, title }) => {
      const own = extractMetadata(paste(text), learned)
      return own.title !== title || !isWhole(own)
    })
    assert.ok(wrong.length <= 0.05 * articles.length, wrong.map(({ title }) => title).join('\n'))
  })
}

test('gives a reason for each value', () => {
  const text = `Meta Title: The empty hour\n\nThe empty hour\n\n${'Every diary has an hour that nobody books, and it is always the same hour of the same day. '.repeat(3)}`
  const { reasons } = extractMetadata(text)
  assert.deepEqual(reasons.title, { kind: 'explicit-line', detail: { label: 'Meta Title', line: 1 } })
  assert.deepEqual(reasons.slug, { kind: 'from-title', detail: {} })
  assert.equal(reasons.description.kind, 'scored-sentences')
  assert.deepEqual('lines' in reasons.description.detail && reasons.description.detail.lines, [5])
  assert.deepEqual(reasons.readTime, { kind: 'word-count', detail: { words: 60, perMinute: 200 } })
  const marked = extractMetadata('Some words before the title of it all.\n\n# A heading\n\nText.')
  assert.deepEqual(marked.reasons.title, { kind: 'first-heading', detail: { line: 3 } })
  const shouted = extractMetadata('WHY GOOGLE FORGETS YOU\n\nIf Google forgets you, it is rarely personal.')
  assert.equal(shouted.title, 'Why Google forgets you')
  assert.deepEqual(shouted.reasons.title, { kind: 'first-line', detail: { line: 1, recased: true } })
})

test('a text without a title gets its first sentence as title, cut between words', () => {
  const words = 'when somebody rings a small business and nobody answers, the caller hardly ever'
  const { title, reasons } = extractMetadata(`${words} leaves a message, and rings the next one. So it goes.`)
  assert.equal(title, `${words}…`)
  assert.deepEqual(reasons.title, { kind: 'first-sentence', detail: { line: 1, cut: true } })
})

test('without explicit lines the first line is the title, and the opening the description', () => {
  const text = `Perché il telefono squilla a vuoto\n\n${'Chi chiama vuole sapere se giovedì siete liberi, e se nessuno risponde prova il numero dopo. '.repeat(3)}`
  const own = extractMetadata(text)
  assert.equal(own.title, 'Perché il telefono squilla a vuoto')
  assert.equal(own.slug, 'perche-il-telefono-squilla-a-vuoto')
  assert.ok(isWhole(own), String(own.description.length))
  assert.ok(own.description.startsWith('Chi chiama vuole sapere'))
})

test('a description line that is too long is cut after a sentence or else between words', () => {
  const sentence =
    'A description that is long enough to stand alone, since it says what the article says, and for whom it was written.'
  const { description, reasons } = extractMetadata(`Meta Description: ${sentence} ${sentence}\n\nText.`)
  assert.equal(description, sentence)
  assert.deepEqual(reasons.description.detail, { label: 'Meta Description', line: 1, cut: true })
  const wordy = extractMetadata(`Meta Description: ${'wordy '.repeat(60)}\n\nText.`).description
  assert.ok(wordy.length <= 160)
  assert.match(wordy, /wordy…$/)
})

test('a description keeps the text of links and omits a sentence that repeats the title', () => {
  const title = 'The hour that nobody books'
  const end = 'of the same afternoon, right after a lunch that ran late.'
  const marked =
    'Every [diary](https://example.com/d) has **one**, and it is nearly always [the same hour](/blog/same)'
  const plain = 'Every diary has one, and it is nearly always the same hour'
  const { description } = extractMetadata(`${title}\n\n${title}. ${marked} ${end}`)
  assert.equal(description, `${plain} ${end}`)
})

test('a description keeps a sentence that begins with "By" but omits a byline', () => {
  const rest =
    'and by Friday evening the diary of a small salon is usually full, apart from the hour after lunch that nobody wants to have.'
  const { description } = extractMetadata(
    `The hour after lunch\n\nBy Jane Smith, editor of the blog.\n\nBy noon it is quiet, ${rest}`,
  )
  assert.ok(description.startsWith('By noon it is quiet'), description)
})

test('read time is the word count divided by 200, rounded up, with "min read" in Italian too', () => {
  assert.equal(extractMetadata(`Titolo lungo\n\n${'parola '.repeat(198)}`).readTime, '1 min read')
  assert.equal(extractMetadata(`Titolo lungo\n\n${'parola '.repeat(199)}`).readTime, '2 min read')
})

test('a category line takes precedence over the text, in either language', () => {
  const words = 'Chatbots and language models answer with artificial intelligence.'
  assert.equal(extractMetadata(words).category, 'AI Solutions')
  const { category, reasons } = extractMetadata(`Category: local seo\n\n${words}`)
  assert.equal(category, 'Local SEO')
  assert.deepEqual(reasons.category, { kind: 'explicit-line', detail: { label: 'Category', line: 1 } })
  assert.equal(extractMetadata(`Categoria: Piccole imprese\n\n${words}`).category, 'Small Business')
})

test('a category is learned from several of the site’s own posts that share a word, not from one', () => {
  const text = 'Parrots and their cages\n\nA parrot wants company, and the parrot says so.'
  assert.equal(extractMetadata(text).category, 'Small Business')
  const about = (category: string, word: string) => ({
    title: `On ${word}`,
    content: `A ${word} by the window.`,
    category,
  })
  const others = ['kettle', 'lamp', 'chair', 'table'].map((word) => about('Digital Marketing', word))
  const one = learnCategories([about('Technology', 'parrot'), ...others])
  assert.equal(extractMetadata(text, one).category, 'Small Business')
  const three = learnCategories([
    ...['parrot', 'parrot', 'parrots'].map((word) => about('Technology', word)),
    ...others,
  ])
  const own = extractMetadata(text, three)
  assert.equal(own.category, 'Technology')
  const detail = { words: ['parrots'], posts: 3, runnerUp: null }
  assert.deepEqual(own.reasons.category, { kind: 'word-statistics', detail })
})

test('a text that suggests no category gets the default, with that as the reason', () => {
  const own = extractMetadata('Xyzzy quux\n\nCorge grault garply.')
  assert.equal(own.category, 'Small Business')
  assert.deepEqual(own.reasons.category, { kind: 'default', detail: {} })
})

test('a text without words gives empty values', () => {
  for (const text of ['\0', '***', '👉', 'https://example.com/', 'a'.repeat(2000)]) {
    const own = extractMetadata(text)
    assert.deepEqual([own.title, own.slug, own.description], ['', '', ''], text.slice(0, 20))
    assert.equal(own.reasons.title.kind, 'nothing-found')
    assert.equal(own.reasons.description.kind, 'nothing-found')
  }
})

test('the same text gives the same answer', () => {
  for (const { text, found: first } of found)
    assert.deepEqual(extractMetadata(text, learnCategories(posts)), first)
})
