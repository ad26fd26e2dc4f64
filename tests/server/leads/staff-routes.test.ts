import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Channel, DeliveryError } from '#server/leads/channels/channel.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleFields, sampleFile, sampleLead } from './sample-lead.ts'
import { owner, serveStaffLeads } from './staff-leads.ts'

const serve = (context: TestContext, deliver?: Channel['deliver']) =>
  serveStaffLeads(context, deliver && { deliver })

const idOf = ({ lead }: { lead: { id: string } }) => lead.id

test('leads are listed newest first, and filtered by kind, state, status and text', async (context) => {
  const { repository, ask } = await serve(context)
  await repository.accept(sampleLead())
  await repository.accept(
    sampleLead({
      kind: 'question',
      fields: { name: 'Bruno', email: 'bruno@example.com', question: 'Parking outside the bakery?' },
      receivedAt: Date.parse('2025-04-01T00:00:00Z'),
    }),
  )
  await repository.accept(sampleLead({ held: 'content', receivedAt: Date.parse('2025-05-01T00:00:00Z') }))
  const names = async (query: string) => {
    const { json } = await ask('GET', query)
    return json.leads.map(({ lead }: { lead: { receivedAt: string } }) => lead.receivedAt.slice(0, 7))
  }
  assert.deepEqual(await names(''), ['2025-05', '2025-04', '2025-03'])
  assert.deepEqual(await names('?kind=question'), ['2025-04'])
  assert.deepEqual(await names('?state=held'), ['2025-05'])
  assert.deepEqual(await names('?query=PARKING'), ['2025-04'])
  assert.deepEqual(await names('?query=rossi&limit=1'), ['2025-05'])
  assert.deepEqual(await names('?query=rossi&limit=1&offset=1'), ['2025-03'])
  assert.deepEqual(await names('?status=answered'), [])
  assert.equal((await ask('GET', '?state=lost')).status, 400)
  assert.equal((await ask('GET', '?query=rossi')).json.total, 2)
})

test('a search ignores accents, case and kind of apostrophe, in the query and in the stored text', async (context) => {
  const { repository, ask } = await serve(context)
  // Decomposed accents, as from some keyboards and file systems
  const gomez = 'Gómez'.normalize('NFD')
  const surnames = [
    'Muñoz',
    'Nguyễn',
    'DELL’ACQUA',
    'Łukasiewicz',
    'Großmann',
    'Sørensen',
    'Brontë "Acton" Bell',
  ]
  for (const surname of [...surnames, gomez])
    await repository.accept(sampleLead({ fields: { ...sampleFields, surname } }))
  const question = 'Can you come\non Tuesday? ＂Soon＂'
  await repository.accept(
    sampleLead({ kind: 'question', fields: { ...sampleFields, surname: 'Weil', question } }),
  )
  const found = async (query: string) => {
    const { json } = await ask('GET', `?${new URLSearchParams({ query })}`)
    return json.leads.map(({ lead }: { lead: { fields: { surname: string } } }) => lead.fields.surname)
  }
  for (const [query, surname] of [
    ['munoz', 'Muñoz'],
    ['MUÑOZ', 'Muñoz'],
    ['mun\u0303oz', 'Muñoz'],
    ['nguyen', 'Nguyễn'],
    ["dell'acqua", 'DELL’ACQUA'],
    ['dell`acqua', 'DELL’ACQUA'],
    ['dellacqua', 'DELL’ACQUA'],
    ['lukasiewicz', 'Łukasiewicz'],
    ['grossmann', 'Großmann'],
    ['GROẞMANN', 'Großmann'],
    ['sorensen', 'Sørensen'],
    ['bronte "acton"', 'Brontë "Acton" Bell'],
    ['gomez', gomez],
    ['gómez', gomez],
    ['come on tuesday', 'Weil'],
    ['"soon"', 'Weil'],
  ] as const) {
    assert.deepEqual(await found(query), [surname], query)
  }
  assert.deepEqual(await found('munos'), [])
  assert.deepEqual(await found("'"), [])
})

test('a search finds a note regardless of accents', async (context) => {
  const { repository, ask } = await serve(context)
  const { id } = await repository.accept(sampleLead())
  await repository.accept(sampleLead())
  await ask('POST', `/${id}/notes`, { text: 'Already spoke to José at the CAFÉ.' })
  const { json } = await ask('GET', '?query=jose+at+the+cafe')
  assert.deepEqual(json.leads.map(idOf), [id])
})

test('a held lead is delivered once it is released, and names who released it', async (context) => {
  const delivered: string[] = []
  const { repository, ask } = await serve(context, async ({ id }) => {
    delivered.push(id)
    return 'ok'
  })
  const { id } = await repository.accept(sampleLead({ held: 'flood' }))
  assert.deepEqual(delivered, [])
  const { status, json } = await ask('POST', `/${id}/release`)
  assert.equal(status, 200)
  assert.equal(json.held, null)
  assert.equal(json.handling.released.by, 'owner@example.com')
  await waitFor('the delivery', () => delivered.length === 1)
})

