import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeSlug, isSlug, slugify } from '#domain/posts/slug.ts'

test('turns accented and special letters into ASCII', () => {
  assert.equal(slugify('Perché l’IA È così utile?'), 'perche-lia-e-cosi-utile')
  assert.equal(slugify('Straße Łódź Øre Æther œuvre'), 'strasse-lodz-ore-aether-oeuvre')
  assert.equal(slugify('İstanbul ıspanak'), 'istanbul-ispanak')
})

test('keeps only words and digits', () => {
  assert.equal(slugify("  AI & Automation: 10+ don'ts (2026) "), 'ai-automation-10-donts-2026')
  assert.equal(slugify('../../etc/passwd\0.md'), 'etc-passwd-md')
})

test('is empty when no letter can be written in ASCII', () => {
  assert.equal(slugify('日本語'), '')
  assert.equal(slugify('👉 !!!'), '')
})

test('cuts a long title between words at 80 characters', () => {
  const slug = slugify('automation '.repeat(20))
  assert.ok(slug.length <= 80)
  assert.match(slug, /^(automation-)*automation$/)
})

test('cuts one endless word at 80 characters', () => {
  assert.equal(slugify('a'.repeat(500)), 'a'.repeat(80))
})

test('a taken slug gets the next free number and stays within the limit', () => {
  const taken = new Set(['post', 'post-2'])
  const found = freeSlug('post', (slug) => taken.has(slug))
  assert.equal(found, 'post-3')
  const long = 'b'.repeat(80)
  const seen = freeSlug(long, (slug) => slug === long)
  assert.equal(seen, `${'b'.repeat(78)}-2`)
})

test('accepts only what is a valid slug', () => {
  assert.ok(isSlug('a-b-2'))
  for (const text of ['', '-a', 'a-', 'a--b', 'A', 'a/b', '..', 'a.md', 'a'.repeat(81)])
    assert.ok(!isSlug(text), text)
})
