import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { englishPathOf } from '#domain/routes.ts'
import { siteAddresses } from '#domain/site-pages.ts'

test('there is a page for every address', () => {
  for (const path of new Set(siteAddresses.map(englishPathOf))) {
    const folder = `pages${path.replace(/\/$/, '')}`
    const places = [folder, `${folder}/index`, folder.replace(/\/[^/]+$/, '/@slug')]
    const files = places.map((place) => `${place}/+Page.tsx`)
    assert.ok(files.some(existsSync), files.join(' or '))
  }
})
