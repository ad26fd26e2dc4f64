import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import { homeOf, serviceAddress } from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'
import { movedAddresses } from '#domain/site-pages.ts'
import { mainOf, structuredDataIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { anArticle, publicPages, twinOf } from '#tests/helpers/public-pages.ts'
import { startSite } from '#tests/helpers/site.ts'

// The public site of the production build, read without a browser.

const { server } = await startSite()
const answers = new Map<string, { status: number; html: string }>()

before(async () => {
  for (const { path } of publicPages) {
    const answer = await fetch(server.origin + path, { redirect: 'manual' })
    answers.set(path, { status: answer.status, html: await answer.text() })
  }
})

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

function htmlOf(path: string): string {
  const answer = answers.get(path)
  assert.ok(answer, `${path} was not requested`)
  return answer.html
}

/** The only item; fails when there is none or more than one. */
function only<Item>(items: readonly Item[], what: string): Item {
  const [item] = items
  assert.ok(item !== undefined && items.length === 1, `${items.length} × ${what}`)
  return item
}

for (const { path, locale, status, indexed } of publicPages) {
  test(`${path} is complete in the HTML that the server sends`, () => {
    assert.equal(answers.get(path)?.status, status)
    const html = htmlOf(path)
    assert.equal(only(tagsIn(html, 'html'), '<html>').attributes.lang, locale)
    const heading = only([...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)], '<h1>')[1] ?? ''
    const text = textOf(mainOf(html))
    assert.notEqual(textOf(heading), '')
    assert.ok(text.includes(textOf(heading)), 'the heading is in the main part')
    // Form pages have less text than others
    const least = /\/(inquiry|question)$/.test(path) ? 350 : 600
    assert.ok(text.length > (indexed ? least : 50), `the main part says only: ${text}`)
    assert.doesNotMatch(text, /Loading|Caricamento/)
  })
}

// Heads and structured data are tested in tests/server/discovery/valid-pages.test.ts

test('structured data has its own email address, other than the one that the page shows', () => {
  const [business] = structuredDataIn(htmlOf('/contact'))
  const shown = textOf(mainOf(htmlOf('/contact')))
  assert.match(String(business?.email), /^team@/)
  assert.ok(!shown.includes(String(business?.email)))
  assert.match(shown, /hello@/)
  assert.equal(business?.priceRange, '£147-£899')
})

test('the language switch leads to the same page in the other language, or to its home and says so', () => {
  for (const { path, locale, status } of publicPages) {
    // Both not-found pages and the staff's page have a different, small head
    if (path === '/admin' || (status === 404 && !path.startsWith('/blog/'))) continue
    const other = locale === 'en' ? 'it' : 'en'
    const twin = twinOf(pathOf(path))
    const header = htmlOf(path).split('</header>', 1)[0] ?? ''
    const switches = tagsIn(header, 'a').filter(
      ({ attributes }) => attributes.hrefLang ?? attributes.hreflang,
    )
    assert.equal(switches.length, 2, `${path}: in the bar and in the menu`)
    for (const { attributes } of switches) {
      assert.equal(attributes.href, twin ? twin + path.slice(pathOf(path).length) : homeOf(other), path)
      assert.equal(attributes.lang, other)
      assert.match(
        attributes.title ?? '',
        twin ? /questa pagina in italiano|this page in English/ : /solo in inglese|only in Italian/,
      )
    }
  }
})

test('moved addresses redirect to existing pages in one hop', async () => {
  for (const [from, to] of Object.entries(movedAddresses)) {
    const answer = await fetch(server.origin + from, { redirect: 'manual' })
    assert.equal(answer.status, 301, from)
    assert.equal(answer.headers.get('location'), to)
    assert.ok(
      publicPages.some(({ path, status }) => path === to && status === 200),
      to,
    )
  }
})

const english = (service: string) => `/en/services${service}`
const italian = (service: string) => `/it/servizi${service}`

test('a not-found page has exactly its own links and a copyright line', () => {
  for (const [path, ...links] of [
    [
      '/no-such-page',
      '/',
      ...['', '/web-development', '/ai-automation', '/seo-marketing'].map(english),
      '/blog',
    ],
    [
      '/it/nessuna-pagina',
      '/it',
      ...['', '/sviluppo-web', '/automazione-ai', '/seo-marketing'].map(italian),
      '/blog',
    ],
  ] as const) {
    const html = htmlOf(path)
    const hrefs = new Set(tagsIn(html, 'a').map(({ attributes }) => attributes.href))
    assert.deepEqual([...hrefs], links)
    assert.match(textOf(html.slice(html.indexOf('</main>'))), /^© \d{4} /)
  }
})

