import { capitalised } from '#domain/capitalised.ts'
import { type Locale, localeRows } from '#domain/locales.ts'

const units: Readonly<Record<Locale, { times: string; hours: string }>> = {
  en: { times: ' times', hours: ' hours' },
  it: { times: '\u00a0volte', hours: '\u00a0ore' },
}

/** What a template may add to an argument: `{count:number|grouped}`, `{names:strings|list|capitalised}`. */
export function formattersOf(locale: Locale) {
  const { region } = localeRows[locale]
  // Created once: screens use it on every keystroke
  const numbers = new Intl.NumberFormat(region)
  return {
    grouped: (value: number) => numbers.format(value),
    list: (items: readonly string[]) => new Intl.ListFormat(region).format(items),
    /** Bytes, in decimal units. */
    fileSize: (bytes: number) =>
      bytes < 1000
        ? `${bytes} B`
        : bytes < 999_500
          ? `${Math.round(bytes / 1000)} KB`
          : `${(bytes / 1_000_000).toFixed(1)} MB`,
    capitalised,
    lowercase: (text: string) => text.toLowerCase(),
    times: (figure: string) => figure.replace(/x$/, units[locale].times),
    hours: (figure: string) => figure.replace(/h$/, units[locale].hours),
    /** The name of a service in the middle of an English sentence. */
    inSentence: (name: string) => name.replace(/^(?!AI\b|Google\b)./, (first) => first.toLowerCase()),
  }
}
