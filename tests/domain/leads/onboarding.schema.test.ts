import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactLimits } from '#domain/leads/form.schema.ts'
import { isYes, listOf, onboardingFields, readOnboarding } from '#domain/leads/onboarding.schema.ts'
import { fileFault, megabyte, onboardingLimits, uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import { onboardingMessages } from '#locales/en/onboarding-messages.ts'

const complete = {
  fullName: 'Ada Rossi',
  businessName: 'Rossi Osteopathy',
  email: 'ada@rossi.example',
  phone: '020 7946 0456',
  businessDescription: 'Osteopathy and sports massage.',
  targetAudience: 'Runners',
  websiteGoals: '["Attract new clients","Generate leads"]',
  desiredPages: '["Home"]',
}

const briefOf = (raw: Record<string, string | string[]>) => {
  const read = readOnboarding(raw)
  assert.ok(read.ok)
  return read.brief
}

test('has exactly the twenty-five fields', () => {
  assert.equal(onboardingFields.length, 25)
})

test('takes a brief with only the eight required answers, and leaves the rest empty', () => {
  const brief = briefOf(complete)
  assert.deepEqual(brief.websiteGoals, ['Attract new clients', 'Generate leads'])
  assert.deepEqual(brief.desiredIntegrations, [])
  assert.equal(brief.customPages, '')
  assert.equal(brief.needsShop, false)
})

for (const [name, read, expected] of [
  ['trims texts', () => briefOf({ ...complete, fullName: '  Ada\u00a0' }).fullName, 'Ada'],
  [
    'reads repeated values of a native form as a list',
    () => briefOf({ ...complete, desiredPages: ['Home', 'FAQ'] }).desiredPages,
    ['Home', 'FAQ'],
  ],
  [
    'reads one value of a native form as a list of one',
    () => briefOf({ ...complete, desiredPages: 'Home' }).desiredPages,
    ['Home'],
  ],
  [
    'counts a repeated or empty choice once or not at all',
    () => briefOf({ ...complete, desiredPages: ['Home', '', 'Home'] }).desiredPages,
    ['Home'],
  ],
  [
    'keeps an option that it does not know',
    () => briefOf({ ...complete, desiredIntegrations: '["Fax"]' }).desiredIntegrations,
    ['Fax'],
  ],
  ['takes text that only looks like JSON as it is', () => listOf('[Home'), ['[Home']],
  ['takes a JSON list without what is no text', () => listOf('["Home",1,null]'), ['Home']],
] as [string, () => unknown, unknown][])
  test(name, () => assert.deepEqual(read(), expected))

test('reads a switch as yes when it says true, on or 1', () => {
  for (const text of ['true', 'on', '1']) assert.equal(isYes(text), true, text)
})

test('reads a switch as no when it is missing, empty or says false', () => {
  for (const text of [undefined, '', 'false', '0', 'off']) assert.equal(isYes(text), false, text)
})

test('reads a hidden no before a ticked box as yes', () => {
  assert.equal(isYes(['false', 'on']), true)
})

test('says its exact words about an empty form', () => {
  const read = readOnboarding({})
  assert.ok(!read.ok)
  const said = Object.fromEntries(
    Object.entries(read.faults).map(([field, key]) => [
      field,
      onboardingMessages[key as keyof typeof onboardingMessages],
    ]),
  )
  assert.deepEqual(said, {
    fullName: 'Full name is required',
    businessName: 'Business name is required',
    email: 'Please enter a valid email address',
    phone: 'Phone number is required',
    businessDescription: 'Please provide at least 10 characters',
    targetAudience: 'Please describe your target audience',
    websiteGoals: 'Please select at least one goal',
    desiredPages: 'Please select at least one page',
  })
})

test('finds nine characters too short for a description and ten enough', () => {
  const nine = readOnboarding({ ...complete, businessDescription: ' 123456789 ' })
  assert.deepEqual(nine, { ok: false, faults: { businessDescription: 'descriptionTooShort' } })
  assert.ok(readOnboarding({ ...complete, businessDescription: '1234567890' }).ok)
})

test('finds four characters too short for an audience and five enough', () => {
  const four = readOnboarding({ ...complete, targetAudience: '1234' })
  assert.deepEqual(four, { ok: false, faults: { targetAudience: 'audienceTooShort' } })
  assert.ok(readOnboarding({ ...complete, targetAudience: '12345' }).ok)
})

test('wants at least one goal and one page', () => {
  assert.deepEqual(readOnboarding({ ...complete, websiteGoals: '[]', desiredPages: '' }), {
    ok: false,
    faults: { websiteGoals: 'goalRequired', desiredPages: 'pageRequired' },
  })
})

test('tells a text that is too long so, in optional fields as well', () => {
  const long = 'x'.repeat(5_001)
  assert.deepEqual(readOnboarding({ ...complete, specialRequests: long, email: `${long}@a.example` }), {
    ok: false,
    faults: { specialRequests: 'tooLong', email: 'tooLong' },
  })
})

test('never refuses a brief for what the visitor did not type', () => {
  const brief = briefOf({ ...complete, page: 'x'.repeat(900), language: 'fr', submissionId: 'x'.repeat(900) })
  assert.equal(brief.page?.length, 300)
  assert.equal(brief.language, 'en')
  assert.equal(brief.submissionId, '')
})

const nothing = { files: 0, bytes: 0 }
const file = (name: string, size = 1, type = '') => ({ name, size, type })

test('takes the four kinds of document and no other', () => {
  assert.equal(fileFault('documents', file('A.PDF'), nothing), null)
  assert.equal(fileFault('documents', file('a.docx'), nothing), null)
  assert.equal(fileFault('documents', file('a.pdf.exe'), nothing), 'notADocument')
})

test('takes an image by its type, or by its name when no type is given', () => {
  assert.equal(fileFault('images', file('photo', 1, 'image/heic'), nothing), null)
  assert.equal(fileFault('images', file('photo.HEIC'), nothing), null)
  assert.equal(fileFault('images', file('a.pdf', 1, 'application/pdf'), nothing), 'notAnImage')
})

test('takes any file under other', () => {
  assert.equal(fileFault('other', file('logo.zip', 1, 'application/zip'), nothing), null)
})

test('takes a file of exactly 25 MB and none larger', () => {
  assert.equal(fileFault('other', file('a', uploadLimits.fileBytes), nothing), null)
  assert.equal(fileFault('other', file('a', uploadLimits.fileBytes + 1), nothing), 'fileTooLarge')
})

test('takes 100 MB in all and no more', () => {
  assert.equal(fileFault('other', file('a', megabyte), { files: 9, bytes: 99 * megabyte }), null)
  const found = fileFault('other', file('a', megabyte + 1), { files: 9, bytes: 99 * megabyte })
  assert.equal(found, 'filesTooLarge')
})

test('takes the thirtieth file and not the thirty-first', () => {
  assert.equal(fileFault('other', file('a'), { files: 29, bytes: 0 }), null)
  assert.equal(fileFault('other', file('a'), { files: 30, bytes: 0 }), 'tooManyFiles')
})

test('takes names, addresses and numbers as long as every other form does', () => {
  const { name, email, phone } = onboardingLimits
  assert.deepEqual({ name, email, phone }, contactLimits)
})
