import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceSlugs } from '#domain/services.ts'
import { courierAt } from '#renderer/layout/footer-bridge.tsx'

test('the courier is further along on each page of a tour of the site, in the same place in both languages, and always in view', () => {
  const services = serviceSlugs.map((slug) => `/services/${slug}`)
  const last = [
    '/blog/a-post',
    '/accessibility',
    '/privacy',
    '/website-onboarding',
    '/inquiry',
    '/inquiry/sent',
  ]
  const walk = ['/', '/about', '/services', ...services, ...last]
  const places = walk.map(courierAt)
  places.reduce((before, place, at) => {
    assert.ok(place > before, `${walk[at]}: ${place} after ${before}`)
    return place
  })
  const found = walk.slice(0, 5).map((path) => courierAt(path === '/' ? '/it' : `/it${path}`))
  assert.deepEqual(found, places.slice(0, 5))
  // A phone 390 px wide shows only the middle 520 or so of the bridge's 1,440 units
  for (const place of [...places, courierAt('/somewhere/else')]) assert.ok(place >= 480 && place <= 940)
})
