import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffPost } from '#domain/posts/post-views.ts'
import { slugify } from '#domain/posts/slug.ts'
import { readRedirectRules } from '#domain/site/redirects.schema.ts'
import { checksOf, nearestAddress, passedOf } from '../../../../pages/admin/editor/checks/checklist.ts'
import { withoutMarkdownSigns } from '../../../../pages/admin/editor/checks/markdown-signs.ts'
import { writingFaults } from '../../../../pages/admin/editor/checks/plain-writing.ts'
import { readContent } from '../../../../pages/admin/editor/checks/reading.ts'
import { emptyFields, errorsOf, type Fields } from '../../../../pages/admin/editor/fields.ts'

const staffPost = (
  id: string,
  title: string,
  state: StaffPost['state'],
  redirectFrom: string[] = [],
): StaffPost => ({
  ...{ id, slug: title.toLowerCase(), title, state, redirectFrom, date: null, until: null, revision: 'r' },
  ...{ category: 'Technology', picture: null, drawing: 0 },
})
const posts = [
  staffPost('a', 'First', 'published', ['old-first']),
  staffPost('b', 'Second', 'draft'),
  staffPost('c', 'Third', 'scheduled'),
]
const good: Fields = {
  ...emptyFields,
  title: 'A good post',
  content: 'One paragraph, closed with a full stop.',
  description: 'x'.repeat(120),
  category: 'Technology',
}

function inputFor(change: Partial<Fields> = {}, id: string | null = null) {
  const fields = { ...good, ...change }
  return {
    fields,
    errors: errorsOf(fields),
    slug: slugify(fields.slug || fields.title),
    id,
    blocks: readContent(fields.content, fields.title, null).blocks,
    posts,
    origin: 'https://ponte.example',
  }
}
const checks = (change: Partial<Fields> = {}, id: string | null = null) => checksOf(inputFor(change, id))
const linkTo = (href: string) => checks({ content: `Read the [guide](${href}) first.` })

test('a good post has nothing to fix', () => {
  assert.deepEqual(checks(), [])
})

const hintsOf = (content: string) =>
  checks({ content }).map(({ level, title, range }) => {
    assert.equal(level, 'hint')
    return [title.replace('Hint: ', ''), range ? content.slice(...range) : null]
  })

test('vague words of a link, and bare addresses, are hints, in both languages', () => {
  const vague = 'the words of a link say little'
  for (const words of ['click here', 'Here', 'read more…', 'this link', 'clicca qui', 'Scopri di più'])
    assert.deepEqual(hintsOf(`Prices are known: [${words}](/pricing).`), [
      [vague, `Prices are known: [${words}](/pricing).`],
    ])
  for (const words of ['https://www.example.org/a', 'www.example.org', 'example.co.uk/prices'])
    assert.equal(
      hintsOf(`Look at [${words}](https://www.example.org/a).`)[0]?.[0],
      'a link is a bare address',
    )
  for (const words of ['our prices', 'Read more about prices', 'why this matters', 'Node.js'])
    assert.deepEqual(hintsOf(`Look at [${words}](/pricing).`), [])
})

test('a heading with nothing under it, or a passage in capitals, is a hint', () => {
  const text = 'Some words that are a paragraph, with a full stop at the end.'
  assert.deepEqual(hintsOf(`${text}\n\nA heading\n\nAnother heading\n\n${text}`), [
    ['a heading has nothing under it', 'A heading'],
  ])
  assert.deepEqual(hintsOf(`${text}\n\nA heading\n\n${text}`), [])
  assert.deepEqual(hintsOf(`Now hear THIS IS VERY IMPORTANT and more of it.`), [
    ['a passage is in capitals', 'THIS IS VERY IMPORTANT'],
  ])
  assert.deepEqual(hintsOf('The NHS and the BBC, and HTTP API calls, are fine.'), [])
})

test('a heading that skips a level is a hint', () => {
  const paragraph = readContent('Text of a paragraph, with a stop.', '', null).blocks.slice(0, 1)
  const text = { kind: 'text', text: 'One' } as const
  const heading = (level: 2 | 3 | 4, from: number) => ({
    block: { kind: 'heading' as const, level, look: 'sub' as const, children: [text] },
    ...{ from, to: from },
  })
  const kinds = (levels: (2 | 3 | 4)[]) =>
    writingFaults(levels.flatMap((level, at) => [heading(level, at), ...paragraph])).map(({ kind }) => kind)
  assert.deepEqual(kinds([2, 3, 4, 2, 3]), [])
  assert.deepEqual(kinds([2, 4]), ['heading-order'])
  assert.deepEqual(kinds([3]), ['heading-order'])
})

test('no text takes longer than a second to check', () => {
  const dots = [`${'.'.repeat(100_000)}x`, `[${'.!'.repeat(50_000)}x](/a)`]
  for (const text of ["A'".repeat(50_000), 'AA '.repeat(50_000), ...dots]) {
    const { blocks } = readContent(text, '', null)
    const began = performance.now()
    writingFaults(blocks)
    assert.ok(performance.now() - began < 1_000, text.slice(0, 4))
  }
})

