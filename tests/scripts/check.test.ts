import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { translationAge } from '#scripts/translations.ts'
import { ensureFolder } from '#server/kernel/files.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { runPonte } from '#tests/helpers/ponte.ts'
import { makeFolders } from '#tests/helpers/server.ts'

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

test('a link to a post that was unpublished is named', async (t) => {
  const content = await contentFolder(t)
  const post = (title: string, published: boolean, text: string) =>
    `---\ntitle: ${title}\ndescription: On it.\ncategory: Technology\npublished: ${published}\n---\n${text}\n`
  const target = path.join(content.dir, 'posts', 'target.md')
  await writeFile(target, post('Target', true, 'A text.'))
  await writeFile(
    path.join(content.dir, 'posts', 'linking.md'),
    post('Linking', true, 'See [it](/blog/target).'),
  )
  assert.equal(content.check().status, 0)
  await writeFile(target, post('Target', false, 'A text.'))
  const unpublished = content.check()
  assert.equal(unpublished.status, 1)
  assert.match(
    unpublished.stdout,
    /posts\/linking\.md: content The link “it” leads to “Target”, which visitors do not/,
  )
  await rm(target)
  const deleted = content.check()
  assert.equal(deleted.status, 1)
  assert.match(
    deleted.stdout,
    /posts\/linking\.md: content The link “it” leads to \/blog\/target, no page of this site/,
  )
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
  const folders = await makeFolders()
  t.after(() => folders.remove())
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

// ---- Italian texts and their English twins ----

const english = {
  hello: `export const text = {
  hello: 'Hello',
  footer: { hours: 'Hours', line: (n: number) => \`\${n} days\` },
}
`,
  get changed() {
    return this.hello.replace("'Hours'", "'Open'")
  },
}
const italian = `import type { text as base } from '../en/frame.ts'
export const text: typeof base = {
  hello: 'Ciao',
  footer: {
    hours: 'Orari',
    line: (n) => \`\${n} giorni\`,
  },
}
`

test('the command lists an Italian text whose English twin was changed later, and does not fail', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  await checkout.commit({ 'en/frame.ts': english.changed })
  const { status, stdout } = checkout.check()
  assert.equal(status, 0)
  assert.match(
    stdout,
    /Italian texts older than their English ones \(1 of 3\):\s+locales\/it\/frame\.ts: text\.footer\.hours, last written .*\s+English then: Hours\n\s+English now:\s+Open/,
  )
  await checkout.commit({ 'it/frame.ts': italian.replace('Orari', 'Aperto') })
  assert.match(checkout.check().stdout, /No English text is newer than its Italian one \(3 compared\)/)
})

test('the command says when there is no git checkout, and goes on', async (t) => {
  const folder = await localesFolder(t, { git: false })
  await folder.write({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  const { status, stdout } = folder.check()
  assert.equal(status, 0)
  assert.match(stdout, /not known: this is no git checkout/)
})

test('an English text that is not committed yet counts', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  await checkout.write({ 'en/frame.ts': english.changed })
  assert.deepEqual(await checkout.overtaken(), ['text.footer.hours'])
  await checkout.write({ 'it/frame.ts': italian.replace('Orari', 'Aperto') })
  assert.deepEqual(await checkout.overtaken(), [])
})

test('both changed in one commit are of one age', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  await checkout.commit({ 'en/frame.ts': english.changed, 'it/frame.ts': italian.replace('Orari', 'Aperto') })
  assert.deepEqual(await checkout.overtaken(), [])
})

test('an English file that is only laid out anew changes nothing', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  await checkout.commit({ 'en/frame.ts': english.hello.replaceAll(/[{,] /g, '$&\n\n  ') })
  assert.deepEqual(await checkout.overtaken(), [])
})

test('files that were renamed together are still compared', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({ 'en/frame.ts': english.hello, 'it/frame.ts': italian })
  await checkout.move('frame.ts', 'shell.ts')
  await checkout.commit({ 'it/shell.ts': italian.replace('frame', 'shell') })
  assert.deepEqual(await checkout.overtaken(), [])
  await checkout.commit({ 'en/shell.ts': english.changed })
  assert.deepEqual(await checkout.overtaken(), ['text.footer.hours'])
})

test('a page of its own, which takes no shape from an English one, is not compared', async (t) => {
  const checkout = await localesFolder(t)
  await checkout.commit({
    'en/frame.ts': english.hello,
    'it/frame.ts': italian.split('\n').slice(1).join('\n').replace(': typeof base', ''),
  })
  await checkout.commit({ 'en/frame.ts': english.changed })
  const age = await translationAge(checkout.root)
  assert.equal(age.known && age.dictionaries, 0)
})

async function localesFolder(t: TestContext, { git: inGit = true } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'ponte-locales-'))
  t.after(() => rm(root, { recursive: true, force: true, maxRetries: 3 }))
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
      cwd: root,
      encoding: 'utf8',
      env: { ...bareEnvironment, GIT_CONFIG_NOSYSTEM: '1', HOME: root },
    })
  if (inGit) git('init', '--quiet')
  async function write(files: Record<string, string>) {
    for (const [name, source] of Object.entries(files)) {
      const file = path.join(root, 'locales', name)
      await ensureFolder(path.dirname(file))
      await writeFile(file, source)
    }
  }
  return {
    root,
    write,
    async commit(files: Record<string, string>) {
      await write(files)
      git('add', '--all')
      git('commit', '--quiet', '--message', 'Change texts')
    },
    async move(from: string, to: string) {
      for (const language of ['en', 'it']) {
        const folder = path.join(root, 'locales', language)
        await rename(path.join(folder, from), path.join(folder, to))
      }
    },
    check: () =>
      runPonte(['check'], {
        cwd: root,
        env: {
          CONTENT_DIR: path.resolve('content'),
          DATA_DIR: path.join(root, 'data'),
        },
      }),
    async overtaken() {
      const age = await translationAge(root)
      assert.ok(age.known, 'why' in age ? age.why : '')
      return age.overtaken.map(({ key }) => key)
    },
  }
}
