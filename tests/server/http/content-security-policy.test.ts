import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

// R145, on the built server.
const { server } = await startSite()

async function read(path: string, cookie?: string) {
  const response = await fetch(server.origin + path, { headers: cookie ? { Cookie: cookie } : {} })
  const policy = response.headers.get('content-security-policy') ?? ''
  const directives = new Map(
    policy.split(/;\s*/).map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)] as const),
  )
  return { html: await response.text(), policy, directives }
}

/** Text of the scripts that a browser runs from the page itself; data blocks have another type. */
const inlineScripts = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, text = '']) => text)

for (const path of ['/', '/it', '/pricing', '/website-onboarding', '/blog', '/admin', '/nothing-here']) {
  test(`${path}: only scripts of the site, and inline ones by their hash`, async () => {
    const { html, policy, directives } = await read(path, await signIn(server.origin))
    assert.deepEqual(directives.get('default-src'), ["'none'"])
    assert.deepEqual(directives.get('style-src'), ["'self'"])
    assert.deepEqual(directives.get('connect-src'), ["'self'"])
    assert.deepEqual(directives.get('base-uri'), ["'none'"])
    assert.deepEqual(directives.get('frame-ancestors'), ["'none'"])
    assert.deepEqual(directives.get('require-trusted-types-for'), ["'script'"])
    assert.doesNotMatch(policy, /unsafe|\*/)
    const scripts = inlineScripts(html)
    assert.ok(scripts.length > 0, 'the script of the theme')
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    assert.deepEqual(directives.get('script-src')?.toSorted(), ["'self'", ...new Set(hashes)].toSorted())
  })
}

test('what is no page may load nothing', async () => {
  const { policy } = await read('/healthz')
  assert.equal(policy, "default-src 'none';frame-ancestors 'none'")
})
