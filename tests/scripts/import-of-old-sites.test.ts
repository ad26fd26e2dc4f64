import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import {
  oldSite,
  type WordpressPost,
  wordpressExport,
  writePicture,
} from '#tests/fixtures/import/wordpress-export.ts'
import { callPonte } from '#tests/helpers/ponte.ts'
import { envOf, foldersOf } from '#tests/helpers/server.ts'

// What `ponte import` writes into the content folder from exports of old sites.

type Imported = { text: string; body: string; notes: string; state: string; slug: string }

/** Imports; returns a function that finds a post by its title. */
async function imported(
  context: TestContext,
  prepare: (base: string) => Promise<string[]>,
  env: Record<string, string> = {},
): Promise<(title: string) => Imported> {
  const folders = await foldersOf(context)
  const words = await prepare(folders.base)
  const { stdout, stderr } = await callPonte(['import', ...words, '--json'], {
    env: { ...envOf(folders), ...env },
  })
  assert.notEqual(stdout, '', stderr)
  const { posts } = JSON.parse(stdout)
  const found = new Map<string, Imported>()
  for (const { title, slug, notes, state, action } of posts) {
    const file = path.join(folders.contentDir, 'posts', `${slug}.md`)
    const text = action === 'refused' ? '' : await readFile(file, 'utf8')
    // The import wraps short paragraphs so that none is taken for a heading; this undoes it
    const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/(?<!\n)\n(?![\n>-])/g, ' ')
    found.set(title, { text, body, notes: notes.join('\n'), state, slug })
  }
  return (title) => {
    const one = found.get(title)
    assert.ok(one, `${title} is not among ${[...found.keys()].join(', ')}`)
    return one
  }
}

const uploads = `${oldSite}/wp-content/uploads/2021/05`

type Case = { title: string; content: string; keeps?: (string | RegExp)[]; notes?: RegExp; never?: RegExp }

function checkAll(cases: readonly Case[], of: (title: string) => Imported): void {
  for (const { title, keeps = [], notes, never } of cases) {
    const { body, notes: told } = of(title)
    for (const kept of keeps)
      assert.ok(
        typeof kept === 'string' ? body.includes(kept) : kept.test(body),
        `${title}: ${kept}\n${body}\n${told}`,
      )
    if (notes) assert.match(told, notes, title)
    if (never) assert.doesNotMatch(body, never, title)
  }
}

