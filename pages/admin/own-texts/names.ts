import { capitalised } from '#domain/capitalised.ts'
import { editText as text } from '#locales/en/admin-edit.ts'

/** `missedCall.steps.0` as `Missed call, steps 1`. */
const inWords = (path: string): string =>
  path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part)
        ? `${Number(part) + 1}`
        : part
            .replace(/[A-Z-]/g, (letter) => ` ${letter === '-' ? '' : letter.toLowerCase()}`)
            .replace(/ +/g, ' ')
            .replace(/\bai\b/g, 'AI'),
    )
    .join(', ')
    .replace(/, (?=\d)/g, ' ')

/** The name of a key's dictionary: a page, a service, or a part shared by many pages. */
export function placeOf(key: string): string {
  const [name = ''] = key.split('.', 1)
  const places: Readonly<Record<string, string>> = text.places
  return places[name] ?? capitalised(inWords(name.replace('services/', '')))
}

/** The name of a text: `Hero, heading`. For a page's description, which no page shows: where it appears. */
export function nameOf(key: string): string {
  const own = key.slice(key.indexOf('.') + 1)
  return own === 'description' ? text.metaDescription : capitalised(inWords(own))
}
