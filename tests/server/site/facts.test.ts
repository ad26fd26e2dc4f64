import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { Fact } from '#domain/site/facts.ts'
import { git } from '../content/sample-content.ts'
import { serveFacts } from './facts-site.ts'

const lastMessage = (dir: string) => git(dir, 'log', '-1', '--format=%s').trim()
const commits = (dir: string) => Number(git(dir, 'rev-list', '--count', 'HEAD'))
const textOf = (dir: string, file: string) => readFile(path.join(dir, file), 'utf8')

/** Replaces values by their dotted paths; undefined removes one. */
function change<Value>(facts: Value, changes: Record<string, Fact | undefined>): Value {
  const next = structuredClone(facts)
  for (const [dotted, value] of Object.entries(changes)) {
    const keys = dotted.split('.')
    const last = keys.pop() ?? ''
    let at: unknown = next
    for (const key of keys) at = Reflect.get(Object(at), key)
    if (value === undefined) Reflect.deleteProperty(Object(at), last)
    else Reflect.set(Object(at), last, value)
  }
  return next
}

test("a member reads the facts of a file; a save is one commit in the member's name and applies at once", async (t) => {
  const { dir, store, send, read, recorded } = await serveFacts(t)
  const before = await read('business')
  const { revision, ...facts } = before
  assert.deepEqual(facts, parse(await textOf(dir, 'site.yaml')))

  const count = commits(dir)
  const wanted = change(before, { phone: '+44 20 7946 0999', 'founders.0.name': 'Anna Neri' })
  const saved = await send('PUT', 'business', { body: wanted, ifMatch: `"${revision}"` })
  assert.equal(saved.status, 200)
  assert.notEqual(saved.json.revision, revision)
  assert.deepEqual({ ...saved.json, revision }, wanted)
  assert.equal(store.site().phone, '+44 20 7946 0999')
  assert.equal(store.site().founders[0]?.name, 'Anna Neri')
  assert.equal(commits(dir), count + 1)
  assert.equal(lastMessage(dir), 'Change the business: phone, founders')
  assert.match(git(dir, 'log', '-1', '--format=%an <%ae>'), /Ada Rossi <ada@example.com>/)
  const lines = git(dir, 'show', '--format=', '--numstat').trim()
  assert.equal(lines, '2\t1\tsite.yaml')
  assert.deepEqual(recorded, [{ by: 'owner', action: 'site-changed', what: 'business' }])

  const again = await send('PUT', 'business', { body: wanted })
  assert.deepEqual([again.status, commits(dir), recorded.length], [200, count + 1, 1])
})

