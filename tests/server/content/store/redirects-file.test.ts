import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addRedirects, readRedirects } from '#server/content/store/redirects-file.ts'

const rulesOf = (text: string) => readRedirects(text).value?.rules

test('a file with nothing but comments has no rules; one of another shape is invalid', () => {
  for (const text of ['', '\n', '# Later\n', '\ufeff# Later\n\n  # more', 'rules:\n', 'rules: []\n'])
    assert.deepEqual(rulesOf(text), [], JSON.stringify(text))
  for (const text of ['rules', '- from: /a', 'rules: &a [*a]', 'rules: [', 'from: /a\nto: /b'])
    assert.equal(readRedirects(text).value, null, text)
})

test('rules are added at the end; comments, order and notation of the others stay', () => {
  const text = `# Ours
rules:
  # The old shop
  - from: "/shop/*"   # all of it
    to: /services
    status: 302

  - { from: /caffè, to: '/about' } # flow

# The end
`
  const next = addRedirects(text, [
    { from: '/a', to: '/b' },
    { from: '/gone', status: 410 },
    { from: '/x: y z', to: '/contact' },
  ])
  assert.ok(next.startsWith(text.slice(0, text.indexOf('\n# The end'))), next)
  assert.match(next, /# The end\n$/)
  assert.deepEqual(rulesOf(next), [
    { from: '/shop/*', to: '/services', status: 302 },
    { from: '/caffè', to: '/about' },
    { from: '/a', to: '/b' },
    { from: '/gone', status: 410 },
    { from: '/x: y z', to: '/contact' },
  ])
})

test('rules can be added to every layout of the file', () => {
  const added = [{ from: '/new', to: '/contact' }]
  const layouts = [
    ...[null, '', '# Only a comment\n', 'rules:\n', 'rules: []\n', 'rules: [{ from: /a, to: /b }]\n'],
    ...['rules:\n- from: /a\n  to: /b', 'rules:\n- from: /a\n  to: /b\n'],
    ...['rules:\r\n  - from: /a\r\n    to: /b\r\n', 'rules:\n    -   from: /a\n        to: /b\n'],
    'rules:\n  -\n    from: /a\n    to: >-\n      /b\n',
    ...['\ufeffrules:\n  - from: /a\n    to: /b\n', '---\nrules:\n  - from: /a\n    to: /b\n...\n'],
  ]
  for (const text of layouts) {
    const before = rulesOf(text ?? '') ?? assert.fail(text ?? '')
    assert.deepEqual(rulesOf(addRedirects(text, added)), [...before, ...added], JSON.stringify(text))
  }
})

test('rules that exist already or are invalid are not added', () => {
  const text = 'rules:\n  - from: /a\n    to: /b\n'
  const found = addRedirects(text, [
    { from: '/a', to: '/other' },
    { from: '/a/', to: '/other' },
    { from: '/about', to: '/contact' },
    { from: '/same', to: '/same' },
    { from: '//evil', to: '/contact' },
    { from: '/x', to: '//evil' },
  ])
  assert.equal(found, text)
  const twice = addRedirects(null, [
    { from: '/a', to: '/contact' },
    { from: '/%61', to: '/other' },
  ])
  assert.deepEqual(rulesOf(twice), [{ from: '/a', to: '/contact' }])
})

test('adding to a faulty file, or making it faulty, is refused', () => {
  const add = (text: string, from: string, to: string) => () => addRedirects(text, [{ from, to }])
  assert.throws(add('rules: 5\n', '/a', '/b'), /redirects\.yaml: rules must be a list/)
  assert.throws(add('rules:\n  - from: /a\n    to: /b\n', '/b', '/a'), /circle: \/a → \/b/)
})

test('up to 5,000 rules can be added at once', () => {
  const rules = Array.from({ length: 5_000 }, (_, at) => ({
    from: `/2020/01/post-${at}`,
    to: `/blog/post-${at}`,
  }))
  const started = performance.now()
  const text = addRedirects('rules:\n  - from: /2020/01/post-7\n    to: /blog\n', rules)
  assert.equal(rulesOf(text)?.length, 5_000)
  assert.ok(performance.now() - started < 10_000, `${performance.now() - started} ms`)
  assert.throws(() => addRedirects(text, [{ from: '/one', to: '/contact' }]), /more than 5000/)
})