test('Markdown signs that readers would see are a hint, and can be removed', () => {
  const [opening, list] = ['Opening: 5 > 3, and #1 of all.', '- A list\n- with two\n\n#hashtag and -- a dash']
  const signs = '# One\nText below it.\n\n> ### Two\n>\n> Said **so**.\n\n---\n\n```js\nconst a = 1\n```'
  const bare = 'One\nText below it.\n\n> Two\n>\n> Said **so**.\n\n\n\n\nconst a = 1\n'
  const content = `${opening}\n\n${signs}\n\n${list}`
  const [check, ...others] = checks({ content })
  assert.deepEqual(others, [])
  assert.equal(check?.level, 'hint')
  assert.equal(check?.text.split('. ')[0], '5 lines begin with “#” or “###” or “---” or “```”')
  assert.deepEqual(check?.range, [content.indexOf('# One'), content.indexOf('One')])
  const without = withoutMarkdownSigns(content, inputFor({ content }).blocks)
  assert.equal(without, `${opening}\n\n${bare}\n\n${list}`)
  assert.deepEqual(checks({ content: without }), [])
  // The site's markup includes quotes and figures (R306), but not a `>` in the middle of a paragraph
  assert.deepEqual(checks({ content: '> Somebody said this.\n> — A customer\n\n> 62%\n> of callers' }), [])
  assert.match(checks({ content: 'A line.\n> And a reply.' })[0]?.text ?? '', /^1 line begins with “>”/)
  // A line that readers never see causes no message
  const found = checks({ content: '## Meta Title: Hidden\n\nOne paragraph, closed with a full stop.' })
  assert.deepEqual(found, [])
})

test('a first line that repeats the old title is a hint once the title has changed', () => {
  const content = '\nFirst\n\nOne paragraph, closed with a full stop.'
  const [check, ...others] = checks({ title: 'First of all', content }, 'a')
  assert.deepEqual([check?.title, check?.range], ['Hint: the text begins with the old title', [1, 6]])
  assert.deepEqual(others, [])
  assert.deepEqual(checks({ title: 'First', content }, 'a'), [])
})

test('every field that is missing is an error that leads to it', () => {
  const found = checks({ title: '', content: '', description: '', category: '', readTime: '' })
  const errors = found.filter(({ level }) => level === 'error').map(({ field, text }) => `${field}: ${text}`)
  assert.deepEqual(
    errors,
    ['Title', 'Content', 'Description', 'Category', 'Read time'].map(
      (name) => `${name === 'Read time' ? 'readTime' : name.toLowerCase()}: ${name} is required`,
    ),
  )
})

const inOrder = [
  ...['/', '/pricing', '/it/pricing', '/services/websites', '/services/websites/?from=post#steps'],
  ...['/en/services', '/blog?category=ai-automation', '/blog/first', '/blog/old-first', '/posts/first.html'],
  ...['/public-objects/blog/plan.png', 'https://ponte.example/contact', 'https://elsewhere.example/nowhere'],
  ...['mailto:a@example.com', 'tel:+442079460000'],
]
const nowhere = ['/services/google-profile', '/blog/nothing', '/it/blog', 'https://ponte.example/nowhere']

test('a link that leads nowhere, or to what visitors cannot see, is reported; any other is not', () => {
  for (const href of inOrder) assert.deepEqual(linkTo(href), [], href)
  for (const href of nowhere) {
    const [check] = linkTo(href)
    assert.deepEqual([check?.level, check?.title], ['error', 'Fix: a link leads nowhere'], href)
    assert.equal(`Read the [guide](${href}) first.`.slice(...(check?.range ?? [])), href)
  }
  for (const href of ['/blog/second', '/blog/third'])
    assert.equal(linkTo(href)[0]?.title, 'Fix: a link leads to a draft', href)
})

test('a link to a redirected address is checked at the address to which it redirects', () => {
  const read = readRedirectRules({
    rules: [
      { from: '/old', to: '/pricing' },
      { from: '/Old-Case', to: 'https://elsewhere.example/x' },
      { from: '/2019/*', to: '/blog/*' },
      { from: '/gone', status: 410 },
      { from: '/to-draft', to: '/blog/second' },
      { from: '/to-nothing', to: '/nothing' },
      { from: '/chain', to: '/old' },
      { from: '/blog/third', to: '/contact' },
    ],
  })
  assert.ok(read.ok)
  const titleFor = (href: string) =>
    checksOf({ ...inputFor({ content: `Read the [guide](${href}) first.` }), redirects: read.table })[0]
      ?.title
  for (const href of [
    '/old',
    '/old/?x=1#y',
    '/Old-Case',
    '/2019/first',
    '/chain',
    '/blog/third',
    '/blog/first',
  ])
    assert.equal(titleFor(href), undefined, href)
  for (const href of ['/gone', '/to-nothing', '/2019/nothing', '/older'])
    assert.equal(titleFor(href), 'Fix: a link leads nowhere', href)
  for (const href of ['/to-draft', '/2019/second'])
    assert.equal(titleFor(href), 'Fix: a link leads to a draft', href)
})

