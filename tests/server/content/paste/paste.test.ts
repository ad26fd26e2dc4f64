import assert from 'node:assert/strict'
import { test } from 'node:test'
import express from 'express'
import { pasteToMarkup } from '#server/content/paste/paste.ts'
import { createPasteRoutes } from '#server/content/paste/paste-routes.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listen } from '#tests/helpers/listen.ts'
import { clipboards } from './clipboards.ts'

const origin = 'https://ponte.example.com'

test('each of the seven sources has at least five clipboards', () => {
  const counts = new Map<string, number>()
  for (const { name } of clipboards) {
    const source = name.split(':')[0] ?? ''
    counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  assert.equal(counts.size, 7)
  assert.deepEqual(
    [...counts].filter(([, count]) => count < 5),
    [],
  )
})

for (const { name, html, markup, notes = [] } of clipboards) {
  test(name, () => {
    const pasted = pasteToMarkup(html, { origin })
    assert.equal(pasted.markup, markup)
    // Each remark names its place by the words before it
    assert.deepEqual(
      pasted.notes.map((note) => note.replace(/ \((?:after ".*"|at the beginning)\)$/s, '')),
      notes,
    )
  })
}

test('words outside any paragraph are pasted into the line, paragraphs as blocks', () => {
  assert.equal(pasteToMarkup('<b>two</b> words', { origin }).isOneLine, true)
  assert.equal(pasteToMarkup('<p>One.</p><p>Two.</p>', { origin }).isOneLine, false)
})

test('nothing of hostile HTML gets through, and nesting too deep is refused with a message', () => {
  const { markup } = pasteToMarkup(
    `<svg onload=alert(1)><p>seen</p></svg><p onclick=x>two</p><img src=x onerror=alert(1)><a href=" java\nscript:alert(1)">three</a><style>@import url(//evil.example)</style>`,
    { origin },
  )
  assert.doesNotMatch(markup, /[<>]|alert|evil|script|onerror/)
  assert.throws(
    () => pasteToMarkup('<div>'.repeat(400), { origin }),
    /nested more than 300 deep\. Paste it as plain text/,
  )
})

test('only staff can convert pasted HTML, and not over 2 MB', async (t) => {
  let isStaff = false
  const app = express()
  const requireStaff: express.RequestHandler = (_request, _response, next) => {
    if (!isStaff) throw problem('unauthorised', 'Please sign in.')
    next()
  }
  app.use('/api/blog', createPasteRoutes({ requireStaff, origin: () => origin }))
  app.use(problemResponder(silentLog))
  const address = `${await listen(t, app)}/api/blog/paste`
  const paste = async (html: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ html }) })
    return { status: response.status, body: await response.json() }
  }
  assert.equal((await paste('<p>x</p>')).status, 401)
  isStaff = true
  assert.deepEqual(await paste('<p>A paragraph.</p>'), {
    status: 200,
    body: { markup: 'A paragraph.', isOneLine: true, notes: [], picturesLeftOut: 0 },
  })
  assert.equal((await paste(5)).status, 400)
  assert.equal((await paste(`<p style="${' '.repeat(1_500_000)}">long</p>`)).body.markup, 'long')
  assert.equal((await paste('x'.repeat(2_100_000))).status, 413)
})
