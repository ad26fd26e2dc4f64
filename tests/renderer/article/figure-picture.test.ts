import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FigurePicture, figurePicture } from '#renderer/article/figure-picture.ts'

const expected: [string, FigurePicture | null][] = [
  ['20 sec', { kind: 'seconds', share: 1 / 3 }],
  ['45 min', { kind: 'clock', share: 0.75 }],
  ['1 minute', { kind: 'watch', share: 1 / 5 }],
  ['3 hours', { kind: 'clock', share: 0.25 }],
  ['5 days', { kind: 'week', marked: 5 }],
  ['30 days', { kind: 'month', marked: 30 }],
  ['2 weeks', { kind: 'month', marked: 14 }],
  ['£4,000', { kind: 'coins', stacks: 4 }],
  ['£11,000', { kind: 'coins', stacks: 11 }],
  ['€60', { kind: 'coins', stacks: 6 }],
  ['$0.50', { kind: 'coins', stacks: 1 }],
  ['75%', { kind: 'arches', lit: 7.5, of: 10 }],
  ['3 in 5', { kind: 'arches', lit: 3, of: 5 }],
  ['4.5 out of 5', { kind: 'arches', lit: 4.5, of: 5 }],
  ['3 su 5', { kind: 'arches', lit: 3, of: 5 }],
  ['15 minuti', { kind: 'clock', share: 0.25 }],
  ['1 settimana', { kind: 'week', marked: 7 }],
  ['5 times', { kind: 'steps', count: 5 }],
  ['9 times', { kind: 'arches', lit: 9, of: 9 }],
  ['3 rooms', { kind: 'arches', lit: 3, of: 3 }],
  ['0', { kind: 'arches', lit: 0, of: 1 }],
  ['0 clashes', { kind: 'arches', lit: 0, of: 1 }],
  ['£0', { kind: 'arches', lit: 0, of: 1 }],
]

test('a figure gets a picture of its amount and unit', () => {
  for (const [figure, picture] of expected) assert.deepEqual(figurePicture(figure), picture, figure)
})

test('a figure gets no picture if the picture would misrepresent it', () => {
  const without = [
    ...['', '90 min', '24 hours', '60 days', '120%', '7 in 5', '2,500', '4.7', '5–10 min', '1.2.3', 'No 1'],
    '24/7',
  ]
  for (const figure of without) assert.equal(figurePicture(figure), null, figure)
})
