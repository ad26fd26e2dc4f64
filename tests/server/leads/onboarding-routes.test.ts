import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { megabyte } from '#domain/leads/onboarding-form.schema.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { limits } from '#server/kernel/limits.ts'
import { briefAnswers } from '#tests/helpers/brief.ts'
import { diskTime } from '#tests/helpers/disk-time.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { pageTypes, serveForms } from './forms-site.ts'

const endpoint = '/api/website-onboarding'

async function serve(context: TestContext, options: Parameters<typeof serveForms>[1] = {}) {
  const site = await serveForms(context, options)
  const { dir, repository } = site
  const post = (body: FormData | string, accept = 'application/json', more: Record<string, string> = {}) =>
    site.post(endpoint, body, { accept, ...more })
  return {
    ...{ ...site, post },
    port: Number(new URL(site.origin).port),
    native: (body: FormData) => post(body, pageTypes),
    /** The only lead, with the contents of its files folder. */
    async lead() {
      const [record, ...others] = (await repository.list()).leads
      assert.ok(record)
      assert.deepEqual(others, [])
      const folder = path.join(dir, record.lead.id, 'files')
      const contents = new Map<string, Buffer>()
      for (const { name, stored } of record.lead.files)
        contents.set(name, await readFile(path.join(folder, stored)))
      assert.equal((await readdir(folder)).length, record.lead.files.length)
      return { ...record, contents }
    },
    /** Waits until the leads folder is empty: staged files are removed just after the answer. */
    empty: () => waitFor('an empty leads folder', async () => (await readdir(dir)).length === 0),
  }
}

function form(
  fields: Record<string, string | readonly string[]> = {},
  files: [string, string, Uint8Array<ArrayBuffer>][] = [],
) {
  const body = new FormData()
  const all = {
    ...briefAnswers,
    websiteGoals: JSON.stringify(['Generate leads', 'Sell products online']),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) body.append(name, one)
  for (const [name, file, bytes] of files) body.append(name, new File([bytes], file))
  return body
}

/** Bytes that a small file counts as while it is kept for a repeated form. */
const unit = limits.pendingFileBytes
const pdf = randomBytes(70_000)
const logo = randomBytes(1_000)

test('a brief sent by script is stored with its lists, yes/no answers and files', async (context) => {
  const site = await serve(context)
  const answer = await site.post(
    form({ needsShop: 'true', needsAnalytics: 'false', page: endpoint, button: 'Send' }, [
      ['documents_0', 'menu.pdf', pdf],
      ['images_0', 'logo.png', logo],
      ['images_1', 'logo.png', pdf],
    ]),
  )
  const { lead, contents } = await site.lead()
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.body, {
    success: true,
    uploadedFilesCount: 3,
    googleDriveFolder: `our cloud drive, reference ${referenceOf(lead.id)}`,
    reference: referenceOf(lead.id),
  })
  assert.deepEqual(lead.fields.websiteGoals, ['Generate leads', 'Sell products online'])
  assert.equal(lead.fields.needsShop, true)
  assert.equal(lead.fields.needsAnalytics, false)
  assert.equal(lead.fields.businessName, 'Forno Rossi')
  assert.deepEqual(
    lead.files.map(({ group, name, size }) => [group, name, size]),
    [
      ['documents', 'menu.pdf', 70_000],
      ['images', 'logo.png', 1_000],
      ['images', 'logo.png', 70_000],
    ],
  )
  assert.ok(contents.get('menu.pdf')?.equals(pdf))
  for (const { name, sha256 } of lead.files.slice(0, 1)) {
    assert.equal(
      sha256,
      createHash('sha256')
        .update(contents.get(name) ?? '')
        .digest('hex'),
    )
  }
})

test('a native form is accepted with repeated names and "on", and redirected to a page', async (context) => {
  const site = await serve(context)
  const answer = await site.native(
    form({ websiteGoals: ['Generate leads', 'Showcase portfolio'], desiredPages: 'Home', needsShop: 'on' }, [
      ['documents', 'a.pdf', logo],
      ['documents', 'b.pdf', logo],
      // An empty file input
      ['images', '', new Uint8Array()],
    ]),
  )
  const { lead } = await site.lead()
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), `/website-onboarding/sent?ref=${referenceOf(lead.id)}&files=2`)
  assert.deepEqual(lead.fields.websiteGoals, ['Generate leads', 'Showcase portfolio'])
  assert.equal(lead.fields.needsShop, true)
})

