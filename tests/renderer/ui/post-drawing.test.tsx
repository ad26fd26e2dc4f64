import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { PostDrawing, spreadDrawings } from '#renderer/ui/post-drawing.tsx'

test('a post keeps its own drawing when no post above it has taken it', () => {
  assert.deepEqual(spreadDrawings([3, 1, 2]), [3, 1, 2])
})

test('a post that finds its drawing taken leaves the others theirs', () => {
  assert.deepEqual(spreadDrawings([3, 3, 0, 1]), [3, 2, 0, 1])
})

test('no drawing shows twice while another has not been shown', () => {
  const spread = spreadDrawings(Array.from({ length: 8 }, () => 5))
  assert.equal(new Set(spread).size, 8)
})

test('a page with more posts than drawings still has one for each', () => {
  assert.equal(spreadDrawings(Array.from({ length: 40 }, (_, index) => index * 7919)).length, 40)
})

test('any whole number is a drawing, the same one every time', () => {
  const markup = renderToStaticMarkup(<PostDrawing drawing={65_535} />)
  assert.match(markup, /^<svg/)
  assert.equal(renderToStaticMarkup(<PostDrawing drawing={65_535} />), markup)
})
