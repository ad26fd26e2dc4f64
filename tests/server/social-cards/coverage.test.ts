import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOf } from '#server/social-cards/coverage.ts'
import type { Outline } from '#server/social-cards/lettering.ts'

const polygon = (...points: [number, number][]): Outline => [
  ...points.map(([x, y], index) => ({
    command: index === 0 ? ('moveTo' as const) : ('lineTo' as const),
    args: [x, y],
  })),
  { command: 'closePath', args: [] },
]
const square = (left: number, top: number, side: number): Outline =>
  polygon([left, top], [left + side, top], [left + side, top + side], [left, top + side])

const inside = (outlines: readonly Outline[], width: number, height: number) =>
  coverageOf(outlines, { left: 0, top: 0, width, height })
const rounded = (values: Float32Array) => [...values].map((value) => Math.round(value * 1000) / 1000)
const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)

test('a pixel holds as much as is covered of it', () => {
  const values = inside([square(0.5, 1, 2)], 4, 4)
  assert.deepEqual(rounded(values), [0, 0, 0, 0, 0.5, 1, 0.5, 0, 0.5, 1, 0.5, 0, 0, 0, 0, 0])
})

test('slanted edges and curves cover their exact area', () => {
  const triangle = inside([polygon([1, 1], [9, 1], [1, 7])], 10, 10)
  assert.ok(Math.abs(sum(triangle) - 24) < 1e-3)
  const bend = 0.5523 * 20
  const circle: Outline = [
    { command: 'moveTo', args: [25, 5] },
    { command: 'bezierCurveTo', args: [25 + bend, 5, 45, 25 - bend, 45, 25] },
    { command: 'bezierCurveTo', args: [45, 25 + bend, 25 + bend, 45, 25, 45] },
    { command: 'bezierCurveTo', args: [25 - bend, 45, 5, 25 + bend, 5, 25] },
    { command: 'bezierCurveTo', args: [5, 25 - bend, 25 - bend, 5, 25, 5] },
    { command: 'closePath', args: [] },
  ]
  assert.ok(Math.abs(sum(inside([circle], 50, 50)) - Math.PI * 400) < 6)
})

test('parts that overlap are filled once, a counter stays open', () => {
  const twice = inside([square(0, 0, 3), square(1, 1, 3)], 4, 4)
  assert.equal(Math.max(...twice), 1)
  const ring: Outline = [...square(0, 0, 4), ...polygon([1, 1], [1, 3], [3, 3], [3, 1])]
  assert.equal(sum(inside([ring], 4, 4)), 12)
})

test('what lies outside is cut off and leaves the rest as it is', () => {
  const values = inside([square(-5, -5, 8)], 4, 4)
  assert.equal(sum(values), 9)
  assert.equal(sum(inside([square(2, 2, 9)], 4, 4)), 4)
  assert.equal(sum(inside([square(9, 9, 9)], 4, 4)), 0)
})