test('an invalid form keeps its files for the next attempt, which adds no second lead if repeated', async (context) => {
  const site = await serve(context)
  const first = await site.native(
    form({ email: 'not an address', submissionId: 'one' }, [
      ['documents', 'menu.pdf', pdf],
      ['other', 'notes.xyz', logo],
    ]),
  )
  assert.equal(first.status, 400)
  assert.deepEqual(first.body.page.errors, { email: ['Please enter a valid email address'] })
  assert.deepEqual(first.body.page.attached, [
    { group: 'documents', name: 'menu.pdf', size: 70_000 },
    { group: 'other', name: 'notes.xyz', size: 1_000 },
  ])
  assert.equal(first.body.page.values.fullName, 'Ada Rossi')
  await site.empty()

  const { tray } = first.body.page
  const second = await site.native(
    form({ tray, removeAttached: 'other/notes.xyz', submissionId: 'one' }, [['images', 'logo.png', logo]]),
  )
  assert.equal(second.status, 303)
  const { lead, contents } = await site.lead()
  const found = lead.files.map(({ name }) => name)
  assert.deepEqual(found, ['menu.pdf', 'logo.png'])
  assert.ok(contents.get('menu.pdf')?.equals(pdf))

  // The same form again, after a double click or a lost answer
  const third = await site.native(
    form({ tray, removeAttached: 'other/notes.xyz', submissionId: 'one' }, [['images', 'logo.png', logo]]),
  )
  assert.equal(third.headers.get('location'), second.headers.get('location'))
  assert.equal((await site.repository.list()).total, 1)
})

test('for scripts the problem document lists the kept files', async (context) => {
  const site = await serve(context)
  const answer = await site.post(form({ fullName: '' }, [['documents_0', 'menu.pdf', logo]]))
  assert.equal(answer.status, 400)
  assert.equal(answer.body.success, false)
  assert.equal(typeof answer.body.error, 'string')
  assert.deepEqual(answer.body.errors, { fullName: ['Full name is required'] })
  assert.deepEqual(answer.body.attached, [{ group: 'documents', name: 'menu.pdf', size: 1_000 }])
  assert.match(answer.body.tray, /^[\w-]{43}$/)
})

test('a tray expires after a day, and a made-up token gets nothing', async (context) => {
  let time = await diskTime()
  const site = await serve(context, { now: () => time })
  const first = await site.native(form({ fullName: '' }, [['documents', 'menu.pdf', logo]]))
  const guessed = await site.native(form({ tray: randomBytes(32).toString('base64url') }))
  assert.equal(guessed.status, 400)
  time += 25 * 3_600_000
  const late = await site.native(form({ tray: first.body.page.tray }, [['documents', 'new.pdf', logo]]))
  assert.equal(late.status, 400)
  assert.match(late.body.page.errors.documents[0], /no longer kept/)
  // The files of this request are kept again
  const found = late.body.page.attached.map(({ name }: { name: string }) => name)
  assert.deepEqual(found, ['new.pdf'])
  assert.equal((await site.repository.list()).total, 0)
  await site.pendingUploads.removeExpired()
  time += 25 * 3_600_000
  await site.pendingUploads.removeExpired()
  assert.deepEqual(await readdir(path.join(site.base, 'trays')), [])
})

test('the same brief with one more file is another lead, since nothing may be lost', async (context) => {
  const site = await serve(context)
  await site.post(form({ submissionId: 'same' }, [['documents_0', 'a.pdf', logo]]))
  await site.post(
    form({ submissionId: 'same' }, [
      ['documents_0', 'a.pdf', logo],
      ['documents_1', 'b.pdf', logo],
    ]),
  )
  assert.equal((await site.repository.list()).total, 2)
})

const filesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at): [string, string, Buffer<ArrayBuffer>] => [
    `other_${at}`,
    `part-${at}`,
    Buffer.alloc(bytes),
  ])

for (const [what, files, message] of [
  ['a file of 26 MB is', filesOf(1, 26 * megabyte), 'This file is larger than 25 MB.'],
  ['120 MB in all are', filesOf(6, 20 * megabyte), 'All files together are larger than 100 MB.'],
  ['31 files are', filesOf(31, 1_000), 'There are more than 30 files.'],
] as const) {
  test(`${what} refused with a message at the field, and nothing is stored`, async (context) => {
    const site = await serve(context)
    const answer = await site.post(form({}, [...files]))
    assert.equal(answer.status, 413)
    assert.deepEqual(answer.body.errors, { other: [message] })
    // A refused file is not kept, so there is no tray
    if (files.length === 1) assert.equal(answer.body.tray, undefined)
    await site.empty()
  })
}

