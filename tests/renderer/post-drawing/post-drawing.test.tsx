import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  PostDrawing,
  PostMoment,
  PostSign,
  PostSubject,
  subjectCount,
} from '#renderer/post-drawing/post-drawing.tsx'

const drawn = (drawing: number, slug: string) =>
  renderToStaticMarkup(<PostDrawing drawing={drawing} slug={slug} />)

test('any whole number gives a drawing, the same one every time', () => {
  const markup = drawn(65_535, 'a-quiet-week')
  assert.match(markup, /^<svg/)
  assert.equal(drawn(65_535, 'a-quiet-week'), markup)
})

test('a thousand posts on one subject have more than 990 different drawings', () => {
  const drawings = Array.from({ length: 1_000 }, (_, post) => drawn(7, `review-${post}`))
  assert.ok(new Set(drawings).size > 990)
})

const sign = (slug: string, turn: number) =>
  renderToStaticMarkup(<PostSign drawing={7} slug={slug} turn={turn} />)

test('posts on one subject have eight signs: two drawings on four backgrounds', () => {
  const signs = Array.from({ length: 200 }, (_, post) => sign(`review-${post >> 1}`, post % 2))
  assert.equal(new Set(signs).size, 8)
})

test('three posts on one subject, one below another, have different signs', () => {
  assert.equal(new Set([0, 1, 2].map((turn) => sign('review', turn))).size, 3)
})

for (const Drawing of [PostSubject, PostMoment]) {
  test(`each subject has a different ${Drawing.name}`, () => {
    const drawings = Array.from({ length: subjectCount }, (_, drawing) =>
      renderToStaticMarkup(<Drawing drawing={drawing} />),
    )
    assert.equal(new Set(drawings).size, subjectCount)
  })
}
