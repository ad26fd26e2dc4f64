import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostRedirects, type RedirectRule, readRedirectRules } from '#domain/site/redirects.schema.ts'

const nowhere = () => false

function table(...rules: RedirectRule[]) {
  const read = readRedirectRules({ rules })
  assert.ok(read.ok, JSON.stringify(read))
  return read.table
}
const to = (path: string, ...rules: RedirectRule[]) => table(...rules).answer(path, nowhere)?.location
const faults = (...rules: unknown[]) => {
  const read = readRedirectRules({ rules })
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field} ${message}`)
}

test('an exact rule matches its path only, in the same case, with or without a final slash', () => {
  const rules = [{ from: '/2021/05/old-post', to: '/blog/new' }]
  assert.equal(to('/2021/05/old-post', ...rules), '/blog/new')
  assert.equal(to('/2021/05/old-post/', ...rules), '/blog/new')
  assert.equal(to('/2021/05/old-post/more', ...rules), undefined)
  assert.equal(to('/2021/05/Old-Post', ...rules), undefined)
  assert.equal(to('/2021/05', ...rules), undefined)
  assert.equal(to('/Shop.html', { from: '/Shop.html/', to: '/services' }), '/services')
})

test('a prefix rule matches all below it; the longest prefix wins; an exact rule beats any prefix', () => {
  const rules = [
    { from: '/shop/*', to: '/services' },
    { from: '/shop/books/*', to: '/blog/*', status: 302 as const },
    { from: '/shop/books/one', to: '/contact' },
    { from: '/gone/*', status: 410 as const },
  ]
  assert.equal(to('/shop/x', ...rules), '/services')
  assert.equal(to('/shop/x/y/z', ...rules), '/services')
  assert.equal(to('/shop', ...rules), undefined)
  assert.equal(to('/shopping/x', ...rules), undefined)
  assert.deepEqual(table(...rules).answer('/shop/books/two/Three', nowhere), {
    status: 302,
    location: '/blog/two/Three',
  })
  assert.equal(to('/shop/books/one', ...rules), '/contact')
  assert.deepEqual(table(...rules).answer('/gone/x', nowhere), { status: 410, location: null })
  assert.equal(to('/anything/at/all', { from: '/*', to: '/' }), '/')
})

test('a rule matches its path however that is percent-encoded', () => {
  for (const from of ['/caffè', '/caff%C3%A8', '/caff%c3%a8']) {
    assert.equal(to('/caff%C3%A8', { from, to: '/about' }), '/about', from)
    assert.equal(to('/%63aff%c3%a8', { from, to: '/about' }), '/about', from)
  }
  assert.equal(to('/a%2Fb', { from: '/a/b', to: '/about' }), undefined)
  assert.equal(to('/a%', { from: '/a/b', to: '/about' }), undefined)
  assert.equal(to('/x', { from: '/x', to: '/caffè?q=è' }), '/caff%C3%A8?q=%C3%A8')
})

test('a rule also matches its path in the Windows-1252 encoding of older sites', () => {
  for (const from of ['/caf%E9', '/caf%e9', '/caf%C3%A9', '/café'])
    for (const path of ['/caf%E9', '/caf%C3%A9', '/caf%e9/'])
      assert.equal(to(path, { from, to: '/blog' }), '/blog')
  assert.equal(to('/%96-%80', { from: '/–-€', to: '/blog' }), '/blog')
  assert.equal(to('/old/%E9/x', { from: '/old/*', to: '/blog/*' }), '/blog/%E9/x')
  assert.deepEqual(faults({ from: '/caf%E', to: '/blog' }), ['rules.0.from has a % that encodes nothing'])
})

test('the rest of a path that a rule passes on cannot lead to another site', () => {
  const everything = { from: '/*', to: '/*' }
  // Would redirect to itself
  assert.equal(faults(everything).length, 1)
  const kept = [
    { from: '/old/*', to: '/*' },
    { from: '/far/*', to: 'https://new.example/*' },
  ]
  const starts = ['/', '//', '%2F', '%5C', '..//', './/', '@', '.', 'https://', '%09/']
  for (const rest of [...starts.map((start) => `${start}evil.example`), '%0d%0aLocation:evil']) {
    for (const [from, origin] of [
      ['/old', 'https://site.example'],
      ['/far', 'https://new.example'],
    ]) {
      const location = to(`${from}/${rest}`, ...kept)
      if (location === undefined || location === null) continue
      assert.equal(new URL(location, 'https://site.example').origin, origin, `${rest}: ${location}`)
      assert.doesNotMatch(location, /[^\x21-\x7e]/)
    }
  }
  for (const path of ['/old/a\\b', '/old/a b', '/old/\x00', '/old/\r\nx', 'old/x', '', '//old', '*'])
    assert.ok(!to(path, ...kept)?.startsWith('//'), path)
  assert.equal(to('/old/a\\b', ...kept), undefined)
})

test('a chain of rules gives one redirect; an existing page is never redirected', () => {
  const rules = [
    { from: '/a', to: '/b', status: 302 as const },
    { from: '/b', to: '/c/d' },
    { from: '/c/*', to: '/blog/*' },
    { from: '/blog/d', to: 'https://elsewhere.example/d' },
    { from: '/to-gone', to: '/left' },
    { from: '/left', status: 410 as const },
  ]
  const { answer } = table(...rules)
  assert.deepEqual(answer('/a', nowhere), { status: 302, location: 'https://elsewhere.example/d' })
  const besides = (known: string) => answer('/a', (path) => path === known)
  assert.deepEqual(besides('/blog/d'), { status: 302, location: '/blog/d' })
  assert.equal(besides('/a'), null)
  assert.deepEqual(answer('/to-gone', nowhere), { status: 410, location: null })
})

test('rules that lead in a circle, or on to ever longer paths, are refused and named', () => {
  const found = faults({ from: '/a', to: '/b' }, { from: '/b', to: '/c?x=1' }, { from: '/c', to: '/a#top' })
  assert.deepEqual(found, ['rules.0.to leads in a circle: /a → /b → /c → /a'])
  assert.deepEqual(faults({ from: '/a', to: '/a/' }), ['rules.0.to leads in a circle: /a → /a'])
  assert.match(faults({ from: '/a/*', to: '/b/*' }, { from: '/b/*', to: '/a/*' })[0] ?? '', /in a circle/)
  assert.match(faults({ from: '/a/*', to: '/a/b/*' })[0] ?? '', /more than 20 times: \/a\/\*/)
  assert.match(faults({ from: '/shop/*', to: '/shop/new' })[0] ?? '', /in a circle/)
  // These chains end
  assert.deepEqual(faults({ from: '/blog/2020/*', to: '/blog/*' }), [])
  assert.deepEqual(faults({ from: '/services/*', to: '/services' }), [])
  // A circle that only some paths enter
  assert.match(faults({ from: '/x/*', to: '/y/*' }, { from: '/y/z', to: '/x/z' })[0] ?? '', /circle: \/y\/z/)
})

test('a faulty rule is refused with its reason and its place', () => {
  const wrong: [rule: unknown, fault: RegExp][] = [
    [{ from: 'old', to: '/' }, /^rules\.0\.from must start with one slash/],
    [{ from: '//evil.example', to: '/' }, /one slash/],
    [{ from: '/a\\b', to: '/' }, /backslash/],
    [{ from: '/a?b=c', to: '/' }, /without a query/],
    [{ from: '/a*', to: '/' }, /only at its end, after a slash/],
    [{ from: '/a/*/b', to: '/' }, /only at its end/],
    [{ from: '/a/../b', to: '/' }, /dots/],
    [{ from: '/a%', to: '/' }, /encodes nothing/],
    [{ from: '/about', to: '/' }, /is a page of the site/],
    [{ from: '/', to: '/blog' }, /is a page of the site/],
    [{ from: '/it/servizi', to: '/' }, /is a page of the site/],
    [{ from: '/admin/x', to: '/' }, /belongs to the server/],
    [{ from: '/api/*', to: '/' }, /belongs to the server/],
    [{ from: '/x', to: '//evil.example' }, /^rules\.0\.to must start with one slash, or with https/],
    [{ from: '/x', to: '/\\evil.example' }, /backslash/],
    [{ from: '/x', to: '/.//evil.example' }, /another site/],
    [{ from: '/x', to: '/\t/evil.example' }, /control character/],
    [{ from: '/x', to: 'http://example.com' }, /https/],
    [{ from: '/x', to: 'javascript:alert(1)' }, /https/],
    [{ from: '/x', to: 'https://a:b@example.com' }, /password/],
    [{ from: '/x', to: 'https://' }, /https/],
    [{ from: '/x', to: '/y/*' }, /`from` has none/],
    [{ from: '/x/*', to: 'https://new.example*' }, /after a slash/],
    [{ from: '/x/*', to: '/y?p=/*' }, /after a query/],
    [{ from: '/x' }, /^rules\.0\.to is missing/],
    [{ from: '/x', to: '/y', status: 410 }, /leads nowhere/],
    [{ from: '/x', to: '/y', status: 200 }, /^rules\.0\.status must be one of 301/],
    [{ from: '/x', to: '/y', code: 301 }, /unknown key code/],
    [{ from: 5, to: '/y' }, /must be a path/],
    ['/x', /rules\.0/],
  ]
  for (const [rule, fault] of wrong) assert.match(faults(rule)[0] ?? '', fault, JSON.stringify(rule))
  assert.deepEqual(faults({ from: '/a', to: '/b' }, { from: '/a/', to: '/c' }), [
    'rules.1.from is the same as that of rules.0',
  ])
  for (const data of [[], 5, null, {}, { rules: 5 }, { rules: [], more: 1 }])
    assert.ok(!readRedirectRules(data).ok)
  assert.ok(readRedirectRules({ rules: null }).ok)
})

test('five thousand rules are read and looked up fast, one more is refused', () => {
  const rules = Array.from(
    { length: mostRedirects },
    (_, at): RedirectRule =>
      at % 2 === 0
        ? { from: `/old/${at}`, to: `/old/${at + 2}` }
        : { from: `/deep/${at}/a/b/*`, to: '/services/*' },
  )
  rules[mostRedirects - 2] = { from: '/old/end', to: '/' }
  // A chain of two thousand
  assert.match(faults(...rules)[0] ?? '', /more than 20 times/)
  const flat = rules.map((rule) => (rule.to?.startsWith('/old/') ? { ...rule, to: '/contact' } : rule))
  const started = performance.now()
  const { answer } = table(...flat)
  const read = performance.now() - started
  const long = `/${'a/'.repeat(4_000)}`
  for (let at = 0; at < 1_000; at++) answer(at % 2 ? long : `/old/${at}`, nowhere)
  const asked = performance.now() - started - read
  assert.ok(read < 2_000 && asked < 5_000, `${read} ms, ${asked} ms`)
  assert.match(faults(...flat, { from: '/one', to: '/more' })[0] ?? '', /more than 5000 rules/)
})
