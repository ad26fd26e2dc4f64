import type { Office } from '#server/leads/channels/office.ts'

export const officeAt = (address: string, other: Partial<Office> = {}) => {
  const mailbox = { name: 'Office', address }
  const office: Office = {
    siteName: 'Ponte',
    from: mailbox,
    to: mailbox,
    replyTo: mailbox,
    language: 'en',
    ...other,
  }
  return () => office
}
