import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { type Locale, locales, perLocale } from '#domain/locales.ts'
import { localeOf } from '#domain/routes.ts'
import { siteAddresses } from '#domain/site-pages.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Every text of the site is changed, so a text that stays as shipped was overlooked. */
const sign = 'Ω'

const mail = await startMailServer()
const site = await startSite({ env: { SMTP_URL: mail.url } })
after(mail.stop)
const { server } = site
/** Facts, which may be the same as a shipped text. */
const facts = await readFile(path.join(site.folders.contentDir, 'catalogue.yaml'), 'utf8')
const asShipped = new Map<string, string>()

const textAt = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(server.origin + address, { headers, redirect: 'manual' })).text()

const put = (body: unknown) => site.ask('PUT', '/api/site/texts', body)

const others = ['/nowhere', '/it/nulla', '/inquiry', '/it/richiesta', '/question', '/blog?q=zzz']
const addresses = [...siteAddresses, ...others]

before(async () => {
  for (const address of addresses) asShipped.set(address, await textAt(address))
  const every = (locale: Locale) =>
    [...shippedTexts[locale]].map(([key, text]) => [key, text + sign] as const)
  const saved = await put(perLocale((locale) => Object.fromEntries(every(locale))))
  assert.equal(saved.status, 200, saved.text.slice(0, 500))
})

const plain = (html: string) =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')

/** Shipped texts in a page that lack the sign of a change. */
function staleIn(text: string, locale: Locale): string[] {
  return [...shippedTexts[locale]].flatMap(([key, shipped]) => {
    if (shipped.length < 18 || shipped.includes('{') || facts.includes(shipped)) return []
    for (let at = text.indexOf(shipped); at >= 0; at = text.indexOf(shipped, at + 1)) {
      const rest = text.slice(at + shipped.length)
      // A longer text may begin with this one
      const isPart = [...shippedTexts[locale].values()].some(
        (other) => other.length > shipped.length && other.includes(shipped) && text.includes(other + sign),
      )
      if (!rest.startsWith(sign) && !isPart) return [`${key}: ${shipped.slice(0, 60)}`]
    }
    return []
  })
}

test('every page in each language shows the changed texts and no shipped one', async () => {
  const stale: string[] = []
  for (const address of addresses) {
    const html = plain(await textAt(address))
    assert.ok(html.includes(sign), address)
    stale.push(...staleIn(html, localeOf(address)).map((found) => `${address} ${found}`))
  }
  assert.deepEqual(stale, [])
})

test('head, structured data, feeds, llms.txt and social cards use the changed texts', async () => {
  const html = await textAt('/about')
  const { title = '', description = '' } = {
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1],
    description: /name="description" content="([^"]*)/.exec(html)?.[1],
  }
  assert.match(title, /Ω/)
  assert.match(description, /Ω$/)
  assert.match(/<script type="application\/ld\+json">.*?<\/script>/.exec(html)?.[0] ?? '', /Ω/)
  for (const address of ['/feed.xml', '/atom.xml', '/feed.json', '/llms.txt'])
    assert.match(await textAt(address), /Ω/, address)
  const cardOf = (page: string | undefined) =>
    /og:image" content="[^"]*(\/cards\/[^"]+)/.exec(page ?? '')?.[1]
  const card = cardOf(html)
  assert.ok(card && card !== cardOf(asShipped.get('/about')), 'the card has another address')
  const picture = await fetch(server.origin + card)
  assert.equal(picture.headers.get('content-type'), 'image/png')
  assert.ok(
    Date.now() - Date.parse(/about<\/loc><lastmod>([^<]+)/.exec(await textAt('/sitemap.xml'))?.[1] ?? '') <
      600_000,
  )
})

test('form messages and the automatic reply use the changed texts', async () => {
  for (const language of locales) {
    const refused = await send('POST', `${server.origin}/api/question`, { body: { language } })
    for (const messages of Object.values<string[]>(refused.json.errors)) assert.match(messages[0] ?? '', /Ω$/)
  }
  const brief = await fetch(`${server.origin}/api/website-onboarding`, {
    method: 'POST',
    body: new FormData(),
  })
  assert.match(JSON.stringify(await brief.json()), /Full name is requiredΩ/)
  const question = 'Aprite anche il sabato mattina?'
  const body = { name: 'Ugo', email: 'ugo@example.com', question, language: 'it' }
  const asked = await send('POST', `${server.origin}/api/question`, { body })
  assert.equal(asked.status, 200)
  const reply = () => mail.received.find(({ to }) => to.includes('ugo@example.com'))
  await waitFor('the reply', async () => reply() !== undefined)
  assert.match(reply()?.mail.subject ?? '', /Ω$/)
  assert.match(reply()?.mail.text ?? '', new RegExp(`${shippedTexts.it.get('mail.reply.greeting')}Ω`))
})

test('once the changes are undone, every page is byte for byte as before', async () => {
  const none = (locale: Locale) =>
    Object.fromEntries([...shippedTexts[locale].keys()].map((key) => [key, null]))
  assert.equal((await put(perLocale(none))).status, 200)
  const withoutForms = (html: string | undefined) =>
    html?.replace(
      /[\w-]{22,}\.[\w-]{20,}|"issued":"[^"]*"|name="(?:issued|submissionId)" value="[^"]*"|"submissionId":"[^"]*"/g,
      '',
    )
  for (const [address, html] of asShipped) {
    const now = await textAt(address)
    assert.equal(withoutForms(now), withoutForms(html), address)
    assert.doesNotMatch(now, /ownTexts|[\ue000-\ue002]/)
  }
})