test('a hostile file name leads to no path and is shown without hidden characters', async (context) => {
  const site = await serve(context)
  const names = [
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'a\r\nSet-Cookie: x=1.txt',
    '\u202egnp.exe',
    '...',
    'con',
  ]
  await site.post(
    form(
      {},
      names.map((name, index) => [`other_${index}`, name, logo]),
    ),
  )
  const { lead } = await site.lead()
  assert.equal(lead.files.length, names.length)
  for (const { name, stored } of lead.files) {
    assert.match(stored, /^other-[0-9a-f]{16}(?:\.txt)?$/)
    assert.equal(/[\p{Cc}\p{Cf}/\\]/u.test(name), false, name)
  }
})

test("a text's length is limited as typed, not with the extra character that forms send per line end", async (context) => {
  const { post, dir, repository } = await serve(context)
  const typed = 'A line of forty characters is what we do\n'.repeat(122).slice(0, 4_999).trimEnd()
  const answer = await post(form({ specialRequests: typed }))
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const [id = ''] = await readdir(dir)
  assert.equal((await repository.get(id))?.lead.fields.specialRequests, typed)
})

test('a file keeps its name, as far as it can be shown, and its extension', async (context) => {
  const { post, lead } = await serve(context)
  const names: [group: string, sent: string, kept: RegExp | string][] = [
    ['documents_0', `${'x'.repeat(201)}.pdf`, /^x{195}….pdf$/],
    ['documents_1', `${'è'.repeat(300)}.docx`, /^è{194}….docx$/],
    ['documents_2', `${'a b. '.repeat(60)}.TXT`, /^(?:a b\. ?)+….TXT$/],
    ['images_0', `${'👩‍👩‍👧'.repeat(80)}.png`, /^(?:👩‍👩‍👧)+….png$/],
    ['images_1', '👨‍👩‍👧 team.png', '👨‍👩‍👧 team.png'],
    ['images_2', 'caffe\u0300.png', 'caffè.png'],
    ['images_3', 'photo.jfif', 'photo.jfif'],
    ['images_4', 'PHOTO.JPE', 'PHOTO.JPE'],
    ['images_5', 'نام\u200cها.png', 'نام\u200cها.png'],
    ['images_6', 'logo.svg', 'logo.svg'],
    ['other_0', 'the "best" one.zip', 'the "best" one.zip'],
    ['other_1', '100%25 and %41.txt', '100%25 and %41.txt'],
    ['other_2', 'two\nlines.txt', 'two lines.txt'],
    ['other_3', '.hidden', '.hidden'],
  ]
  const bytes = new Uint8Array([1, 2, 3])
  // Some systems send no type, so only the name tells what the file is
  const answer = await post(
    form(
      {},
      names.map(([group, sent]) => [group, sent, bytes]),
    ),
  )
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const { lead: stored } = await lead()
  for (const [group, sent, kept] of names) {
    const found = stored.files.filter(({ group: its }) => group.startsWith(its)).map(({ name }) => name)
    const isKept = found.some((name) => (typeof kept === 'string' ? name === kept : kept.test(name)))
    assert.ok(isKept, `${sent.slice(0, 40)} became one of ${found.join(' | ')}`)
  }
})

test('a file of the wrong kind for its field is refused with a message at that field', async (context) => {
  const site = await serve(context)
  const answer = await site.post(
    form({}, [
      ['images_0', 'menu.exe', logo],
      ['documents_0', 'photo.png', logo],
    ]),
  )
  assert.equal(answer.status, 400)
  assert.deepEqual(Object.keys(answer.body.errors).sort(), ['documents', 'images'])
})

