import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KnownPage, nearestPage } from '#domain/site/nearest-address.ts'
import { sitemapPages } from '#domain/site-pages.ts'

const pages: KnownPage[] = [
  ...sitemapPages.map((path) => ({ path })),
  { path: '/blog/ask-for-reviews', words: 'How to ask for a review, kindly' },
  { path: '/blog/missed-calls-cost-money', words: 'The call you miss at ten past nine /blog/missed-calls' },
]

test('an unknown address gets the page with the most similar words or spelling, or none', () => {
  const asked: Record<string, string | null> = {
    '/abuot': '/about',
    '/about-us': '/about',
    '/abot-us': '/about',
    '/About.html': '/about',
    '/contact-us.html': '/contact',
    '/prices': '/pricing',
    '/services/web-sites': '/services/websites',
    '/google-business-profile/': '/services/google-business-profile',
    '/2021/05/how-to-ask-for-a-review': '/blog/ask-for-reviews',
    '/2021/05/how-to-ask-for-a-review-that-people-will-be-happy-to-write': '/blog/ask-for-reviews',
    '/blog/missed-call': '/blog/missed-calls-cost-money',
    '/posts/missed-calls?utm=x': '/blog/missed-calls-cost-money',
    '/it/contatti': '/it/contact',
    '/it/about-us': '/it/about',
    '/it/prices': '/it/pricing',
    '/qwertz': null,
    '/': null,
    '/%': null,
    '/2021/05/12': null,
  }
  for (const [address, page] of Object.entries(asked))
    assert.equal(nearestPage(address, pages), page, address)
})

test('a long list and a long address are compared fast', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    path: `/blog/a-post-about-number-${at}-and-more`,
    words: `A post about number ${at}, and what else there is to say about it`,
  }))
  const started = performance.now()
  for (let at = 0; at < 50; at++) nearestPage(`/blog/${'a-post-about-words-'.repeat(50)}${at}`, many)
  assert.ok(performance.now() - started < 5_000, `${performance.now() - started} ms`)
})
