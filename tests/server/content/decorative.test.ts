import assert from 'node:assert/strict'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { runPonte } from '#tests/helpers/ponte.ts'
import { postBody, postText } from '#tests/helpers/post-body.ts'
import { envOf } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// Decorative pictures, from the API and the file to what readers get (R177).

const site = await startSite({
  async prepare(folders) {
    const objects = path.join(folders.dataDir, 'public-objects', 'blog')
    await mkdir(objects, { recursive: true })
    await copyFile(path.resolve('docs/home.png'), path.join(objects, 'shop.png'))
  },
})
const { folders } = site
const image = '/public-objects/blog/shop.png'
const read = async (address: string) => (await site.get(address)).text

test('a decorative picture has no alt text on page, in Markdown and feed; the file keeps its mark', async () => {
  const body = {
    ...postBody('A shop front', `Words before.\n\n![-](${image})\n\nWords after.`),
    image,
    imageAlt: '-',
  }
  assert.equal(Reflect.get(await site.makePost(body), 'imageAlt'), '-')
  const page = await read('/blog/a-shop-front')
  const pictures = page.match(/<img [^>]*shop\.png[^>]*>/g) ?? []
  assert.equal(pictures.length, 2)
  for (const picture of pictures) assert.match(picture, /alt=""/)
  assert.ok(!page.includes('alt="-"'))
  assert.match(await read('/blog/a-shop-front.md'), /!\[\]\([^)]*shop\.png\)/)
  assert.doesNotMatch(await read('/feed.xml'), /alt=(?:"|&quot;)-/)
  const file = await readFile(path.join(folders.contentDir, 'posts', 'a-shop-front.md'), 'utf8')
  assert.match(file, /^imageAlt: "-"$/m)
  assert.match(file, /^!\[-\]\(/m)

  const undescribed = { ...body, title: 'Another', content: `![](${image})` }
  const refused = await site.ask('POST', '/api/blog/posts', undescribed)
  assert.equal(refused.status, 400)
  assert.match(refused.json.errors.content.join(), /has no description/)
})

test('a hand-written file may mark a picture as decorative, and the content check accepts it', async () => {
  const more = `image: ${image}\nimageAlt: "-"\n`
  const text = postText('By hand', { more, body: `Words.\n\n![-](${image})` })
  await writeFile(path.join(folders.contentDir, 'posts', 'by-hand.md'), text)
  await waitFor('the post', async () => (await read('/blog/by-hand')).includes('By hand'))
  assert.ok(!(await read('/blog/by-hand')).includes('alt="-"'))
  const { status, stdout } = runPonte(['check'], { cwd: folders.base, env: envOf(folders) })
  assert.equal(status, 0, stdout)
  // The media list neither shows the mark for decoration as a description nor reports a missing one
  const { images } = (await site.ask('GET', '/api/media')).json
  const shop = images.find(({ path: at }: { path: string }) => at === image)
  assert.deepEqual(
    [shop.altTexts, shop.usedIn.map(({ alt }: { alt: unknown }) => alt)],
    [[], [null, null, null, null]],
  )
})
