import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { PostDrawing, PostSubject, subjectCount } from '#renderer/post-drawing/post-drawing.tsx'

const drawn = (drawing: number, slug: string) =>
  renderToStaticMarkup(<PostDrawing drawing={drawing} slug={slug} />)

test('any whole number is a drawing, the same one every time', () => {
  const markup = drawn(65_535, 'a-quiet-week')
  assert.match(markup, /^<svg/)
  assert.equal(drawn(65_535, 'a-quiet-week'), markup)
})

test('hardly two of a thousand posts on one subject have the same drawing', () => {
  const drawings = Array.from({ length: 1_000 }, (_, post) => drawn(7, `review-${post}`))
  assert.ok(new Set(drawings).size > 990)
})

test('each subject is another, on cards as on pages', () => {
  const subjects = Array.from({ length: subjectCount }, (_, drawing) =>
    renderToStaticMarkup(<PostSubject drawing={drawing} />),
  )
  assert.equal(new Set(subjects).size, subjectCount)
})
