import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import express from 'express'
import type { Activity } from '#domain/activity.ts'
import type { TextsAnswer, TextsInput } from '#domain/site/own-texts.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { silentLog } from '#server/kernel/log.ts'
import { viewTexts } from '#server/site/texts.ts'
import { createTextsRoutes } from '#server/site/texts-routes.ts'
import { listen } from '#tests/helpers/listen.ts'
import { send as request } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { git, newStore } from '../content/sample-content.ts'
import { signInByRole } from './facts-site.ts'

const key = 'home.hero.heading'
const shipped = (locale: 'en' | 'it', of = key) => shippedTexts[locale].get(of) ?? ''

type Answer = TextsAnswer & { errors?: Record<string, string[]>; current?: TextsAnswer }
type Sent = { role?: StaffRole | null; ifMatch?: string; method?: string; to?: string }

async function serveTexts(context: TestContext) {
  const { dir, store } = await newStore(context)
  const recorded: Activity[] = []
  const files = { read: store.settingsFiles, save: store.saveSettings }
  const app = express()
  app.use(signInByRole)
  const record = async (activity: Activity) => {
    recorded.push(activity)
  }
  app.use(createTextsRoutes({ files, record }), problemResponder(silentLog))
  const base = await listen(context, app)
  const send = async (body: unknown, { role = 'editor', ifMatch, method = 'PUT', to = '' }: Sent = {}) => {
    const headers = {
      ...(role && { 'x-role': role }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    }
    const { status, json } = await request(method, `${base}/api/site/texts${to}`, { body, headers })
    return { status, json: json as Answer }
  }
  return {
    ...{ dir, store, recorded, send },
    put: (texts: TextsInput, sent?: Sent) => send(texts, sent),
    checked: (keys: Record<string, string[]>) => send(keys, { method: 'POST', to: '/checked' }),
    get: async () => (await send(undefined, { method: 'GET' })).json,
    stateOf: async (of: string) => (await viewTexts(files)).rows.find((row) => row.key === of)?.states ?? {},
    fileOf: (locale: string) => readFile(path.join(dir, `texts/${locale}.yaml`), 'utf8'),
    subject: () => git(dir, 'log', '-1', '--format=%an: %s').trim(),
    commits: () => Number(git(dir, 'rev-list', '--count', 'HEAD')),
  }
}

test('changing a text is one commit by the member and applies at once; the other language is marked as to be checked', async (t) => {
  const site = await serveTexts(t)
  const before = site.commits()
  const saved = await site.put({ en: { [key]: 'A quiet week', 'pricing.lead': 'Plain prices' } })
  assert.equal(saved.status, 200)
  assert.deepEqual(saved.json.en, { [key]: 'A quiet week', 'pricing.lead': 'Plain prices' })
  assert.deepEqual(await site.get(), saved.json)
  assert.equal(site.commits(), before + 1)
  assert.equal(site.subject(), 'Ada Rossi: Change the texts of home: hero.heading; pricing: lead')
  assert.deepEqual(site.recorded, [{ by: 'editor', action: 'site-changed', what: 'texts' }])
  assert.deepEqual(site.store.texts('en')[key], { text: 'A quiet week', shipped: shipped('en') })
  assert.deepEqual(site.store.texts('it')[key], { toCheck: true })
  assert.deepEqual(await site.stateOf(key), {
    en: { text: 'A quiet week', shipped: shipped('en') },
    it: { shipped: shipped('it'), toCheck: true },
  })

  await site.checked({ it: [key] })
  assert.equal(site.subject(), 'Ada Rossi: Mark as checked the texts of home: hero.heading')
  assert.equal(site.store.texts('it')[key], undefined)
  await site.put({ en: { [key]: 'Quieter' }, it: { [key]: 'Più calma' } })
  assert.equal(site.store.texts('it')[key]?.toCheck, undefined, 'both in one save')
  await site.put({ en: { [key]: 'Quieter' } })
  assert.equal(site.store.texts('it')[key]?.toCheck, undefined, 'nothing was changed')
  await site.put({ en: { [key]: null } })
  assert.equal(site.store.texts('en')[key], undefined)
  assert.deepEqual(site.store.texts('it')[key], { text: 'Più calma', shipped: shipped('it'), toCheck: true })
  const last = await site.put({ it: { [key]: shipped('it') }, en: { 'pricing.lead': null } })
  assert.deepEqual(last.json.it, {}, 'the shipped text itself is no change')
  assert.equal((await site.fileOf('it')).trim(), '', 'and leaves nothing behind')
})

test('a save over a newer version gets 409 and that version; without If-Match only the named keys change', async (t) => {
  const site = await serveTexts(t)
  const { revision } = await site.get()
  await site.put({ en: { [key]: 'Mine' } }, { ifMatch: revision })
  const late = await site.put({ en: { [key]: 'Yours' } }, { ifMatch: revision })
  assert.equal(late.status, 409)
  assert.deepEqual(late.json.current, await site.get())
  assert.equal(late.json.current?.en[key], 'Mine')

  const keys = [...shippedTexts.en].filter(([, text]) => !text.includes('{')).slice(0, 8)
  const saves = await Promise.all(keys.map(([one], at) => site.put({ en: { [one]: `Text ${at}` } })))
  assert.deepEqual([...new Set(saves.map(({ status }) => status))], [200])
  const { en } = await site.get()
  for (const [at, [one]] of keys.entries()) assert.equal(en[one], `Text ${at}`, 'eight at once, none lost')
})

test('texts that break a rule are refused by language and key, and nothing of that save is kept', async (t) => {
  const site = await serveTexts(t)
  const before = site.commits()
  const hostile = {
    [key]: '<script>alert(1)</script>',
    'home.title': 'No name',
    'home.nothing': 'x',
    'toString.call': 'x',
    'pricing.lead': '{{',
    'about.heading': '\u202eabc',
    'contact.heading': ' ',
    'contact.lead': 'x'.repeat(100_000),
  }
  const { status, json } = await site.put({ en: { ...hostile, 'blog.heading': 'Fine' } })
  assert.equal(status, 400)
  const named = Object.keys(hostile).map((one) => `en.${one}`)
  assert.deepEqual(Object.keys(json.errors ?? {}).sort(), named.sort())
  assert.match(json.errors?.['en.home.title']?.[0] ?? '', /keep \{site\}/)
  for (const wrong of [{ fr: { [key]: 'x' } }, { en: { [key]: 5 } }, { en: 'x' }, [], 'x'])
    assert.equal((await site.send(wrong)).status, 400, JSON.stringify(wrong))
  assert.equal((await site.put({ it: { 'blog.heading': 'Note' } })).status, 400, 'Italian has no blog')
  assert.equal(site.commits(), before)
  assert.deepEqual(site.recorded, [])

  const odd = ['# not: a comment', '- "quotes" & \'more\'', 'null', '012', 'two: “three” 👩‍👩‍👧', '*a !!x |']
  for (const text of odd) {
    const saved = await site.put({ en: { [key]: text } })
    assert.equal(saved.json.en[key], text)
    assert.equal(site.store.texts('en')[key]?.text, text, 'YAML is only text')
  }
})

test('a hand-written file keeps its comments and order; a text in it that breaks a rule is reported and not shown', async (t) => {
  const site = await serveTexts(t)
  const own = [
    '# Ours',
    `${key}: Hand-written  # for spring`,
    '# Asked for by Bea',
    'home.gone.key: Old words',
    'pricing.lead:    "Plain prices"',
    'home.title: Without its name',
    'about.heading: { text: We, shipped: "Older words" }',
    '',
  ].join('\n')
  await writeFile(path.join(site.dir, 'texts/en.yaml'), own)
  await waitFor('the file', async () => site.store.texts('en')[key]?.text === 'Hand-written')
  assert.deepEqual(
    site.store.faults().map(({ field, message }) => `${field} ${message}`),
    ['home.gone.key is no text of this version', 'home.title must keep {site}'],
  )
  const { en } = await site.get()
  assert.deepEqual(Object.keys(en), [key, 'pricing.lead', 'about.heading'])
  assert.equal((await site.stateOf('about.heading')).en?.before, 'Older words', 'an upgrade has changed it')
  assert.equal((await site.stateOf('home.title')).en?.fault, 'must keep {site}')

  await site.checked({ en: ['about.heading'] })
  assert.equal((await site.stateOf('about.heading')).en?.before, undefined)
  await site.put({ en: { 'contact.heading': 'Ring us' } })
  const text = await site.fileOf('en')
  assert.ok(text.startsWith(own.replace('"Older words"', '').slice(0, own.indexOf('about.heading'))), text)
  await site.put({ en: { 'home.gone.key': null } })
  assert.doesNotMatch(await site.fileOf('en'), /gone/)
  assert.match(await site.fileOf('en'), /# Asked for by Bea/)

  await writeFile(path.join(site.dir, 'texts/en.yaml'), 'home: [')
  assert.equal((await site.put({ en: { [key]: 'x' } })).status, 409)
  assert.equal(await site.fileOf('en'), 'home: [')
})