test('an upload that the visitor aborts leaves nothing behind', async (context) => {
  const site = await serve(context)
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n` +
      '--x\r\nContent-Disposition: form-data; name="other_0"; filename="film"\r\n\r\n',
  )
  socket.write(Buffer.alloc(3_000_000))
  await waitFor('a staged file', async () => (await readdir(site.dir)).length > 0)
  socket.destroy()
  await site.empty()
})

test('a form with a far too long answer comes back with the other answers, and its files are kept', async (context) => {
  const site = await serve(context)
  const answer = await site.native(
    form({ businessDescription: 'word '.repeat(80_000), competitors: 'After it' }, [
      ['documents', 'menu.pdf', pdf],
    ]),
  )
  assert.equal(answer.status, 413)
  const { values, message, attached, tray } = answer.body.page
  assert.match(message, /too much text/)
  assert.equal(values.fullName, 'Ada Rossi')
  assert.equal(values.competitors, 'After it')
  assert.equal(values.businessDescription.length, 5_000)
  assert.deepEqual(attached, [{ group: 'documents', name: 'menu.pdf', size: 70_000 }])
  // With shorter text the brief is accepted together with the file
  assert.equal((await site.native(form({ tray }))).status, 303)
  assert.ok((await site.lead()).contents.get('menu.pdf')?.equals(pdf))
})

test('a form with thousands of fields comes back with the first ones', async (context) => {
  const site = await serve(context)
  const body = form()
  for (let index = 0; index < 5_000; index += 1) body.append(`field${index}`, 'x')
  const answer = await site.native(body)
  assert.equal(answer.status, 413)
  assert.equal(answer.body.page.values.fullName, 'Ada Rossi')
  await site.empty()
})

test('a truncated upload comes back with the fields and files that arrived complete', async (context) => {
  const site = await serve(context)
  const part = (about: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${text}\r\n`
  const cut = [
    part('name="fullName"', 'Ada Rossi'),
    part('name="documents"; filename="menu.pdf"', 'the whole menu'),
    part('name="businessName"', 'Forno Rossi'),
    part('name="documents"; filename="second.pdf"', 'half of'),
  ].join('')
  const { status, body } = await site.post(cut, 'text/html', {
    'content-type': 'multipart/form-data; boundary=x',
  })
  assert.equal(status, 400)
  const { page } = body
  assert.match(page.message, /cut off/)
  assert.deepEqual(page.values, { fullName: 'Ada Rossi', businessName: 'Forno Rossi' })
  assert.deepEqual(page.attached, [{ group: 'documents', name: 'menu.pdf', size: 14 }])
  assert.match(page.tray, /^[\w-]{43}$/)
  await site.empty()
})

test('without room for files the answers come back, and files attached before are kept', async (context) => {
  let free = Number.MAX_SAFE_INTEGER
  const site = await serve(context, { freeBytes: async () => free })
  const first = await site.native(form({ fullName: '' }, [['documents', 'menu.pdf', pdf]]))
  free = 1_000
  const full = await site.native(form({ tray: first.body.page.tray }, [['images', 'logo.png', logo]]))
  assert.equal(full.status, 507)
  const { values, attached, tray } = full.body.page
  assert.equal(values.fullName, 'Ada Rossi')
  const found = attached.map(({ name }: { name: string }) => name)
  assert.deepEqual(found, ['menu.pdf'])
  free = Number.MAX_SAFE_INTEGER
  assert.equal((await site.native(form({ tray }))).status, 303)
})

test('a form refused unread asks the visitor to go back and send it again', async (context) => {
  const site = await serve(context, { leadsPerMinute: 1 })
  let answer = await site.native(form({ fullName: '' }))
  for (let count = 0; answer.status !== 429 && count < 200; count += 1)
    answer = await site.native(form({ fullName: '' }))
  assert.equal(answer.status, 429)
  assert.deepEqual(answer.body.page.values, {})
  assert.match(answer.body.page.message, /Go back in your browser/)
})

test('a brief is refused when the disk fills up meanwhile, and nothing of it is stored', async (context) => {
  let looks = 0
  const site = await serve(context, {
    freeBytes: async () => {
      looks += 1
      return looks < 3 ? 400 * megabyte : 200 * megabyte
    },
  })
  const files = [0, 1, 2].map((at): [string, string, Uint8Array<ArrayBuffer>] => [
    `other_${at}`,
    `${at}.mov`,
    Buffer.alloc(10 * megabyte),
  ])
  const answer = await site.native(form({}, files))
  assert.equal(answer.status, 507)
  const { values, message, attached, tray } = answer.body.page
  assert.equal(values.fullName, 'Ada Rossi')
  assert.match(message, /problem submitting your form/)
  assert.deepEqual([attached, tray], [[], null])
  await site.empty()
  assert.deepEqual(await readdir(site.base), ['leads'])
})

test('new files beyond the limit of kept uploads are dropped; files attached before are kept', async (context) => {
  // Room for the first file and one more
  const site = await serve(context, { most: { all: 9 * unit, perNetwork: 4 * unit } })
  const sendTo = (tray: string, names: string[]) =>
    site.native(
      form(
        { fullName: '', tray },
        names.map((name) => ['other', name, Buffer.alloc(2 * unit)]),
      ),
    )
  const waiting = ({ body }: Awaited<ReturnType<typeof sendTo>>) =>
    body.page.attached.map(({ name }: { name: string }) => name)
  const first = await sendTo('', ['menu.mov'])
  const second = await sendTo(first.body.page.tray, ['film.mov'])
  assert.deepEqual(waiting(second), ['menu.mov', 'film.mov'])
  const third = await sendTo(second.body.page.tray, ['another.mov'])
  assert.equal(third.status, 400)
  assert.deepEqual(waiting(third), ['menu.mov', 'film.mov'])
  assert.equal((await site.native(form({ tray: third.body.page.tray }))).status, 303)
  assert.equal((await site.lead()).lead.files.length, 2)
})
