import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { send } from './server.ts'
import { waitFor } from './wait-for.ts'

type Site = { origin: string; contentDir: string; cookie: string }

/** Publishes through the content folder what the studio and the API refuse (R171): dead links, foreign pictures. Returns the slug. */
export async function publishByHand({ origin, contentDir, cookie }: Site, body: object): Promise<string> {
  const draft = { ...body, published: false }
  const { status, text, json } = await send('POST', `${origin}/api/blog/posts`, { cookie, body: draft })
  assert.equal(status, 201, text)
  const file = path.join(contentDir, 'posts', `${json.slug}.md`)
  const saved = await readFile(file, 'utf8')
  await writeFile(file, saved.replace(/^published: false$/m, 'published: true'))
  await waitFor('the post is served', async () => (await fetch(`${origin}/blog/${json.slug}`)).status === 200)
  return json.slug
}
