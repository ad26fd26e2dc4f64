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
test('a studio address is accepted as the return address', () => {
  for (const address of kept) assert.equal(returnAddress(address), address)
})

const hostile: Record<string, unknown> = {
  'another site': 'https://evil.example/admin',
  'another site without a scheme': '//evil.example/admin',
  'three slashes': '///evil.example',
  'a backslash for a slash': '/\\evil.example',
  'two backslashes': '\\\\evil.example',
  'a backslash inside': '/admin\\..\\..\\evil',
  'an encoded backslash': '/admin/%5C%5Cevil.example',
  'a ".." segment': '/admin/../',
  'a ".." segment and a page': '/admin/../blog',
  '".." segments in the middle': '/admin/leads/../../api/session/end',
  'an encoded ".." segment': '/admin/%2e%2e/',
  'a half-encoded ".." segment': '/admin/.%2E/blog',
  'a doubly encoded ".." segment': '/admin/%252e%252e/',
  'an encoded slash': '/admin%2f%2fevil.example',
  'a "." segment': '/admin/./leads',
  'a double slash inside': '/admin//evil.example',
  'a double slash in front': '//admin',
  'a trailing slash': '/admin/',
  'a page outside the studio': '/blog',
  'an API endpoint': '/api/session/end',
  'a longer name with the same beginning': '/administrator',
  'a host after the path': '/admin@evil.example',
  'a port after the path': '/admin:80',
  'another scheme': 'javascript:alert(1)',
  'another scheme after a space': ' javascript:alert(1)',
  'a data URL': 'data:text/html,hello',
  'no leading slash': 'admin',
  'a leading space': ' /admin',
  'a tab between the slashes': '/\t/evil.example',
  'a line break': '/admin\r\nSet-Cookie: ponte=1',
  'a line break in the query': '/admin?x=\r\nLocation: https://evil.example',
  'a line break at the end': '/admin\n',
  'a null byte': '/admin\u0000',
  'a Cyrillic letter': '/аdmin',
  'a full-width slash': '/admin/\uff0f\uff0fevil.example',
  'a quotation mark in the query': '/admin?x="><script>',
  'a fragment': '/admin#//evil.example',
  'too many characters': `/admin?x=${'x'.repeat(1_000)}`,
  'an empty string': '',
  'no value at all': undefined,
  'a list': ['/admin/account'],
  'an object': { toString: () => '//evil.example' },
}
test("any other return address is replaced by the studio's home", () => {
  for (const [name, address] of Object.entries(hostile)) {
    assert.equal(returnAddress(address), '/admin', name)
    assert.equal(refusedAddress(address, 'credentials'), '/admin?error=credentials', name)
  }
})

test('the error is appended to the return address and replaces an earlier one', () => {
  const found = refusedAddress('/admin/leads?status=open', 'throttled')
  assert.equal(found, '/admin/leads?status=open&error=throttled')
  const seen = refusedAddress('/admin/leads?error=credentials&status=open', 'throttled')
  assert.equal(seen, '/admin/leads?status=open&error=throttled')
  assert.equal(returnAddress('/admin?error=credentials'), '/admin')
})

test('a form sign-in, accepted or refused, redirects to the return address if that is safe', async (context) => {
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
