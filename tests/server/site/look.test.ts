import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { safeSvg } from '#server/site/safe-svg.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const good =
  '<svg viewBox="0 0 120 40" width="10"><defs><linearGradient id="a"><stop offset="0" stop-color="#123"/></linearGradient></defs><g transform="scale(2)"><path d="M0 0h9" style="fill:url(#a);font-size:9px"/></g></svg>'
const hostile = [
  '<script>alert(1)</script>',
  '<foreignObject><body onload="alert(1)"/></foreignObject>',
  '<image href="https://evil.example/x.png"/>',
  '<use href="#a"/><use xlink:href="https://evil.example/x.svg#a"/>',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
  '<rect width="1" height="1" onclick="alert(1)" fill="url(https://evil.example/#a)"/>',
  '<rect width="1" height="1" fill="url( &quot;//evil.example&quot; )" style="background:url(//evil.example);fill:red"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="d"/>',
  '<text>Words</text><iframe src="//evil.example"/><g><script><path d="M0 0"/></script></g>',
]

test('an SVG keeps its shapes, but no script, link or external reference; an invalid one is refused', () => {
  const clean = safeSvg(good)
  assert.ok(clean.ok)
  assert.deepEqual([clean.width, clean.height], [120, 40])
  assert.match(clean.svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 40"/)
  assert.match(clean.svg, /<path fill="url\(#a\)" d="M0 0h9"><\/path>/)
  for (const part of hostile) {
    const read = safeSvg(good.replace('<g ', `${part}<g `))
    assert.ok(read.ok, part)
    assert.doesNotMatch(read.svg, /script|foreign|evil|href|style|on\w+=|alert|Words|animate|@import/i)
    assert.match(read.svg, /M0 0h9/)
  }
  for (const wrong of [
    ...['', '<svg', '<p/>', '<svg viewBox="0 0 1 1"/>', '<svg><path d="M0 0"/></svg>'],
    `${good}${' '.repeat(30_000)}`,
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1"><path d="&a;"/></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><svg/>',
  ])
    assert.equal(safeSvg(wrong).ok, false, wrong.slice(0, 60))
})

const site = await startSite()
const { folders, server } = site

const textAt = async (address: string) => (await fetch(server.origin + address)).text()
const facts = async (name: 'business' | 'catalogue') => (await site.ask('GET', `/api/site/${name}`)).json
const put = (name: 'business' | 'catalogue', body: unknown) => site.ask('PUT', `/api/site/${name}`, body)

test('an accent colour and a logo appear on the next page, which is as shipped once they are removed', async () => {
  const shipped = await textAt('/it/about')
  const business = await facts('business')
  const light = await put('business', { ...business, accent: '#ffcc00' })
  assert.match(light.json.errors.accent[0], /too light/)
  const wrong = await put('business', { ...business, logo: '<svg><script/></svg>' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.json.errors.logo[0], /must be an SVG/)

  assert.equal(
    (await put('business', { ...business, accent: '#0B5394', logo: good.replace('<g ', `${hostile[0]}<g `) }))
      .status,
    200,
  )
  const page = await textAt('/it/about')
  const [, sheet = ''] = /<link rel="stylesheet" href="(\/site\.css\?v=\w+)">/.exec(page) ?? []
  const css = await fetch(server.origin + sheet)
  assert.match(css.headers.get('cache-control') ?? '', /immutable/)
  assert.match(await css.text(), /--color-accent:#0B5394/)
  const [, logo = ''] =
    /<img class="[^"]*" src="(\/site-logo\.svg\?v=\w+)" alt="" width="108" height="36"/.exec(page) ?? []
  const drawing = await fetch(server.origin + logo)
  assert.match(drawing.headers.get('content-type') ?? '', /^image\/svg\+xml/)
  assert.match(drawing.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.doesNotMatch(await drawing.text(), /script/)
  assert.match(await textAt('/admin'), /site-logo\.svg/)
  assert.equal((await fetch(`${server.origin}/site.css`)).headers.get('cache-control'), 'no-cache')

  const picture = await site.upload(await pngOf(300, 300))
  await put('business', { ...business, logo: picture })
  const square = await textAt('/it/about')
  assert.match(
    square,
    /<img class="[^"]*" src="\/public-objects\/[^"]+" alt="" width="40" height="40"\/>\s*<span>Ponte/,
  )
  const removal = await site.ask('DELETE', `/api/media/${picture.replace('/public-objects/', '')}`)
  assert.equal(removal.status, 409, 'it is in use')

  await put('business', business)
  assert.equal(await textAt('/it/about'), shipped)
  assert.equal((await fetch(server.origin + sheet)).status, 404)
})

test('a hidden package is on no page and in no price range or choice; an enquiry for it is still accepted', async () => {
  const file = path.join(folders.contentDir, 'catalogue.yaml')
  const before = await readFile(file, 'utf8')
  const catalogue = await facts('catalogue')
  const named = { en: 'Get Found', it: catalogue.packages.it[0].name as string }
  for (const page of ['/', '/pricing', '/inquiry']) assert.match(await textAt(page), /Get Found/, page)
  assert.match(await textAt('/pricing'), /aria-labelledby="chooser"/)

  const all = structuredClone(catalogue)
  for (const plan of all.packages.en) plan.hidden = true
  assert.match((await put('catalogue', all)).json.errors['packages.en'][0], /one that is shown/)

  // Edited by hand, since the register of differences has its own tests
  await writeFile(file, before.replaceAll(/^( +)- id: get-found$/gm, '$1- id: get-found\n$1  hidden: true'))
  await waitFor('the file', async () => !(await textAt('/')).includes('Get Found'))
  for (const page of ['/', '/pricing', '/inquiry', '/question', '/services'])
    assert.doesNotMatch(await textAt(page), /Get Found/, page)
  for (const page of ['/it', '/it/pricing']) assert.ok(!(await textAt(page)).includes(`>${named.it}<`), page)
  assert.doesNotMatch(await textAt('/pricing'), /aria-labelledby="chooser"/)
  assert.doesNotMatch(/"priceRange":"[^"]+"/.exec(await textAt('/contact'))?.[0] ?? '', /£147/)
  const sender = { name: 'Ugo', surname: 'Neri', email: 'ugo@example.com', phone: '020 7946 0000' }
  const body = { ...sender, packageName: 'Get Found' }
  const asked = await send('POST', `${server.origin}/api/pricing-inquiry`, { body })
  assert.equal(asked.status, 200, asked.text)
})
