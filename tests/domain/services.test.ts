import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { defaultLocale, locales } from '#domain/locales.ts'
import { serviceGroups, serviceSlugs, servicesIn } from '#domain/services.ts'

test('every service stands once in the index', () => {
  const listed = serviceGroups.flatMap(servicesIn)
  assert.deepEqual([...listed].sort(), [...serviceSlugs].sort())
})

for (const slug of serviceSlugs) {
  test(`${slug} has its sections, and a dictionary and a page in every language`, () => {
    for (const part of ['opening', 'icon', 'thumbnail']) {
      const file = `renderer/service/${slug}/${part}.tsx`
      assert.ok(existsSync(file), file)
    }
    for (const locale of locales) {
      const group = locale === defaultLocale ? `(${locale})` : locale
      for (const file of [
        `locales/${locale}/services/${slug}.ts`,
        `pages/${group}/services/${slug}/+Page.tsx`,
      ])
        assert.ok(existsSync(file), file)
    }
  })
}