test('every link leads to a page within one redirect, and every fragment to an existing target', async () => {
  const pages = new Map<string, { html: string; from: string }>()
  const faults: string[] = []
  const queue = publicPages.map(({ path }) => ({ path, from: 'the list of pages' }))
  let links = 0
  let fragments = 0

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (pages.has(path)) continue
    assert.ok(pages.size < 400, 'the crawl does not end')
    const answer = await follow(path)
    pages.set(path, { html: answer.html, from })
    const wanted = publicPages.find((page) => page.path === path)?.status ?? 200
    if (answer.status !== wanted) faults.push(`${path}, linked from ${from}: ${answer.status}`)
    if (answer.hops > 1) faults.push(`${path}, linked from ${from}: ${answer.hops} redirects`)
    for (const href of internalLinks(answer.html, path)) {
      links += 1
      queue.push({ path: href.split('#', 1)[0] ?? '', from: path })
    }
  }
  for (const [path, { html }] of pages) {
    for (const href of internalLinks(html, path)) {
      const [to = '', fragment] = href.split('#')
      if (fragment === undefined) continue
      fragments += 1
      if (!pages.get(to)?.html.includes(` id="${fragment}"`))
        faults.push(`${href}, linked from ${path}: no target`)
    }
  }
  assert.deepEqual(faults, [])
  // Guards against a crawl that passes because it finds nothing
  assert.ok(pages.size > 80 && links > 1_500 && fragments > 50, `${pages.size}, ${links}, ${fragments}`)
})

test('every page can be reached by links from the home page of its language', async () => {
  for (const home of ['/', '/it']) {
    const seen = new Set([home])
    for (const path of seen) {
      for (const href of internalLinks((await follow(path)).html, path)) {
        const to = pathOf(href)
        if (home === '/it' ? to === '/it' || to.startsWith('/it/') : to !== '/it' && !to.startsWith('/it/'))
          seen.add(to)
      }
    }
    const missing = publicPages.filter(
      ({ path, locale, status }) =>
        status === 200 &&
        locale === (home === '/it' ? 'it' : 'en') &&
        !path.includes('/sent') &&
        !seen.has(path),
    )
    assert.deepEqual(missing, [])
  }
})

test('everything that a page loads exists and comes from the site itself', async () => {
  const loaded = new Set<string>()
  for (const { path } of publicPages) {
    const html = htmlOf(path)
    for (const name of ['script', 'img', 'iframe'])
      for (const { attributes } of tagsIn(html, name)) loaded.add(attributes.src ?? '')
    for (const { attributes } of tagsIn(html, 'link'))
      if (/^(stylesheet|preload|modulepreload|icon)$/.test(attributes.rel ?? ''))
        loaded.add(attributes.href ?? '')
  }
  loaded.delete('')
  assert.ok(loaded.size > 20, `${loaded.size}`)
  for (const address of loaded) {
    assert.match(address, /^\/(?!\/)/, 'a path of the site')
    assert.equal((await fetch(server.origin + address, { method: 'HEAD' })).status, 200, address)
  }
})

test('a page links the style sheets of all its classes, the shared one first, in at most 25.5 KB', async () => {
  const named = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
  const classesOf = new Map<string, Set<string>>()
  const pages = publicPages.map(({ path: page }) => ({
    page,
    sheets: tagsIn(htmlOf(page), 'link').flatMap(({ attributes: { rel, href = '' } }) =>
      rel === 'stylesheet' ? [href] : [],
    ),
    classes: [...named(htmlOf(page), / class="([^"]+)"/g)].flatMap((names) => names.split(' ')),
  }))
  const folder = path.resolve(import.meta.dirname, '../../dist/client/assets/static')
  // Without the studio's style sheets, which have other rules for drawings and which no page links
  for (const name of (await readdir(folder)).filter((name) => /^(?!studio\.|controls\.).+\.css$/.test(name)))
    classesOf.set(
      `/assets/static/${name}`,
      named(await readFile(path.join(folder, name), 'utf8'), /\.([\w-]+)/g),
    )
  assert.ok(classesOf.size >= 6, `${classesOf.size} sheets`)
  const compressed = new Map<string, number>()
  for (const address of classesOf.keys()) {
    const name = path.basename(address)
    compressed.set(name, (await stat(path.join(folder, `${name}.br`))).size)
  }
  for (const { page, sheets, classes } of pages) {
    assert.match(sheets[0] ?? '', /\/site\.[\w-]+\.css$/, page)
    const bytes = sheets.reduce((sum, sheet) => sum + (compressed.get(path.basename(sheet)) ?? 0), 0)
    assert.ok(bytes <= 25_500, `${page}: ${bytes} bytes, compressed`)
    const inOthers = classes.filter(
      (name) =>
        !sheets.some((sheet) => classesOf.get(sheet)?.has(name)) &&
        [...classesOf.values()].some((others) => others.has(name)),
    )
    assert.deepEqual(inOthers, [], page)
  }
})

