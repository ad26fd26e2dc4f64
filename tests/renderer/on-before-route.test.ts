import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageContext } from 'vike/types'
import { onBeforeRoute } from '#renderer/+onBeforeRoute.ts'

const routed = (urlPathname: string, searchOriginal: string | null = null) =>
  onBeforeRoute({ urlPathname, urlParsed: { searchOriginal } } as PageContext).pageContext

test('a translated page is routed to its English path, with its query', () => {
  const page = { locale: 'it', pathname: '/it/inquiry', urlLogical: '/inquiry?package=Sito' }
  assert.deepEqual(routed('/it/inquiry', '?package=Sito'), page)
  assert.deepEqual(routed('/it'), { locale: 'it', pathname: '/it', urlLogical: '/' })
  assert.deepEqual(routed('/about'), { locale: 'en', pathname: '/about', urlLogical: '/about' })
})

for (const pathname of ['/it/blog', '/it/website-onboarding', '/it/admin', '/it/nessuna-pagina']) {
  test(`${pathname} leads to no page`, () => {
    assert.deepEqual(routed(pathname), { locale: 'it', pathname })
  })
}

test('a page in English only is not rerouted', () => {
  assert.deepEqual(routed('/blog'), { locale: 'en', pathname: '/blog' })
})
