import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { pageTypes, serveForms } from './forms-site.ts'
import { sampleFields } from './sample-lead.ts'

const address = '/api/pricing-inquiry'

async function serve(context: TestContext, options: Parameters<typeof serveForms>[1] = {}) {
  const site = await serveForms(context, options)
  const type = { 'content-type': 'application/json' }
  return {
    ...site,
    json: (fields: unknown, headers: Record<string, string> = {}) =>
      site.post(address, typeof fields === 'string' ? fields : JSON.stringify(fields), {
        ...type,
        ...headers,
      }),
    form: (fields: Record<string, string>, to = address) =>
      site.post(to, new URLSearchParams(fields), { accept: pageTypes }),
  }
}

test('an enquiry sent as JSON is stored and answered with its reference', async (context) => {
  const site = await serve(context)
  const answer = await site.json(sampleFields)
  const [id = ''] = await readdir(site.dir)
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.body, { success: true, reference: referenceOf(id) })
  const record = await site.repository.get(id)
  assert.deepEqual(record?.lead.fields, sampleFields)
  assert.equal(record?.held, null)
})

test('the page and button of an enquiry are stored apart from its fields', async (context) => {
  const site = await serve(context)
  await site.json({
    ...sampleFields,
    page: '/it/services/websites',
    button: 'Scopri',
    submissionId: 'abc',
    extra: 1,
  })
  const [record] = (await site.repository.list()).leads
  assert.deepEqual(record?.lead.fields, sampleFields)
  assert.deepEqual(record?.lead.context, { page: '/it/services/websites', button: 'Scopri' })
  assert.equal(record?.lead.language, 'it')
})

test('an invalid enquiry is answered with a message for every field', async (context) => {
  const site = await serve(context)
  const answer = await site.json({ email: 'nonsense' })
  assert.equal(answer.status, 400)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.deepEqual(answer.body.errors, {
    name: ['Name is required'],
    surname: ['Surname is required'],
    email: ['Valid email is required'],
    phone: ['Phone number is required'],
  })
  assert.deepEqual(await readdir(site.dir), [])
})

test('an Italian form gets Italian messages in the wording of its page', async (context) => {
  const site = await serve(context)
  const service = await site.json({ language: 'it' })
  assert.deepEqual(service.body.errors, {
    name: ['Il nome è obbligatorio'],
    surname: ['Il cognome è obbligatorio'],
    email: ['Email valida è obbligatoria'],
    phone: ['Il numero di telefono è obbligatorio'],
  })
  const pricing = await site.json({ page: '/it/pricing' })
  assert.deepEqual(pricing.body.errors.email, ['Inserisci un indirizzo email valido'])
  const byReferer = await site.json({}, { referer: 'http://localhost/it/services/websites' })
  assert.deepEqual(byReferer.body.errors.name, ['Il nome è obbligatorio'])
  const english = await site.json({ page: '/italy' })
  assert.deepEqual(english.body.errors.name, ['Name is required'])
})

test('a native form is redirected to the thank-you page', async (context) => {
  const site = await serve(context)
  const answer = await site.form(sampleFields)
  const [id = ''] = await readdir(site.dir)
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), `/inquiry/sent?ref=${referenceOf(id)}`)
})

test('an invalid native form comes back with its messages and values', async (context) => {
  const site = await serve(context)
  const answer = await site.form({ name: 'Ada', email: 'nonsense', page: '/pricing', submissionId: 'abc' })
  assert.equal(answer.status, 400)
  assert.deepEqual(answer.body.page.values, {
    name: 'Ada',
    email: 'nonsense',
    page: '/pricing',
    submissionId: 'abc',
  })
  assert.deepEqual(answer.body.page.errors, {
    surname: ['Surname is required'],
    email: ['Valid email is required'],
    phone: ['Phone number is required'],
  })
  assert.equal(answer.body.page.message, null)
})

test('an Italian native form is redirected to the Italian thank-you page', async (context) => {
  const site = await serve(context)
  const answer = await site.form({ ...sampleFields, language: 'it', page: '/it/pricing', button: 'Aggiungi' })
  const [record] = (await site.repository.list()).leads
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), `/it/inquiry/sent?ref=${referenceOf(record?.lead.id ?? '')}`)
  assert.equal(record?.lead.language, 'it')
  assert.deepEqual(record?.lead.context, { page: '/it/pricing', button: 'Aggiungi' })
})

test('an invalid Italian native form comes back on the Italian page with Italian messages', async (context) => {
  const site = await serve(context)
  const { packageName: _, ...fields } = sampleFields
  const answer = await site.form({ ...fields, email: 'nonsense', language: 'it', page: '/it/pricing' })
  assert.equal(answer.status, 400)
  assert.equal(answer.body.page.page, '/it/inquiry?page=%2Fit%2Fpricing')
  assert.deepEqual(answer.body.page.errors, { email: ['Inserisci un indirizzo email valido'] })
  assert.equal(answer.body.page.values.name, sampleFields.name)
  const service = await site.form({ ...fields, email: 'nonsense', page: '/it/services/websites' })
  assert.deepEqual(service.body.page.errors, { email: ['Email valida è obbligatoria'] })
})

