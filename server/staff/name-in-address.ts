import { capitalised } from '#domain/capitalised.ts'

/**
 * A member's name until the member gives one, from the e-mail address: `ada.lovelace+site@example.com` → `Ada Lovelace`.
 * Returns the whole address where nothing before the @ is a word.
 */
export function nameInAddress(email: string): string {
  const [localPart = ''] = email.split('@')
  const [withoutTag = ''] = localPart.split('+')
  const words = withoutTag.split(/[._-]+/).filter((word) => word !== '')
  if (words.length === 0) return email
  return words.map(capitalised).join(' ')
}
