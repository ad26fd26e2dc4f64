import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, test } from 'node:test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { localeOf } from '#domain/routes.ts'
import { sitemapPages } from '#domain/site-pages.ts'
import { headOf, linksIn, metaIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { twinOf } from '#tests/helpers/public-pages.ts'
import { send } from '#tests/helpers/server.ts'
import { everything, otherPages, type RichSite, startBareSite, startRichSite, url } from './rich-site.ts'

// Every kind of page that the server can answer: as HTML, as a search engine's entry (R34), and what it may load (R145).

type Answer = { path: string; status: number; html: string; headers: Headers; kept: boolean }

const studioPages = [
  ...['/admin', '/admin/leads', '/admin/media', '/admin/account', '/admin/activity', '/admin/deleted'],
  ...['/admin/missing', '/admin/numbers', '/admin/texts'],
]

const [rich, bare] = await Promise.all([startRichSite(), startBareSite()])
const answers: Answer[] = []
const studio: Answer[] = []

before(async () => {
  const ask = async (site: RichSite, path: string, status: number, kept: boolean, headers = {}) => {
    const answer = await site.get(path, { accept: 'text/html', ...headers })
    assert.equal(answer.status, status, path)
    answers.push({ path, kept, ...answer })
  }
  const lists = ['/blog?page=2', '/blog?category=digital-marketing', '/blog?category=ai-automation']
  for (const path of [...sitemapPages, ...lists, ...rich.articles]) await ask(rich, path, 200, true)
  for (const path of otherPages) await ask(rich, path, /no-such|nessuna/.test(path) ? 404 : 200, false)

  const blog = `${rich.origin}/api/blog/posts`
  const post = async (title: string, published: boolean) => {
    const body = { ...everything, title, published, faqData: '' }
    return (await send('POST', blog, { cookie: rich.cookie, body })).json
  }
  const gone = await post('Soon gone', true)
  await send('DELETE', `${blog}/${gone.id}`, { cookie: rich.cookie })
  await ask(rich, `/blog/${gone.slug}`, 410, false)
  await ask(rich, '/blog?page=99', 404, false)
  const draft = await post('Not yet', false)
  await ask(rich, `/posts/${draft.slug}.html`, 200, false, { cookie: rich.cookie })
  for (const path of studioPages) {
    const answer = await rich.get(path, { accept: 'text/html', cookie: rich.cookie })
    assert.equal(answer.status, 200, path)
    studio.push({ path, kept: false, ...answer })
  }

  for (const path of ['/blog', '/blog?category=ai-automation']) await ask(bare, path, 200, true)
  await ask(bare, '/services/client-retention-tools', 500, false)

  for (const page of ['/question', '/it/question', '/inquiry', '/it/inquiry', '/website-onboarding'])
    answers.push(await formWithFaults(page))
})

/** What comes back to somebody without a script who sends a form empty. */
async function formWithFaults(page: string): Promise<Answer> {
  const { html } = await rich.get(page)
  const form = tagsIn(html, 'form').find(({ attributes }) => attributes.method?.toLowerCase() === 'post')
  const { action = '', enctype = '' } = form?.attributes ?? tagsIn(html, 'form')[0]?.attributes ?? {}
  const fields = tagsIn(html, 'input').filter(({ attributes }) => attributes.type === 'hidden')
  const body = enctype.startsWith('multipart') ? new FormData() : new URLSearchParams()
  for (const { attributes } of fields) body.append(attributes.name ?? '', attributes.value ?? '')
  const response = await fetch(new URL(action, rich.origin), {
    method: 'POST',
    body,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })
  const answer = await response.text()
  assert.equal(response.status, 400, `${page} → ${action}: ${answer.slice(0, 200)}`)
  const { headers } = response
  return { path: `${page} with faults`, status: 400, html: answer, headers, kept: true }
}

test('the HTML of every page is valid', async () => {
  const checker = new HtmlValidate(
    new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document'],
      rules: {
        // React writes empty attributes and void elements its own way; both are valid HTML
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        // Styles are classes here, and titles have a test of their own
        'long-title': 'off',
        'no-inline-style': 'error',
        // A telephone number that may break is a matter of style
        'tel-non-breaking': 'off',
        // Scripts and styles are our own, from this host
        'require-sri': 'off',
      },
    }),
  )
  const faults: string[] = []
  for (const { path, html } of answers) {
    const { results } = await checker.validateString(html)
    for (const { messages } of results) {
      for (const { ruleId, message, selector, severity } of messages) {
        if (severity === 2) faults.push(`${path}: ${ruleId}: ${message} (${selector})`)
      }
    }
  }
  assert.deepEqual([...new Set(faults)].slice(0, 40), [])
  assert.ok(answers.length > 80, `${answers.length} pages`)
})

test('every page has one heading of the first order, and its language', () => {
  for (const { path, html } of answers) {
    assert.equal(tagsIn(html, 'h1').length, 1, path)
    assert.equal(tagsIn(html, 'html')[0]?.attributes.lang, localeOf(path.split(/[ ?]/, 1)[0] ?? ''), path)
  }
})

