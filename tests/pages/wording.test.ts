import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#domain/locales.ts'
import { serviceAddress } from '#domain/routes.ts'
import { menuServices, serviceSlugs } from '#domain/services.ts'
import { interfaceText } from '#locales/en/interface.ts'
import { mainOf, textOf } from '#tests/helpers/page-html.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

// The exact texts of R28 to R30 and R62, as a visitor without script sees them.

const site = await startSite({ env: { LEADS_PER_MINUTE: '0' } })

const htmlOf = async (address: string) => (await fetch(site.origin + address)).text()

test('a percentage is written without a space, and as one piece of text, on every page', async () => {
  for (const { path } of publicPages) {
    const html = (await htmlOf(path)).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    // React separates two pieces of text by a comment, and some screen readers pause there
    const apart = html.match(/.{0,40}\d(?:\s|&nbsp;|&#160;|<!--.*?-->)+%.{0,20}/gu)
    assert.equal(apart, null, path)
  }
})

test('the Italian bar links to the privacy page, the English one to the blog', async () => {
  const barOf = async (address: string) => {
    const [, bar = ''] = (await htmlOf(address)).split(/<nav\b/)
    return [...(bar.split('</nav>', 1)[0] ?? '').matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(
      ([, href]) => href,
    )
  }
  const services = (locale: Locale) => menuServices(locale).map((slug) => serviceAddress(locale, slug))
  const withoutServices = async (locale: Locale, address: string) =>
    (await barOf(address)).filter(
      (href = '') => !services(locale).includes(href) && !href.endsWith('/services'),
    )
  const italian = ['/it', '/it/about', '/it/pricing', '/it/contact', '/it/privacy']
  assert.deepEqual(await withoutServices('it', '/it/contact'), italian)
  assert.deepEqual(await withoutServices('en', '/contact'), ['/', '/about', '/blog', '/pricing', '/contact'])
})

const fields = { name: 'Ada', surname: 'Rossi', email: 'ada@example.com', phone: '020 7946 0456' }

async function post(endpoint: string, body: Record<string, string>) {
  const response = await fetch(site.origin + endpoint, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  })
  return { url: new URL(response.url), text: textOf(mainOf(await response.text())) }
}

test('without script the thank-you page of a service inquiry names the service', async () => {
  for (const slug of serviceSlugs) {
    const { url, text } = await post('/api/pricing-inquiry', { ...fields, page: serviceAddress('en', slug) })
    assert.equal(url.pathname, '/inquiry/sent')
    const name = interfaceText.services[slug].name
    assert.match(text, /Inquiry Submitted!/)
    assert.match(text, new RegExp(`within 24 hours with more details about ${name}\\.`, 'i'))
    assert.doesNotMatch(text, /your selected package/)
  }
  const { text } = await post('/api/pricing-inquiry', { ...fields, page: '/pricing' })
  assert.match(text, /with more details about your selected package\./)
})

test('without script a question from the English pricing page has its own thank-you sentence', async () => {
  const question = { name: 'Ada', email: 'ada@example.com', question: 'How long does it take?' }
  const longer = "We'll get back to you within 24 hours with an answer to your question."
  assert.ok((await post('/api/question', { ...question, page: '/pricing' })).text.includes(longer))
  assert.ok(!(await post('/api/question', { ...question, page: '/contact' })).text.includes(longer))
})

test('without script the Italian website form says “Richiesta Inviata!”', async () => {
  const websites = await post('/api/pricing-inquiry', { ...fields, page: '/it/services/websites' })
  assert.equal(websites.url.pathname, '/it/inquiry/sent')
  assert.match(websites.text, /Richiesta Inviata!/)
  assert.match(websites.text, /Ti scriviamo entro 24 ore per parlare del tuo sito\./)
  const pricing = await post('/api/pricing-inquiry', { ...fields, page: '/it/pricing' })
  assert.match(pricing.text, /Richiesta inviata! Grazie per il tuo interesse\. Ti contatteremo a breve\./)
})

test('a forged address cannot put words of its own on a thank-you page', async () => {
  for (const from of ['//evil.example', 'javascript:alert(1)', '/services/<b>x', '/services/none', '/it/x']) {
    const text = textOf(mainOf(await htmlOf(`/inquiry/sent?ref=7K3M-Q9TX&${new URLSearchParams({ from })}`)))
    assert.match(text, /with more details about your selected package\./, from)
    assert.ok(!text.includes('evil') && !text.includes('<b>'), from)
  }
})

test('a question without an email is refused in the same words on every Italian page, with and without script', async () => {
  const words = 'Email valida è obbligatoria'
  for (const page of ['/it/pricing', '/it/contact']) {
    const { text } = await post('/api/question', {
      name: 'Ada',
      question: 'Quanto costa?',
      page,
      language: 'it',
    })
    assert.ok(text.includes(words), page)
    const { errors } = (await send('POST', `${site.origin}/api/question`, { body: { page, language: 'it' } }))
      .json
    assert.deepEqual(errors.email, [words], page)
  }
  const inquiry = await post('/api/pricing-inquiry', { page: '/it/pricing', language: 'it' })
  assert.ok(inquiry.text.includes('Inserisci un indirizzo email valido'))
})

test('the website brief says that an SVG is accepted as an image', async () => {
  const text = textOf(mainOf(await htmlOf('/website-onboarding')))
  assert.match(text, /Any image, SVG too, 25 MB each/)
})