test('release, notes and status are kept after a restart', async (context) => {
  const { repository, reopened, ask } = await serve(context)
  const { id } = await repository.accept(sampleLead({ held: 'content' }))
  await ask('POST', `/${id}/release`)
  await ask('POST', `/${id}/notes`, { text: 'Rang back, wants Tuesday.' })
  await ask('POST', `/${id}/status`, { status: 'answered' })
  const record = await (await reopened()).get(id)
  assert.equal(record?.held, null)
  assert.equal(record?.handling.status, 'answered')
  const found = record?.handling.notes.map(({ by, name, text }) => [by, name, text])
  assert.deepEqual(found, [[owner.email, owner.name, 'Rang back, wants Tuesday.']])
})

test('an empty note and an unknown status are refused', async (context) => {
  const { repository, ask } = await serve(context)
  const { id } = await repository.accept(sampleLead())
  assert.equal((await ask('POST', `/${id}/notes`, { text: '  ' })).status, 400)
  assert.equal((await ask('POST', `/${id}/status`, { status: 'lost' })).status, 400)
  assert.equal((await ask('POST', '/nothing/status', { status: 'closed' })).status, 404)
})

test('a failed lead is sent again by the named channel; an unknown channel gets 404', async (context) => {
  let refuses = true
  const { repository, ask } = await serve(context, async () => {
    if (refuses) throw new DeliveryError('The mail server is closed on Sundays.')
    return 'ok'
  })
  const { id } = await repository.accept(sampleLead())
  const failed = await waitFor('a failure', async () => {
    const { json } = await ask('GET', `/${id}`)
    return json.deliveries.mail.lastError && json
  })
  assert.equal(failed.deliveries.mail.lastError, 'The mail server is closed on Sundays.')
  refuses = false
  assert.equal((await ask('POST', `/${id}/resend`, { channel: 'pigeon' })).status, 404)
  assert.equal((await ask('POST', `/${id}/resend`, { channel: 'mail' })).status, 200)
  await waitFor(
    'the delivery',
    async () => (await ask('GET', `/${id}`)).json.deliveries.mail.status === 'delivered',
  )
})

test('a delivered lead is sent again when staff ask for it, and names who asked', async (context) => {
  const delivered: string[] = []
  const { repository, reopened, ask } = await serve(context, async ({ id }) => {
    delivered.push(id)
    return 'ok'
  })
  const { id } = await repository.accept(sampleLead())
  const isDelivered = async () => (await ask('GET', `/${id}`)).json.deliveries.mail.status === 'delivered'
  await waitFor('the first delivery', isDelivered)
  assert.equal((await ask('GET', `/${id}`)).json.deliveries.mail.sentAgain, null)
  const { status, json } = await ask('POST', `/${id}/resend`, { channel: 'mail' })
  assert.equal(status, 200)
  const { at, ...by } = json.deliveries.mail.sentAgain
  assert.deepEqual(by, { by: owner.email, name: owner.name })
  assert.ok(Math.abs(Date.now() - Date.parse(at)) < 60_000, at)
  await waitFor('the second delivery', async () => delivered.length === 2 && (await isDelivered()))
  assert.equal((await ask('GET', `/${id}`)).json.deliveries.mail.sentAgain.by, owner.email)

  // It was written to disk before the answer
  assert.deepEqual((await (await reopened()).get(id))?.deliveries.mail?.sentAgain, { at, ...by })
})

test('a held lead lists its signs of advertising, and one request releases it', async (context) => {
  const { dir, repository, ask } = await serve(context)
  const question = 'Our three shops: https://one.example https://two.example https://three.example'
  const fields = { ...sampleFields, question }
  const { id } = await repository.accept(sampleLead({ kind: 'question', fields, held: 'content' }))
  // An older version wrote this when staff marked a lead as spam
  const spam = '{"at":"2026-11-01T10:00:00.000Z","by":"","event":"spam"}\n'
  await writeFile(path.join(dir, id, 'staff.jsonl'), spam)
  assert.deepEqual((await ask('GET', `/${id}`)).json.signs, [{ kind: 'many-links', points: 4 }])
  const { held, handling, signs } = (await ask('POST', `/${id}/release`)).json
  assert.equal(held, null)
  assert.equal(handling.released.by, owner.email)
  assert.equal(signs, undefined)
})

test("a lead's file is sent as an attachment that no browser displays; other paths get 404", async (context) => {
  const { dir, repository, ask } = await serve(context)
  const staging = await repository.stagingFolder()
  const content = '<script>alert(1)</script>'
  await writeFile(path.join(staging, 'other-1'), content)
  const about = { name: 'page "one" é.html', size: content.length, type: 'text/html' }
  const lead = sampleLead({ kind: 'onboarding', files: [sampleFile('other-1', about)] })
  await repository.accept(lead, [{ stored: 'other-1', path: path.join(staging, 'other-1') }])
  const { status, headers, text } = await ask('GET', `/${lead.id}/files/other-1`)
  assert.equal(status, 200)
  assert.equal(text, content)
  assert.match(headers.get('content-disposition') ?? '', /^attachment;/)
  assert.equal(headers.get('content-type'), 'application/octet-stream')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy') ?? '', /sandbox/)
  assert.match(headers.get('cache-control') ?? '', /no-store/)
  await mkdir(path.join(dir, 'secret'))
  for (const stored of ['..%2flead.json', 'lead.json', '..%2f..%2fsecret']) {
    assert.equal((await ask('GET', `/${lead.id}/files/${stored}`)).status, 404, stored)
  }
})

