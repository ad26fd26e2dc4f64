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

test('has exactly 25 fields', () => {
  assert.equal(onboardingFields.length, 25)
})

test('accepts a brief with only the eight required answers, and leaves the rest empty', () => {
  const brief = briefOf(complete)
  assert.deepEqual(brief.websiteGoals, ['Attract new clients', 'Generate leads'])
  assert.deepEqual(brief.desiredIntegrations, [])
  assert.equal(brief.customPages, '')
  assert.equal(brief.needsShop, false)
})

test('reads texts, lists and checkboxes as sent by script or by a native form', () => {
  const pagesOf = (desiredPages: string | string[]) => briefOf({ ...complete, desiredPages }).desiredPages
  assert.equal(briefOf({ ...complete, fullName: '  Ada\u00a0' }).fullName, 'Ada')
  assert.deepEqual(pagesOf(['Home', 'FAQ']), ['Home', 'FAQ'])
  for (const one of ['Home', ['Home', '', 'Home']]) assert.deepEqual(pagesOf(one), ['Home'])
  assert.deepEqual(pagesOf('["An option that it does not know"]'), ['An option that it does not know'])
  assert.deepEqual(listOf('[Home'), ['[Home'], 'text that only looks like JSON')
  assert.deepEqual(listOf('["Home",1,null]'), ['Home'])
  // In a form, a hidden field with "no" comes before the ticked box
  for (const yes of ['true', 'on', '1', ['false', 'on']]) assert.equal(isYes(yes), true, String(yes))
  for (const no of [undefined, '', 'false', '0', 'off']) assert.equal(isYes(no), false, no)
})

test('an empty form gets the exact message for each required field', () => {
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

test('reports what is too short, missing or too long, also in optional fields', () => {
  const long = 'x'.repeat(5_001)
  const wrong: [raw: Record<string, string>, faults: Record<string, string>][] = [
    [{ businessDescription: ' 123456789 ' }, { businessDescription: 'descriptionTooShort' }],
    [{ targetAudience: '1234' }, { targetAudience: 'audienceTooShort' }],
    [
      { websiteGoals: '[]', desiredPages: '' },
      { websiteGoals: 'goalRequired', desiredPages: 'pageRequired' },
    ],
    [
      { specialRequests: long, email: `${long}@a.example` },
      { specialRequests: 'tooLong', email: 'tooLong' },
    ],
  ]
  for (const [raw, faults] of wrong)
    assert.deepEqual(readOnboarding({ ...complete, ...raw }), { ok: false, faults })
  assert.ok(readOnboarding({ ...complete, businessDescription: '1234567890', targetAudience: '12345' }).ok)
})

test('never refuses a brief because of what the visitor did not type', () => {
  const brief = briefOf({ ...complete, page: 'x'.repeat(900), language: 'fr', submissionId: 'x'.repeat(900) })
  assert.equal(brief.page?.length, 300)
  assert.equal(brief.language, 'en')
  assert.equal(brief.submissionId, '')
})

const nothing = { files: 0, bytes: 0 }
const file = (name: string, size = 1, type = '') => ({ name, size, type })

test('accepts or refuses a file by its kind, its size, and the files already there', () => {
  const { fileBytes } = uploadLimits
  const most = { files: 9, bytes: 99 * megabyte }
  const cases: [...Parameters<typeof fileFault>, fault: ReturnType<typeof fileFault>][] = [
    ['documents', file('A.PDF'), nothing, null],
    ['documents', file('a.docx'), nothing, null],
    ['documents', file('a.pdf.exe'), nothing, 'notADocument'],
    // An image is recognised by its type, or by its name when no type is given
    ['images', file('photo', 1, 'image/heic'), nothing, null],
    ['images', file('photo.HEIC'), nothing, null],
    ['images', file('a.pdf', 1, 'application/pdf'), nothing, 'notAnImage'],
    ['other', file('logo.zip', 1, 'application/zip'), nothing, null],
    ['other', file('25 MB', fileBytes), nothing, null],
    ['other', file('more', fileBytes + 1), nothing, 'fileTooLarge'],
    ['other', file('100 MB in all', megabyte), most, null],
    ['other', file('more in all', megabyte + 1), most, 'filesTooLarge'],
    ['other', file('the thirtieth'), { files: 29, bytes: 0 }, null],
    ['other', file('the thirty-first'), { files: 30, bytes: 0 }, 'tooManyFiles'],
  ]
  for (const [group, one, others, fault] of cases)
    assert.equal(fileFault(group, one, others), fault, one.name)
})

test('allows names, emails and phone numbers as long as in every other form', () => {
  const { name, email, phone } = onboardingLimits
  assert.deepEqual({ name, email, phone }, contactLimits)
})
