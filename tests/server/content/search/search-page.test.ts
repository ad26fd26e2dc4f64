import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'

/** `/blog?q=` on the production build (R257). */

const token = 'a-token-for-figures'
const site = await startSite({ env: { TRUST_PROXY: '1', METRICS_TOKEN: token } })

const body = draftBody('The quokka method', 'Quokkas answer the telephone at once.')
const search = (query: string, headers?: Record<string, string>) => site.get(`/blog?${query}`, headers)
const found = async (q: string): Promise<string[]> => {
  const { text } = await search(`q=${encodeURIComponent(q)}`)
  return [...text.matchAll(/<h3[^>]*><a [^>]*href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug ?? '')
}

test('a post is found from the first request after its publication, and only while it is public', async () => {
  const { id, slug } = (await site.ask('POST', '/api/blog/posts', body)).json
  assert.deepEqual(await found('quokka'), [])
  // Staff see drafts in the studio, but the search finds for them only what it finds for visitors
  const asStaff = await site.ask('GET', '/blog?q=quokka')
  assert.doesNotMatch(asStaff.text, /href="\/blog\/the-quokka-method"/)
  const put = (fields: object) => site.ask('PUT', `/api/blog/posts/${id}`, { ...body, ...fields })
  for (let round = 0; round < 3; round += 1) {
    await put({ published: true })
    assert.deepEqual(await found('quokkas'), [slug])
    await put({ published: true, content: `Now a platypus ${round}.`, title: 'The method' })
    assert.deepEqual(await found('quokka'), [])
    assert.deepEqual(await found('platypus'), [slug])
    await put({ published: false })
    assert.deepEqual(await found('platypus'), [])
  }
  await put({ published: true, publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
  assert.deepEqual(await found('quokka'), [])
  await site.ask('DELETE', `/api/blog/posts/${id}`)
  assert.deepEqual(await found('quokka'), [])
})

test('search results are neither cached nor indexed by search engines', async () => {
  for (const query of [
    'q=automation',
    'q=automation&category=ai-automation',
    'category=ai-automation&q=x',
    'q=',
  ]) {
    const { status, headers, text } = await search(query)
    assert.equal(status, 200, query)
    assert.match(headers.get('cache-control') ?? '', query === 'q=' ? /./ : /^no-store$/, query)
    if (query === 'q=') continue
    assert.match(text, /<meta name="robots" content="noindex/)
  }
  const metrics = async () =>
    Number(
      /^ponte_pages_kept (\d+)/m.exec(
        (await site.get('/metrics', { Authorization: `Bearer ${token}` })).text,
      )?.[1],
    )
  const earlier = await metrics()
  for (let at = 0; at < 40; at += 1) await search(`q=made-up-${at}`)
  // Allows for the few pages that the server renders ahead after its start
  assert.ok((await metrics()) < earlier + 40)
  // The list itself is unchanged
  assert.match((await search('')).text, /<h1>Notes for busy owners<\/h1>/)
  assert.doesNotMatch((await search('')).text, /made-up/)
})

test('what was typed is escaped and stays in the form', async () => {
  const { text } = await search(`q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  assert.doesNotMatch(text, /<script>alert/)
  assert.match(text, /value="&quot;&gt;&lt;script&gt;alert\(1\)/)
  assert.match(text, /Nothing found/)
})

test('a flood of searches gets 429, while the list and other pages still answer', async () => {
  // From a network without requests so far, so that its ten seconds begin here
  const from = { 'X-Forwarded-For': '203.0.113.7' }
  const answers = await Promise.all(Array.from({ length: 160 }, (_, at) => search(`q=flood${at}`, from)))
  const statuses = answers.map(({ status }) => status)
  assert.ok(statuses.includes(429), 'none was refused')
  assert.ok(statuses.filter((status) => status === 200).length <= 101)
  assert.equal((await search('', from)).status, 200)
  assert.equal((await site.get('/about', from)).status, 200)
  assert.equal((await search('category=ai-automation', from)).status, 200)
})
