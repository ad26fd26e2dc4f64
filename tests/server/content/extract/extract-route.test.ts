import assert from 'node:assert/strict'
import { test } from 'node:test'
import express from 'express'
import { createBlogRoutes } from '#server/content/posts/routes.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listen } from '#tests/helpers/listen.ts'
import { ada, newStore, sampleInput } from '../sample-content.ts'

test('extraction returns five values with reasons, and learns only from public posts', async (t) => {
  const { store } = await newStore(t)
  const app = express()
  app.use('/api/blog', createBlogRoutes({ store, requireStaff: (_request, _response, next) => next() }))
  app.use(problemResponder(silentLog))
  const address = `${await listen(t, app)}/api/blog/extract-metadata`
  const extract = async (content: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ content }) })
    return { status: response.status, body: await response.json() }
  }

  const text = 'Parrots and their cages\n\nA parrot wants company, and the parrot says so.'
  const first = await extract(text)
  assert.equal(first.status, 200)
  const fields = ['title', 'slug', 'description', 'category', 'readTime']
  assert.deepEqual(Object.keys(first.body).sort(), [...fields, 'reasons'].sort())
  assert.deepEqual(Object.keys(first.body.reasons).sort(), [...fields].sort())
  assert.equal(first.body.category, 'Small Business')

  const parrot = (category: string, published: boolean) =>
    sampleInput(`Parrot ${category}`, { content: 'A parrot by the window.', category, published })
  const other = sampleInput('Kettle', { content: 'A kettle.', category: 'Local SEO', published: true })
  for (const post of [
    other,
    other,
    other,
    ...Array.from({ length: 3 }, () => parrot('Digital Marketing', false)),
  ])
    assert.ok((await store.create(post, ada)).ok)
  assert.equal((await extract(text)).body.category, 'Small Business')

  for (let count = 0; count < 3; count++) assert.ok((await store.create(parrot('Technology', true), ada)).ok)
  const { body } = await extract(text)
  assert.equal(body.category, 'Technology')
  assert.equal(body.reasons.category.detail.posts, 3)

  const empty = await extract(' \n ')
  assert.equal(empty.status, 400)
  assert.equal(empty.body.detail, 'Please paste your article content first')
})