/** Follows a path's redirects: the final answer and the number of hops. */
async function follow(path: string): Promise<{ status: number; html: string; hops: number }> {
  const known = answers.get(path)
  if (known) return { ...known, hops: 0 }
  let answer = await fetch(server.origin + path, { redirect: 'manual' })
  let hops = 0
  for (; answer.status >= 300 && answer.status < 400 && hops < 5; hops += 1) {
    answer = await fetch(new URL(answer.headers.get('location') ?? '', server.origin), { redirect: 'manual' })
  }
  const found = { status: answer.status, html: await answer.text() }
  if (hops === 0) answers.set(path, found)
  return { ...found, hops }
}

/** The site's own addresses that a page links to, with query and fragment. */
function internalLinks(html: string, path: string): string[] {
  return tagsIn(html, 'a').flatMap(({ attributes: { href = '' } }) => {
    if (/^(mailto|tel):\S+$/.test(href)) return []
    const to = new URL(href, server.origin + path)
    if (to.origin !== server.origin) {
      // Only articles link elsewhere, to their sources
      const known = path.startsWith('/blog/') || to.hostname === 'www.openstreetmap.org'
      assert.ok(known, `${path} links to ${href}`)
      return []
    }
    return [to.pathname + to.search + to.hash]
  })
}

test('the services page names trades and links to every service (R318)', () => {
  for (const [path, names] of [
    ['/services', ['Salons', 'Tradespeople']],
    ['/it/services', ['Saloni', 'Artigiani']],
  ] as const) {
    const [, street = ''] = mainOf(htmlOf(path)).split('aria-labelledby="street"')
    for (const name of names) assert.ok(textOf(`<p${street}`).includes(name), name)
    const linked = new Set(
      tagsIn(street.split('</section>')[0] ?? '', 'a').map(({ attributes }) => attributes.href),
    )
    assert.deepEqual(
      linked,
      new Set(serviceSlugs.map((slug) => serviceAddress(path === '/services' ? 'en' : 'it', slug))),
    )
  }
})

test('the form pages show price and next steps from the catalogue', async () => {
  const read = async (path: string) =>
    textOf(mainOf(await (await fetch(server.origin + path)).text())).replaceAll('\u00a0', ' ')
  const chosen = await read('/inquiry?package=Get+Clients')
  assert.match(
    chosen,
    /About Get Clients £247 per month Set-up 10–14 days [\s\S]+ Name [\s\S]* Send enquiry The next 24 hours Now You send this/,
  )
  assert.match(chosen, /Within 24 hours We reply With more details about Get Clients\. After that/)
  assert.match(chosen, /Get Clients: 10–14 days\./)
  // An unknown package has no price, and the address's text is not markup
  const other = await read(`/inquiry?package=${encodeURIComponent('<b>Free</b> Consultation')}`)
  assert.match(other, /About <b>Free<\/b> Consultation Name /)
  assert.match(other, /It takes as long as the package says\./)
  const found = await read('/it/inquiry?package=Crescita')
  assert.match(found, /Crescita £247 al mese Attivazione [\s\S]+ Nome [\s\S]* Le prossime 24 ore/)
  assert.match(
    await read('/question'),
    /What does it cost\? Packages begin at £147 per month\. See the prices How soon is it running\? Get Found 7–10 days Get Clients 10–14 days Stay Booked/,
  )
  assert.match(await read('/it/question'), /Quanto costa\? I pacchetti partono da £147 al mese\./)
})

test('the "Read on" links lead through all articles and back, each with the page of a service', async () => {
  const seen = new Set<string>()
  let path = anArticle
  while (!seen.has(path)) {
    seen.add(path)
    const html = await (await fetch(server.origin + path)).text()
    const onward = /<nav [^>]*aria-label="Read on">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''
    const [next = '', service = ''] = tagsIn(onward, 'a').map(({ attributes }) => attributes.href)
    assert.ok(service.startsWith('/services/'), service)
    assert.equal((await fetch(server.origin + service)).status, 200)
    path = next
  }
  assert.equal(path, anArticle)
  const list = await (await fetch(`${server.origin}/api/blog/posts`)).json()
  assert.equal(seen.size, list.length)
})

test('a category with a single post does not call it featured and is followed by three posts of other categories', async () => {
  const main = mainOf(await (await fetch(`${server.origin}/blog?category=digital-marketing`)).text())
  const [list = '', others = ''] = main.split('Notes from other categories')
  const postsIn = (html: string) =>
    tagsIn(html, 'a').flatMap(({ attributes: { href = '' } }) => (href.startsWith('/blog/') ? [href] : []))
  assert.deepEqual(postsIn(list), ['/blog/your-first-page-has-one-job'])
  assert.doesNotMatch(list, /Featured Post/)
  assert.equal(postsIn(others).length, 3)
  assert.ok(!postsIn(others).includes('/blog/your-first-page-has-one-job'))
})
