import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCardCache } from '#server/media/cards/card-cache.ts'
import type { SocialCard } from '#server/media/cards/social-cards.ts'

const card = (src: string): SocialCard => ({
  image: { src, width: 1200, height: 630, type: 'image/png', alt: '' },
  design: {
    ground: 'none.png',
    words: { left: 0, width: 1, top: 0, bottom: 1, align: 'left' },
    ink: '#000000',
    muted: '#000000',
    accent: '#000000',
  },
  words: { name: '', heading: '', line: '', label: '' },
  picture: null,
})

/** Draws when the test allows it; counts the drawings, and how many were drawn at a time. */
function drawer(bytes = 100) {
  const counts = { drawn: 0, most: 0 }
  let atWork = 0
  return {
    counts,
    draw: async () => {
      atWork += 1
      counts.drawn += 1
      counts.most = Math.max(counts.most, atWork)
      await new Promise((resolve) => setImmediate(resolve))
      atWork -= 1
      return Buffer.alloc(bytes)
    },
  }
}

test('a card requested a hundred times at once is drawn once', async () => {
  const { draw, counts } = drawer()
  const kept = createCardCache({ draw })
  const pictures = await Promise.all(Array.from({ length: 100 }, () => kept.get(card('/one'))))
  assert.equal(new Set(pictures).size, 1)
  await kept.get(card('/one'))
  assert.equal(counts.drawn, 1)
})

test('different cards are drawn one at a time', async () => {
  const { draw, counts } = drawer()
  const kept = createCardCache({ draw })
  await Promise.all(Array.from({ length: 20 }, (_, index) => kept.get(card(`/${index}`))))
  assert.deepEqual(counts, { drawn: 20, most: 1 })
})

test('the cache has a size limit and evicts the least recently used card first', async () => {
  const { draw, counts } = drawer(100)
  const kept = createCardCache({ draw, mostBytes: 250 })
  await kept.get(card('/one'))
  await kept.get(card('/two'))
  await kept.get(card('/one'))
  await kept.get(card('/three'))
  await kept.get(card('/one'))
  assert.equal(counts.drawn, 3)
  await kept.get(card('/two'))
  assert.equal(counts.drawn, 4)
})

test('a card requested while too many are waiting is not drawn', async () => {
  const { draw, counts } = drawer()
  const kept = createCardCache({ draw, mostWaiting: 3 })
  const asked = Array.from({ length: 5 }, (_, index) => kept.get(card(`/${index}`)))
  const pictures = await Promise.all(asked)
  const found = pictures.map((picture) => picture !== null)
  assert.deepEqual(found, [true, true, true, false, false])
  assert.equal(counts.drawn, 3)
})

test('a card that fails to draw prevents neither the next card nor another attempt', async () => {
  let calls = 0
  const kept = createCardCache({
    draw: async () => {
      calls += 1
      if (calls === 1) throw new Error('No')
      return Buffer.alloc(1)
    },
  })
  await assert.rejects(kept.get(card('/one')))
  assert.ok(await kept.get(card('/two')))
  assert.ok(await kept.get(card('/one')))
})