test('a post may link to itself before it is published', () => {
  const found = checks({ title: 'Second', slug: 'second', content: 'See [the post](/blog/second).' }, 'b')
  assert.deepEqual(found, [])
})

test('links in lists, in bold and in boxes are checked, too', () => {
  const content = '- One\n- [Two](/no-1)\n\n👉 A **[box](/no-2)** here\n\nEnd.'
  assert.equal(checks({ content }).filter(({ range }) => range).length, 2)
})

test('a mistyped address gets the nearest one as a suggestion, or none', () => {
  assert.equal(nearestAddress('/services/google-profile', posts), '/services/google-business-profile')
  assert.equal(nearestAddress('/blog/frist', posts), '/blog/first')
  assert.equal(nearestAddress('/something/else/entirely/far/away', posts), null)
})

test('the featured picture has to be described', () => {
  assert.equal(checks({ image: '/public-objects/a.png' })[0]?.field, 'imageAlt')
  assert.deepEqual(checks({ image: '/public-objects/a.png', imageAlt: 'A wall' }), [])
})

test('the length of the description is a hint, never an error', () => {
  for (const [length, level] of [
    [109, 'hint'],
    [110, undefined],
    [160, undefined],
    [161, 'hint'],
  ] as const) {
    assert.equal(checks({ description: 'x'.repeat(length) })[0]?.level, level, `${length} characters`)
  }
})

test('another post’s slug is an error, its title a hint; a post’s own slug and title are neither', () => {
  assert.equal(checks({ slug: 'First' })[0]?.level, 'error')
  assert.deepEqual(checks({ slug: 'first', title: 'First' }, 'a'), [])
  const [check] = checks({ title: ' first ', slug: 'other' })
  assert.deepEqual([check?.level, check?.field], ['hint', 'title'])
})

test('an FAQ that cannot be read is an error', () => {
  const [check] = checks({ faqMode: 'json', faqJson: '{' })
  assert.equal(check?.level, 'error')
  assert.equal(check?.text, 'Invalid FAQ JSON format')
})

test('the checks that passed are listed, and no others', () => {
  const input = inputFor({ image: '/public-objects/a.png' })
  const passed = passedOf(input, checksOf(input))
  assert.ok(passed.includes('no other post has this title or slug'))
  assert.ok(!passed.includes('the picture is described'))
  const inside = inputFor({ content: 'Text.\n\n![A van](/public-objects/blog/van.jpg)' })
  assert.ok(passedOf(inside, checksOf(inside)).includes('the pictures in the text are described'))
})

// ---- Pictures in the text ----

const van = '![A van](/public-objects/blog/van.jpg)'
const inText = (content: string, gone: string[] = []) =>
  checksOf({ ...inputFor({ content }), gone: new Set(gone) }).map(({ level, title, range }) => [
    level,
    title,
    range ? content.slice(...range) : null,
  ])

test('a picture in the text without a description is an error that leads to where to write it', () => {
  assert.deepEqual(inText(`Text.\n\n${van}`), [])
  assert.deepEqual(inText('Text.\n\n![ ](/public-objects/blog/van.jpg "At six")'), [
    ['error', 'Fix: a picture in the text is not described', ' '],
  ])
})

test('a picture from elsewhere, or one that was deleted, is an error', () => {
  const elsewhere = ['https://evil.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA']
  for (const address of [...elsewhere, '//evil.example/a.jpg'])
    assert.deepEqual(inText(`Text.\n\n  ![A trap](${address})`), [
      ['error', 'Fix: a picture cannot be shown', address],
    ])
  assert.deepEqual(inText(`Text.\n\n${van}`, ['/public-objects/blog/van.jpg']), [
    ['error', 'Fix: a picture in the text is not there', '/public-objects/blog/van.jpg'],
  ])
})

test('a picture within a sentence, or more pictures than a page shows, is a hint', () => {
  assert.deepEqual(inText(`See ${van} here.`), [
    ['hint', 'Hint: a picture is in the middle of a sentence', '![A van'],
  ])
  const found = inText(`${van}\n`.repeat(3000)).map(([level, title]) => [level, title])
  assert.deepEqual(found, [['hint', 'Hint: there are too many pictures']])
})

test('a link to a heading is an error if there is no such heading', () => {
  assert.deepEqual(inText('See [below](#What-it-costs).\n\nMore.\n\nWhat it costs\n\nNothing.'), [])
  assert.deepEqual(inText('See [below](#prices) or the [questions](#questions).'), [
    ['error', 'Fix: a link leads nowhere', '#prices'],
  ])
  assert.match(checks({ content: 'See [below](#prices).' })[0]?.text ?? '', /no heading in this text/)
})
