import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { ensureFolder } from '#server/kernel/files.ts'
import { runPonte } from '#tests/helpers/ponte.ts'
import { foldersOf } from '#tests/helpers/server.ts'

// ---- the content folder ----

test('the content that ships is sound, and its deliberate differences are listed with their notes', async (t) => {
  const content = await contentFolder(t)
  const { status, stdout } = content.check()
  assert.equal(status, 0, stdout)
  assert.match(stdout, /Figures that differ on purpose \(8\):/)
  assert.match(
    stdout,
    /claim\/no-shows: 60% \(.*\), 80% \(.*\)\n\s+Both figures are meant, on different pages\./,
  )
})

test('a check names the file and field of a fault, and writes nothing', async (t) => {
  const content = await contentFolder(t)
  await writeFile(path.join(content.dir, 'posts', 'broken.md'), '---\ntitle: [\n---\ntext\n')
  const before = await readdir(content.dir, { recursive: true })
  const found = content.check('--json')
  assert.equal(found.status, 1)
  assert.equal(JSON.parse(found.stdout).faults[0].file, 'posts/broken.md')
  assert.deepEqual(await readdir(content.dir, { recursive: true }), before)
})

test('a check names the rules of redirects that lead in a circle', async (t) => {
  const content = await contentFolder(t)
  const rules = 'rules:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\n'
  await writeFile(path.join(content.dir, 'redirects.yaml'), rules)
  const found = content.check()
  assert.equal(found.status, 1)
  assert.match(found.stdout, /^redirects\.yaml: rules\.0\.to leads in a circle: \/a → \/b → \/a$/m)
})

test('a check names texts of the owner that are not shown, and those that somebody should look at', async (t) => {
  const content = await contentFolder(t)
  await ensureFolder(path.join(content.dir, 'texts'))
  const file = path.join(content.dir, 'texts', 'it.yaml')
  await writeFile(
    file,
    'home.hero.heading: { toCheck: true }\nhome.hero.lead: { text: Oggi, shipped: Ieri }\n',
  )
  const open = content.check()
  assert.equal(open.status, 0, open.stdout)
  assert.match(
    open.stdout,
    /Own texts to look at \(2\):\n {2}texts\/it\.yaml: home\.hero\.heading, whose text/,
  )
  assert.match(open.stdout, /home\.hero\.lead, written over a text that the program has changed since/)
  await writeFile(file, 'home.gone: x\nhome.hero.lead: <b>x</b>\n')
  const found = content.check()
  assert.equal(found.status, 1)
  assert.match(found.stdout, /^texts\/it\.yaml: home\.gone is no text of this version$/m)
  assert.match(found.stdout, /^texts\/it\.yaml: home\.hero\.lead must be plain text/m)
})

test('a link in a published post leads nowhere until a redirect of the owner leads it elsewhere', async (t) => {
  const content = await contentFolder(t)
  const post = [
    '---',
    'title: Linking',
    'description: On what is linked.',
    'category: Technology',
    'published: true',
    '---',
    'See [the old page](/old/page).',
    '',
  ].join('\n')
  await writeFile(path.join(content.dir, 'posts', 'linking.md'), post)
  const found = content.check()
  assert.equal(found.status, 1)
  assert.match(found.stdout, /posts\/linking\.md: content The link “the old page” leads to \/old\/page/)
  await writeFile(path.join(content.dir, 'redirects.yaml'), 'rules:\n  - { from: /old/*, to: /contact }\n')
  const led = content.check()
  assert.equal(led.status, 0, led.stdout)
  await writeFile(path.join(content.dir, 'redirects.yaml'), 'rules:\n  - { from: /old/*, status: 410 }\n')
  assert.equal(content.check().status, 1)
})

test('a price that differs between the languages fails the check until the register says why', async (t) => {
  const content = await contentFolder(t)
  await content.edit(/price: 150/, 'price: 160')
  const found = content.check()
  assert.equal(found.status, 1)
  assert.match(
    found.stdout,
    /add-on\/ads-refresh\/price reads differently .* £160 \(English pricing\), £150 \(Italian pricing\)/,
  )
  await content.edit(
    /\ndifferences:\n/,
    `$&  - subject: add-on/ads-refresh/price
    readings: [{ where: English pricing, value: £160 }, { where: Italian pricing, value: £150 }]
    note: The Italian price follows in spring.
`,
  )
  const registered = content.check()
  assert.equal(registered.status, 0, registered.stdout)
  assert.match(registered.stdout, /The Italian price follows in spring\./)
})

test('a note on figures that agree again fails the check', async (t) => {
  const content = await contentFolder(t)
  await content.edit(/homePrice: 149/, 'homePrice: 147')
  const { status, stdout } = content.check()
  assert.equal(status, 1)
  assert.match(stdout, /note on package\/get-found\/price, which does not differ/)
})

test('a note that names yesterday’s figures fails the check', async (t) => {
  const content = await contentFolder(t)
  await content.edit(/homePrice: 149/, 'homePrice: 139')
  const { status, stdout } = content.check()
  assert.equal(status, 1)
  assert.match(stdout, /note on package\/get-found\/price names other figures .* £139 \(Italian home\)/)
})

test('dead links, pictures that are gone and pictures without words fail the check, in published posts', async (t) => {
  const content = await contentFolder(t)
  const post = (published: boolean) => `---
title: Linked
description: What it is about.
category: Technology
published: ${published}
image: /public-objects/uploads/gone.png
---
See [it](/blog/never-written).
`
  const file = path.join(content.dir, 'posts', 'linked.md')
  await writeFile(file, post(false))
  assert.equal(content.check().status, 0)
  await writeFile(file, post(true))
  const { status, stdout } = content.check()
  assert.equal(status, 1)
  assert.match(stdout, /posts\/linked\.md: content The link “it” leads to \/blog\/never-written/)
  assert.match(stdout, /posts\/linked\.md: image The picture does not exist/)
  assert.match(stdout, /posts\/linked\.md: imageAlt Say what/)
})

async function contentFolder(t: TestContext) {
  const folders = await foldersOf(t)
  const catalogue = path.join(folders.contentDir, 'catalogue.yaml')
  return {
    dir: folders.contentDir,
    check: (...words: string[]) =>
      runPonte(['check', ...words], {
        env: { CONTENT_DIR: folders.contentDir, DATA_DIR: folders.dataDir },
      }),
    async edit(find: RegExp, replacement: string) {
      const source = await readFile(catalogue, 'utf8')
      assert.match(source, find)
      await writeFile(catalogue, source.replace(find, replacement))
    },
  }
}
