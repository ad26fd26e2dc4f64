import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import { piecesOf } from '#locales/marks.ts'
import { createAccounts } from '#server/staff/accounts.ts'
import { sample } from '#tests/helpers/full.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

type Node = DefaultTreeAdapterMap['childNode']

const site = await startSite()
const pages = publicPages.filter(({ path }) => path !== '/admin')
const signs = /[\ue000-\ue002\ue100-\ue17f]|%EE%8[0-5]%[89AB]|data-edit|edit-text/i

const frameOf = async (page: string) =>
  fetch(`${site.origin}/admin/edit/frame?page=${encodeURIComponent(page)}`, {
    headers: { cookie: await site.cookie() },
  })

test('a page in the editor has the same elements and texts as for visitors, and no script', async () => {
  for (const page of sample(pages, 16)) {
    const answer = await frameOf(page.path)
    assert.equal(answer.status, page.status, page.path)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    assert.match(policy, /frame-ancestors 'self'/)
    assert.doesNotMatch(policy, /script-src/)
    assert.match(policy, /default-src 'none'/)
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    assert.doesNotMatch(html, /<script|\son[a-z]+=|[\ue000-\ue002\ue100-\ue17f]/i, page.path)
    assert.ok(html.match(/data-edit="/g), `${page.path} has texts to edit`)
    const visitors = await (await fetch(site.origin + page.path)).text()
    const said = plain(html).split('\n')
    const differing = plain(visitors)
      .split('\n')
      .flatMap((line, at) => (line === said[at] ? [] : [[said[at], line]]))
    assert.deepEqual(differing, [], page.path)
  }
})

test('a page in the editor has the keys of its texts and facts on elements, attributes and in the head', async () => {
  const html = await (await frameOf('/it/pricing')).text()
  for (const sign of [
    'data-edit="pricing.heading"',
    'data-edit="site:phone"',
    'catalogue:packages.it.get-found.name',
    'data-edit-group="catalogue:packages.it.get-found"',
    'data-edit-attributes="content=pricing.description',
    'data-edit-attributes="aria-label=interface.',
  ])
    assert.ok(html.includes(sign), sign)
  assert.match(html, /<title data-edit="[^"]*pricing\.title/)
})

test('pages, feeds and scripts for visitors contain no marker, attribute, link or code of the editor', async () => {
  for (const { path: page } of publicPages) {
    const html = await (await fetch(site.origin + page)).text()
    assert.doesNotMatch(html, signs, page)
    assert.doesNotMatch(html, /\/admin\/edit|editPage/, page)
  }
  for (const file of ['/feed.xml', '/sitemap.xml', '/llms.txt', '/site.webmanifest', '/robots.txt'])
    assert.doesNotMatch(await (await fetch(site.origin + file)).text(), signs, file)
  const folder = path.resolve(import.meta.dirname, '../../../dist/client/assets')
  const visitors = new Set<string>()
  for (const { path: page } of pages) {
    const html = await (await fetch(site.origin + page)).text()
    for (const [, name = ''] of html.matchAll(/assets\/([^"' ]+\.js)/g)) visitors.add(path.basename(name))
  }
  assert.ok(visitors.size > 0)
  const files = await readdir(folder, { recursive: true })
  const reached = await reachable(
    [...visitors],
    new Map(files.map((file) => [path.basename(file), path.join(folder, file)])),
  )
  for (const [name, code] of reached)
    assert.doesNotMatch(code, /data-edit|\/admin\/edit|\\ue000|[\ue000-\ue002]/i, name)
})

test('visitors and members with the leads role get neither a page in the editor nor the link to it', async () => {
  const anonymous = await fetch(`${site.origin}/admin/edit/frame?page=/`)
  assert.equal(anonymous.status, 401)
  assert.doesNotMatch(await anonymous.text(), signs)
  const leads = { name: 'Lea', email: 'lea@example.com', password: 'correct horse battery' }
  await createAccounts({ dir: path.join(site.folders.dataDir, 'staff') }).add({ ...leads, role: 'leads' })
  const lea = { headers: { cookie: await signIn(site.origin, leads) } }
  assert.equal((await fetch(`${site.origin}/admin/edit/frame?page=/`, lea)).status, 403)
  assert.doesNotMatch(await (await fetch(`${site.origin}/about`, lea)).text(), /\/admin\/edit/)
  for (const page of ['/admin/edit?page=/about', '/admin/texts', '/admin/site/history'])
    assert.equal((await fetch(site.origin + page, lea)).status, 403, page)
  const html = await (
    await fetch(`${site.origin}/about`, { headers: { cookie: await site.cookie() } })
  ).text()
  assert.match(html, /href="\/admin\/edit\?page=%2Fabout" lang="en">Edit this page</)
  const none = ['/admin/leads', '/api/site/texts', '//example.com/', 'https://example.com/', '/preview/x']
  for (const page of none) assert.equal((await frameOf(page)).status, 404, page)
})

test('nested marked texts are split into the right pieces', () => {
  const pieces = piecesOf('\ue000\ue161\ue001a \ue000\ue162\ue001b\ue002\ue002')
  const said = pieces.map((one) => (one.kind === 'start' ? one.key : one.kind === 'text' ? one.text : '.'))
  assert.deepEqual(said, ['a', 'a ', 'b', 'b', '.', '.'])
})

/** Every file that `start` imports, statically or on demand, except what only the studio's pages load. */
async function reachable(start: readonly string[], files: ReadonlyMap<string, string>) {
  const found = new Map<string, string>()
  const waiting = [...start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = files.get(name)
    if (found.has(name) || !file) continue
    const code = await readFile(file, 'utf8')
    found.set(name, code)
    for (const [, imported = ''] of code.matchAll(
      /["'`](?:\.{0,2}\/)?(?:assets\/)?(?:[\w-]+\/)*([\w.-]+\.js)["'`]/g,
    ))
      waiting.push(imported)
  }
  return found
}

/** The document without deliberate differences. */
function plain(html: string): string {
  const document = parse(html)
  clean(document.childNodes)
  return serialize(document).replace(/><(?=[a-z/])/g, '>\n<')
}

const dropped = new Set(['modulepreload', 'manifest', 'prefetch', 'alternate', 'canonical'])

function clean(nodes: Node[]): void {
  for (const node of [...nodes]) {
    if (node.nodeName === '#comment') tree.detachNode(node)
    if (!('tagName' in node)) continue
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? ''
    if (node.tagName === 'script' || node.tagName === 'noscript' || dropped.has(attribute('rel'))) {
      tree.detachNode(node)
      continue
    }
    // A form has new ids each time; the editor shows a short heading at the size of others
    const differs = attribute('type') === 'hidden' ? 'value' : node.tagName === 'h1' ? 'class' : ''
    node.attrs = node.attrs
      .filter(({ name }) => !name.startsWith('data-edit') && name !== differs)
      .map((one) => ({ ...one, value: one.value.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|^\d{13}$/g, 'ID') }))
    clean(node.childNodes)
    const isMark = node.tagName === 'edit-text' || (node.tagName === 'tspan' && node.attrs.length === 0)
    if (!isMark || !node.parentNode) continue
    for (const child of [...node.childNodes]) {
      tree.detachNode(child)
      tree.insertBefore(node.parentNode, child, node)
    }
    tree.detachNode(node)
  }
}
