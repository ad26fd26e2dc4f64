import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, isEmailAddress } from '#domain/leads/form.schema.ts'
import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import { questionSchema } from '#domain/leads/question.schema.ts'
import { leadMessages } from '#locales/en/lead-messages.ts'

function readInquiry(input: unknown) {
  const parsed = inquirySchema.safeParse(input)
  return parsed.success
    ? ({ ok: true, inquiry: parsed.data } as const)
    : ({ ok: false, faults: faultsOf(parsed.error.issues) } as const)
}

const complete = {
  name: 'Ada',
  surname: 'Rossi',
  email: 'ada.rossi@example.com',
  phone: '020 7946 0456',
  packageName: 'Get Clients',
}

test('accepts its five fields and trims them', () => {
  const read = readInquiry({ ...complete, name: '  Ada\u00a0', email: ' ada.rossi@example.com\n' })
  assert.ok(read.ok)
  assert.equal(read.inquiry.name, 'Ada')
  assert.equal(read.inquiry.email, 'ada.rossi@example.com')
})

test('accepts the four fields of the Italian pricing page', () => {
  const { packageName: _, ...four } = complete
  assert.ok(readInquiry(four).ok)
})

test('names the fault of every field that is missing, empty or of the wrong type', () => {
  const required = { name: 'nameRequired', surname: 'surnameRequired', phone: 'phoneRequired' }
  const faults = { ...required, email: 'emailInvalid' }
  const empty = { name: '', surname: ' ', email: '', phone: '\t' }
  for (const input of [{}, empty, { name: 1, surname: null, email: ['a@b.co'], phone: {} }])
    assert.deepEqual(readInquiry(input), { ok: false, faults })
})

test('reports an over-long field as too long, and nothing else', () => {
  const read = readInquiry({ ...complete, name: 'a'.repeat(201), email: `${'a'.repeat(250)}@example.com` })
  assert.deepEqual(read, { ok: false, faults: { name: 'tooLong', email: 'tooLong' } })
})

test('never refuses an inquiry because of fields that the visitor cannot correct', () => {
  const odd = { page: 7, button: null, language: 'klingon', subject: { a: 1 } }
  const long = { packageName: 'p'.repeat(300), submissionId: 'x'.repeat(300) }
  const read = readInquiry({ ...complete, ...odd, ...long })
  assert.ok(read.ok)
  assert.equal(read.inquiry.packageName, 'p'.repeat(200))
  assert.equal(read.inquiry.submissionId, '')
})

test('accepts email addresses that people really have', () => {
  const genuine = [
    ...[
      'a@b.co',
      "o'neil+web@mail.example.co.uk",
      'first.last@sub-domain.example.museum',
      'josé@example.com',
    ],
    ...['info@münchen.de', 'info@xn--mnchen-3ya.de', 'name@example.xn--p1ai'],
  ]
  for (const address of genuine) assert.ok(isEmailAddress(address), address)
})

test('refuses anything but a single email address', () => {
  const refused = [
    ...['a', 'a@b', '@b.co', 'a@', 'a@@b.co', 'a@b@c.co', 'a@b..co', 'a@-b.co', 'a@b-.co', 'a b@c.co'],
    ...['a@b.co,c@d.co', 'a@b.co;c@d.co', 'a@b.co\r\nBcc: c@d.co', 'A <a@b.co>', '"a"@b.co', 'a@b.co\u0000'],
    ...['a\u202e@b.co', `${'a'.repeat(65)}@b.co`, `a@${'b.'.repeat(10_000)}co`],
  ]
  for (const address of refused)
    assert.equal(isEmailAddress(address), false, JSON.stringify(address.slice(0, 40)))
})

test('every fault that a form can cause has a message in the dictionary', () => {
  const long = 'x'.repeat(100_000)
  for (const schema of [inquirySchema, questionSchema]) {
    const names = Object.keys(schema.shape)
    for (const value of [undefined, '', long]) {
      const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, value])))
      assert.equal(parsed.success, false)
      for (const message of Object.values(faultsOf(parsed.error?.issues ?? [])))
        assert.ok(message && Object.hasOwn(leadMessages, message), message)
    }
  }
})