test('the CSV export is readable by spreadsheets and contains no formula', async (context) => {
  const { repository, ask } = await serve(context)
  const fields = {
    ...sampleFields,
    name: '=HYPERLINK("http://x.example";"x")',
    surname: 'Comma, "quote"\nline',
  }
  await repository.accept(sampleLead({ fields }))
  const { headers, text } = await ask('GET', '/export?format=csv')
  assert.match(headers.get('content-type') ?? '', /^text\/csv/)
  assert.match(headers.get('content-disposition') ?? '', /leads-\d{4}-\d\d-\d\d\.csv/)
  assert.equal(text.charCodeAt(0), 0xfeff)
  assert.ok(text.includes('"\'=HYPERLINK(""http://x.example"";""x"")"'), text)
  assert.ok(text.includes('"Comma, ""quote""\nline"'))
  assert.ok(text.includes('\r\n'))
})

test("erasing by email address removes all leads of that person and nobody else's", async (context) => {
  const { dir, repository, ask } = await serve(context)
  const mine = await repository.accept(sampleLead())
  const shouted = await repository.accept(
    sampleLead({ fields: { ...sampleFields, email: 'ADA.ROSSI@example.com' }, held: 'flood' }),
  )
  // A lead that only mentions the address in its message is somebody else's
  const other = await repository.accept(
    sampleLead({
      kind: 'question',
      fields: { name: 'Bruno', email: 'bruno@example.com', question: 'Ask ada.rossi@example.com' },
    }),
  )
  const { json } = await ask('POST', '/erase', { email: 'ada.rossi@example.com' })
  assert.deepEqual(json.erased.sort(), [mine.id, shouted.id].sort())
  const found = (await readdir(dir)).filter((name) => !name.startsWith('.'))
  assert.deepEqual(found, [other.id])
  assert.equal((await ask('GET', `/${mine.id}`)).status, 404)
  assert.equal((await ask('POST', '/erase', { email: 'everyone' })).status, 400)
})

test('the overview counts leads by status, and a held lead as held only', async (context) => {
  const { repository, ask } = await serve(context)
  await repository.accept(sampleLead())
  await repository.accept(sampleLead({ held: 'content' }))
  const { id } = await repository.accept(sampleLead())
  await repository.handle(id, {
    ...{ at: '2026-01-01T00:00:00.000Z', by: 'a@b.co' },
    ...{ event: 'status', status: 'answered' },
  })
  const { counts, stuck } = (await ask('GET', '/overview')).json
  assert.deepEqual(counts, { open: 1, answered: 1, closed: 0, held: 1 })
  assert.deepEqual(stuck, [])
})

test('leads can be listed without the held ones, or only those, and oldest first', async (context) => {
  const { repository, ids } = await serve(context)
  const older = await repository.accept(sampleLead({ receivedAt: 1_000 }))
  const held = await repository.accept(sampleLead({ receivedAt: 2_000, held: 'flood' }))
  const newer = await repository.accept(sampleLead({ receivedAt: 3_000 }))
  assert.deepEqual(await ids('held=no&order=oldest&limit=1'), [older.id])
  assert.deepEqual(await ids('held=yes'), [held.id])
  assert.deepEqual(await ids(''), [newer.id, held.id, older.id])
})

test('the overview names the leads of a stuck channel, since when, and the latest reason', async (context) => {
  const { repository, clock, ask } = await serve(context, async () => {
    throw new DeliveryError('The mailbox is full.')
  })
  const { id } = await repository.accept(sampleLead())
  const first = await waitFor(
    'a failure',
    async () => (await repository.get(id))?.deliveries.mail?.firstFailureAt,
  )
  assert.deepEqual((await ask('GET', '/overview')).json.stuck, [])
  clock.ahead = 86_400_000
  const { stuck } = (await ask('GET', '/overview')).json
  assert.deepEqual(stuck, [
    { channel: 'mail', ids: [id], since: first, reason: 'The mailbox is full.', leads: 1 },
  ])
})

test("a channel's note about a delivery is kept, also after a restart", async (context) => {
  const note = 'This address was answered within the last day'
  const { repository, reopened, ask } = await serve(context, async () => note)
  const { id } = await repository.accept(sampleLead())
  await waitFor(
    'the delivery',
    async () => (await repository.get(id))?.deliveries.mail?.status === 'delivered',
  )
  assert.equal((await ask('GET', `/${id}`)).json.deliveries.mail.note, note)
  assert.equal((await (await reopened()).get(id))?.deliveries.mail?.note, note)
})
