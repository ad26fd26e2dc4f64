import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { localeOf } from '#domain/routes.ts'
import { headOf, linksIn, metaIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { publicPages, twinOf } from '#tests/helpers/public-pages.ts'
import { startSite } from '#tests/helpers/site.ts'

// A crawl of everything in the sitemap, and of what is not in it: one of each tag, in the head and nowhere else (R34).

const url = 'https://www.example.com'
const site = await startSite({
  async prepare(folders) {
    for (let index = 1; index <= 80; index += 1) {
      const front = `title: Post ${index} & "its" <title>\ndescription: What number ${index} is about, in a sentence of a decent length.\ncategory: Technology\nreadTime: 2 min read\npublished: true\npublishedAt: ${new Date(Date.UTC(2026, 0, index)).toISOString()}`
      await writeFile(
        path.join(folders.contentDir, 'posts', `post-${index}.md`),
        `---\n${front}\n---\nWords.\n`,
      )
    }
  },
  env: { PUBLIC_URL: url },
})
const cookie = await site.cookie()

/** What a parser finds outside drawings, whose `<title>` is their name. */
async function htmlOf(address: string): Promise<string> {
  const headers = { accept: 'text/html', ...(address.startsWith('/admin') && { cookie }) }
  const html = await (await fetch(site.origin + address, { headers, redirect: 'manual' })).text()
  return html.replace(/<svg\b[\s\S]*?<\/svg>/g, '')
}

/** The tags of a document that belong into its head, by what tells them apart. */
function headTagsIn(html: string): string[] {
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

test('100 pages and more: one title, description, canonical and set of twins each, all in the head', async () => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, to = '']) => to.slice(url.length) || '/',
  )
  assert.ok(addresses.length >= 100, `${addresses.length}`)
  const titles = new Set<string>()
  for (const address of addresses) {
    const html = await htmlOf(address)
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${address}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${address}: twice`)
    for (const one of [
      'title',
      'description',
      'canonical ',
      'og:title',
      'og:url',
      'og:image',
      'twitter:card',
    ])
      assert.ok(tags.includes(one), `${address}: no ${one}`)
    assert.ok(!tags.includes('robots'), address)
    titles.add(textOf(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
    const found = linksIn(html, 'canonical').map(({ href }) => href)
    assert.deepEqual(found, [url + address])
    const twin = twinOf(address)
    const [en = '', it = ''] = localeOf(address) === 'en' ? [address, twin ?? ''] : [twin ?? '', address]
    assert.deepEqual(
      linksIn(html, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : [])),
      twin === null
        ? []
        : [
            ['en', url + en],
            ['it', url + it],
            ['x-default', url + en],
          ],
      address,
    )
  }
  assert.equal(titles.size, addresses.length, 'every title is another')
})

test('what search engines may not keep says that it may not, once, and nothing of an address', async () => {
  const screens = [
    ...['/admin', '/admin/leads', '/admin/media', '/admin/account', '/admin/activity', '/admin/deleted'],
    ...['/admin/missing', '/admin/numbers', '/admin/posts'],
  ]
  const others = publicPages.filter(({ indexed }) => !indexed).map((page) => page.path)
  for (const address of [...others, ...screens]) {
    const html = await htmlOf(address)
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${address}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${address}: twice`)
    assert.deepEqual(metaIn(html, 'robots'), ['noindex'], address)
    for (const one of ['title', 'description', 'og:title'])
      assert.ok(tags.includes(one), `${address}: no ${one}`)
    for (const none of ['canonical ', 'og:image', 'alternate en'])
      assert.ok(!tags.includes(none), `${address}: ${none}`)
  }
})
