import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionEndpoint } from '#domain/staff/credentials.schema.ts'
import { refusedAddress, returnAddress } from '#server/staff/return-address.ts'
import { ada, serveAda } from './staff-site.ts'

const kept = [
  '/admin',
  '/admin/account',
  '/admin/leads?status=open&search=caff%C3%A8+nero',
  '/admin/leads/0198c7d2-3b1f-7c55-9f0e-0a1b2c3d4e5f',
  '/admin/posts/the-first.one_2?show=30',
  // An encoded value may contain anything, since it stays a value
  '/admin/leads?next=https%3A%2F%2Fevil.example%2F',
]
test('an address of the studio is where it leads', () => {
  for (const address of kept) assert.equal(returnAddress(address), address)
})

const hostile: Record<string, unknown> = {
  'another site': 'https://evil.example/admin',
  'another site without a scheme': '//evil.example/admin',
  'three slashes': '///evil.example',
  'a backslash for a slash': '/\\evil.example',
  'two backslashes': '\\\\evil.example',
  'a backslash within': '/admin\\..\\..\\evil',
  'a backslash, encoded': '/admin/%5C%5Cevil.example',
  'a way up': '/admin/../',
  'a way up to a page': '/admin/../blog',
  'a way up in the middle': '/admin/leads/../../api/session/end',
  'a way up, encoded': '/admin/%2e%2e/',
  'a way up, half encoded': '/admin/.%2E/blog',
  'a way up, encoded twice': '/admin/%252e%252e/',
  'a slash, encoded': '/admin%2f%2fevil.example',
  'a dot that stands still': '/admin/./leads',
  'a doubled slash within': '/admin//evil.example',
  'a doubled slash before': '//admin',
  'a slash at the end': '/admin/',
  'another page': '/blog',
  'an action': '/api/session/end',
  'a name that begins alike': '/administrator',
  'a host behind the name': '/admin@evil.example',
  'a port behind the name': '/admin:80',
  'another scheme': 'javascript:alert(1)',
  'another scheme after a space': ' javascript:alert(1)',
  'a document in the address': 'data:text/html,hello',
  'no slash at the beginning': 'admin',
  'a space before': ' /admin',
  'a tab between the slashes': '/\t/evil.example',
  'a line break': '/admin\r\nSet-Cookie: ponte=1',
  'a line break in the query': '/admin?x=\r\nLocation: https://evil.example',
  'a line break at the end': '/admin\n',
  'a zero byte': '/admin\u0000',
  'a letter of another alphabet': '/аdmin',
  'a full-width slash': '/admin/\uff0f\uff0fevil.example',
  'a quotation mark in the query': '/admin?x="><script>',
  'a fragment': '/admin#//evil.example',
  'too many characters': `/admin?x=${'x'.repeat(1_000)}`,
  nothing: '',
  'no value at all': undefined,
  'a list': ['/admin/account'],
  'an object': { toString: () => '//evil.example' },
}
test("any other address leads to the studio's home", () => {
  for (const [name, address] of Object.entries(hostile)) {
    assert.equal(returnAddress(address), '/admin', name)
    assert.equal(refusedAddress(address, 'credentials'), '/admin?error=credentials', name)
  }
})

test('what went wrong is told once, behind what was asked for', () => {
  const found = refusedAddress('/admin/leads?status=open', 'throttled')
  assert.equal(found, '/admin/leads?status=open&error=throttled')
  const seen = refusedAddress('/admin/leads?error=credentials&status=open', 'throttled')
  assert.equal(seen, '/admin/leads?status=open&error=throttled')
  assert.equal(returnAddress('/admin?error=credentials'), '/admin')
})

test('a plain sign-in ends where somebody came to, and so does a refused one', async (context) => {
  const site = await serveAda(context)
  const next = '/admin/leads?status=open'
  const form = (fields: Record<string, string>) => new URLSearchParams({ email: ada.email, ...fields })
  const at = (address: string, fields: Record<string, string>) =>
    site.send('POST', address, { body: form(fields) })

  const refused = await at(sessionEndpoint, { password: 'not it', next })
  assert.deepEqual([refused.status, refused.headers.get('location')], [303, `${next}&error=credentials`])
  const entered = await at(sessionEndpoint, { password: ada.password, next: `${next}&error=credentials` })
  assert.deepEqual([entered.status, entered.headers.get('location')], [303, next])
  assert.match(entered.cookie, /^ponte=/)

  const lured = await at(sessionEndpoint, { password: ada.password, next: '//evil.example/admin' })
  assert.deepEqual([lured.status, lured.headers.get('location')], [303, '/admin'])
  const twice = form({ password: ada.password, next })
  twice.append('next', '//evil.example')
  const doubled = await site.send('POST', sessionEndpoint, { body: twice })
  assert.equal(doubled.headers.get('location'), '/admin')
})