test('every head is complete, and says each thing once', () => {
  const once = (html: string, name: string, path: string): string => {
    const values = metaIn(html, name)
    assert.equal(values.length, 1, `${path}: ${values.length} × ${name}`)
    return values[0] ?? ''
  }
  for (const { path, html, kept } of answers) {
    const titles = [...headOf(html).matchAll(/<title>([^<]*)<\/title>/g)]
    assert.equal(titles.length, 1, path)
    const title = textOf(titles[0]?.[1] ?? '')
    assert.ok([...title].length >= 10 && [...title].length <= 65, `${path}: ${title}`)
    const description = once(html, 'description', path)
    const length = [...description].length
    // What thanks for a form says one short sentence (R62), and nobody lists it
    assert.ok(length >= (kept ? 50 : 10) && length <= 160, `${path}: ${length} characters: ${description}`)
    assert.equal(once(html, 'og:title', path), title, path)
    assert.equal(once(html, 'og:description', path), description, path)
    const isArticle = (path.startsWith('/blog/') && kept) || path.startsWith('/posts/')
    assert.equal(once(html, 'og:type', path), isArticle ? 'article' : 'website', path)
    const [pathname = ''] = path.split(/[ ?]/, 1)
    assert.ok(once(html, 'og:url', path).startsWith(`${url}/`), path)
    assert.equal(once(html, 'og:locale', path), localeOf(pathname) === 'it' ? 'it_IT' : 'en_GB', path)
    assert.ok(once(html, 'og:site_name', path), path)
    assert.ok(once(html, 'viewport', path), path)
    const canonical = linksIn(html, 'canonical').map(({ href }) => href)
    const own = `${url}${path.replace(/^(\/blog)\?(?!page=\d+$).*| with faults$/, '$1')}`
    assert.deepEqual(canonical, kept ? [own] : [], path)
    assert.deepEqual(metaIn(html, 'robots'), kept ? [] : ['noindex'], path)
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${path}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${path}: twice`)
    for (const one of ['og:image', 'twitter:card']) assert.equal(tags.includes(one), kept, `${path}: ${one}`)
    const twin = twinOf(pathname)
    const [en = '', it = ''] = localeOf(pathname) === 'en' ? [pathname, twin ?? ''] : [twin ?? '', pathname]
    const twins = [
      ['en', url + en],
      ['it', url + it],
      ['x-default', url + en],
    ]
    const alternates = linksIn(html, 'alternate').flatMap(({ hreflang, href }) =>
      hreflang ? [[hreflang, href]] : [],
    )
    assert.deepEqual(alternates, kept && twin !== null ? twins : [], path)
  }
})

/** The tags outside drawings that belong into a head, by what tells them apart. */
function headTagsIn(document: string): string[] {
  // The `<title>` of a drawing is its name
  const html = document.replace(/<svg\b[\s\S]*?<\/svg>/g, '')
  const metas = tagsIn(html, 'meta').map(
    ({ attributes: { name, property, media = '' } }) => `${name ?? property}${media}`,
  )
  const links = tagsIn(html, 'link').flatMap(({ attributes: { rel = '', hrefLang, hreflang, type } }) =>
    /^(canonical|prev|next|alternate|icon|apple-touch-icon|manifest)$/.test(rel)
      ? [`${rel} ${hrefLang ?? hreflang ?? (rel === 'alternate' ? type : '') ?? ''}`]
      : [],
  )
  return [...tagsIn(html, 'title').map(() => 'title'), ...metas, ...links]
}

test('no two pages that search engines keep share a title or a description', () => {
  const listed = answers.filter(({ path, kept }) => kept && !/[ ?]/.test(path) && !path.includes('/filler-'))
  const pages = [...new Map(listed.map(({ path, html }) => [path, html]))]
  for (const of of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const texts = pages.map(([, html]) => of.exec(html)?.[1])
    const repeated = pages.flatMap(([path], at) => (texts.indexOf(texts[at]) === at ? [] : [path]))
    assert.deepEqual(repeated, [])
  }
})

test('the heads of the studio are complete, say each thing once, and that no search engine may keep the page', () => {
  for (const { path, html } of studio) {
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${path}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${path}: twice`)
    assert.deepEqual(metaIn(html, 'robots'), ['noindex'], path)
    for (const one of ['title', 'description', 'og:title'])
      assert.ok(tags.includes(one), `${path}: no ${one}`)
    for (const none of ['canonical ', 'og:image', 'alternate en'])
      assert.ok(!tags.includes(none), `${path}: ${none}`)
  }
})

test('a page runs scripts of the site alone, and inline ones by their hash; what is no page loads nothing', async () => {
  for (const { path, html, headers } of [...answers, ...studio]) {
    const policy = headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split(/;\s*/).map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)] as const),
    )
    for (const [name, values] of Object.entries({
      ...{ 'default-src': "'none'", 'style-src': "'self'", 'connect-src': "'self'", 'base-uri': "'none'" },
      ...{ 'frame-ancestors': "'none'", 'require-trusted-types-for': "'script'" },
    }))
      assert.deepEqual(directives.get(name), [values], `${path}: ${name}`)
    assert.doesNotMatch(policy, /unsafe|\*/)
    // Data blocks have another type
    const scripts = html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
    )
    const hashes = [...scripts].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    assert.ok(hashes.length > 0, `${path}: the script of the theme`)
    const sources = directives.get('script-src')?.toSorted()
    assert.deepEqual(sources, ["'self'", ...new Set(hashes)].toSorted(), path)
  }
  const { headers } = await rich.get('/healthz')
  assert.equal(headers.get('content-security-policy'), "default-src 'none';frame-ancestors 'none'")
})

test('a long title and a long description of a post are shortened for lists of results, not on the page', async () => {
  const title = 'A title that goes on and on until no list of results would show the whole of it'
  const description = `${'Words of a description that is far too long. '.repeat(8)}End.`
  const body = { ...everything, title, description }
  const made = await send('POST', `${rich.origin}/api/blog/posts`, { cookie: rich.cookie, body })
  const { html } = await rich.get(`/blog/${made.json.slug}`)
  assert.equal(/<title>([^<]*)/.exec(html)?.[1], title)
  const [short = ''] = metaIn(html, 'description')
  assert.ok(
    [...short].length <= 160 && short.endsWith('…') && description.startsWith(short.slice(0, -1)),
    short,
  )
  assert.ok(textOf(html).includes(description))
})
