import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { locales } from '#domain/locales.ts'
import { serviceGroups, serviceSlugs, servicesIn } from '#domain/services.ts'

test('every service is in the index exactly once', () => {
  const listed = serviceGroups.flatMap(servicesIn)
  assert.deepEqual([...listed].sort(), [...serviceSlugs].sort())
})

for (const slug of serviceSlugs) {
  test(`${slug} has its drawings, and a dictionary in every language`, () => {
    for (const file of [
      ...['opening', 'opening-small', 'thumbnail', 'icon'].map(
        (name) => `renderer/art/services/${slug}/${name}.svg`,
      ),
      ...locales.map((locale) => `locales/${locale}/services/${slug}.ts`),
    ])
      assert.ok(existsSync(file), file)
  })
}
