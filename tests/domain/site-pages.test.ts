import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { defaultLocale, locales } from '#domain/locales.ts'
import { englishPathOf, localeOf } from '#domain/routes.ts'
import { siteAddresses } from '#domain/site-pages.ts'

const groupOf = (locale: string): string => (locale === defaultLocale ? `(${locale})` : locale)

for (const address of siteAddresses) {
  test(`there is a page for ${address}`, () => {
    const folder = `pages/${groupOf(localeOf(address))}${englishPathOf(address).replace(/\/$/, '')}`
    const files = [`${folder}/+Page.tsx`, `${folder}/index/+Page.tsx`]
    assert.ok(files.some(existsSync), files.join(' or '))
  })
}

for (const locale of locales.filter((one) => one !== defaultLocale)) {
  test(`addresses below /${locale} that lead nowhere have a page`, () => {
    assert.ok(existsSync(`pages/${locale}/not-found/+Page.tsx`))
  })
}