test('an Italian question has its own form and thank-you page', async (context) => {
  const site = await serve(context)
  const ask = (question: string) =>
    site.form({ name: 'Ada', email: 'ada@example.com', language: 'it', question }, '/api/question')
  const { page } = (await ask('Quanto?')).body
  assert.equal(page.page, '/it/question')
  assert.deepEqual(page.errors, { question: ['La domanda deve essere di almeno 10 caratteri'] })
  const sent = await ask('Quanto costa un sito?')
  assert.equal(sent.status, 303)
  assert.match(sent.headers.get('location') ?? '', /^\/it\/question\/sent\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})

test('a form sent by script is answered as JSON', async (context) => {
  const site = await serve(context)
  assert.equal((await site.post(address, new URLSearchParams(sampleFields))).body.success, true)
})

test('a hundred parallel posts of one submission make one lead with one reference', async (context) => {
  const site = await serve(context, { leadsPerMinute: 10 })
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => site.json({ ...sampleFields, submissionId: 'double click' })),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ body }) => body.reference)).size, 1)
  assert.equal((await readdir(site.dir)).length, 1)
  assert.equal((await site.repository.list()).leads[0]?.held, null)
})

test('a filled honeypot is held with its reason and answered like any other', async (context) => {
  const site = await serve(context)
  const answer = await site.json({ ...sampleFields, subject: 'http://spam.example' })
  assert.equal(answer.status, 200)
  assert.match(answer.body.reference, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  assert.equal((await site.repository.list()).leads[0]?.held, 'honeypot')
})

test('leads above the limit are held, and far above it refused with a Retry-After', async (context) => {
  const site = await serve(context, { leadsPerMinute: 1 })
  const statuses = []
  for (let count = 0; count < 20; count += 1) statuses.push((await site.json(sampleFields)).status)
  assert.deepEqual(new Set(statuses), new Set([200]))
  const { leads, total } = await site.repository.list()
  assert.equal(total, 20)
  assert.equal(leads.filter(({ held }) => held === 'flood').length, 19)
  const refused = await site.json(sampleFields)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  const page = await site.form(sampleFields)
  assert.equal(page.status, 429)
  assert.ok(Number(page.headers.get('retry-after')) >= 1)
  assert.equal(page.body.page.values.name, 'Ada')
})

test('a lead that cannot be stored gets 503, not success', async (context) => {
  const site = await serve(context)
  await rm(site.dir, { recursive: true })
  const answer = await site.json(sampleFields)
  assert.equal(answer.status, 503)
  assert.equal(answer.body.success, undefined)
})

test('bodies that are too large, malformed or of another type, and other methods, are refused', async (context) => {
  const site = await serve(context)
  assert.equal((await site.json({ ...sampleFields, name: 'a'.repeat(300_000) })).status, 413)
  assert.equal((await site.json('{"name":')).status, 400)
  assert.equal((await site.json('[]')).status, 400)
  assert.equal((await site.json('')).status, 400)
  assert.equal((await site.post(address, 'hello', { 'content-type': 'text/plain' })).status, 415)
  const wrongMethod = await fetch(site.origin + address)
  assert.equal(wrongMethod.status, 405)
  assert.equal(wrongMethod.headers.get('allow'), 'POST')
  assert.deepEqual(await readdir(site.dir), [])
})

test('a browser that opens the endpoint is redirected to the form in its language', async (context) => {
  const { origin } = await serve(context)
  const opened = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(origin + address, { method, redirect: 'manual', headers })
    return [answer.status, answer.headers.get('location')]
  }
  const accept = pageTypes
  assert.deepEqual(await opened({ accept }), [303, '/inquiry'])
  assert.deepEqual(await opened({ accept }, 'HEAD'), [303, '/inquiry'])
  assert.deepEqual(await opened({ accept, 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' }), [
    303,
    '/it/inquiry',
  ])
  assert.deepEqual(await opened({ accept, 'accept-language': 'fr' }), [303, '/inquiry'])
  const referer = 'https://www.example.com/it/pricing'
  assert.deepEqual(await opened({ accept, referer, 'accept-language': 'en' }), [303, '/it/inquiry'])
  assert.deepEqual(await opened({ accept, referer: 'no address', 'accept-language': 'it' }), [
    303,
    '/it/inquiry',
  ])
  for (const asked of ['application/json', '*/*']) {
    const answer = await fetch(origin + address, { headers: { accept: asked } })
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST'])
  }
  assert.deepEqual(await opened({ accept }, 'PUT'), [405, null])
})

test('field names such as __proto__ are treated as plain text', async (context) => {
  const site = await serve(context)
  const answer = await site.json(
    `{"__proto__":{"name":"x"},"constructor":{},"email":"a@b.co","phone":"1","surname":"y"}`,
  )
  assert.deepEqual(answer.body.errors, { name: ['Name is required'] })
})