test('of concurrent saves of one file one succeeds, the others get 409 and the current version; two files do not conflict', async (t) => {
  const { dir, store, send, read } = await serveFacts(t)
  const before = await read('business')
  const ifMatch = before.revision
  const count = commits(dir)
  const answers = await Promise.all(
    ['+44 1111111', '+44 2222222', '+44 3333333'].map((phone) =>
      send('PUT', 'business', { body: { ...before, phone }, ifMatch }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
  const winner = answers.find(({ status }) => status === 200)
  for (const { status, json } of answers) if (status === 409) assert.deepEqual(json.current, winner?.json)
  assert.equal(store.site().phone, winner?.json.phone)
  assert.equal(commits(dir), count + 1)
  // Each file has its own revision. A founder's name is not in the register of differences, which is in the catalogue
  const catalogue = await read('catalogue')
  const priced = change(catalogue, { 'addOns.en.4.price': 95, 'addOns.it.4.price': 95 })
  const both = await Promise.all([
    send('PUT', 'catalogue', { body: priced, ifMatch: catalogue.revision }),
    send('PUT', 'business', {
      body: change(Object(winner?.json), { 'founders.0.name': 'Anna Neri' }),
      ifMatch: winner?.json.revision ?? '',
    }),
  ])
  const answered = both.map(({ status }) => status)
  assert.deepEqual(answered, [200, 200], JSON.stringify(both))
  assert.equal(store.catalogue().addOns.it[4]?.price, 95)
  assert.equal(store.site().founders[0]?.name, 'Anna Neri')
})

test('invalid values are reported by field, and nothing is saved', async (t) => {
  const { dir, send, read } = await serveFacts(t)
  const [business, catalogue] = [await read('business'), await read('catalogue')]
  const refused = async (name: 'business' | 'catalogue', changes: Record<string, Fact | undefined>) => {
    const { status, json } = await send('PUT', name, {
      body: change(name === 'business' ? business : catalogue, changes),
    })
    assert.equal(status, 400)
    return json.errors
  }
  const count = commits(dir)
  assert.deepEqual(
    await refused('business', {
      name: undefined,
      email: 'nobody',
      'hours.standard.0.closes': '25:00',
      'founders.1.role.it': '',
      'map.zoom': 40,
    }),
    {
      name: ['must be text'],
      email: ['must be one email address'],
      'hours.standard.0.closes': ['must be a time such as 9:00'],
      'founders.1.role.it': ['must not be empty'],
      'map.zoom': ['must be 1 to 19'],
    },
  )
  assert.deepEqual(await refused('business', { name: 'x'.repeat(100_000) }), {
    name: ['must have at most 80 characters'],
  })
  assert.deepEqual(await refused('business', { 'address.planet': 'Earth', nmae: 'x' }), {
    'address.planet': ['is not known'],
    nmae: ['is not known'],
  })
  assert.deepEqual(await refused('catalogue', { 'packages.it.0.price': -1 }), {
    'packages.it.0.price': ['must not be negative'],
  })
  assert.equal((await send('PUT', 'business', { body: [] })).status, 400)
  assert.equal(commits(dir), count)
})

test('hostile values are stored and returned as plain text, without control characters', async (t) => {
  const { dir, send, read } = await serveFacts(t)
  // For how each is written, see edit-yaml.test.ts
  const values = ['{{x}}', '</script>', '# c', 'مرحبا']
  for (const name of values) {
    const { status } = await send('PUT', 'business', { body: { ...(await read('business')), name } })
    assert.equal(status, 200, name)
    assert.equal((await read('business')).name, name)
    assert.equal(parse(await textOf(dir, 'site.yaml')).name, name)
  }
  const refused = await send('PUT', 'business', {
    body: { ...(await read('business')), name: 'Arch \u202esnoS' },
  })
  assert.deepEqual([refused.status, Object.keys(Object(refused.json.errors))], [400, ['name']])
  const { json } = await send('PUT', 'business', {
    body: { ...(await read('business')), name: ' Arch\u0007\r\n & \ud800Sons\0 ' },
  })
  assert.equal(json.name, 'Arch & \ufffdSons')
})

test('an editor may change phone and prices, but not mail, staff language, retention or reminders', async (t) => {
  const { send, read } = await serveFacts(t)
  const before = await read('business')
  const as = (changes: Record<string, Fact | undefined>) =>
    send('PUT', 'business', { role: 'editor', body: change(before, changes) })
  for (const [field, value] of Object.entries({
    email: 'mine@example.com',
    structuredDataEmail: 'mine@example.com',
    staffLanguage: 'it',
    leadRetentionMonths: 1,
    leadReminders: { summaryAt: '7:00' },
  })) {
    const { status, json } = await as({ [field]: value })
    assert.equal(status, 403)
    assert.match(String(json.detail), new RegExp(`Only an owner may change ${field}\\.`))
    assert.deepEqual(Object.keys(Object(json.errors)), [field])
  }
  assert.equal((await as({ phone: '+44 20 7946 0999' })).status, 200)
  const catalogue = await read('catalogue')
  const dearer = change(catalogue, { 'packages.en.3.price': 950, 'packages.it.3.price': 950 })
  assert.equal((await send('PUT', 'catalogue', { role: 'editor', body: dearer })).status, 200)
})

test('a save updates the register of differences, and a new difference requires a note', async (t) => {
  const { dir, store, send, read } = await serveFacts(t)
  const entry = (subject: string) => store.catalogue().differences.find((one) => one.subject === subject)
  const before = await read('catalogue')
  const dearer = change(before, { 'packages.en.0.price': 157, 'packages.it.0.price': 157 })
  assert.equal((await send('PUT', 'catalogue', { body: dearer })).status, 200)
  assert.match(lastMessage(dir), /^Change prices: packages/)
  assert.deepEqual(entry('package/get-found/price')?.readings, [
    { where: 'Italian pricing', value: '£157' },
    { where: 'Italian home', value: '£149' },
  ])
  assert.deepEqual(entry('advertised-from')?.readings[0], { where: 'lowest plan', value: '£157' })

  const onlyEnglish = change(await read('catalogue'), { 'addOns.en.4.price': 120 })
  const refused = await send('PUT', 'catalogue', { body: onlyEnglish })
  assert.equal(refused.status, 400)
  assert.match(
    String(Object(refused.json.errors).differences),
    /^add-on\/training\/price reads differently: £120 \(English pricing\), £90 \(Italian pricing\)\./,
  )
  const note = 'Trainings in English are longer.'
  const explained = await send('PUT', 'catalogue', {
    body: { ...onlyEnglish, notes: { 'add-on/training/price': note } },
  })
  assert.equal(explained.status, 200)
  assert.equal(entry('add-on/training/price')?.note, note)

  const same = change(await read('catalogue'), { 'packages.it.0.homePrice': undefined })
  assert.equal((await send('PUT', 'catalogue', { body: same })).status, 200)
  assert.equal(entry('package/get-found/price'), undefined)

  const business = await read('business')
  const aligned = change(business, {
    'hours.italianFooter': Object(business.hours).standard,
    email: 'ciao@arco.example.com',
  })
  assert.equal((await send('PUT', 'business', { body: aligned })).status, 200)
  assert.equal(entry('hours'), undefined)
  assert.equal(entry('e-mail')?.readings[0]?.value, 'ciao@arco.example.com')
  const files = git(dir, 'show', '--format=', '--name-only').trim().split('\n')
  assert.deepEqual(files, ['catalogue.yaml', 'site.yaml'])
  const apart = await send('PUT', 'business', { body: { ...business, email: 'ciao@arco.example.com' } })
  assert.equal(apart.status, 400)
  assert.match(String(Object(apart.json.errors).differences), /^hours reads differently/)
})

test('a file broken by hand is named and left unchanged; a key of a later version is kept', async (t) => {
  const { dir, send, read } = await serveFacts(t)
  const file = path.join(dir, 'site.yaml')
  const good = await textOf(dir, 'site.yaml')
  const before = await read('business')
  await writeFile(file, good.replace('name: Ponte', 'name: ['))
  const broken = await textOf(dir, 'site.yaml')
  for (const answer of [await send('GET', 'business'), await send('PUT', 'business', { body: before })]) {
    assert.equal(answer.status, 409)
    assert.match(String(answer.json.detail), /^site\.yaml was edited by hand and has a fault/)
  }
  assert.equal(await textOf(dir, 'site.yaml'), broken)
  await writeFile(file, `${good}\n# Of a later version\nfax: none\n`)
  const withFax = await read('business')
  assert.equal(withFax.fax, 'none')
  assert.equal((await send('PUT', 'business', { body: { ...withFax, name: 'Arco' } })).status, 200)
  assert.match(await textOf(dir, 'site.yaml'), /^name: Arco\n[\s\S]*\n# Of a later version\nfax: none\n$/m)
})
