import { createLead } from '#server/leads/intake/create-lead.ts'

type Options = Partial<Parameters<typeof createLead>[0]>

export const sampleFields = {
  name: 'Ada',
  surname: 'Rossi',
  email: 'ada.rossi@example.com',
  phone: '020 7946 0456',
  packageName: 'Get Clients',
}

export const sampleLead = (options: Options = {}) =>
  createLead({
    kind: 'inquiry',
    fields: sampleFields,
    language: 'en',
    receivedAt: Date.parse('2025-03-04T10:20:30Z'),
    context: { page: '/pricing', button: 'Get Started' },
    ...options,
  })

type LeadFile = ReturnType<typeof createLead>['files'][number]

/** A lead's file; `stored` is its name on the disk. */
export const sampleFile = (stored: string, fields: Partial<LeadFile> = {}): LeadFile => ({
  ...{ name: stored, stored, group: 'other', size: 0, type: 'text/plain', sha256: '' },
  ...fields,
})