const wordpressCases: Case[] = [
  {
    title: 'A table with a picture in a figure',
    content: `<figure class="wp-block-table"><table><tr><td><img src="${uploads}/van.jpg" alt="A van"> Small</td><td>15 pounds</td></tr></table><figcaption>All our prices</figcaption></figure>`,
    keeps: ['- Small; 15 pounds', /!\[A van\]\(\/public-objects/, 'All our prices'],
  },
  {
    title: 'A gallery in which one picture has a caption',
    content: `<figure class="wp-block-gallery"><figure><img src="${uploads}/van.jpg" alt="a van"></figure><figure><img src="${uploads}/shop.jpg" alt="a shop"><figcaption>Our shop in June</figcaption></figure><figcaption>Last year</figcaption></figure>`,
    keeps: [/!\[a van\]\([^" ]+\)\n/, /!\[a shop\]\(\S+ "Our shop in June"\)/, 'Last year'],
  },
  {
    title: 'A gallery of the pictures of its post',
    content: '<p>Look at all of them:</p>[gallery]',
    keeps: [/!\[The van\]\(\/public-objects/],
  },
  {
    title: 'A picture on the host of the files',
    content: '<img src="https://old.files.example/2021/05/far.jpg" alt="far away">',
    keeps: [/!\[far away\]\(\/public-objects/],
  },
  {
    title: 'A smaller copy of a scaled picture',
    content: `<img src="${uploads}/wide-1024x683.jpg">`,
    keeps: [/!\[A very wide view\]\(\/public-objects/],
  },
  {
    title: 'Names that a Mac and Windows write otherwise',
    content: `<img src="${uploads}/caff%C3%A8.jpg" alt="coffee"><img src="${uploads}/VAN.JPG" alt="loud van"><img src="${uploads}/two.jpg" alt="which">`,
    keeps: [/!\[coffee\]\(\/public/, /!\[loud van\]\(\/public/],
    notes: /two\.jpg is not in the given folder/,
    never: /which/,
  },
  {
    title: 'Links by number',
    content: `<p>See <a href="${oldSite}/?p=902#part">one</a>, <a href="/index.php?p=902">two</a> and <a href="${oldSite}/?p=77777">three</a>.</p>`,
    keeps: ['[one](/blog/post-902#part)', '[two](/blog/post-902)', `[three](${oldSite}/?p=77777)`],
    notes: /leads to the old site: \/\?p=77777/,
  },
  {
    title: 'A quotation with its author',
    content: '<blockquote><p>It rang all day.</p><p>Nobody came.</p><cite>Bea Lund</cite></blockquote>',
    keeps: ['> It rang all day.\n> Nobody came.\n> — Bea Lund'],
  },
  {
    title: 'A soft return of a word processor',
    content: '<p>High Street 1\v20100 Milano\fItaly is the address.</p>',
    keeps: ['High Street 1 20100 Milano Italy'],
    notes: /line breaks/,
  },
  {
    title: 'An address in lines',
    content: '<p>Bea Lund<br>High Street 1<br>20100 Milano</p>',
    keeps: ['Bea Lund High Street 1 20100 Milano'],
    notes: /line breaks/,
  },
]

const attachment = (id: number, file: string, alt: string): WordpressPost => ({
  id,
  type: 'attachment',
  file,
  alt,
})

test('the content of a WordPress export is kept, or named in the report', async (context) => {
  const of = await imported(context, async (base) => {
    const media = path.join(base, 'uploads/2021/05')
    const files = ['van.jpg', 'shop.jpg', 'far.jpg', 'wide.jpg', 'caffe\u0300.jpg', 'TWO.jpg', 'Two.jpg']
    for (const [at, file] of files.entries())
      await writePicture(path.join(media, file), { seed: at + 1, width: 60, height: 40 })
    const posts: WordpressPost[] = wordpressCases.map(({ title, content }, at) => ({
      id: 100 + at,
      title,
      content,
    }))
    posts.push({ id: 902, title: 'The other', content: '<h2>Part</h2><p>A text of its own.</p>' })
    posts.push({
      id: 903,
      title: 'Excerpt',
      content: '<p>A text of its own.</p>',
      excerpt: '[caption id="x"]<img src="a.png"> A boat[/caption] It left at nine &amp; came back.',
    })
    posts.push(attachment(700, '2021/05/wide-scaled.jpg', 'A very wide view'))
    const galleryAt = 100 + wordpressCases.findIndex(({ content }) => content.includes('[gallery]'))
    const xml = wordpressExport([
      ...posts,
      attachment(701, '2021/05/van.jpg', 'The van'),
      attachment(702, 'FAR', ''),
    ])
      .replace(/(<wp:post_id>701<[\s\S]*?<wp:post_parent>)0/, `$1${galleryAt}`)
      .replace(`${oldSite}/wp-content/uploads/FAR`, 'https://old.files.example/2021/05/far.jpg')
    await writeFile(path.join(base, 'old.xml'), xml)
    return ['wordpress', path.join(base, 'old.xml'), '--media', path.join(base, 'uploads')]
  })
  checkAll(wordpressCases, of)
  assert.match(of('Excerpt').text, /description: A boat It left at nine & came back\./)
})

const markdownCases: Case[] = [
  {
    title: 'Marks inside code are text',
    content:
      'Write `{{< figure >}}` or `[^1]` so:\n\n```\n{: .lead }\n{% include x.html %}\n{% raw %}{{ page }}{% endraw %}\n```\n\n`{{</* youtube a1b2c3d4 */>}}`',
    keeps: [
      '`{{< figure >}}`',
      '`[^1]`',
      '`{: .lead }`',
      '`{% include x.html %}`',
      '`{{ page }}`',
      '{{< youtube a1b2c3d4 >}}',
    ],
  },
  {
    title: 'An address that was embedded',
    content:
      'Look.\n\n{{< youtube abc123DEF45 >}}\n\n{% vimeo 76543210 %}\n\n{{< tweet user="a" id="1" >}}\n\n{% include video.html url="https://films.example/1" %}',
    keeps: [
      'https://www.youtube.com/watch?v=abc123DEF45',
      'https://vimeo.com/76543210',
      'https://films.example/1',
    ],
    notes: /\{\{< tweet user="a" id="1" >\}\} was left out/,
  },
  {
    title: 'A figure of an include',
    content: 'Look.\n\n{% include figure.html src="/images/van.jpg" alt="A van" caption="In May" %}',
    keeps: [/!\[A van\]\(\/public-objects\/\S+ "In May"\)/],
  },
  {
    title: 'Hard line breaks',
    content: 'High Street 1  \n20100 Milano  \nItaly is where it is.',
    keeps: ['High Street 1 20100 Milano'],
    notes: /line breaks/,
  },
  {
    title: 'Notes and attributes',
    content: 'A claim[^a] of ours.\n{: .lead }\n\n[^a]: A survey.',
    keeps: ['claim[1]', '[1] A survey.'],
    never: /\{:|\[\^/,
  },
]

test('the content of Hugo and Jekyll files is kept, or named in the report', async (context) => {
  const of = await imported(context, async (base) => {
    const dir = path.join(base, 'site')
    await mkdir(path.join(dir, 'static/images'), { recursive: true })
    await writePicture(path.join(dir, 'static/images/van.jpg'), { width: 60, height: 40 })
    for (const [at, { title, content }] of markdownCases.entries())
      await writeFile(path.join(dir, `${at}.md`), `---\ntitle: ${title}\ndate: 2021-05-03\n---\n${content}\n`)
    const half = Buffer.from('---\ntitle: Half\ndate: 2021-05-03\n---\nCaff\xe8 \xc3\xa8 \x80.\n', 'latin1')
    await writeFile(path.join(dir, 'half.md'), half)
    return ['markdown', dir]
  })
  checkAll(markdownCases, of)
  assert.match(of('Half').body, /Caffè è €\./)
  assert.match(of('Half').notes, /not UTF-8/)
})

test('a date without a time zone is imported as that day in every time zone of the machine', async (context) => {
  for (const TZ of ['Europe/Rome', 'America/New_York', 'Pacific/Auckland']) {
    const of = await imported(
      context,
      async (base) => {
        const dir = path.join(base, 'site')
        await mkdir(dir)
        for (const [name, date] of [
          ['words', "'Jul 08 2022'"],
          ['short', '2022-7-8'],
          ['long', '8 July 2022'],
        ])
          await writeFile(
            path.join(dir, `${name}.md`),
            `---\ntitle: ${name}\npubDate: ${date}\n---\nA text.\n`,
          )
        return ['markdown', dir]
      },
      { TZ },
    )
    for (const name of ['words', 'short', 'long'])
      assert.match(of(name).text, /publishedAt: 2022-07-08T00:00:00\.000Z/, `${name} in ${TZ}`)
  }
})

test('a Ghost export with cards, old columns and a byte that is not UTF-8 is read', async (context) => {
  const card =
    '<figure class="kg-card kg-bookmark-card"><a href="https://far.example/study"><div>A study of calls</div><div>What shops say</div><img src="https://far.example/i.png"></a></figure>'
  const post = {
    id: 7,
    title: 'Caff\xe8 card',
    slug: 'card',
    html: `<p>Before it.</p>${card}`,
    status: 'published',
    published_at: 1620036000000,
    author_id: 1,
  }
  const of = await imported(context, async (base) => {
    const text = JSON.stringify({
      data: { posts: [post], users: [{ id: 1, name: 'Bea Lund' }, { name: 'No id' }] },
    })
    await writeFile(path.join(base, 'ghost.json'), Buffer.from(text, 'latin1'))
    return ['ghost', path.join(base, 'ghost.json')]
  })
  const { body, text, notes, state } = of('Caffè card')
  assert.match(body, /\[A study of calls\]\(https:\/\/far\.example\/study\)/)
  assert.match(body, /What shops say/)
  assert.match(text, /publishedAt: 2021-05-03T10:00:00\.000Z/)
  assert.match(text, /author: Bea Lund/)
  assert.match(notes, /far\.example\/i\.png/)
  assert.match(notes, /not UTF-8/)
  assert.equal(state, 'published')
})
