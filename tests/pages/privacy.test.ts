import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { mainOf, textOf } from '#tests/helpers/page-html.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { owner, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { draftMs } from '../../pages/website-onboarding/index/draft/draft-age.ts'

// The server does what the privacy pages promise.

const { folders, server } = await startSite()

const pageOf = async (address: string) =>
  textOf(mainOf(await (await fetch(server.origin + address)).text())).replaceAll('\u00a0', ' ')

async function keepFor(months: number | null): Promise<void> {
  const file = path.join(folders.contentDir, 'site.yaml')
  const text = (await readFile(file, 'utf8')).replace(/^leadRetentionMonths:.*\n/m, '')
  await writeFile(file, months === null ? text : `${text.trimEnd()}\nleadRetentionMonths: ${months}\n`)
}

test('both pages say the months after which leads are erased, and follow the setting', async () => {
  await keepFor(null)
  await waitFor('24 months', async () => (await pageOf('/privacy')).includes('for at most 24 months'))
  assert.match(await pageOf('/it/privacy'), /per 24 mesi al massimo/)
  await keepFor(6)
  await waitFor('6 months', async () => (await pageOf('/privacy')).includes('for at most 6 months'))
  assert.match(await pageOf('/it/privacy'), /per 6 mesi al massimo/)
})

test('a period of one month is written in the singular', async () => {
  await keepFor(1)
  await waitFor('a month', async () => (await pageOf('/privacy')).includes('for at most one month,'))
  assert.match(await pageOf('/it/privacy'), /per un mese al massimo/)
})

const counts = {
  en: ['no', 'one', 'two', 'three', 'four'],
  it: ['nessun', 'un solo', 'due', 'tre', 'quattro'],
}

test('both pages name as many cookies for staff as signing in sets, and how long each stays', async () => {
  const answer = await send('POST', `${server.origin}/api/session`, { body: owner })
  const cookies = answer.headers.getSetCookie()
  const days = cookies.map((line) => Number(/;\s*Max-Age=(\d+)/i.exec(line)?.[1]) / 86_400)
  assert.ok(days.length > 0 && days.every((count) => count > 0), cookies.join('\n'))
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  for (const address of ['/admin', '/admin/leads', '/admin/account', '/api/blog/posts']) {
    const { headers } = await send('GET', server.origin + address, { cookie })
    assert.deepEqual(headers.getSetCookie(), [], address)
  }
  for (const { locale, address, id, noun, unit } of [
    { locale: 'en', address: '/privacy', id: 'cookies', noun: 'cookies?', unit: 'days' },
    { locale: 'it', address: '/it/privacy', id: 'cookie', noun: 'cookie', unit: 'giorni' },
  ] as const) {
    const html = await (await fetch(server.origin + address)).text()
    const section = html.split(`id="${id}"`).at(-1)?.split('</section>', 1)[0] ?? ''
    const text = textOf(`<p ${section}`)
    assert.match(text, new RegExp(`\\b${counts[locale][cookies.length]} ${noun}\\b`, 'i'), address)
    const named = [...text.matchAll(new RegExp(`(\\d+) ${unit}`, 'g'))].map(([, count]) => Number(count))
    assert.deepEqual(named.sort(), days.sort(), text)
  }
})

test('both pages say that a draft is kept only with consent, and for a week at most', async () => {
  assert.equal(draftMs, 7 * 24 * 3_600_000)
  const found = await pageOf('/privacy')
  assert.match(found, /Before you say yes it keeps none\..*more than a week after your last change/)
  const seen = await pageOf('/it/privacy')
  assert.match(seen, /Finché non dici di sì non ne conserva.*dopo più di una settimana/)
})

test('a visitor gets no cookie from any page or form', async () => {
  const question = { name: 'Ada', email: 'ada@example.com', question: 'How long does it take?' }
  const answers = [
    ...publicPages.map(({ path: address }) => send('GET', server.origin + address)),
    send('POST', `${server.origin}/api/question`, { body: question }),
    send('POST', `${server.origin}/api/session`, { body: { ...owner, password: 'not the password' } }),
  ]
  for (const { headers } of await Promise.all(answers)) assert.deepEqual(headers.getSetCookie(), [])
})
