import { capitalised } from '#domain/capitalised.ts'

/**
 * A member's name, derived from the e-mail address until they enter one: `ada.lovelace+site@example.com` →
 * `Ada Lovelace`. The whole address if nothing before the @ is a word.
 */
export function nameInAddress(email: string): string {
  const [localPart = ''] = email.split('@')
  const [withoutTag = ''] = localPart.split('+')
  const words = withoutTag.split(/[._-]+/).filter((word) => word !== '')
  if (words.length === 0) return email
  return words.map(capitalised).join(' ')
}
