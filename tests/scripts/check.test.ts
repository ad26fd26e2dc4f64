import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { ensureFolder } from '#server/kernel/files.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, foldersOf } from '#tests/helpers/server.ts'

async function contentFolder(context: TestContext) {
  const folders = await foldersOf(context)
  const dir = folders.contentDir
  await ensureFolder(path.join(folders.dataDir, 'public-objects'))
  return {
    dir,
    check: (...words: string[]) => callPonte(['check', ...words], { env: envOf(folders) }),
    async put(name: string, text: string) {
      await ensureFolder(path.dirname(path.join(dir, name)))
      await writeFile(path.join(dir, name), text)
    },
    async edit(find: RegExp, replacement: string) {
      const file = path.join(dir, 'catalogue.yaml')
      const source = await readFile(file, 'utf8')
      assert.match(source, find)
      await writeFile(file, source.replace(find, replacement))
    },
  }
}
type Content = Awaited<ReturnType<typeof contentFolder>>

test('a check names the file of a fault and adds no file', async (context) => {
  const content = await contentFolder(context)
  await content.put('posts/broken.md', '---\ntitle: [\n---\ntext\n')
  const before = await readdir(content.dir, { recursive: true })
  const found = await content.check('--json')
  assert.equal(found.status, 1)
  assert.equal(JSON.parse(found.stdout).faults[0].file, 'posts/broken.md')
  assert.deepEqual(await readdir(content.dir, { recursive: true }), before)
})

const post = (content: string, more = 'published: true') =>
  `---\ntitle: Linking\ndescription: On links.\ncategory: Technology\n${more}\n---\n${content}\n`
const withPicture = (published: boolean, name = 'uploads/gone.png') =>
  post('See [it](/blog/never-written).', `published: ${published}\nimage: /public-objects/${name}`)
const linked = (content: Content) => content.put('posts/linking.md', post('See [the old page](/old/page).'))
const redirects = (rules: string) => (content: Content) =>
  content.put('redirects.yaml', `rules:\n  - ${rules}\n`)
const italian = (text: string) => (content: Content) => content.put('texts/it.yaml', text)
const edited = (find: RegExp, replacement: string) => (content: Content) => content.edit(find, replacement)

/** Successive changes to the shipped content, and what a check says after each. */
const cases: [
  what: string,
  ...steps: [(content: Content) => unknown, status: number, ...said: RegExp[]][],
][] = [
  [
    'the shipped content passes the check, and its deliberate differences are listed with their notes',
    [
      () => undefined,
      0,
      /Figures that differ on purpose \(8\):/,
      /claim\/no-shows: 60% \(.*\), 80% \(.*\)\n\s+Both figures are meant, on different pages\./,
    ],
  ],
  [
    'redirect rules that form a loop fail the check',
    [
      redirects('{ from: /a, to: /b }\n  - { from: /b, to: /a }'),
      1,
      /^redirects\.yaml: rules\.0\.to leads in a circle: \/a → \/b → \/a$/m,
    ],
  ],
  [
    'own texts that need a look are listed, invalid ones fail the check',
    [
      italian('home.hero.heading: { toCheck: true }\nhome.hero.lead: { text: Oggi, shipped: Ieri }\n'),
      0,
      /Own texts to look at \(2\):\n {2}texts\/it\.yaml: home\.hero\.heading, whose text/,
      /home\.hero\.lead, written over a text that the program has changed since/,
    ],
    [
      italian('home.gone: x\nhome.hero.lead: <b>x</b>\n'),
      1,
      /^texts\/it\.yaml: home\.gone is no text of this version$/m,
      /^texts\/it\.yaml: home\.hero\.lead must be plain text/m,
    ],
  ],
  [
    'a dead link in a published post fails the check until a redirect leads it to a page',
    [linked, 1, /posts\/linking\.md: content The link “the old page” leads to \/old\/page/],
    [redirects('{ from: /old/*, to: /contact }'), 0],
    [redirects('{ from: /old/*, status: 410 }'), 1],
  ],
  [
    'a price that differs between the languages fails the check until the register explains it',
    [
      edited(/price: 150/, 'price: 160'),
      1,
      /add-on\/ads-refresh\/price reads differently .* £160 \(English pricing\), £150 \(Italian pricing\)/,
    ],
    [
      edited(
        /\ndifferences:\n/,
        `$&  - subject: add-on/ads-refresh/price
    readings: [{ where: English pricing, value: £160 }, { where: Italian pricing, value: £150 }]
    note: The Italian price follows in spring.
`,
      ),
      0,
      /The Italian price follows in spring\./,
    ],
  ],
  [
    'a note on figures that agree again, or with outdated figures, fails the check',
    [
      edited(/homePrice: 149/, 'homePrice: 147'),
      1,
      /note on package\/get-found\/price, which does not differ/,
    ],
    [
      edited(/homePrice: 147/, 'homePrice: 139'),
      1,
      /note on package\/get-found\/price names other figures .* £139 \(Italian home\)/,
    ],
  ],
  [
    'dead links, missing pictures and pictures without alt text fail the check, but only in published posts',
    [(content) => content.put('posts/linked.md', withPicture(false)), 0],
    [
      (content) => content.put('posts/linked.md', withPicture(true)),
      1,
      /posts\/linked\.md: content The link “it” leads to \/blog\/never-written/,
      /posts\/linked\.md: image The picture does not exist/,
      /posts\/linked\.md: imageAlt Describe what/,
    ],
    // Longer than a file name may be
    [
      (content) => content.put('posts/linked.md', withPicture(true, 'a'.repeat(300))),
      1,
      /The picture does not exist/,
    ],
  ],
]
for (const [what, ...steps] of cases)
  test(what, async (context) => {
    const content = await contentFolder(context)
    for (const [change, wanted, ...said] of steps) {
      await change(content)
      const { status, stdout } = await content.check()
      assert.equal(status, wanted, stdout)
      for (const one of said) assert.match(stdout, one)
    }
  })
